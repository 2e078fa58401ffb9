// What the page shows of the rules: how long an evening is, how much may be told. Made into TypeScript.
#pragma once

#include "games/farben/state.hpp"

namespace farben {

struct Facts {
    std::int32_t rounds = rounds_max;
    std::int32_t rounds_short = farben::rounds_short;  // of a short evening
    std::int32_t story_chars_max = farben::story_chars_max;
    std::int32_t hint_chars_max = farben::hint_chars_max;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (rounds, rounds_short, story_chars_max, hint_chars_max))

}  // namespace farben

// What somebody at the table has noticed: every colour and story while it lay open, in the order of telling. It is
// folded from the views of one seat and nothing else; how much of it a bot still knows later is the bot's affair.
#pragma once

#include <array>

#include "games/farben/state.hpp"

namespace farben {

struct Noticed {
    std::optional<Colour> colour{};  // none: not told yet
    std::string story{};
    bool is_aloud = false;           // then the story is a note of it, or nothing
    std::int16_t order = 0;          // the how-manieth story of the game, from 1
};

struct Memory {
    std::array<std::array<Noticed, max_seats>, rounds_max> told{};  // by round and seat
    std::int16_t count = 0;                                          // stories so far
};

}  // namespace farben

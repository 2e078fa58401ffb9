// What the bots' book tells a person beside the game, from what that person sees: no bot and no secret of another goes
// into it.
#pragma once

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

struct Advice {
    std::vector<std::string> nearest{};      // to the last question, if its owner did not understand it
    std::vector<std::int8_t> not_in_book{};  // objects whose word one sees, and no bot could have found
};
BOOST_DESCRIBE_STRUCT(Advice, (), (nearest, not_in_book))

struct Coach {
    static Advice advise(const View&);
};

}  // namespace barbarossa

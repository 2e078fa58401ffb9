// Tells a player what everybody could work out with enough patience: the chance to meet the objective,
// for each set of dice that could be thrown now, with best play afterwards.
#pragma once

#include "games/coloryam/rules.hpp"

namespace coloryam {

struct Odds {
    // By set of dice thrown now (bit i is die i), in ten-thousandths; [0] is stopping. Before the first throw
    // [63] alone counts. Empty when there is nothing to throw, when the line asks for no colours, with free
    // objectives, and at a table that plays without coach.
    std::vector<std::int32_t> by_dice{};
    std::int32_t best = 0;  // an index into by_dice
};
BOOST_DESCRIBE_STRUCT(Odds, (), (by_dice, best))

struct Coach {
    static Odds advise(const View&);
};

}  // namespace coloryam

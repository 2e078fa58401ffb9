// What could have been written: the coach of Color Words looks back at the round that was last shown, never at the one
// that is being written.
#pragma once

#include "games/colorwords/rules.hpp"
#include "games/colorwords/search.hpp"

namespace colorwords {

struct Advice {
    std::int8_t round = -1;                                  // the one looked at; -1: none is over yet
    core::List<std::vector<Found>, max_seats> best{};        // by seat: the best words there were, the best first
};
BOOST_DESCRIBE_STRUCT(Advice, (), (round, best))

struct Review {
    static Advice advise(const View&);
};

}  // namespace colorwords

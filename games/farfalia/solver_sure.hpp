// Tricks that need no search: what the hand on lead can cash at once, with its partner's winners if it can reach
// them, and high trumps, which win whatever happens. For four hands, partners opposite.
#pragma once

#include "games/farfalia/solver_world.hpp"

namespace farfalia {

struct Sure {
    int tricks = 0;
    Bits decisive = 0;  // the cards whose rank makes them sure
};

using Hands = std::array<Bits, hands_max>;

// For the side of the hand on lead.
Sure cashable(const Hands& held, std::size_t leader, Trump trump, int tricks_left);
// For the side of this hand, whoever leads.
Sure high_trumps(const Hands& held, std::size_t hand, Trump trump);

}  // namespace farfalia

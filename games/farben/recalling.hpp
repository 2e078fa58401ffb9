// How a bot recalls, gives hints, and picks a packet for its neighbour.
#pragma once

#include "games/farben/mind.hpp"

namespace farben {

// The cunning look for what the neighbour will know least, the others take any.
Assign pick_packet(const Mind&, core::Rng&);

// Cards that are known come first. For another a hint is asked where it promises more than guessing at once.
Rules::Action name_or_ask(const Mind&, core::Rng&);

// A word of one's own story, if one still knows it: the one that fewest other stories have.
Rules::Action give_hint(const Mind&, core::Rng&);

}  // namespace farben

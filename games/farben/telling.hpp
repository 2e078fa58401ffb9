// How a bot comes by a colour and a story: from the stock for the word, and never one that was told tonight.
#pragma once

#include "games/farben/rules.hpp"

namespace farben {

// The side with more stories to tell.
PickSide pick_side(const View&, core::Rng&);

// A colour that goes with the word. Bots at one table who have the same choice seldom take the same.
Choose choose_colour(const View&, const Memory&, core::Seat me, core::Rng&);

// For the colour that was chosen, by whomever.
Tell tell_story(const View&, const Memory&, core::Seat me, core::Rng&);

}  // namespace farben

// How a bot comes by a colour and a story: from the stock for the word, rather a likely colour, in its own voice, and
// never a story that was told tonight.
#pragma once

#include "games/farben/rules.hpp"

namespace farben {

enum class Taste { short_stories, any_story, long_stories };

struct Voice {  // how a level tells
    Taste taste = Taste::any_story;
    std::uint32_t at_a_loss = 0;  // one story in so many is not about the word; 0: none
};

// The side of whose likely colours more are left in the hand.
PickSide pick_side(const View&, core::Rng&);

// A likely colour as a rule, another now and then. Bots at one table who have the same choice seldom take the same.
Choose choose_colour(const View&, core::Seat me, const Voice&, core::Rng&);

// For the colour that was chosen, by whomever.
Tell tell_story(const View&, const Memory&, core::Seat me, const Voice&, core::Rng&);

}  // namespace farben

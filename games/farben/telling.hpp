// How a bot comes by a colour and a story: from the stock for the word, rather a likely colour, in its own voice; never
// a story that was told tonight, and none that somebody here has heard before while there are others.
#pragma once

#include "games/farben/rules.hpp"

namespace farben {

enum class Taste { short_stories, any_story, long_stories };

struct Voice {  // how a level tells
    std::string_view level{};  // whose words it uses around a story
    Taste taste = Taste::any_story;
    std::uint32_t at_a_loss = 0;  // one story in so many is not about the word; 0: none
    std::uint32_t openings = 0;   // so many of twelve stories begin with words of its own,
    std::uint32_t closings = 0;   // and so many end with some
};

// The side of whose likely colours more are left in the hand, with a story that nobody here has heard.
PickSide pick_side(const View&, const core::TalesHeard&, core::Rng&);

// A likely colour as a rule, another now and then. Bots at one table who have the same choice seldom take the same.
Choose choose_colour(const View&, const core::TalesHeard&, core::Seat me, const Voice&, core::Rng&);

// For the colour that was chosen, by whomever.
Tell tell_story(const View&, const Memory&, const core::TalesHeard&, core::Seat me, const Voice&, core::Rng&);

}  // namespace farben

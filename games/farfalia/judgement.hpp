// How a sound player weighs a card: what the trick will bring its side and the others if the card is played,
// against what the card would be worth later. It looks only at the hands its player sees; of the others it
// counts what is out, knows the voids they have shown, and reckons with chances.
#pragma once

#include "games/farfalia/scene.hpp"

namespace farfalia {

Card best_card(const Scene& scene);     // for the hand that is to play; its cards must be in the scene
Card best_capture(const Scene& scene);  // for the hand that may keep one

struct Weighed {
    Card card = Card::none;
    double worth = 0;  // the more the better, in points or about as much
};
// All cards the hand whose turn it is may play; or, of those it may keep, one of each family.
core::List<Weighed, cards_max + 1> weighed(const Scene& scene);

// Lets the hand whose turn it is do that. Going on until it is over plays a whole world out.
void go_on(Scene& scene);

}  // namespace farfalia

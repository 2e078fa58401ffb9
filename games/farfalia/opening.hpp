// What is decided before the first card is played: whether to spend a joker, which cards to put aside, what
// shall be trumps. The subjects are not known yet, so all that counts is how many tricks a hand promises.
#pragma once

#include <vector>

#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

// How many tricks a hand may hope for.
double promise(Bits hand, Trump trump);

struct Opening {
    Bits aside = 0;
    Trump trump = Trump::none;
    double promise = 0;
};
// All that the dealer who is to discard or to name trumps may still do of both, the most promising first.
std::vector<Opening> openings(const View& view);

// Double You: jokers are best kept for the last deals, which count most and come when most is known.
bool is_worth_a_joker(const Open& open, core::Seat seat);

}  // namespace farfalia

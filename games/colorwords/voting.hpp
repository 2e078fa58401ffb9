// Questions that no dictionary answers: whether an unknown word is one, and whether a word fits the round's theme.
// The table says; whoever wrote the word is not asked, unless alone. (R19, R20)
#pragma once

#include "games/colorwords/rules.hpp"

namespace colorwords {

// One for each question about the words that were offered, by seat.
Ballots ballots_about(const Open&, const lexicon::Graph&);

bool may_vote(const Open&, std::size_t seat, const Ballot&);
bool has_a_vote(const Open&, std::size_t seat);  // on any ballot

// Marks the votes on the ballots, or says why they cannot be cast.
Rules::Verdict cast(Open&, std::size_t seat, const Vote&);

bool is_refused(const Open&, std::size_t seat, Question);  // by those who voted

}  // namespace colorwords

// What the bots have in common: how they look at their sheet, and what they say when there is nothing to write.
#pragma once

#include "games/colorwords/rules.hpp"
#include "games/colorwords/search.hpp"

namespace colorwords {

Task task_of(const Open&, core::Seat, lexicon::List);  // of this round, while it is written

// One of the words, the best of which comes first: rather one of the better ones.
const Found& one_of(const std::vector<Found>&, core::Rng&);

// Sends the word, and claims the theme if it was found on its list; nothing found: sends that there is none.
Write sent(const Open&, const std::optional<Found>&);

// What to do in any phase but that of writing and crossing: vote on what is asked, or go on.
Rules::Action reply(const Open&, core::Seat);

}  // namespace colorwords

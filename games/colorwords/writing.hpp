// One word on its way to a sheet: whether it may be written there, what the table will be asked about it, and what it
// scores. The page's preview and the server's rules both ask here.
#pragma once

#include "games/colorwords/rules.hpp"

namespace colorwords {

using Asks = core::List<Question, 2>;

struct Judged {
    Entry entry{};
    Asks asks{};  // what the table will be asked
};

// Of a word that a seat would write now. The graph is that of the table's language; null if it is not here.
std::expected<Judged, Illegal> judge(const Open&, std::size_t seat, const Write&, const lexicon::Graph*);

// What the table is asked about a word that was accepted as one to write.
Asks questions_of(const Open&, const Entry&, const lexicon::Graph&);

// What a word scores if the table agrees to all it is asked.
Result scored(const Open&, std::size_t seat, const Entry&);

}  // namespace colorwords

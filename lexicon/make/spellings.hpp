// What a word looks like in a sentence: its folded letters do not say. Packed for the page, which fetches it apart from
// the graph and only to show words.
#pragma once

#include <map>
#include <set>
#include <string>

namespace lexicon::make {

using Spellings = std::map<std::string, std::set<std::string>>;  // by folded word; several: nobody can tell which

// JSON: by its first two letters a string of all words there that are not simply their letters in small. An entry is
// the number of letters (one digit) that it shares with the one before it, then the rest; `!` ends one that stands for
// several spellings, in small letters without marks.
std::string packed(const Spellings&);

}  // namespace lexicon::make

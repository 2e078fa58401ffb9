// From a word as it stands in a question to what a dictionary may have instead of it: "plient" to "plier". All that
// looks possible: whoever looks them up finds those that are.
#pragma once

#include "games/barbarossa/tokens.hpp"
#include "lexicon/lexicon.hpp"

namespace barbarossa {

// In plain capitals; the word itself first.
Tokens bases_of(const std::string& token, lexicon::Language);

// Whether two words are the same but for so many letters too many, too few, wrong or exchanged with a neighbour.
bool is_within_slips(std::string_view, std::string_view, std::size_t slips);

}  // namespace barbarossa

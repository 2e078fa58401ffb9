// Questions about the letters of a word, not about the thing: how it begins and ends, what is in it, how long it is.
#pragma once

#include "games/barbarossa/understand.hpp"

namespace barbarossa {

std::optional<AskedSpelling> spelling_asked(const Tokens& question, lexicon::Language);
bool is_spelt(const AskedSpelling&, std::string_view word);

}  // namespace barbarossa

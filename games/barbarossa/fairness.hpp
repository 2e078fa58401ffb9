// How a bot judges a guess at its own word, as a fair player would: another word for the same thing is right, so is a
// plain plural, accents that were left out, a slip of the keys, and a phrase that only says how it is or
// how much of it. What is another word of the language is wrong.
#pragma once

#include <string_view>

#include "lexicon/lexicon.hpp"

namespace barbarossa {

bool is_fairly_right(std::string_view guess, std::string_view word, lexicon::Language);

}  // namespace barbarossa

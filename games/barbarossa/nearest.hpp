// Questions that bots understand and that are near one they did not: by its words, by words spelt like them, or by what
// it asks for. They follow from the question alone, and tell nothing of any word.
#pragma once

#include "games/barbarossa/understand.hpp"

namespace barbarossa {

inline constexpr std::size_t nearest_max = 3;

// In the language of the table, the nearest first; none if nothing is near.
std::vector<std::string> nearest_questions(std::string_view question, lexicon::Language);

}  // namespace barbarossa

// What may be a secret word, and when a guess is the very word: case, accents, a leading article and a plain plural do
// not matter.
#pragma once

#include <string_view>

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

core::Verdict<Illegal> check_word(std::string_view word, Riddles);
bool is_same_word(std::string_view guess, std::string_view word, lexicon::Language);

// The letter at a position, as the word is written; hyphens, apostrophes and spaces are not counted. Empty: none there.
std::string letter_at(std::string_view word, int position);
int letters_in(std::string_view word);

// Whether a question, in whichever language, asks about letters, length or spelling rather than about the thing.
bool asks_about_letters(std::string_view question);

}  // namespace barbarossa

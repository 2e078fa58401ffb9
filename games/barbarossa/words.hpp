// What may be a secret word, and when a guess is the very word: case, a leading article, hyphens, spaces and how a
// letter is set do not matter. Accents do, and so does an s: what differs by one is for the owner to judge.
#pragma once

#include <string_view>

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

core::Verdict<Illegal> check_word(std::string_view word, Riddles);
bool is_same_word(std::string_view guess, std::string_view word, lexicon::Language);

// Accents do not matter either: for when nobody can be asked, and to keep one's own words apart.
bool is_same_folded(std::string_view, std::string_view, lexicon::Language);
std::string folded_word(std::string_view, lexicon::Language);  // in plain capitals, without article; empty: no word
bool has_marks(std::string_view word);                         // on one of its letters

// The letter at a position, as the word is written; hyphens, apostrophes and spaces are not counted. Empty: none there.
std::string letter_at(std::string_view word, int position);
int letters_in(std::string_view word);

// Whether a question, in whichever language, asks about letters, length or spelling rather than about the thing.
bool asks_about_letters(std::string_view question);

}  // namespace barbarossa

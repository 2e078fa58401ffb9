// What a hint may be: one word of the story, whatever its case and accents, and no name of the card's colour.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/farben/rules.hpp"

namespace farben {

// The words of a text, folded: letters and digits, joined by hyphens; "l'école" has two. The parts of words
// with hyphens are words too, and come last.
std::vector<std::string> words_of(std::string_view text);

// How many characters a text has; nothing if it is no text: not UTF-8, or with other control characters than newlines.
std::optional<std::size_t> characters_in(std::string_view text);

// Whether this may be said as a hint for the card. Without a story to look in, the owner is taken at their word.
core::Verdict<Illegal> check_hint(std::string_view hint, const Card&);

}  // namespace farben

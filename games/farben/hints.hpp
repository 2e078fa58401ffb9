// What a hint may be: one word of the story, whatever its case and accents, and no name of the card's colour. No
// refusal tells an owner who forgot the colour what it is, unless its name was in the story.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/farben/rules.hpp"

namespace farben {

// The words of a text, folded: letters and digits, joined by hyphens and apostrophes ("aujourd'hui"). Their parts are
// words too, and come last.
std::vector<std::string> words_of(std::string_view text);

// The same as they are spelt in the text, whole and in order.
std::vector<std::string_view> spelt_words(std::string_view text);

// The one word of a text as it is spelt there, without what stands around it; empty if there are none or several.
std::string_view only_word(std::string_view text);

// How many characters a text has; nothing if it is no text: not UTF-8, or with other control characters than newlines.
std::optional<std::size_t> characters_in(std::string_view text);

// Whether this may be said as a hint for the card. Where there is no story to look in, or it was told aloud and what is
// typed is only a note of it, the owner is taken at their word; only no colour is a hint then, whichever it is.
core::Verdict<Illegal> check_hint(std::string_view hint, const Card&);

}  // namespace farben

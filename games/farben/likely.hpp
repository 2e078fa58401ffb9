// Which colours people think of first at a word: the sea is blue, green, white or grey. Four to a word, written in
// data/likely.txt, alike in both languages. Bots rather choose these, and the best of them know that others do.
#pragma once

#include <string_view>

#include "games/farben/state.hpp"

namespace farben {

Hand likely_colours(std::string_view word, lexicon::Language);  // none for words that no card has

}  // namespace farben

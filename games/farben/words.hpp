// The word cards: 59, with a word on each side, in two languages. Written in data/cards.txt, built into the program.
#pragma once

#include <string_view>

#include "games/farben/state.hpp"

namespace farben {

std::string_view word_on(int card, int side, lexicon::Language);
std::optional<int> card_with(std::string_view word, lexicon::Language);

std::optional<Colour> colour_named(std::string_view name);  // as data/ names them

// The names of a colour in both languages, with their forms ("verte", "greens"), folded to plain capitals.
bool names_colour(std::string_view folded, Colour);

}  // namespace farben

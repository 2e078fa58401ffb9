// Sets of cards as both solvers take them apart: a suit is a lane of 16 bits, a higher card a higher bit of it.
#pragma once

#include "games/farfalia/cards.hpp"

namespace farfalia {

constexpr std::size_t suit_at(Card card) { return static_cast<std::size_t>(suit_of(card)); }
constexpr Bits lane_of(std::size_t suit) { return ranks << (16 * suit); }
constexpr Bits lane_with(Card card) { return lane_of(suit_at(card)); }
constexpr std::size_t lane_index(Bits cards, std::size_t suit) { return (cards >> (16 * suit)) & ranks; }

constexpr Bits below(Bits card) { return card - 1; }
constexpr Bits lowest(Bits cards) { return cards & (~cards + 1); }  // none of none
constexpr Bits highest(Bits cards) { return cards == 0 ? 0 : bit(highest_in(cards)); }
constexpr int size(Bits cards) { return std::popcount(cards); }

}  // namespace farfalia

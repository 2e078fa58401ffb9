// The cards of Farfalia and what they count as. A card is a number: 16 * suit + rank - 1, so that a set of
// cards is one 64-bit word with a lane of 16 bits a suit, the 13 ranks in its low bits. The jokers that burn
// live in the spare bits. A card is played by its suit and rank and collected by its family.
#pragma once

#include "core/wire.hpp"

namespace farfalia {

using boost::describe::operators::operator==;  // for every described struct here

enum class Suit : std::int8_t { strawberry, leaf, fish, shell };
BOOST_DESCRIBE_ENUM(Suit, strawberry, leaf, fish, shell)

enum class Family : std::int8_t { strawberry, leaf, fish, shell, butterfly };  // the first four as the suits
BOOST_DESCRIBE_ENUM(Family, strawberry, leaf, fish, shell, butterfly)

enum class Trump : std::int8_t { strawberry, leaf, fish, shell, none };  // the first four as the suits
BOOST_DESCRIBE_ENUM(Trump, strawberry, leaf, fish, shell, none)

enum class Card : std::int8_t { none = -1 };

inline constexpr int suit_count = 4;
inline constexpr int family_count = 5;
inline constexpr int rank_max = 13;
inline constexpr int deck_size = suit_count * rank_max;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr int index(Suit suit) { return static_cast<int>(suit); }
constexpr int index(Family family) { return static_cast<int>(family); }
constexpr std::size_t at(Family family) { return static_cast<std::size_t>(family); }

constexpr Card card_of(Suit suit, int rank) { return Card(16 * index(suit) + rank - 1); }
constexpr Suit suit_of(Card card) { return Suit(index(card) >> 4); }  // not of a joker
constexpr int rank_of(Card card) { return (index(card) & 15) + 1; }   // 1-13; more for a joker

// The joker that burns a family; the butterflies' shares the lane of the strawberries.
constexpr Card joker_of(Family family) {
    return family == Family::butterfly ? Card{14} : Card(16 * index(family) + 13);
}
constexpr bool is_joker(Card card) { return rank_of(card) > rank_max; }

constexpr bool is_butterfly(Card card) {  // R2
    const int rank = rank_of(card);
    return rank == 8 || rank == 10 || rank == 12;
}
// What the card is collected as; of a joker: what it burns.
constexpr Family family_of(Card card) {
    return is_butterfly(card) || card == joker_of(Family::butterfly) ? Family::butterfly : Family(index(card) >> 4);
}

// Cards as bits. `Cards` travels as an ascending array of card numbers; engine code works on the bits.
using Cards = core::Set<64>;
using Bits = std::uint64_t;

inline constexpr Bits ranks = 0x1fff;                          // the cards of a lane
inline constexpr Bits suit_ones = 0x0001000100010001;          // the lowest card of each lane
inline constexpr Bits all_cards = suit_ones * ranks;           // the 52
inline constexpr Bits all_butterflies = suit_ones * 0x0a80;
constexpr Bits bit(Card card) { return Bits{1} << index(card); }
constexpr bool has(Bits cards, Card card) {  // any number may be asked for: the wire can name cards there are not
    return static_cast<unsigned>(index(card)) < 64 && (cards >> index(card) & 1) != 0;
}
constexpr Bits cards_of(Suit suit) { return ranks << (16 * index(suit)); }
constexpr Bits cards_of(Trump trump) { return trump == Trump::none ? 0 : cards_of(Suit(static_cast<int>(trump))); }
constexpr Bits cards_of(Family family) {
    if (family == Family::butterfly) return all_butterflies;
    return cards_of(Suit(index(family))) & ~all_butterflies;
}
inline constexpr Bits all_jokers = bit(joker_of(Family::strawberry)) | bit(joker_of(Family::leaf)) |
                                   bit(joker_of(Family::fish)) | bit(joker_of(Family::shell)) |
                                   bit(joker_of(Family::butterfly));
// In the order of the numbers; of at least one card.
constexpr Card lowest_in(Bits cards) { return Card(__builtin_ctzll(cards)); }  // without std's care for no card
constexpr Card highest_in(Bits cards) { return Card(63 - __builtin_clzll(cards)); }
constexpr Card nth_in(Bits cards, std::uint32_t n) {  // from 0; of more than n cards
#pragma GCC unroll 1  // it is one or two mostly
    while (n-- > 0) cards &= cards - 1;
    return lowest_in(cards);
}

constexpr Bits of_rank(Bits cards, int rank) { return cards & suit_ones << (rank - 1); }
// By rank, and of a rank the first suit; a joker when there is nothing else.
constexpr Card lowest_rank_in(Bits cards) {
    for (int rank = 1; rank <= rank_max; ++rank) {
        if (of_rank(cards, rank) != 0) return lowest_in(of_rank(cards, rank));
    }
    return lowest_in(cards);
}
constexpr Card highest_rank_in(Bits cards) {
    for (int rank = rank_max; rank > 0; --rank) {
        if (of_rank(cards, rank) != 0) return lowest_in(of_rank(cards, rank));
    }
    return lowest_in(cards);
}
constexpr Bits lowest_ranks_in(Bits cards, int count) {  // no jokers
    Bits lowest = 0;
    for (int i = 0; i < count; ++i) lowest |= bit(lowest_rank_in(cards & all_cards & ~lowest));
    return lowest;
}
constexpr Trump longest_suit_in(Bits cards) {  // of equals the first
    int longest = 0;
    for (int suit = 1; suit < suit_count; ++suit) {
        const int length = std::popcount(cards & cards_of(Suit(suit)));
        if (length > std::popcount(cards & cards_of(Suit(longest)))) longest = suit;
    }
    return Trump(longest);
}

}  // namespace farfalia

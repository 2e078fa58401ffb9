// What a single trick asks and gives, as small functions of card sets: the one home of the trick rules,
// shared by the rules, the open-hand solver and the bots' playouts.
#pragma once

#include "games/farfalia/cards.hpp"

namespace farfalia {

inline constexpr int hands_max = 5;

using TrickCards = core::List<Card, hands_max>;  // in playing order; the first was led

// Of the cards held, those that may be played: anything but a joker leads; the led suit must be followed; a joker
// is free to be played whenever it does not lead. `led` has all cards of the led suit, none when one leads. (R5, R36)
constexpr Bits following(Bits held, Bits led) { return (held & led) != 0 ? held & (led | all_jokers) : held; }
constexpr Bits playable(Bits held, Bits led) { return led == 0 ? held & all_cards : following(held, led); }
constexpr Bits playable(Bits held, Card led) { return playable(held, led == Card::none ? 0 : cards_of(suit_of(led))); }

// How strong a card is in a trick led in `led`; 0 cannot win. (R6, R36)
constexpr int strength(Card card, Suit led, Trump trump) {
    if (is_joker(card)) return 0;
    const int suit = index(suit_of(card));
    return suit == static_cast<int>(trump) ? 16 + rank_of(card) : suit == index(led) ? rank_of(card) : 0;
}

constexpr Bits bits_of(const TrickCards& trick) {  // jokers included
    Bits bits = 0;
    for (const Card card : trick) bits |= bit(card);
    return bits;
}

// Which card of a trick wins, so far, by its place in playing order: the highest trump, or else the highest card
// of the led suit. (R6)
constexpr std::size_t winner_of(const TrickCards& trick, Bits cards, Trump trump) {  // `cards` is the trick as a set
    const Bits trumps = cards & cards_of(trump);
    const Card best = highest_in(trumps != 0 ? trumps : cards & cards_of(suit_of(trick[0])));
    std::size_t place = 0;
    while (trick[place] != best) ++place;
    return place;
}
constexpr std::size_t winner_of(const TrickCards& trick, Trump trump) {
    return winner_of(trick, bits_of(trick), trump);
}

// All cards that the jokers among these burn. (R37)
constexpr Bits burnt_by(Bits trick) {
    Bits burnt = 0;
    for (Bits jokers = trick & all_jokers; jokers != 0; jokers &= jokers - 1) {
        burnt |= cards_of(family_of(lowest_in(jokers)));
    }
    return burnt;
}
constexpr Bits burnt_by(const TrickCards& trick) { return burnt_by(bits_of(trick)); }

}  // namespace farfalia

// A deal in play, stripped to what card play needs: sets of cards as words, who needs what, who has shown a
// void. It can hold a whole guessed world, to be played out by the hundred thousand, or only what one player
// sees, with the other hands empty and their sizes known.
#pragma once

#include "games/farfalia/course.hpp"

namespace farfalia {

struct View;

using HandSet = std::uint32_t;  // a bit a hand
constexpr HandSet hand_bit(std::size_t hand) { return HandSet{1} << hand; }

struct Scene {
    Trump trump = Trump::none;
    std::int8_t hands = 0;
    std::int8_t sides = 0;
    std::int8_t tricks = 0;     // complete
    std::int8_t tricks_of = 0;  // of the deal
    std::int8_t captures_from = 0;
    std::int8_t leader = 0;
    std::int8_t winner = -1;  // while it may keep a card
    TrickCards trick{};
    PointsTable points{};

    std::array<std::int8_t, hands_max> side{};   // by hand
    std::array<HandSet, hands_max> sees{};       // by hand: whose cards its player sees, dummies' open ones included
    std::array<Bits, hands_max> held{};          // by hand: jokers included, a dummy's covered cards not
    std::array<std::int8_t, hands_max> size{};   // by hand: all its cards, jokers not included
    std::array<std::uint8_t, hands_max> voids{}; // by hand: a bit a suit
    std::array<Card, 64> beneath{};              // by covering card of a dummy: what lies under it, if known
    Bits gone = 0;                               // played in this deal, jokers not included
    Bits aside = 0;                              // the dealer's discards, if known

    std::array<Needs, max_sides> needs{};       // by side
    std::array<Bits, max_sides> wants{};        // by side: the cards it could still use
    std::array<std::int8_t, max_sides> kept{};  // by side: how many

    bool is_over() const { return tricks == tricks_of; }
    bool is_capturing() const { return winner >= 0; }
    bool can_capture() const { return tricks >= captures_from; }
    std::size_t turn() const {  // the hand that is to play, or to keep a card
        if (is_capturing()) return static_cast<std::size_t>(winner);
        return hand_at(trick.size());
    }
    std::size_t hand_at(std::size_t place) const {  // in the order of the trick
        return (static_cast<std::size_t>(leader) + place) % static_cast<std::size_t>(hands);
    }
    Card led() const { return trick.empty() ? Card::none : trick[0]; }
    Bits playable() const { return farfalia::playable(held[turn()], led()); }
    Bits keepable() const { return wants[at_side(turn())] & bits_of(trick) & ~burnt_by(trick); }
    std::size_t at_side(std::size_t hand) const { return static_cast<std::size_t>(side[hand]); }

    void play(Card card);
    void keep(Card card);  // or none
};

Scene scene_of(const State& world);  // while cards are played or kept
// As the seat that is to act sees it: the hands it does not see are empty.
Scene scene_of(const View& view);

}  // namespace farfalia

// A world as the solver sees it: the cards left in each suit moved together, so that only their order counts,
// and for every set of cards that may be left of a suit, who holds them. Made once a question.
#pragma once

#include "games/farfalia/scene.hpp"
#include "games/farfalia/solver_bits.hpp"
#include "games/farfalia/solver_table.hpp"

namespace farfalia {

// Spreads small numbers over 64 bits, so that sums of such tell multisets apart. (The finaliser of SplitMix64.)
constexpr std::uint64_t scatter(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

struct World {
    std::size_t hands = 0;
    Trump trump = Trump::none;
    std::size_t leader = 0;
    TrickCards trick{};
    std::array<Bits, hands_max> held{};  // of a dummy: what lies open; jokers included
    int tricks_left = 0;                 // the one on the table included
    int tricks_open = 0;                 // in the last so many tricks cards can be kept
    int covers = 0;                      // cards that still lie covered
    bool has_spares = false;             // jokers were dealt: a card of each hand is never played
    Bits left = 0;         // held, covered, and in the trick; no jokers
    Bits butterflies = 0;  // of these
    std::uint64_t salt = 0;        // of what stays the same in a deal
    std::uint64_t whole_salt = 0;  // of the whole world

    // By card:
    std::array<Card, 64> beneath{};
    std::array<std::uint8_t, 64> owner{};
    std::array<Family, 64> family{};
    std::array<std::uint64_t, 64> shape{};            // owner and suit, scattered
    std::array<std::uint64_t, 64> butterfly_shape{};  // the same if it is a butterfly, else 0

    World() : holders_(suit_count * (ranks + 1)) {}
    void take(const Scene& scene);

    Card moved(Card card) const { return moved_[static_cast<std::size_t>(index(card))]; }  // the scene's to these
    // The holders of those cards of a suit that are among `cards`; the lowest bit of four says butterfly.
    std::uint64_t holders(Bits cards, std::size_t suit) const {
        return holders_[suit * (ranks + 1) + lane_index(cards, suit)];
    }

private:
    void move_together(const Scene& scene);
    void own(const Scene& scene, std::size_t hand, Bits cards);
    void list_holders(std::size_t suit);

    std::array<Card, 64> moved_{};
    std::vector<std::uint64_t> holders_;
};

}  // namespace farfalia

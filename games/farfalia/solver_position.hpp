// Four open hands when a trick begins, for the search that counts plain tricks. Of each suit the cards lie together
// from the lowest bit on, as only their order counts.
#pragma once

#include "games/farfalia/scene.hpp"
#include "games/farfalia/solver_bits.hpp"
#include "games/farfalia/solver_plain_table.hpp"

namespace farfalia {

inline constexpr std::size_t plain_hands = 4;

constexpr std::size_t hand_after(std::size_t hand, std::size_t steps) { return (hand + steps) % plain_hands; }
constexpr bool counts_for(std::size_t hand) { return hand % 2 == 0; }  // its tricks are those that are counted

struct Position {
    std::array<Bits, plain_hands> held{};
    Bits left = 0;              // in all hands
    Holders holders{};          // of what is left
    std::uint64_t lengths = 0;  // of three suits in each hand, four bits each; `tricks` tells the fourth
    std::size_t leader = 0;
    int tricks = 0;  // to come

    // Who holds the best, second best (1), ... card of a suit; a wrong number if there are not so many.
    std::size_t holder(std::size_t suit, int place) const { return holders[suit] >> (30 - 2 * place) & 3; }
    std::uint64_t key(Trump trump) const {  // tells apart all but where the cards of a suit lie
        const auto rest = static_cast<std::uint64_t>(tricks) * 8 + static_cast<std::uint64_t>(trump);
        return (rest * plain_hands + leader) << 48 | lengths;
    }
};

Position position_of(const Scene& scene);
// After the hands, from the leader on, have played these cards.
Position after_trick(const Position& position, const std::array<Card, plain_hands>& cards, std::size_t winner);

}  // namespace farfalia

#include "games/farfalia/solver_position.hpp"

namespace farfalia {

namespace {

std::uint64_t length_of(std::size_t hand, std::size_t suit) {
    return suit == suit_count - 1 ? 0 : std::uint64_t{1} << 4 * (hand * (suit_count - 1) + suit);
}

}  // namespace

Position position_of(const Scene& scene) {
    Position position;
    position.leader = static_cast<std::size_t>(scene.leader);
    position.tricks = scene.tricks_of - scene.tricks;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        int filled = 0;
        for (int rank = 1; rank <= rank_max; ++rank) {
            for (std::size_t hand = 0; hand < plain_hands; ++hand) {
                if (!has(scene.held[hand], card_of(Suit(suit), rank))) continue;
                position.held[hand] |= bit(card_of(Suit(suit), ++filled));
                position.holders[suit] = position.holders[suit] >> 2 | static_cast<std::uint32_t>(hand) << 30;
                position.lengths += length_of(hand, suit);
            }
        }
    }
    for (const Bits held : position.held) position.left |= held;
    return position;
}

Position after_trick(const Position& position, const std::array<Card, plain_hands>& cards, std::size_t winner) {
    Position next = position;
    std::size_t hand = position.leader;
    for (const Card card : cards) {
        const std::size_t suit = suit_at(card);
        next.held[hand] ^= bit(card);
        next.left ^= bit(card);
        const std::uint32_t higher = highest_holders(size(next.left & lane_of(suit) & ~below(bit(card))));
        next.holders[suit] = (next.holders[suit] & higher) | (next.holders[suit] << 2 & ~higher);
        next.lengths -= length_of(hand, suit);
        hand = hand_after(hand, 1);
    }
    next.leader = winner;
    --next.tricks;
    return next;
}

}  // namespace farfalia

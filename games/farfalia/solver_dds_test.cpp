// Counting plain tricks, the solver against libdds, the double dummy solver of bridge, on 4,000 deals.
#include <dds/dll.h>
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/farfalia/solver.hpp"

namespace farfalia {

namespace {

// Random hands of so many cards, hand 0 to lead.
Scene some_hands(int cards, Trump trump, core::Rng& rng) {
    std::array<Card, deck_size> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i) {
        deck[i] = card_of(Suit(i % suit_count), static_cast<int>(i / suit_count) + 1);
    }
    rng.shuffle(deck);
    Scene scene{.trump = trump, .hands = 4, .sides = 2, .tricks_of = static_cast<std::int8_t>(cards),
                .captures_from = 1, .side = {0, 1, 0, 1}};
    scene.beneath.fill(Card::none);
    for (std::size_t i = 0; i < static_cast<std::size_t>(4 * cards); ++i) scene.held[i % 4] |= bit(deck[i]);
    return scene;
}

int tricks_by_dds(const Scene& scene) {
    deal dealt{};
    dealt.trump = static_cast<int>(scene.trump);
    for (std::size_t hand = 0; hand < 4; ++hand) {
        for (int suit = 0; suit < suit_count; ++suit) {
            const Bits cards = scene.held[hand] >> (16 * suit) & ranks;
            dealt.remainCards[hand][suit] = static_cast<unsigned int>(cards << 2);  // its lowest rank is bit 2
        }
    }
    futureTricks found{};
    EXPECT_EQ(SolveBoard(dealt, -1, 1, 1, &found, 0), RETURN_NO_FAULT);
    return found.score[0];
}

Bits suited(Suit suit, std::initializer_list<int> its_ranks) {
    Bits cards = 0;
    for (const int rank : its_ranks) cards |= bit(card_of(suit, rank));
    return cards;
}

void agrees_with_dds(int cards, int deals, TrickSolver solver = TrickSolver()) {
    core::Rng rng(static_cast<std::uint64_t>(cards));
    for (int i = 0; i < deals; ++i) {
        const Scene scene = some_hands(cards, Trump(i % 5), rng);
        ASSERT_EQ(solver.value(scene, 0), tricks_by_dds(scene)) << cards << " cards, deal " << i;
    }
}

TEST(TrickSolver, CountsAsLibddsDoes) {
    SetMaxThreads(1);
    for (int cards = 1; cards <= 8; ++cards) agrees_with_dds(cards, 500);
    agrees_with_dds(10, 20);
    agrees_with_dds(13, 20);
}

TEST(TrickSolver, ForgetsWhenItsTableIsFull) {
    constexpr int too_few_bits = 5;
    agrees_with_dds(7, 100, TrickSolver(too_few_bits));
}

// Once told wrong: of neighbours in one hand the lower one was tried, and the proof forgot that both are high.
TEST(TrickSolver, RemembersThatNeighboursAreBothHigh) {
    using enum Suit;
    Scene scene{.hands = 4, .sides = 2, .tricks_of = 5, .side = {0, 1, 0, 1}};
    scene.beneath.fill(Card::none);
    scene.held = {suited(strawberry, {6, 5}) | suited(leaf, {4}) | suited(fish, {13, 4}),
                  suited(leaf, {7}) | suited(fish, {3}) | suited(shell, {13, 12, 11}),
                  suited(strawberry, {13, 4}) | suited(fish, {9, 5}) | suited(shell, {9}),
                  suited(strawberry, {11, 2}) | suited(leaf, {12, 9, 5})};
    EXPECT_EQ(TrickSolver().value(scene, 0), 3);
    EXPECT_EQ(tricks_by_dds(scene), 3);
}

}  // namespace

}  // namespace farfalia

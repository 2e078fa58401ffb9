// Counting plain tricks, the solver against libdds, the double dummy solver of bridge: 1,000 deals.
#include <dds/dll.h>
#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/farfalia/solver.hpp"

namespace farfalia {

namespace {

// Random hands of so many cards, hand 0 to lead.
Scene some_hands(int cards, Trump trump, core::Rng& rng) {
    std::array<Card, deck_size> deck{};
    for (int i = 0; i < deck_size; ++i) deck[static_cast<std::size_t>(i)] = card_of(Suit(i % suit_count), i / suit_count + 1);
    rng.shuffle(deck);
    Scene scene{.trump = trump, .hands = 4, .sides = 2, .tricks_of = static_cast<std::int8_t>(cards), .side = {0, 1, 0, 1}};
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

void agrees_with_dds(int cards, int deals) {
    core::Rng rng(static_cast<std::uint64_t>(cards));
    TrickSolver solver;
    for (int i = 0; i < deals; ++i) {
        const Scene scene = some_hands(cards, Trump(i % 5), rng);
        ASSERT_EQ(solver.value(scene, 1), tricks_by_dds(scene)) << cards << " cards, deal " << i;
    }
}

TEST(TrickSolver, CountsAsLibddsDoes) {
    SetMaxThreads(1);
    for (int cards = 1; cards <= 8; ++cards) agrees_with_dds(cards, 125);
    agrees_with_dds(10, 20);
}

}  // namespace

}  // namespace farfalia

// Sure tricks in small positions, hand 0 on lead with partner 2: what counts, and by which cards.
#include "games/farfalia/solver_sure.hpp"

#include <gtest/gtest.h>

namespace farfalia {

namespace {

constexpr Bits strawberries = lane_of(0);  // trumps, where there are any
using Four = std::array<Bits, plain_hands>;

Bits strawberry(std::initializer_list<int> its_ranks) {
    Bits cards = 0;
    for (const int rank : its_ranks) cards |= bit(card_of(Suit::strawberry, rank));
    return cards;
}
Bits leaf(std::initializer_list<int> its_ranks) { return strawberry(its_ranks) << 16; }
Bits fish(std::initializer_list<int> its_ranks) { return strawberry(its_ranks) << 32; }

// The cards of a suit are moved together, and the answers name them as moved.
Position with(const Four& held) {
    Scene scene{.hands = 4, .sides = 2, .tricks_of = static_cast<std::int8_t>(size(held[0])), .side = {0, 1, 0, 1}};
    for (std::size_t hand = 0; hand < plain_hands; ++hand) scene.held[hand] = held[hand];
    return position_of(scene);
}

TEST(Sure, TopCardsAreCashedAndThenTheLowOnesToo) {
    const Position position = with({leaf({1, 8, 9}), leaf({2, 3}) | fish({1}), leaf({4, 5}) | fish({2}),
                                    leaf({6, 7}) | fish({3})});
    EXPECT_EQ(cashable(position, 0, 1), leaf({9}));
    EXPECT_EQ(cashable(position, 0, 2), leaf({8}));
    EXPECT_EQ(cashable(position, 0, 3), leaf({8}));  // nobody else has a third
}

TEST(Sure, TrumpsAreDrawnOrTheSuitIsNotSafe) {
    const Four held = {strawberry({4}) | leaf({6, 7}), strawberry({1}) | leaf({1, 2}), leaf({3, 4}) | fish({1}),
                       strawberry({2}) | leaf({5}) | fish({2})};
    EXPECT_EQ(cashable(with(held), strawberries, 3), strawberry({3}) | leaf({6}));
    const Four no_trump_led = {leaf({6, 7}) | fish({3}), held[1], held[2], held[3]};
    EXPECT_EQ(cashable(with(no_trump_led), strawberries, 1), leaf({7}));
    EXPECT_FALSE(cashable(with(no_trump_led), strawberries, 2)) << "the right one ruffs the second leaf";
}

TEST(Sure, WinnersOfThePartnerCountIfHeIsReached) {
    const Four held = {leaf({1}) | fish({1}), leaf({2}) | fish({2}), leaf({5, 6}), leaf({3, 4})};
    EXPECT_EQ(cashable(with(held), 0, 2), leaf({5}));
    const Four cut_off = {fish({1, 2}), leaf({2, 3}), leaf({4, 5}), leaf({1}) | fish({3})};
    EXPECT_FALSE(cashable(with(cut_off), 0, 1));
}

TEST(Sure, HighTrumpsOfBothHandsCountUnlessTheyFallTogether) {
    const Four guarded = {strawberry({1, 5}), strawberry({2, 3}), strawberry({4}) | leaf({1}), leaf({2, 3})};
    EXPECT_EQ(high_trumps(with(guarded), 0, strawberries, 2), strawberry({4}));
    const Four bare = {strawberry({4}) | leaf({4}), strawberry({1, 2}), strawberry({3}) | leaf({1}), leaf({2, 3})};
    EXPECT_FALSE(high_trumps(with(bare), 0, strawberries, 2));
}

TEST(Sure, AGuardedTrumpBehindTheBestWins) {
    const Four behind = {strawberry({1, 5}), strawberry({2, 4}), strawberry({3}) | leaf({1}), leaf({2, 3})};
    EXPECT_EQ(guarded_trump(with(behind), strawberries), strawberry({4}));
    const Four before = {strawberry({1, 5}), leaf({2, 3}), strawberry({3}) | leaf({1}), strawberry({2, 4})};
    EXPECT_FALSE(guarded_trump(with(before), strawberries));
}

TEST(Sure, WhoHasNoBestCardMustLeadToThem) {
    const Four held = {leaf({1}) | fish({1}), leaf({4}) | fish({4}), leaf({2}) | fish({2}), leaf({3}) | fish({3})};
    EXPECT_EQ(stoppers(with(held), 2), leaf({4}) | fish({4}));
    const Four in_two_hands = {held[0], leaf({4}) | fish({3}), held[2], leaf({3}) | fish({4})};
    EXPECT_EQ(stoppers(with(in_two_hands), 1), leaf({4}) | fish({4}));
    EXPECT_FALSE(stoppers(with(in_two_hands), 2));
}

}  // namespace

}  // namespace farfalia

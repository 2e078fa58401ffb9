// The worked examples of the rules, by their numbers.
#include "games/barbarossa/evening.hpp"

namespace barbarossa {
namespace {

constexpr int bobs = 2;  // at four seats and more: Bob's first thing

// What Bob's hat does when Ann plants the arrow that makes so many in all.
int owner_moves(int seats, int arrows) {
    Evening evening = Evening(seats).begins().to_second_series();
    evening.state.table.arrows = static_cast<std::int8_t>(arrows - 1);
    const int before = evening.hat(bob);
    evening.guesses(bobs);
    EXPECT_EQ(evening.state.table.arrows, arrows);
    const bool is_last = arrows == last_arrow(seats);
    EXPECT_EQ(evening.phase(), is_last ? Phase::over : Phase::second_series);
    const int penalty = is_last ? 5 + 2 : 0;  // one of his two things has no arrow, the other one
    return evening.hat(bob) - before + penalty;
}

TEST(BarbarossaVectors, R27_R34_vector_1_what_an_owner_gets_at_four_seats) {
    constexpr std::array points = {-2, -2, -1, -1, 1, 1, 2, 2, 2, 1, -1, -1, -2};
    for (int arrows = 1; arrows <= 13; ++arrows) {
        EXPECT_EQ(owner_moves(4, arrows), points[static_cast<std::size_t>(arrows - 1)]) << arrows;
    }
}

TEST(BarbarossaVectors, R27_R34_vector_2_what_an_owner_gets_at_six_seats) {
    constexpr std::array points = {-2, -2, -2, -1, -1, 1, 1, 2, 2, 2, 2, 1, 1, -1, -1, -2, -2};
    for (int arrows = 1; arrows <= 17; ++arrows) {
        EXPECT_EQ(owner_moves(6, arrows), points[static_cast<std::size_t>(arrows - 1)]) << arrows;
    }
}

TEST(BarbarossaVectors, R26_vector_3_the_first_arrow_brings_5_the_second_3_and_there_is_no_third) {
    Evening evening = Evening(4).begins();
    evening.curses(ann, bobs);
    EXPECT_EQ(evening.hat(ann), hat_at_start + 5);
    evening.curses(cem, bobs);
    EXPECT_EQ(evening.hat(cem), hat_at_start + 3);
    EXPECT_EQ(evening.why_not(dora, Evening::guess(bobs, "étoile", true)), Illegal::object_finished);
}

TEST(BarbarossaVectors, R3_R14_R15_vector_4_gems) {
    Evening evening = Evening(4).begins();
    evening.state.table.players[0].gems = 13;
    EXPECT_EQ(evening.rolls(1).player(ann).gems, 13);
    evening.state.table.players[1].gems = 4;
    EXPECT_EQ(evening.why_not(bob, Pay{5}), Illegal::too_few_gems);
    EXPECT_EQ(evening.why_not(bob, Pay{4}), std::nullopt);
    evening.state.table.players[1].gems = 0;
    for (std::int8_t spaces = 1; spaces <= 13; ++spaces) {
        EXPECT_EQ(evening.why_not(bob, Pay{spaces}), Illegal::too_few_gems);
    }
    EXPECT_EQ(evening.why_not(bob, Roll{}), std::nullopt);
}

TEST(BarbarossaVectors, R16_vector_5_dragon_and_ghost) {
    const Evening evening = Evening(4).begins();
    for (const auto& [space, points] : {std::pair{Space::dragon, 1}, {Space::ghost, 2}}) {
        Evening met = evening;
        met.comes_to(space);
        EXPECT_EQ(met.hat(ann), hat_at_start);
        for (const core::Seat other : {bob, cem, dora}) EXPECT_EQ(met.hat(other), hat_at_start + points);
    }
}

TEST(BarbarossaVectors, R32_vector_6_curses_come_back_once_five_were_spent) {
    Evening evening = Evening(4).begins();
    for (const core::Seat seat : {ann, ann, ann, bob}) evening.asks_letter_with_curse(seat, 4);
    EXPECT_EQ(evening.why_not(ann, Refill{}), Illegal::no_refill);
    evening.asks_letter_with_curse(bob, 4).does(ann, Refill{});
    EXPECT_EQ(evening.player(ann).curses, 3);
    for (int i = 0; i < 3; ++i) evening.asks_letter_with_curse(ann, 4);
    EXPECT_EQ(evening.why_not(ann, Refill{}), Illegal::no_refill);
}

TEST(BarbarossaVectors, R35_vector_7_what_is_paid_for_things_that_were_not_guessed) {
    Evening evening = Evening(4).begins().to_second_series();
    const auto plant = [&](std::size_t object, std::initializer_list<core::Seat> by) {
        for (const core::Seat each : by) evening.state.table.objects[object].arrows.push_back(each);
    };
    plant(1, {bob});             // Ann: none and one
    plant(4, {ann, bob});        // Cem: two on both
    plant(5, {bob, dora});
    evening.state.table.arrows = 12;
    evening.guesses(bobs);
    ASSERT_EQ(evening.phase(), Phase::over);
    EXPECT_EQ(evening.hat(ann), hat_at_start + 5 - 7);
    EXPECT_EQ(evening.hat(cem), hat_at_start);
}

TEST(BarbarossaVectors, R2_R14_vector_8_from_the_start) {
    EXPECT_EQ(Evening(4).begins().rolls(3).phase(), Phase::first_series);
    Evening paid = Evening(4).begins().pays(8);
    EXPECT_EQ(ring[static_cast<std::size_t>(paid.player(ann).space)], Space::ghost);
    EXPECT_EQ(paid.player(ann).gems, 4);
    EXPECT_EQ(paid.hat(bob), hat_at_start + 2);
}

TEST(BarbarossaVectors, R4_R33_vector_9_past_the_goal_is_at_the_goal) {
    Evening evening = Evening(4).begins().to_second_series();
    evening.state.table.players[0].hat = 30;
    evening.guesses(bobs);
    EXPECT_EQ(evening.phase(), Phase::over);
    EXPECT_EQ(evening.hat(ann), 32);
    EXPECT_EQ(evening.hat(bob), hat_at_start);  // at once: the owner does not move any more
    EXPECT_EQ(Rules::outcome(evening.state)->places, (std::vector<std::int32_t>{1, 2, 2, 2}));
}

}  // namespace
}  // namespace barbarossa

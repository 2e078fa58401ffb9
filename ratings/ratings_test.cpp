// What ratings must do whatever the games: nobody is moved who did not play, order alone matters, certainty grows.
#include "ratings/ratings.hpp"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace ratings {

namespace {

Player player(std::int32_t points, std::int32_t side, std::int32_t place) {
    return {.rating = {.points = points * scale}, .side = side, .place = place};
}

TEST(Ratings, a_lead_means_what_it_means_in_elo) {
    EXPECT_NEAR(chance(1900 * scale, 1500 * scale), 10.0 / 11, 0.001);
    EXPECT_EQ(chance(1500 * scale, 1500 * scale), 0.5);
}

TEST(Ratings, who_wins_rises_and_who_loses_falls_by_as_much) {
    const auto after = after_game(std::vector{player(1500, 0, 1), player(1500, 1, 2)});
    EXPECT_GT(after[0].points, 1500 * scale);
    EXPECT_EQ(after[0].points - 1500 * scale, 1500 * scale - after[1].points);
    EXPECT_EQ(after[0].deviation, after[1].deviation);
    EXPECT_LT(after[0].deviation, Rating{}.deviation);
}

TEST(Ratings, equals_who_share_a_place_stay_where_they_are) {
    for (const int seats : {2, 3, 6}) {
        std::vector<Player> players;
        for (int i = 0; i < seats; ++i) players.push_back(player(1500, i, 1));
        for (const Rating& each : after_game(players)) EXPECT_EQ(each.points, 1500 * scale) << seats;
    }
}

TEST(Ratings, a_bot_stays_and_a_person_is_drawn_to_where_they_win_as_often_as_they_lose) {
    Rating mine;
    std::mt19937 coins(7);
    const std::int32_t truth = 1760 * scale;
    for (int game = 0; game < 400; ++game) {
        const std::int32_t bot = (game % 2 == 0 ? 1600 : 1800) * scale;
        const bool wins = coins() % 10'000 < 10'000 * chance(truth, bot);
        const Player other{.rating = {bot, 0}, .side = 1, .place = wins ? 2 : 1, .is_fixed = true};
        const auto after = after_game(std::vector{Player{mine, 0, wins ? 1 : 2, false}, other});
        EXPECT_EQ(after[1], other.rating);
        mine = after_days(after[0], 0);
    }
    EXPECT_NEAR(mine.points, truth, 2 * mine.deviation);
    EXPECT_LT(mine.deviation, 60 * scale);
}

TEST(Ratings, partners_rise_and_fall_together_and_the_surer_one_by_less) {
    std::vector<Player> four = {player(1500, 0, 1), player(1500, 1, 3), player(1500, 0, 1), player(1500, 1, 3)};
    four[2].rating.deviation = 60 * scale;
    const auto after = after_game(four);
    EXPECT_GT(after[2].points, 1500 * scale);
    EXPECT_GT(after[0].points, after[2].points);
    EXPECT_EQ(after[1], after[3]);
    EXPECT_LT(after[1].points, 1500 * scale);
}

TEST(Ratings, do_not_depend_on_who_is_named_first_nor_on_the_numbers_of_places) {
    std::mt19937 dice(3);
    for (int i = 0; i < 500; ++i) {
        std::vector<Player> players;
        for (unsigned seat = 0; seat < 2 + dice() % 5; ++seat) {
            players.push_back(player(static_cast<std::int32_t>(1000 + dice() % 1000), static_cast<std::int32_t>(seat),
                                     static_cast<std::int32_t>(1 + dice() % 4)));
        }
        const auto after = after_game(players);
        std::vector<Player> turned(players.rbegin(), players.rend());
        for (Player& each : turned) each.place *= 10;
        auto back = after_game(turned);
        std::ranges::reverse(back);
        for (std::size_t seat = 0; seat < after.size(); ++seat) {
            EXPECT_NEAR(after[seat].points, back[seat].points, 1);  // sums in another order round otherwise
            EXPECT_NEAR(after[seat].deviation, back[seat].deviation, 1);
        }
    }
}

TEST(Ratings, doubt_grows_from_day_to_day_up_to_that_about_a_newcomer) {
    const Rating sure{1700 * scale, 50 * scale};
    EXPECT_GT(after_days(sure, 0).deviation, sure.deviation);
    EXPECT_GT(after_days(sure, 365).deviation, after_days(sure, 30).deviation);
    EXPECT_EQ(after_days(sure, 100'000).deviation, Rating{}.deviation);
    EXPECT_EQ(after_days(sure, 365).points, sure.points);
}

TEST(Ratings, alone_one_is_drawn_to_what_one_reaches) {
    Rating mine;
    for (int game = 0; game < 60; ++game) mine = after_days(after_solo(mine, (game % 2 == 0 ? 1250 : 1150) * scale), 0);
    EXPECT_NEAR(mine.points, 1200 * scale, 20 * scale);
    EXPECT_LT(mine.deviation, 30 * scale);
}

TEST(Ratings, stay_in_their_bounds_whatever_is_played) {
    Player best{.rating = {points_max, 246 * scale}, .side = 0, .place = 1};
    Player worst{.rating = {0, 246 * scale}, .side = 1, .place = 2};
    for (const auto& [first, second] : {std::pair(1, 2), std::pair(2, 1)}) {
        best.place = first, worst.place = second;
        for (const Rating& each : after_game(std::vector{best, worst})) {
            EXPECT_GE(each.points, 0);
            EXPECT_LE(each.points, points_max);
            EXPECT_GE(each.deviation, deviation_min);
            EXPECT_LE(each.deviation, Rating{}.deviation);
        }
    }
    EXPECT_TRUE(after_game({}).empty());
}

// The very numbers: another compiler or machine that gives others would make ratings that cannot be checked.
TEST(Ratings, are_these_numbers_everywhere) {
    const auto after = after_game(std::vector{player(1500, 0, 2), player(1720, 1, 1), player(1333, 2, 2),
                                              player(1641, 3, 4)});
    std::vector<std::pair<std::int32_t, std::int32_t>> numbers;
    for (const Rating& each : after) numbers.push_back({each.points, each.deviation});
    const std::vector<std::pair<std::int32_t, std::int32_t>> golden = {
        {149437, 24163}, {179372, 24356}, {134325, 24244}, {156265, 24101}};
    EXPECT_EQ(numbers, golden);
}

}  // namespace

}  // namespace ratings

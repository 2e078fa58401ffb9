#include "games/arena.hpp"

#include <map>

#include <gtest/gtest.h>

namespace games {
namespace {

using ColorYam = boost::mp11::mp_first<All>;
constexpr auto just_think = [](std::size_t, const auto& think) { return think(); };

TEST(Arena, every_bot_sits_everywhere_equally_often) {
    for (std::size_t bots = 2; bots <= 5; ++bots) {
        for (std::size_t seats = 2; seats <= 6; ++seats) {
            std::map<std::pair<std::size_t, std::size_t>, int> times;  // by seat and bot
            for (std::size_t game = 0; game < 2 * bots; ++game) {
                const auto order = seating(bots, seats, game);
                ASSERT_EQ(order.size(), seats);
                for (std::size_t seat = 0; seat < seats; ++seat) ++times[{seat, order[seat]}];
            }
            EXPECT_EQ(times.size(), seats * bots);
            for (const auto& [who, count] : times) EXPECT_EQ(count, 2);
        }
    }
}

TEST(Arena, every_bot_meets_every_other_equally_often) {
    for (std::size_t bots = 3; bots <= 5; ++bots) {
        std::map<std::pair<std::size_t, std::size_t>, int> times;  // by first and second seat
        std::size_t games = bots;
        for (std::size_t i = 1; i < bots; ++i) games *= i;
        for (std::size_t game = 0; game < games; ++game) {
            const auto order = seating(bots, 2, game);
            ++times[{order[0], order[1]}];
        }
        EXPECT_EQ(times.size(), bots * (bots - 1));
        for (const auto& [who, count] : times) EXPECT_EQ(count, games / times.size());
    }
}

TEST(Arena, the_list_moves_on_and_then_changes_its_order) {
    EXPECT_EQ(seating(3, 3, 0), (std::vector<std::size_t>{0, 1, 2}));
    EXPECT_EQ(seating(3, 3, 1), (std::vector<std::size_t>{1, 2, 0}));
    EXPECT_EQ(seating(3, 3, 3), (std::vector<std::size_t>{0, 2, 1}));
    EXPECT_EQ(seating(2, 3, 0), (std::vector<std::size_t>{0, 1, 0}));
    EXPECT_EQ(seating(2, 3, 1), (std::vector<std::size_t>{1, 0, 1}));
}

TEST(Arena, a_game_depends_on_its_number_and_on_nothing_else) {
    const Contest<ColorYam> contest{.config = {}, .seats = 3, .bots = {0, 1}, .seed = 5};
    const Played seventh = play(contest, 7, just_think);
    EXPECT_NE(play(contest, 9, just_think).outcome, seventh.outcome);
    EXPECT_EQ(play(contest, 7, just_think).outcome, seventh.outcome);
    Contest<ColorYam> other = contest;
    other.seed = 6;
    EXPECT_NE(play(other, 7, just_think).outcome, seventh.outcome);
}

struct Spender {  // plays at random, and writes down what it was given to think with
    static constexpr std::string_view name = "spender";
    static inline std::vector<int> nodes{};
    coloryam::Rules::Action choose(const coloryam::View& view, core::Seat, core::Rng& rng,
                                   const core::Budget& budget) const {
        nodes.push_back(budget.nodes);
        return coloryam::Rules::suggest(view, rng);
    }
};

TEST(Arena, a_bot_thinks_with_its_own_budget) {
    using Spenders = Entry<coloryam::Rules, coloryam::Coach, Spender>;
    const Contest<Spenders> contest{.config = {}, .seats = 2, .bots = {1, 1}, .seed = 1, .budgets = {{.nodes = 4000}}};
    std::vector<int> expected;
    play(contest, 0, [&](std::size_t bot, const auto& think) {
        expected.push_back(bot == 0 ? 4000 : core::Budget{}.nodes);
        return think();
    });
    EXPECT_EQ(Spender::nodes, expected);
}

TEST(Arena, the_stopwatch_sees_every_decision_of_its_bot) {
    const Contest<ColorYam> contest{.config = {}, .seats = 2, .bots = {0, 0}, .seed = 1};
    std::array<int, 2> decisions{};
    play(contest, 0, [&](std::size_t bot, const auto& think) { return ++decisions.at(bot), think(); });
    EXPECT_GE(decisions[0], 10);  // ten turns at least, and a throw in each
    EXPECT_GE(decisions[1], 10);
}

TEST(Arena, shares_are_per_seat_and_a_shared_victory_is_split) {
    const Played played{.seating = {0, 1, 0}, .outcome = {.scores = {6, 3, 3}, .places = {1, 1, 3}}};
    const Share mine = share_of(played, 0);
    EXPECT_EQ(mine.seats, 2);
    EXPECT_EQ(mine.wins, 0.25);  // half a victory, two seats
    EXPECT_EQ(mine.points, 0.375);
    EXPECT_EQ(mine.place, 2);
    EXPECT_EQ(mine.score, 4.5);
    EXPECT_EQ(share_of(played, 1).wins, 0.5);
    EXPECT_EQ(share_of(played, 2).seats, 0);
}

TEST(Arena, estimates_mean_and_interval) {
    Sample sample;
    for (const double value : {1.0, 2.0, 3.0, 4.0}) sample.add(value);
    EXPECT_EQ(sample.estimate().mean, 2.5);
    EXPECT_NEAR(sample.estimate().margin, 1.96 * std::sqrt(5.0 / 3 / 4), 1e-12);
    EXPECT_TRUE(sample.estimate().is_above(1));
    EXPECT_FALSE(sample.estimate().is_above(2));
}

struct Stubborn {  // does the same in the same situation, so that only the dice make a difference
    static constexpr std::string_view name = "stubborn";
    coloryam::Rules::Action choose(const coloryam::View& view, core::Seat, core::Rng&, const core::Budget&) const {
        core::Rng same(1);
        return coloryam::Rules::suggest(view, same);
    }
};

TEST(Arena, the_games_of_a_round_have_the_same_dice) {
    using Stubborns = Entry<coloryam::Rules, coloryam::Coach, Stubborn>;
    const Contest<Stubborns> contest{.config = {}, .seats = 3, .bots = {1, 1}, .seed = 5};
    const core::Outcome first = play(contest, 0, just_think).outcome;
    EXPECT_EQ(play(contest, 1, just_think).outcome, first);
    EXPECT_NE(play(contest, 2, just_think).outcome, first);
}

TEST(Arena, a_lead_is_paired_round_by_round) {
    std::vector<Played> games;
    for (std::size_t i = 0; i < 10; ++i) {
        games.push_back({.round = i, .seating = {0, 1}, .outcome = {.scores = {2, 1}, .places = {1, 2}}});
    }
    EXPECT_EQ(lead_of(games, 0, 1)->mean, 1);
    EXPECT_EQ(lead_of(games, 1, 0)->mean, -1);
    EXPECT_EQ(lead_of(games, 0, 1)->margin, 0);
    games.push_back({.round = 10, .seating = {1, 0}, .outcome = {.scores = {12, 0}, .places = {1, 2}}});
    EXPECT_LT(lead_of(games, 0, 1, &Share::score)->mean, 0) << "it won ten games of eleven and has fewer points";
    EXPECT_EQ(lead_of(games, 0, 2), std::nullopt) << "they never met";
    EXPECT_EQ(standing_of(games, 0).games, 11u);
    EXPECT_EQ(standing_of(games, 2).games, 0u);

    // Whoever sits first wins by the cards: the rounds say that nobody leads, and are sure of it.
    games.clear();
    for (std::size_t i = 0; i < 20; ++i) {
        const std::size_t first = i % 2;
        const core::Outcome outcome{.scores = {9, 1}, .places = {1, 2}};
        games.push_back({.round = i / 2, .seating = {first, 1 - first}, .outcome = outcome});
    }
    EXPECT_EQ(lead_of(games, 0, 1), (Estimate{.mean = 0, .margin = 0}));
}

TEST(Arena, scores_spread_from_the_lowest_to_the_highest) {
    std::vector<Played> games;
    for (const std::int32_t score : {50, 71, 60, 64, 58}) {
        games.push_back({.round = games.size(), .seating = {0}, .outcome = {.scores = {score}, .places = {1}}});
    }
    const Standing standing = standing_of(games, 0);
    EXPECT_EQ(standing.spread.lowest, 50);
    EXPECT_EQ(standing.spread.median, 60);
    EXPECT_EQ(standing.spread.highest, 71);
    EXPECT_EQ(standing_of(games, 1).spread.highest, 0) << "it never played";
}

}  // namespace
}  // namespace games

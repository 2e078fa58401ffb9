#include "games/coloryam/coach.hpp"

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

Odds odds_of(const Story& story, core::Seat looking = ann) { return Coach::advise(Rules::view(story.state, looking)); }

TEST(Coach, before_the_first_throw_there_is_one_thing_to_do) {
    const Odds odds = odds_of(Story());  // one brown
    ASSERT_EQ(odds.by_dice.size(), 64u);
    EXPECT_EQ(odds.best, 63);
    EXPECT_EQ(odds.by_dice[63], 9057);
    for (std::size_t set = 0; set < 63; ++set) EXPECT_EQ(odds.by_dice[set], 0);
}

TEST(Coach, a_met_objective_is_certain_if_one_stops) {
    const Odds odds = odds_of(Story().throws({1, 1, 1, 1, 1, 1}));  // every 1 has its own colour, so one is brown
    EXPECT_EQ(odds.by_dice[0], 10'000);
    EXPECT_EQ(odds.best, 0);
    EXPECT_LT(odds.by_dice[1], 10'000);  // the brown one
}

TEST(Coach, the_last_throw_of_one_die_has_a_chance_of_one_in_six) {
    Story story;
    story.throws({2, 1, 1, 1, 1, 1}).throws({2, 1, 1, 1, 1, 1}, {1});  // green, and no brown
    const Odds odds = odds_of(story);
    EXPECT_EQ(odds.by_dice[0], 0);
    for (const std::size_t die : {0u, 1u, 2u, 3u, 4u, 5u}) EXPECT_EQ(odds.by_dice[1u << die], 1667);
    EXPECT_EQ(odds.by_dice[3], 2778);   // two dice, one brown: 10 of 36
    EXPECT_EQ(odds.by_dice[63], 4019);  // 6 * 5^5 of 6^6
    EXPECT_EQ(odds.by_dice[static_cast<std::size_t>(odds.best)],
              *std::max_element(odds.by_dice.begin(), odds.by_dice.end()));
}

TEST(Coach, says_the_same_to_everybody_who_looks) {
    const Story story = Story().throws({2, 1, 1, 1, 1, 1});
    EXPECT_EQ(odds_of(story, ann), odds_of(story, bob));
    EXPECT_EQ(odds_of(story, ann), odds_of(story, core::Seat::spectator));
}

TEST(Coach, is_silent_when_there_is_nothing_to_throw_for) {
    const Odds silence{};
    EXPECT_EQ(odds_of(Story().line({20, 19}).line({20, 19})), silence) << "a Color'Yam line";
    EXPECT_EQ(odds_of(Story().misses(20)), silence) << "missed";
    EXPECT_EQ(odds_of(Story(Config{})), silence) << "the sheet is not drawn yet";
    EXPECT_EQ(odds_of(Story().does(Throw{all_dice})), silence) << "the dice are in the air";

    Config config = sheet_one;
    config.coach = false;
    EXPECT_EQ(odds_of(Story(config)), silence) << "the table plays without";
    config = sheet_one;
    config.free_objectives = true;
    EXPECT_EQ(odds_of(Story(config)), silence) << "no line is being played";
    config = sheet_one;
    config.declared_miss = true;
    Story asked(config);
    asked.throws({1, 1, 1, 1, 1, 1}).throws({1, 1, 1, 1, 1, 1}, {0}).throws({1, 1, 1, 1, 1, 1}, {0});
    ASSERT_EQ(asked.state.phase, Phase::throwing);
    EXPECT_EQ(odds_of(asked), silence) << "no throws left";
}

}  // namespace
}  // namespace coloryam

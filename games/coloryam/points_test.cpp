// From a closed line to the podium: points, who begins what, boxes filled early, who wins.
#include "games/coloryam/rules.hpp"

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

TEST(ColorYam, R15_a_closed_line_is_ranked) {
    Story story(sheet_one, 5);
    story.line({26, 31, 0, 24, 17});
    EXPECT_EQ(story.board().rows[0].points, (core::List<std::int8_t, max_seats>{4, 5, 0, 3, 2}));
}

TEST(ColorYam, R17_progress_tells_the_line_and_the_totals) {
    const core::Progress drawing{.stage = 1, .stages = 10, .scores = {0, 0, 0}};
    EXPECT_EQ(Rules::progress(Rules::setup(Config{}, 3)), drawing);
    Config pro = sheet_one;
    pro.pro = true;
    EXPECT_EQ(Rules::progress(Story(pro).state).stages, 13);

    Story story;
    story.line({20, 19});
    const core::Progress second_line{.stage = 2, .stages = 10, .scores = {2, 1}};
    EXPECT_EQ(Rules::progress(story.state), second_line);
    story.meets(20);
    EXPECT_EQ(Rules::progress(story.state), second_line) << "a line counts when it closes";
}

TEST(ColorYam, R21_progress_ends_on_the_last_line) {
    Story story = up_to_pole_three();
    story.line({20, 19}).line({20, 19}).coloryam_line({14, 14}).coloryam_line({16, 15});
    const core::Progress over{.stage = 10, .stages = 10, .scores = Rules::outcome(story.state)->scores};
    EXPECT_EQ(Rules::progress(story.state), over);
}

TEST(ColorYam, R18_the_highest_entry_begins_the_next_line) {
    Story story(sheet_one, 3);
    story.line({20, 22, 21});
    EXPECT_EQ(story.state.starter, bob);
    EXPECT_EQ(story.state.turn, bob);
    story.line({20, 21, 18});  // Bob, Cem, Ann
    EXPECT_EQ(story.state.turn, cem);
}

TEST(ColorYam, R18_the_leader_of_the_intermediate_total_begins_the_pole) {
    Story story(sheet_one, 2);
    story.line({20, 19}).line({20, 19});  // Ann 4, Bob 2
    story.coloryam_line({10, 20});        // Ann 5, Bob 4: Bob has the higher Color'Yam
    EXPECT_EQ(story.state.line, 3);
    EXPECT_EQ(story.state.turn, ann);
}

TEST(ColorYam, R18_the_second_total_counts_both_poles) {
    Story story;
    story.line({20, 19}).line({20, 20}).coloryam_line({30, 20});  // Ann 2+1+2, Bob 1+1+1
    story.line({0, 20}).line({20, 0}).coloryam_line({31, 10});    // Bob begins the last two: 2+2+2, Ann none
    EXPECT_EQ(story.board().totals[0], (Totals{5, 5, 5}));
    EXPECT_EQ(story.board().totals[1], (Totals{3, 9, 9}));
    EXPECT_EQ(story.state.line, 6);
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R19_a_tie_is_broken_by_the_row_above) {
    Story story(sheet_one, 3);
    story.line({21, 22, 20}).line({19, 24, 24});  // Cem and Ann tie on line 1; Ann was better on line 0
    EXPECT_EQ(story.state.turn, ann);
}

TEST(ColorYam, R19_a_tied_total_is_broken_by_the_coloryam_above_it) {
    Story story;
    story.line({20, 19}).line({20, 20}).coloryam_line({10, 20});  // Ann 2+1+1, Bob 1+1+2
    EXPECT_EQ(story.board().totals[0], story.board().totals[1]);
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R19_a_crossed_row_is_a_tie) {
    Story story(sheet_one, 3);
    story.line({20, 22, 21}).line({0, 0, 0});
    EXPECT_EQ(story.state.turn, bob);  // by line 0
}

TEST(ColorYam, R19_a_valid_entry_beats_a_crossed_one) {
    Story story(sheet_one, 3);
    story.line({20, 22, 21}).line({0, 0, 14});  // Bob, Cem, Ann
    EXPECT_EQ(story.state.turn, ann);
}

TEST(ColorYam, R19_tied_in_all_rows_the_last_starter_begins_again) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_2}, 3);
    story.line({20, 20, 20});
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R19_tied_in_all_rows_the_next_clockwise_of_the_tied_begins) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_2}, 4);
    story.line({19, 18, 20, 20});  // Bob, Cem, Dee, Ann: Dee and Ann tie
    EXPECT_EQ(story.state.turn, dee);
}

TEST(ColorYam, R20_a_coloryam_filled_early_is_not_played_again) {
    Story story(sheet_one, 3);
    story.takes_second_chance(25).meets(20).meets(21).meets(22);  // Ann retries
    story.line({20, 19, 18});                                     // Ann begins line 1 and leads
    EXPECT_EQ(story.state.line, 2);
    EXPECT_EQ(story.state.starter, ann);
    EXPECT_EQ(story.state.turn, bob);  // the next who has to play
    EXPECT_FALSE(story.board().rows[2].is_closed);
    story.coloryam_line({26, 10});
    EXPECT_EQ(story.board().rows[2].points, (core::List<std::int8_t, max_seats>{2, 3, 1}));  // Ann's 25 is ranked now
}

TEST(ColorYam, R20_a_line_nobody_has_to_play_closes_at_once) {
    Story story;
    story.takes_second_chance(25).takes_second_chance(24).line({20, 19});
    EXPECT_FALSE(story.board().rows[2].is_closed);  // full, but its time has not come
    EXPECT_EQ(story.board().totals[0].all, 2);
    story.line({20, 19});
    EXPECT_EQ(story.state.line, 3);  // past the Color'Yam
    EXPECT_EQ(story.board().rows[2].points, (core::List<std::int8_t, max_seats>{2, 1}));
    EXPECT_EQ(story.board().totals[0].all, 6);
    EXPECT_EQ(story.state.turn, ann);
}

TEST(ColorYam, R20_the_game_can_end_on_lines_filled_early) {
    Story story = up_to_pole_three();
    story.takes_second_chance(20).takes_second_chance(21).takes_second_chance(22).takes_second_chance(23);
    story.line({20, 19}).line({20, 19});
    EXPECT_EQ(story.state.phase, Phase::over);
    EXPECT_TRUE(story.board().rows[9].is_closed);
}

TEST(ColorYam, R21_the_highest_total_wins) {
    Story story = up_to_pole_three();
    story.line({20, 19}).line({20, 19}).coloryam_line({30, 31}).coloryam_line({35, 34});
    const auto outcome = Rules::outcome(story.state);
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(Rules::to_act(story.state).empty());
    EXPECT_EQ(outcome->places, (std::vector{1, 2}));
    EXPECT_EQ(outcome->scores[0], story.board().totals[0].all);
    EXPECT_EQ(why_not(story.state, ann, Throw{all_dice}), Illegal::not_your_turn);
}

// A finished game of as many seats as there are rows, each with ten entries.
State finished(const std::vector<std::array<int, 10>>& sheets) {
    State state = Rules::setup(sheet_one, static_cast<int>(sheets.size()));
    for (std::size_t seat = 0; seat < sheets.size(); ++seat) {
        for (std::size_t line = 0; line < 10; ++line) state.entries[seat][line] = written(sheets[seat][line]);
    }
    state.line = 9;
    state.phase = Phase::over;
    return state;
}

TEST(ColorYam, R21_among_equals_the_highest_single_coloryam_wins) {
    const auto outcome = Rules::outcome(finished({{20, 0, 0, 0, 0, 0, 0, 0, 0, 25}, {0, 20, 0, 0, 0, 0, 0, 0, 26, 0}}));
    EXPECT_EQ(outcome->scores, (std::vector{4, 4}));
    EXPECT_EQ(outcome->places, (std::vector{2, 1}));
}

TEST(ColorYam, R21_an_objective_is_no_coloryam) {
    const auto outcome = Rules::outcome(finished({{36, 0, 0, 0, 0, 0, 0, 0, 25, 0}, {0, 20, 0, 0, 0, 0, 0, 0, 0, 26}}));
    EXPECT_EQ(outcome->places, (std::vector{2, 1}));
}

TEST(ColorYam, R21_still_equal_they_share_the_place) {
    const std::array<int, 10> one = {20}, two = {0, 0, 0, 20};
    const auto outcome = Rules::outcome(finished({{0}, one, two, {0, 10, 0, 0, 0, 0, 10}}));
    EXPECT_EQ(outcome->scores, (std::vector{0, 4, 4, 8}));
    EXPECT_EQ(outcome->places, (std::vector{4, 2, 2, 1}));
}

}  // namespace
}  // namespace coloryam

// What can be read off the table: points, totals, who begins, what the dice are good for.
#include "games/coloryam/board.hpp"

#include <algorithm>

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

using Points = std::vector<int>;

// By seat; 0 is a crossed box.
Points points(const std::vector<int>& sums) {
    core::List<Entry, max_seats> entries;
    for (const int sum : sums) entries.push_back(written(sum));
    const auto points = rank_points(entries);
    return {points.begin(), points.end()};
}

TEST(ColorYam, R15_the_rulebook_example_with_one_failure) {
    EXPECT_EQ(points({26, 31, 0, 24, 17}), (Points{4, 5, 0, 3, 2}));
    EXPECT_EQ(points({26, 31, 15, 24, 17}), (Points{4, 5, 1, 3, 2}));  // had he met it
}

TEST(ColorYam, R15_the_scale_for_every_number_of_seats) {
    EXPECT_EQ(points({20, 19}), (Points{2, 1}));
    EXPECT_EQ(points({20, 19, 18}), (Points{3, 2, 1}));
    EXPECT_EQ(points({20, 19, 18, 17}), (Points{4, 3, 2, 1}));
    EXPECT_EQ(points({20, 19, 18, 17, 16}), (Points{5, 4, 3, 2, 1}));
}

TEST(ColorYam, R15_nobody_valid_nobody_scores) { EXPECT_EQ(points({0, 0, 0}), (Points{0, 0, 0})); }

TEST(ColorYam, R15_a_failure_of_others_does_not_lower_the_points) {
    EXPECT_EQ(points({0, 6, 0, 0}), (Points{0, 4, 0, 0}));
}

TEST(ColorYam, R16_the_rulebook_example_with_a_tie) {
    EXPECT_EQ(points({29, 25, 25, 19, 28}), (Points{5, 2, 2, 1, 4}));
}

TEST(ColorYam, R16_three_share_the_first_place) { EXPECT_EQ(points({30, 30, 30, 12}), (Points{2, 2, 2, 1})); }

TEST(ColorYam, R16_all_share_the_last_points) { EXPECT_EQ(points({18, 18, 18, 18, 18}), (Points{1, 1, 1, 1, 1})); }

// Against a table filled by hand: sort, hand out N, N-1, ... and let those who tie take the least of theirs.
TEST(ColorYam, R16_points_agree_with_sorting_and_handing_out) {
    core::Rng rng(1);
    for (int game = 0; game < 2000; ++game) {
        std::vector<int> sums(2 + rng.below(4));
        for (int& sum : sums) sum = rng.chance(4) ? 0 : 20 + rng.die(4);
        std::vector<int> sorted = sums;
        std::sort(sorted.rbegin(), sorted.rend());
        Points expected;
        for (const int sum : sums) {
            const auto last = std::find(sorted.rbegin(), sorted.rend(), sum);  // the lowest place with this sum
            expected.push_back(sum == 0 ? 0 : 1 + static_cast<int>(last - sorted.rbegin()));
        }
        ASSERT_EQ(points(sums), expected);
    }
}

Totals totals_of(const Story& story, core::Seat seat) { return story.board().totals[at(seat)]; }

TEST(ColorYam, R17_totals_add_up_from_pole_to_pole) {
    Story story;
    story.line({20, 19}).line({18, 17}).coloryam_line({20, 21});  // Ann 2+2+1, Bob 1+1+2
    EXPECT_EQ(totals_of(story, ann), (Totals{5, 5, 5}));
    EXPECT_EQ(totals_of(story, bob), (Totals{4, 4, 4}));
    story.line({20, 0});  // Ann leads Total 1 and begins
    EXPECT_EQ(totals_of(story, ann), (Totals{5, 7, 7}));
    EXPECT_EQ(totals_of(story, bob), (Totals{4, 4, 4}));
    story.line({0, 17}).coloryam_line({25, 26});  // Bob begins the Color'Yam with 25
    story.line({20, 20});
    EXPECT_EQ(totals_of(story, ann), (Totals{5, 9, 10}));
    EXPECT_EQ(totals_of(story, bob), (Totals{4, 7, 8}));
}

TEST(ColorYam, R17_an_open_line_counts_for_nothing_yet) {
    Story story;
    story.meets(20);
    EXPECT_EQ(totals_of(story, ann), Totals{});
    EXPECT_FALSE(story.board().rows[0].is_closed);
    EXPECT_EQ(story.board().rows[0].points, (core::List<std::int8_t, max_seats>{0, 0}));
    story.meets(19);
    EXPECT_EQ(totals_of(story, ann), (Totals{2, 2, 2}));
    EXPECT_TRUE(story.board().rows[0].is_closed);
    EXPECT_EQ(story.board().rows[0].points, (core::List<std::int8_t, max_seats>{2, 1}));
}

TEST(ColorYam, board_before_the_draw_has_no_sheet) {
    const Board empty = board(Rules::setup({}, 3));
    EXPECT_EQ(empty, Board{});
}

TEST(ColorYam, board_shows_a_chosen_sheet_at_once) {
    const Board early = board(Rules::setup({.sheet = SheetChoice::sheet_3}, 3));
    EXPECT_EQ(early.rows.size(), 10u);
    EXPECT_EQ(early.totals, (core::List<Totals, max_seats>::of(3, {})));
    EXPECT_EQ(early.turn, Turn{});
}

TEST(ColorYam, board_reads_the_dice_only_once_they_are_this_turns) {
    Story story;
    EXPECT_EQ(story.board().turn.sum, 0);
    EXPECT_FALSE(story.board().turn.is_met);
    story.throws({1, 6, 6, 6, 6, 6});  // brown green brown blue yellow orange
    EXPECT_EQ(story.board().turn.sum, 31);
    EXPECT_EQ(story.board().turn.counts, (ColorCounts{1, 1, 1, 1, 0, 2}));
    EXPECT_FALSE(story.board().turn.is_met);
    story.throws({1, 6, 5, 6, 6, 6}, {2});  // the second brown becomes pink
    EXPECT_TRUE(story.board().turn.is_met);
    story.does(Stop{});
    EXPECT_EQ(story.state.turn, bob);
    EXPECT_EQ(story.board().turn.sum, 0);  // the dice on the table are still Ann's
    EXPECT_EQ(story.board().turn.counts, ColorCounts{});
    EXPECT_FALSE(story.board().turn.is_met);
    EXPECT_FALSE(story.board().turn.chance->is_open);
}

TEST(ColorYam, board_tells_what_a_second_chance_would_do) {
    Story story;
    EXPECT_EQ(story.board().turn.chance, (Chance{.line = 2, .minimum = 6, .is_open = false}));
    story.throws({2, 2, 2, 2, 1, 1});  // no brown, 10
    EXPECT_EQ(story.board().turn.chance, (Chance{.line = 2, .minimum = 6, .is_open = true}));
    story.does(Stop{}).does(SecondChance{}).meets(20);
    EXPECT_EQ(story.state.turn, ann);
    EXPECT_EQ(story.board().turn.chance, std::nullopt);  // the only box of the pole is full
}

TEST(ColorYam, board_tells_the_least_coloryam_that_counts) {
    Story story;
    story.line({20, 19}).line({20, 19});
    EXPECT_EQ(story.board().turn.minimum, 6);
    EXPECT_EQ(story.board().turn.chance, std::nullopt);
    story.coloryam_line({24, 20}).line({20, 19}).line({20, 18});
    ASSERT_EQ(story.state.turn, ann);
    EXPECT_EQ(story.board().turn.minimum, 25);
    story.throws({4, 4, 4, 4, 4, 4});
    EXPECT_FALSE(story.board().turn.is_met);
    story.throws({5, 4, 4, 4, 4, 4}, {0});
    EXPECT_TRUE(story.board().turn.is_met);
}

TEST(ColorYam, board_lists_the_lines_of_free_objectives) {
    Config config = sheet_one;
    config.free_objectives = true;
    Story story(config);
    using Lines = core::List<std::int8_t, lines_max>;
    EXPECT_EQ(story.board().turn.fillable, Lines{});
    EXPECT_EQ(story.board().turn.crossable, (Lines{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}));
    story.throws({1, 1, 1, 1, 1, 1});  // every colour once
    EXPECT_EQ(story.board().turn.fillable, (Lines{0, 2, 3, 5, 8, 9}));
    EXPECT_EQ(story.board().turn.chance, std::nullopt);
    EXPECT_TRUE(story.board().turn.is_met);
    story.does(Stop{}).does(Fill{3});
    EXPECT_EQ(story.state.turn, bob);
    story.throws({1, 1, 1, 1, 1, 1}).does(Stop{}).does(Cross{0});
    story.throws({1, 1, 1, 1, 1, 1});
    EXPECT_EQ(story.board().turn.fillable, (Lines{0, 2, 5, 8, 9}));  // each seat has its own empty lines
    EXPECT_EQ(story.board().turn.crossable, (Lines{0, 1, 2, 4, 5, 6, 7, 8, 9}));
}

}  // namespace
}  // namespace coloryam

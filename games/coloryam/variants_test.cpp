// The variants, the house rule and the clock, each alone and where they meet.
#include "games/coloryam/rules.hpp"

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

constexpr Config free_objectives{.sheet = SheetChoice::sheet_1, .first = First::seat_1, .free_objectives = true};
constexpr Config color_chance{.sheet = SheetChoice::sheet_1, .first = First::seat_1, .color_chance = true};
constexpr Config pro{.sheet = SheetChoice::sheet_1, .first = First::seat_1, .pro = true};
constexpr Config declared_miss{.sheet = SheetChoice::sheet_1, .first = First::seat_1, .declared_miss = true};

constexpr Dice one_of_each = {1, 1, 1, 1, 1, 1};       // every colour once: fills lines 0 and 3 of sheet 1
constexpr Dice one_brown_thirty = {1, 6, 5, 6, 6, 6};  // line 0 met with 30

// With free objectives: dice of this sum, whatever their colours; the turn is over and a line is to be named.
Story& sums(Story& story, int sum) {
    Dice dice = {1, 1, 1, 1, 1, 1};
    for (int rest = sum - 6; std::int8_t& number : dice) {
        const int more = std::min(rest, faces - 1);
        number = static_cast<std::int8_t>(1 + more);
        rest -= more;
    }
    return story.throws(dice).does(Stop{});
}

TEST(ColorYam, R22_after_the_throws_a_seat_says_which_line_to_fill) {
    Story story(free_objectives);
    story.throws(one_of_each).does(Stop{});
    EXPECT_EQ(story.state.phase, Phase::choosing);
    EXPECT_EQ(story.state.turn, ann);
    EXPECT_EQ(why_not(story.state, ann, Fill{1}), Illegal::objective_not_met);
    EXPECT_EQ(why_not(story.state, ann, Fill{10}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Fill{-1}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Fill{127}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Stop{}), Illegal::not_now);
    story.does(Fill{3});
    EXPECT_EQ(story.entry(ann, 3), written(6));
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R22_the_third_throw_leads_to_the_choice) {
    Story story(free_objectives);
    story.throws(one_of_each).throws(one_of_each).throws(one_of_each);
    EXPECT_EQ(story.state.phase, Phase::choosing);
}

TEST(ColorYam, R22_any_empty_line_may_be_crossed_even_one_that_fits) {
    Story story(free_objectives);
    story.throws(one_of_each).does(Stop{}).does(Cross{0});
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    story.throws(one_of_each).does(Stop{}).does(Cross{9});
    story.throws(one_of_each).does(Stop{});
    EXPECT_EQ(why_not(story.state, ann, Cross{0}), Illegal::line_taken);
    EXPECT_EQ(why_not(story.state, ann, Fill{0}), Illegal::line_taken);
    EXPECT_EQ(why_not(story.state, ann, Cross{10}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Cross{9}), std::nullopt);  // crossed by Bob only
}

TEST(ColorYam, R23_the_turn_goes_round_in_fixed_order_as_often_as_there_are_lines) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_2, .free_objectives = true}, 3);
    for (std::int8_t round = 0; round < 10; ++round) {
        for (const core::Seat seat : {bob, cem, ann}) {
            ASSERT_EQ(story.state.turn, seat);
            ASSERT_EQ(story.state.line, round);
            ASSERT_EQ(story.state.starter, bob);
            story.throws(one_of_each).does(Stop{}).does(Cross{round});
        }
    }
    EXPECT_EQ(story.state.phase, Phase::over);
    EXPECT_EQ(Rules::outcome(story.state)->places, (std::vector{1, 1, 1}));
}

TEST(ColorYam, R23_there_is_no_second_chance) {
    Story story(free_objectives);
    story.throws(one_of_each).does(Stop{});
    EXPECT_EQ(why_not(story.state, ann, SecondChance{}), Illegal::not_now);
}

TEST(ColorYam, R23_a_line_closes_when_every_seat_has_an_entry) {
    Story story(free_objectives);
    story.throws(one_of_each).does(Stop{}).does(Fill{3});
    EXPECT_FALSE(story.board().rows[3].is_closed);
    story.throws(one_brown_thirty).does(Stop{}).does(Fill{0});
    story.throws(one_brown_thirty).does(Stop{}).does(Cross{1});
    story.throws(one_of_each).does(Stop{}).does(Cross{3});
    EXPECT_TRUE(story.board().rows[3].is_closed);
    EXPECT_EQ(story.board().totals[0], (Totals{0, 2, 2}));
    EXPECT_FALSE(story.board().rows[0].is_closed);
}

TEST(ColorYam, R24_a_free_coloryam_fits_between_its_neighbours) {
    Story story(free_objectives);
    sums(story, 20).does(Fill{5});  // CY2
    sums(story, 10).does(Cross{0});
    sums(story, 20);
    EXPECT_EQ(why_not(story.state, ann, Fill{2}), Illegal::not_increasing);  // CY1 must be below 20
    EXPECT_EQ(why_not(story.state, ann, Fill{9}), Illegal::not_increasing);  // CY4 must be above
    story.does(Cross{0});
    sums(story, 10).does(Cross{1});
    sums(story, 21);
    EXPECT_EQ(why_not(story.state, ann, Fill{2}), Illegal::not_increasing);
    EXPECT_EQ(why_not(story.state, ann, Fill{9}), std::nullopt);
    story.does(Cross{8});  // a crossed box sets no mark
    sums(story, 10).does(Cross{2});
    sums(story, 19);
    EXPECT_EQ(why_not(story.state, ann, Fill{9}), Illegal::not_increasing);
    EXPECT_EQ(why_not(story.state, ann, Fill{2}), std::nullopt);
}

TEST(ColorYam, R25_coloryams_need_not_increase) {
    Story story(color_chance);
    story.line({20, 19}).line({20, 19}).coloryam_line({24, 20}).line({20, 19}).line({20, 18});
    EXPECT_EQ(story.board().turn.minimum, 6);
    story.coloryam_line({24, 10});
    EXPECT_EQ(story.entry(ann, 5), written(24));
    EXPECT_EQ(story.entry(bob, 5), written(10));
}

TEST(ColorYam, R25_nor_by_second_chance) {
    Story story(color_chance);
    story.line({20, 19}).line({20, 19}).coloryam_line({30, 20});
    story.takes_second_chance(10);
    EXPECT_EQ(story.entry(ann, 5), written(10));
}

TEST(ColorYam, R26_the_total_boxes_are_played) {
    Story story(pro);
    story.line({20, 19}).line({20, 19}).coloryam_line({24, 20});
    EXPECT_EQ(story.state.line, 3);
    EXPECT_EQ(story.board().turn.minimum, 25);
    story.coloryam_line({24, 21});  // Ann must beat her own 24
    EXPECT_EQ(story.entry(ann, 3), Entry::crossed);
    EXPECT_EQ(story.entry(bob, 3), written(21));
    EXPECT_EQ(story.board().totals[1], (Totals{5, 5, 5}));  // 1 + 1 + 1 + 2: totals are kept elsewhere
}

TEST(ColorYam, R26_a_pole_has_one_second_chance_more) {
    Story story(pro);
    story.takes_second_chance(20).meets(20);
    EXPECT_EQ(story.board().turn.chance, (Chance{.line = 3, .minimum = 21, .is_open = false}));
    story.takes_second_chance(21);
    EXPECT_EQ(story.entry(ann, 2), written(20));
    EXPECT_EQ(story.entry(ann, 3), written(21));
    story.misses(22);
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
}

TEST(ColorYam, R26_totals_do_not_decide_who_begins) {
    Story story(pro);
    story.line({20, 19}).line({20, 19}).coloryam_line({20, 10}).coloryam_line({30, 31});
    EXPECT_GT(story.board().totals[0].first, story.board().totals[1].first);
    EXPECT_EQ(story.state.turn, bob);  // by the entry in the row above
}

TEST(ColorYam, R26_thirteen_lines_make_a_game) {
    Story story(pro);
    for (int line = 0; line < 13; ++line) {
        ASSERT_EQ(story.state.line, line);
        for (int seat = 0; seat < 2; ++seat) {
            const bool is_objective = story.board().rows[static_cast<std::size_t>(line)].line.objective.has_value();
            is_objective ? story.crosses() : story.rolls(10 + line);
        }
    }
    EXPECT_EQ(story.state.phase, Phase::over);
    EXPECT_EQ(Rules::outcome(story.state)->scores, (std::vector{7, 7}));
}

TEST(ColorYam, R27_free_and_pro_take_thirteen_turns_and_keep_the_order) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_1, .free_objectives = true, .pro = true});
    sums(story, 20).does(Fill{3});  // the box of Total 1
    sums(story, 10).does(Cross{0});
    sums(story, 20);
    EXPECT_EQ(why_not(story.state, ann, Fill{2}), Illegal::not_increasing);
    EXPECT_EQ(why_not(story.state, ann, Fill{12}), Illegal::not_increasing);
    EXPECT_EQ(why_not(story.state, ann, Fill{13}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Cross{12}), std::nullopt);
}

TEST(ColorYam, R27_free_with_color_chance_takes_any_coloryam) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_1, .free_objectives = true, .color_chance = true});
    sums(story, 20).does(Fill{5});
    sums(story, 10).does(Cross{0});
    sums(story, 20);
    EXPECT_EQ(why_not(story.state, ann, Fill{2}), std::nullopt);
    EXPECT_EQ(why_not(story.state, ann, Fill{9}), std::nullopt);
}

TEST(ColorYam, R27_pro_with_color_chance_gives_second_chances_with_any_sum) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_1, .color_chance = true, .pro = true});
    story.takes_second_chance(20).meets(20).takes_second_chance(15);
    EXPECT_EQ(story.entry(ann, 3), written(15));
}

TEST(ColorYam, R14_a_miss_may_be_declared_where_the_table_allows_it) {
    Story story(declared_miss);
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::nothing_thrown);
    story.throws(one_brown_thirty).does(DeclareMiss{});
    EXPECT_EQ(story.state.phase, Phase::missed);
    story.does(SecondChance{});
    EXPECT_EQ(story.entry(ann, 2), written(30));
    EXPECT_EQ(story.entry(ann, 0), Entry::empty);
}

TEST(ColorYam, R14_a_declared_miss_must_have_something_to_gain) {
    Story story(declared_miss);
    story.throws({1, 6, 6, 6, 6, 6});  // two brown: missed anyway
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::miss_not_declarable);
    story.does(Stop{}).does(SecondChance{}).meets(20);
    story.throws(one_brown_thirty);  // met, but the box is full
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::miss_not_declarable);
}

TEST(ColorYam, R14_after_the_third_throw_the_seat_is_asked_if_it_could_declare) {
    Story story(declared_miss);
    story.throws(one_of_each).throws(one_of_each).throws(one_of_each);
    EXPECT_EQ(story.state.phase, Phase::throwing);
    EXPECT_EQ(why_not(story.state, ann, Throw{{0}}), Illegal::no_throws_left);
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), std::nullopt);
    story.does(Stop{});
    EXPECT_EQ(story.entry(ann, 0), written(6));
}

TEST(ColorYam, R14_after_the_third_throw_nobody_is_asked_in_vain) {
    Story story(declared_miss);
    story.takes_second_chance(25).meets(20);
    story.throws(one_of_each).throws(one_of_each).throws(one_of_each);
    EXPECT_EQ(story.entry(ann, 0), written(6));
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R14_a_coloryam_cannot_be_declared_missed) {
    Story story(declared_miss);
    story.line({20, 19}).line({20, 19}).throws(one_of_each);
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::miss_not_declarable);
}

TEST(ColorYam, R27_nothing_is_declared_missed_with_free_objectives) {
    Config config = free_objectives;
    config.declared_miss = true;
    Story story(config);
    story.throws(one_of_each);
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::miss_not_declarable);
}

TEST(ColorYam, R28_out_of_time_the_dice_count_as_they_lie) {
    Story story;
    story.throws(one_brown_thirty).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 0), written(30));
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R28_out_of_time_a_missed_objective_is_crossed) {
    Story story;
    story.throws({1, 6, 6, 6, 6, 6}).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    EXPECT_EQ(story.entry(ann, 2), Entry::empty);
    EXPECT_EQ(story.state.turn, bob);
    story.misses(30).does(nature, TimedOut{bob});  // while he wonders about a second chance
    EXPECT_EQ(story.entry(bob, 0), Entry::crossed);
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R28_out_of_time_a_declared_miss_stays_a_miss) {
    Story story(declared_miss);
    story.throws(one_brown_thirty).does(DeclareMiss{}).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
}

TEST(ColorYam, R28_out_of_time_a_low_coloryam_is_crossed) {
    Story story;
    story.line({20, 19}).line({20, 19}).coloryam_line({24, 20}).line({20, 19}).line({20, 18});
    story.throws({4, 4, 4, 4, 4, 4}).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 5), Entry::crossed);
}

TEST(ColorYam, R28_out_of_time_the_first_line_that_fits_is_filled) {
    Story story(free_objectives);
    story.throws(one_of_each).does(Stop{}).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 0), written(6));
    story.throws(one_of_each).does(nature, TimedOut{bob});  // without waiting for Stop
    EXPECT_EQ(story.entry(bob, 0), written(6));
    story.throws(one_of_each).does(nature, TimedOut{ann});
    EXPECT_EQ(story.entry(ann, 2), written(6));  // line 0 is taken, line 1 does not fit
}

TEST(ColorYam, R28_out_of_time_the_first_empty_line_is_crossed_if_none_fits) {
    Story story(free_objectives);
    for (std::int8_t line = 2; line < 10; ++line) {
        story.throws(one_of_each).does(Stop{}).does(Cross{line});
        story.throws(one_of_each).does(Stop{}).does(Cross{line});
    }
    story.throws({1, 6, 6, 6, 6, 6}).does(nature, TimedOut{ann});  // two brown; no yellow without green
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    EXPECT_EQ(story.entry(ann, 1), Entry::empty);
}

TEST(ColorYam, R29_out_of_time_before_the_first_throw_one_throw_counts) {
    Story story;
    story.does(nature, TimedOut{ann});
    EXPECT_TRUE(story.state.hurried);
    EXPECT_EQ(story.state.flying, all_dice);
    story.does(Thrown{one_brown_thirty});
    EXPECT_EQ(story.entry(ann, 0), written(30));
    EXPECT_EQ(story.state.turn, bob);
    EXPECT_FALSE(story.state.hurried);
    story.does(nature, TimedOut{bob}).does(Thrown{{1, 6, 6, 6, 6, 6}});
    EXPECT_EQ(story.entry(bob, 0), Entry::crossed);  // nobody is there to ask for a second chance
}

TEST(ColorYam, R29_with_free_objectives_too) {
    Story story(free_objectives);
    story.does(nature, TimedOut{ann}).does(Thrown{one_of_each});
    EXPECT_EQ(story.entry(ann, 0), written(6));
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R29_only_who_is_to_act_can_be_late) {
    Story story;
    EXPECT_EQ(why_not(story.state, nature, TimedOut{bob}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, nature, TimedOut{nature}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, nature, TimedOut{core::Seat{100}}), Illegal::not_your_turn);
    story.does(Throw{all_dice});
    EXPECT_EQ(why_not(story.state, nature, TimedOut{ann}), Illegal::not_your_turn);  // the dice are in the air
    EXPECT_EQ(why_not(story.state, nature, TimedOut{nature}), Illegal::not_your_turn);
}

}  // namespace
}  // namespace coloryam

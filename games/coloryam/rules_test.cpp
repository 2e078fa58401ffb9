// The game as it is played without variants: one test or more per numbered rule of README.md.
#include "games/coloryam/rules.hpp"

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

TEST(ColorYam, R2_the_host_chooses_who_begins_or_nature_draws) {
    EXPECT_EQ(Story({.sheet = SheetChoice::sheet_2, .first = First::seat_3}, 3).state.turn, cem);
    const Story drawn({.sheet = SheetChoice::sheet_2}, 3);
    EXPECT_EQ(drawn.state.phase, Phase::beginning);
    EXPECT_EQ(Story(drawn).does(Begin{.sheet = 2, .first = bob}).state.turn, bob);
}

TEST(ColorYam, R2_every_seat_and_sheet_is_drawn_sooner_or_later) {
    core::Rng rng(1);
    std::array<int, max_seats> firsts{};
    std::array<int, sheets_count> sheets{};
    const State state = Rules::setup({}, 5);
    for (int i = 0; i < 300; ++i) {
        const auto begin = std::get<Begin>(Rules::nature(state, rng));
        ++firsts.at(at(begin.first));
        ++sheets.at(static_cast<std::size_t>(begin.sheet - 1));
    }
    for (const int times : firsts) EXPECT_GT(times, 30);
    for (const int times : sheets) EXPECT_GT(times, 25);
}

TEST(ColorYam, R2_a_first_seat_must_be_at_the_table) {
    EXPECT_TRUE(Rules::accepts({.first = First::seat_2}, 2));
    EXPECT_EQ(Rules::accepts({.first = First::seat_3}, 2).error(), Illegal::no_such_seat);
    EXPECT_EQ(Rules::accepts({.first = First::seat_5}, 4).error(), Illegal::no_such_seat);
    EXPECT_TRUE(Rules::accepts({.first = First::seat_5}, 5));
    for (const int seats : {-1, 0, 1, 6, 1000}) {
        EXPECT_EQ(Rules::accepts({}, seats).error(), Illegal::no_such_seat) << seats;
    }
}

TEST(ColorYam, R3_the_chosen_sheet_lies_on_the_table) {
    for (int sheet = 1; sheet <= 6; ++sheet) {
        const Story story({.sheet = SheetChoice(sheet), .first = First::seat_1});
        EXPECT_EQ(story.state.sheet, sheet);
        EXPECT_EQ(story.board().rows[0].line, lines_of(sheet, Layout::ten_lines)[0]);
    }
}

TEST(ColorYam, R5_the_first_throw_takes_all_six) {
    const Story story;
    EXPECT_EQ(why_not(story.state, ann, Throw{{0, 1, 2, 3, 4}}), Illegal::first_throw_is_six);
    EXPECT_EQ(why_not(story.state, ann, Throw{}), Illegal::no_dice);
    EXPECT_EQ(why_not(story.state, ann, Throw{all_dice}), std::nullopt);
}

TEST(ColorYam, R5_any_dice_may_be_thrown_again_also_those_kept_before) {
    Story story;
    story.throws({6, 6, 6, 6, 6, 1}).throws({6, 6, 6, 6, 6, 5}, {5});
    EXPECT_EQ(why_not(story.state, ann, Throw{}), Illegal::no_dice);
    story.throws({1, 6, 6, 6, 6, 5}, {0});  // kept the first time, thrown the second
    EXPECT_EQ(story.state.dice, (Dice{1, 6, 6, 6, 6, 5}));
}

TEST(ColorYam, R6_a_seat_may_stop_after_any_throw) {
    EXPECT_EQ(why_not(Story().state, ann, Stop{}), Illegal::nothing_thrown);
    EXPECT_EQ(Story().meets(20).state.turn, bob);
    EXPECT_EQ(Story().throws({1, 1, 1, 1, 1, 1}).throws({1, 2, 1, 1, 1, 1}, {1}).does(Stop{}).state.turn, bob);
}

TEST(ColorYam, R6_the_third_throw_ends_the_turn) {
    Story story;
    story.throws({1, 1, 1, 1, 1, 1}).throws({1, 2, 1, 1, 1, 1}, {1}).throws({1, 3, 1, 1, 1, 1}, {1});
    EXPECT_EQ(story.entry(ann, 0), written(8));
    EXPECT_EQ(story.state.turn, bob);
    EXPECT_EQ(story.state.throws, 0);
    EXPECT_EQ(story.state.dice, (Dice{1, 3, 1, 1, 1, 1}));  // they lie there for all to see
}

TEST(ColorYam, R7_a_met_objective_writes_the_sum_of_all_six) {
    Story story;
    story.throws({1, 6, 5, 6, 6, 6}).does(Stop{});  // one brown
    EXPECT_EQ(story.entry(ann, 0), written(30));
}

TEST(ColorYam, R8_a_missed_objective_can_be_crossed) {
    Story story;
    story.misses(25);
    EXPECT_EQ(story.state.phase, Phase::missed);
    EXPECT_EQ(why_not(story.state, ann, Stop{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, Throw{all_dice}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, Fill{0}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, Cross{1}), Illegal::not_this_line);
    EXPECT_EQ(why_not(story.state, ann, Cross{2}), Illegal::not_this_line);
    EXPECT_EQ(why_not(story.state, ann, Cross{10}), Illegal::no_such_line);
    EXPECT_EQ(why_not(story.state, ann, Cross{-1}), Illegal::no_such_line);
    story.does(Cross{0});
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    EXPECT_EQ(story.entry(ann, 2), Entry::empty);
    EXPECT_EQ(story.state.turn, bob);
}

TEST(ColorYam, R8_without_a_second_chance_the_box_is_crossed_at_once) {
    Story story;
    story.takes_second_chance(25).meets(20);
    ASSERT_EQ(story.state.turn, ann);
    story.misses(30);  // the one box of the pole is full
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R9_everybody_plays_a_line_before_the_next) {
    Story story({.sheet = SheetChoice::sheet_1, .first = First::seat_2}, 3);
    std::vector<core::Seat> order;
    for (int turn = 0; turn < 3; ++turn) {
        order.push_back(story.state.turn);
        story.meets(20 - turn);
    }
    EXPECT_EQ(order, (std::vector{bob, cem, ann}));
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R10_a_coloryam_line_asks_for_no_colors) {
    Story story;
    story.line({20, 19}).line({20, 19}).coloryam_line({6, 36});
    EXPECT_EQ(story.entry(ann, 2), written(6));
    EXPECT_EQ(story.entry(bob, 2), written(36));
}

// Two lines a pole and 24 for both as first Color'Yam; Ann begins the second.
Story before_second_coloryam() {
    Story story;
    story.line({20, 19}).line({20, 19}).coloryam_line({24, 24}).line({20, 19}).line({20, 18});
    EXPECT_EQ(story.state.line, 5);
    return story;
}

TEST(ColorYam, R11_a_coloryam_must_be_strictly_greater) {
    EXPECT_EQ(before_second_coloryam().rolls(24).entry(ann, 5), Entry::crossed);
    EXPECT_EQ(before_second_coloryam().rolls(23).entry(ann, 5), Entry::crossed);
    EXPECT_EQ(before_second_coloryam().rolls(25).entry(ann, 5), written(25));
}

TEST(ColorYam, R11_after_a_crossed_coloryam_the_highest_valid_one_counts) {
    Story story = before_second_coloryam();
    story.coloryam_line({20, 30}).line({20, 19}).line({20, 18});
    ASSERT_EQ(story.entry(ann, 5), Entry::crossed);
    ASSERT_EQ(story.state.line, 8);
    story.coloryam_line({24, 31});
    EXPECT_EQ(story.entry(ann, 8), Entry::crossed);  // not more than the 24 of the first
    EXPECT_EQ(story.entry(bob, 8), written(31));
    story.coloryam_line({32, 25});  // Bob begins; Ann's 25 is more than 24, whatever was crossed between
    EXPECT_EQ(story.entry(ann, 9), written(25));
}

TEST(ColorYam, R12_a_second_chance_writes_the_coloryam_and_leaves_the_line_open) {
    Story story(sheet_one, 3);
    story.takes_second_chance(25);
    EXPECT_EQ(story.entry(ann, 2), written(25));
    EXPECT_EQ(story.entry(ann, 0), Entry::empty);
    EXPECT_EQ(story.state.turn, bob);
    story.meets(20);
    EXPECT_EQ(story.state.turn, cem);
    story.meets(21);
    EXPECT_EQ(story.state.turn, ann);  // again, with a fresh turn
    EXPECT_EQ(story.state.line, 0);
    EXPECT_EQ(story.state.throws, 0);
    story.throws({1, 1, 1, 1, 1, 1}).throws({1, 1, 1, 1, 1, 2}, {5}).throws({1, 1, 1, 1, 1, 1}, {5});
    EXPECT_EQ(story.entry(ann, 0), written(6));
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R12_retries_go_round_the_table_until_everyone_has_an_entry) {
    Story story(sheet_one, 4);
    story.takes_second_chance(25).meets(20).takes_second_chance(26).meets(21);
    EXPECT_EQ(story.state.turn, ann);
    story.meets(22);
    EXPECT_EQ(story.state.turn, cem);  // Bob and Dee have played it
    story.meets(23);
    EXPECT_EQ(story.state.line, 1);
}

TEST(ColorYam, R12_who_is_alone_retries_at_once) {
    Story story;
    story.meets(20).takes_second_chance(25);
    EXPECT_EQ(story.state.turn, bob);
    EXPECT_EQ(story.state.line, 0);
    EXPECT_EQ(why_not(story.state, bob, Stop{}), Illegal::nothing_thrown);
}

TEST(ColorYam, R12_a_second_chance_needs_a_missed_objective) {
    Story story;
    EXPECT_EQ(why_not(story.state, ann, SecondChance{}), Illegal::not_now);
    story.throws({1, 6, 5, 6, 6, 6});
    EXPECT_EQ(why_not(story.state, ann, SecondChance{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, Cross{0}), Illegal::not_now);
}

TEST(ColorYam, R12_a_second_chance_must_beat_the_coloryams_before) {
    Story story;
    story.line({20, 19}).line({20, 19}).coloryam_line({30, 10});
    ASSERT_EQ(story.state.turn, ann);  // leads Total 1
    story.misses(30);
    EXPECT_EQ(story.entry(ann, 3), Entry::crossed);  // 30 is not more than 30
    story.takes_second_chance(11);                   // Bob
    EXPECT_EQ(story.entry(bob, 5), written(11));
}

TEST(ColorYam, R12_only_boxes_of_the_same_pole) {
    Story story;
    story.takes_second_chance(10).meets(20);
    story.misses(20);  // pole 1 is full, the boxes of poles 2 and 3 are not for this
    EXPECT_EQ(story.entry(ann, 0), Entry::crossed);
    EXPECT_EQ(story.entry(ann, 5), Entry::empty);
}

TEST(ColorYam, R13_the_first_empty_box_of_the_pole_is_filled) {
    Story story = up_to_pole_three();
    story.takes_second_chance(20).meets(20);
    EXPECT_EQ(story.entry(ann, 8), written(20));
    EXPECT_EQ(story.entry(ann, 9), Entry::empty);
    EXPECT_EQ(story.board().turn.chance, (Chance{.line = 9, .minimum = 21, .is_open = false}));
    story.takes_second_chance(21);
    EXPECT_EQ(story.entry(ann, 9), written(21));
    EXPECT_EQ(story.state.turn, ann);  // Bob has played the line
    story.misses(22);                  // two boxes, two chances
    EXPECT_EQ(story.entry(ann, 6), Entry::crossed);
}

TEST(ColorYam, R14_a_met_objective_counts_as_met) {
    Story story;
    story.throws({1, 6, 5, 6, 6, 6});
    EXPECT_EQ(why_not(story.state, ann, DeclareMiss{}), Illegal::miss_not_declarable);
    story.does(Stop{});
    EXPECT_EQ(story.entry(ann, 0), written(30));
}

TEST(ColorYam, R30_kept_dice_show_what_they_showed) {
    Story story;
    story.throws({1, 2, 3, 4, 5, 6}).does(Throw{{0, 5}});
    EXPECT_EQ(why_not(story.state, nature, Thrown{{1, 2, 3, 3, 5, 6}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(story.state, nature, Thrown{{0, 2, 3, 4, 5, 6}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(story.state, nature, Thrown{{1, 2, 3, 4, 5, 7}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(story.state, nature, Thrown{{6, 2, 3, 4, 5, 1}}), std::nullopt);
}

TEST(ColorYam, R30_a_throw_moves_only_the_dice_in_the_air) {
    core::Rng rng(2);
    Story story;
    story.throws({1, 2, 3, 4, 5, 6}).does(Throw{{1, 4}});
    std::array<int, 36> seen{};
    for (int i = 0; i < 2000; ++i) {
        const Dice dice = std::get<Thrown>(Rules::nature(story.state, rng)).numbers;
        ASSERT_EQ(why_not(story.state, nature, Thrown{dice}), std::nullopt);
        ++seen.at(static_cast<std::size_t>(6 * (dice[1] - 1) + dice[4] - 1));
    }
    for (const int times : seen) EXPECT_GT(times, 25);  // 56 expected
}

TEST(ColorYam, R30_the_draw_keeps_to_what_the_host_chose) {
    const State both = Rules::setup({}, 2);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 0, .first = ann}), Illegal::bad_draw);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 7, .first = ann}), Illegal::bad_draw);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 1, .first = cem}), Illegal::bad_draw);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 1, .first = nature}), Illegal::bad_draw);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 1, .first = core::Seat{127}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(both, nature, Begin{.sheet = 6, .first = bob}), std::nullopt);
    const State sheet = Rules::setup({.sheet = SheetChoice::sheet_4}, 2);
    EXPECT_EQ(why_not(sheet, nature, Begin{.sheet = 5, .first = bob}), Illegal::bad_draw);
    EXPECT_EQ(why_not(sheet, nature, Begin{.sheet = 4, .first = bob}), std::nullopt);
    const State first = Rules::setup({.first = First::seat_2}, 2);
    EXPECT_EQ(why_not(first, nature, Begin{.sheet = 5, .first = ann}), Illegal::bad_draw);
    EXPECT_EQ(why_not(first, nature, Begin{.sheet = 5, .first = bob}), std::nullopt);
}

TEST(ColorYam, R30_everybody_keeps_to_their_own_actions) {
    Story story;
    EXPECT_EQ(why_not(story.state, bob, Throw{all_dice}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, core::Seat::spectator, Throw{all_dice}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, core::Seat{77}, Throw{all_dice}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, ann, Thrown{{1, 1, 1, 1, 1, 1}}), Illegal::not_your_action);
    EXPECT_EQ(why_not(story.state, nature, Thrown{{1, 1, 1, 1, 1, 1}}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, ann, TimedOut{ann}), Illegal::not_your_action);
    EXPECT_EQ(why_not(story.state, ann, Cross{0}), Illegal::not_now);
    story.does(Throw{all_dice});
    EXPECT_EQ(why_not(story.state, nature, Stop{}), Illegal::not_your_action);
    EXPECT_EQ(why_not(story.state, nature, Begin{.sheet = 1, .first = ann}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, Stop{}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(Rules::setup({}, 2), nature, Thrown{{1, 1, 1, 1, 1, 1}}), Illegal::not_now);
}

}  // namespace
}  // namespace coloryam

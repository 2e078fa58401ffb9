// The course of a game: rounds, drafts and the bell, stars, the end; alone and together.
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

const Write lac = sent("LAC", "A1 B1 C1");

Story writing(int seats = 2) { return Story({}, seats).draws("TLA", eight_letters); }

// Every seat without a word, round after round.
Story after_rounds(const Config& config, int seats, int rounds) {
    Story story(config, seats);
    core::Rng rng(1);
    for (int round = 0; round < rounds; ++round) {
        if (story.phase() == Phase::crossing) story.does(ann, Cross{static_cast<std::int8_t>(round)});
        story.does(nature, Rules::nature(story.state, rng)).write({}).go_on();
    }
    return story;
}

TEST(ColorWords, R5_six_rounds_use_every_letter_once) {
    const Story story = after_rounds({}, 2, round_count);
    EXPECT_EQ(story.phase(), Phase::over);
    EXPECT_TRUE(story.to_act().empty());
    EXPECT_TRUE(story.state.open.letters.empty());
    EXPECT_EQ(story.state.open.bonuses.size(), std::size_t{bonus_count - round_count});
}

TEST(ColorWords, R6_all_write_at_once_and_all_words_are_shown_together) {
    Story story = writing(3);
    for (const core::Seat seat : {ann, bob, cem}) EXPECT_TRUE(story.to_act().has(seat));
    story.does(cem, lac).does(ann, lac);
    EXPECT_FALSE(story.to_act().has(ann));
    EXPECT_EQ(story.phase(), Phase::writing);
    EXPECT_TRUE(story.state.open.rounds.empty());
    EXPECT_EQ(Rules::view(story.state, bob).draft, Entry{});
    story.does(bob, no_word);
    EXPECT_EQ(story.phase(), Phase::reviewing);
    EXPECT_EQ(story.result(cem).entry.word, "LAC");
}

TEST(ColorWords, R28_a_draft_is_kept_and_seen_by_its_writer) {
    Story story = writing().does(ann, drawn("LAC", "A1 B1 C1"));
    EXPECT_TRUE(story.to_act().has(ann));
    EXPECT_EQ(Rules::view(story.state, ann).draft.word, "LAC");
    EXPECT_EQ(why_not(story.state, ann, drawn("LACX", "A1 B1 C1 D1")), Illegal::unknown_word);
    EXPECT_EQ(Rules::view(story.state, ann).draft.word, "LAC");  // what was refused has not replaced it
    story.does(ann, drawn("TU", "A1 A2"));
    EXPECT_EQ(Rules::view(story.state, ann).draft.word, "TU");
    story.does(ann, drawn("", ""));
    EXPECT_EQ(Rules::view(story.state, ann).draft, Entry{});
}

TEST(ColorWords, R28_a_sent_word_can_be_replaced_until_all_are_sent) {
    Story story = writing().does(ann, lac);
    EXPECT_EQ(why_not(story.state, ann, drawn("TU", "A1 A2")), Illegal::already_sent);
    EXPECT_EQ(why_not(story.state, ann, drawn("", "")), Illegal::already_sent);
    story.does(ann, sent("TU", "A1 A2"));
    EXPECT_FALSE(story.to_act().has(ann));
    EXPECT_EQ(Rules::view(story.state, ann).draft.word, "TU");
    story.does(bob, no_word);
    EXPECT_EQ(story.result(ann).entry.word, "TU");
    EXPECT_EQ(why_not(story.state, ann, lac), Illegal::after_the_bell);
}

TEST(ColorWords, R28_a_draft_takes_a_moment_and_a_sent_word_the_turn) {
    EXPECT_TRUE(Rules::is_draft(drawn("LAC", "A1 B1 C1")));
    EXPECT_FALSE(Rules::is_draft(lac));
    EXPECT_FALSE(Rules::is_draft(GoOn{}));
}

TEST(ColorWords, R29_the_bell_takes_the_word_that_was_drawn) {
    Story story = writing(3).does(ann, drawn("LAC", "A1 B1 C1")).does(nature, TimedOut{ann});
    EXPECT_EQ(why_not(story.state, ann, sent("TU", "A1 A2")), Illegal::after_the_bell);
    EXPECT_EQ(why_not(story.state, ann, drawn("TU", "A1 A2")), Illegal::after_the_bell);
    EXPECT_EQ(why_not(story.state, nature, TimedOut{ann}), Illegal::not_your_turn);
    EXPECT_TRUE(story.to_act().has(bob));  // each has a clock of his own
    story.does(bob, lac).does(nature, TimedOut{cem});
    EXPECT_EQ(story.result(ann).entry.word, "LAC");
    EXPECT_TRUE(story.result(ann).stands);
    EXPECT_FALSE(story.result(cem).stands);  // nothing was drawn
    EXPECT_TRUE(story.state.open.rung.empty());
}

TEST(ColorWords, R29_who_has_sent_is_not_late) {
    Story story = writing().does(ann, lac);
    EXPECT_EQ(why_not(story.state, nature, TimedOut{ann}), Illegal::not_your_turn);
}

TEST(ColorWords, R29_the_bell_goes_on_for_who_is_late) {
    Story story = writing().write({lac}).does(ann, GoOn{});
    EXPECT_EQ(story.phase(), Phase::reviewing);
    story.does(nature, TimedOut{bob});
    EXPECT_EQ(story.phase(), Phase::drawing);
}

TEST(ColorWords, R29_the_last_star_is_crossed_by_the_bell) {
    Story story({.grid = Grid::b}, 1);
    story.does(nature, TimedOut{ann});
    EXPECT_TRUE(story.state.open.stars[star_count - 1].is_crossed);
    story.does(nature, Draw{trays("TLA"), eight_letters}).write({}).go_on().does(nature, TimedOut{ann});
    EXPECT_TRUE(story.state.open.stars[star_count - 2].is_crossed);
    EXPECT_EQ(story.phase(), Phase::drawing);
}

TEST(ColorWords, R30_nature_draws_only_cards_that_are_there) {
    const Story story = Story().draws("TLA", eight_letters).write({}).go_on();
    const auto bad = [&](std::string_view letters, std::int8_t bonus) {
        return why_not(story.state, nature, Draw{trays(letters), bonus}) == Illegal::bad_draw;
    };
    EXPECT_TRUE(bad("TSD", cooking));
    EXPECT_TRUE(bad("SSD", cooking));
    EXPECT_TRUE(bad("SDE", eight_letters));
    EXPECT_TRUE(bad("SDE", bonus_count));
    EXPECT_TRUE(bad("SDE", -1));
    EXPECT_FALSE(bad("SDE", cooking));
    EXPECT_EQ(why_not(story.state, nature, Draw{{Letter(-1), Letter(99), Letter(0)}, cooking}), Illegal::bad_draw);
    EXPECT_EQ(why_not(writing().state, nature, Draw{trays("SDE"), cooking}), Illegal::not_now);
}

TEST(ColorWords, R30_nature_draws_letters_in_any_order_on_the_trays) {
    std::array<std::array<int, letter_count>, colour_count> times{};
    const State state = Story().state;
    for (std::uint64_t seed = 0; seed < 1800; ++seed) {
        core::Rng rng(seed);
        const Draw draw = std::get<Draw>(Rules::nature(state, rng));
        for (std::size_t tray = 0; tray < colour_count; ++tray) {
            ++times[tray][static_cast<std::size_t>(draw.trays[tray])];
        }
    }
    for (const auto& tray : times) {
        for (const int each : tray) EXPECT_NEAR(each, 100, 50);
    }
}

TEST(ColorWords, R30_everybody_does_what_is_his) {
    const State state = writing().state;
    EXPECT_EQ(why_not(state, ann, Draw{}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, ann, TimedOut{bob}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, nature, lac), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, cem, lac), Illegal::not_your_turn);  // two play
    EXPECT_EQ(why_not(state, core::Seat::spectator, lac), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, core::Seat{100}, lac), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, nature, TimedOut{nature}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, nature, TimedOut{core::Seat{100}}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(Story().state, nature, TimedOut{nature}), Illegal::not_your_turn);  // it is to draw
}

TEST(ColorWords, R32_every_round_is_looked_at_the_last_included) {
    Story story = after_rounds({}, 2, round_count - 1);
    core::Rng rng(2);
    story.does(nature, Rules::nature(story.state, rng)).write({});
    EXPECT_EQ(story.phase(), Phase::reviewing);
    EXPECT_EQ(Rules::outcome(story.state), std::nullopt);
    story.does(bob, GoOn{});
    EXPECT_EQ(why_not(story.state, bob, GoOn{}), Illegal::not_your_turn);
    story.does(ann, GoOn{});
    EXPECT_EQ(story.phase(), Phase::over);
    EXPECT_EQ(why_not(story.state, ann, GoOn{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, ann, lac), Illegal::after_the_bell);
    EXPECT_EQ(why_not(story.state, nature, TimedOut{ann}), Illegal::not_your_turn);
}

TEST(ColorWords, R6_before_the_letters_lie_there_nothing_is_written) {
    EXPECT_EQ(why_not(Story().state, ann, lac), Illegal::not_now);
    EXPECT_EQ(why_not(Story({.grid = Grid::b}, 1).state, ann, lac), Illegal::not_now);
}

TEST(ColorWords, R21_grid_A_rewards_the_fullest_sheet_only_at_the_end) {
    Story story = writing().write({lac}).go_on();
    EXPECT_EQ(story.board().specials[0], 0);
    while (story.phase() != Phase::over) {
        core::Rng rng(3);
        story.does(nature, Rules::nature(story.state, rng)).write({}).go_on();
    }
    EXPECT_EQ(story.board().specials, (core::List<std::int8_t, max_seats>{5, 0}));
    EXPECT_EQ(story.board().totals, (core::List<std::int16_t, max_seats>{2 + 5, 0}));
}

TEST(ColorWords, R22_a_line_is_ringed_with_the_round_that_fills_it) {
    Story story({.grid = Grid::b});
    story.draws("TLA", eight_letters).write({sent("SALADES", "A1 B1 C1 D1 E1 F1 G1"), lac});
    EXPECT_EQ(story.state.open.stars[0].ringed, (core::Set<max_seats>{0}));
    EXPECT_EQ(story.board().specials, (core::List<std::int8_t, max_seats>{2, 0}));
    story.go_on().draws("SDE", four_letters).write({no_word, sent("SOUS", "D1 E1 F1 G1")});
    EXPECT_EQ(story.state.open.stars[0].ringed, (core::Set<max_seats>{0}));  // Bob came too late
}

TEST(ColorWords, R22_one_word_may_fill_several) {
    Story story({.grid = Grid::b});
    Cells corner = Cells::from_bits((cells_of_star(side - 1).bits() | cells_of_star(star_count - 1).bits()) &
                                    ~Cells{41, 48}.bits());  // the last line and column but for G6 and G7
    story.has_filled(ann, corner).draws("TLA", eight_letters).write({sent("TU", "G6 G7")});
    EXPECT_TRUE(story.state.open.stars[side - 1].ringed.has(0));
    EXPECT_TRUE(story.state.open.stars[star_count - 1].ringed.has(0));
    EXPECT_EQ(story.board().specials[0], 4);
}

TEST(ColorWords, R22_a_refused_word_fills_nothing_and_grid_A_has_no_stars) {
    Story story({.grid = Grid::b, .unknown = Unknown::ask});
    story.draws("TLA", eight_letters).write({sent("XXXXXXX", "A1 B1 C1 D1 E1 F1 G1")}).all_do(Vote{.no = {0}});
    EXPECT_TRUE(story.state.open.stars[0].ringed.empty());
    Story on_a;
    on_a.draws("TLA", eight_letters).write({sent("SALADES", "A1 B1 C1 D1 E1 F1 G1")});
    EXPECT_TRUE(on_a.state.open.stars[0].ringed.empty());
}

TEST(ColorWords, R24_most_points_win_and_equals_share) {
    Story story({.grid = Grid::b}, 3);
    story.draws("TLA", eight_letters).write({sent("TU", "A1 B1"), lac, lac}).go_on();
    while (story.phase() != Phase::over) {
        core::Rng rng(4);
        story.does(nature, Rules::nature(story.state, rng)).write({}).go_on();
    }
    const core::Outcome outcome = *Rules::outcome(story.state);
    EXPECT_EQ(outcome.scores, (std::vector<std::int32_t>{1, 2, 2}));
    EXPECT_EQ(outcome.places, (std::vector<std::int32_t>{3, 1, 1}));
}

TEST(ColorWords, R24_tells_how_far_it_has_come_and_how_it_stands) {
    Story story({}, 2);
    story.draws("TLA", eight_letters).write({no_word, lac}).go_on();
    const core::Progress wanted{.stage = 2, .stages = 6, .scores = {0, story.points(bob)}};
    EXPECT_EQ(Rules::progress(story.state), wanted);
}

TEST(ColorWords, R26_alone_on_grid_B_a_star_is_crossed_before_each_round) {
    Story story({.grid = Grid::b}, 1);
    EXPECT_EQ(story.phase(), Phase::crossing);
    for (const int none : {-1, 14, 127, -128}) {
        EXPECT_EQ(why_not(story.state, ann, Cross{static_cast<std::int8_t>(none)}), Illegal::no_such_star);
    }
    story.does(ann, Cross{3}).draws("TLA", eight_letters);
    EXPECT_EQ(why_not(story.state, ann, Cross{4}), Illegal::not_now);
    story.write({sent("SALADES", "A1 B1 C1 D1 E1 F1 G1")}).go_on();
    EXPECT_EQ(story.phase(), Phase::crossing);
    EXPECT_EQ(why_not(story.state, ann, Cross{3}), Illegal::no_such_star);  // crossed
    EXPECT_EQ(why_not(story.state, ann, Cross{0}), Illegal::no_such_star);  // ringed
    const Story to_the_end = after_rounds({.grid = Grid::b}, 1, round_count);
    EXPECT_EQ(to_the_end.phase(), Phase::over);
    EXPECT_EQ(free_stars(to_the_end.state.open).size(), std::size_t{star_count - round_count});
}

TEST(ColorWords, R26_a_crossed_star_cannot_be_won) {
    Story story({.grid = Grid::b}, 1);
    story.does(ann, Cross{0}).draws("TLA", eight_letters).write({sent("SALADES", "A1 B1 C1 D1 E1 F1 G1")});
    EXPECT_TRUE(story.state.open.stars[0].ringed.empty());
    EXPECT_EQ(story.board().specials[0], 0);
}

TEST(ColorWords, R26_without_a_star_to_cross_the_round_begins_at_once) {
    Story story({.grid = Grid::b}, 1);
    story.does(ann, Cross{0}).draws("TLA", eight_letters).write({});
    for (Star& star : story.state.open.stars) star.is_crossed = true;
    EXPECT_EQ(story.go_on().phase(), Phase::drawing);
}

TEST(ColorWords, R26_stars_are_crossed_by_nobody_else) {
    EXPECT_EQ(Story({.grid = Grid::b}, 2).phase(), Phase::drawing);
    EXPECT_EQ(Story({.grid = Grid::a}, 1).phase(), Phase::drawing);
    EXPECT_EQ(why_not(Story({.grid = Grid::b}, 2).state, ann, Cross{0}), Illegal::not_now);
}

}  // namespace
}  // namespace colorwords

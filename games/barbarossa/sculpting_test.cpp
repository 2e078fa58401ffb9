// Making things: strokes, words, themes and descriptions, and being ready.
#include <algorithm>

#include "clay/field.hpp"
#include "core/steps.hpp"
#include "games/barbarossa/evening.hpp"
#include "games/barbarossa/library.hpp"

namespace barbarossa {
namespace {

clay::Stroke ball(std::uint8_t half, std::int16_t x = 512) {
    return {.tool = clay::Tool::ball, .shape = {.half = {half, half, half}}, .path = {{.at = {x, 512, 512}}}};
}
std::string packed(const clay::Strokes& strokes) { return clay::to_text(clay::pack(strokes)); }

TEST(BarbarossaSculpting, R1_three_things_each_at_three_seats_else_two) {
    for (const auto& [seats, objects] : {std::pair{3, 9u}, {4, 8u}, {5, 10u}, {6, 12u}}) {
        const Evening evening(seats);
        EXPECT_EQ(evening.state.table.objects.size(), objects);
        EXPECT_EQ(evening.owner(0), ann);
        EXPECT_EQ(evening.owner(static_cast<int>(objects) - 1), core::Seat(seats - 1));
    }
    EXPECT_TRUE(Rules::accepts({.edition = Edition::ass}, 4));
    EXPECT_EQ(Rules::accepts({.edition = Edition::ass}, 5).error(), Illegal::no_such_seat);
}

TEST(BarbarossaSculpting, R6_all_sculpt_at_once_and_unseen) {
    Evening evening(3);
    for (const core::Seat seat : {ann, bob, cem}) EXPECT_TRUE(evening.to_act().has(seat));
    evening.shapes(0).names(0, "chat");
    EXPECT_GT(evening.seen_by(ann).table.objects[0].clay_bytes, 0);
    EXPECT_EQ(evening.seen_by(ann).table.objects[0].word, "chat");
    for (const core::Seat other : {bob, cem, spectator}) {
        EXPECT_EQ(evening.seen_by(other).table.objects[0], Object{.owner = ann});
        EXPECT_EQ(Rules::bulk(evening.state, other, 0), std::nullopt);
    }
    EXPECT_EQ(Rules::bulk(evening.state, ann, 0), plain_ball());
    EXPECT_EQ(Rules::bulk(evening.state, ann, 1), std::nullopt);
    evening.begins();
    for (const core::Seat any : {ann, bob, cem, spectator}) {
        EXPECT_GT(evening.seen_by(any).table.objects[0].clay_bytes, 0);
        EXPECT_EQ(Rules::bulk(evening.state, any, 0), plain_ball());
    }
    for (const std::int32_t none : {-1, 9, 1000}) EXPECT_EQ(Rules::bulk(evening.state, ann, none), std::nullopt);
}

TEST(BarbarossaSculpting, R6_strokes_are_added_taken_back_and_done_again) {
    Evening evening(4);
    const auto now = [&] { return *strokes_in(evening.clay(0)); };
    evening.does(ann, Shape{.object = 0, .keep = 0, .strokes = packed({ball(20)})});
    evening.does(ann, Shape{.object = 0, .keep = 1, .strokes = packed({ball(30), ball(40)})});
    EXPECT_EQ(now(), (clay::Strokes{ball(20), ball(30), ball(40)}));
    EXPECT_EQ(static_cast<std::size_t>(evening.state.table.objects[0].clay_bytes), clay::pack(now()).size());
    evening.does(ann, Shape{.object = 0, .keep = 2});
    EXPECT_EQ(now(), (clay::Strokes{ball(20), ball(30)}));
    evening.does(ann, Shape{.object = 0, .keep = 0});
    EXPECT_EQ(evening.clay(0), "");
    EXPECT_EQ(evening.state.table.objects[0].clay_bytes, 0);
}

TEST(BarbarossaSculpting, R6_one_shapes_ones_own_things) {
    Evening evening(4);
    EXPECT_EQ(evening.why_not(bob, Shape{.object = 0, .strokes = plain_ball()}), Illegal::not_your_object);
    EXPECT_EQ(evening.why_not(bob, Label{.object = 0, .word = "chat"}), Illegal::not_your_object);
    for (const std::int8_t none : {std::int8_t{-1}, std::int8_t{8}, std::int8_t{127}}) {
        EXPECT_EQ(evening.why_not(bob, Shape{.object = none, .strokes = plain_ball()}), Illegal::no_such_object);
    }
    evening.begins();
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0, .strokes = plain_ball()}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(ann, Label{.object = 0, .word = "tigre"}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::not_now);
}

TEST(BarbarossaSculpting, R6_what_is_no_list_of_strokes_is_refused) {
    const Evening evening = Evening(4).shapes(0);
    const auto why = [&](std::string strokes, std::int32_t keep = 0) {
        return evening.why_not(ann, Shape{.object = 0, .keep = keep, .strokes = std::move(strokes)});
    };
    EXPECT_EQ(why("!"), Illegal::strokes_corrupt);
    EXPECT_EQ(why(plain_ball() + "AAAA"), Illegal::strokes_corrupt);
    EXPECT_EQ(why(plain_ball(), 2), Illegal::strokes_corrupt);  // more than there are
    EXPECT_EQ(why(plain_ball(), -1), Illegal::strokes_corrupt);
    std::string other_version = clay::pack({ball(20)});
    other_version.front() = static_cast<char>(clay::version + 1);
    EXPECT_EQ(why(clay::to_text(other_version)), Illegal::strokes_version);
    std::string outside = clay::pack({{.tool = clay::Tool::add, .path = {{.at = {512, 512, 512}}}}});
    outside[2] = 0;  // version, tool, size
    EXPECT_EQ(why(clay::to_text(outside)), Illegal::strokes_outside);
}

TEST(BarbarossaSculpting, R6_a_list_is_bounded_also_piece_by_piece) {
    Evening evening(4);
    const clay::Strokes many(clay::strokes_max / 2, ball(1));
    evening.does(ann, Shape{.object = 0, .strokes = packed(many)});
    const auto count = static_cast<std::int32_t>(many.size());
    evening.does(ann, Shape{.object = 0, .keep = count, .strokes = packed(many)});
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0, .keep = 2 * count, .strokes = packed({ball(1)})}),
              Illegal::strokes_too_long);
    const clay::Strokes large(clay::strokes_max, ball(200));
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 1, .strokes = packed(large)}), Illegal::too_much_work);
}

// Steps are counted, not seconds: however much there is already, it is not read again.
TEST(BarbarossaSculpting, R6_a_stroke_costs_what_it_adds_and_to_take_it_back_nothing) {
    Evening evening(4);
    const auto steps_of = [&](const Shape& shape) {
        const std::int64_t before = core::steps_done;
        evening.does(ann, shape);
        return core::steps_done - before;
    };
    const std::int64_t first = steps_of({.object = 0, .strokes = packed({ball(20)})});
    evening.does(ann, Shape{.object = 0, .strokes = packed(clay::Strokes(2000, ball(1)))});
    EXPECT_EQ(steps_of({.object = 0, .keep = 2000, .strokes = packed({ball(20)})}), first);
    EXPECT_EQ(steps_of({.object = 0, .keep = 2000}), 0);
    EXPECT_EQ(steps_of({.object = 0, .keep = 10}), 0);
    EXPECT_EQ(*strokes_in(evening.clay(0)), clay::Strokes(10, ball(1)));
}

TEST(BarbarossaSculpting, R6_R10_ready_is_who_has_made_and_named_all) {
    Evening evening = Evening(4).shapes(0).names(0, "chat");
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::no_word);
    evening.names(1, "lune");
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::no_clay);
    evening.shapes(1, packed({{.tool = clay::Tool::carve, .path = {{.at = {512, 512, 512}}}}}));
    EXPECT_TRUE(evening.hands_in(ann).to_act().has(ann));  // a stroke that leaves nothing
    EXPECT_EQ(evening.seen_by(ann).table.objects[1].made, Made::nothing);
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::no_clay);
    evening.shapes(1, packed({ball(255)}));
    EXPECT_TRUE(evening.hands_in(ann).to_act().has(ann));
    EXPECT_EQ(evening.seen_by(ann).table.objects[1].made, Made::too_much);
    EXPECT_EQ(evening.seen_by(bob).table.objects[1].made, Made::unmeasured);
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::too_much_clay);
    evening.shapes(1);
    EXPECT_FALSE(evening.hands_in(ann).to_act().has(ann));
    EXPECT_TRUE(evening.seen_by(bob).table.players[0].is_ready);
}

TEST(BarbarossaSculpting, R10_nature_looks_at_clay_while_the_others_go_on) {
    Evening evening = Evening(3).makes(ann).shapes(0, packed({ball(40)})).shapes(1, packed({ball(41)}));
    evening.does(ann, Ready{});
    EXPECT_FALSE(evening.to_act().has(ann));
    EXPECT_FALSE(evening.player(ann).is_ready);
    EXPECT_TRUE(evening.to_act().has(nature));
    EXPECT_EQ(evening.seen_by(ann).table.objects[0].made, Made::looked_at);
    EXPECT_EQ(evening.seen_by(bob).table.objects[0].made, Made::unmeasured);
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0}), Illegal::already_ready);
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::already_ready);
    const auto first = Rules::labour(evening.state);
    evening.makes(bob).shapes(3, packed({ball(42)})).does(bob, Ready{});  // behind Ann's
    evening.does(nature, first());
    EXPECT_FALSE(evening.player(ann).is_ready) << "there is another";
    EXPECT_TRUE(evening.is_looked_at().player(ann).is_ready);
    EXPECT_TRUE(evening.player(bob).is_ready);
    EXPECT_EQ(evening.to_act(), core::Seats(cem));
}

// The log is believed: whoever folds it follows no stroke. And what was measured is not measured again.
TEST(BarbarossaSculpting, R10_what_was_measured_is_believed_and_known) {
    Evening evening = Evening(4).makes(ann).shapes(0, packed({ball(40)})).does(ann, Ready{});
    Measured measured = std::get<Measured>(Rules::labour(evening.state)());
    EXPECT_EQ(measured, (Measured{ann, 0, 2, Made::sound}));
    measured.made = Made::too_much;
    EXPECT_TRUE(evening.does(nature, measured).to_act().has(ann));
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::too_much_clay);
    EXPECT_EQ(evening.why_not(nature, measured), Illegal::not_now);
    evening.shapes(0, packed({ball(40)})).hands_in(ann).does(ann, Rework{}).does(ann, Ready{});
    EXPECT_TRUE(evening.player(ann).is_ready);
}

TEST(BarbarossaSculpting, R10_R45_what_was_looked_at_must_be_what_is_there) {
    Evening evening = Evening(4).makes(ann).shapes(0, packed({ball(40)})).does(ann, Ready{});
    const Measured right = std::get<Measured>(Rules::labour(evening.state)());
    for (const Measured& wrong : {Measured{bob, 0, right.clay, Made::sound}, {ann, 1, right.clay, Made::sound},
                                  {ann, 0, right.clay - 1, Made::sound}, {ann, 0, right.clay, Made::looked_at},
                                  {ann, 0, right.clay, Made::unmeasured}}) {
        EXPECT_EQ(evening.why_not(nature, wrong), Illegal::bad_draw);
    }
    evening.does(ann, Rework{});
    EXPECT_EQ(evening.why_not(nature, right), Illegal::not_now);
    evening.shapes(0, packed({ball(39)})).does(ann, Ready{});
    EXPECT_EQ(evening.why_not(nature, right), Illegal::bad_draw) << "of another clay";
    EXPECT_TRUE(evening.is_looked_at().player(ann).is_ready);
    EXPECT_EQ(Rules::redact(right, nature, bob), Rules::Action(Measured{.seat = ann}));
    EXPECT_EQ(Rules::redact(right, nature, ann), Rules::Action(right));
    EXPECT_TRUE(Rules::is_draft(right)) << "nobody has new time for it";
}

TEST(BarbarossaSculpting, R10_looks_have_an_end_but_for_a_ball) {
    Evening evening = Evening(4).makes(ann);
    for (int i = 0; i < looks_max; ++i) evening.shapes(0, packed({ball(40)})).does(ann, Ready{}).does(ann, Rework{});
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::too_much_work);
    Evening late = evening;
    EXPECT_EQ(late.late(ann).clay(0), plain_ball());
    EXPECT_TRUE(late.player(ann).is_ready);
    EXPECT_TRUE(evening.shapes(0).does(ann, Ready{}).player(ann).is_ready);
}

TEST(BarbarossaSculpting, R6_strokes_sent_in_a_game_have_an_end_but_for_a_ball) {
    Evening evening(4);
    const clay::Strokes many(1000, ball(1));
    const std::string text = packed(many);
    const auto times = static_cast<std::size_t>(shaped_bytes_max) / text.size();
    for (std::size_t i = 0; i < times; ++i) evening.shapes(i % 2, text);
    EXPECT_LT(static_cast<std::size_t>(evening.seen_by(ann).shape_bytes_left), text.size());
    EXPECT_EQ(evening.seen_by(bob).shape_bytes_left, shaped_bytes_max);
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0, .strokes = text}), Illegal::strokes_too_long);
    EXPECT_EQ(evening.why_not(bob, Shape{.object = 2, .strokes = text}), std::nullopt);
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0, .keep = 1}), std::nullopt);
    evening.shapes(0).shapes(1).names(0, "chat").names(1, "lune");
    EXPECT_EQ(evening.why_not(ann, Ready{}), std::nullopt);
}

TEST(BarbarossaSculpting, R10_one_may_go_back_to_work_as_long_as_somebody_works) {
    Evening evening = Evening(3).makes(ann).does(ann, Ready{});
    EXPECT_EQ(evening.why_not(ann, Shape{.object = 0}), Illegal::already_ready);
    EXPECT_EQ(evening.why_not(ann, Label{.object = 0}), Illegal::already_ready);
    EXPECT_EQ(evening.why_not(ann, Ready{}), Illegal::already_ready);
    EXPECT_EQ(evening.why_not(bob, Rework{}), Illegal::not_now);
    EXPECT_EQ(Rules::may_interrupt(evening.state), core::Seats(ann));
    evening.does(ann, Rework{}).names(0, "tigre").does(ann, Ready{});
    EXPECT_EQ(evening.begins().phase(), Phase::moving);
    EXPECT_EQ(evening.why_not(ann, Rework{}), Illegal::not_now);
}

TEST(BarbarossaSculpting, R7_R9_words_are_checked_when_they_are_given) {
    Evening evening(4);
    const auto why = [&](std::string word) {
        return evening.why_not(ann, Label{.object = 1, .word = std::move(word)});
    };
    EXPECT_EQ(why("arc-en-ciel"), Illegal::not_one_word);
    EXPECT_EQ(why("chat2"), Illegal::word_has_digits);
    evening.names(0, "chat");
    EXPECT_EQ(why("Chât"), Illegal::same_word);
    EXPECT_EQ(why("Chats"), std::nullopt);  // fil and fils are two
    EXPECT_EQ(why("tigre"), std::nullopt);
    EXPECT_EQ(why("  "), std::nullopt);  // none yet
    evening.names(0, " Chat ");
    EXPECT_EQ(evening.state.table.objects[0].word, "Chat");
    EXPECT_EQ(evening.why_not(bob, Label{.object = 2, .word = "chat"}), std::nullopt);
}

TEST(BarbarossaSculpting, R8_two_words_or_an_expression_by_option) {
    const Label two{.object = 0, .word = "pomme rouge"}, many{.object = 0, .word = "arc-en-ciel"};
    const auto why = [](Riddles riddles, const Label& label) {
        return Evening(4, {.riddles = riddles}).why_not(ann, label);
    };
    EXPECT_EQ(why(Riddles::one_word, two), Illegal::not_one_word);
    EXPECT_EQ(why(Riddles::two_words, two), std::nullopt);
    EXPECT_EQ(why(Riddles::two_words, many), Illegal::not_two_words);
    EXPECT_EQ(why(Riddles::expressions, many), std::nullopt);
}

TEST(BarbarossaSculpting, R11_a_common_theme_is_a_secret_until_the_end) {
    EXPECT_EQ(Evening(4).why_not(ann, Theme{"la mer"}), Illegal::not_now);
    Evening evening(4, {.common_theme = true, .first = First::seat_1});
    evening.makes(ann).does(ann, Theme{""});
    EXPECT_EQ(evening.why_not(ann, Ready{}), std::nullopt);  // whoever has none needs none
    EXPECT_EQ(evening.why_not(ann, Theme{std::string(theme_chars_max + 1, 'a')}), Illegal::theme_too_long);
    EXPECT_EQ(evening.why_not(ann, Theme{"la\tmer"}), Illegal::not_text);
    evening.does(ann, Theme{"la mer"}).does(ann, Ready{});
    EXPECT_EQ(evening.why_not(ann, Theme{"le ciel"}), Illegal::already_ready);
    EXPECT_EQ(evening.seen_by(ann).table.players[0].theme, "la mer");
    EXPECT_EQ(evening.seen_by(bob).table.players[0].theme, "");
    EXPECT_EQ(evening.begins().seen_by(bob).table.players[0].theme, "");
    EXPECT_EQ(evening.seen_by(ann).table.players[0].theme, "la mer");
    evening.state.table.players[2].hat = 30;
    evening.curses(cem, 0);
    ASSERT_EQ(evening.phase(), Phase::over);
    EXPECT_EQ(evening.seen_by(bob).table.players[0].theme, "la mer");
    EXPECT_EQ(evening.seen_by(spectator).table.players[0].theme, "");
}

TEST(BarbarossaSculpting, R12_a_description_is_shown_as_its_owner_wishes) {
    Evening evening(4);
    evening.does(ann, Label{.object = 0, .word = "chat", .description = "Quatre pattes.", .is_described = true});
    evening.does(ann, Label{.object = 1, .word = "lune", .description = "Un croissant.", .is_described = false});
    EXPECT_EQ(evening.why_not(ann, Label{.object = 0, .description = std::string(201, 'a')}),
              Illegal::description_too_long);
    EXPECT_EQ(evening.why_not(ann, Label{.object = 0, .description = "\x01"}), Illegal::not_text);
    evening.begins();
    for (const core::Seat other : {bob, spectator}) {
        EXPECT_EQ(evening.seen_by(other).table.objects[0].description, "Quatre pattes.");
        EXPECT_EQ(evening.seen_by(other).table.objects[1].description, "");
    }
    EXPECT_EQ(evening.seen_by(ann).table.objects[1].description, "Un croissant.");
    EXPECT_EQ(evening.why_not(ann, Label{.object = 0, .word = "chat", .description = "Il miaule."}), Illegal::not_now);
}

TEST(BarbarossaSculpting, R13_the_highest_die_begins_unless_the_host_has_chosen) {
    Evening evening = Evening(3, {}).begins();
    EXPECT_EQ(evening.phase(), Phase::opening);
    EXPECT_EQ(evening.why_not(nature, Begin{{6, 6, 1}}), Illegal::bad_draw);
    EXPECT_EQ(evening.why_not(nature, Begin{{6, 1}}), Illegal::bad_draw);
    EXPECT_EQ(evening.why_not(nature, Begin{{7, 1, 1}}), Illegal::bad_draw);
    EXPECT_EQ(evening.why_not(nature, Begin{{2, 1, 0}}), Illegal::bad_draw);
    evening.does(nature, Begin{{2, 2, 5}});
    EXPECT_EQ(evening.to_act(), core::Seats(cem));
    EXPECT_EQ(evening.rolls(1).to_act(), core::Seats(ann));
    EXPECT_EQ(Evening(3).makes(ann).does(ann, Ready{}).makes(bob).does(bob, Ready{}).makes(cem).does(cem, Ready{})
                  .why_not(nature, Begin{{6, 1, 2}}), Illegal::bad_draw);
    EXPECT_EQ(Evening(3, {.first = First::seat_2}).begins().to_act(), core::Seats(bob));
    EXPECT_EQ(Rules::accepts({.first = First::seat_4}, 3).error(), Illegal::no_such_seat);
    std::array<int, 3> times{};
    const Evening opening = Evening(3, {}).begins();
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        core::Rng rng(seed);
        Evening begun = opening;
        begun.does(nature, Rules::nature(begun.state, rng));
        ++times.at(at(begun.state.table.turn));
    }
    for (const int each : times) EXPECT_NEAR(each, 100, 40);
}

TEST(BarbarossaSculpting, R42_whose_time_is_up_has_things_as_they_are) {
    Evening evening = Evening(4).shapes(0, packed({ball(40)})).names(0, "chat").names(1, "lune").late(ann);
    EXPECT_FALSE(evening.to_act().has(ann));
    EXPECT_FALSE(evening.player(ann).is_ready) << "nature looks at what was made";
    EXPECT_TRUE(evening.is_looked_at().player(ann).is_ready);
    EXPECT_EQ(*strokes_in(evening.clay(0)), (clay::Strokes{ball(40)}));
    EXPECT_EQ(evening.clay(1), plain_ball());
    EXPECT_EQ(evening.why_not(ann, Rework{}), Illegal::not_now);
    EXPECT_EQ(Rules::may_interrupt(evening.state), core::Seats());
    EXPECT_EQ(evening.begins().phase(), Phase::moving);
    Evening greedy = Evening(4).shapes(0, packed({ball(255)})).names(0, "chat").late(ann).is_looked_at();
    EXPECT_EQ(greedy.clay(0), plain_ball());
    EXPECT_TRUE(greedy.player(ann).is_ready);
}

TEST(BarbarossaSculpting, R42_R45_what_lacks_a_word_is_supplied_with_one_that_nobody_has) {
    const std::string taken = ready_made(0, lexicon::Language::french).word;
    Evening evening = Evening(4).names(2, taken).shapes(0).late(ann).late(cem).begins();
    EXPECT_EQ(evening.phase(), Phase::supplying);
    EXPECT_EQ(evening.to_act(), core::Seats(nature));
    EXPECT_EQ(evening.why_not(nature, Supply{.object = 2, .entry = 1}), Illegal::bad_draw);  // has one
    EXPECT_EQ(evening.why_not(nature, Supply{.object = 9, .entry = 1}), Illegal::bad_draw);
    EXPECT_EQ(evening.why_not(nature, Supply{.object = 0, .entry = -1}), Illegal::bad_draw);
    if (library_size() > 1) {
        EXPECT_EQ(evening.why_not(nature, Supply{.object = 0, .entry = 0}), Illegal::bad_draw);
    }
    core::Rng rng(1);
    while (evening.to_act().has(nature)) evening.does(nature, Rules::nature(evening.state, rng));
    EXPECT_EQ(evening.phase(), Phase::moving);
    for (std::size_t object = 0; object < evening.state.table.objects.size(); ++object) {
        EXPECT_NE(evening.state.table.objects[object].word, "");
        EXPECT_TRUE(check_clay(packed_of(evening.state.clay[object])));
    }
    EXPECT_EQ(evening.why_not(nature, Supply{}), Illegal::not_now);
    EXPECT_EQ(Rules::redact(Supply{.object = 0, .entry = 3}, nature, ann), Rules::Action(Supply{.object = 0}));
}

TEST(BarbarossaSculpting, R43_making_things_has_its_own_clock) {
    Evening evening(4, {.sculpting = Sculpting::minutes_20, .first = First::seat_1});
    EXPECT_EQ(Rules::seconds(evening.state, ann, 60), 1200);
    EXPECT_EQ(Rules::seconds(evening.state, ann, 0), 0);
    EXPECT_EQ(Rules::seconds(evening.state, ann, 24 * 3600), 0);
    evening.begins();
    EXPECT_EQ(Rules::seconds(evening.state, ann, 60), 60);
    EXPECT_EQ(Rules::seconds(evening.state, ann, 24 * 3600), 24 * 3600);
    EXPECT_EQ(Rules::seconds(Evening(4, {.sculpting = Sculpting::minutes_5}).state, ann, 30), 300);
    EXPECT_EQ(Rules::seconds(Evening(4).state, ann, 30), 600);
}

TEST(BarbarossaSculpting, R6_R40_drafts_are_for_nobody_else) {
    for (const Rules::Action& draft : std::initializer_list<Rules::Action>{
             Shape{.strokes = plain_ball()}, Label{.word = "chat"}, Theme{"mer"}, Note{.text = "?"}}) {
        EXPECT_TRUE(Rules::is_draft(draft));
        EXPECT_EQ(Rules::redact(draft, ann, bob), std::nullopt);
        EXPECT_EQ(Rules::redact(draft, ann, spectator), std::nullopt);
        EXPECT_EQ(Rules::redact(draft, ann, ann), draft);
    }
    EXPECT_FALSE(Rules::is_draft(Ready{}));
    EXPECT_EQ(Rules::redact(Ready{}, ann, bob), Rules::Action(Ready{}));
}

}  // namespace
}  // namespace barbarossa

// What leaves the server when a game is over: all that was on the table, and nothing that was taken back at the clay.
#include <gtest/gtest.h>

#include "games/barbarossa/other_world.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {
namespace {

using core::Seat;

std::string ball(int half, int x) {
    const auto size = static_cast<std::uint8_t>(half);
    return clay::to_text(clay::pack({{.tool = clay::Tool::ball, .shape = {.half = {size, size, size}},
                                      .path = {{.at = {static_cast<std::int16_t>(x), 500, 500}}}}}));
}

// Something a person does at the clay: tries a word, takes strokes back, goes back to work. The rules may refuse it.
core::Move<Rules> fumble(const State& state, core::Rng& rng) {
    const auto object = rng.below(static_cast<std::uint32_t>(state.table.objects.size()));
    const Seat seat = state.table.objects[object].owner;
    const auto number = static_cast<std::int8_t>(object);
    if (state.table.players[at(seat)].is_ready) return {seat, Rework{}};
    if (rng.chance(5)) return {seat, Theme{made_up_word(rng)}};
    if (rng.chance(3)) return {seat, Label{.object = number, .word = rng.chance(4) ? "" : made_up_word(rng)}};
    const auto laid = static_cast<std::uint32_t>(state.clay[object].marks.size());
    const bool is_undone = rng.chance(3);
    return {seat, Shape{.object = number, .keep = static_cast<std::int32_t>(rng.below(laid + 1)),
                        .strokes = is_undone ? "" : ball(10 + rng.die(80), 300 + rng.die(400))}};
}

Log fumbled_evening(const Config& config, int seats, core::Rng& rng) {
    Log log;
    State state = Rules::setup(config, seats);
    while (!Rules::to_act(state).empty()) {
        const bool is_fumbled = state.table.phase == Phase::sculpting && !rng.chance(4);
        core::Move<Rules> move = is_fumbled ? fumble(state, rng) : core::any_move<Rules>(state, seats, rng, 12);
        if (Rules::apply(state, move.actor, move.action)) log.push_back(std::move(move));
    }
    return log;
}

Log laid_open(const Log& log) {
    Rules::Doings doings;
    for (const auto& [actor, action] : log) doings.emplace_back(actor, action);
    Log open;
    for (auto& [actor, action] : Rules::laid_open(doings)) open.push_back({actor, std::move(action)});
    return open;
}

// Labels with a word, and strokes, that this log holds.
struct Held { int words = 0, strokes = 0; };
Held held_in(const Log& log) {
    Held held;
    for (const auto& [actor, action] : log) {
        if (const Label* label = std::get_if<Label>(&action)) held.words += !label->word.empty();
        if (const Shape* shape = std::get_if<Shape>(&action)) {
            held.strokes += static_cast<int>(strokes_in(shape->strokes)->size());
        }
    }
    return held;
}

TEST(BarbarossaRecord, R44_holds_what_was_on_the_table_and_is_played_like_it) {
    core::Rng rng(1);
    Held before, after;
    for (int game = 0; game < 16; ++game) {
        const Config config{.common_theme = game % 2 == 0, .first = First(game % 4)};
        const int seats = 3 + game % 4;
        const Log log = fumbled_evening(config, seats, rng), open = laid_open(log);
        ASSERT_EQ(open.size(), log.size());
        State played = Rules::setup(config, seats), replayed = played;
        for (std::size_t move = 0; move < log.size(); ++move) {
            ASSERT_TRUE(Rules::apply(played, log[move].actor, log[move].action));
            ASSERT_TRUE(Rules::apply(replayed, open[move].actor, open[move].action)) << move;
            ASSERT_EQ(Rules::view(replayed, Seat::spectator), Rules::view(played, Seat::spectator)) << move;
        }
        EXPECT_EQ(replayed.table, played.table);
        EXPECT_EQ(replayed.clay, played.clay);
        before = {before.words + held_in(log).words, before.strokes + held_in(log).strokes};
        after = {after.words + held_in(open).words, after.strokes + held_in(open).strokes};
    }
    EXPECT_LT(after.words, before.words);
    EXPECT_LT(after.strokes, before.strokes);
}

TEST(BarbarossaRecord, R44_holds_nothing_that_was_taken_back_before_it_was_called_ready) {
    const Config config{.common_theme = true, .first = First::seat_1};
    Log log = {{Seat{0}, Label{.object = 0, .word = "brouillon"}},
               {Seat{0}, Label{.object = 0, .word = "chat"}},
               {Seat{0}, Theme{"regret"}},
               {Seat{0}, Theme{"maison"}},
               {Seat{0}, Shape{.object = 0, .strokes = ball(20, 400)}},
               {Seat{0}, Shape{.object = 0, .keep = 1, .strokes = ball(30, 500)}},
               {Seat{0}, Shape{.object = 0, .keep = 1, .strokes = ball(40, 600)}},
               {Seat{0}, Label{.object = 1, .word = "lune"}},
               {Seat{0}, Shape{.object = 1, .strokes = plain_ball()}},
               {Seat{0}, Ready{}},
               {Seat{1}, Shape{.object = 2, .strokes = ball(50, 500)}},  // what never has a word is replaced
               {Seat{1}, Label{.object = 2, .description = "ratage"}},
               {Seat::nature, TimedOut{Seat{1}}}, {Seat::nature, TimedOut{Seat{2}}},
               {Seat::nature, TimedOut{Seat{3}}}};
    core::Rng rng(2);
    auto state = core::replay<Rules>(config, 4, log);
    ASSERT_TRUE(state.has_value());
    while (Rules::to_act(*state).has(Seat::nature)) {
        log.push_back({Seat::nature, Rules::nature(*state, rng)});
        ASSERT_TRUE(Rules::apply(*state, Seat::nature, log.back().action));
    }
    const Log open = laid_open(log);
    std::string text;
    for (const auto& [actor, action] : open) text += core::encode(action);
    for (const std::string& gone : {std::string("brouillon"), std::string("regret"), std::string("ratage"),
                                    ball(30, 500), ball(50, 500)}) {
        EXPECT_FALSE(text.contains(gone)) << gone;
    }
    for (const std::string& kept : {std::string("chat"), std::string("maison"), ball(20, 400), ball(40, 600)}) {
        EXPECT_TRUE(text.contains(kept)) << kept;
    }
    const auto again = core::replay<Rules>(config, 4, open);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->table, state->table);
    EXPECT_EQ(again->clay, state->clay);
}

TEST(BarbarossaRecord, R40_holds_no_note) {
    core::Rng rng(3);
    int notes = 0;
    for (const auto& [actor, action] : laid_open(play_evening({}, 4, rng))) {
        const Note* note = std::get_if<Note>(&action);
        notes += note != nullptr;
        EXPECT_TRUE(note == nullptr || note->text.empty());
    }
    EXPECT_GT(notes, 0);
}

}  // namespace
}  // namespace barbarossa

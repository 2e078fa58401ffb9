// Words, letters, guesses and notes of others leave no trace: two evenings that differ only there look the same to the
// byte, and while people sculpt nothing at all of others' things is seen.
#include <algorithm>

#include <gtest/gtest.h>

#include "games/barbarossa/other_world.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {
namespace {

using core::Seat;

std::vector<Seat> readers_at(int seats) {
    std::vector<Seat> readers = {Seat::spectator};
    for (int seat = 0; seat < seats; ++seat) readers.push_back(Seat(seat));
    return readers;
}

Config config_of(int i) {
    return {.language = lexicon::Language(i % 2), .common_theme = i % 3 == 0, .first = First(i % 4)};
}

TEST(BarbarossaLeaks, R38_what_one_cannot_know_leaves_no_trace) {
    core::Rng rng(1);
    int changed = 0, readings = 0;
    for (int i = 0; i < 12; ++i) {
        const int seats = 3 + i % 4;
        Log log = play_evening(config_of(i), seats, rng);
        log.resize(log.size() - 1 - rng.below(static_cast<std::uint32_t>(log.size() / 2)));  // while it is running
        for (const Seat reader : readers_at(seats)) {
            const OtherWorld other = other_world(config_of(i), seats, log, reader);
            EXPECT_EQ(core::seen_by<Rules>(reader, config_of(i), seats, other.log),
                      core::seen_by<Rules>(reader, config_of(i), seats, log))
                << seats << " seats, seen by " << index(reader);
            changed += other.changed;
            ++readings;
        }
    }
    EXPECT_GT(changed, 10 * readings);  // else nothing was tested
}

TEST(BarbarossaLeaks, R39_spectators_never_see_a_word_letter_or_guess_and_players_do_at_the_end) {
    core::Rng rng(2);
    for (int i = 0; i < 6; ++i) {
        const int seats = 3 + i % 4;
        const Log log = play_evening(config_of(i), seats, rng);
        const OtherWorld other = other_world(config_of(i), seats, log, Seat::spectator);
        EXPECT_EQ(core::seen_by<Rules>(Seat::spectator, config_of(i), seats, other.log),
                  core::seen_by<Rules>(Seat::spectator, config_of(i), seats, log));
        EXPECT_NE(core::seen_by<Rules>(Seat{0}, config_of(i), seats, other.log).back(),
                  core::seen_by<Rules>(Seat{0}, config_of(i), seats, log).back());
    }
}

// While people sculpt, one player does everything and another nothing: nobody else can tell.
TEST(BarbarossaLeaks, R6_of_sculpting_nothing_is_seen_but_who_is_ready) {
    const Config config{.common_theme = true};
    const Log busy = {{Seat{0}, Shape{.object = 0, .strokes = plain_ball()}},
                      {Seat{0}, Label{.object = 0, .word = "chat", .description = "Doux.", .is_described = true}},
                      {Seat{0}, Theme{"maison"}},
                      {Seat{0}, Shape{.object = 0, .keep = 1, .strokes = plain_ball()}}};
    State idle = Rules::setup(config, 4), worked = idle;
    for (const auto& [actor, action] : busy) {
        ASSERT_TRUE(Rules::apply(worked, actor, action));
        for (const Seat reader : readers_at(4)) {
            const bool is_own = reader == actor;
            EXPECT_EQ(Rules::redact(action, actor, reader).has_value(), is_own);
            EXPECT_EQ(core::encode(Rules::view(worked, reader)) == core::encode(Rules::view(idle, reader)), !is_own);
            EXPECT_EQ(Rules::bulk(worked, reader, 0).has_value(), is_own);
        }
    }
}

// A word is found in nothing that anybody but its owner is shown, and a letter in nothing but its asker's lines.
TEST(BarbarossaLeaks, R38_words_are_nowhere_in_what_others_see) {
    core::Rng rng(3);
    int searched = 0;
    for (int i = 0; i < 6; ++i) {
        const int seats = 3 + i % 4;
        State state = Rules::setup(config_of(i), seats);
        for (const auto& [actor, action] : play_evening(config_of(i), seats, rng)) {
            CHECK(Rules::apply(state, actor, action).has_value());
            if (state.table.phase == Phase::over) break;
            for (const Seat reader : readers_at(seats)) {
                const std::string view = core::encode(Rules::view(state, reader));
                for (const Object& object : state.table.objects) {
                    const bool knows = object.owner == reader || std::ranges::count(object.arrows, reader) > 0;
                    if (knows || object.word.size() != 8) continue;  // made up, and not from the library
                    EXPECT_FALSE(view.contains(object.word)) << object.word;
                    ++searched;
                }
            }
        }
    }
    EXPECT_GT(searched, 10000);
}

// Whose notes a reader finds in all that they are shown; each note tells which move it was.
std::vector<Seat> writers_read_in(const std::vector<std::string>& seen, const Log& log) {
    constexpr std::string_view mark = "\"note ";
    std::vector<Seat> writers;
    for (const std::string& text : seen) {
        for (auto found = text.find(mark); found != std::string::npos; found = text.find(mark, found + 1)) {
            writers.push_back(log[std::stoul(text.substr(found + mark.size()))].actor);
        }
    }
    return writers;
}

TEST(BarbarossaLeaks, R40_notes_are_ones_own) {
    core::Rng rng(4);
    const Log log = play_evening({}, 4, rng);  // to the end, when all else is laid open
    for (const Seat reader : readers_at(4)) {
        const auto writers = writers_read_in(core::seen_by<Rules>(reader, {}, 4, log), log);
        EXPECT_EQ(writers.empty(), reader == Seat::spectator);
        EXPECT_EQ(std::ranges::count(writers, reader), std::ssize(writers));
    }
}

}  // namespace
}  // namespace barbarossa

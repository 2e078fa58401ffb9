// What is face down leaves no trace: two evenings that differ only there look the same to the byte, and of a card that
// went face down nothing is found in anything that anybody is shown, until it is turned up.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/farben/other_world.hpp"

namespace farben {
namespace {

using core::Seat;

std::vector<Seat> readers_at(int seats) {
    std::vector<Seat> readers = {Seat::spectator};
    for (int seat = 0; seat < seats; ++seat) readers.push_back(Seat(seat));
    return readers;
}

// Everything a reader is shown in the course of a game, but for the moments at which a card that differs lies open, and
// before `from`.
std::vector<std::string> shown(Seat reader, const Config& config, int seats, const Log& log, const OtherWorld& other,
                               Phase from) {
    State state = Rules::setup(config, seats);
    std::vector<std::string> seen;
    const auto lies_open = [&] {
        const Table& table = state.table;
        return is_player(table.teller) && other.changed[table.packets.size() - 1].has(at(table.teller));
    };
    for (const auto& [actor, action] : log) {
        const bool was_open = lies_open();
        const bool is_early = state.table.phase < from;
        CHECK(Rules::apply(state, actor, action).has_value());
        if (is_early) continue;
        const auto heard = Rules::redact(action, actor, reader);
        if (heard && !was_open) seen.push_back(core::encode(*heard));
        if (!lies_open()) seen.push_back(core::encode(Rules::view(state, reader)));
    }
    return seen;
}

struct Difference {
    int games = 0;
    int cards = 0;
};

// Plays evenings, some broken off, and holds what each reader is shown against the other world. The seats that differ
// are all but the reader, or the reader alone.
Difference compare(bool is_own, Phase from, core::Rng& rng) {
    Difference difference;
    for (int i = 0; i < 24; ++i) {
        const Config config{.language = lexicon::Language(i % 2), .first = First(i % 4)};
        const int seats = 3 + i % 3;
        Log log = play_evening(config, seats, rng);
        log.resize(log.size() - 1 - rng.below(static_cast<std::uint32_t>(log.size() / 2)));  // while it is running
        for (const Seat reader : readers_at(seats)) {
            if (is_own && !is_player(reader)) continue;
            core::Set<max_seats> whose;
            for (int seat = 0; seat < seats; ++seat) {
                if ((Seat(seat) == reader) == is_own) whose.add(static_cast<std::size_t>(seat));
            }
            const OtherWorld other = other_world(config, seats, log, whose);
            EXPECT_EQ(shown(reader, config, seats, other.log, other, from),
                      shown(reader, config, seats, log, other, from))
                << seats << " seats, seen by " << index(reader);
            ++difference.games;
            for (const auto& changed : other.changed) difference.cards += static_cast<int>(changed.size());
        }
    }
    return difference;
}

TEST(FarbenLeaks, R7_R12_what_others_have_face_down_leaves_no_trace) {
    core::Rng rng(1);
    const Difference difference = compare(false, Phase::opening, rng);
    EXPECT_GT(difference.cards, 5 * difference.games);  // else nothing was tested
}

// Hands tell one's own colours while they are being played; after the last round they are the same in both worlds.
TEST(FarbenLeaks, R12_what_one_has_face_down_oneself_leaves_no_trace) {
    core::Rng rng(2);
    const Difference difference = compare(true, Phase::assigning, rng);
    EXPECT_GT(difference.cards, difference.games);
}

TEST(FarbenLeaks, R15_R23_what_was_never_turned_up_spectators_never_see) {
    core::Rng rng(3);
    for (int i = 0; i < 12; ++i) {
        const int seats = 3 + i % 2;  // five seats recall everything
        const Log log = play_evening({}, seats, rng);
        core::Set<max_seats> all;
        for (int seat = 0; seat < seats; ++seat) all.add(static_cast<std::size_t>(seat));
        const OtherWorld other = other_world({}, seats, log, all);
        const auto seen = [&](const Log& played) {
            return shown(Seat::spectator, {}, seats, played, other, Phase::opening);
        };
        ASSERT_EQ(seen(other.log), seen(log));
        EXPECT_NE(core::seen_by<Rules>(Seat{0}, {}, seats, other.log), core::seen_by<Rules>(Seat{0}, {}, seats, log));
    }
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
    return found;
}

// Cards whose colour the reader may see while the game runs, and colours that were announced.
std::size_t colours_open(const Table& table, Seat reader) {
    std::size_t open = 0;
    for (std::size_t round = 0; round < table.packets.size(); ++round) {
        const Packet& packet = table.packets[round];
        for (std::size_t seat = 0; seat < seats_of(table); ++seat) {
            open += is_turned_up(packet, seat) + (!packet.answers.empty() && packet.answers[seat].colour.has_value());
            const bool is_to_be_told = !is_told(table, round, seat) && packet.cards[seat].colour.has_value();
            open += is_to_be_told && (Seat(seat) == reader || Seat(seat) == table.teller);
        }
    }
    return open;
}

TEST(FarbenLeaks, R12_after_a_card_went_face_down_nothing_of_it_is_found_until_the_flip) {
    core::Rng rng(4);
    int searched = 0;
    for (int i = 0; i < 6; ++i) {
        const int seats = 3 + i % 3;
        State state = Rules::setup({}, seats);
        for (const auto& [actor, action] : play_evening({}, seats, rng)) {
            CHECK(Rules::apply(state, actor, action).has_value());
            if (state.table.phase == Phase::over) break;
            for (const Seat reader : readers_at(seats)) {
                const std::string view = core::encode(Rules::view(state, reader));
                EXPECT_EQ(count(view, "\"colour\":\""), colours_open(state.table, reader));
                for (std::size_t round = 0; round < state.table.packets.size(); ++round) {
                    const Packet& packet = state.table.packets[round];
                    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
                        if (!is_told(state.table, round, seat) || is_turned_up(packet, seat)) continue;
                        const std::string& story = packet.cards[seat].story;
                        if (story.empty()) continue;
                        EXPECT_FALSE(view.contains(story.substr(story.find(' ')))) << story;
                        ++searched;
                    }
                }
            }
        }
    }
    EXPECT_GT(searched, 1000);
}

TEST(FarbenLeaks, R6_R7_what_is_drawn_and_chosen_is_for_whom_it_concerns) {
    const Draw draw{.first = Seat{1}, .card = 7};
    EXPECT_EQ(Rules::redact(draw, Seat::nature, Seat{1}), Rules::Action(draw));
    EXPECT_EQ(Rules::redact(draw, Seat::nature, Seat{0}), Rules::Action(Draw{.first = Seat{1}}));
    EXPECT_EQ(Rules::redact(draw, Seat::nature, Seat::spectator), Rules::Action(Draw{.first = Seat{1}}));
    const Choose red{Colour::red};
    EXPECT_EQ(Rules::redact(red, Seat{0}, Seat{0}), Rules::Action(red));
    EXPECT_EQ(Rules::redact(red, Seat{0}, Seat{1}), Rules::Action(Choose{}));
}

// A second look at views that the laws take: what is guessed is no fixed world.
TEST(FarbenLeaks, a_guess_is_one_of_many) {
    core::Rng rng(5);
    const Log log = play_evening({}, 4, rng);
    const auto half = core::replay<Rules>({}, 4, Log(log.begin(), log.begin() + std::ssize(log) / 2));
    const View view = Rules::view(*half, Seat{0});
    EXPECT_NE(Rules::guess(view, rng), Rules::guess(view, rng));
}

}  // namespace
}  // namespace farben

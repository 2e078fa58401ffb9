// The whole truth about a game of Color'Yam: flat, no heap, cheap to copy.
#pragma once

#include "core/seat.hpp"
#include "games/coloryam/sheet.hpp"

namespace coloryam {

using boost::describe::operators::operator==;  // for every described struct here

enum class SheetChoice : std::int8_t { drawn, sheet_1, sheet_2, sheet_3, sheet_4, sheet_5, sheet_6 };
BOOST_DESCRIBE_ENUM(SheetChoice, drawn, sheet_1, sheet_2, sheet_3, sheet_4, sheet_5, sheet_6)

enum class First : std::int8_t { drawn, seat_1, seat_2, seat_3, seat_4, seat_5 };
BOOST_DESCRIBE_ENUM(First, drawn, seat_1, seat_2, seat_3, seat_4, seat_5)
constexpr core::Seat seat_named(First first) { return core::Seat(static_cast<int>(first) - 1); }  // nature: none

struct Config {
    SheetChoice sheet = SheetChoice::drawn;
    First first = First::drawn;
    bool free_objectives = false;  // beginners: choose after the turn which line to fill
    bool color_chance = false;     // beginners: Color'Yam need not increase
    bool pro = false;              // totals are three more Color'Yam lines
    bool declared_miss = false;    // house rule: a met objective may be declared missed
    bool coach = true;             // the page shows the chance to meet the objective
};
BOOST_DESCRIBE_STRUCT(Config, (), (sheet, first, free_objectives, color_chance, pro, declared_miss, coach))

// A box of the sheet: empty, crossed, or the sum written in it (6-36).
enum class Entry : std::int8_t { empty = -1, crossed = 0 };
constexpr int value_of(Entry entry) { return static_cast<int>(entry); }
constexpr bool is_valid(Entry entry) { return value_of(entry) > 0; }
constexpr Entry written(int sum) { return Entry{static_cast<std::int8_t>(sum)}; }

enum class Phase : std::int8_t {
    beginning,   // nature draws the sheet and who begins
    throwing,    // `turn` throws or stops
    in_the_air,  // nature shows the dice
    missed,      // `turn` crosses the line or takes a second chance
    choosing,    // free objectives: `turn` says which line to fill or cross
    over
};
BOOST_DESCRIBE_ENUM(Phase, beginning, throwing, in_the_air, missed, choosing, over)

struct State {
    Config config{};
    std::int8_t seats = 0;
    std::int8_t sheet = 0;               // 1-6; 0 before it is drawn
    Phase phase = Phase::beginning;
    std::int8_t line = 0;                // being played, from 0; free objectives: the round, lines differ by seat
    core::Seat starter{};                // who began (or was to begin) this line
    core::Seat turn{};                   // whose turn it is
    std::int8_t throws = 0;              // made in this turn
    bool hurried = false;                // out of time before the first throw: that throw will count
    core::Set<dice_count> flying{};      // the dice in the air
    Dice dice{};                         // as they lie; they stay until the next throw
    std::array<std::array<Entry, lines_max>, max_seats> entries{};  // by seat, by line
};
BOOST_DESCRIBE_STRUCT(State, (),
                      (config, seats, sheet, phase, line, starter, turn, throws, hurried, flying, dice, entries))

constexpr Entry entry_of(const State& state, core::Seat seat, int line) {
    return state.entries[at(seat)][static_cast<std::size_t>(line)];
}

}  // namespace coloryam

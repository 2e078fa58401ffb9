// What everybody at the table can read off the state by the rules: points, totals, whether the
// objective is met, what a second chance would do. The page draws it and knows no rules itself.
#pragma once

#include "core/seat.hpp"
#include "games/coloryam/state.hpp"

namespace coloryam {

struct Row {  // one line of the sheet, for all seats
    Line line{};
    bool is_closed = false;                          // every seat has an entry; the points stand
    core::List<std::int8_t, max_seats> points{};     // by seat; 0 until closed
};
BOOST_DESCRIBE_STRUCT(Row, (), (line, is_closed, points))

struct Totals {  // of one seat, cumulative, over closed lines
    std::int8_t first = 0;
    std::int8_t second = 0;
    std::int8_t all = 0;
};
BOOST_DESCRIBE_STRUCT(Totals, (), (first, second, all))

struct Chance {  // the box a second chance would fill, and whether the dice are enough for it
    std::int8_t line = 0;
    std::int8_t minimum = 0;  // the least sum that may be written there
    bool is_open = false;     // the dice as they lie reach it
};
BOOST_DESCRIBE_STRUCT(Chance, (), (line, minimum, is_open))

struct Turn {  // what the dice say for whoever's turn it is
    std::int8_t sum = 0;
    ColorCounts counts{};
    bool is_met = false;             // an objective met, or a Color'Yam great enough; false before the first throw
    std::int8_t minimum = 0;         // on a Color'Yam line: the least sum that counts; else 0
    std::optional<Chance> chance{};  // on an objective line, while the pole has an empty Color'Yam box
    core::List<std::int8_t, lines_max> fillable{};   // free objectives: the lines these dice may fill
    core::List<std::int8_t, lines_max> crossable{};  // free objectives: the lines still empty
};
BOOST_DESCRIBE_STRUCT(Turn, (), (sum, counts, is_met, minimum, chance, fillable, crossable))

struct Board {
    core::List<Row, lines_max> rows{};
    core::List<Totals, max_seats> totals{};
    Turn turn{};
};
BOOST_DESCRIBE_STRUCT(Board, (), (rows, totals, turn))

Board board(const State&);

// Points of one line by seat: the best valid sum gets as many as there are seats, the next one less;
// those who share a sum get the lowest of the places they fill; crossed gets nothing. (R15, R16)
core::List<std::int8_t, max_seats> rank_points(const core::List<Entry, max_seats>& entries);

// The single questions a board is made of, cheap enough to ask at every move. They want a sheet on the
// table; `turn` is State::turn.

const Lines& lines_of(const State&);
int line_count(const State&);
bool is_closed(const State&, int line);  // its points stand
core::List<Totals, max_seats> totals(const State&);
// Who is to begin State::line, while State::starter is still who began the line before. (R18, R19)
core::Seat starter_of_line(const State&);

struct Bounds {  // the sums that may be written in a box
    int least = 0;
    int most = 0;
    constexpr bool has(int sum) const { return least <= sum && sum <= most; }
};
Bounds coloryam_bounds(const State&, core::Seat, int line);  // whatever the box holds now (R11, R24)

bool fits(const State&, int line);  // by the rules of the line, `turn` may write the dice there
std::optional<Chance> second_chance(const State&);
core::Set<lines_max> empty_lines(const State&);     // of `turn`
core::Set<lines_max> fillable_lines(const State&);  // those of them the dice fit

}  // namespace coloryam

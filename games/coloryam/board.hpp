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
// those who share a sum get the lowest of the places they fill; crossed gets nothing. (R9)
core::List<std::int8_t, max_seats> rank_points(const core::List<Entry, max_seats>& entries);

}  // namespace coloryam

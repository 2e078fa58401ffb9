#include "games/coloryam/board.hpp"

#include <algorithm>
#include <bit>

namespace coloryam {

using core::Seat;

namespace {

constexpr int sum_min = static_cast<int>(dice_count);
constexpr int sum_max = static_cast<int>(dice_count) * faces;

core::List<Entry, max_seats> entries_of_line(const State& state, int line) {
    core::List<Entry, max_seats> entries;
    for (int seat = 0; seat < state.seats; ++seat) entries.push_back(entry_of(state, Seat(seat), line));
    return entries;
}

core::List<std::int8_t, lines_max> listed(core::Set<lines_max> lines) {
    core::List<std::int8_t, lines_max> list;
    for (std::size_t line = 0; line < lines_max; ++line) {
        if (lines.has(line)) list.push_back(static_cast<std::int8_t>(line));
    }
    return list;
}

// Of the seats in `among`, one bit each, those with the highest value.
template <class Value>
std::uint32_t best_of(std::uint32_t among, const Value& value) {
    std::uint32_t best = 0;
    int highest = -1;
    for (int seat = 0; seat < max_seats; ++seat) {
        if (((among >> seat) & 1u) == 0) continue;
        const int here = value(Seat(seat));
        if (here > highest) best = 0;
        if (here >= highest) best |= 1u << seat;
        highest = std::max(highest, here);
    }
    return best;
}

bool fits(const State& state, int line, const ColorCounts& counts) {
    const std::optional<Objective>& objective = lines_of(state)[static_cast<std::size_t>(line)].objective;
    if (objective) return is_met(*objective, counts);
    return coloryam_bounds(state, state.turn, line).has(sum_of(state.dice));
}

Turn read_turn(const State& state) {
    Turn turn;
    const bool is_thrown = state.throws > 0;
    if (is_thrown) {
        turn.sum = static_cast<std::int8_t>(sum_of(state.dice));
        turn.counts = count_colors(state.dice);
    }
    if (state.config.free_objectives) {
        if (is_thrown) turn.fillable = listed(fillable_lines(state));
        turn.crossable = listed(empty_lines(state));
        turn.is_met = !turn.fillable.empty();
        return turn;
    }
    turn.is_met = is_thrown && fits(state, state.line);
    if (!lines_of(state)[static_cast<std::size_t>(state.line)].objective) {
        turn.minimum = static_cast<std::int8_t>(coloryam_bounds(state, state.turn, state.line).least);
    }
    turn.chance = second_chance(state);
    return turn;
}

}  // namespace

const Lines& lines_of(const State& state) {
    return lines_of(state.sheet, state.config.pro ? Layout::thirteen_lines : Layout::ten_lines);
}

int line_count(const State& state) { return static_cast<int>(lines_of(state).size()); }

bool is_closed(const State& state, int line) {
    if (!state.config.free_objectives) return line < state.line || state.phase == Phase::over;  // R20
    for (int seat = 0; seat < state.seats; ++seat) {
        if (entry_of(state, Seat(seat), line) == Entry::empty) return false;
    }
    return true;
}

core::List<std::int8_t, max_seats> rank_points(const core::List<Entry, max_seats>& entries) {
    core::List<std::int8_t, max_seats> points;
    for (const Entry mine : entries) {
        const auto at_least_as_good = std::count_if(entries.begin(), entries.end(), [mine](Entry other) {
            return value_of(other) >= value_of(mine);
        });
        const auto place = static_cast<std::int8_t>(at_least_as_good);  // the last of those who share the sum (R16)
        points.push_back(is_valid(mine) ? static_cast<std::int8_t>(static_cast<int>(entries.size()) + 1 - place) : 0);
    }
    return points;
}

core::List<Totals, max_seats> totals(const State& state) {
    auto totals = core::List<Totals, max_seats>::of(static_cast<std::size_t>(state.seats), Totals{});
    const Lines& lines = lines_of(state);
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (!is_closed(state, static_cast<int>(line))) continue;
        const auto points = rank_points(entries_of_line(state, static_cast<int>(line)));
        const auto add = [](std::int8_t& total, int more) { total = static_cast<std::int8_t>(total + more); };
        for (std::size_t seat = 0; seat < points.size(); ++seat) {
            if (lines[line].pole <= 1) add(totals[seat].first, points[seat]);
            if (lines[line].pole <= 2) add(totals[seat].second, points[seat]);
            add(totals[seat].all, points[seat]);
        }
    }
    return totals;
}

Seat starter_of_line(const State& state) {
    const Lines& lines = lines_of(state);
    std::uint32_t tied = (1u << state.seats) - 1u;
    for (int row = state.line - 1; row >= 0 && !std::has_single_bit(tied); --row) {
        const std::int8_t pole = lines[static_cast<std::size_t>(row)].pole;
        if (pole != lines[static_cast<std::size_t>(row) + 1].pole && !state.config.pro) {  // below it stands a total
            const auto all = totals(state);
            tied = best_of(tied, [&](Seat seat) { return pole == 1 ? all[at(seat)].first : all[at(seat)].second; });
        }
        tied = best_of(tied, [&](Seat seat) { return value_of(entry_of(state, seat, row)); });
    }
    Seat seat = state.starter;
    while (((tied >> index(seat)) & 1u) == 0) seat = next(seat, state.seats);
    return seat;
}

Bounds coloryam_bounds(const State& state, Seat seat, int line) {
    Bounds bounds{.least = sum_min, .most = sum_max};
    if (state.config.color_chance) return bounds;  // R25
    const Lines& lines = lines_of(state);
    for (int other = 0; other < static_cast<int>(lines.size()); ++other) {
        const Entry entry = entry_of(state, seat, other);
        if (other == line || lines[static_cast<std::size_t>(other)].objective || !is_valid(entry)) continue;
        if (other < line) bounds.least = std::max(bounds.least, value_of(entry) + 1);
        if (other > line) bounds.most = std::min(bounds.most, value_of(entry) - 1);
    }
    return bounds;
}

bool fits(const State& state, int line) { return fits(state, line, count_colors(state.dice)); }

std::optional<Chance> second_chance(const State& state) {
    const Lines& lines = lines_of(state);
    const Line& missed = lines[static_cast<std::size_t>(state.line)];
    if (state.config.free_objectives || !missed.objective) return std::nullopt;
    for (int line = state.line + 1; line < static_cast<int>(lines.size()); ++line) {
        const Line& box = lines[static_cast<std::size_t>(line)];
        if (box.pole != missed.pole || box.objective || entry_of(state, state.turn, line) != Entry::empty) continue;
        const Bounds bounds = coloryam_bounds(state, state.turn, line);
        return Chance{.line = static_cast<std::int8_t>(line),  // the first empty one, no other (R13)
                      .minimum = static_cast<std::int8_t>(bounds.least),
                      .is_open = state.throws > 0 && bounds.has(sum_of(state.dice))};
    }
    return std::nullopt;
}

core::Set<lines_max> empty_lines(const State& state) {
    core::Set<lines_max> empty;
    for (int line = 0; line < line_count(state); ++line) {
        if (entry_of(state, state.turn, line) == Entry::empty) empty.add(static_cast<std::size_t>(line));
    }
    return empty;
}

core::Set<lines_max> fillable_lines(const State& state) {
    core::Set<lines_max> fillable;
    const core::Set<lines_max> empty = empty_lines(state);
    const ColorCounts counts = count_colors(state.dice);
    for (std::size_t line = 0; line < lines_max; ++line) {
        if (empty.has(line) && fits(state, static_cast<int>(line), counts)) fillable.add(line);
    }
    return fillable;
}

Board board(const State& state) {
    Board board;
    if (state.sheet == 0) return board;
    for (const Line& line : lines_of(state)) {
        const int number = static_cast<int>(board.rows.size());
        Row row{.line = line, .is_closed = is_closed(state, number)};
        row.points = row.is_closed ? rank_points(entries_of_line(state, number))
                                   : decltype(row.points)::of(static_cast<std::size_t>(state.seats), 0);
        board.rows.push_back(row);
    }
    board.totals = totals(state);
    if (state.phase != Phase::beginning && state.phase != Phase::over) board.turn = read_turn(state);
    return board;
}

}  // namespace coloryam

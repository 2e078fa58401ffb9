#include "games/coloryam/free_play.hpp"

#include <algorithm>

#include "games/coloryam/race.hpp"

namespace coloryam {

using core::Seat;

namespace {

// A seat that may choose its boxes spreads its Color'Yams between these sums.
constexpr double ladder_foot = 19;
constexpr double ladder_top = 35;

// A seat's usual entry on an empty line: an objective played for the sum, a Color'Yam higher the later its box.
EntryChances usual_entry(const Lines& lines, std::size_t line) {
    const std::span<const Habit> habits = habits_for(lines[line].objective);
    std::size_t way = 0;
    if (!lines[line].objective) {
        const auto boxes_before = static_cast<std::size_t>(lines[line].coloryam - 1);
        way = 1 + boxes_before * (habits.size() - 1) / static_cast<std::size_t>(lines.back().coloryam);
    }
    EntryChances chances = habits[way].met;
    for (const double missed : habits[way].missed) chances[0] += missed;
    return chances;
}

std::vector<EntryChances> others_on(const State& state, Seat me, std::size_t line) {
    std::vector<EntryChances> others;
    for (Seat seat = next(me, state.seats); seat != me; seat = next(seat, state.seats)) {
        const Entry entry = entry_of(state, seat, static_cast<int>(line));
        others.push_back(entry == Entry::empty ? usual_entry(lines_of(state), line) : certain(entry));
    }
    return others;
}

// My column of the sheet, with what a sum is worth on each line.
class Column {
public:
    Column(const State& state, Seat me) : lines_(lines_of(state)), is_increasing_(!state.config.color_chance) {
        for (std::size_t line = 0; line < lines_.size(); ++line) {
            entries_[line] = entry_of(state, me, static_cast<int>(line));
            worth_[line] = entry_worth(others_on(state, me, line));
        }
    }

    double worth(std::size_t line, std::size_t sum) const { return worth_[line][sum]; }

    // What the line would bring in a turn of its own.
    double price(std::size_t line) const {
        const Window window = window_of(line);
        ByResult result;
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            const auto value = static_cast<double>(sum);
            if (window.least <= value && value <= window.most) result.met[sum] = worth_[line][sum];
        }
        double best = 0;
        for (const Habit& habit : habits_for(lines_[line].objective)) best = std::max(best, worth_of(habit, result));
        return best;
    }

    // How much less all other lines would bring with this entry in the box, the line's own price included.
    double cost(std::size_t line, Entry entry) const {
        if (lines_[line].objective) return price(line);
        Column after = *this;
        after.entries_[line] = entry;
        return price_of_boxes() - after.price_of_boxes();
    }

private:
    struct Window {  // sums to aim at, both ends included
        double least = dice_count;
        double most = sums_end - 1;
    };

    // Empty boxes between two written ones share the sums between them, like the steps of a ladder. (R25)
    Window window_of(std::size_t line) const {
        Window room;
        if (lines_[line].objective || !is_increasing_) return room;
        double before = 0;
        double after = 0;
        for (std::size_t i = line; i-- > 0;) {
            if (lines_[i].objective || entries_[i] == Entry::crossed) continue;
            if (is_valid(entries_[i])) {
                room.least = value_of(entries_[i]) + 1;
                break;
            }
            before += 1;
        }
        for (std::size_t i = line + 1; i < lines_.size(); ++i) {
            if (lines_[i].objective || entries_[i] == Entry::crossed) continue;
            if (is_valid(entries_[i])) {
                room.most = value_of(entries_[i]) - 1;
                break;
            }
            after += 1;
        }
        const double foot = std::max(room.least, ladder_foot);
        const double top = std::max(foot, std::min(room.most, ladder_top));
        const double step = (top - foot) / (before + 1 + after);
        return {.least = before == 0 ? room.least : foot + before * step,
                .most = after == 0 ? room.most : foot + (before + 1) * step};
    }

    double price_of_boxes() const {
        double total = 0;
        for (std::size_t line = 0; line < lines_.size(); ++line) {
            if (!lines_[line].objective && entries_[line] == Entry::empty) total += price(line);
        }
        return total;
    }

    Lines lines_;
    bool is_increasing_;
    std::array<Entry, lines_max> entries_{};
    EntryWorth worth_{};
};

}  // namespace

Valuation judge_free_play(const View& view) {
    const Column column(view.state, view.state.turn);
    Valuation valuation;
    for (const std::int8_t line : view.board.turn.crossable) {
        const auto here = static_cast<std::size_t>(line);
        LineWorth worth{.line = line};
        worth.crossed = -column.cost(here, Entry::crossed);
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            worth.written[sum] = column.worth(here, sum) - column.cost(here, written(static_cast<int>(sum)));
        }
        valuation.push_back(worth);
    }
    return valuation;
}

}  // namespace coloryam

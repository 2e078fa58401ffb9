#include "games/coloryam/habits.hpp"

#include <algorithm>
#include <deque>

namespace coloryam {

namespace {

// What a way of playing goes for, as a worth of every result.

ByResult bold(double least) {  // meeting the objective, with a sum well above `least`
    ByResult worth;
    for (std::size_t sum = 0; sum < sums_end; ++sum) worth.met[sum] = std::max(0.0, static_cast<double>(sum) - least);
    return worth;
}

ByResult covered(double least, double enough) {  // the same, or missed with enough for a second chance
    ByResult worth = bold(least);
    for (std::size_t sum = 0; sum < sums_end; ++sum) worth.missed[sum] = static_cast<double>(sum) >= enough ? 5 : 0;
    return worth;
}

ByResult just_above(double least) {  // at least so much, but no more than need be
    ByResult worth;
    for (std::size_t sum = 0; sum < sums_end; ++sum) {
        const double over = static_cast<double>(sum) - least;
        worth.met[sum] = over < 0 ? 0 : 40 - over;
    }
    return worth;
}

// More ways, tried in self-play, did not win more games.
std::vector<ByResult> aims_for(const std::optional<Objective>& objective) {
    if (objective) return {bold(16), covered(14, 24)};
    return {bold(0), just_above(22), just_above(25), just_above(28), just_above(31), just_above(34)};
}

std::vector<Habit> make_habits(const std::optional<Objective>& objective) {
    static thread_local Solver solver;  // kept: a sheet asks for seven kinds of line in a row
    std::vector<Habit> habits;
    for (const ByResult& aim : aims_for(objective)) {
        solver.solve(payoff_of({{objective, aim}}), throws_max);
        habits.push_back(results_of(solver.chances(), objective));
    }
    return habits;
}

}  // namespace

std::span<const Habit> habits_for(const std::optional<Objective>& objective) {
    struct Known {
        std::optional<Objective> objective{};
        std::vector<Habit> habits{};
    };
    static thread_local std::deque<Known> known;  // its items stay where they are
    for (const Known& each : known) {
        if (each.objective == objective) return each.habits;
    }
    return known.emplace_back(Known{objective, make_habits(objective)}).habits;
}

double worth_of(const Habit& habit, const ByResult& worth) {
    double total = 0;
    for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
        total += habit.met[sum] * worth.met[sum] + habit.missed[sum] * worth.missed[sum];
    }
    return total;
}

}  // namespace coloryam

#include "games/coloryam/coach.hpp"

#include "games/coloryam/solver.hpp"

namespace coloryam {

namespace {

constexpr double whole = 10'000;

// Solved for "met or not", three throws. Kept, because a whole line asks for the same objective.
const Solver& solved_for(const Objective& objective) {
    static thread_local Solver solver;
    static thread_local std::optional<Objective> solved;
    if (solved != objective) {
        Prize prize{.objective = objective, .worth = {}};
        prize.worth.met.fill(1);
        solver.solve(payoff_of({prize}), throws_max);
        solved = objective;
    }
    return solver;
}

std::int32_t rounded(double chance) { return static_cast<std::int32_t>(chance * whole + 0.5); }

}  // namespace

Odds Coach::advise(const View& view) {
    const State& state = view.state;
    Odds odds;
    if (!state.config.coach || state.config.free_objectives || state.phase != Phase::throwing) return odds;
    const std::optional<Objective>& objective = lines_of(state)[static_cast<std::size_t>(state.line)].objective;
    const int throws_left = throws_max - state.throws;
    if (!objective || throws_left == 0) return odds;

    const Solver& solver = solved_for(*objective);
    odds.by_dice.assign(dice_sets().size(), 0);
    if (state.throws == 0) {
        odds.by_dice.back() = rounded(solver.value());
        odds.best = static_cast<std::int32_t>(all_dice.bits());
        return odds;
    }
    for (const DiceSet thrown : dice_sets()) {
        odds.by_dice[thrown.bits()] = rounded(solver.value(state.dice, thrown, throws_left));
    }
    odds.best = static_cast<std::int32_t>(solver.best(state.dice, throws_left).bits());
    return odds;
}

}  // namespace coloryam

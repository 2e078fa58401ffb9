#include "games/coloryam/valuation.hpp"

#include <algorithm>

namespace coloryam {

namespace {

std::size_t sum_at(const State& state) { return static_cast<std::size_t>(sum_of(state.dice)); }

// What the line's rules make of the turn's result, with the better choice wherever there is one.
ByResult worth_of(const State& state, const LineWorth& line) {
    const bool is_coloryam = !lines_of(state)[static_cast<std::size_t>(line.line)].objective;
    const std::optional<Chance> chance = second_chance(state);
    Bounds bounds{.least = 0, .most = static_cast<int>(sums_end)};
    if (is_coloryam) bounds = coloryam_bounds(state, state.turn, line.line);
    ByResult worth;
    for (std::size_t sum = 0; sum < sums_end; ++sum) {
        const bool is_open = chance && static_cast<int>(sum) >= chance->minimum;
        const bool may_cross = state.config.free_objectives || !bounds.has(static_cast<int>(sum));
        worth.missed[sum] = is_open ? std::max(line.crossed, line.second_chance[sum]) : line.crossed;
        worth.met[sum] = bounds.has(static_cast<int>(sum)) ? line.written[sum] : line.crossed;
        if (may_cross) worth.met[sum] = std::max(worth.met[sum], line.crossed);
        if (is_open && state.config.declared_miss) worth.met[sum] = std::max(worth.met[sum], line.second_chance[sum]);
    }
    return worth;
}

Rules::Action best_entry(const View& view, const Valuation& valuation) {
    const Turn& turn = view.board.turn;
    std::optional<Rules::Action> best;
    double best_worth = 0;
    const auto consider = [&](const Rules::Action& action, double worth) {
        if (best && worth <= best_worth) return;
        best = action;
        best_worth = worth;
    };
    for (const LineWorth& line : valuation) {
        const bool fits = std::find(turn.fillable.begin(), turn.fillable.end(), line.line) != turn.fillable.end();
        if (fits) consider(Fill{line.line}, line.written[sum_at(view.state)]);
        consider(Cross{line.line}, line.crossed);
    }
    CHECK(best);
    return *best;
}

}  // namespace

State TurnPlay::turn_of(State state) {
    state.phase = Phase::throwing;
    state.throws = 0;
    state.hurried = false;
    state.dice = {};
    return state;
}

DiceSet TurnPlay::dice_to_throw(const State& state) {
    const int throws_left = throws_max - state.throws;
    if (throws_left == 0) return {};
    if (!is_solved_) {
        std::vector<Prize> prizes;
        for (const LineWorth& line : valuation_) {
            prizes.push_back({lines_of(state)[static_cast<std::size_t>(line.line)].objective, worth_of(state, line)});
        }
        solver_.solve(payoff_of(prizes), throws_max - 1);  // The first throw is not a choice.
        is_solved_ = true;
    }
    return solver_.best(state.dice, throws_left);
}

Rules::Action TurnPlay::act(const View& view) {
    const State& state = view.state;
    if (state.phase == Phase::choosing) return best_entry(view, valuation_);
    if (state.phase == Phase::throwing) {
        if (const DiceSet thrown = dice_to_throw(state); !thrown.empty()) return Throw{thrown};
        if (state.config.free_objectives) return Stop{};
    }
    const LineWorth& line = valuation_.front();
    const double second = line.second_chance[sum_at(state)];
    if (state.phase == Phase::missed) {
        if (second > line.crossed) return SecondChance{};
        return Cross{line.line};
    }
    const Turn& turn = view.board.turn;
    const bool may_declare = state.config.declared_miss && turn.is_met && turn.chance && turn.chance->is_open;
    if (may_declare && second > line.written[sum_at(state)]) return DeclareMiss{};
    return Stop{};
}

}  // namespace coloryam

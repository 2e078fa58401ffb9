// Exact best play of one turn: which dice to throw again, for anything a turn may be worth by its
// outcome. A partial outcome gives each die one of its six numbers or leaves it in the air, so there
// are 7^6 of them; a mean or a maximum over all 64 sets of dice is six passes over that table, one a die.
#pragma once

#include <vector>

#include "games/coloryam/sheet.hpp"

namespace coloryam {

using DiceSet = core::Set<dice_count>;

inline constexpr std::size_t outcomes_count = 46'656;  // 6^6
inline constexpr std::size_t sums_end = 37;            // sums run from 6 to 36

std::size_t outcome_of(const Dice&);  // dice that have been thrown; below outcomes_count

// A number for every outcome: what it is worth, or how likely it is.
using ByOutcome = std::vector<double>;

// The same for what a line of the sheet sees of an outcome: the sum, and whether the objective is met.
using BySum = std::array<double, sums_end>;
struct ByResult {
    BySum missed{};
    BySum met{};
};

// What a turn may bring on one line. A Color'Yam line has no objective and is always met.
struct Prize {
    std::optional<Objective> objective{};
    ByResult worth{};
};

ByOutcome payoff_of(const std::vector<Prize>&);  // for every outcome the best of them; at least one
ByResult results_of(const ByOutcome& chances, const std::optional<Objective>&);

class Solver {
public:
    // Solves for up to `throws` throws to come (1-3), the last outcome being worth payoff[outcome]. Stopping
    // before they are used up is allowed at every point. A solver keeps its memory for the next payoff: its
    // tables are a megabyte each, and fresh pages would cost more than the solving.
    void solve(ByOutcome payoff, int throws);

    double value() const;  // before all six dice are thrown, which takes the first of the throws
    // With the dice as they lie and `throws_left` throws, at most as many as were solved for:
    double value(const Dice&, int throws_left) const;
    double value(const Dice&, DiceSet thrown, int throws_left) const;  // throwing these now; none: stopping
    // The best set to throw now. Among equals the fewest dice, then the lowest set; none: stopping.
    DiceSet best(const Dice&, int throws_left) const;

    ByOutcome chances();  // of every outcome, before the first throw, under best play

private:
    int throws_ = 0;
    ByOutcome payoff_;
    std::array<std::vector<double>, throws_max> means_;  // [k][partial]: thrown now, k throws left after that
    std::vector<double> best_;                           // for chances()
    std::vector<double> chances_;
    std::vector<double> decisions_;
};

// All 64 sets of dice, those with fewer dice first, then by number.
const std::array<DiceSet, 64>& dice_sets();

}  // namespace coloryam

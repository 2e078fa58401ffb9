// What a turn may bring on a line, without rolling dice: a few ways to play it, and for each the chances
// of every result. The exact solver makes them once for an objective; after that a turn of the far
// future, or of another seat, costs a few multiplications.
#pragma once

#include <span>

#include "games/coloryam/solver.hpp"

namespace coloryam {

// The chances of every result when a turn is played in one particular way.
using Habit = ByResult;

// The ways that are worth knowing. Without objective, for a Color'Yam line: the first goes for the greatest
// sum, the others for ever greater sums, but no greater than need be.
std::span<const Habit> habits_for(const std::optional<Objective>&);

double worth_of(const Habit&, const ByResult& worth);  // on average

}  // namespace coloryam

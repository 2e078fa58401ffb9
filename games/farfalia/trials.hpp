// The best of several choices when each can only be tried: all are tried in the same worlds, so that luck is
// common to them, and after each round the worse half drops out and leaves its share of the budget to the rest.
#pragma once

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "core/bot.hpp"

namespace farfalia {

// `draw_world()` is called before each round of trials, `try_out(choice)` answers how it went in that world.
template <class DrawWorld, class TryOut>
std::size_t best_by_trials(std::size_t choices, const core::Budget& budget, const DrawWorld& draw_world,
                           const TryOut& try_out) {
    std::vector<double> sum(choices);
    std::vector<std::size_t> left(choices);
    std::iota(left.begin(), left.end(), std::size_t{0});
    int used = 0;
    while (left.size() > 1) {
        const auto rounds = static_cast<int>(std::bit_width(left.size() - 1));
        const int until = used + (budget.nodes - used) / rounds;
        do {
            draw_world();
            for (const std::size_t choice : left) sum[choice] += try_out(choice);
            used += static_cast<int>(left.size());
        } while (used + static_cast<int>(left.size()) <= until && !budget.spent(used));
        std::sort(left.begin(), left.end(), [&](std::size_t a, std::size_t b) {
            return sum[a] != sum[b] ? sum[a] > sum[b] : a < b;
        });
        left.resize(budget.spent(used) ? 1 : (left.size() + 1) / 2);
    }
    return left[0];
}

}  // namespace farfalia

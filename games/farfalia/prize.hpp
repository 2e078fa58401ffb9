// What the end of a deal is worth to a seat: how likely it then is to win the game, and a little for the points
// themselves. Scores are individual, partners of this deal are rivals in the next; only four seats win in pairs.
#pragma once

#include "games/farfalia/solver.hpp"

namespace farfalia {

using KeptCounts = std::array<std::int8_t, max_sides>;  // cards kept, by side

class Prize {
public:
    Prize(const Open& open, core::Seat me);
    double operator()(const KeptCounts& kept) const { return worth_[place_of(kept)]; }

private:
    static constexpr int counts = subject_count + 1;
    static std::size_t place_of(const KeptCounts& kept) {
        return static_cast<std::size_t>((kept[0] * counts + kept[1]) * counts + kept[2]);
    }
    std::array<double, counts * counts * counts> worth_{};
};

// The prize of `me` as the solver takes it, a sum over the sides: what each count of a side's is worth on average
// over all that the others may still reach. Everybody else is taken to play against the side of `me`.
Payoff payoff_of(const Prize& prize, const Scene& scene, std::size_t side);

}  // namespace farfalia

// What the exact solver saves: the same values by summing, for every set of dice thrown, every way they may fall.
#include <array>
#include <algorithm>
#include <cmath>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "core/rng.hpp"
#include "games/coloryam/solver.hpp"

namespace bench {

namespace {

using namespace coloryam;

constexpr std::size_t dice_sets_count = 64;

// All outcomes that differ from `outcome` at most in the dice of `thrown`, one after another.
template <class Use>
void for_each_fall(std::size_t outcome, std::size_t thrown, const Use& use) {
    std::size_t kept = 0, weight = 1;
    std::array<std::size_t, dice_count> weights{};
    std::size_t moving = 0;
    for (std::size_t die = 0; die < dice_count; ++die, weight *= faces) {
        const std::size_t face = outcome / weight % faces;
        if ((thrown >> die & 1u) != 0) weights[moving++] = weight;
        else kept += face * weight;
    }
    std::size_t ways = 1;
    for (std::size_t i = 0; i < moving; ++i) ways *= faces;
    for (std::size_t way = 0; way < ways; ++way) {
        std::size_t fallen = kept, rest = way;
        for (std::size_t i = 0; i < moving; ++i, rest /= faces) fallen += rest % faces * weights[i];
        use(fallen);
    }
}

double mean_of_falls(const ByOutcome& worth, std::size_t outcome, std::size_t thrown) {
    double sum = 0, ways = 0;
    for_each_fall(outcome, thrown, [&](std::size_t fallen) { sum += worth[fallen], ways += 1; });
    return sum / ways;
}

// The worth of every outcome with one throw more. A set that keeps the same dice is summed once.
ByOutcome one_throw_earlier(const ByOutcome& worth) {
    ByOutcome best = worth;
    for (std::size_t thrown = 1; thrown < dice_sets_count; ++thrown) {
        std::vector<double> means(outcomes_count, -1);  // by the outcome whose thrown dice show their first face
        for (std::size_t outcome = 0; outcome < outcomes_count; ++outcome) {
            std::size_t kept = 0;
            for (std::size_t die = 0, weight = 1; die < dice_count; ++die, weight *= faces) {
                if ((thrown >> die & 1u) == 0) kept += outcome / weight % faces * weight;
            }
            if (means[kept] < 0) means[kept] = mean_of_falls(worth, outcome, thrown);
            best[outcome] = std::max(best[outcome], means[kept]);
        }
    }
    return best;
}

double value_by_summing(const ByOutcome& payoff) {
    const ByOutcome after_first = one_throw_earlier(one_throw_earlier(payoff));
    double sum = 0;
    for (const double worth : after_first) sum += worth;
    return sum / static_cast<double>(outcomes_count);
}

}  // namespace

std::vector<Result> turn() {
    core::Rng rng(1);
    ByOutcome payoff(outcomes_count);
    for (double& worth : payoff) worth = static_cast<double>(rng.below(1000));
    Solver solver;
    solver.solve(payoff, throws_max);
    CHECK(std::abs(solver.value() - value_by_summing(payoff)) < 1e-6);
    const Compared compared = compare(
        [&] {
            return rate(Clock::cpu, [&] {
                solver.solve(payoff, throws_max);
                return 1;
            });
        },
        [&] {
            return rate(Clock::cpu, [&] {
                CHECK(value_by_summing(payoff) > 0);
                return 1;
            });
        });
    return {{.what = "three throws solved, any payoff", .unit = "turns/s", .ours = compared.ours,
             .against = "by summing", .theirs = compared.theirs, .ratio = compared.ratio, .goal = "500/s (2 ms)"}};
}

}  // namespace bench

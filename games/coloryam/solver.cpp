#include "games/coloryam/solver.hpp"

#include <algorithm>
#include <utility>

namespace coloryam {

namespace {

constexpr std::array<std::size_t, 7> powers_of_7 = {1, 7, 49, 343, 2'401, 16'807, 117'649};
constexpr std::size_t partials_count = powers_of_7[dice_count];
constexpr std::size_t in_the_air = 6;        // the digit of a die that has no number yet
constexpr std::size_t mixes_count = 462;     // ways to share six dice among six colours
constexpr double equal_enough = 1e-12;       // values closer than this differ by rounding only


// What never changes about the 46,656 outcomes, worked out once. A line of the sheet sees no more of an
// outcome than its sum and how its colours are mixed, its look; there are far fewer looks than outcomes.
struct Atlas {
    std::vector<std::uint32_t> partial{};    // of each outcome: where it stands among the partial ones
    std::vector<std::uint16_t> look{};       // of each outcome: sum + sums_end * mix
    std::vector<ColorCounts> mixes{};        // every way the colours can be mixed
};

Dice dice_of(std::size_t outcome) {
    Dice dice{};
    for (std::int8_t& number : dice) {
        number = static_cast<std::int8_t>(1 + outcome % faces);
        outcome /= faces;
    }
    return dice;
}

Atlas make_atlas() {
    Atlas atlas;
    std::vector<std::size_t> mix_of(partials_count, mixes_count);  // by counts read as a number in base 7
    for (std::size_t outcome = 0; outcome < outcomes_count; ++outcome) {
        const Dice dice = dice_of(outcome);
        const ColorCounts counts = count_colors(dice);
        std::size_t partial = 0;
        std::size_t mixed = 0;
        for (std::size_t i = 0; i < dice_count; ++i) {
            partial += static_cast<std::size_t>(dice[i] - 1) * powers_of_7[i];
            mixed += static_cast<std::size_t>(counts[i]) * powers_of_7[i];
        }
        if (mix_of[mixed] == mixes_count) {
            mix_of[mixed] = atlas.mixes.size();
            atlas.mixes.push_back(counts);
        }
        atlas.partial.push_back(static_cast<std::uint32_t>(partial));
        const std::size_t look = static_cast<std::size_t>(sum_of(dice)) + sums_end * mix_of[mixed];
        atlas.look.push_back(static_cast<std::uint16_t>(look));
    }
    CHECK(atlas.mixes.size() == mixes_count);
    return atlas;
}

const Atlas& atlas() {
    static const Atlas made = make_atlas();
    return made;
}

// The four passes below work on a block of 7^(die+1) partial outcomes, in which dice above `die` are
// fixed: six slabs by the number of `die`, and a seventh where it is in the air.

// Fills the entries with dice in the air by the mean over their numbers.
template <std::size_t die>
void fill_means(double* block) {
    constexpr std::size_t slab = powers_of_7[die];
    if constexpr (die > 0) {
        for (std::size_t number = 0; number < faces; ++number) fill_means<die - 1>(block + number * slab);
    }
    for (std::size_t i = 0; i < slab; ++i) {
        block[in_the_air * slab + i] = (block[i] + block[slab + i] + block[2 * slab + i] + block[3 * slab + i] +
                                        block[4 * slab + i] + block[5 * slab + i]) / faces;
    }
}

// Turns the entries without dice in the air into the best over all sets of dice to throw.
template <std::size_t die>
void choose_best(double* block) {
    constexpr std::size_t slab = powers_of_7[die];
    for (std::size_t number = 0; number < faces; ++number) {
        for (std::size_t i = 0; i < slab; ++i) {
            double& kept = block[number * slab + i];
            const double thrown = block[in_the_air * slab + i];
            kept = kept < thrown ? thrown : kept;
        }
        if constexpr (die > 0) choose_best<die - 1>(block + number * slab);
    }
}

// The same again, moving chances from the outcome to the partial outcome that best play throws. The
// lower dice decide on what the higher ones left, so their decisions are the first to be followed.
// `decisions` has room for one slab of each die: 1 to throw it, 0 to keep it.
template <std::size_t die>
void follow_best(double* block, double* chances, double* decisions) {
    constexpr std::size_t slab = powers_of_7[die];
    double* decision = decisions + (slab - 1) / faces;  // after the slabs of the lower dice: 1 + 7 + 49 + ...
    for (std::size_t number = 0; number < faces; ++number) {
        const std::size_t here = number * slab;
        for (std::size_t i = 0; i < slab; ++i) {
            const double kept = block[here + i];
            const double thrown = block[in_the_air * slab + i];
            decision[i] = thrown > kept + equal_enough ? 1.0 : 0.0;
            block[here + i] = thrown > kept + equal_enough ? thrown : kept;
        }
        if constexpr (die > 0) follow_best<die - 1>(block + here, chances + here, decisions);
        for (std::size_t i = 0; i < slab; ++i) {
            const double moved = chances[here + i] * decision[i];
            chances[in_the_air * slab + i] += moved;
            chances[here + i] -= moved;
        }
    }
}

// Chances with dice in the air fall evenly on their numbers.
template <std::size_t die>
void throw_dice(double* chances) {
    constexpr std::size_t slab = powers_of_7[die];
    double* share = chances + in_the_air * slab;
    for (std::size_t i = 0; i < slab; ++i) share[i] /= faces;
    for (std::size_t number = 0; number < faces; ++number) {
        for (std::size_t i = 0; i < slab; ++i) chances[number * slab + i] += share[i];
        if constexpr (die > 0) throw_dice<die - 1>(chances + number * slab);
    }
    std::fill_n(share, slab, 0.0);
}

std::size_t partial_of(const Dice& dice, DiceSet thrown) {
    std::size_t partial = 0;
    for (std::size_t i = 0; i < dice_count; ++i) {
        partial += (thrown.has(i) ? in_the_air : static_cast<std::size_t>(dice[i] - 1)) * powers_of_7[i];
    }
    return partial;
}

constexpr std::size_t last_die = dice_count - 1;

}  // namespace

std::size_t outcome_of(const Dice& dice) {
    std::size_t outcome = 0;
    for (std::size_t i = dice_count; i-- > 0;) {
        CHECK(dice[i] >= 1 && dice[i] <= faces);
        outcome = outcome * faces + static_cast<std::size_t>(dice[i] - 1);
    }
    return outcome;
}

ByOutcome payoff_of(const std::vector<Prize>& prizes) {
    CHECK(!prizes.empty());
    std::vector<BySum> by_mix(mixes_count);
    for (std::size_t mix = 0; mix < mixes_count; ++mix) {
        for (const Prize& prize : prizes) {
            const bool met = !prize.objective || is_met(*prize.objective, atlas().mixes[mix]);
            const BySum& worth = met ? prize.worth.met : prize.worth.missed;
            for (std::size_t sum = 0; sum < sums_end; ++sum) {
                by_mix[mix][sum] = &prize == &prizes.front() ? worth[sum] : std::max(by_mix[mix][sum], worth[sum]);
            }
        }
    }
    ByOutcome payoff(outcomes_count);
    for (std::size_t i = 0; i < outcomes_count; ++i) {
        const std::uint16_t look = atlas().look[i];
        payoff[i] = by_mix[look / sums_end][look % sums_end];
    }
    return payoff;
}

ByResult results_of(const ByOutcome& chances, const std::optional<Objective>& objective) {
    std::vector<BySum> by_mix(mixes_count, BySum{});
    for (std::size_t i = 0; i < outcomes_count; ++i) {
        const std::uint16_t look = atlas().look[i];
        by_mix[look / sums_end][look % sums_end] += chances[i];
    }
    ByResult results;
    for (std::size_t mix = 0; mix < mixes_count; ++mix) {
        const bool met = !objective || is_met(*objective, atlas().mixes[mix]);
        for (std::size_t sum = 0; sum < sums_end; ++sum) (met ? results.met : results.missed)[sum] += by_mix[mix][sum];
    }
    return results;
}

void Solver::solve(ByOutcome payoff, int throws) {
    CHECK(payoff.size() == outcomes_count && throws >= 1 && throws <= throws_max);
    payoff_ = std::move(payoff);
    throws_ = throws;
    for (std::size_t k = 0; k < static_cast<std::size_t>(throws); ++k) {
        std::vector<double>& means = means_[k];
        if (k == 0) {
            means.resize(partials_count);
            for (std::size_t i = 0; i < outcomes_count; ++i) means[atlas().partial[i]] = payoff_[i];
        } else {
            means = means_[k - 1];
            choose_best<last_die>(means.data());
        }
        fill_means<last_die>(means.data());
    }
}

double Solver::value() const { return means_[static_cast<std::size_t>(throws_ - 1)].back(); }

double Solver::value(const Dice& dice, int throws_left) const {
    return value(dice, best(dice, throws_left), throws_left);
}

double Solver::value(const Dice& dice, DiceSet thrown, int throws_left) const {
    if (thrown.empty()) return payoff_[outcome_of(dice)];
    CHECK(throws_left >= 1 && throws_left <= throws_);
    return means_[static_cast<std::size_t>(throws_left - 1)][partial_of(dice, thrown)];
}

DiceSet Solver::best(const Dice& dice, int throws_left) const {
    DiceSet best;
    if (throws_left == 0) return best;
    double best_value = value(dice, best, throws_left);
    for (const DiceSet thrown : dice_sets()) {
        const double here = value(dice, thrown, throws_left);
        if (here > best_value + equal_enough) {
            best = thrown;
            best_value = here;
        }
    }
    return best;
}

ByOutcome Solver::chances() {
    chances_.assign(partials_count, 0.0);
    chances_.back() = 1;  // all six dice in the air
    throw_dice<last_die>(chances_.data());
    for (int left = throws_ - 1; left > 0; --left) {
        best_ = means_[static_cast<std::size_t>(left - 1)];
        decisions_.resize(partials_count / faces);
        follow_best<last_die>(best_.data(), chances_.data(), decisions_.data());
        throw_dice<last_die>(chances_.data());
    }
    ByOutcome by_outcome(outcomes_count);
    for (std::size_t i = 0; i < outcomes_count; ++i) by_outcome[i] = chances_[atlas().partial[i]];
    return by_outcome;
}

const std::array<DiceSet, 64>& dice_sets() {
    static constexpr std::array<DiceSet, 64> sets = [] {
        std::array<DiceSet, 64> all;
        for (std::uint32_t bits = 0; bits < all.size(); ++bits) all[bits] = DiceSet::from_bits(bits);
        std::sort(all.begin(), all.end(), [](DiceSet a, DiceSet b) {
            return std::pair(a.size(), a.bits()) < std::pair(b.size(), b.bits());
        });
        return all;
    }();
    return sets;
}

}  // namespace coloryam

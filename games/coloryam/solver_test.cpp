// The solver against slower ways to the same numbers: plain recursion where few dice matter, plain
// enumeration where one throw is left, and the known chances to meet each kind of objective.
#include "games/coloryam/solver.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "games/coloryam/difficulty.hpp"

namespace coloryam {
namespace {

constexpr double tiny = 1e-11;

Dice dice_of(std::size_t outcome) {
    Dice dice{};
    for (std::int8_t& number : dice) {
        number = static_cast<std::int8_t>(1 + outcome % faces);
        outcome /= faces;
    }
    return dice;
}

template <class Worth>
ByOutcome payoff_by(const Worth& worth) {
    ByOutcome payoff;
    for (std::size_t i = 0; i < outcomes_count; ++i) payoff.push_back(worth(dice_of(i)));
    return payoff;
}

ByOutcome random_payoff(core::Rng& rng) {
    return payoff_by([&](const Dice&) { return static_cast<double>(rng.below(1000)); });
}

ByResult met_or_not() {
    ByResult worth;
    worth.met.fill(1);
    return worth;
}

// Best play with three dice only, by the definition: all throws, all choices, no tables.
struct ThreeDice {
    std::vector<double> payoff;  // by number in base six

    double thrown(int dice, unsigned set, int throws_left) const {
        double total = 0;
        int ways = 0;
        for (int fall = 0; fall < 216; ++fall) {
            int after = 0;
            bool is_new = true;  // dice that are kept do not fall: count each way once
            for (int i = 0, weight = 1; i < 3; ++i, weight *= 6) {
                const int fallen = fall / weight % 6;
                const bool is_thrown = ((set >> i) & 1u) != 0;
                if (!is_thrown && fallen != 0) is_new = false;
                after += (is_thrown ? fallen : dice / weight % 6) * weight;
            }
            if (!is_new) continue;
            total += best(after, throws_left);
            ++ways;
        }
        return total / ways;
    }
    double best(int dice, int throws_left) const {
        double best = payoff[static_cast<std::size_t>(dice)];
        if (throws_left == 0) return best;
        for (unsigned set = 1; set < 8; ++set) best = std::max(best, thrown(dice, set, throws_left - 1));
        return best;
    }
};

TEST(Solver, agrees_with_plain_recursion_when_three_dice_matter) {
    core::Rng rng(1);
    using Three = std::array<std::size_t, 3>;
    for (const Three matter : {Three{0, 1, 2}, Three{3, 4, 5}, Three{0, 2, 5}, Three{1, 3, 4}}) {
        ThreeDice oracle;
        for (int i = 0; i < 216; ++i) oracle.payoff.push_back(rng.below(100));
        const auto reduced = [&](const Dice& dice) {
            return (dice[matter[0]] - 1) + 6 * (dice[matter[1]] - 1) + 36 * (dice[matter[2]] - 1);
        };
        Solver solver;
        const auto worth = [&](const Dice& dice) { return oracle.payoff[static_cast<std::size_t>(reduced(dice))]; };
        solver.solve(payoff_by(worth), throws_max);
        EXPECT_NEAR(solver.value(), oracle.thrown(0, 7, 2), tiny);
        for (int i = 0; i < 4; ++i) {
            const Dice dice = dice_of(rng.below(outcomes_count));
            EXPECT_NEAR(solver.value(dice, 1), oracle.best(reduced(dice), 1), tiny);
            EXPECT_NEAR(solver.value(dice, 2), oracle.best(reduced(dice), 2), tiny);
            for (unsigned set = 1; set < 8; ++set) {
                DiceSet thrown;
                for (unsigned i3 = 0; i3 < 3; ++i3) {
                    if (((set >> i3) & 1u) != 0) thrown.add(matter[i3]);
                }
                EXPECT_NEAR(solver.value(dice, thrown, 2), oracle.thrown(reduced(dice), set, 1), tiny);
            }
        }
    }
}

TEST(Solver, agrees_with_plain_enumeration_of_the_last_throw) {
    core::Rng rng(2);
    const ByOutcome payoff = random_payoff(rng);
    Solver solver;
    solver.solve(payoff, 1);
    for (int i = 0; i < 4; ++i) {
        const Dice dice = dice_of(rng.below(outcomes_count));
        std::array<double, 64> totals{};
        std::array<double, 64> ways{};
        for (std::size_t outcome = 0; outcome < outcomes_count; ++outcome) {
            const Dice fallen = dice_of(outcome);
            std::uint32_t changed = 0;
            for (std::size_t die = 0; die < dice_count; ++die) changed |= (fallen[die] != dice[die] ? 1u : 0u) << die;
            for (std::uint32_t set = 0; set < 64; ++set) {
                if ((changed & ~set) != 0) continue;
                totals[set] += payoff[outcome];
                ways[set] += 1;
            }
        }
        for (const DiceSet set : dice_sets()) {
            EXPECT_NEAR(solver.value(dice, set, 1), totals[set.bits()] / ways[set.bits()], 1e-9);
        }
    }
}

TEST(Solver, knows_the_chance_to_meet_every_kind_of_objective) {
    // By exact enumeration. `three_colors` is the one that RULES 2.3 rounds the other way.
    const std::map<Kind, double> known = {
        {Kind::none, 0.972541746577},        {Kind::neither, 0.797365613774},      {Kind::exactly_one, 0.905728035857},
        {Kind::exactly_two, 0.712102795942}, {Kind::one_without, 0.733470573776},  {Kind::one_triple, 0.826494431825},
        {Kind::no_triple, 0.992547026989},   {Kind::two_pairs, 0.832551237452},    {Kind::a_quadruple, 0.456466355670},
        {Kind::three_colors, 0.834501148763}, {Kind::more_than, 0.899732916814},   {Kind::as_many, 0.898960278815},
        {Kind::not_as_many, 0.990733191538}, {Kind::all_different, 0.866213472104}, {Kind::most, 0.581218705935}};
    std::map<Kind, int> seen;
    Solver solver;
    for (int sheet = 1; sheet <= static_cast<int>(sheets_count); ++sheet) {
        for (const Line& line : lines_of(sheet, Layout::ten_lines)) {
            if (!line.objective) continue;
            const Kind kind = line.objective->kind;
            solver.solve(payoff_of({{line.objective, met_or_not()}}), throws_max);
            EXPECT_NEAR(solver.value(), known.at(kind), 1e-11) << core::name_of(kind);
            EXPECT_NEAR(solver.value(), success_percent(kind) / 100.0, 0.0051) << core::name_of(kind);
            ++seen[kind];
        }
    }
    EXPECT_EQ(seen.size(), 15u) << "the sheets use every kind";
}

TEST(Solver, chances_add_up_and_earn_the_value) {
    core::Rng rng(3);
    Solver solver;
    for (int throws = 1; throws <= throws_max; ++throws) {
        const ByOutcome payoff = random_payoff(rng);
        solver.solve(payoff, throws);
        const ByOutcome chances = solver.chances();
        double all = 0;
        double earned = 0;
        for (std::size_t i = 0; i < outcomes_count; ++i) {
            EXPECT_GE(chances[i], 0);
            all += chances[i];
            earned += chances[i] * payoff[i];
        }
        EXPECT_NEAR(all, 1, 1e-9);
        EXPECT_NEAR(earned, solver.value(), 1e-6);
    }
}

TEST(Solver, results_count_every_outcome_once) {
    const Objective objective{Kind::exactly_two, {Color::pink}};
    const ByResult results = results_of(ByOutcome(outcomes_count, 1), objective);
    double met = 0;
    double missed = 0;
    for (std::size_t sum = 0; sum < sums_end; ++sum) met += results.met[sum], missed += results.missed[sum];
    EXPECT_EQ(met, 15 * 5 * 5 * 5 * 5);  // which two are pink, and what the others show
    EXPECT_EQ(met + missed, static_cast<double>(outcomes_count));
    EXPECT_EQ(results.met[6] + results.missed[6], 1);
    EXPECT_EQ(results.met[35] + results.missed[35], 6);
}

TEST(Solver, more_throws_never_hurt) {
    core::Rng rng(4);
    Solver solver;
    solver.solve(random_payoff(rng), throws_max);
    for (int i = 0; i < 50; ++i) {
        const Dice dice = dice_of(rng.below(outcomes_count));
        EXPECT_LE(solver.value(dice, 0), solver.value(dice, 1));
        EXPECT_LE(solver.value(dice, 1), solver.value(dice, 2));
    }
}

TEST(Solver, among_equals_throws_the_fewest_dice_then_the_lowest) {
    Solver solver;
    const Dice ones = {1, 1, 1, 1, 1, 1};
    solver.solve(ByOutcome(outcomes_count, 5), 2);
    EXPECT_EQ(solver.best(ones, 2), DiceSet());
    solver.solve(payoff_by([](const Dice& dice) { return dice[3] == 6 ? 1.0 : 0.0; }), 2);
    EXPECT_EQ(solver.best(ones, 2), DiceSet{3});
    EXPECT_EQ(solver.best({1, 1, 1, 6, 1, 1}, 2), DiceSet());
    solver.solve(payoff_by([](const Dice& dice) { return dice[2] + dice[4] == 7 ? 1.0 : 0.0; }), 1);
    EXPECT_EQ(solver.best(ones, 1), DiceSet{2});
    EXPECT_EQ(solver.best(ones, 0), DiceSet());
}

TEST(Solver, a_turn_is_worth_the_best_of_its_prizes) {
    Prize one{.objective = Objective{Kind::none, {Color::blue}}, .worth = {}};
    Prize other{.objective = std::nullopt, .worth = {}};
    one.worth.met.fill(2);
    other.worth.met[20] = 3;
    const ByOutcome payoff = payoff_of({one, other});
    for (std::size_t i = 0; i < outcomes_count; i += 7) {
        const Dice dice = dice_of(i);
        const bool no_blue = is_met(*one.objective, count_colors(dice));
        EXPECT_EQ(payoff[i], sum_of(dice) == 20 ? 3 : no_blue ? 2 : 0);
    }
}

}  // namespace
}  // namespace coloryam

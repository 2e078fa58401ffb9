// The solver against plain recursion through the rules themselves.
#include "games/farfalia/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rng.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

namespace {

constexpr std::int64_t no_limit = 1'000'000'000;

// All that the hand whose turn it is may do, straight from the rules.
std::vector<Rules::Action> actions(const State& state) {
    std::vector<Rules::Action> found;
    const Moment& moment = state.moment;
    for (Bits left = moment.keepable.bits(); left != 0; left &= left - 1) found.push_back(Keep{lowest_in(left)});
    if (!found.empty()) found.push_back(Leave{});
    for (Bits left = moment.playable.bits(); left != 0; left &= left - 1) found.push_back(Play{lowest_in(left)});
    return found;
}

Card card_of(const Rules::Action& action) {
    if (const Play* play = std::get_if<Play>(&action)) return play->card;
    if (const Keep* keep = std::get_if<Keep>(&action)) return keep->card;
    return Card::none;
}

State after(State state, const Rules::Action& action) {
    EXPECT_TRUE(Rules::apply(state, actor_of(state.open), action).has_value());
    return state;
}

bool maximises(const State& state, const Payoff& payoff) {
    const Hand& hand = state.open.hands[static_cast<std::size_t>(state.open.turn)];
    return (payoff.maximisers >> hand.side & 1u) != 0;
}

int value_by_recursion(const State& state, const Payoff& payoff, std::size_t deal) {
    if (state.open.results.size() > deal) {
        const Kept& kept = state.open.results.back().kept;
        int value = 0;
        for (std::size_t side = 0; side < kept.size(); ++side) value += payoff.worth[side][kept[side].size()];
        return value;
    }
    std::optional<int> best;
    for (const Rules::Action& action : actions(state)) {
        const int value = value_by_recursion(after(state, action), payoff, deal);
        if (!best) best = value;
        best = maximises(state, payoff) ? std::max(*best, value) : std::min(*best, value);
    }
    return *best;
}

struct Mode {
    int seats = 0;
    Config config{};
    int tricks_left = 0;  // when the solver is asked
};

bool is_card_play(const Open& open) { return open.phase == Phase::playing || open.phase == Phase::capturing; }

void play_at_random(State& state, core::Rng& rng) {
    const core::Seat actor = actor_of(state.open);
    const Rules::Action action = actor == core::Seat::nature ? Rules::nature(state, rng)
                                 : is_card_play(state.open)  ? rng.pick(actions(state))
                                                             : Rules::suggest_from(state, rng);
    ASSERT_TRUE(Rules::apply(state, actor, action).has_value());
}

// A world with so few tricks left of a deal, and some cards of the first of them on the table.
State near_the_end(const Mode& mode, core::Rng& rng) {
    State state = Rules::setup(mode.config, mode.seats);
    const int deals_before = mode.config.three == Three::quick ? quick_deals_before : 0;
    while (state.open.deal < deals_before || !is_card_play(state.open) ||
           tricks_of(state.open) - state.open.tricks > mode.tricks_left) {
        play_at_random(state, rng);
    }
    const auto hands = static_cast<std::uint32_t>(state.open.hands.size());
    for (auto more = rng.below(hands + 1); more > 0; --more) {
        if (is_card_play(state.open)) play_at_random(state, rng);
    }
    return is_card_play(state.open) ? state : near_the_end(mode, rng);
}

// Points ahead for some side; or, now and then, any numbers and any coalition.
Payoff some_payoff(const Scene& scene, core::Rng& rng) {
    const auto sides = static_cast<std::uint32_t>(scene.sides);
    Payoff payoff = points_ahead(scene, static_cast<int>(rng.below(sides)));
    if (!rng.chance(4)) return payoff;
    payoff.maximisers = rng.below(1u << sides);
    for (auto& side : payoff.worth) {
        for (std::int16_t& worth : side) worth = static_cast<std::int16_t>(rng.die(9) - 5);
    }
    return payoff;
}

void agrees_with_recursion(const Mode& mode, int worlds, std::uint64_t seed) {
    core::Rng rng(seed);
    Solver solver;
    for (int i = 0; i < worlds; ++i) {
        const State state = near_the_end(mode, rng);
        const Scene scene = scene_of(state);
        const Payoff payoff = some_payoff(scene, rng);
        const std::optional<Choices> choices = solver.each(scene, payoff, no_limit);
        ASSERT_TRUE(choices);
        const std::vector<Rules::Action> expected = actions(state);
        ASSERT_EQ(choices->size(), expected.size());
        std::vector<int> values;
        for (std::size_t a = 0; a < expected.size(); ++a) {
            ASSERT_EQ((*choices)[a].card, card_of(expected[a]));
            values.push_back(value_by_recursion(after(state, expected[a]), payoff, state.open.results.size()));
            ASSERT_EQ((*choices)[a].value, values.back()) << "world " << i << ", choice " << a;
        }
        const auto [worst, best] = std::minmax_element(values.begin(), values.end());
        ASSERT_EQ(solver.value(scene, payoff, no_limit), maximises(state, payoff) ? *best : *worst) << "world " << i;
    }
}

// Alpha-beta and nothing else, over scenes: reaches a trick or two further than recursion through the rules.
int value_by_alpha_beta(const Scene& scene, const Payoff& payoff, int low, int high) {
    if (scene.is_over()) {
        int value = 0;
        for (std::size_t side = 0; side < static_cast<std::size_t>(scene.sides); ++side) {
            value += payoff.worth[side][static_cast<std::size_t>(scene.kept[side])];
        }
        return value;
    }
    const bool maximises = (payoff.maximisers >> scene.at_side(scene.turn()) & 1u) != 0;
    const auto is_cut = [&](const Scene& next) {
        const int value = value_by_alpha_beta(next, payoff, low, high);
        (maximises ? low : high) = maximises ? std::max(low, value) : std::min(high, value);
        return low >= high;
    };
    if (scene.is_capturing()) {
        Scene left = scene;
        left.keep(Card::none);
        if (is_cut(left)) return maximises ? low : high;
    }
    for (Bits cards = scene.is_capturing() ? scene.keepable() : scene.playable(); cards != 0; cards &= cards - 1) {
        Scene next = scene;
        scene.is_capturing() ? next.keep(lowest_in(cards)) : next.play(lowest_in(cards));
        if (is_cut(next)) break;
    }
    return maximises ? low : high;
}

void agrees_with_alpha_beta(const Mode& mode, int worlds, std::uint64_t seed) {
    constexpr int endless = 1000;
    core::Rng rng(seed);
    Solver solver;
    for (int i = 0; i < worlds; ++i) {
        const Scene scene = scene_of(near_the_end(mode, rng));
        const Payoff payoff = some_payoff(scene, rng);
        const std::optional<Choices> choices = solver.each(scene, payoff, no_limit);
        ASSERT_TRUE(choices);
        for (const Choice& choice : *choices) {
            Scene next = scene;
            scene.is_capturing() ? next.keep(choice.card) : next.play(choice.card);
            ASSERT_EQ(choice.value, value_by_alpha_beta(next, payoff, -endless, endless)) << "world " << i;
        }
    }
}

const Config burning{.jokers = Jokers::burning};
const Config quick{.three = Three::quick};
const Config quick_burning{.three = Three::quick, .jokers = Jokers::burning};

TEST(Solver, FiveHands) {
    agrees_with_recursion({5, {}, 1}, 300, 1);
    agrees_with_recursion({5, {}, 2}, 1000, 2);
    agrees_with_recursion({5, {}, 3}, 60, 3);
    agrees_with_recursion({5, {.five = Five::chinkway}, 3}, 60, 4);
}
TEST(Solver, FourHands) {
    agrees_with_recursion({4, {}, 1}, 300, 5);
    agrees_with_recursion({4, {}, 2}, 1000, 6);
    agrees_with_recursion({4, {}, 3}, 300, 7);
}
TEST(Solver, ThreeHands) {
    agrees_with_recursion({3, quick, 2}, 300, 8);
    agrees_with_recursion({3, quick, 3}, 300, 9);
    agrees_with_recursion({3, quick, 4}, 20, 10);
}
TEST(Solver, Dummies) {
    agrees_with_recursion({3, {}, 2}, 500, 11);
    agrees_with_recursion({3, {}, 3}, 200, 12);
    agrees_with_recursion({2, {}, 2}, 500, 13);
    agrees_with_recursion({2, {}, 3}, 200, 14);
}
TEST(Solver, Jokers) {
    agrees_with_recursion({5, burning, 1}, 300, 15);
    agrees_with_recursion({4, burning, 2}, 100, 16);
    agrees_with_recursion({3, quick_burning, 2}, 100, 17);
    agrees_with_recursion({2, burning, 2}, 200, 18);
}

TEST(Solver, LongerEndings) {
    agrees_with_alpha_beta({5, {}, 3}, 100, 21);
    agrees_with_alpha_beta({4, {}, 4}, 60, 22);
    agrees_with_alpha_beta({3, quick, 5}, 40, 23);
    agrees_with_alpha_beta({3, {}, 4}, 30, 24);
    agrees_with_alpha_beta({2, {}, 4}, 30, 25);
    agrees_with_alpha_beta({3, quick_burning, 3}, 10, 26);
}

TEST(Solver, GivesUpWhenToldTo) {
    core::Rng rng(29);
    const Scene scene = scene_of(near_the_end({4, {}, 8}, rng));
    const Payoff payoff = points_ahead(scene, 0);
    Solver solver;
    constexpr std::int64_t too_few = 20;
    EXPECT_FALSE(solver.each(scene, payoff, too_few));
    EXPECT_EQ(solver.nodes(), too_few + 1);
    EXPECT_EQ(solver.value(scene, payoff, no_limit), Solver().value(scene, payoff, no_limit));
}

}  // namespace

}  // namespace farfalia

#include "games/farfalia/tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/farfalia/rules.hpp"

namespace farfalia {
namespace {

// Four players in the middle of a deal, five tricks before its end.
State five_tricks_left(core::Rng& rng) {
    State state = Rules::setup({}, 4);
    while (state.open.phase != Phase::playing || state.open.tricks < 8) {
        const core::Seat actor = Rules::to_act(state).first();
        const bool is_nature = actor == core::Seat::nature;
        const Rules::Action action = is_nature ? Rules::nature(state, rng) : Rules::suggest_from(state, rng);
        CHECK(Rules::apply(state, actor, action).has_value());
    }
    return state;
}

// How much worse than the best is what a tree takes for the best, if it visits this world so often.
int lost_after(int visits, const State& state, const Prize& prize, const Choices& choices) {
    const Scene world = scene_of(state);
    Tree tree(state.open, choices.size());
    std::vector<double> sum(choices.size());
    int best = choices[0].value;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        best = std::max(best, choices[i].value);
        for (int visit = 0; visit < visits; ++visit) {
            Scene scene = world;
            scene.play(choices[i].card);
            sum[i] += prize(tree.visit(i, scene));
        }
    }
    const auto taken = static_cast<std::size_t>(std::max_element(sum.begin(), sum.end()) - sum.begin());
    return best - choices[taken].value;
}

TEST(Tree, the_more_visits_the_nearer_to_best_play) {
    core::Rng rng(3);
    Solver solver;
    int after_one = 0;
    int after_many = 0;
    for (int deal = 0; deal < 60; ++deal) {
        const State state = five_tricks_left(rng);
        const Scene world = scene_of(state);
        const Prize prize(state.open, Rules::to_act(state).first());
        const Payoff payoff = payoff_of(prize, world, world.at_side(world.turn()));
        const Choices choices = solver.each(world, payoff, 1'000'000).value();
        after_one += lost_after(1, state, prize, choices);
        after_many += lost_after(500, state, prize, choices);
    }
    EXPECT_LT(2 * after_many, after_one);
}

TEST(Tree, a_first_visit_is_played_by_judgement) {
    core::Rng rng(4);
    for (int deal = 0; deal < 20; ++deal) {
        const State state = five_tricks_left(rng);
        Scene world = scene_of(state);
        world.play(lowest_in(world.playable()));
        const KeptCounts kept = Tree(state.open, 1).visit(0, world);
        while (!world.is_over()) go_on(world);
        EXPECT_EQ(kept, world.kept);
    }
}

}  // namespace
}  // namespace farfalia

#include "games/farfalia/scene.hpp"

#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {
namespace {

bool is_card_play(const State& state) {
    return state.open.phase == Phase::playing || state.open.phase == Phase::capturing;
}

void act(Scene& scene, const Rules::Action& action) {
    if (const Play* played = std::get_if<Play>(&action)) scene.play(played->card);
    if (const Keep* kept = std::get_if<Keep>(&action)) scene.keep(kept->card);
    if (std::holds_alternative<Leave>(action)) scene.keep(Card::none);
}

void expect_alike(const Scene& scene, const State& state) {
    const Scene truth = scene_of(state);
    EXPECT_EQ(scene.turn(), static_cast<std::size_t>(state.open.turn));
    EXPECT_EQ(scene.is_capturing(), state.open.phase == Phase::capturing);
    EXPECT_EQ(scene.tricks, truth.tricks);
    EXPECT_EQ(scene.trick, truth.trick);
    EXPECT_EQ(scene.held, truth.held);
    EXPECT_EQ(scene.size, truth.size);
    EXPECT_EQ(scene.gone, truth.gone);
    EXPECT_EQ(scene.wants, truth.wants);
    EXPECT_EQ(scene.needs, truth.needs);
    EXPECT_EQ(scene.kept, truth.kept);
    for (std::size_t hand = 0; hand < state.open.hands.size(); ++hand) {
        if (!state.open.hands[hand].is_dummy) EXPECT_EQ(scene.voids[hand], truth.voids[hand]);
    }
}

// The rules and the scene know the course of a trick each for itself; here they meet.
TEST(Scene, goes_the_way_of_the_rules_in_every_kind_of_game) {
    core::Rng rng(3);
    for (const Jokers jokers : {Jokers::none, Jokers::burning}) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            const auto played = core::play_randomly<Rules>({.three = Three::quick, .jokers = jokers}, seats, rng);
            for (std::size_t i = 0; i < played.log.size(); ++i) {
                const State& before = played.states[i];
                const State& after = played.states[i + 1];
                if (!is_card_play(before)) continue;
                Scene scene = scene_of(before);
                act(scene, played.log[i].action);
                const bool ends_deal = before.open.results.size() < after.open.results.size();
                EXPECT_EQ(scene.is_over(), ends_deal);
                if (!ends_deal) expect_alike(scene, after);
            }
        }
    }
}

TEST(Scene, of_a_view_holds_what_its_seat_sees_and_no_more) {
    core::Rng rng(4);
    const auto played = core::play_randomly<Rules>({}, 2, rng);
    for (const State& state : played.states) {
        if (!is_card_play(state)) continue;
        const core::Seat me = Rules::to_act(state).first();
        const Scene seen = scene_of(Rules::view(state, me));
        for (std::size_t hand = 0; hand < state.open.hands.size(); ++hand) {
            const Hand& each = state.open.hands[hand];
            const bool is_seen = each.is_dummy || each.seat == me;
            EXPECT_EQ(seen.held[hand], is_seen ? state.hidden.hands[hand].bits() : 0);
            EXPECT_EQ((seen.sees[seen.turn()] & hand_bit(hand)) != 0, is_seen);
        }
        for (const Card card : seen.beneath) EXPECT_EQ(card, Card::none);
    }
}

}  // namespace
}  // namespace farfalia

#include "games/farfalia/bots.hpp"

#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/farfalia/judgement.hpp"
#include "games/farfalia/opening.hpp"
#include "games/farfalia/prize.hpp"
#include "games/farfalia/trials.hpp"

namespace farfalia {
namespace {

using core::Seat;

constexpr Card strawberry(int rank) { return card_of(Suit::strawberry, rank); }
constexpr Card leaf(int rank) { return card_of(Suit::leaf, rank); }
constexpr Card fish(int rank) { return card_of(Suit::fish, rank); }
constexpr Card shell(int rank) { return card_of(Suit::shell, rank); }

Cards set_of(std::initializer_list<Card> cards) {
    Bits bits = 0;
    for (const Card card : cards) bits |= bit(card);
    return Cards::from_bits(bits);
}

// The end of a deal for four: seat i plays hand i, seats 0 and 2 are partners, everything not held is gone. Only
// fish are asked for, all five, and of those some were kept before.
struct Ending {
    std::array<Cards, 4> hands{};
    TrickCards trick{};  // on the table; not in the hands any more
    std::int8_t leader = 0;
    Trump trump = Trump::none;
    std::array<std::size_t, 2> kept{};
};

State state_of(const Ending& ending) {
    State state = Rules::setup({.jokers = Jokers::burning, .first = First::seat_1}, 4);
    Open& open = state.open;
    open.phase = Phase::playing;
    open.trump = ending.trump;
    open.proposal = core::List<Family, subject_count>::of(subject_count, Family::fish);
    for (std::size_t side = 0; side < 2; ++side) {
        for (std::size_t i = 0; i < ending.kept[side]; ++i) open.kept[side].push_back(fish(1));
    }
    Bits held = 0;
    std::size_t most = 0;
    for (std::size_t hand = 0; hand < 4; ++hand) {
        state.hidden.hands[hand] = ending.hands[hand];
        const Bits cards = ending.hands[hand].bits();
        open.hands[hand].cards = static_cast<std::int8_t>(std::popcount(cards));
        open.hands[hand].has_joker = (cards & all_jokers) != 0;
        held |= cards;
        most = std::max(most, static_cast<std::size_t>(std::popcount(cards & all_cards)));
    }
    open.played = Cards::from_bits(all_cards & ~held);
    open.tricks = static_cast<std::int8_t>(13 - most);
    open.trick.leader = ending.leader;
    open.trick.cards = ending.trick;
    open.turn = static_cast<std::int8_t>((static_cast<std::size_t>(ending.leader) + ending.trick.size()) % 4);
    state.moment = moment_of(open, state.hidden);
    return state;
}

template <class Bot>
Rules::Action choice(const State& state, int nodes = 1000) {
    const Seat actor = Rules::to_act(state).first();
    core::Rng rng(7);
    return Bot().choose(Rules::view(state, actor), actor, rng, {.nodes = nodes});
}

template <class Bot>
Card card_chosen(const Ending& ending) {
    const Rules::Action action = choice<Bot>(state_of(ending));
    return std::holds_alternative<Play>(action) ? std::get<Play>(action).card : Card::none;
}

TEST(Bots, a_partner_who_wins_is_given_the_card_the_side_needs) {
    const Ending ending{.hands = {set_of({shell(5), leaf(4)}), set_of({leaf(3)}), set_of({leaf(2)}),
                                  set_of({fish(3), strawberry(4)})},
                        .trick = {shell(13), shell(2)},
                        .leader = 1};
    EXPECT_EQ(card_chosen<Habitue>(ending), fish(3));
    EXPECT_EQ(card_chosen<Maitre>(ending), fish(3));
}

TEST(Bots, an_opponent_who_wins_is_not_given_the_card_it_needs) {
    const Ending ending{.hands = {set_of({shell(5), leaf(4)}), set_of({leaf(13)}), set_of({leaf(2)}),
                                  set_of({fish(3), strawberry(4)})},
                        .trick = {shell(2), shell(13)},
                        .leader = 1};
    EXPECT_EQ(card_chosen<Habitue>(ending), strawberry(4));
    EXPECT_EQ(card_chosen<Maitre>(ending), strawberry(4)) << "partner takes the last trick, and the fish with it";
}

TEST(Bots, a_trump_takes_the_needed_card) {
    const Ending ending{.hands = {set_of({shell(2), leaf(9)}), set_of({leaf(13)}), set_of({leaf(2)}),
                                  set_of({leaf(3)})},
                        .trick = {fish(13), fish(2), fish(4)},
                        .leader = 1,
                        .trump = Trump::shell};
    EXPECT_EQ(card_chosen<Habitue>(ending), shell(2));
    EXPECT_EQ(card_chosen<Maitre>(ending), shell(2));
}

TEST(Bots, the_cheapest_winner_is_enough) {
    const Ending ending{.hands = {set_of({fish(5), fish(13)}), set_of({fish(6)}), set_of({leaf(2)}), set_of({leaf(3)})},
                        .trick = {fish(3), fish(2), fish(4)},
                        .leader = 1};
    EXPECT_EQ(card_chosen<Habitue>(ending), fish(5));
    EXPECT_EQ(card_chosen<Maitre>(ending), fish(5)) << "the 13 takes the last fish too";
}

TEST(Bots, a_joker_burns_what_the_others_are_about_to_complete) {
    const Ending ending{.hands = {set_of({fish(5), leaf(2), joker_of(Family::fish)}), set_of({leaf(13)}),
                                  set_of({leaf(4)}), set_of({leaf(3)})},
                        .trick = {fish(13), fish(2), fish(4)},
                        .leader = 1,
                        .kept = {0, 4}};
    EXPECT_EQ(card_chosen<Habitue>(ending), joker_of(Family::fish));
    EXPECT_EQ(card_chosen<Maitre>(ending), joker_of(Family::fish));
}

TEST(Bots, a_joker_does_not_burn_what_its_own_side_takes) {
    const Ending ending{.hands = {set_of({fish(5), leaf(2), joker_of(Family::fish)}), set_of({leaf(13)}),
                                  set_of({leaf(4)}), set_of({leaf(3)})},
                        .trick = {fish(3), fish(13), fish(4)},
                        .leader = 1,
                        .kept = {4, 0}};
    EXPECT_EQ(card_chosen<Habitue>(ending), fish(5));
    EXPECT_EQ(card_chosen<Maitre>(ending), fish(5));
}

TEST(Bots, of_two_useful_cards_the_rarer_family_is_kept) {
    State state = state_of({.hands = {set_of({leaf(2)}), set_of({leaf(13)}), set_of({leaf(3)}), set_of({fish(7)})},
                            .trick = {fish(13), fish(2), shell(4), fish(3)},
                            .leader = 1});
    Open& open = state.open;
    open.proposal = {Family::fish, Family::shell, Family::leaf, Family::leaf, Family::leaf};
    open.phase = Phase::capturing;
    open.turn = 1;
    open.trick.winner = 1;
    state.moment = moment_of(open, state.hidden);
    EXPECT_EQ(choice<Habitue>(state), Rules::Action(Keep{shell(4)})) << "no shell is left, a fish is";
    const Rules::Action kept = choice<Maitre>(state);
    ASSERT_TRUE(std::holds_alternative<Keep>(kept)) << "nothing is won by leaving";
}

TEST(Opening, the_long_strong_suit_is_trumps_and_weak_singletons_go) {
    State state = Rules::setup({.first = First::seat_1}, 5);
    core::Rng rng(1);
    ASSERT_TRUE(Rules::apply(state, Seat::nature, Rules::nature(state, rng)));
    View view = Rules::view(state, Seat{0});
    view.hand = set_of({shell(13), shell(12), shell(11), shell(9), shell(5), shell(4), leaf(13), leaf(12), leaf(5),
                        leaf(4), fish(2), strawberry(3)});
    const Opening best = openings(view)[0];
    EXPECT_EQ(best.trump, Trump::shell);
    EXPECT_EQ(Cards::from_bits(best.aside), set_of({fish(2), strawberry(3)}));
    EXPECT_EQ(openings(view).size(), 66u * 5);
}

TEST(Opening, jokers_are_kept_for_the_last_deals) {
    State state = Rules::setup({.jokers = Jokers::double_you, .first = First::seat_1}, 4);
    std::vector<bool> spends;
    for (state.open.deal = 0; state.open.deal < 4; ++state.open.deal) {
        spends.push_back(is_worth_a_joker(state.open, Seat{1}));
    }
    EXPECT_EQ(spends, (std::vector<bool>{false, false, true, true}));
}

TEST(Prize, a_card_more_is_always_better_and_never_for_the_others) {
    for (const int seats : {2, 3, 4, 5}) {
        State state = Rules::setup({.first = First::seat_1}, seats);
        for (state.open.deal = 0; state.open.deal < 3; ++state.open.deal) {
            const Prize prize(state.open, Seat{0});  // the dealer's, side 0
            for (std::int8_t kept = 0; kept < subject_count; ++kept) {
                const auto more = static_cast<std::int8_t>(kept + 1);
                EXPECT_GT(prize({more, 2, 0}), prize({kept, 2, 0}));
                EXPECT_LT(prize({2, more, 0}), prize({2, kept, 0}));
            }
        }
    }
}

TEST(Prize, in_the_last_deal_what_wins_the_game_counts) {
    State state = Rules::setup({.first = First::seat_1}, 2);
    state.open.deal = 3;
    state.open.scores = {10, 20};
    const Prize prize(state.open, Seat{0});  // points of the last deal are doubled: 12 for three cards, 20 for four
    const double overtaking = prize({4, 2, 0}) - prize({3, 2, 0});
    const double adding = prize({3, 2, 0}) - prize({2, 2, 0});
    EXPECT_GT(overtaking, 5 * adding);
}

TEST(Trials, find_the_best_within_the_budget) {
    core::Rng rng(1);
    double luck = 0;
    int tried = 0;
    const std::size_t best = best_by_trials(
        9, {.nodes = 500}, [&] { luck = rng.below(100); },
        [&](std::size_t way) { return ++tried, luck + (way == 6 ? 3 : 0) + rng.below(4); });
    EXPECT_EQ(best, 6u);
    EXPECT_LE(tried, 500);
    EXPECT_GT(tried, 400);
}

TEST(Trials, stop_when_they_are_told_to) {
    const std::atomic<bool> stop = true;
    int tried = 0;
    best_by_trials(4, {.nodes = 1000, .stop = &stop}, [] {}, [&](std::size_t) { return ++tried; });
    EXPECT_EQ(tried, 4) << "each once, to have an answer at all";
}

std::vector<Config> all_kinds() {
    std::vector<Config> kinds;
    for (const Jokers jokers : {Jokers::none, Jokers::double_you, Jokers::burning}) {
        kinds.push_back({.jokers = jokers});
        kinds.push_back({.five = Five::chinkway,
                         .four = Four::points_30,
                         .three = Three::quick,
                         .jokers = jokers});
    }
    return kinds;
}

// One of the three for each decision, Maître with little to think with.
Rules::Action choice_of_any(const View& view, core::Rng& rng) {
    const core::Budget small{.nodes = 12};
    switch (rng.below(3)) {
        case 0: return Apprenti().choose(view, view.me, rng, small);
        case 1: return Habitue().choose(view, view.me, rng, small);
        default: return Maitre().choose(view, view.me, rng, small);
    }
}

TEST(Bots, play_legally_and_fairly_in_every_kind_of_game) {
    core::Rng rng(11);
    for (const Config& config : all_kinds()) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            State state = Rules::setup(config, seats);
            while (!Rules::to_act(state).empty()) {
                const Seat actor = Rules::to_act(state).first();
                if (actor == Seat::nature) {
                    ASSERT_TRUE(Rules::apply(state, actor, Rules::nature(state, rng)));
                    continue;
                }
                const View view = Rules::view(state, actor);
                const core::Bytes32 thoughts = core::Rng::key_of(rng.next());
                core::Rng here(thoughts), there(thoughts);
                const Rules::Action action = choice_of_any(view, here);
                // In another world that looks the same from this seat it does the same.
                const View elsewhere = Rules::view(Rules::guess(view, rng), actor);
                ASSERT_EQ(choice_of_any(elsewhere, there), action);
                ASSERT_TRUE(Rules::apply(state, actor, action)) << core::encode(view) << core::encode(action);
            }
        }
    }
}

// Two players, dummies turned up: what the opponent holds is what nobody else has, so the end is open to both.
TEST(Maitre, plays_an_open_end_as_well_as_can_be) {
    core::Rng rng(5);
    Solver solver;
    int decisions = 0;
    for (int game = 0; game < 6; ++game) {
        State state = Rules::setup({}, 2);
        while (!Rules::to_act(state).empty()) {
            const Seat actor = Rules::to_act(state).first();
            const bool is_play = state.open.phase == Phase::playing;
            const bool is_end = is_play && state.open.tricks >= 10;
            bool is_open = is_end;
            for (const Hand& hand : state.open.hands) {
                for (const Column& column : hand.columns) is_open = is_open && !column.covers;
            }
            Rules::Action action;
            if (actor == Seat::nature) {
                action = Rules::nature(state, rng);
            } else if (!is_open) {
                action = Rules::suggest(Rules::view(state, actor), rng);
            } else {
                action = choice<Maitre>(state, 20);
                const Scene scene = scene_of(state);
                const Payoff payoff = payoff_of(Prize(state.open, actor), scene, scene.at_side(scene.turn()));
                const Choices choices = solver.each(scene, payoff, 1'000'000).value();
                int best = choices[0].value;
                int chosen = best - 1;
                for (const Choice& each : choices) {
                    best = std::max(best, each.value);
                    if (each.card == std::get<Play>(action).card) chosen = each.value;
                }
                EXPECT_EQ(chosen, best);
                decisions += choices.size() > 1;
            }
            ASSERT_TRUE(Rules::apply(state, actor, action));
        }
    }
    EXPECT_GT(decisions, 20);
}

}  // namespace
}  // namespace farfalia

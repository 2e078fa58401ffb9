// What holds at every moment of every game, whoever plays and however badly; and how many games there are.
#include "core/laws.hpp"
#include "games/farfalia/course.hpp"
#include "games/farfalia/modes.hpp"
#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

// Calls use(before, after) for every move of a random game of every mode.
template <class Use>
void for_every_move(std::uint64_t seed, const Use& use) {
    core::Rng rng(seed);
    for (const Mode& mode : every_mode()) {
        const auto played = core::play_randomly<Rules>(mode.config, mode.seats, rng, 20);
        for (std::size_t i = 0; i + 1 < played.states.size(); ++i) use(played.states[i], played.states[i + 1]);
    }
}

TEST(FarfaliaProperties, R8_a_side_never_keeps_more_of_a_family_than_the_proposal_shows) {
    for_every_move(1, [](const State& state, const State&) {
        std::array<int, family_count> asked{};
        for (const Family subject : state.open.proposal) ++asked[at(subject)];
        for (const auto& kept : state.open.kept) {
            std::array<int, family_count> has_kept{};
            for (const Card card : kept) ++has_kept[at(family_of(card))];
            for (std::size_t family = 0; family < family_count; ++family) ASSERT_LE(has_kept[family], asked[family]);
        }
    });
}

TEST(FarfaliaProperties, R7_a_card_is_kept_by_one_side_and_was_played) {
    for_every_move(2, [](const State& state, const State&) {
        Bits seen = 0;
        for (const auto& kept : state.open.kept) {
            for (const Card card : kept) {
                ASSERT_FALSE(has(seen, card));
                ASSERT_TRUE(has(state.open.played.bits(), card));
                seen |= bit(card);
            }
        }
    });
}

TEST(FarfaliaProperties, R10_R33_points_are_those_of_the_table_doubled_as_agreed) {
    for_every_move(3, [](const State& before, const State& after) {
        if (after.open.results.size() == before.open.results.size()) return;
        const Result& result = after.open.results.back();
        const Config& config = before.open.config;
        const int deal = before.open.deal;
        const bool is_chinkway = before.open.seats == 5 && config.five != Five::beginner;
        const bool is_doubled = is_chinkway ? deal == 10 && config.double_extra_deal
                                            : config.double_last_deal && after.open.phase == Phase::over &&
                                                  target_of(before.open) == 0;
        const PointsTable& table = config.points == Points::triangular ? triangular_points : arithmetic_points;
        for (int i = 0; i < before.open.seats; ++i) {
            const auto seat = static_cast<std::size_t>(i);
            const std::size_t matched = result.kept[static_cast<std::size_t>(result.sides[seat])].size();
            const int factor = (before.open.doubled.has(seat) ? 2 : 1) * (is_doubled ? 2 : 1);
            ASSERT_EQ(result.points[seat], factor * table[matched]);
            ASSERT_EQ(after.open.scores[seat], before.open.scores[seat] + result.points[seat]);
        }
    });
}

TEST(FarfaliaProperties, R9_a_deal_is_remembered_with_the_trick_that_ended_it) {
    for_every_move(5, [](const State& before, const State& after) {
        if (after.open.results.size() == before.open.results.size()) return;
        const Trick& last = after.open.results.back().last;
        ASSERT_EQ(last.cards.size(), before.open.hands.size());
        ASSERT_EQ(last.leader, before.open.trick.leader);
        ASSERT_GE(last.winner, 0);
    });
}

// The page shows trumps as soon as they are there, and never before. (R12, R22, R31)
TEST(FarfaliaProperties, R22_trumps_are_known_from_when_they_are_named_or_turned_up) {
    for_every_move(6, [](const State& before, const State& after) {
        const bool is_known = Rules::view(after, core::Seat::spectator).board.is_trump_known;
        const bool was_known = Rules::view(before, core::Seat::spectator).board.is_trump_known;
        if (before.open.phase == Phase::naming) ASSERT_TRUE(!was_known && is_known);
        if (before.open.phase == Phase::proposing) ASSERT_TRUE(is_known);
        if (before.open.trump != Trump::none) ASSERT_TRUE(was_known);
        if (!was_known && is_known) {
            ASSERT_TRUE(before.open.phase == Phase::naming || before.open.phase == Phase::proposing);
        }
    });
}

TEST(FarfaliaProperties, R28_a_dummy_has_an_open_card_as_long_as_it_has_cards) {
    for_every_move(4, [](const State& state, const State&) {
        for (std::size_t i = 0; i < state.open.hands.size(); ++i) {
            const Hand& hand = state.open.hands[i];
            if (!hand.is_dummy || !state.open.trick.cards.empty() || hand.cards == 0) continue;
            ASSERT_FALSE(state.hidden.hands[i].empty());
            Bits open = 0;
            int covers = 0;
            for (const Column& column : hand.columns) {
                if (column.card != Card::none) open |= bit(column.card);
                covers += column.covers ? 1 : 0;
            }
            ASSERT_EQ(open, state.hidden.hands[i].bits());
            ASSERT_EQ(std::popcount(open) + covers, hand.cards);
        }
    });
}

TEST(FarfaliaProperties, R5_voids_are_only_of_suits_that_a_hand_does_not_have) {
    for_every_move(5, [](const State& state, const State&) {
        for (std::size_t i = 0; i < state.open.hands.size(); ++i) {
            for (int suit = 0; suit < suit_count; ++suit) {
                if (!state.open.hands[i].voids.has(static_cast<std::size_t>(suit))) continue;
                ASSERT_EQ(state.hidden.hands[i].bits() & cards_of(Suit(suit)), 0u);
            }
        }
    });
}

TEST(FarfaliaProperties, R5_R8_what_is_kept_for_speed_is_always_what_follows_from_the_rest) {
    for_every_move(6, [](const State& state, const State&) {
        ASSERT_EQ(state.moment, moment_of(state.open, state.hidden));
    });
}

// What is suggested from a state is legal, and in the end everything legal is suggested, equally often.
TEST(FarfaliaProperties, R5_suggestions_are_legal_and_cover_what_is_legal) {
    core::Rng rng(7);
    Story story({.jokers = Jokers::burning, .first = First::seat_1});
    for (const Phase phase : {Phase::discarding, Phase::naming, Phase::playing, Phase::capturing}) {
        story.goes_on_until(phase);
        const std::vector<Rules::Action> legal = Rules::legal(Rules::view(story.state, story.actor()));
        std::vector<int> times(legal.size());
        for (std::size_t i = 0; i < 200 * legal.size(); ++i) {
            const Rules::Action action = Rules::suggest_from(story.state, rng);
            const auto found = std::find(legal.begin(), legal.end(), action);
            ASSERT_NE(found, legal.end());
            ++times[static_cast<std::size_t>(found - legal.begin())];
        }
        for (const int each : times) EXPECT_NEAR(each, 200, 80);
    }
}

// The number of ways the game can go on for so many decisions.
long ways(const State& state, int depth) {
    if (depth == 0 || !is_players_move(state.open.phase)) return 1;
    long sum = 0;
    const core::Seat actor = actor_of(state.open);
    for (const Rules::Action& action : Rules::legal(Rules::view(state, actor))) {
        State after = state;
        EXPECT_TRUE(Rules::apply(after, actor, action));
        sum += ways(after, depth - 1);
    }
    return sum;
}

// The same for a first trick, by multiplying: each card led, and each other hand follows it or throws anything.
long ways_of_first_trick(const State& state) {
    long sum = 0;
    for (Bits leads = state.hidden.hands[1].bits() & all_cards; leads != 0; leads &= leads - 1) {
        long product = 1;
        for (std::size_t i = 0; i < state.open.hands.size(); ++i) {
            const Bits hand = state.hidden.hands[i].bits();
            const int following = std::popcount(hand & cards_of(suit_of(lowest_in(leads))));
            const int jokers = std::popcount(hand & all_jokers);
            if (i != 1) product *= following > 0 ? following + jokers : std::popcount(hand);
        }
        sum += product;
    }
    return sum;
}

TEST(FarfaliaProperties, R5_the_ways_a_deal_can_go_are_as_many_as_counted) {
    const auto dealt = [](const Config& config, int seats) {
        Story story(config, seats);
        core::Rng rng(1);
        while (story.state.open.phase != Phase::playing) {
            const core::Seat actor = Rules::to_act(story.state).first();
            story.does(nature, actor == nature ? Rules::nature(story.state, rng) : TimedOut{actor});
        }
        return story.state;
    };
    const Config plain{.first = First::seat_1};
    const Config burning{.jokers = Jokers::burning, .first = First::seat_1};
    for (const int seats : {2, 3, 4, 5}) {
        for (const Config& config : {plain, burning}) {
            const State state = dealt(config, seats);
            EXPECT_EQ(ways(state, static_cast<int>(state.open.hands.size())), ways_of_first_trick(state));
        }
    }
    EXPECT_EQ(ways(dealt(plain, 5), 6), 1782);
    EXPECT_EQ(ways(dealt(burning, 5), 6), 5739);
    EXPECT_EQ(ways(dealt(plain, 4), 6), 12896);
    EXPECT_EQ(ways(dealt(plain, 3), 6), 4746);
    EXPECT_EQ(ways(dealt(plain, 2), 6), 1952);
}

}  // namespace
}  // namespace farfalia

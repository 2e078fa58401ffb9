// Guesses at the hidden cards: always possible, every possibility, and none much likelier than another.
#include <map>
#include <set>

#include "core/laws.hpp"
#include "games/farfalia/course.hpp"
#include "games/farfalia/modes.hpp"
#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

using core::Seat;

// Every card is somewhere, once; hands are as large as everybody saw and have no suit they showed not to have.
void expect_fits(const State& guess) {
    const Open& open = guess.open;
    Bits seen = open.played.bits() | guess.hidden.discards.bits();
    int cards = std::popcount(seen);
    std::array<int, family_count> jokers{};
    for (std::size_t family = 0; family < family_count; ++family) jokers[family] = open.burners[family];
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        const Hand& hand = open.hands[i];
        Bits held = guess.hidden.hands[i].bits();
        for (Bits left = held & all_jokers; left != 0; left &= left - 1) ++jokers[at(family_of(lowest_in(left)))];
        ASSERT_EQ(std::popcount(held & all_jokers), hand.has_joker ? 1 : 0);
        for (int suit = 0; suit < suit_count; ++suit) {
            if (hand.voids.has(static_cast<std::size_t>(suit))) ASSERT_EQ(held & cards_of(Suit(suit)), 0u);
        }
        for (const Card card : guess.hidden.beneath[i]) {
            if (card != Card::none) held |= bit(card);
        }
        ASSERT_EQ(std::popcount(held), hand.cards);
        seen |= held & all_cards;
        cards += std::popcount(held & all_cards);
    }
    ASSERT_EQ(seen, all_cards);
    ASSERT_EQ(cards, deck_size);
    for (const int each : jokers) ASSERT_LE(each, jokers_a_family);
}

TEST(FarfaliaGuess, R40_fits_all_that_was_seen_at_every_moment_of_every_mode) {
    core::Rng rng(1);
    for (const Mode& mode : every_mode()) {
        for (const State& state : core::play_randomly<Rules>(mode.config, mode.seats, rng).states) {
            if (!is_dealt(state.open.phase)) continue;
            expect_fits(state);  // the truth does
            const Seat reader = Seat(static_cast<int>(rng.below(static_cast<std::uint32_t>(mode.seats) + 2)) - 2);
            if (reader == Seat::nature) continue;
            const State guess = Rules::guess(Rules::view(state, reader), rng);
            expect_fits(guess);
            ASSERT_EQ(guess.open, state.open);
            ASSERT_EQ(guess.moment.wants, state.moment.wants);
            for (std::size_t hand = 0; hand < state.open.hands.size(); ++hand) {
                const bool is_open = state.open.hands[hand].is_dummy || state.open.hands[hand].seat == reader;
                if (is_open) ASSERT_EQ(guess.hidden.hands[hand], state.hidden.hands[hand]);
            }
        }
    }
}

constexpr std::size_t worlds_max = 60;  // of the cases tried

// By brute force: all worlds that fit a view, as the other hands tell them apart. Of a deal without dummies.
void enumerate(const Open& open, std::size_t mine, Bits unseen, std::array<Bits, hands_max>& hands,
               std::set<std::array<Bits, hands_max>>& worlds) {
    if (worlds.size() > worlds_max) return;
    if (unseen == 0) {
        worlds.insert(hands);
        return;
    }
    const Card card = lowest_in(unseen);
    int room = 0;
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        if (i == mine) continue;
        const int left = open.hands[i].cards - std::popcount(hands[i]);
        room += left;
        if (left == 0 || open.hands[i].voids.has(static_cast<std::size_t>(suit_of(card)))) continue;
        hands[i] |= bit(card);
        enumerate(open, mine, unseen & ~bit(card), hands, worlds);
        hands[i] &= ~bit(card);
    }
    if (std::popcount(unseen) > room) enumerate(open, mine, unseen & ~bit(card), hands, worlds);  // it was put aside
}

TEST(FarfaliaGuess, R40_reaches_every_world_that_fits_and_none_much_oftener_than_another) {
    core::Rng rng(2);
    int cases = 0;
    for (int game = 0; game < 40; ++game) {
        for (const State& state : core::play_randomly<Rules>({}, 5, rng).states) {
            const bool is_late = state.open.phase == Phase::playing && state.open.tricks >= 8;
            if (!is_late || !state.open.trick.cards.empty()) continue;
            const View view = Rules::view(state, Seat{2});
            const std::size_t mine = hand_of(state.open, Seat{2});
            const Bits unseen = all_cards & ~(state.open.played.bits() | view.hand.bits() | view.discards.bits());
            std::set<std::array<Bits, hands_max>> worlds;
            std::array<Bits, hands_max> hands{};
            enumerate(state.open, mine, unseen, hands, worlds);
            if (worlds.size() < 2 || worlds.size() > worlds_max) continue;
            std::map<std::array<Bits, hands_max>, int> times;
            const int guesses = 400 * static_cast<int>(worlds.size());
            for (int i = 0; i < guesses; ++i) {
                const State guess = Rules::guess(view, rng);
                for (std::size_t hand = 0; hand < hands_max; ++hand) {
                    hands[hand] = hand == mine ? 0 : guess.hidden.hands[hand].bits();
                }
                ++times[hands];
            }
            ASSERT_EQ(times.size(), worlds.size());
            for (const auto& [world, count] : times) {
                ASSERT_TRUE(worlds.contains(world));
                ASSERT_GT(count, 400 / 2) << worlds.size() << " worlds";
                ASSERT_LT(count, 400 * 2) << worlds.size() << " worlds";
            }
            ++cases;
        }
    }
    EXPECT_GT(cases, 10);  // else nothing was tested
}

}  // namespace
}  // namespace farfalia

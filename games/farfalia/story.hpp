// A deal of Farfalia told in a test as one would tell it at the table: who is dealt what, who plays what.
// Every step must be allowed by the rules; a test fails at the step that is not.
#pragma once

#include <gtest/gtest.h>

#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

inline constexpr core::Seat ann{0}, bob{1}, cem{2}, dee{3}, eva{4}, nature = core::Seat::nature;

constexpr Card strawberry(int rank) { return card_of(Suit::strawberry, rank); }
constexpr Card leaf(int rank) { return card_of(Suit::leaf, rank); }
constexpr Card fish(int rank) { return card_of(Suit::fish, rank); }
constexpr Card shell(int rank) { return card_of(Suit::shell, rank); }

inline Cards set_of(const std::vector<Card>& cards) {
    Cards set;
    for (const Card card : cards) set.add(static_cast<std::size_t>(card));
    return set;
}

using Proposal = core::List<Family, subject_count>;
// Two strawberries, a fish, a shell and a butterfly, in an order that makes no leaf trump.
inline const Proposal usual = {Family::butterfly, Family::strawberry, Family::strawberry, Family::fish, Family::shell};

inline std::optional<Illegal> why_not(const State& state, core::Seat actor, const Rules::Action& action) {
    State changed = state;
    const auto verdict = Rules::apply(changed, actor, action);
    if (verdict) return std::nullopt;
    EXPECT_EQ(changed, state) << "a refused action changes nothing";
    return verdict.error();
}

class Story {
public:
    explicit Story(const Config& config = {.first = First::seat_1}, int seats = 5)
        : state(Rules::setup(config, seats)) {}

    // Whoever is to act, nature included, does this.
    Story& does(const Rules::Action& action) { return does(Rules::to_act(state).first(), action); }
    Story& does(core::Seat actor, const Rules::Action& action) {
        const auto verdict = Rules::apply(state, actor, action);
        EXPECT_TRUE(verdict) << core::name_of(verdict.error()) << " in trick " << int{state.open.tricks};
        return *this;
    }

    // These cards to these hands, at the end of what a hand is dealt; whoever is dealt less gets what is left.
    Deal deal_with(const std::vector<std::vector<Card>>& wanted, const std::vector<Card>& jokers = {}) const {
        Bits left = all_cards;
        for (const auto& cards : wanted) {
            for (const Card card : cards) left &= ~bit(card);
        }
        Deal deal;
        for (std::size_t i = 0; i < state.open.hands.size(); ++i) {
            const Hand& hand = state.open.hands[i];
            std::vector<Card> cards;
            const std::vector<Card> mine = i < wanted.size() ? wanted[i] : std::vector<Card>{};
            for (; cards.size() + mine.size() < static_cast<std::size_t>(dealt_to(state.open, i)); left &= left - 1) {
                cards.push_back(lowest_in(left));
            }
            cards.insert(cards.end(), mine.begin(), mine.end());
            if (i < jokers.size() && jokers[i] != Card::none) cards.push_back(jokers[i]);
            deal.hands.push_back({.seat = hand.seat, .is_dummy = hand.is_dummy});
            Dealt& dealt = deal.hands[i];
            if (!hand.is_dummy) dealt.cards = set_of(cards);
            for (std::size_t place = 0; hand.is_dummy && place < cards.size(); ++place) {
                place < covered ? dealt.beneath.push_back(cards[place]) : dealt.columns.push_back(cards[place]);
            }
        }
        return deal;
    }
    Story& deals(const std::vector<std::vector<Card>>& wanted, const std::vector<Card>& jokers = {}) {
        return does(deal_with(wanted, jokers));
    }
    Story& plays(const std::vector<Card>& cards) {
        for (const Card card : cards) does(Play{card});
        return *this;
    }
    // Nature draws and everybody takes his time, until it is so.
    template <class Until>
    Story& goes_on_until(const Until& until, std::uint64_t seed = 1) {
        core::Rng rng(seed);
        while (!until(state.open) && state.open.phase != Phase::over) {
            const core::Seat actor = Rules::to_act(state).first();
            const bool is_natural = actor == nature;
            does(nature, is_natural ? Rules::nature(state, rng) : TimedOut{actor});
        }
        return *this;
    }
    Story& goes_on_until(Phase phase) {
        return goes_on_until([phase](const Open& open) { return open.phase == phase; });
    }
    Story& counts_deal() {
        return goes_on_until([deal = state.open.deal](const Open& open) { return open.deal != deal; });
    }
    // The next has begun, if there is one.
    Story& ends_deal() {
        counts_deal();
        return Rules::pauses(state) ? does(Begin{next_hands(state.open)[0].seat}) : *this;
    }

    std::vector<core::Seat> seats() const {  // by hand
        std::vector<core::Seat> seats;
        for (const Hand& hand : state.open.hands) seats.push_back(hand.seat);
        return seats;
    }
    std::vector<int> sides() const {
        std::vector<int> sides;
        for (const Hand& hand : state.open.hands) sides.push_back(hand.side);
        return sides;
    }
    core::Seat actor() const { return actor_of(state.open); }
    Board board() const { return Rules::view(state, core::Seat::spectator).board; }

    State state;
};

}  // namespace farfalia

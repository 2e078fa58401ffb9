// The course of a game: how many deals and tricks, who deals, who sits with whom, what a deal is worth and
// when it is over. Everything here follows from the open table, so bots can ask it too; pages get a Board.
#pragma once

#include "core/game.hpp"
#include "games/farfalia/state.hpp"

namespace farfalia {

inline constexpr int beginner_deals = 3;         // R15
inline constexpr int chinkway_round = 5;         // R18: deals until everybody has dealt once
inline constexpr int three_players_deals = 6;    // R30
inline constexpr int quick_deals_before = 3;     // R31: with dummy, before the extra deal
inline constexpr int two_players_deals = 4;      // R32
inline constexpr int first_tricks_for_lead = 3;  // R23: without captures

// By subjects matched. (R10)
using PointsTable = std::array<std::int16_t, subject_count + 1>;
inline constexpr PointsTable triangular_points = {0, 1, 3, 6, 10, 15};
inline constexpr PointsTable arithmetic_points = {0, 0, 0, 5, 10, 15};

// The extra deal of the quick game for three: no dummy, everybody alone. (R31)
constexpr bool is_quick_extra(const Open& open) {
    return open.seats == 3 && open.config.three == Three::quick && open.deal == quick_deals_before;
}
// The dealer names trumps; elsewhere the first subject sets them. (R12, R22, R31)
constexpr bool names_trump(const Open& open) { return open.seats == 5 || is_quick_extra(open); }

// Trumps are named or turned up: where the dealer names them that is before the proposal, elsewhere it is with it.
constexpr bool is_trump_known(const Open& open) {
    if (open.phase == Phase::playing || open.phase == Phase::capturing) return true;
    if (open.phase == Phase::proposing) return names_trump(open);
    return open.phase == Phase::discarding && is_quick_extra(open);
}

constexpr int tricks_of(const Open& open) { return open.seats == 5 ? 10 : is_quick_extra(open) ? 17 : 13; }
constexpr int captures_from(const Open& open) { return open.seats == 5 ? 0 : first_tricks_for_lead; }
constexpr int discards_of(const Open& open) { return open.seats == 5 ? 2 : is_quick_extra(open) ? 1 : 0; }
// Cards dealt to a hand, without the joker.
constexpr int dealt_to(const Open& open, std::size_t hand) {
    return tricks_of(open) + (hand == 0 ? discards_of(open) : 0);
}

int deals_of(const Open& open);   // of the game; 0 when the score ends it
int target_of(const Open& open);  // the score that ends it, of a pair's two players on average; 0 for none
int factor_of(const Open& open, int deal);  // 2 for a deal that is doubled for all (R15, R19, R24)
PointsTable points_of(const Open& open);  // in this deal, the doubling of the last included
bool is_barred(const Open& open, core::Seat seat);  // from Double You: the first in the ranking (R34)

constexpr bool is_dealt(Phase phase) { return phase >= Phase::discarding && phase != Phase::over; }
constexpr bool is_players_move(Phase phase) {
    return phase == Phase::playing || phase == Phase::capturing || phase == Phase::staking ||
           phase == Phase::discarding || phase == Phase::naming;
}
// The seat that is to act; nature when it is nature's turn or the game is over.
constexpr core::Seat actor_of(const Open& open) {
    return is_players_move(open.phase) ? open.hands[static_cast<std::size_t>(open.turn)].seat : core::Seat::nature;
}
constexpr std::size_t hand_of(const Open& open, core::Seat seat) {  // its own, not its dummy's; hands_max for none
    for (std::size_t hand = 0; hand < open.hands.size(); ++hand) {
        if (open.hands[hand].seat == seat && !open.hands[hand].is_dummy) return hand;
    }
    return hands_max;
}

Needs needs_of(const Open& open, std::size_t side);  // R8
constexpr Bits wanted(const Needs& needs) {
    Bits cards = 0;
    for (std::size_t family = 0; family < family_count; ++family) {
        if (needs[family] > 0) cards |= cards_of(Family(family));
    }
    return cards;
}

// The hand that wins the trick on the table, so far.
inline std::int8_t winning_hand(const Open& open, Bits down) {
    const std::size_t place = winner_of(open.trick.cards, down, open.trump);
    const std::size_t hand = static_cast<std::size_t>(open.trick.leader) + place;
    return static_cast<std::int8_t>(hand < open.hands.size() ? hand : hand - open.hands.size());
}
constexpr std::size_t winners_side(const Open& open) {
    return static_cast<std::size_t>(open.hands[static_cast<std::size_t>(open.trick.winner)].side);
}

Moment moment_of(const Open& open, const Hidden& hidden);

core::List<Hand, hands_max> next_hands(const Open& open);  // after a deal: who sits where in the one to come
void begin(Open& open, core::Seat dealer);  // a deal; of those after the first the dealer is known
void end_deal(Open& open);                  // counts it; the next is still to begin, or the game is over
void ask_next_stake(Open& open, std::size_t asked);  // of hand `asked` and those after it; then on to dealing

core::Outcome outcome_of(const Open& open);  // of a game that is over

}  // namespace farfalia

// For leak tests: another game that one reader cannot tell from the one that was played. Wherever the reader
// does not know what a hand was dealt or a dealer put aside, the other game has something else that fits; all
// that was seen is the same. If anything the reader gets differs between the two, it told a secret.
#pragma once

#include <vector>

#include "core/game.hpp"
#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

using Log = std::vector<core::Move<Rules>>;

// A deal that is over clears the table. So that all its cards count as seen, its last card is put aside by hand.
inline State with_last_card_gone(State state, const Rules::Action& last) {
    const Play* play = std::get_if<Play>(&last);
    if (play == nullptr) return state;
    Open& open = state.open;
    Hand& hand = open.hands[static_cast<std::size_t>(open.turn)];
    Cards& held = state.hidden.hands[static_cast<std::size_t>(open.turn)];
    held = Cards::from_bits(held.bits() & ~bit(play->card));
    --hand.cards;
    if (is_joker(play->card)) {
        hand.has_joker = false;
        ++open.burners[at(family_of(play->card))];
        return state;
    }
    open.played.add(static_cast<std::size_t>(play->card));
    const Suit led = suit_of(open.trick.cards[0]);
    if (suit_of(play->card) != led && !hand.is_dummy) hand.voids.add(static_cast<std::size_t>(led));
    for (Column& column : hand.columns) {
        if (column.card == play->card) column.card = Card::none;
    }
    return state;
}

// What the hand was dealt, if it played what it played and the rest is as in `other`.
inline Dealt redealt(const Dealt& dealt, const Hidden& now, const Hidden& other, std::size_t hand) {
    Dealt redealt = dealt;
    for (std::size_t i = 0; i < dealt.beneath.size(); ++i) {
        if (other.beneath[hand][i] != Card::none) redealt.beneath[i] = other.beneath[hand][i];
    }
    if (dealt.is_dummy) return redealt;
    const Bits unseen_now = now.hands[hand].bits() | (hand == 0 ? now.discards.bits() : 0);
    const Bits unseen_there = other.hands[hand].bits() | (hand == 0 ? other.discards.bits() : 0);
    redealt.cards = Cards::from_bits((dealt.cards.bits() & ~unseen_now) | unseen_there);
    return redealt;
}

// Changes the moves [first, end) of a log, which are those of one deal, from the dealing on.
inline void deal_otherwise(Log& log, std::size_t first, std::size_t end, const State& seen, core::Seat reader,
                           core::Rng& rng) {
    const Hidden other = Rules::guess(Rules::view(seen, reader), rng).hidden;
    Deal& deal = std::get<Deal>(log[first].action);
    for (std::size_t hand = 0; hand < deal.hands.size(); ++hand) {
        Dealt& dealt = deal.hands[hand];
        const bool is_readers = dealt.seat == reader && !dealt.is_dummy;
        if (!is_readers) dealt = redealt(dealt, seen.hidden, other, hand);
    }
    for (std::size_t i = first; i < end; ++i) {
        if (Discard* discard = std::get_if<Discard>(&log[i].action)) discard->cards = other.discards;
    }
}

// The log of that other game. A log without time-outs: what the clock plays depends on cards nobody has seen.
inline Log other_world(const Config& config, int seats, const Log& log, core::Seat reader, core::Rng& rng) {
    Log other = log;
    State state = Rules::setup(config, seats);
    std::size_t dealt = log.size();  // where the deal began that is being played
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (std::holds_alternative<Deal>(log[i].action)) dealt = i;
        const State before = state;
        CHECK(Rules::apply(state, log[i].actor, log[i].action).has_value());
        const bool is_last_of_deal = is_dealt(before.open.phase) && !is_dealt(state.open.phase);
        if (is_last_of_deal) {
            deal_otherwise(other, dealt, i + 1, with_last_card_gone(before, log[i].action), reader, rng);
        }
    }
    if (is_dealt(state.open.phase)) deal_otherwise(other, dealt, log.size(), state, reader, rng);
    return other;
}

}  // namespace farfalia

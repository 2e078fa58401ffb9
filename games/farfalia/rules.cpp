#include "games/farfalia/rules.hpp"

#include "games/farfalia/course.hpp"

namespace farfalia {

using core::Seat;
using core::Seats;
using Verdict = Rules::Verdict;

namespace {

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

Seat first_of(const Config& config) { return Seat(static_cast<int>(config.first) - 1); }  // nature: to be drawn

bool is_card(Card card) { return has(all_cards | all_jokers, card); }

std::size_t turn_of(const State& state) { return static_cast<std::size_t>(state.open.turn); }
Bits held(const State& state) { return state.hidden.hands[turn_of(state)].bits(); }

void remove(Cards& cards, Bits gone) { cards = Cards::from_bits(cards.bits() & ~gone); }
void add(Cards& cards, Bits more) { cards = Cards::from_bits(cards.bits() | more); }

// What lay beneath the card a dummy played is turned up. (R28)
void turn_up(State& state) {
    for (std::size_t hand = 0; hand < state.open.hands.size(); ++hand) {
        for (std::size_t i = 0; i < state.hidden.beneath[hand].size(); ++i) {
            Column& column = state.open.hands[hand].columns[i];
            if (column.card != Card::none || !column.covers) continue;
            Card& beneath = state.hidden.beneath[hand][i];
            column = {.card = beneath, .covers = false};
            state.hidden.hands[hand].add(static_cast<std::size_t>(beneath));
            beneath = Card::none;
        }
    }
}

void gather_trick(State& state) {
    Open& open = state.open;
    ++open.tricks;
    if (open.tricks == tricks_of(open)) {
        end_deal(open);
        state.hidden = {};
        state.wants = {};
        return;
    }
    if (open.seats < 4) turn_up(state);
    open.last = open.trick;
    open.trick = {.leader = open.turn};
    open.phase = Phase::playing;
}

void end_trick(State& state) {
    Open& open = state.open;
    open.trick.winner = winning_hand(open);
    open.turn = open.trick.winner;
    if (open.tricks >= captures_from(open) && keepable(state) != 0) {
        open.phase = Phase::capturing;
    } else {
        gather_trick(state);
    }
}

void note_joker(Open& open, Hand& hand, Card joker) {
    hand.has_joker = false;
    ++open.burners[at(family_of(joker))];
}

void take_from_column(Hand& dummy, Card card) {
    for (Column& column : dummy.columns) {
        if (column.card == card) column.card = Card::none;
    }
}

void put(State& state, Card card) {
    Open& open = state.open;
    Hand& hand = open.hands[turn_of(state)];
    remove(state.hidden.hands[turn_of(state)], bit(card));
    --hand.cards;
    if (is_joker(card)) {
        note_joker(open, hand, card);
    } else {
        add(open.played, bit(card));
        if (hand.is_dummy) {
            take_from_column(hand, card);
        } else if (!open.trick.cards.empty() && suit_of(card) != suit_of(open.trick.cards[0])) {
            hand.voids.add(static_cast<std::size_t>(suit_of(open.trick.cards[0])));
        }
    }
    open.trick.cards.push_back(card);
    if (open.trick.cards.size() == open.hands.size()) return end_trick(state);
    open.turn = turn_of(state) + 1 == open.hands.size() ? std::int8_t{0} : static_cast<std::int8_t>(open.turn + 1);
}

void keep(State& state, Card card) {
    Open& open = state.open;
    open.trick.kept = card;
    const int side = winners_side(open);
    open.kept[static_cast<std::size_t>(side)].push_back(card);
    note_wants(state, side);
    gather_trick(state);
}

void stake(Open& open, bool joker) {
    const Seat seat = actor_of(open);
    if (joker) {
        --open.doublings[at(seat)];
        open.doubled.add(at(seat));
    }
    ask_next_stake(open, open.turn == 0 ? hands_max + 1 : static_cast<std::size_t>(open.turn) + 1);
}

// Five seats put cards aside and then name trumps; in the quick game's extra deal it is the other way. (R12, R31)
void put_aside(State& state, Cards cards) {
    state.hidden.discards = cards;
    remove(state.hidden.hands[0], cards.bits());
    state.open.hands[0].cards = static_cast<std::int8_t>(state.hidden.hands[0].size());
    state.open.phase = state.open.seats == 5 ? Phase::naming : Phase::proposing;
}

void name_trump(Open& open, Trump trump) {
    open.trump = trump;
    open.phase = open.seats == 5 ? Phase::proposing : Phase::discarding;
}

// One overload per action. Whose turn it is has been checked; what is refused changes nothing.

Verdict play(State& state, const Play& played) {
    if (state.open.phase != Phase::playing) return refuse(Illegal::not_now);
    const Bits hand = held(state);
    if (!has(playable(hand, led_in(state.open)), played.card)) {
        if (!is_card(played.card)) return refuse(Illegal::no_such_card);
        if (!has(hand, played.card)) return refuse(Illegal::card_not_held);
        return refuse(is_joker(played.card) ? Illegal::joker_leads : Illegal::must_follow);
    }
    put(state, played.card);
    return {};
}

Verdict play(State& state, const Keep& kept) {
    const Open& open = state.open;
    if (open.phase != Phase::capturing) {
        const int tricks = open.tricks - (open.trick.cards.empty() ? 1 : 0);  // a trick just won counts as the last
        const bool is_early = open.phase == Phase::playing && tricks < captures_from(open);
        return refuse(is_early && captures_from(open) > 0 ? Illegal::too_early : Illegal::not_now);
    }
    if (!has(keepable(state), kept.card)) {
        if (!is_card(kept.card)) return refuse(Illegal::no_such_card);
        if (!has(bits_of(open.trick.cards), kept.card)) return refuse(Illegal::not_in_trick);
        const bool is_needed = has(needs_of(open, winners_side(open)), kept.card);
        return refuse(is_needed ? Illegal::burnt_card : Illegal::useless_card);
    }
    keep(state, kept.card);
    return {};
}

Verdict play(State& state, const Leave&) {
    if (state.open.phase != Phase::capturing) return refuse(Illegal::not_now);
    gather_trick(state);
    return {};
}

Verdict play(State& state, const Stake& staked) {
    if (state.open.phase != Phase::staking) return refuse(Illegal::not_now);
    stake(state.open, staked.joker);
    return {};
}

Verdict play(State& state, const Discard& discard) {
    const Bits cards = discard.cards.bits();
    if (state.open.phase != Phase::discarding) {
        return refuse(state.hidden.discards.empty() ? Illegal::not_now : Illegal::already_discarded);
    }
    if ((cards & ~(all_cards | all_jokers)) != 0) return refuse(Illegal::no_such_card);
    if ((cards & all_jokers) != 0) return refuse(Illegal::joker_discarded);
    if (std::popcount(cards) != discards_of(state.open)) return refuse(Illegal::wrong_count);
    if ((cards & ~held(state)) != 0) return refuse(Illegal::card_not_held);
    put_aside(state, discard.cards);
    return {};
}

Verdict play(State& state, const Name& name) {
    const Phase phase = state.open.phase;
    if (phase != Phase::naming) {
        const bool is_before = phase == Phase::staking || (phase == Phase::discarding && state.open.seats == 5);
        return refuse(is_before || !names_trump(state.open) ? Illegal::not_now : Illegal::already_named);
    }
    name_trump(state.open, name.trump);
    return {};
}

Verdict play(State& state, const Begin& drawn) {
    if (state.open.phase != Phase::beginning) return refuse(Illegal::not_now);
    if (!is_player(drawn.dealer) || index(drawn.dealer) >= state.open.seats) return refuse(Illegal::bad_draw);
    begin(state.open, drawn.dealer);
    return {};
}

// Every card once, in the right numbers; jokers as the variant has them.
bool can_be_dealt(const Open& open, const Deal& deal) {
    if (deal.hands.size() != open.hands.size()) return false;
    Bits seen = 0;
    std::array<int, family_count> jokers{};
    for (std::size_t i = 0; i < deal.hands.size(); ++i) {
        const Dealt& dealt = deal.hands[i];
        const Hand& hand = open.hands[i];
        if (dealt.seat != hand.seat || dealt.is_dummy != hand.is_dummy) return false;
        if (static_cast<int>(dealt.cards.size()) != dealt_to(open, i)) return false;
        for (const Card card : dealt.cards) {
            if (!is_card(card) || is_joker(card) || (seen & bit(card)) != 0) return false;
            seen |= bit(card);
        }
        if (open.config.jokers != Jokers::burning || hand.is_dummy) {
            if (dealt.joker != Card::none) return false;
        } else if (!is_card(dealt.joker) || !is_joker(dealt.joker) ||
                   ++jokers[at(family_of(dealt.joker))] > jokers_a_family) {
            return false;
        }
    }
    return true;
}

void deal_to(Hand& hand, Hidden& hidden, std::size_t which, const Dealt& dealt) {
    hand.cards = static_cast<std::int8_t>(dealt.cards.size() + (dealt.joker == Card::none ? 0 : 1));
    hand.has_joker = dealt.joker != Card::none;
    if (hand.has_joker) hidden.hands[which].add(static_cast<std::size_t>(dealt.joker));
    for (std::size_t i = 0; i < dealt.cards.size(); ++i) {
        if (hand.is_dummy && i < covered) {  // R26
            hidden.beneath[which].push_back(dealt.cards[i]);
            continue;
        }
        hidden.hands[which].add(static_cast<std::size_t>(dealt.cards[i]));
        if (hand.is_dummy) hand.columns.push_back({.card = dealt.cards[i], .covers = i < 2 * covered});
    }
}

Verdict play(State& state, const Deal& deal) {
    Open& open = state.open;
    if (open.phase != Phase::dealing) return refuse(Illegal::not_now);
    if (!can_be_dealt(open, deal)) return refuse(Illegal::bad_draw);
    for (std::size_t i = 0; i < deal.hands.size(); ++i) deal_to(open.hands[i], state.hidden, i, deal.hands[i]);
    open.phase = !names_trump(open) ? Phase::proposing : open.seats == 5 ? Phase::discarding : Phase::naming;
    return {};
}

Verdict play(State& state, const Propose& proposed) {
    Open& open = state.open;
    if (open.phase != Phase::proposing) return refuse(Illegal::not_now);
    if (proposed.subjects.size() != subject_count) return refuse(Illegal::bad_draw);
    std::array<std::int8_t, family_count> left = open.pack;
    for (const Family subject : proposed.subjects) {
        if (index(subject) < 0 || index(subject) >= family_count || left[at(subject)]-- == 0) {
            return refuse(Illegal::bad_draw);
        }
    }
    open.pack = left;
    open.proposal = proposed.subjects;
    for (int side = 0; side < side_count(open); ++side) note_wants(state, side);
    if (!names_trump(open)) open.trump = Trump(index(proposed.subjects[0]));  // R22: of butterflies none
    open.turn = 1;  // R4
    open.trick.leader = 1;
    open.phase = Phase::playing;
    return {};
}

Card first_useful(const State& state) {
    for (const Card card : state.open.trick.cards) {
        if (has(keepable(state), card)) return card;
    }
    return Card::none;
}

Verdict play(State& state, const TimedOut& late) {  // R38
    Open& open = state.open;
    if (!is_players_move(open.phase) || late.seat != actor_of(open)) return refuse(Illegal::not_your_turn);
    switch (open.phase) {
        case Phase::staking: stake(open, false); break;
        case Phase::discarding:
            put_aside(state, Cards::from_bits(lowest_ranks_in(held(state), discards_of(open))));
            break;
        case Phase::naming: name_trump(open, longest_suit_in(held(state))); break;
        case Phase::capturing: keep(state, first_useful(state)); break;
        default: put(state, lowest_rank_in(playable(held(state), led_in(open))));
    }
    return {};
}

template <class T>
constexpr bool is_natural = std::same_as<T, Begin> || std::same_as<T, Deal> || std::same_as<T, Propose> ||
                            std::same_as<T, TimedOut>;

// Any action, one overload of play() each. Out of the way of the one that is fast.
[[gnu::noinline]] Verdict take(State& state, Seat actor, const Rules::Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        // The clock alone acts out of turn: it is nature's, and only a seat that is to act can be late.
        if constexpr (!std::same_as<T, TimedOut>) {
            if (actor != actor_of(state.open) || state.open.phase == Phase::over) return refuse(Illegal::not_your_turn);
        }
        if (is_natural<T> != (actor == Seat::nature)) return refuse(Illegal::not_your_action);
        return play(state, each);
    }, action);
}

}  // namespace

Verdict Rules::accepts(const Config& config, int seats) {
    const bool is_there = seats >= min_seats && seats <= max_seats && index(first_of(config)) < seats;
    if (!is_there) return refuse(Illegal::no_such_seat);
    return {};
}

State Rules::setup(const Config& config, int seats) {
    CHECK(accepts(config, seats));
    State state{.open = {.config = config, .seats = static_cast<std::int8_t>(seats)}};
    state.open.pack.fill(subjects_a_family);
    if (config.jokers == Jokers::double_you) {
        for (int i = 0; i < seats; ++i) state.open.doublings[static_cast<std::size_t>(i)] = doubling_jokers;
    }
    if (is_player(first_of(config))) begin(state.open, first_of(config));
    return state;
}

Seats Rules::to_act(const State& state) {
    return state.open.phase == Phase::over ? Seats() : Seats(actor_of(state.open));
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    if (const Play* played = std::get_if<Play>(&action); played != nullptr && state.open.phase == Phase::playing) {
        if (actor != state.open.hands[turn_of(state)].seat) return refuse(Illegal::not_your_turn);
        return play(state, *played);  // most of all actions, and random play is measured in millions a second
    }
    return take(state, actor, action);
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    if (state.open.phase != Phase::over) return std::nullopt;
    return outcome_of(state.open);
}

}  // namespace farfalia

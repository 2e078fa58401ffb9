#include "games/farfalia/rules.hpp"

#include "games/farfalia/course.hpp"

namespace farfalia {

using core::Seat;
using core::Seats;
using Verdict = Rules::Verdict;

namespace {

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

Seat first_of(const Config& config) { return seat_named(config.first); }  // nature: to be drawn

bool is_card(Card card) { return has(all_cards | all_jokers, card); }

std::size_t turn_of(const State& state) { return static_cast<std::size_t>(state.open.turn); }
Bits held(const State& state) { return state.hidden.hands[turn_of(state)].bits(); }

void remove(Cards& cards, Bits gone) { cards = Cards::from_bits(cards.bits() & ~gone); }
void add(Cards& cards, Bits more) { cards = Cards::from_bits(cards.bits() | more); }

// How everything ends that is not card play.
Verdict next_step(State& state) {
    state.moment = moment_of(state.open, state.hidden);
    return {};
}

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

// From here to put() is what bots do by the million: each step ends in the next, and what is rare stands apart.

// The hand whose turn it is may play these, or keep one of those.
Verdict ask(State& state, Bits playable, Bits keepable) {
    state.moment.actor = state.open.hands[turn_of(state)].seat;
    state.moment.playable = Cards::from_bits(playable);
    state.moment.keepable = Cards::from_bits(keepable);
    return {};
}

[[gnu::noinline]] Verdict gather_last_trick(State& state) {
    end_deal(state.open);
    state.hidden = {};
    return next_step(state);
}

Verdict gather_trick(State& state) {
    Open& open = state.open;
    ++open.tricks;
    if (open.tricks == tricks_of(open)) return gather_last_trick(state);
    if (open.seats < 4) turn_up(state);
    open.last = open.trick;
    open.trick = {.leader = open.turn};
    open.phase = Phase::playing;
    state.moment.down = state.moment.led = {};
    return ask(state, held(state) & all_cards, 0);
}

[[gnu::noinline]] Verdict end_trick(State& state) {
    Open& open = state.open;
    const Bits down = state.moment.down.bits();
    open.turn = open.trick.winner = winning_hand(open, down);
    const Bits useful = state.moment.wants[winners_side(open)].bits() & down & ~burnt_by(down);
    if (useful == 0 || open.tricks < captures_from(open)) return gather_trick(state);
    open.phase = Phase::capturing;
    return ask(state, 0, useful);
}

Verdict keep(State& state, Card card) {
    Open& open = state.open;
    Moment& moment = state.moment;
    const std::size_t side = winners_side(open);
    const Family family = family_of(card);
    open.trick.kept = card;
    open.kept[side].push_back(card);
    if (--moment.needs[side][at(family)] == 0) remove(moment.wants[side], cards_of(family));
    return gather_trick(state);
}

// The card goes from the hand to the table, and the turn to the next.
[[gnu::always_inline]] inline Verdict lay(State& state, Card card) {
    Open& open = state.open;
    const std::size_t turn = turn_of(state);
    remove(state.hidden.hands[turn], bit(card));
    add(state.moment.down, bit(card));
    --open.hands[turn].cards;
    open.trick.cards.push_back(card);
    if (open.trick.cards.size() == open.hands.size()) return end_trick(state);
    open.turn = static_cast<std::int8_t>(turn + 1 == open.hands.size() ? 0 : turn + 1);
    return ask(state, following(held(state), state.moment.led.bits()), 0);
}

[[gnu::noinline]] Verdict put_joker(State& state, Card joker) {
    state.open.hands[turn_of(state)].has_joker = false;
    ++state.open.burners[at(family_of(joker))];
    return lay(state, joker);
}

[[gnu::noinline]] Verdict put_of_dummy(State& state, Card card) {
    for (Column& column : state.open.hands[turn_of(state)].columns) {
        if (column.card == card) column.card = Card::none;
    }
    return lay(state, card);
}

Verdict put(State& state, Card card) {
    if (is_joker(card)) return put_joker(state, card);
    Hand& hand = state.open.hands[turn_of(state)];
    Cards& led = state.moment.led;
    add(state.open.played, bit(card));
    if (led.empty()) led = Cards::from_bits(cards_of(suit_of(card)));
    if (hand.is_dummy) return put_of_dummy(state, card);
    if ((led.bits() & bit(card)) == 0) hand.voids.add(static_cast<std::size_t>(suit_of(state.open.trick.cards[0])));
    return lay(state, card);
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

// Of these three apply() has already taken what is legal.

Verdict play(const State& state, const Play& played) {
    if (state.open.phase != Phase::playing) return refuse(Illegal::not_now);
    if (!is_card(played.card)) return refuse(Illegal::no_such_card);
    if (!has(held(state), played.card)) return refuse(Illegal::card_not_held);
    return refuse(is_joker(played.card) ? Illegal::joker_leads : Illegal::must_follow);
}

Verdict play(const State& state, const Keep& kept) {
    const Open& open = state.open;
    if (open.phase != Phase::capturing) {
        const int tricks = open.tricks - (open.trick.cards.empty() ? 1 : 0);  // a trick just won counts as the last
        const bool is_early = open.phase == Phase::playing && tricks < captures_from(open);
        return refuse(is_early && captures_from(open) > 0 ? Illegal::too_early : Illegal::not_now);
    }
    if (!is_card(kept.card)) return refuse(Illegal::no_such_card);
    if (!has(state.moment.down.bits(), kept.card)) return refuse(Illegal::not_in_trick);
    const bool is_needed = has(state.moment.wants[winners_side(open)].bits(), kept.card);
    return refuse(is_needed ? Illegal::burnt_card : Illegal::useless_card);
}

Verdict play(const State&, const Leave&) { return refuse(Illegal::not_now); }

// The rest is taken here, or refused.

Verdict play(State& state, const Stake& staked) {
    if (state.open.phase != Phase::staking) return refuse(Illegal::not_now);
    stake(state.open, staked.joker);
    return next_step(state);
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
    return next_step(state);
}

Verdict play(State& state, const Name& name) {
    const Phase phase = state.open.phase;
    if (phase != Phase::naming) {
        const bool is_before = phase == Phase::staking || (phase == Phase::discarding && state.open.seats == 5);
        return refuse(is_before || !names_trump(state.open) ? Illegal::not_now : Illegal::already_named);
    }
    name_trump(state.open, name.trump);
    return next_step(state);
}

Verdict play(State& state, const Begin& drawn) {
    if (state.open.phase != Phase::beginning) return refuse(Illegal::not_now);
    if (!is_player(drawn.dealer) || index(drawn.dealer) >= state.open.seats) return refuse(Illegal::bad_draw);
    if (state.open.deal > 0 && drawn.dealer != next_hands(state.open)[0].seat) return refuse(Illegal::bad_draw);
    begin(state.open, drawn.dealer);
    return next_step(state);
}

// What is dealt to a hand, all of it; nothing if it cannot be.
Bits cards_dealt(const Open& open, std::size_t hand, const Dealt& dealt) {
    if (dealt.seat != open.hands[hand].seat || dealt.is_dummy != open.hands[hand].is_dummy) return 0;
    Bits cards = dealt.cards.bits();
    for (const Card card : dealt.beneath) cards |= is_card(card) ? bit(card) : 0;
    for (const Card card : dealt.columns) cards |= is_card(card) ? bit(card) : 0;
    const bool has_joker = open.config.jokers == Jokers::burning && !dealt.is_dummy;
    const bool is_right = (cards & ~(all_cards | all_jokers)) == 0 && std::popcount(cards & all_jokers) == has_joker &&
                          std::popcount(cards & all_cards) == dealt_to(open, hand) &&
                          dealt.beneath.size() == (dealt.is_dummy ? covered : 0) &&
                          dealt.columns.size() == (dealt.is_dummy ? columns_max : 0) &&
                          dealt.cards.empty() == dealt.is_dummy;
    return is_right ? cards : 0;
}

// Every card once, in the right numbers; jokers as the variant has them.
bool can_be_dealt(const Open& open, const Deal& deal) {
    if (deal.hands.size() != open.hands.size()) return false;
    Bits seen = 0;
    Bits once = 0;  // jokers
    Bits twice = 0;
    for (std::size_t i = 0; i < deal.hands.size(); ++i) {
        const Bits cards = cards_dealt(open, i, deal.hands[i]);
        if (cards == 0 || (cards & (seen | twice)) != 0) return false;
        seen |= cards & all_cards;
        twice |= once & cards;
        once |= cards & all_jokers;
    }
    return true;
}

void deal_to(Hand& hand, Hidden& hidden, std::size_t which, const Dealt& dealt) {
    hidden.hands[which] = dealt.cards;
    hidden.beneath[which] = dealt.beneath;
    for (const Card card : dealt.columns) {  // R26
        hand.columns.push_back({.card = card, .covers = hand.columns.size() < covered});
        hidden.hands[which].add(static_cast<std::size_t>(card));
    }
    hand.cards = static_cast<std::int8_t>(hidden.hands[which].size() + dealt.beneath.size());
    hand.has_joker = (dealt.cards.bits() & all_jokers) != 0;
}

Verdict play(State& state, const Deal& deal) {
    Open& open = state.open;
    if (open.phase != Phase::dealing) return refuse(Illegal::not_now);
    if (!can_be_dealt(open, deal)) return refuse(Illegal::bad_draw);
    for (std::size_t i = 0; i < deal.hands.size(); ++i) deal_to(open.hands[i], state.hidden, i, deal.hands[i]);
    open.phase = !names_trump(open) ? Phase::proposing : open.seats == 5 ? Phase::discarding : Phase::naming;
    return next_step(state);
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
    if (!names_trump(open)) open.trump = Trump(index(proposed.subjects[0]));  // R22: of butterflies none
    open.turn = 1;  // R4
    open.trick.leader = 1;
    open.phase = Phase::playing;
    return next_step(state);
}

Card first_useful(const State& state) {
    for (const Card card : state.open.trick.cards) {
        if (has(state.moment.keepable.bits(), card)) return card;
    }
    return Card::none;
}

Verdict play(State& state, const TimedOut& late) {  // R38
    Open& open = state.open;
    if (!is_players_move(open.phase) || late.seat != state.moment.actor) return refuse(Illegal::not_your_turn);
    switch (open.phase) {
        case Phase::staking: stake(open, false); break;
        case Phase::discarding:
            put_aside(state, Cards::from_bits(lowest_ranks_in(held(state), discards_of(open))));
            break;
        case Phase::naming: name_trump(open, longest_suit_in(held(state))); break;
        case Phase::capturing: return keep(state, first_useful(state));
        default: return put(state, lowest_rank_in(state.moment.playable.bits()));
    }
    return next_step(state);
}

template <class T>
constexpr bool is_natural = std::same_as<T, Begin> || std::same_as<T, Deal> || std::same_as<T, Propose> ||
                            std::same_as<T, TimedOut>;

// Any action, one overload of play() each. Out of the way of the one that is fast.
[[gnu::noinline]] Verdict take(State& state, Seat actor, const Rules::Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        // The clock alone acts out of turn: it is nature's, and only a seat that is to act can be late.
        if constexpr (!std::same_as<T, TimedOut>) {
            if (actor != state.moment.actor || state.open.phase == Phase::over) return refuse(Illegal::not_your_turn);
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
    state.moment = moment_of(state.open, state.hidden);
    return state;
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    const Moment& moment = state.moment;
    if (actor == moment.actor) {  // nearly always it is one of these
        const Play* played = std::get_if<Play>(&action);
        if (played != nullptr && has(moment.playable.bits(), played->card)) return put(state, played->card);
        const Keep* kept = std::get_if<Keep>(&action);
        if (kept != nullptr && has(moment.keepable.bits(), kept->card)) return keep(state, kept->card);
        if (std::holds_alternative<Leave>(action) && !moment.keepable.empty()) return gather_trick(state);
    }
    return take(state, actor, action);
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    if (state.open.phase != Phase::over) return std::nullopt;
    return outcome_of(state.open);
}

// A deal that was counted is the one in sight until the next begins.
core::Progress Rules::progress(const State& state) {
    const Open& open = state.open;
    const bool is_between = pauses(state) || open.phase == Phase::over;
    core::Progress progress{.stage = open.deal + (is_between ? 0 : 1), .stages = deals_of(open)};
    for (int i = 0; i < open.seats; ++i) progress.scores.push_back(open.scores[static_cast<std::size_t>(i)]);
    return progress;
}

}  // namespace farfalia

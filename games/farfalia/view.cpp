// What a seat sees of the table and of others' actions, and what it may do, from that alone.
#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

using core::Seat;
using Action = Rules::Action;

namespace {

Cards burnt_in(const Trick& trick) { return Cards::from_bits(bits_of(trick.cards) & burnt_by(trick.cards)); }

Board board_of(const Open& open) {
    Board board{.deals = static_cast<std::int8_t>(deals_of(open)),
                .target = static_cast<std::int8_t>(target_of(open)),
                .tricks = static_cast<std::int8_t>(tricks_of(open)),
                .captures_from = static_cast<std::int8_t>(captures_from(open)),
                .discards = static_cast<std::int8_t>(discards_of(open)),
                .points = points_of(open)};
    board.is_trump_known = is_trump_known(open);
    board.burnt = burnt_in(open.trick);
    board.last_burnt = burnt_in(open.last);
    if (!open.trick.cards.empty()) board.winning = winning_hand(open, bits_of(open.trick.cards));
    for (int i = 0; i < open.seats && open.config.jokers == Jokers::double_you; ++i) {
        if (is_barred(open, Seat{static_cast<std::int8_t>(i)})) board.barred.add(static_cast<std::size_t>(i));
    }
    if (open.phase == Phase::beginning && open.deal > 0) board.next = next_hands(open);
    return board;
}

std::uint32_t count(Bits cards) { return static_cast<std::uint32_t>(std::popcount(cards)); }

Card any_card(Bits cards, core::Rng& rng) {
    const std::uint32_t choices = count(cards);
    return choices == 1 ? lowest_in(cards) : nth_in(cards, rng.small(choices));  // a draw is dear
}

Action any_discard(Bits hand, int discards, core::Rng& rng) {
    Bits chosen = 0;
    for (int i = 0; i < discards; ++i) chosen |= bit(any_card(hand & all_cards & ~chosen, rng));
    return Discard{Cards::from_bits(chosen)};
}

Action any_keep(Bits useful, core::Rng& rng) {
    const std::uint32_t draw = rng.small(count(useful) + 1);
    if (draw == count(useful)) return Leave{};
    return Keep{nth_in(useful, draw)};
}

// Every choice as likely as any other.
Action any_other(const Open& open, Bits hand, core::Rng& rng) {
    if (open.phase == Phase::discarding) return any_discard(hand, discards_of(open), rng);
    if (open.phase == Phase::naming) return Name{Trump(rng.below(suit_count + 1))};
    return Stake{rng.chance(2)};
}

// Out of the way of the one that is fast.
[[gnu::noinline]] Action any_but_play(const State& state, core::Rng& rng) {
    if (state.open.phase == Phase::capturing) return any_keep(state.moment.keepable.bits(), rng);
    return any_other(state.open, state.hidden.hands[static_cast<std::size_t>(state.open.turn)].bits(), rng);
}

std::vector<Action> discards_from(Bits hand, int discards) {
    std::vector<Action> legal;
    for (Bits first = hand & all_cards; first != 0; first &= first - 1) {
        if (discards == 1) legal.push_back(Discard{Cards::from_bits(bit(lowest_in(first)))});
        for (Bits rest = first & (first - 1); discards == 2 && rest != 0; rest &= rest - 1) {
            legal.push_back(Discard{Cards::from_bits(bit(lowest_in(first)) | bit(lowest_in(rest)))});
        }
    }
    return legal;
}

}  // namespace

View Rules::view(const State& state, Seat me) {
    const Open& open = state.open;
    View view{.me = me, .open = open, .board = board_of(open)};
    view.board.useful = state.moment.keepable;
    if (!is_player(me) || open.hands.empty()) return view;
    const std::size_t mine = hand_of(open, me);
    view.hand = state.hidden.hands[mine];
    if (mine == 0) view.discards = state.hidden.discards;
    if (state.moment.actor == me) view.playable = state.moment.playable;
    return view;
}

std::optional<Action> Rules::redact(const Action& action, Seat actor, Seat reader) {
    if (std::holds_alternative<Discard>(action) && reader != actor) return Discard{};
    const Deal* whole = std::get_if<Deal>(&action);
    if (whole == nullptr) return action;
    Deal deal = *whole;
    for (Dealt& dealt : deal.hands) {
        dealt.beneath = {};
        if (dealt.seat != reader) dealt.cards = {};
    }
    return deal;
}

std::vector<Action> Rules::legal(const View& view) {
    const Open& open = view.open;
    std::vector<Action> legal;
    if (!is_player(view.me) || actor_of(open) != view.me) return legal;
    if (open.phase == Phase::staking) return {Stake{false}, Stake{true}};
    if (open.phase == Phase::discarding) return discards_from(view.hand.bits(), discards_of(open));
    if (open.phase == Phase::naming) {
        for (int trump = 0; trump <= suit_count; ++trump) legal.push_back(Name{Trump(trump)});
    }
    for (Bits cards = view.playable.bits(); cards != 0; cards &= cards - 1) legal.push_back(Play{lowest_in(cards)});
    for (Bits useful = view.board.useful.bits(); useful != 0; useful &= useful - 1) {
        legal.push_back(Keep{lowest_in(useful)});
    }
    if (open.phase == Phase::capturing) legal.push_back(Leave{});
    return legal;
}

Action Rules::suggest(const View& view, core::Rng& rng) {
    if (view.open.phase == Phase::playing) return Play{any_card(view.playable.bits(), rng)};
    if (view.open.phase == Phase::capturing) return any_keep(view.board.useful.bits(), rng);
    return any_other(view.open, view.hand.bits(), rng);
}

Action Rules::suggest_from(const State& state, core::Rng& rng) {
    if (state.open.phase != Phase::playing) return any_but_play(state, rng);
    return Play{any_card(state.moment.playable.bits(), rng)};
}

}  // namespace farfalia

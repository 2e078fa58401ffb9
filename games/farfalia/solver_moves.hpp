// The search's eye for cards: which are worth trying, in which order, which ranks decided a trick, and how a
// position looks as a pattern. Included by solver_search.hpp alone.
#pragma once

#include "games/farfalia/solver_search.hpp"

namespace farfalia {

// The cards of its suit below this one that other hands hold. Cards of a hand with the same are as strong.
template <class Scoring>
Bits Search<Scoring>::others_below(Card card, std::size_t hand) const {
    return left_ & ~held_[hand] & lane_with(card) & below(bit(card));
}

// The cards of its suit that are of the same use once kept.
template <class Scoring>
Bits Search<Scoring>::same_kind(Card card, const OnTable& table) const {
    const Bits lane = lane_with(card);
    if ((table.told_apart & lane) == 0) return lane;
    return lane & ((world_.butterflies & bit(card)) != 0 ? world_.butterflies : ~world_.butterflies);
}

// If the trick was won by rank: the lowest card that its winner could have won it with as well.
template <class Scoring>
Bits Search<Scoring>::decisive_in(const OnTable& table) const {
    const Bits lane = lane_with(table.best);
    if (std::has_single_bit(table.cards & lane)) return 0;
    const Bits own = (held_[table.winner] | bit(table.best)) & lane;
    const Bits others = left_ & ~own & lane & below(bit(table.best));
    return lowest(others == 0 ? own : own & ~below(bit(highest_in(others))));
}

// Of cards as strong and of the same kind only the lowest.
template <class Scoring>
auto Search<Scoring>::moves(const OnTable& table) const -> Moves {
    Moves found;
    const Bits held = held_[table.turn];
    const Bits playable = farfalia::playable(held, table.led);
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        std::array<Bits, 2> last = {~Bits{0}, ~Bits{0}};  // by kind
        const bool told_apart = (table.told_apart & lane_of(suit)) != 0;
        for (Bits cards = playable & lane_of(suit); cards != 0; cards &= cards - 1) {
            const Card card = lowest_in(cards);
            const Bits others = left_ & ~held & lane_of(suit) & below(bit(card));
            Bits& same = last[told_apart && (world_.butterflies & bit(card)) != 0 ? 1 : 0];
            if (same == others && covers_ == 0) continue;
            same = others;
            found.push_back({card, merit(card, table)});
        }
    }
    for (Bits jokers = playable & all_jokers; jokers != 0; jokers &= jokers - 1) {
        found.push_back({lowest_in(jokers), -100});
    }
    return found;
}

template <class Scoring>
int Search<Scoring>::merit(Card card, const OnTable& table) const {
    const int rank = rank_of(card);
    if (table.count == 0) return rank;
    const bool is_ours = scoring_.maximises(table.winner) == scoring_.maximises(table.turn);
    const Suit led = suit_of(table.led);
    const bool beats = strength(card, led, world_.trump) > strength(table.best, led, world_.trump);
    if (beats && !is_ours) return 100 - rank;
    return -rank;
}

// What can be kept of a trick: no joker, and nothing that one burns.
template <class Scoring>
FamilySet Search<Scoring>::families_in(Bits trick) const {
    FamilySet found = 0, burnt = 0;
    for (; trick != 0; trick &= trick - 1) {
        const Card card = lowest_in(trick);
        (is_joker(card) ? burnt : found) |= 1u << farfalia::at(world_.family[at(card)]);
    }
    return found & ~burnt;
}

template <class Scoring>
std::uint64_t Search<Scoring>::key(Bits told_apart) const {
    std::uint64_t sum = counts_.shape;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if ((told_apart & lane_of(suit)) != 0) sum += counts_.butterfly_shapes[suit];
    }
    if (world_.has_spares) {
        for (std::size_t hand = 0; hand < world_.hands; ++hand) sum += scatter((held_[hand] & all_jokers) + hand);
    }
    if (covers_ != 0) sum += scatter(world_.whole_salt + left_);
    return scatter(sum + leader_) ^ world_.salt ^ scoring_.key(counts_.families);
}

template <class Scoring>
Lanes Search<Scoring>::lanes(Bits told_apart) const {
    constexpr std::uint64_t holders_only = 0xeeeeeeeeeeeeeeee;
    Lanes found;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        found[suit] = world_.holders(left_, suit);
        if ((told_apart & lane_of(suit)) == 0) found[suit] &= holders_only;
    }
    return found;
}

template <class Scoring>
Depths Search<Scoring>::depths_of(Bits decisive) const {
    Depths depths{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const Bits lane = decisive & lane_of(suit);
        if (lane == 0) continue;
        depths[suit] = static_cast<std::uint8_t>(std::popcount(left_ & lane_of(suit) & ~below(lowest(lane))));
    }
    return depths;
}

template <class Scoring>
Bits Search<Scoring>::decisive_of(const Depths& depths) const {
    Bits decisive = 0;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if (depths[suit] == 0) continue;
        Bits cards = left_ & lane_of(suit);
        for (int skip = std::popcount(cards) - depths[suit]; skip > 0; --skip) cards &= cards - 1;
        decisive |= lowest(cards);
    }
    return decisive;
}

}  // namespace farfalia

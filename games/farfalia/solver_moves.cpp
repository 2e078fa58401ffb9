// The search's eye for cards: which are worth trying, in which order, which ranks decided a trick, and how a
// position looks as a pattern.
#include "games/farfalia/solver_search.hpp"

namespace farfalia {

// The cards of its suit below this one that other hands hold. Cards of a hand with the same are as strong.
Bits Search::others_below(Card card, std::size_t hand) const {
    return left_ & ~held_[hand] & lane_with(card) & below(bit(card));
}

// The cards of its suit that are of the same use once kept.
Bits Search::same_kind(Card card, const OnTable& table) const {
    const Bits lane = lane_with(card);
    if ((table.told_apart & lane) == 0) return lane;
    return lane & ((world_.butterflies & bit(card)) != 0 ? world_.butterflies : ~world_.butterflies);
}

// If the trick was won by rank: the lowest card that its winner could have won it with as well.
Bits Search::decisive_in(const OnTable& table) const {
    const Bits lane = lane_with(table.best);
    if (std::has_single_bit(table.cards & lane)) return 0;
    const Bits own = (held_[table.winner] | bit(table.best)) & lane;
    const Bits others = left_ & ~own & lane & below(bit(table.best));
    return lowest(others == 0 ? own : own & ~below(bit(highest_in(others))));
}

// Of cards as strong and of the same kind only the highest: when a lower one then decides by its rank, all of them
// are known to be part of the proof.
Search::Moves Search::moves(const OnTable& table) const {
    Moves found;
    const Bits held = held_[table.turn];
    const Bits playable = farfalia::playable(held, table.led);
    for (Bits rest = playable & all_cards; rest != 0;) {
        const Bits lane = lane_with(lowest_in(rest));
        const Bits others = left_ & ~held & lane;
        const bool told_apart = (table.told_apart & lane) != 0;
        std::array<Bits, 2> last = {~Bits{0}, ~Bits{0}};  // others below the last card, by kind,
        std::array<std::size_t, 2> place{};               // and its place in the list
        for (Bits cards = rest & lane; cards != 0; cards &= cards - 1) {
            const Bits card = lowest(cards);
            const std::size_t kind = told_apart && (world_.butterflies & card) != 0 ? 1 : 0;
            if (last[kind] == (others & below(card)) && covers_ == 0) {
                found.list[place[kind]].card = lowest_in(cards);
                continue;
            }
            last[kind] = others & below(card);
            place[kind] = found.count;
            found.add(lowest_in(cards));
        }
        rest &= ~lane;
    }
    for (Bits jokers = playable & all_jokers; jokers != 0; jokers &= jokers - 1) found.add(lowest_in(jokers));
    if (found.count == 1) return found;

    Prospects later;
    Suit led{-1};
    for (std::size_t i = 0; i < found.count; ++i) {
        Move& move = found.list[i];
        const Suit its_led = suit_of(table.count == 0 ? move.card : table.led);
        if (its_led != led) later = prospects(table, led = its_led);
        move.merit = merit(move.card, table, led, later);
    }
    return found;
}

Search::Prospects Search::prospects(const OnTable& table, Suit led) const {
    Prospects found;
    const bool us = scoring_.maximises(table.turn);
    const Bits trumps = world_.trump == Trump::none ? 0 : lane_of(static_cast<std::size_t>(world_.trump));
    std::size_t hand = table.turn;
    for (std::size_t count = table.count + 1u; count < world_.hands; ++count) {
        hand = hand + 1 == world_.hands ? 0 : hand + 1;
        const Bits following = held_[hand] & cards_of(led);
        const Bits best = following != 0 ? following : held_[hand] & trumps;
        if (best == 0) continue;
        const int its_strength = strength(highest_in(best), led, world_.trump);
        const bool is_ours = scoring_.maximises(hand) == us;
        int& strongest = is_ours ? found.ours : found.theirs;
        if (its_strength <= strongest) continue;
        strongest = its_strength;
        (is_ours ? found.our_hand : found.their_hand) = static_cast<std::uint8_t>(hand);
    }
    return found;
}

// How good a card looks: who will win the trick if all play their best to it, and what can be kept of it then.
int Search::merit(Card card, const OnTable& table, Suit led, const Prospects& later) const {
    if (is_joker(card)) return -1000;
    int ours = later.ours, theirs = later.theirs;
    std::size_t our_hand = later.our_hand, their_hand = later.their_hand;
    const int own = strength(card, led, world_.trump);
    if (own > ours) ours = own, our_hand = table.turn;
    if (table.count != 0) {
        const bool is_ours = scoring_.maximises(table.winner) == scoring_.maximises(table.turn);
        if (is_ours && table.strength > ours) ours = table.strength, our_hand = table.winner;
        if (!is_ours && table.strength > theirs) theirs = table.strength, their_hand = table.winner;
    }
    const bool is_won = ours > theirs;
    int merit = (is_won ? 100 : 0) - rank_of(card);
    const FamilySet wanted = scoring_.wanted(is_won ? our_hand : their_hand);
    const FamilySet own_family = 1u << farfalia::at(world_.family[static_cast<std::size_t>(index(card))]);
    const bool was_useful = (table.keepable() & wanted) != 0;
    const bool makes_useful = !was_useful && (own_family & wanted) != 0;
    if (is_won && !was_useful && !makes_useful) merit -= 80;
    if (makes_useful) merit += is_won ? 20 : -60;
    return merit;
}

std::uint64_t Search::key(Bits told_apart) const {
    std::uint64_t sum = counts_.shape;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if ((told_apart & lane_of(suit)) != 0) sum += counts_.butterfly_shapes[suit];
    }
    if (world_.has_spares) {
        for (std::size_t hand = 0; hand < world_.hands; ++hand) sum += scatter((held_[hand] & all_jokers) + hand);
    }
    if (covers_ != 0) sum += scatter(world_.whole_salt + left_);
    return scatter(sum + leader_ + scoring_.key(counts_.families)) ^ world_.salt;
}

Lanes Search::lanes(Bits told_apart) const {
    constexpr std::uint64_t holders_only = 0xeeeeeeeeeeeeeeee;
    Lanes found;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        found[suit] = world_.holders(left_, suit);
        if ((told_apart & lane_of(suit)) == 0) found[suit] &= holders_only;
    }
    return found;
}

Depths Search::depths_of(Bits decisive) const {
    Depths depths{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const Bits lane = decisive & lane_of(suit);
        if (lane == 0) continue;
        depths[suit] = static_cast<std::uint8_t>(std::popcount(left_ & lane_of(suit) & ~below(lowest(lane))));
    }
    return depths;
}

Bits Search::decisive_of(const Depths& depths) const {
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

#include "games/farfalia/solver_plain_order.hpp"

#include <algorithm>

namespace farfalia {

namespace {

// All merits here were found by trial on some hundreds of deals. Half or twice as much of any makes little difference;
// none at all does.

// How strong a card is in a trick; 0 cannot win.
int power(Bits card, Bits led, Bits trumps) {
    if ((card & (led | trumps)) == 0) return 0;
    return rank_of(lowest_in(card)) + ((card & trumps) != 0 ? 16 : 0);
}

// The most a hand can put to a trick.
int most(Bits held, Bits led, Bits trumps) {
    const Bits following = held & led;
    return power(highest(following != 0 ? following : held & trumps), led, trumps);
}

struct LeadSuit {
    int merit = 0;
    bool is_won_by_partner = false, is_ruffed = false;
    bool is_best_mine = false, is_second_partners = false;
    bool are_first_two_ours = false, are_next_two_ours = false;

    LeadSuit(const Position& position, std::size_t suit, Bits trumps);
};

LeadSuit::LeadSuit(const Position& position, std::size_t suit, Bits trumps) {
    const Bits lane = lane_of(suit);
    const std::size_t mine = position.leader, left = hand_after(mine, 1), partners = hand_after(mine, 2),
                      right = hand_after(mine, 3);
    const auto length = [&](std::size_t hand) { return size(position.held[hand] & lane); };
    const auto holder = [&](int place) {
        return place < size(position.left & lane) ? position.holder(suit, place) : plain_hands;
    };
    const auto is_ours = [&](int place) { return holder(place) == mine || holder(place) == partners; };
    const auto can_ruff = [&](std::size_t hand) {
        return lane != trumps && length(hand) == 0 && (position.held[hand] & trumps) != 0;
    };
    const auto replies = [&](std::size_t hand) { return length(hand) != 0 ? length(hand) : position.tricks + 1; };

    merit -= 10 * (replies(left) + replies(right));  // few replies are soon looked at
    if (can_ruff(partners) && length(right) != 0) merit += 30;
    if (holder(0) == right || holder(1) == right) {
        if (length(right) > 1) merit -= 12;
    } else if (holder(0) == left && holder(1) == partners && length(partners) > 1) {
        merit += 28;
    }
    is_ruffed = can_ruff(left) || can_ruff(partners) || can_ruff(right);
    const int partners_most = most(position.held[partners], lane, trumps);
    is_won_by_partner = partners_most > std::max(most(position.held[left], lane, trumps),
                                                 most(position.held[right], lane, trumps));
    is_best_mine = holder(0) == mine;
    is_second_partners = holder(1) == partners;
    are_first_two_ours = is_ours(0) && is_ours(1);
    are_next_two_ours = holder(0) != mine && is_ours(1) && is_ours(2);
}

// The card with which the third hand makes the fourth pay most: the lowest above all but its best. No card is 0.
int forcing(const Position& position, const PlainTrick& trick, std::size_t fourth, int best) {
    const Bits theirs = position.held[fourth] & trick.led();
    if (theirs == 0) return 0;
    const Bits next = highest(position.left & ~theirs & trick.led() & below(highest(theirs)));
    const Bits second = highest(next == 0 ? 0 : theirs & below(next));
    return std::max(second == 0 ? 0 : rank_of(lowest_in(second)), best);
}

}  // namespace

void weigh_leads(PlainMoves& moves, const Position& position, Bits trumps, Card last_good) {
    std::size_t its_suit = suit_at(moves.begin()->card);
    LeadSuit suit(position, its_suit, trumps);
    for (PlainMove& move : moves) {
        if (suit_at(move.card) != its_suit) suit = LeadSuit(position, its_suit = suit_at(move.card), trumps);
        const int place = size(position.left & lane_of(its_suit) & ~below(bit(move.card)));
        const bool is_best = place == 1;
        const bool is_won = suit.is_won_by_partner || (is_best && !suit.is_ruffed);
        move.merit = suit.merit + place;
        if (is_won) move.merit += suit.are_first_two_ours ? 45 : 25;
        if (!is_won && suit.are_next_two_ours) move.merit += 15;
        if (!is_won && place == 2 && move.lowest != bit(move.card)) move.merit += 20;
        if (suit.is_best_mine && !is_best && !suit.is_second_partners) move.merit -= 25;
        if (move.card == last_good) move.merit += 40;
    }
}

void weigh_replies(PlainMoves& moves, const Position& position, const PlainTrick& trick, std::size_t place,
                   Bits trumps) {
    const std::size_t mine = hand_after(position.leader, place), next = hand_after(mine, 1);
    const Bits held = position.held[mine], led = trick.led();
    const int best = power(bit(trick.cards[trick.best]), led, trumps);
    const bool is_best_ours = (trick.best + place) % 2 == 0;
    const int next_most = place == 3 ? 0 : most(position.held[next], led, trumps);
    const int partners_most = place == 1 ? most(position.held[hand_after(mine, 2)], led, trumps) : 0;
    const int theirs = std::max(next_most, is_best_ours ? 0 : best);
    const bool is_partners = std::max(partners_most, is_best_ours ? best : 0) > theirs;

    if ((held & led) != 0) {
        const int enough = place == 2 ? forcing(position, trick, next, best) : 0;
        PlainMove* forces = nullptr;
        for (PlainMove& move : moves) {
            const int own = power(bit(move.card), led, trumps);
            move.merit = -rank_of(move.card);
            if (is_partners) continue;
            if (own > theirs) {
                move.merit += 80;
            } else if (place == 1) {
                if (own > best) move.merit += 13;
            } else if (enough != 0 && own > enough) {
                forces = &move;
            }
        }
        if (forces != nullptr) forces->merit += 20;
        return;
    }
    for (PlainMove& move : moves) {
        const int length = size(held & lane_with(move.card)), own = power(bit(move.card), led, trumps);
        move.merit = -rank_of(move.card);
        if ((bit(move.card) & trumps) == 0) {
            move.merit += length * 5 / 2 + (is_partners ? 20 : 0);
        } else if (is_partners) {
            move.merit -= 50;
        } else if (own > theirs) {
            move.merit += 60 + length;
        } else {
            move.merit += own > best || is_best_ours ? 20 : -30;
        }
    }
}

}  // namespace farfalia

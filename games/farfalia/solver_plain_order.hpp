// In which order the search for plain tricks looks at the cards of a hand. A good first card spares looking at the
// others; which one it is depends on who has played, who is still to play, and what they hold.
#pragma once

#include <utility>

#include "games/farfalia/solver_position.hpp"

namespace farfalia {

struct PlainTrick {  // so far
    std::array<Card, plain_hands> cards{};  // from the leader on
    Bits all = 0;
    std::size_t best = 0;  // the place in `cards` of the one that wins

    Bits led() const { return lane_with(cards[0]); }
};

struct PlainMove {
    Card card;    // the highest of its neighbours in the hand,
    Bits lowest;  // and the lowest of them
    int merit;
};

class PlainMoves {
public:
    // Of the cards, all that some other card lies between.
    PlainMoves(Bits cards, Bits others) {
        while (cards != 0) {
            const Card card = highest_in(cards);
            const Bits next = highest(others & lane_with(card) & below(bit(card)));
            const Bits alike = cards & lane_with(card) & (next == 0 ? all_cards : ~below(next));
            list_[count_++] = {card, lowest(alike), 0};
            cards &= ~alike;
        }
    }
    bool is_empty() const { return count_ == 0; }
    bool has_choice() const { return count_ > 1; }
    PlainMove* begin() { return list_.data(); }
    PlainMove* end() { return list_.data() + count_; }
    PlainMove take_best() {
        std::size_t best = 0;
        for (std::size_t i = 1; i < count_; ++i) best = list_[i].merit > list_[best].merit ? i : best;
        return std::exchange(list_[best], list_[--count_]);
    }

private:
    std::array<PlainMove, rank_max> list_;  // not initialised: there are many
    std::size_t count_ = 0;
};

void weigh_leads(PlainMoves& moves, const Position& position, Bits trumps, Card last_good);
void weigh_replies(PlainMoves& moves, const Position& position, const PlainTrick& trick, std::size_t place,
                   Bits trumps);

}  // namespace farfalia

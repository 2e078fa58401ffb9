#include "games/farfalia/solver_sure.hpp"

#include <algorithm>

namespace farfalia {

namespace {

struct Quartet {  // the hands in order from one of them, or one suit of each
    Bits mine = 0, left = 0, partners = 0, right = 0;

    Quartet of(Bits lane) const { return {mine & lane, left & lane, partners & lane, right & lane}; }
    Quartet from_partner() const { return {partners, right, mine, left}; }
    Bits others() const { return left | partners | right; }
};

Quartet from(const Position& position, std::size_t hand) {
    return {position.held[hand], position.held[hand_after(hand, 1)], position.held[hand_after(hand, 2)],
            position.held[hand_after(hand, 3)]};
}

// Of a hand's cards of a suit, those above all cards of the others.
Bits top(Bits mine, Bits others) { return others == 0 ? mine : mine & ~below(bit(highest_in(others)) << 1); }

Bits best(Bits cards, int count) {
    for (int more = size(cards) - count; more > 0; --more) cards &= cards - 1;
    return cards;
}

struct Winners {  // of one hand in one suit
    Bits tops = 0;
    int tricks = 0;
    bool have_rivals = false;  // or no other hand has the suit

    Winners() = default;
    explicit Winners(const Quartet& suit)
        : tops(top(suit.mine, suit.others())), tricks(size(tops)), have_rivals(suit.others() != 0) {
        // When the tops have drawn all other cards of the suit, the low ones win too.
        const int rounds = std::max({size(suit.left), size(suit.partners), size(suit.right)});
        if (tops != 0 && tricks >= rounds) tricks = size(suit.mine);
    }
};

// Counts winners until there are enough.
class Count {
public:
    explicit Count(int needed) : needed_(needed) {}

    void add(const Winners& winners, int tricks) {
        const int used = std::min(tricks, needed_);
        if (used <= 0) return;
        needed_ -= used;
        if (winners.have_rivals) decisive_ |= lowest(best(winners.tops, used));
    }
    int needed() const { return needed_; }
    bool is_enough() const { return needed_ == 0; }
    Bits decisive() const { return decisive_; }

private:
    int needed_;
    Bits decisive_ = 0;
};

struct Ruffs {  // opponents who keep trumps: a suit is safe only as long as they follow it
    bool by_left = false, by_right = false;

    int safe(int tricks, const Quartet& suit) const {
        if (by_left) tricks = std::min(tricks, size(suit.left));
        return by_right ? std::min(tricks, size(suit.right)) : tricks;
    }
};

// Cashing out: the winners of the hand on lead, trumps first, and then its partner's if a low card leads to them.
// Nobody may have to ruff a winner of his own side, so both need other cards to throw.
class Cash {
public:
    Cash(const Quartet& all, Bits trumps, int needed) : all_(all), trumps_(trumps), count_(needed) {}

    std::optional<Bits> decisive() {
        const Winners high(all_.of(trumps_));
        count_.add(high, high.tricks);
        if (count_.is_enough()) return count_.decisive();
        ruffs_ = {size(all_.left & trumps_) > size(high.tops), size(all_.right & trumps_) > size(high.tops)};
        mine_to_throw_ = size(all_.mine & ~trumps_);
        partners_to_throw_ = size(all_.partners & ~trumps_);
        partners_to_throw_ -= std::max(0, high.tricks - size(all_.partners & trumps_));
        std::array<Winners, suit_count> partners;
        std::size_t reached = suit_count;  // the suit that leads to him
        int tricks = 0;
        for (std::size_t s = 0; s < suit_count; ++s) {
            const Quartet suit = all_.of(lane_of(s));
            if (lane_of(s) == trumps_ || (suit.mine | suit.partners) == 0) continue;
            if (const Winners mine(suit); mine.tops != 0) {
                add_mine(mine, suit);
                if (count_.is_enough()) return count_.decisive();
                continue;
            }
            partners[s] = Winners(suit.from_partner());
            partners[s].tricks = ruffs_.safe(partners[s].tricks, suit);
            tricks += partners[s].tricks;
            if (suit.mine != 0 && partners[s].tricks > 0) reached = s;
        }
        if (reached == suit_count) return std::nullopt;
        if (count_.needed() > std::min({tricks, mine_to_throw_, partners_to_throw_})) return std::nullopt;
        count_.add(partners[reached], partners[reached].tricks);
        for (std::size_t s = 0; s < suit_count; ++s) {
            if (s != reached) count_.add(partners[s], partners[s].tricks);
        }
        return count_.decisive();
    }

private:
    void add_mine(const Winners& winners, const Quartet& suit) {
        const int tricks = std::min(ruffs_.safe(winners.tricks, suit), partners_to_throw_);
        if (tricks <= 0) return;
        count_.add(winners, tricks);
        mine_to_throw_ -= tricks;
        partners_to_throw_ -= tricks;
    }

    Quartet all_;
    Bits trumps_;
    Count count_;
    Ruffs ruffs_{};
    int mine_to_throw_ = 0, partners_to_throw_ = 0;
};

// The card of the partner that wins when this suit is led to him, by its rank or by ruffing; none if it may fail.
Bits crossing_to(const Quartet& suit, const Quartet& all, Bits trumps) {
    const bool is_trump = (suit.mine & trumps) != 0;
    if (suit.left == 0 && (all.left & trumps) != 0 && !is_trump) return 0;
    if (suit.right == 0 && (all.right & trumps) != 0 && !is_trump) return 0;
    if (suit.partners == 0) return is_trump ? 0 : lowest(all.partners & trumps);
    return highest(suit.partners) > highest(suit.left | suit.right | suit.mine) ? highest(suit.partners) : 0;
}

}  // namespace

std::optional<Bits> cashable(const Position& position, Bits trumps, int needed) {
    const Quartet all = from(position, position.leader);
    if (const std::optional<Bits> decisive = Cash(all, trumps, needed).decisive()) return decisive;
    for (std::size_t s = 0; s < suit_count; ++s) {
        const Quartet suit = all.of(lane_of(s));
        if (suit.mine == 0) continue;
        const Bits winner = crossing_to(suit, all, trumps);
        if (winner == 0) continue;
        const Bits by_rank = winner & suit.partners;
        if (needed == 1) return by_rank;
        const Quartet next{all.mine ^ lowest(suit.mine), all.left ^ lowest(suit.left), all.partners ^ winner,
                           all.right ^ lowest(suit.right)};
        const std::optional<Bits> decisive = Cash(next.from_partner(), trumps, needed - 1).decisive();
        if (!decisive) return std::nullopt;  // other ways to cross seldom do better
        return *decisive | by_rank;
    }
    return std::nullopt;
}

std::optional<Bits> high_trumps(const Position& position, std::size_t hand, Bits trumps, int needed) {
    const Quartet suit = from(position, hand).of(trumps);
    const Bits theirs = suit.left | suit.right, tops = top(suit.mine | suit.partners, theirs);
    // Both hands may have to follow to the same trick, so no more than the longer one has.
    if (std::min(size(tops), std::max(size(suit.mine), size(suit.partners))) < needed) return std::nullopt;
    return theirs == 0 ? 0 : lowest(best(tops, needed));
}

std::optional<Bits> guarded_trump(const Position& position, Bits trumps) {
    const Quartet suit = from(position, position.leader).of(trumps);
    const Bits ours = suit.left | suit.right, best_of_all = highest(suit.mine | suit.partners);
    if (ours == 0 || best_of_all < highest(ours)) return std::nullopt;
    const Bits next_of_theirs = highest((suit.mine | suit.partners) & ~best_of_all);
    const Bits second = highest(ours), third = highest(ours & ~second);
    const bool is_left = (suit.left & second) != 0;
    if (second < next_of_theirs || size(is_left ? suit.left : suit.right) < 2) return std::nullopt;
    // The best trump is played before it, or another of ours makes up for it.
    if (((is_left ? suit.mine : suit.partners) & best_of_all) != 0) return second;
    if (third > next_of_theirs) return third;
    return std::nullopt;
}

std::optional<Bits> stoppers(const Position& position, int needed) {
    const Quartet all = from(position, position.leader);
    int unstoppable = 0;       // the most that the side on lead can take in suits of which it has the best card
    int led_to = 0;            // suits the leader has whose best card is against it,
    std::size_t stopping = 0;  // and by whom, a bit a hand
    bool must_lose_lead = true;
    Bits decisive = 0;
    for (std::size_t s = 0; s < suit_count; ++s) {
        const Quartet suit = all.of(lane_of(s));
        const Bits left = position.left & lane_of(s);
        if (left == 0) continue;
        const std::size_t holder = position.holder(s, 0);
        if (counts_for(holder) == counts_for(position.leader)) {
            unstoppable += std::max(size(suit.mine), size(suit.partners));
            if (suit.mine != 0) must_lose_lead = false;
            continue;
        }
        if (left != (position.held[holder] & lane_of(s))) decisive |= highest(left);
        if (suit.mine == 0) continue;
        ++led_to;
        stopping |= std::size_t{1} << holder;
    }
    if (unstoppable >= position.tricks) return std::nullopt;
    // A single hand that has all of them cashes them once it is in.
    const int tricks = must_lose_lead && std::has_single_bit(stopping) ? led_to : 1;
    if (tricks < needed) return std::nullopt;
    return decisive;
}

}  // namespace farfalia

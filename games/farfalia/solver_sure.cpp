#include "games/farfalia/solver_sure.hpp"

#include <algorithm>

namespace farfalia {

namespace {

constexpr std::size_t hand_count = 4;

struct Quartet {  // the hands in order from the one on lead, or one suit of each
    Bits leader = 0, left = 0, partner = 0, right = 0;

    Quartet of(Bits lane) const { return {leader & lane, left & lane, partner & lane, right & lane}; }
};

Quartet from(const Hands& held, std::size_t leader) {
    return {held[leader], held[(leader + 1) % hand_count], held[(leader + 2) % hand_count],
            held[(leader + 3) % hand_count]};
}

int size(Bits cards) { return std::popcount(cards); }

// Of a hand's cards of a suit, those above all cards of the others.
Bits top(Bits mine, Bits others) { return others == 0 ? mine : mine & ~below(bit(highest_in(others)) << 1); }

// How often the hand on lead wins with its top cards of a suit if nobody trumps. When they have drawn all other
// cards of the suit, the low ones win too.
int rounds(const Quartet& suit, Bits tops) {
    const int longest = std::max({size(suit.left), size(suit.partner), size(suit.right)});
    return size(tops) >= longest ? size(suit.leader) : size(tops);
}

void add(Sure& sure, int tricks, Bits tops, Bits others) {
    sure.tricks += tricks;
    if (others != 0 && tricks > 0) sure.decisive |= lowest(tops);
}

}  // namespace

Sure cashable(const Hands& held, std::size_t leader, Trump trump, int tricks_left) {
    const Quartet all = from(held, leader);
    const Bits trumps = trump == Trump::none ? 0 : lane_of(static_cast<std::size_t>(trump));
    Sure sure;
    bool is_left_ruffing = false, is_right_ruffing = false;
    if (trumps != 0) {
        const Quartet suit = all.of(trumps);
        const Bits others = suit.left | suit.partner | suit.right, tops = top(suit.leader, others);
        add(sure, rounds(suit, tops), tops, others);
        is_left_ruffing = size(suit.left) > size(tops);
        is_right_ruffing = size(suit.right) > size(tops);
    }
    const bool is_partner_trumping = (all.partner & trumps) != 0;
    const int most_side_tricks = is_partner_trumping ? size(all.partner & ~trumps) : tricks_left;
    int side_tricks = 0, partners = 0;
    bool is_partner_reached = false;
    Bits partners_tops = 0;
    for (std::size_t s = 0; s < suit_count; ++s) {
        const Quartet suit = all.of(lane_of(s));
        if (lane_of(s) == trumps || (suit.leader | suit.partner) == 0) continue;
        const Bits others = suit.left | suit.partner | suit.right, tops = top(suit.leader, others);
        if (tops != 0) {
            int tricks = rounds(suit, tops);
            if (is_left_ruffing) tricks = std::min(tricks, size(suit.left));
            if (is_right_ruffing) tricks = std::min(tricks, size(suit.right));
            tricks = std::min(tricks, most_side_tricks - side_tricks);
            side_tricks += tricks;
            add(sure, tricks, tops, others);
        } else if (((all.leader | all.partner | all.left | all.right) & trumps) == 0) {
            const Bits against = suit.left | suit.right | suit.leader;
            const Bits his = top(suit.partner, against);
            if (his == 0) continue;
            partners += size(his);
            if (against != 0) partners_tops |= lowest(his);
            is_partner_reached = is_partner_reached || suit.leader != 0;
        }
    }
    if (is_partner_reached && sure.tricks < tricks_left) {
        sure.tricks += partners;
        sure.decisive |= partners_tops;
    }
    sure.tricks = std::min(sure.tricks, tricks_left);
    return sure;
}

Sure high_trumps(const Hands& held, std::size_t hand, Trump trump) {
    if (trump == Trump::none) return {};
    const Quartet suit = from(held, hand).of(lane_of(static_cast<std::size_t>(trump)));
    const Bits others = suit.left | suit.right;
    const Bits mine = top(suit.leader, others), partners = top(suit.partner, others);
    const Bits more = size(mine) >= size(partners) ? mine : partners;
    if (more == 0) return {};
    return {size(more), others == 0 ? 0 : lowest(more)};
}

}  // namespace farfalia

#include "games/farfalia/solver_plain.hpp"

#include "games/farfalia/solver_sure.hpp"

namespace farfalia {

namespace {

// The lowest of the cards of each suit that the pattern names.
Bits decisive_of(const TrickPattern& pattern, Bits left) {
    Bits decisive = 0;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if (pattern.mask[suit] == 0) continue;
        Bits cards = left & lane_of(suit);
        for (int more = size(cards) - std::popcount(pattern.mask[suit]) / 2; more > 0; --more) cards &= cards - 1;
        decisive |= lowest(cards);
    }
    return decisive;
}

Holders mask_of(Bits decisive, Bits left) {
    Holders mask{};
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        const Bits lane = decisive & lane_of(suit);
        if (lane != 0) mask[suit] = highest_holders(size(left & lane_of(suit) & ~below(lowest(lane))));
    }
    return mask;
}

}  // namespace

int PlainSearch::value(const Scene& scene) {
    const Position position = position_of(scene);
    trump_ = scene.trump;
    trumps_ = cards_of(trump_);
    last_good_.fill(Card::none);
    int low = 0, high = position.tricks;
    for (int target = (high + 1) / 2; low < high; target = std::clamp(target, low + 1, high)) {
        if (trick(position, target).is_reached) {
            low = target++;
        } else {
            high = --target;
        }
    }
    return low;
}

Proof PlainSearch::trick(const Position& position, int target) {
    if (target <= 0) return {true, 0};
    if (target > position.tricks) return {false, 0};
    if (position.tricks == 1) return last_trick(position);
    const std::uint64_t key = position.key(trump_);
    if (const TrickPattern* known = table_.find(key, position.holders, target)) {
        return {known->low >= target, decisive_of(*known, position.left)};
    }
    if (const std::optional<Proof> proof = sure(position, target)) return *proof;
    ++nodes_;
    const Proof proof = turn<0>(position, {}, target);
    table_.add(key, {.holders = position.holders,
                     .mask = mask_of(proof.decisive, position.left),
                     .low = static_cast<std::uint8_t>(proof.is_reached ? target : 0),
                     .high = static_cast<std::uint8_t>(proof.is_reached ? position.tricks : target - 1)});
    return proof;
}

// What tricks that nobody can take away settle.
std::optional<Proof> PlainSearch::sure(const Position& position, int target) const {
    const bool counts = counts_for(position.leader);
    const int needed = counts ? target : position.tricks - target + 1;
    if (const auto decisive = cashable(position, trumps_, needed)) return Proof{counts, *decisive};
    if (const auto decisive = high_trumps(position, position.leader, trumps_, needed)) return Proof{counts, *decisive};
    const int against = position.tricks - needed + 1;
    const std::size_t left = hand_after(position.leader, 1);
    if (const auto decisive = high_trumps(position, left, trumps_, against)) return Proof{!counts, *decisive};
    if ((position.left & trumps_) == 0) {
        if (const auto decisive = stoppers(position, against)) return Proof{!counts, *decisive};
    } else if (against == 1) {
        if (const auto decisive = guarded_trump(position, trumps_)) return Proof{!counts, *decisive};
    }
    return std::nullopt;
}

// Nobody has a choice left.
Proof PlainSearch::last_trick(const Position& position) const {
    const Bits led = lane_with(lowest_in(position.held[position.leader]));
    const Bits trumps = position.left & trumps_, rivals = trumps != 0 ? trumps : position.left & led;
    const Bits best = highest(rivals);
    const bool is_reached = ((position.held[0] | position.held[2]) & best) != 0;
    return {is_reached, std::has_single_bit(rivals) ? 0 : best};
}

template <std::size_t place>
Proof PlainSearch::turn(const Position& position, const PlainTrick& trick, int target) {
    const std::size_t hand = hand_after(position.leader, place);
    const Bits held = position.held[hand];
    const Bits following = place == 0 ? 0 : held & trick.led();
    PlainMoves moves(following != 0 ? following : held, position.left & ~held);
    if (moves.has_choice()) {
        if constexpr (place == 0) {
            weigh_leads(moves, position, trumps_, last_good_[static_cast<std::size_t>(position.tricks)]);
        } else {
            weigh_replies(moves, position, trick, place, trumps_);
        }
    }
    Bits tried = 0;  // and all that cannot do better than what was
    Proof failed{!counts_for(hand), 0};
    while (!moves.is_empty()) {
        const PlainMove move = moves.take_best();
        const Bits card = bit(move.card);
        if ((tried & card) != 0) continue;
        PlainTrick next = trick;
        next.cards[place] = move.card;
        next.all |= card;
        if (place != 0 && beats(move.card, trick.cards[trick.best])) next.best = place;
        Proof proof;
        if constexpr (place == 3) {
            proof = complete(position, next, target);
        } else {
            proof = turn<place + 1>(position, next, target);
        }
        if (proof.is_reached == counts_for(hand)) {
            if (place == 0) last_good_[static_cast<std::size_t>(position.tricks)] = move.card;
            return proof;
        }
        failed.decisive |= proof.decisive;
        const Bits decisive = lowest(proof.decisive & lane_with(move.card));
        if (decisive == 0 || decisive > card) {
            tried |= lane_with(move.card) & below(decisive);
        } else {
            failed.decisive |= move.lowest;  // its neighbours were taken to be as good
        }
    }
    return failed;
}

Proof PlainSearch::complete(const Position& position, const PlainTrick& trick, int target) {
    const std::size_t winner = hand_after(position.leader, trick.best);
    const Card best = trick.cards[trick.best];
    Proof proof = this->trick(after_trick(position, trick.cards, winner), target - (counts_for(winner) ? 1 : 0));
    if (!std::has_single_bit(trick.all & lane_with(best))) proof.decisive |= bit(best);
    return proof;
}

bool PlainSearch::beats(Card card, Card best) const {
    return suit_of(card) == suit_of(best) ? index(card) > index(best) : (bit(card) & trumps_) != 0;
}

}  // namespace farfalia

// The search itself: alpha-beta with an empty window over one trick after another, for any scoring. Beside a
// value it finds which cards decided it by their rank; everything below those could lie otherwise without
// changing a thing. That is what makes a learnt pattern general, and what spares looking at a lower card when
// one that did as little has been tried.
#pragma once

#include <algorithm>

#include "games/farfalia/solver_scoring.hpp"
#include "games/farfalia/solver_sure.hpp"

namespace farfalia {

struct Found {
    int value = 0;      // a lower bound if at least the target, else an upper bound
    Bits decisive = 0;  // cards whose rank decided; of each suit only the lowest matters
};

struct OnTable {  // the trick so far
    Bits cards = 0;
    Card led = Card::none;
    Card best = Card::none;  // wins so far,
    std::uint8_t strength = 0;  // of that card,
    std::uint8_t winner = 0;    // and whose it is
    std::uint8_t turn = 0;    // whose card comes next
    std::uint8_t count = 0;
    FamilySet families = 0;  // of its cards,
    FamilySet burnt = 0;     // and of its jokers
    Bits told_apart = 0;     // lanes in which butterflies differ from the other cards

    FamilySet keepable() const { return families & ~burnt; }
};

template <class Scoring>
class Search {
public:
    explicit Search(int table_bits) : table_(table_bits) {}

    // Takes a world and gives it a meaning. Until the next call, the answers are about it.
    void take(const Scene& scene, const Scoring& scoring);
    // The value, or nothing once `nodes_max` more nodes were visited. A guess, if good, saves time.
    std::optional<int> value(std::int64_t nodes_max, std::optional<int> guess);
    // The same after the hand that is to play plays this card.
    std::optional<int> value_after(Card card, std::int64_t nodes_max, std::optional<int> guess);
    bool are_alike(Card one, Card other) const;  // as good as each other to the hand that is to play
    std::int64_t nodes() const { return nodes_; }

private:
    struct Counts {  // of the cards left when a trick begins
        std::uint64_t shape = 0;
        std::array<std::uint64_t, suit_count> butterfly_shapes{};
        FamilyCounts families = 0;
    };
    struct Move {
        Card card;
        int merit;
    };
    struct Moves {
        std::array<Move, cards_max> list;  // not initialised: there are many
        std::size_t count = 0;
        void add(Card card) { list[count++] = {card, 0}; }
        Card take_best() {
            std::size_t best = 0;
            for (std::size_t i = 1; i < count; ++i) best = list[i].merit > list[best].merit ? i : best;
            const Card card = list[best].card;
            list[best] = list[--count];
            return card;
        }
    };

    Found trick(int target);
    std::optional<Found> sure_enough(int target, Range range) const;
    Found last_trick();
    Found turn(const OnTable& table, int target);
    Found play(Card card, const OnTable& table, int target);
    Found complete(const OnTable& table, int target);
    Found capture(const OnTable& table, int target);
    template <class Continue>
    std::optional<int> settle(std::int64_t nodes_max, std::optional<int> guess, const Continue& found_for);

    OnTable new_table() const;
    OnTable with(const OnTable& table, Card card) const;
    void add(Card card, int sign);
    void turn_up(Bits trick, int sign);
    Bits decisive_in(const OnTable& table) const;
    Bits others_below(Card card, std::size_t hand) const;
    Bits same_kind(Card card, const OnTable& table) const;
    Moves moves(const OnTable& table) const;
    struct Prospects {  // of a trick: the strongest card that is still to come from either side, and whose it is
        int ours = 0, theirs = 0;
        std::uint8_t our_hand = 0, their_hand = 0;
    };
    Prospects prospects(const OnTable& table, Suit led) const;
    int merit(Card card, const OnTable& table, Suit led, const Prospects& later) const;

    int open_tricks() const {  // those still to come that count
        return Scoring::counts_tricks ? tricks_left_ : std::min(tricks_left_, world_.tricks_open);
    }
    std::uint64_t key(Bits told_apart) const;
    Lanes lanes(Bits told_apart) const;
    Depths depths_of(Bits decisive) const;
    Bits decisive_of(const Depths& depths) const;

    PatternTable table_;
    World world_{};
    Scoring scoring_{};
    OnTable root_{};
    std::array<Bits, hands_max> held_{};
    Bits left_ = 0;  // when the trick began, in all hands
    Counts counts_{};
    std::size_t leader_ = 0;
    int tricks_left_ = 0;
    int covers_ = 0;
    std::int64_t nodes_ = 0;
    std::int64_t nodes_max_ = 0;
    bool is_stopped_ = false;
    bool is_paired_ = false;  // four hands, partners opposite
};

constexpr std::size_t at(Card card) { return static_cast<std::size_t>(index(card)); }
constexpr std::size_t lane_at(Card card) { return at(card) >> 4; }
constexpr Bits lane_with(Card card) { return lane_of(lane_at(card)); }

template <class Scoring>
void Search<Scoring>::take(const Scene& scene, const Scoring& scoring) {
    world_.take(scene, Scoring::families);
    scoring_ = scoring;
    held_ = world_.held;
    left_ = world_.left;
    leader_ = world_.leader;
    tricks_left_ = world_.tricks_left;
    covers_ = world_.covers;
    counts_ = {};
    for (Bits cards = left_; cards != 0; cards &= cards - 1) add(lowest_in(cards), +1);
    is_paired_ = world_.hands == 4 && scoring_.maximises(0) == scoring_.maximises(2) &&
                 scoring_.maximises(1) == scoring_.maximises(3) && scoring_.maximises(0) != scoring_.maximises(1);
    root_ = new_table();
    for (const Card card : world_.trick) root_ = with(root_, card);
}

template <class Scoring>
std::optional<int> Search<Scoring>::value(std::int64_t nodes_max, std::optional<int> guess) {
    const auto found_for = [this](int target) { return root_.count == 0 ? trick(target) : turn(root_, target); };
    return settle(nodes_max, guess, found_for);
}

template <class Scoring>
std::optional<int> Search<Scoring>::value_after(Card card, std::int64_t nodes_max, std::optional<int> guess) {
    return settle(nodes_max, guess, [&](int target) { return play(world_.moved(card), root_, target); });
}

// Closes in on the value from a guess, by asking again and again whether it is at least so much.
template <class Scoring>
template <class Continue>
std::optional<int> Search<Scoring>::settle(std::int64_t nodes_max, std::optional<int> guess,
                                           const Continue& found_for) {
    nodes_max_ = nodes_ + nodes_max;
    is_stopped_ = false;
    auto [low, high] = scoring_.range(counts_.families, open_tricks());
    int next = std::clamp(guess.value_or((low + high) / 2), low, high);
    while (low < high) {
        const int target = next == low ? low + 1 : next;
        const Found found = found_for(target);
        if (is_stopped_) return std::nullopt;
        (found.value >= target ? low : high) = next = found.value;
    }
    return low;
}

template <class Scoring>
bool Search<Scoring>::are_alike(Card one, Card other) const {
    const Card a = world_.moved(one), b = world_.moved(other);
    if (is_joker(a) || is_joker(b) || suit_of(a) != suit_of(b)) return a == b;
    if (world_.beneath[at(a)] != world_.beneath[at(b)]) return false;
    return others_below(a, root_.turn) == others_below(b, root_.turn) && (same_kind(a, root_) & bit(b)) != 0;
}

template <class Scoring>
OnTable Search<Scoring>::new_table() const {
    const Bits told_apart = scoring_.told_apart(counts_.families, open_tricks());
    return {.turn = static_cast<std::uint8_t>(leader_), .told_apart = told_apart};
}

template <class Scoring>
OnTable Search<Scoring>::with(const OnTable& table, Card card) const {
    OnTable next = table;
    next.cards |= bit(card);
    (is_joker(card) ? next.burnt : next.families) |= 1u << farfalia::at(world_.family[at(card)]);
    if (table.count == 0) next.led = card;
    const int own = strength(card, suit_of(next.led), world_.trump);
    if (own > table.strength) {
        next.best = card;
        next.strength = static_cast<std::uint8_t>(own);
        next.winner = table.turn;
    }
    next.turn = table.turn + 1u == world_.hands ? 0 : static_cast<std::uint8_t>(table.turn + 1);
    ++next.count;
    return next;
}

template <class Scoring>
void Search<Scoring>::add(Card card, int sign) {
    const auto factor = static_cast<std::uint64_t>(sign);
    counts_.shape += factor * world_.shape[at(card)];
    if constexpr (Scoring::counts_tricks) return;
    counts_.butterfly_shapes[lane_at(card)] += factor * world_.butterfly_shape[at(card)];
    counts_.families += factor * one_of(farfalia::at(world_.family[at(card)]));
}

template <class Scoring>
Found Search<Scoring>::trick(int target) {
    const Range range = scoring_.range(counts_.families, open_tricks());
    if (range.low >= target) return {range.low, 0};
    if (range.high < target) return {range.high, 0};
    if (tricks_left_ == 1 && !world_.has_spares) return last_trick();
    if constexpr (Scoring::counts_tricks) {
        if (const std::optional<Found> sure = sure_enough(target, range)) return *sure;
    }
    const OnTable table = new_table();
    const std::uint64_t its_key = key(table.told_apart);
    const Lanes its_lanes = lanes(table.told_apart);
    const int base = scoring_.base();
    if (const Pattern* known = table_.find(its_key, its_lanes, target - base)) {
        const bool is_enough = known->bounds.low >= target - base;
        return {base + (is_enough ? known->bounds.low : known->bounds.high), decisive_of(known->depths)};
    }
    if (++nodes_ > nodes_max_) {
        is_stopped_ = true;
        return {};
    }
    const Found found = turn(table, target);
    if (is_stopped_) return {};
    Bounds bounds;
    (found.value >= target ? bounds.low : bounds.high) = static_cast<std::int16_t>(found.value - base);
    table_.add(its_key, its_lanes, depths_of(found.decisive), bounds);
    return found;
}

// What tricks that nobody can take away settle.
template <class Scoring>
std::optional<Found> Search<Scoring>::sure_enough(int target, Range range) const {
    if (!is_paired_) return std::nullopt;
    const bool maximises = scoring_.maximises(leader_);
    const std::size_t next = (leader_ + 1) % world_.hands;
    for (const Sure& sure : {cashable(held_, leader_, world_.trump, tricks_left_),
                             high_trumps(held_, leader_, world_.trump)}) {
        const int bound = maximises ? range.low + sure.tricks : range.high - sure.tricks;
        if ((bound >= target) == maximises) return Found{bound, sure.decisive};
    }
    const Sure theirs = high_trumps(held_, next, world_.trump);
    const int bound = maximises ? range.high - theirs.tricks : range.low + theirs.tricks;
    if ((bound >= target) != maximises) return Found{bound, theirs.decisive};
    return std::nullopt;
}

// Nobody has a choice left but what to keep.
template <class Scoring>
Found Search<Scoring>::last_trick() {
    OnTable table = {.turn = static_cast<std::uint8_t>(leader_)};
    for (std::size_t i = 0; i < world_.hands; ++i) table = with(table, lowest_in(held_[table.turn]));
    const std::size_t winner = table.winner;
    Found found{scoring_.value(), decisive_in(table)};
    if constexpr (Scoring::counts_tricks) {
        found.value += scoring_.maximises(winner) ? 1 : 0;
    } else {
        const FamilySet useful = table.keepable() & scoring_.wanted(winner);
        if (useful == 0 || open_tricks() == 0) return found;
        const auto family = static_cast<std::size_t>(std::countr_zero(useful));
        scoring_.keep(winner, family);
        const int kept = scoring_.value();
        scoring_.give_back(winner, family);
        found.value = scoring_.maximises(winner) ? std::max(found.value, kept) : std::min(found.value, kept);
    }
    return found;
}

template <class Scoring>
Found Search<Scoring>::turn(const OnTable& table, int target) {
    const bool maximises = scoring_.maximises(table.turn);
    Found best{maximises ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max(), 0};
    Bits tried = 0;  // and all that cannot do better than what was
    Moves left = moves(table);
    while (left.count != 0) {
        const Card card = left.take_best();
        if ((tried & bit(card)) != 0) continue;
        const Found found = play(card, table, target);
        if (is_stopped_) return {};
        if ((found.value >= target) == maximises) return found;
        best.value = maximises ? std::max(best.value, found.value) : std::min(best.value, found.value);
        best.decisive |= found.decisive;
        if (covers_ != 0 || is_joker(card)) continue;
        const Bits decisive = found.decisive & lane_with(card);
        const Bits low = decisive == 0 ? lane_with(card) : lane_with(card) & below(lowest(decisive));
        if ((low & bit(card)) != 0) tried |= low & same_kind(card, table);
    }
    return best;
}

template <class Scoring>
Found Search<Scoring>::play(Card card, const OnTable& table, int target) {
    held_[table.turn] ^= bit(card);
    const OnTable next = with(table, card);
    const Found found = next.count == world_.hands ? complete(next, target) : turn(next, target);
    held_[table.turn] ^= bit(card);
    return found;
}

template <class Scoring>
Found Search<Scoring>::complete(const OnTable& table, int target) {
    const Counts counts = counts_;
    const Bits left = left_;
    const std::size_t leader = leader_;
    const Bits decisive = decisive_in(table);
    for (Bits cards = table.cards & all_cards; cards != 0; cards &= cards - 1) add(lowest_in(cards), -1);
    if (world_.covers != 0) turn_up(table.cards, +1);
    left_ &= ~table.cards;
    leader_ = table.winner;
    Found found;
    if constexpr (Scoring::counts_tricks) {
        scoring_.win(table.winner);
        --tricks_left_;
        found = trick(target);
        scoring_.lose(table.winner);
    } else {
        const bool is_open = tricks_left_ <= world_.tricks_open;
        --tricks_left_;
        found = is_open ? capture(table, target) : trick(target);
    }
    ++tricks_left_;
    leader_ = leader;
    left_ = left;
    counts_ = counts;
    if (world_.covers != 0) turn_up(table.cards, -1);
    found.decisive |= decisive;
    return found;
}

// Turns up what lay beneath the cards of a trick, or covers it again.
template <class Scoring>
void Search<Scoring>::turn_up(Bits trick, int sign) {
    for (Bits cards = trick & all_cards; cards != 0; cards &= cards - 1) {
        const Card card = lowest_in(cards);
        if (world_.beneath[at(card)] == Card::none) continue;
        held_[world_.owner[at(card)]] ^= bit(world_.beneath[at(card)]);
        covers_ -= sign;
    }
}

template <class Scoring>
Found Search<Scoring>::capture(const OnTable& table, int target) {
    const std::size_t hand = table.winner;
    FamilySet useful = table.keepable() & scoring_.wanted(hand);
    if (useful == 0) return trick(target);
    const bool maximises = scoring_.maximises(hand);
    Found best{maximises ? std::numeric_limits<int>::min() : std::numeric_limits<int>::max(), 0};
    const auto is_settled = [&](const Found& found) {
        best.value = maximises ? std::max(best.value, found.value) : std::min(best.value, found.value);
        best.decisive |= found.decisive;
        return is_stopped_ || (found.value >= target) == maximises;
    };
    for (; useful != 0; useful &= useful - 1) {
        const auto family = static_cast<std::size_t>(std::countr_zero(useful));
        scoring_.keep(hand, family);
        const Found found = trick(target);
        scoring_.give_back(hand, family);
        if (is_settled(found)) return found;
    }
    if (scoring_.may_leave()) {
        const Found found = trick(target);
        if (is_settled(found)) return found;
    }
    return best;
}

}  // namespace farfalia

#include "games/farfalia/solver_moves.hpp"

#include "games/farfalia/solver_search.hpp"

namespace farfalia {

namespace {

std::size_t at(Card card) { return static_cast<std::size_t>(index(card)); }

}  // namespace

void Search::take(const Scene& scene, const CaptureScoring& scoring) {
    world_.take(scene);
    scoring_ = scoring;
    held_ = world_.held;
    left_ = world_.left;
    leader_ = world_.leader;
    tricks_left_ = world_.tricks_left;
    covers_ = world_.covers;
    counts_ = {};
    for (Bits cards = left_; cards != 0; cards &= cards - 1) add(lowest_in(cards), +1);
    root_ = new_table();
    for (const Card card : world_.trick) root_ = with(root_, card);
}

std::optional<int> Search::value(std::int64_t nodes_max, std::optional<int> guess) {
    const auto found_for = [this](int target) { return root_.count == 0 ? trick(target) : turn(root_, target); };
    return settle(nodes_max, guess, found_for);
}

std::optional<int> Search::value_after(Card card, std::int64_t nodes_max, std::optional<int> guess) {
    return settle(nodes_max, guess, [&](int target) { return play(world_.moved(card), root_, target); });
}

// Closes in on the value from a guess, by asking again and again whether it is at least so much.
template <class Continue>
std::optional<int> Search::settle(std::int64_t nodes_max, std::optional<int> guess, const Continue& found_for) {
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

bool Search::are_alike(Card one, Card other) const {
    const Card a = world_.moved(one), b = world_.moved(other);
    if (is_joker(a) || is_joker(b) || suit_of(a) != suit_of(b)) return a == b;
    if (world_.beneath[at(a)] != world_.beneath[at(b)]) return false;
    return others_below(a, root_.turn) == others_below(b, root_.turn) && (same_kind(a, root_) & bit(b)) != 0;
}

OnTable Search::new_table() const {
    const Bits told_apart = scoring_.told_apart(counts_.families, open_tricks());
    return {.turn = static_cast<std::uint8_t>(leader_), .told_apart = told_apart};
}

OnTable Search::with(const OnTable& table, Card card) const {
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

void Search::add(Card card, int sign) {
    const auto factor = static_cast<std::uint64_t>(sign);
    counts_.shape += factor * world_.shape[at(card)];
    counts_.butterfly_shapes[suit_at(card)] += factor * world_.butterfly_shape[at(card)];
    counts_.families += factor * one_of(farfalia::at(world_.family[at(card)]));
}

Found Search::trick(int target) {
    const Range range = scoring_.range(counts_.families, open_tricks());
    if (range.low >= target) return {range.low, 0};
    if (range.high < target) return {range.high, 0};
    if (tricks_left_ == 1 && !world_.has_spares) return last_trick();
    const OnTable table = new_table();
    const std::uint64_t its_key = key(table.told_apart);
    const Lanes its_lanes = lanes(table.told_apart);
    if (const Pattern* known = table_.find(its_key, its_lanes, target)) {
        const bool is_enough = known->bounds.low >= target;
        return {is_enough ? known->bounds.low : known->bounds.high, decisive_of(known->depths)};
    }
    if (++nodes_ > nodes_max_) {
        is_stopped_ = true;
        return {};
    }
    const Found found = turn(table, target);
    if (is_stopped_) return {};
    Bounds bounds;
    (found.value >= target ? bounds.low : bounds.high) = static_cast<std::int16_t>(found.value);
    table_.add(its_key, its_lanes, depths_of(found.decisive), bounds);
    return found;
}

// Nobody has a choice left but what to keep.
Found Search::last_trick() {
    OnTable table = {.turn = static_cast<std::uint8_t>(leader_)};
    for (std::size_t i = 0; i < world_.hands; ++i) table = with(table, lowest_in(held_[table.turn]));
    const std::size_t winner = table.winner;
    Found found{scoring_.value(), decisive_in(table)};
    const FamilySet useful = table.keepable() & scoring_.wanted(winner);
    if (useful == 0 || open_tricks() == 0) return found;
    const auto family = static_cast<std::size_t>(std::countr_zero(useful));
    scoring_.keep(winner, family);
    const int kept = scoring_.value();
    scoring_.give_back(winner, family);
    found.value = scoring_.maximises(winner) ? std::max(found.value, kept) : std::min(found.value, kept);
    return found;
}

Found Search::turn(const OnTable& table, int target) {
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

Found Search::play(Card card, const OnTable& table, int target) {
    held_[table.turn] ^= bit(card);
    const OnTable next = with(table, card);
    const Found found = next.count == world_.hands ? complete(next, target) : turn(next, target);
    held_[table.turn] ^= bit(card);
    return found;
}

Found Search::complete(const OnTable& table, int target) {
    const Counts counts = counts_;
    const Bits left = left_;
    const std::size_t leader = leader_;
    const Bits decisive = decisive_in(table);
    for (Bits cards = table.cards & all_cards; cards != 0; cards &= cards - 1) add(lowest_in(cards), -1);
    if (world_.covers != 0) turn_up(table.cards, +1);
    left_ &= ~table.cards;
    leader_ = table.winner;
    const bool is_open = tricks_left_ <= world_.tricks_open;
    --tricks_left_;
    Found found = is_open ? capture(table, target) : trick(target);
    ++tricks_left_;
    leader_ = leader;
    left_ = left;
    counts_ = counts;
    if (world_.covers != 0) turn_up(table.cards, -1);
    found.decisive |= decisive;
    return found;
}

// Turns up what lay beneath the cards of a trick, or covers it again.
void Search::turn_up(Bits trick, int sign) {
    for (Bits cards = trick & all_cards; cards != 0; cards &= cards - 1) {
        const Card card = lowest_in(cards);
        if (world_.beneath[at(card)] == Card::none) continue;
        held_[world_.owner[at(card)]] ^= bit(world_.beneath[at(card)]);
        covers_ -= sign;
    }
}

Found Search::capture(const OnTable& table, int target) {
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

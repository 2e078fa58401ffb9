#include "games/farfalia/judgement.hpp"

#include <algorithm>

namespace farfalia {

namespace {

// In points of an ordinary deal. Found by letting players with different weights play each other.
constexpr double power = 1.4;           // of a card that nothing out can beat
constexpr double power_left = 0.7;      // of that, for each card out that can
constexpr double trump = 4.5;           // of the highest trump besides, for all it can ruff,
constexpr double trump_left = 0.81;     // and what is left of that for each trump out above it
constexpr double rank_up = 0.06;        // of one rank more
constexpr double ticket = 0.3;          // of a card that one's own side needs
constexpr double burden = 0.15;         // of a card that others need
constexpr double joker = 1.5;           // that burns
constexpr double drawing = 1.2;         // of leading trumps, for each trump held,
constexpr double drawn_at = 0.5;        // less this part of it for each one out
constexpr double partner_throws = 0.875;  // the chance that a partner without the suit has a card the side needs
constexpr double full_prize = 15;
constexpr double plenty = 0.25;         // of one card more to be found of a family, for each that is needed

using BySide = std::array<double, max_sides>;

// The chance that a hand of `size` of the `out` cards has none of `asked` certain ones.
class Misses {
public:
    static constexpr std::size_t sizes = cards_max + 1, outs = deck_size + 1, askeds = rank_max + 1;
    Misses() {
        for (std::size_t size = 0; size < sizes; ++size) {
            for (std::size_t out = 0; out < outs; ++out) fill(size, out);
        }
    }
    double operator()(std::size_t size, std::size_t out, std::size_t asked) const { return chance_[size][out][asked]; }

private:
    void fill(std::size_t size, std::size_t out) {
        double chance = 1;
        for (std::size_t asked = 0; asked < askeds; ++asked) {
            chance_[size][out][asked] = static_cast<float>(chance);
            const double elsewhere = static_cast<double>(out) - static_cast<double>(size + asked);
            chance = elsewhere > 0 ? chance * elsewhere / static_cast<double>(out - asked) : 0;
        }
    }
    std::array<std::array<std::array<float, askeds>, outs>, sizes> chance_{};
};

double to_the_power(double base, int exponent) {
    double result = 1;
    for (int i = 0; i < exponent; ++i) result *= base;
    return result;
}

Bits above(Card card) { return cards_of(suit_of(card)) & ~((bit(card) << 1) - 1); }

// What the player whose turn it is knows, and what he thinks of his cards.
class Judge {
public:
    explicit Judge(const Scene& scene)
        : scene_(scene), me_(scene.turn()), mine_(scene.at_side(me_)), trump_(Suit(static_cast<int>(scene.trump))) {
        out_ = all_cards & ~scene.gone;
        if (me_ == 0) out_ &= ~scene.aside;  // the dealer knows what he put aside
        for (std::size_t hand = 0; hand < hands(); ++hand) {
            if (sees(hand)) out_ &= ~scene.held[hand];
        }
        out_count_ = static_cast<std::size_t>(std::popcount(out_));
        const double left = scene.tricks_of - scene.tricks - 1;
        time_left_ = left / (left + 1);
        for (std::size_t side = 0; side < sides(); ++side) {
            prize_[side] = prize_of(side);
            if (side != mine_) others_want_ |= scene.wants[side];
        }
        for (std::size_t i = 0; i < scene.trick.size(); ++i) {
            if (i > 0 && !beats(scene.trick[i], best_, scene.trick[0])) continue;
            best_ = scene.trick[i];
            best_hand_ = scene.hand_at(i);
        }
    }

    double worth(Card card) const {
        const Card led = scene_.trick.empty() ? card : scene_.trick[0];
        const bool takes_over = scene_.trick.empty() || beats(card, best_, led);
        const BySide wins = takes_over ? chances_to_win(me_, card, led) : chances_to_win(best_hand_, best_, led);
        double worth = scene_.can_capture() ? trick_worth(card, led, wins) : 0.0;
        if (scene_.trick.empty() && is_trump(card)) {
            const Bits trumps = cards_of(trump_);
            worth += drawing * (std::popcount(scene_.held[me_] & trumps) - drawn_at * std::popcount(out_ & trumps));
        }
        return worth - worth_later(card);
    }

private:
    std::size_t hands() const { return static_cast<std::size_t>(scene_.hands); }
    std::size_t sides() const { return static_cast<std::size_t>(scene_.sides); }
    bool sees(std::size_t hand) const { return (scene_.sees[me_] & hand_bit(hand)) != 0; }
    bool is_trump(Card card) const { return scene_.trump != Trump::none && suit_of(card) == trump_; }
    double rivals() const { return scene_.sides - 1; }
    bool beats(Card card, Card other, Card led) const {
        return strength(card, suit_of(led), scene_.trump) > strength(other, suit_of(led), scene_.trump);
    }

    // What a card more is worth to a side: the mean of those it still lacks.
    double prize_of(std::size_t side) const {
        const auto kept = static_cast<std::size_t>(scene_.kept[side]);
        if (kept == subject_count) return 0;
        const double full = scene_.points[subject_count];
        return full_prize * (full - scene_.points[kept]) / full / static_cast<double>(subject_count - kept);
    }

    double trick_worth(Card card, Card led, const BySide& wins) const {
        const Bits burnt = burnt_by(scene_.trick) | (is_joker(card) ? cards_of(family_of(card)) : 0);
        const Bits content = (bits_of(scene_.trick) | bit(card)) & ~burnt;
        double worth = 0;
        for (std::size_t side = 0; side < sides(); ++side) {
            if (wins[side] == 0 || prize_[side] == 0) continue;
            const Bits wanted = scene_.wants[side] & ~burnt;
            const double finds = (content & wanted) != 0 ? 1.0 : chance_to_fall(side, wanted, led);
            worth += (side == mine_ ? 1.0 : -1.0 / rivals()) * wins[side] * finds * prize_[side];
        }
        return worth;
    }

    // The chance that a hand has none of these cards.
    double lacks(std::size_t hand, Bits cards) const {
        if (sees(hand)) return (scene_.held[hand] & cards) == 0 ? 1.0 : 0.0;
        static const Misses misses;
        const auto asked = static_cast<std::size_t>(std::popcount(cards & out_));
        return misses(static_cast<std::size_t>(scene_.size[hand]), out_count_, asked);
    }
    double lacks_suit(std::size_t hand, Suit suit) const {
        const bool has_shown = !sees(hand) && (scene_.voids[hand] >> index(suit) & 1u) != 0;
        return has_shown ? 1.0 : lacks(hand, cards_of(suit));
    }

    double chance_to_beat(std::size_t hand, Card best, Card led) const {
        const Suit suit = suit_of(led);
        const double is_void = lacks_suit(hand, suit);
        if (suit_of(best) != suit) {  // it was ruffed
            return is_void * (lacks_suit(hand, trump_) < 1 ? 1 - lacks(hand, above(best)) : 0.0);
        }
        const double follows = is_void < 1 ? 1 - lacks(hand, above(best)) : 0.0;
        if (scene_.trump == Trump::none || suit == trump_) return follows;
        return follows + (1 - follows) * is_void * (1 - lacks_suit(hand, trump_));
    }

    // Of every side to win the trick, if everybody after me beats what can be beaten but not a partner's card.
    BySide chances_to_win(std::size_t hand, Card best, Card led) const {
        BySide wins{};
        wins[scene_.at_side(hand)] = 1;
        for (std::size_t place = scene_.trick.size() + 1; place < hands(); ++place) {
            const std::size_t later = scene_.hand_at(place);
            const std::size_t side = scene_.at_side(later);
            if (wins[side] == 1) continue;
            const double beating = chance_to_beat(later, best, led);
            for (double& win : wins) win *= 1 - beating;
            wins[side] += beating;
        }
        return wins;
    }

    // The chance that a card this side wants falls behind me: a partner gives one if it can, others if they must.
    double chance_to_fall(std::size_t side, Bits wanted, Card led) const {
        const Bits lane = cards_of(suit_of(led)) & out_;
        const double lane_size = std::popcount(lane);
        const double share = lane == 0 ? 0.0 : std::popcount(lane & wanted) / lane_size;
        double none = 1;
        for (std::size_t place = scene_.trick.size() + 1; place < hands(); ++place) {
            const std::size_t hand = scene_.hand_at(place);
            const bool is_partner = scene_.at_side(hand) == side;
            if (sees(hand)) {
                const Bits may = playable(scene_.held[hand], led);
                if (is_partner ? (may & wanted) != 0 : (may & ~wanted) == 0) return 1;
            } else if (is_partner) {
                const double follows = 1 - std::max(lacks_suit(hand, suit_of(led)), lacks(hand, lane));
                none *= (1 - follows * share) * (1 - (1 - follows) * partner_throws);
            }
        }
        return 1 - none;
    }

    double worth_later(Card card) const {
        if (is_joker(card)) return joker * time_left_;
        const int over = std::popcount(out_ & above(card));
        double worth = power * to_the_power(power_left, over) + rank_up * rank_of(card);
        if (is_trump(card)) worth += trump * to_the_power(trump_left, over);
        if ((scene_.wants[mine_] & bit(card)) != 0) worth += ticket;
        if ((others_want_ & bit(card)) != 0) worth -= burden / rivals();
        return worth * time_left_;
    }

    const Scene& scene_;
    std::size_t me_;
    std::size_t mine_;  // side
    Suit trump_;        // if there is one
    Bits out_ = 0;      // cards that lie where I do not see them
    std::size_t out_count_ = 0;
    double time_left_ = 0;  // 1 at the beginning, 0 at the last trick
    BySide prize_{};
    Bits others_want_ = 0;
    Card best_ = Card::none;      // of the trick so far
    std::size_t best_hand_ = 0;
};

// How many cards of a family may still turn up for each one that the side to keep a card needs.
double supply_of(const Scene& scene, Family family) {
    const int needed = scene.needs[scene.at_side(scene.turn())][at(family)];
    return static_cast<double>(std::popcount(cards_of(family) & ~scene.gone)) / needed;
}

}  // namespace

Card best_card(const Scene& scene) {
    const Bits playable = scene.playable();
    Card best = lowest_in(playable);
    if (std::has_single_bit(playable)) return best;
    const Judge judge(scene);
    double best_worth = judge.worth(best);
    for (Bits left = playable & (playable - 1); left != 0; left &= left - 1) {
        const double worth = judge.worth(lowest_in(left));
        if (worth > best_worth) best = lowest_in(left), best_worth = worth;
    }
    return best;
}

// Of the family that will be hardest to find again.
Card best_capture(const Scene& scene) {
    const Bits keepable = scene.keepable();
    Card best = Card::none;
    double fewest = 0;
    for (int family = 0; family < family_count; ++family) {
        const Bits cards = keepable & cards_of(Family(family));
        if (cards == 0) continue;
        const double supply = supply_of(scene, Family(family));
        if (best == Card::none || supply < fewest) best = lowest_in(cards), fewest = supply;
    }
    return best;
}

core::List<Weighed, cards_max + 1> weighed(const Scene& scene) {
    core::List<Weighed, cards_max + 1> choices;
    if (scene.is_capturing()) {
        for (int family = 0; family < family_count; ++family) {
            const Bits cards = scene.keepable() & cards_of(Family(family));
            if (cards != 0) choices.push_back({lowest_in(cards), -plenty * supply_of(scene, Family(family))});
        }
        return choices;
    }
    const Judge judge(scene);
    for (Bits left = scene.playable(); left != 0; left &= left - 1) {
        choices.push_back({lowest_in(left), judge.worth(lowest_in(left))});
    }
    return choices;
}

void go_on(Scene& scene) {
    if (scene.is_capturing()) {
        scene.keep(best_capture(scene));
    } else {
        scene.play(best_card(scene));
    }
}

}  // namespace farfalia

#include "games/farfalia/opening.hpp"

#include <algorithm>
#include <tuple>

namespace farfalia {

namespace {

constexpr int high_ranks = 4;  // from 13 down
// The chance that the 13, 12, .. wins a trick of its suit, with so many lower cards to protect it as it is below 13.
constexpr std::array<double, high_ranks> wins_plain = {0.85, 0.55, 0.3, 0.12};
constexpr std::array<double, high_ranks> wins_as_trump = {1.0, 0.9, 0.75, 0.6};
constexpr double any_trump = 0.42;
constexpr double unprotected = 0.4;            // what is left of a high card that has too few beside it
constexpr double no_trumps_keep = 1.25;        // high cards of a hand without trumps are not ruffed
constexpr std::array<double, 3> shortness = {0.5, 0.25, 0.05};  // of a side suit with no, one, two cards, given trumps
constexpr int trumps_to_ruff = 3;

double plain_suit(Bits cards) {
    double tricks = 0;
    const int length = std::popcount(cards);
    for (int below = 0; below < high_ranks; ++below) {
        if ((cards >> (rank_max - 1 - below) & 1u) == 0) continue;
        tricks += wins_plain[static_cast<std::size_t>(below)] * (length > below ? 1.0 : unprotected);
    }
    return tricks + (length > 5 ? 0.25 * (length - 5) : 0.0);
}

double trump_suit(Bits cards) {
    double tricks = any_trump * std::popcount(cards);
    for (int below = 0; below < high_ranks; ++below) {
        if ((cards >> (rank_max - 1 - below) & 1u) != 0) {
            tricks += wins_as_trump[static_cast<std::size_t>(below)] - any_trump;
        }
    }
    return tricks;
}

void add_openings(std::vector<Opening>& all, Bits hand, int count, Trump trump) {
    const Bits cards = hand & all_cards;
    for (Bits first = cards; first != 0; first &= first - 1) {
        const Bits one = first & -first;
        if (count == 1) {
            all.push_back({one, trump, promise(hand & ~one, trump)});
            continue;
        }
        for (Bits second = first & (first - 1); second != 0; second &= second - 1) {
            const Bits two = one | (second & -second);
            all.push_back({two, trump, promise(hand & ~two, trump)});
        }
    }
    if (count == 0) all.push_back({0, trump, promise(hand, trump)});
}

}  // namespace

double promise(Bits hand, Trump trump) {
    double tricks = 0;
    const int trumps = trump == Trump::none ? 0 : std::popcount(hand & cards_of(Suit(static_cast<int>(trump))));
    for (int suit = 0; suit < suit_count; ++suit) {
        const Bits cards = hand >> (16 * suit) & ranks;
        if (suit == static_cast<int>(trump)) {
            tricks += trump_suit(cards);
            continue;
        }
        tricks += plain_suit(cards) * (trump == Trump::none ? no_trumps_keep : 1.0);
        const auto length = static_cast<std::size_t>(std::popcount(cards));
        if (trumps >= trumps_to_ruff && length < shortness.size()) tricks += shortness[length];
    }
    return tricks;
}

std::vector<Opening> openings(const View& view) {
    const Open& open = view.open;
    const bool is_named = open.phase == Phase::discarding && open.seats != 5;  // R31
    const int count = view.discards.empty() ? discards_of(open) : 0;
    std::vector<Opening> all;
    for (int trump = 0; trump <= static_cast<int>(Trump::none); ++trump) {
        if (!is_named || Trump(trump) == open.trump) add_openings(all, view.hand.bits(), count, Trump(trump));
    }
    std::sort(all.begin(), all.end(), [](const Opening& a, const Opening& b) {
        return std::tie(b.promise, a.trump, a.aside) < std::tie(a.promise, b.trump, b.aside);
    });
    return all;
}

bool is_worth_a_joker(const Open& open, core::Seat seat) {
    const int deals = deals_of(open);
    if (deals == 0) return true;  // the score ends the game, perhaps soon
    return deals - open.deal <= open.doublings[core::at(seat)];
}

}  // namespace farfalia

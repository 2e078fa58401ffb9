// The beginner. Has a habit for every moment and looks no further than its own hand and the trick: plays high
// when it likes what lies there, low when it does not, trumps its longest suit, keeps whatever it may keep.
// Which cards are gone, who is void and that it has a partner it forgets.
#include "games/farfalia/bots.hpp"
#include "games/farfalia/course.hpp"

namespace farfalia {

namespace {

constexpr std::uint32_t dreams_one_in = 8;   // and plays the first card at hand
constexpr std::uint32_t no_trump_one_in = 8;
constexpr std::uint32_t stakes_one_in = 3;
constexpr std::uint32_t burns_one_in = 4;    // whenever its joker may be played

Card any_of(Bits cards, core::Rng& rng) {
    return nth_in(cards, rng.below(static_cast<std::uint32_t>(std::popcount(cards))));
}

Card card_to_play(const View& view, core::Rng& rng) {
    const Bits playable = view.playable.bits();
    const Bits cards = playable & all_cards;
    if (cards == 0 || ((playable & all_jokers) != 0 && rng.chance(burns_one_in))) {
        return lowest_in((playable & all_jokers) != 0 ? playable & all_jokers : playable);
    }
    if (rng.chance(dreams_one_in)) return any_of(cards, rng);

    const Open& open = view.open;
    const TrickCards& trick = open.trick.cards;
    const auto side = static_cast<std::size_t>(open.hands[static_cast<std::size_t>(open.turn)].side);
    const Bits wanted = farfalia::wanted(needs_of(open, side));
    if (trick.empty()) return highest_rank_in((cards & wanted) != 0 ? cards & wanted : cards);

    const Suit led = suit_of(trick[0]);
    const int to_beat = strength(trick[winner_of(trick, open.trump)], led, open.trump);
    Bits winners = 0;
    for (Bits left = cards; left != 0; left &= left - 1) {
        const Card card = lowest_in(left);
        if (strength(card, led, open.trump) > to_beat) winners |= bit(card);
    }
    const bool likes_it = (bits_of(trick) & wanted) != 0;
    return likes_it && winners != 0 ? highest_rank_in(winners) : lowest_rank_in(cards);
}

}  // namespace

Rules::Action Apprenti::choose(const View& view, core::Seat, core::Rng& rng, const core::Budget&) const {
    switch (view.open.phase) {
        case Phase::staking: return Stake{rng.chance(stakes_one_in)};
        case Phase::discarding:
            return Discard{Cards::from_bits(lowest_ranks_in(view.hand.bits(), view.board.discards))};
        case Phase::naming:
            return Name{rng.chance(no_trump_one_in) ? Trump::none : longest_suit_in(view.hand.bits())};
        case Phase::capturing: return Keep{any_of(view.board.useful.bits(), rng)};
        default: return Play{card_to_play(view, rng)};
    }
}

}  // namespace farfalia

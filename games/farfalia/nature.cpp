// What nature does: it draws the first dealer, deals the cards and turns up the subjects.
#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {
namespace {

constexpr std::array<Card, deck_size> sorted_deck = [] {
    std::array<Card, deck_size> deck{};
    std::size_t size = 0;
    for (Bits left = all_cards; left != 0; left &= left - 1) deck[size++] = lowest_in(left);
    return deck;
}();

constexpr auto sorted_jokers = [] {
    std::array<Card, family_count * jokers_a_family> jokers{};
    for (std::size_t i = 0; i < jokers.size(); ++i) jokers[i] = joker_of(Family(i / jokers_a_family));
    return jokers;
}();

Deal deal(const Open& open, core::Rng& rng) {
    std::array<Card, deck_size> deck = sorted_deck;
    auto jokers = sorted_jokers;
    rng.shuffle(deck);
    if (open.config.jokers == Jokers::burning) rng.shuffle(jokers);
    Deal deal;
    std::size_t dealt = 0;
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        const Hand& hand = open.hands[i];
        Dealt each{.seat = hand.seat, .is_dummy = hand.is_dummy};
        for (int card = 0; card < dealt_to(open, i); ++card) each.cards.push_back(deck[dealt++]);
        if (open.config.jokers == Jokers::burning && !hand.is_dummy) each.joker = jokers[i];
        deal.hands.push_back(each);
    }
    return deal;
}

Propose propose(const Open& open, core::Rng& rng) {
    std::array<Family, family_count * subjects_a_family> pack{};
    std::uint32_t left = 0;
    for (std::size_t family = 0; family < family_count; ++family) {
        for (int i = 0; i < open.pack[family]; ++i) pack[left++] = Family(family);
    }
    Propose propose;
    while (propose.subjects.size() < subject_count) {
        const std::uint32_t drawn = rng.below(left--);
        propose.subjects.push_back(pack[drawn]);
        pack[drawn] = pack[left];
    }
    return propose;
}

}  // namespace

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    if (state.open.phase == Phase::beginning) return Begin{core::Seat(rng.die(state.open.seats) - 1)};
    if (state.open.phase == Phase::dealing) return deal(state.open, rng);
    return propose(state.open, rng);
}

}  // namespace farfalia

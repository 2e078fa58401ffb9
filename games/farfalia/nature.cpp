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

class Deck {
public:
    explicit Deck(core::Rng& rng) : rng_(rng) {}
    Card draw() {
        const std::uint32_t place = rng_.small(left_);
        const Card card = cards_[place];
        cards_[place] = cards_[--left_];
        drawn_ |= bit(card);
        return card;
    }
    Bits draw(int count) {
        const Bits before = drawn_;
        if (count == static_cast<int>(left_)) return all_cards & ~before;  // the last hand is what is left
        while (count-- > 0) draw();
        return drawn_ & ~before;
    }

private:
    core::Rng& rng_;
    std::array<Card, deck_size> cards_ = sorted_deck;
    std::uint32_t left_ = deck_size;
    Bits drawn_ = 0;
};

using Stock = std::array<std::int8_t, family_count>;  // of subjects or jokers, by family

Family draw_from(Stock& stock, core::Rng& rng) {
    std::uint32_t left = 0;
    for (const std::int8_t each : stock) left += static_cast<std::uint32_t>(each);
    auto place = static_cast<std::int8_t>(rng.small(left));
    std::size_t family = 0;
    while (place >= stock[family]) place = static_cast<std::int8_t>(place - stock[family++]);
    --stock[family];
    return Family(family);
}

Deal deal(const Open& open, core::Rng& rng) {
    Deck deck(rng);
    Stock jokers{};
    jokers.fill(jokers_a_family);
    Deal deal;
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        const Hand& hand = open.hands[i];
        Dealt each{.seat = hand.seat, .is_dummy = hand.is_dummy};
        if (hand.is_dummy) {
            while (each.beneath.size() < covered) each.beneath.push_back(deck.draw());
            while (each.columns.size() < columns_max) each.columns.push_back(deck.draw());
        } else {
            Bits cards = deck.draw(dealt_to(open, i));
            if (open.config.jokers == Jokers::burning) cards |= bit(joker_of(draw_from(jokers, rng)));
            each.cards = Cards::from_bits(cards);
        }
        deal.hands.push_back(each);
    }
    return deal;
}

Propose propose(const Open& open, core::Rng& rng) {
    Stock pack = open.pack;
    Propose propose;
    while (propose.subjects.size() < subject_count) propose.subjects.push_back(draw_from(pack, rng));
    return propose;
}

}  // namespace

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    const Open& open = state.open;
    if (open.phase == Phase::dealing) return deal(open, rng);
    if (open.phase == Phase::proposing) return propose(open, rng);
    return Begin{open.deal > 0 ? next_hands(open)[0].seat : core::Seat(rng.die(open.seats) - 1)};
}

}  // namespace farfalia

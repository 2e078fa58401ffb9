#include "games/farfalia/solver_world.hpp"

#include <algorithm>

namespace farfalia {

namespace {

std::size_t at(Card card) { return static_cast<std::size_t>(index(card)); }

template <class Use>
void for_each_card(Bits cards, const Use& use) {
    for (; cards != 0; cards &= cards - 1) use(lowest_in(cards));
}

std::size_t hand_at(const Scene& scene, std::size_t place) {
    return (static_cast<std::size_t>(scene.leader) + place) % static_cast<std::size_t>(scene.hands);
}

// All cards that belong to a hand, those it has on the table and those covered included.
Bits belonging_to(const Scene& scene, std::size_t hand) {
    Bits cards = scene.held[hand];
    for (std::size_t place = 0; place < scene.trick.size(); ++place) {
        if (hand_at(scene, place) == hand) cards |= bit(scene.trick[place]);
    }
    Bits covered_cards = 0;
    for_each_card(cards & all_cards, [&](Card card) {
        if (scene.beneath[at(card)] != Card::none) covered_cards |= bit(scene.beneath[at(card)]);
    });
    return cards | covered_cards;
}

}  // namespace

void World::take(const Scene& scene) {
    hands = static_cast<std::size_t>(scene.hands);
    trump = scene.trump;
    leader = static_cast<std::size_t>(scene.leader);
    tricks_left = scene.tricks_of - scene.tricks;
    tricks_open = scene.tricks_of - scene.captures_from;
    move_together(scene);

    held = {};
    trick = {};
    beneath.fill(Card::none);
    covers = 0;
    whole_salt = 0;
    int spare_cards = 0;
    for (std::size_t hand = 0; hand < hands; ++hand) {
        const Bits mine = belonging_to(scene, hand);
        own(scene, hand, mine);
        spare_cards = std::max(spare_cards, std::popcount(mine) - tricks_left);
    }
    has_spares = spare_cards > 0;
    for (const Card card : scene.trick) trick.push_back(moved(card));
    for (std::size_t suit = 0; suit < suit_count; ++suit) list_holders(suit);

    salt = scatter(static_cast<std::uint64_t>(trump) * 8 + hands);
    salt = scatter(salt + static_cast<std::uint64_t>(tricks_open) * 32 + static_cast<std::uint64_t>(spare_cards));
    for (std::size_t hand = 0; hand < hands; ++hand) {
        salt = scatter(salt + static_cast<std::uint64_t>(scene.side[hand]));
    }
}

void World::move_together(const Scene& scene) {
    Bits all = 0;
    for (std::size_t hand = 0; hand < hands; ++hand) all |= belonging_to(scene, hand) & all_cards;
    for (const Card joker : {Card{13}, Card{14}, Card{29}, Card{45}, Card{61}}) {
        moved_[at(joker)] = joker;
        family[at(joker)] = family_of(joker);
    }
    left = butterflies = 0;
    std::array<int, suit_count> filled{};
    for_each_card(all, [&](Card card) {
        const auto suit = static_cast<std::size_t>(suit_of(card));
        const Card to = card_of(suit_of(card), ++filled[suit]);
        moved_[at(card)] = to;
        family[at(to)] = family_of(card);
        left |= bit(to);
        if (is_butterfly(card)) butterflies |= bit(to);
    });
}

void World::own(const Scene& scene, std::size_t hand, Bits cards) {
    for_each_card(cards, [&](Card card) {
        if ((scene.held[hand] & bit(card)) != 0) held[hand] |= bit(moved(card));
        whole_salt += scatter(static_cast<std::uint64_t>(index(card)) * hands_max + hand);
        if (is_joker(card)) return;
        const Card to = moved(card);
        owner[at(to)] = static_cast<std::uint8_t>(hand);
        const auto suited = hand * suit_count + static_cast<std::size_t>(suit_of(card));
        shape[at(to)] = scatter(suited + 1);
        butterfly_shape[at(to)] = (butterflies & bit(to)) != 0 ? scatter(suited + 1000) : 0;
        const Card under = scene.beneath[at(card)];
        if (under == Card::none) return;
        beneath[at(to)] = moved(under);
        whole_salt += scatter(static_cast<std::uint64_t>(index(card)) * 64 + static_cast<std::uint64_t>(index(under)));
        ++covers;
    });
}

void World::list_holders(std::size_t suit) {
    const std::size_t sets = lane_index(left, suit) + 1;  // the cards lie together from the lowest bit on
    std::uint64_t* const list = &holders_[suit * (ranks + 1)];
    list[0] = 0;
    for (std::size_t set = 1; set < sets; ++set) {
        const Card low = Card(static_cast<int>(16 * suit) + std::countr_zero(set));
        const std::size_t higher = set & (set - 1);
        const std::uint64_t holder = std::uint64_t{owner[at(low)]} << 1 | ((butterflies & bit(low)) != 0 ? 1u : 0u);
        list[set] = list[higher] | holder << (60 - 4 * std::popcount(higher));
    }
}

}  // namespace farfalia

#include "games/farfalia/scene.hpp"

#include "games/farfalia/rules.hpp"

namespace farfalia {

namespace {

// What the open table tells everybody.
Scene scene_of(const Open& open) {
    Scene scene;
    scene.trump = open.trump;
    scene.hands = static_cast<std::int8_t>(open.hands.size());
    scene.sides = static_cast<std::int8_t>(open.kept.size());
    scene.tricks = open.tricks;
    scene.tricks_of = static_cast<std::int8_t>(tricks_of(open));
    scene.captures_from = static_cast<std::int8_t>(captures_from(open));
    scene.leader = open.trick.leader;
    scene.trick = open.trick.cards;
    scene.points = points_of(open);
    if (open.phase == Phase::capturing) scene.winner = open.turn;
    scene.gone = open.played.bits();
    scene.beneath.fill(Card::none);
    for (std::size_t hand = 0; hand < open.hands.size(); ++hand) {
        const Hand& each = open.hands[hand];
        scene.side[hand] = each.side;
        scene.size[hand] = static_cast<std::int8_t>(each.cards - (each.has_joker ? 1 : 0));
        scene.voids[hand] = static_cast<std::uint8_t>(each.voids.bits());
        for (std::size_t other = 0; other < open.hands.size(); ++other) {
            if (open.hands[other].seat == each.seat || open.hands[other].is_dummy) scene.sees[hand] |= hand_bit(other);
        }
        for (const Column& column : each.columns) {
            if (column.card != Card::none) scene.held[hand] |= bit(column.card);
        }
    }
    for (std::size_t side = 0; side < open.kept.size(); ++side) {
        scene.kept[side] = static_cast<std::int8_t>(open.kept[side].size());
        scene.needs[side] = needs_of(open, side);
        scene.wants[side] = wanted(scene.needs[side]);
    }
    return scene;
}

// To the trick on the table.
Card played_by(const Scene& scene, std::size_t hand) {
    const auto hands = static_cast<std::size_t>(scene.hands);
    return scene.trick[(hand + hands - static_cast<std::size_t>(scene.leader)) % hands];
}

}  // namespace

Scene scene_of(const State& world) {
    Scene scene = scene_of(world.open);
    for (std::size_t hand = 0; hand < world.open.hands.size(); ++hand) {
        scene.held[hand] = world.hidden.hands[hand].bits();
        const auto& columns = world.open.hands[hand].columns;
        for (std::size_t i = 0; i < world.hidden.beneath[hand].size(); ++i) {
            if (!columns[i].covers) continue;
            const Card cover = columns[i].card != Card::none ? columns[i].card : played_by(scene, hand);
            scene.beneath[static_cast<std::size_t>(cover)] = world.hidden.beneath[hand][i];
        }
    }
    scene.aside = world.hidden.discards.bits();
    return scene;
}

Scene scene_of(const View& view) {
    Scene scene = scene_of(view.open);
    const std::size_t mine = hand_of(view.open, view.me);
    if (mine < hands_max) scene.held[mine] = view.hand.bits();
    scene.aside = view.discards.bits();
    return scene;
}

void Scene::play(Card card) {
    const std::size_t hand = turn();
    held[hand] &= ~bit(card);
    if (!is_joker(card)) {
        gone |= bit(card);
        --size[hand];
        if (!trick.empty() && suit_of(card) != suit_of(trick[0])) {
            voids[hand] |= static_cast<std::uint8_t>(1u << index(suit_of(trick[0])));
        }
    }
    trick.push_back(card);
    if (trick.size() < static_cast<std::size_t>(hands)) return;
    winner = static_cast<std::int8_t>(hand_at(winner_of(trick, trump)));
    if (!can_capture() || keepable() == 0) keep(Card::none);
}

void Scene::keep(Card card) {
    const std::size_t mine = at_side(turn());
    if (card != Card::none) {
        const Family family = family_of(card);
        ++kept[mine];
        if (--needs[mine][at(family)] == 0) wants[mine] &= ~cards_of(family);
    }
    for (std::size_t i = 0; i < trick.size(); ++i) {  // what was covered is turned up
        const Card below = beneath[static_cast<std::size_t>(trick[i])];
        if (below != Card::none) held[hand_at(i)] |= bit(below);
    }
    leader = winner;
    winner = -1;
    trick = {};
    ++tricks;
}

}  // namespace farfalia

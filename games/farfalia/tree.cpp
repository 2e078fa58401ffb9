#include "games/farfalia/tree.hpp"

#include <algorithm>

namespace farfalia {

namespace {

constexpr double curiosity = 0.3;  // in prizes: how far a card that was tried little is given the benefit of the doubt
constexpr double tolerance = 1;    // in points: a card judged worse by this is tried a quarter as often at first

// How much of the first attention a card deserves that is judged worse than the best by so much.
double attention(double gap) {
    const double nearness = tolerance / (tolerance + gap);
    return nearness * nearness;
}

}  // namespace

Tree::Tree(const Open& open, std::size_t choices) : nodes_(choices) {
    for (const Hand& hand : open.hands) prizes_.emplace_back(open, hand.seat);
}

KeptCounts Tree::visit(std::size_t choice, Scene world) {
    auto node = static_cast<std::uint32_t>(choice);
    path_.assign(1, node);
    while (nodes_[node].visits > 0 && !world.is_over()) {
        const Step step = step_from(node, world);
        node = step.node != 0 ? step.node : add(node, step.card);
        path_.push_back(node);
        world.is_capturing() ? world.keep(step.card) : world.play(step.card);
    }
    while (!world.is_over()) go_on(world);
    for (const std::uint32_t passed : path_) {
        ++nodes_[passed].visits;
        for (std::size_t hand = 0; hand < prizes_.size(); ++hand) nodes_[passed].sum[hand] += prizes_[hand](world.kept);
    }
    return world.kept;
}

// What the player whose turn it is does: what has done him most good, with a bonus that judgement shares out and
// that melts as a card is tried. (This is PUCT over the cards his hand has in this world.)
Tree::Step Tree::step_from(std::uint32_t node, const Scene& world) const {
    const Node& here = nodes_[node];
    const std::size_t mover = world.turn();
    const auto choices = weighed(world);
    double top = choices[0].worth;
    for (const Weighed& choice : choices) top = std::max(top, choice.worth);
    double attentions = 0;
    for (const Weighed& choice : choices) attentions += attention(top - choice.worth);
    const double bonus = curiosity * __builtin_sqrt(static_cast<double>(here.visits)) / attentions;

    Step best;
    double best_hope = 0;
    for (const Weighed& choice : choices) {
        const std::uint32_t next = following(node, choice.card);
        const Node& known = next != 0 ? nodes_[next] : here;
        const int tried = next != 0 ? known.visits : 0;
        const double hope = known.sum[mover] / known.visits + bonus * attention(top - choice.worth) / (1 + tried);
        if (best.card == Card::none || hope > best_hope) best = {choice.card, next}, best_hope = hope;
    }
    return best;
}

std::uint32_t Tree::following(std::uint32_t node, Card card) const {
    std::uint32_t next = nodes_[node].first;
    while (next != 0 && nodes_[next].card != card) next = nodes_[next].next;
    return next;
}

std::uint32_t Tree::add(std::uint32_t node, Card card) {
    const auto added = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({.card = card, .next = nodes_[node].first});
    nodes_[node].first = added;
    return added;
}

}  // namespace farfalia

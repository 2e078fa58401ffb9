// What has been tried after each of a player's choices, and what came of it for everybody: a tree of the cards
// that all see fall. Every visit is in another world, so a node stands for all worlds that look alike to who
// thinks, and which cards lead on from it depends on the world. The more visits, the better everybody plays in it.
#pragma once

#include <vector>

#include "games/farfalia/judgement.hpp"
#include "games/farfalia/prize.hpp"

namespace farfalia {

class Tree {
public:
    Tree(const Open& open, std::size_t choices);

    // Plays this world, in which the choice has just been made, to its end; tells what everybody kept.
    KeptCounts visit(std::size_t choice, Scene world);

private:
    struct Node {
        Card card = Card::none;    // that led here
        std::uint32_t first = 0;   // of the nodes that follow; 0, which follows none, if there are none
        std::uint32_t next = 0;    // that follows the same node
        std::int32_t visits = 0;
        std::array<double, hands_max> sum{};  // of the prizes, by hand
    };
    struct Step {
        Card card = Card::none;
        std::uint32_t node = 0;  // 0: not there yet
    };

    Step step_from(std::uint32_t node, const Scene& world) const;
    std::uint32_t following(std::uint32_t node, Card card) const;
    std::uint32_t add(std::uint32_t node, Card card);

    std::vector<Prize> prizes_;         // by hand
    std::vector<Node> nodes_;           // the choices first
    std::vector<std::uint32_t> path_{}; // of the present visit
};

}  // namespace farfalia

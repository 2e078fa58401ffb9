#include "games/colorwords/search_words.hpp"

#include <algorithm>
#include <memory>

namespace colorwords {

namespace {

using lexicon::Graph;
using lexicon::List;

// Nodes that a list uses, in order of their numbers: edges of a graph lead to lower ones only.
std::vector<std::uint32_t> nodes_below(const Graph& graph, std::uint32_t root) {
    std::vector<std::uint32_t> found;
    if (root == 0) return found;
    std::vector<bool> is_seen(root + 1, false);
    found.push_back(root);
    is_seen[root] = true;
    for (std::size_t i = 0; i < found.size(); ++i) {
        for (std::uint32_t index = found[i];; ++index) {
            const Graph::Edge edge = graph.edge(index);
            if (edge.node() != 0 && !is_seen[edge.node()]) {
                is_seen[edge.node()] = true;
                found.push_back(edge.node());
            }
            if (edge.is_last()) break;
        }
    }
    std::ranges::sort(found);
    return found;
}

Bytes16 one_letter_later(Bytes16 row) {
    return __builtin_shufflevector(row, Bytes16{}, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
}

Outlook outlook_of(const WordNodes& nodes, const Trays& trays, int point) {
    std::array<Bytes16, 26> worth{};
    for (const Letter letter : trays) worth[static_cast<std::size_t>(char_of(letter) - 'A')] = all_of(2 * point);
    const Bytes16 done = all_of(1);
    Outlook outlook(nodes.count(), Bytes16{});
    for (std::uint32_t node = 1; node < nodes.count(); ++node) {
        Bytes16 best{};
        for (const WordNodes::Edge& edge : nodes.edges(node)) {
            Bytes16 rest = outlook[edge.node];
            if (edge.ends_word) rest = most(rest, done);
            rest = one_letter_later(rest);
            const auto is_possible = std::bit_cast<Bytes16>(rest != 0);
            best = most(best, rest + (worth[static_cast<std::size_t>(edge.letter - 'A')] & is_possible));
        }
        outlook[node] = best;
    }
    return outlook;
}

struct Learnt {  // of one list
    Learnt(const Graph& of, List which) : graph(&of), list(which), nodes(of, which) {}
    const Graph* graph;
    List list;
    WordNodes nodes;
    struct Look {
        Trays trays{};
        int point = 0;
        Outlook outlook{};
    };
    std::vector<Look> looks{};  // the latest first
};

constexpr std::size_t looks_max = 4;

Learnt& learnt_of(const Graph& graph, List list) {
    thread_local std::vector<std::unique_ptr<Learnt>> all;
    for (const auto& each : all) {
        if (each->graph == &graph && each->list == list) return *each;
    }
    all.push_back(std::make_unique<Learnt>(graph, list));
    return *all.back();
}

}  // namespace

WordNodes::WordNodes(const Graph& graph, List list) {
    const std::vector<std::uint32_t> found = nodes_below(graph, graph.root(list));
    const auto number_of = [&](std::uint32_t node) {
        if (node == 0) return 0u;
        return 1 + static_cast<std::uint32_t>(std::ranges::lower_bound(found, node) - found.begin());
    };
    starts_ = {0, 0};
    for (const std::uint32_t node : found) {
        for (std::uint32_t index = node;; ++index) {
            const Graph::Edge edge = graph.edge(index);
            edges_.push_back({number_of(edge.node()), edge.letter(), edge.ends_word()});
            if (edge.is_last()) break;
        }
        starts_.push_back(static_cast<std::uint32_t>(edges_.size()));
    }
}

Prospect prospect(const Graph& graph, List list, const Trays& trays, int point) {
    Learnt& learnt = learnt_of(graph, list);
    Trays sorted = trays;  // the colours do not matter here
    std::ranges::sort(sorted);
    auto& looks = learnt.looks;
    const auto known = std::ranges::find_if(looks, [&](const Learnt::Look& look) {
        return look.trays == sorted && look.point == point;
    });
    if (known == looks.end()) {
        if (looks.size() == looks_max) looks.pop_back();
        looks.insert(looks.begin(), {sorted, point, outlook_of(learnt.nodes, trays, point)});
    } else {
        std::rotate(looks.begin(), known, known + 1);
    }
    return {&learnt.nodes, &looks.front().outlook};
}

}  // namespace colorwords

#include "games/colorwords/search_words.hpp"

#include <algorithm>
#include <memory>
#include <tuple>

namespace colorwords {

namespace {

using lexicon::Graph;
using lexicon::List;

struct NodeShape {
    std::uint32_t node = 0;
    std::uint32_t height = 0;  // how many letters may follow
    std::uint32_t edges = 0;
    auto rank() const { return std::tuple(height, edges, node); }
};

// Nodes that a list uses, each behind all that it leads to.
class Shapes {
public:
    Shapes(const Graph& graph, std::uint32_t root) : graph_(graph), heights_(root + 1, 0) {
        if (root != 0) visit(root);
        std::ranges::sort(found_, {}, &NodeShape::rank);
    }
    const std::vector<NodeShape>& found() const { return found_; }

private:
    std::uint32_t visit(std::uint32_t node) {  // as deep as words are long
        if (node == 0 || heights_[node] != 0) return heights_[node];
        NodeShape shape{.node = node};
        for (std::uint32_t index = node;; ++index) {
            const Graph::Edge edge = graph_.edge(index);
            shape.height = std::max(shape.height, 1 + visit(edge.node()));
            ++shape.edges;
            if (edge.is_last()) break;
        }
        found_.push_back(shape);
        return heights_[node] = shape.height;
    }

    const Graph& graph_;
    std::vector<std::uint32_t> heights_;
    std::vector<NodeShape> found_;
};

Bytes16 one_letter_later(Bytes16 row) {
    return __builtin_shufflevector(row, Bytes16{}, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
}

void look(Outlook& outlook, const WordNodes& nodes, const Trays& trays, int point) {
    std::array<Bytes16, 26> worth{};
    for (const Letter letter : trays) worth[static_cast<std::size_t>(char_of(letter) - 'A')] = all_of(2 * point);
    const std::array<Bytes16, 2> done = {Bytes16{}, all_of(1)};
    outlook.resize(nodes.count());  // of no node: all 0, and it stays so
    for (std::uint32_t node = 1; node < nodes.count(); ++node) {
        Bytes16 best{};
        for (const WordNodes::Edge& edge : nodes.edges(node)) {
            const Bytes16 rest = one_letter_later(most(outlook[edge.node()], done[edge.ends_word() ? 1 : 0]));
            const auto is_possible = std::bit_cast<Bytes16>(rest != 0);
            best = most(best, rest + (worth[static_cast<std::size_t>(edge.letter() - 'A')] & is_possible));
        }
        outlook[node] = best;
    }
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
    const std::uint32_t root = graph.root(list);
    const Shapes shapes(graph, root);
    std::vector<std::uint32_t> numbers(root + 1, 0);
    starts_ = {0, 0};
    for (const NodeShape& shape : shapes.found()) {
        numbers[shape.node] = count();
        for (std::uint32_t index = shape.node; index < shape.node + shape.edges; ++index) {
            const Graph::Edge edge = graph.edge(index);
            const auto letter = static_cast<std::uint32_t>(edge.letter() - 'A');
            edges_.push_back(Edge(numbers[edge.node()] << 8 | (edge.ends_word() ? 32u : 0u) | letter));
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
    if (known != looks.end()) {
        std::rotate(looks.begin(), known, known + 1);
        return {&learnt.nodes, &looks.front().outlook};
    }
    if (looks.size() < looks_max) looks.emplace_back();
    std::rotate(looks.begin(), looks.end() - 1, looks.end());  // over the oldest: its memory is used again
    Learnt::Look& latest = looks.front();
    latest.trays = sorted;
    latest.point = point;
    look(latest.outlook, learnt.nodes, trays, point);
    return {&learnt.nodes, &latest.outlook};
}

}  // namespace colorwords

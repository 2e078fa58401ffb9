#include "lexicon/graph.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

namespace lexicon {

namespace {

using Edge = Graph::Edge;

constexpr std::uint32_t alphabet = (1u << 26) - 1;

// What `over` knows of the nodes before the one it looks at: how many letters may follow, 0 where no node begins.
// Edges lead back only, to where a node begins: so every way ends, after word_max letters at most.
bool is_sound(const Graph& graph, std::uint32_t size) {
    std::vector<std::uint8_t> heights(size, 0);
    for (std::uint32_t at = 0; at < size;) {
        const std::uint32_t node = at + 1;
        const std::uint32_t letters = graph.letters(node);
        const auto count = static_cast<std::uint32_t>(std::popcount(letters));
        if (letters == 0 || letters > alphabet || count >= size - at) return false;
        std::uint32_t seen = 0;
        int height = 0;
        for (std::uint32_t index = node; index < node + count; ++index) {
            const Edge edge = graph.edge(index);
            if (edge.letter() > 'Z' || edge.is_last() != (index + 1 == node + count)) return false;
            const std::uint32_t bit = 1u << (edge.letter() - 'A');
            if ((letters & bit) == 0 || bit <= seen) return false;  // in order, so none comes twice
            seen = bit;
            if (edge.node() >= node || (edge.node() != 0 && heights[edge.node()] == 0)) return false;
            if (edge.node() == 0 && !edge.ends_word()) return false;
            height = std::max(height, 1 + (edge.node() == 0 ? 0 : heights[edge.node()]));
        }
        if (height > static_cast<int>(word_max)) return false;
        heights[node] = static_cast<std::uint8_t>(height);
        at = node + count;
    }
    for (std::size_t list = 0; list < list_count; ++list) {
        const std::uint32_t root = graph.root(static_cast<List>(list));
        if (root != 0 && (root >= size || heights[root] == 0)) return false;
    }
    return true;
}

// A pattern as a machine: a set of places in it at which the letters so far may have arrived.
class Pattern {
public:
    using Places = std::uint32_t;
    static constexpr std::size_t size_max = 2 * word_max + 1;  // a letter and a star by turns

    explicit Pattern(std::string_view text) {
        for (const char c : text) {
            if (c != '*' || text_.empty() || text_.back() != '*') text_.push_back(c);
        }
    }

    bool is_possible() const {
        return text_.size() <= size_max && std::ranges::all_of(text_, [](char c) {
                   return c == '?' || c == '*' || (c >= 'A' && c <= 'Z');
               });
    }
    Places start() const { return past_stars(1); }
    bool is_done(Places places) const { return (places >> text_.size() & 1u) != 0; }
    Places after(Places places, char letter) const {
        Places next = 0;
        for (std::size_t i = 0; i < text_.size(); ++i) {
            if ((places >> i & 1u) == 0) continue;
            if (text_[i] == '*') next |= Places{1} << i;
            if (text_[i] == '?' || text_[i] == letter) next |= Places{2} << i;
        }
        return past_stars(next);
    }

private:
    Places past_stars(Places places) const {  // a star may stand for nothing; no two stars are neighbours
        for (std::size_t i = 0; i < text_.size(); ++i) {
            if (text_[i] == '*') places |= (places >> i & 1u) << (i + 1);
        }
        return places;
    }

    std::string text_;
};

// Walks all words that fit. What led to nothing once is not walked again, so a walk costs at most the graph's size
// for each set of places.
class Finder {
public:
    Finder(const Graph& graph, const Pattern& pattern, std::size_t limit)
        : graph_(graph), pattern_(pattern), limit_(limit) {}

    std::vector<std::string> find(std::uint32_t root) {
        if (root != 0) walk(root, pattern_.start());
        return std::move(found_);
    }

private:
    void walk(std::uint32_t node, Pattern::Places places) {
        const std::uint64_t here = std::uint64_t{node} << 32 | places;
        if (barren_.contains(here)) return;
        const std::size_t before = found_.size();
        for (std::uint32_t index = node; found_.size() < limit_; ++index) {
            const Edge edge = graph_.edge(index);
            const Pattern::Places next = pattern_.after(places, edge.letter());
            word_.push_back(edge.letter());
            if (edge.ends_word() && pattern_.is_done(next)) found_.push_back(word_);
            if (edge.node() != 0 && next != 0 && found_.size() < limit_) walk(edge.node(), next);
            word_.pop_back();
            if (edge.is_last()) break;
        }
        if (found_.size() == before) barren_.insert(here);
    }

    const Graph& graph_;
    const Pattern& pattern_;
    std::size_t limit_;
    std::string word_;
    std::vector<std::string> found_;
    std::unordered_set<std::uint64_t> barren_;
};

}  // namespace

std::optional<Graph> Graph::over(std::span<const std::byte> bytes) {
    constexpr std::size_t header_bytes = header_words * sizeof(std::uint32_t);
    if (bytes.size() < header_bytes || bytes.size() % sizeof(std::uint32_t) != 0) return std::nullopt;
    const std::size_t size = (bytes.size() - header_bytes) / sizeof(std::uint32_t);
    const Graph graph(bytes);
    if (graph.word_at(0) != magic || size >= 1u << 24) return std::nullopt;
    if (!is_sound(graph, static_cast<std::uint32_t>(size))) return std::nullopt;
    return graph;
}

bool Graph::has(List list, std::string_view word) const {
    std::uint32_t node = root(list);
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (node == 0 || word[i] < 'A' || word[i] > 'Z') return false;
        const std::optional<Edge> edge = follow(node, word[i]);
        if (!edge) return false;
        if (i + 1 == word.size()) return edge->ends_word();
        node = edge->node();
    }
    return false;
}

std::vector<std::string> Graph::like(List list, std::string_view text, std::size_t limit) const {
    const Pattern pattern(text);
    if (!pattern.is_possible() || limit == 0) return {};
    return Finder(*this, pattern, limit).find(root(list));
}

std::uint64_t Graph::count(List list) const {
    const std::uint32_t top = root(list);
    if (top == 0) return 0;
    // Edges lead back: the counts of what follows a node are known when its turn comes. 26^13 fits.
    std::vector<std::uint64_t> counts(top + 1, 0);
    for (std::uint32_t node = 1; node <= top;) {
        std::uint32_t index = node;
        for (;; ++index) {
            const Edge next = edge(index);
            counts[node] += (next.ends_word() ? 1 : 0) + counts[next.node()];
            if (next.is_last()) break;
        }
        node = index + 2;  // past the letters of the next node
    }
    return counts[top];
}

}  // namespace lexicon

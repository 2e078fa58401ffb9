// A word graph: many lists of words in one block of bytes, read where they lie. A node is a run of edges; words that end
// alike share their ends, and so do lists. lexicon/README.md has the layout; build.hpp makes it, `over` checks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <boost/describe.hpp>

namespace lexicon {

inline constexpr std::size_t word_min = 2;   // letters
inline constexpr std::size_t word_max = 13;  // a staircase over a grid of seven by seven has no more cells

enum class List : std::int8_t {
    words,   // whatever may be written
    names,   // proper nouns, for rounds with a theme
    common,  // words that everybody knows
    cinema, literature, sports, fashion, travel, nature, science, music, games, cooking, history, people  // by theme
};
BOOST_DESCRIBE_ENUM(List, words, names, common, cinema, literature, sports, fashion, travel, nature, science, music,
                    games, cooking, history, people)
inline constexpr std::size_t list_count = 15;

class Graph {
public:
    // A letter and what may follow it. Letters are 'A' to 'Z'.
    class Edge {
    public:
        explicit constexpr Edge(std::uint32_t bits) : bits_(bits) {}
        constexpr char letter() const { return static_cast<char>('A' + (bits_ & 31u)); }
        constexpr bool ends_word() const { return (bits_ & 32u) != 0; }
        constexpr bool is_last() const { return (bits_ & 64u) != 0; }  // of its node
        constexpr std::uint32_t node() const { return bits_ >> 8; }    // 0: nothing follows

    private:
        std::uint32_t bits_;
    };

    // Reads nothing but the header; every node number in it and in the edges is checked to be in range, so that walking
    // is safe. Empty if these bytes are no graph.
    static std::optional<Graph> over(std::span<const std::byte> bytes);

    std::uint32_t root(List) const;                   // a node; 0 if the list is empty
    Edge edge(std::uint32_t index) const;             // the edges of node n are n, n + 1, ... up to one that is_last
    std::uint32_t edge_count() const;
    std::optional<Edge> follow(std::uint32_t node, char letter) const;
    bool has(List, std::string_view word) const;      // of letters A to Z
    // Words of the list that fit, in alphabetical order, at most `limit`. `?` stands for one letter, `*` for any number.
    std::vector<std::string> like(List, std::string_view pattern, std::size_t limit) const;
    std::size_t count(List) const;                    // words in it

private:
    explicit Graph(std::span<const std::uint32_t> words) : words_(words) {}
    std::span<const std::uint32_t> words_;
};

}  // namespace lexicon

// A word graph: many lists of words in one block of bytes, read where they lie. A node is a run of edges; words that
// end alike share their ends, and so do lists. lexicon/README.md has the layout; build.hpp makes it, `over` checks it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

    // Looks once at all of it, so that walking is safe whatever the bytes were. Empty if they are no graph. Keeps
    // nothing but where they lie: they must outlive it.
    static std::optional<Graph> over(std::span<const std::byte> bytes);

    std::uint32_t root(List list) const { return word_at(header_words - list_count + static_cast<std::size_t>(list)); }
    // The edges of node n are n, n + 1, ... up to one that is_last, in the order of their letters.
    Edge edge(std::uint32_t index) const { return Edge(word_at(header_words + index)); }
    // Bit 0 for an A: the letters on the edges of a node that is not 0.
    std::uint32_t letters(std::uint32_t node) const { return word_at(header_words + node - 1); }
    // Of a node that is not 0; the letter is one of A to Z.
    std::optional<Edge> follow(std::uint32_t node, char letter) const {
        const std::uint32_t bit = 1u << (letter - 'A');
        const std::uint32_t all = letters(node);
        if ((all & bit) == 0) return std::nullopt;
        return edge(node + static_cast<std::uint32_t>(std::popcount(all & (bit - 1))));
    }
    bool has(List, std::string_view word) const;  // false if anything in it is not A to Z
    // Words of the list that fit, in alphabetical order, at most `limit`. `?` stands for a letter, `*` for any number.
    std::vector<std::string> like(List, std::string_view pattern, std::size_t limit) const;
    std::uint64_t count(List) const;              // words in it
    std::span<const std::byte> bytes() const { return bytes_; }

    static constexpr std::uint32_t magic = 0x31574c50;  // "PLW1", as bytes
    static constexpr std::size_t header_words = 1 + list_count;

private:
    explicit Graph(std::span<const std::byte> bytes) : bytes_(bytes) {}
    std::uint32_t word_at(std::size_t index) const {
        std::uint32_t word;  // copied, because the bytes may lie anywhere
        std::memcpy(&word, bytes_.data() + index * sizeof word, sizeof word);
        return word;
    }

    std::span<const std::byte> bytes_;
};
static_assert(std::endian::native == std::endian::little, "a graph is read where it lies");

}  // namespace lexicon

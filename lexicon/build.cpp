#include "lexicon/build.hpp"

#include <algorithm>
#include <map>

#include "core/check.hpp"

namespace lexicon {

namespace {

using Words = std::span<const std::string>;

class Builder {
public:
    // The node of what follows the first `depth` letters, which all these words share.
    std::uint32_t node(Words words, std::size_t depth) {
        std::vector<std::uint32_t> edges;
        std::uint32_t letters = 0;
        if (!words.empty() && words.front().size() == depth) words = words.subspan(1);
        while (!words.empty()) {
            const char letter = words.front()[depth];
            const auto is_other = [&](const std::string& word) { return word[depth] != letter; };
            const auto end = std::ranges::find_if(words, is_other);
            const Words group = words.first(static_cast<std::size_t>(end - words.begin()));
            const auto code = static_cast<std::uint32_t>(letter - 'A');
            const std::uint32_t ends = group.front().size() == depth + 1 ? 32 : 0;
            edges.push_back(node(group, depth + 1) << 8 | ends | code);
            letters |= 1u << code;
            words = words.subspan(group.size());
        }
        if (edges.empty()) return 0;
        edges.back() |= 64;
        return stored(letters, edges);
    }

    std::vector<std::uint32_t> take() { return std::move(stored_); }

private:
    // Behind all that it leads to, because that was stored first.
    std::uint32_t stored(std::uint32_t letters, const std::vector<std::uint32_t>& edges) {
        const auto at = static_cast<std::uint32_t>(stored_.size() + 1);
        const auto [place, is_new] = nodes_.try_emplace(edges, at);
        if (is_new) {
            stored_.push_back(letters);
            stored_.insert(stored_.end(), edges.begin(), edges.end());
        }
        return place->second;
    }

    std::vector<std::uint32_t> stored_;
    std::map<std::vector<std::uint32_t>, std::uint32_t> nodes_;
};

bool is_word(const std::string& word) {
    return word.size() >= word_min && word.size() <= word_max &&
           std::ranges::all_of(word, [](char c) { return c >= 'A' && c <= 'Z'; });
}

}  // namespace

std::string build(Lists lists) {
    Builder builder;
    std::vector<std::uint32_t> words{Graph::magic};
    for (std::vector<std::string>& list : lists) {
        CHECK(std::ranges::all_of(list, is_word));
        std::ranges::sort(list);
        list.erase(std::unique(list.begin(), list.end()), list.end());
        words.push_back(builder.node(list, 0));
    }
    const std::vector<std::uint32_t> nodes = builder.take();
    CHECK(nodes.size() < 1u << 24);
    words.insert(words.end(), nodes.begin(), nodes.end());
    std::string bytes(words.size() * sizeof(std::uint32_t), '\0');
    std::memcpy(bytes.data(), words.data(), bytes.size());
    return bytes;
}

}  // namespace lexicon

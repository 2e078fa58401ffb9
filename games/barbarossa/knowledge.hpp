// What the bots know of the world: concrete nouns in two languages, and what is true of each. Written in
// data/knowledge/, built into the program.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/barbarossa/state.hpp"

namespace barbarossa {

enum class Truth : std::int8_t { no, unknown, probably, yes };

struct Attribute {
    std::string id{};
    std::string questions[2]{};  // how it is asked, by language: "Est-ce un animal ?"
};

struct Noun {
    std::vector<std::string> words[2]{};  // by language: the word, then its synonyms
    int frequency = 0;                    // 1 rare to 5: how likely somebody makes it of clay
    std::vector<Truth> truths{};          // by attribute
};

std::span<const Attribute> attributes();
std::span<const Noun> nouns();
const Noun* noun_of(std::string_view word, lexicon::Language);  // also by synonym; folded like a guess

// Which attribute a free question asks about, if it can be told; `is_negated` if yes means no ("ça ne vole pas ?").
struct Asked {
    std::size_t attribute = 0;
    bool is_negated = false;
};
std::optional<Asked> understand(std::string_view question, lexicon::Language);

}  // namespace barbarossa

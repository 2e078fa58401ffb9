// What the bots know of the world: concrete nouns in two languages, and what is true of each. Written in
// data/knowledge/, built into the program.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/barbarossa/phrase.hpp"
#include "games/barbarossa/state.hpp"

namespace barbarossa {

enum class Truth : std::int8_t { no, unknown, probably, yes };
inline constexpr std::size_t truth_count = 4;

struct Attribute {
    std::string id{};
    std::vector<std::string> questions[2]{};  // by language, how it is asked: "Est-ce un animal ?"
    std::vector<Phrase> phrases[2]{};         // how it may be asked
};

struct Noun {
    std::vector<std::string> words[2]{};  // by language: the word, then its synonyms
    int frequency = 0;                    // 1 rare to 5: how likely somebody makes it of clay
    std::vector<Truth> truths{};          // by attribute
};

std::span<const Attribute> attributes();
std::optional<std::size_t> attribute_named(std::string_view id);
std::span<const Noun> nouns();

// The number of the noun with this word or synonym, whatever its case, accents, article or plain plural.
std::optional<std::size_t> noun_of(std::string_view word, lexicon::Language);

// The words that say nothing of what a question is about, in plain capitals and in order.
const Tokens& skipped_words(lexicon::Language);

}  // namespace barbarossa

// What the bots know of the world: concrete nouns in two languages, and what is true of each. Written in
// data/knowledge/, built into the program; data/README.md says how.
#pragma once

#include "games/barbarossa/facets.hpp"
#include "games/barbarossa/measures.hpp"
#include "games/barbarossa/state.hpp"

namespace barbarossa {

struct Noun {
    struct Link {  // to a noun it has to do with
        std::size_t noun = 0;
        Truth truth = Truth::yes;
    };
    std::vector<std::string> words[2]{};  // by language: the word, then its synonyms
    int frequency = 0;                    // 1 rare to 5: how likely somebody makes it of clay
    Measures measures{};
    std::vector<Truth> truths{};          // by facet
    std::vector<Link> links{};
    std::vector<std::size_t> sorts{};     // the nouns it is a sort of, those of those among them
};

std::span<const Noun> nouns();

// Of what bots ask for: how true it is, by noun.
std::span<const Truth> truths_by_noun(std::size_t facet);

// The number of the noun with this word or synonym, whatever its case, accents, article or plain plural.
std::optional<std::size_t> noun_of(std::string_view word, lexicon::Language);

// What is wrong in the nouns, line by line; empty if nothing is. Such lines are left out.
std::vector<std::string> faults_of_nouns();

}  // namespace barbarossa

// What may be true of a thing: facets, with the words that name them in two languages, how bots ask for them, and what
// comes with each. Written in data/knowledge/facets_*.txt, as data/README.md says.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "games/barbarossa/tokens.hpp"
#include "lexicon/lexicon.hpp"

namespace barbarossa {

enum class Truth : std::int8_t { no, unknown, probably, yes };
inline constexpr std::size_t truth_count = 4;

// How a facet belongs to a thing.
enum class Relation : std::int8_t { is, has, at, does, done, with, made, who, when, tale, goes, any };
std::optional<Relation> relation_named(std::string_view);

struct Graded {  // a facet, and how true it is
    std::size_t facet = 0;
    Truth truth = Truth::yes;
};

struct Facet {
    std::string id{};
    Relation relation = Relation::is;
    std::vector<std::string> questions[2]{};  // by language, how bots ask: "Est-ce un animal ?"; none: they do not
    std::vector<Graded> comes{};              // with it
};

// A way to name a facet: "animal de compagnie".
struct Wording {
    std::string_view words{};
    Relation relation = Relation::is;
    std::size_t facet = 0;
    bool is_opposite = false;
};

std::span<const Facet> facets();
std::optional<std::size_t> facet_named(std::string_view id);
std::span<const Wording> wordings(lexicon::Language);
std::span<const std::size_t> asked_facets();  // those that bots ask for

// A facet's id with its sign taken off: ~ probably, ? unknown, - no.
Truth take_sign(std::string_view& id);

// What is wrong in the book, line by line; empty if nothing is. Such lines are left out.
std::vector<std::string> faults_of_facets();

}  // namespace barbarossa

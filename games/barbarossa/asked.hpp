// What a question is about, once it is understood.
#pragma once

#include <variant>

#include "games/barbarossa/knowledge.hpp"

namespace barbarossa {

struct AskedFacet {  // "est-ce vivant ?"
    std::size_t facet = 0;
    friend bool operator==(const AskedFacet&, const AskedFacet&) = default;
};

struct AskedNoun {  // "est-ce un chat ?"
    std::size_t noun = 0;
    friend bool operator==(const AskedNoun&, const AskedNoun&) = default;
};

struct AskedLink {  // "ça a à voir avec les chats ?"
    std::size_t noun = 0;
    friend bool operator==(const AskedLink&, const AskedLink&) = default;
};

struct AskedMeasure {  // "est-ce plus grand qu'un chat ?", "ça pèse plus d'un kilo ?"
    Scale scale = Scale::length;
    Against against = Against::more;
    std::int64_t mark = 0;
    friend bool operator==(const AskedMeasure&, const AskedMeasure&) = default;
};

struct AskedSpelling {  // "commence par un B ?", "plus de cinq lettres ?"
    enum class Where { first, last, anywhere, length, longer, shorter };
    Where where = Where::first;
    std::string letters{};  // one of them, in plain capitals
    int length = 0;
    friend bool operator==(const AskedSpelling&, const AskedSpelling&) = default;
};

using Matter = std::variant<AskedFacet, AskedNoun, AskedLink, AskedMeasure, AskedSpelling>;

struct Clause {
    struct Meaning {
        Matter matter{};
        bool is_opposite = false;
        friend bool operator==(const Meaning&, const Meaning&) = default;
    };
    std::vector<Meaning> meanings{};  // what it may mean, the likeliest first: if one is true, so is the clause
    bool is_negated = false;          // "sans moteur"
    int weight = 1;                   // the more, the fewer things it is true of
    friend bool operator==(const Clause&, const Clause&) = default;
};

struct Asked {
    std::vector<Clause> clauses{};  // one at least
    enum class Join { all, most, any };
    Join join = Join::most;         // "rouge et rond ?", "ça roule sur des rails ?", "rouge ou jaune ?"
    std::vector<Clause> apart{};    // the same with expressions taken word by word: if that is true, it is true as well
    bool is_negated = false;        // yes means no: "ça ne vole pas ?"
    bool is_guess = false;          // a word of it was not known: yes is probably
    friend bool operator==(const Asked&, const Asked&) = default;
};

}  // namespace barbarossa

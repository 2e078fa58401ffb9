// What a free question is about, and what is true then. Bots answer about their own word by it, and read by it what
// others ask and answer. A question that is not wholly understood is not understood.
#pragma once

#include <variant>

#include "games/barbarossa/knowledge.hpp"

namespace barbarossa {

struct AskedAttribute {  // "est-ce vivant ?"
    std::size_t attribute = 0;
    friend bool operator==(const AskedAttribute&, const AskedAttribute&) = default;
};

struct AskedNoun {  // "est-ce un chat ?"
    std::size_t noun = 0;
    friend bool operator==(const AskedNoun&, const AskedNoun&) = default;
};

struct AskedSize {  // "est-ce plus grand qu'un chat ?"
    std::size_t noun = 0;
    bool is_larger = true;
    friend bool operator==(const AskedSize&, const AskedSize&) = default;
};

struct AskedSpelling {  // "commence par un B ?", "plus de cinq lettres ?"
    enum class Where { first, last, anywhere, length, longer, shorter };
    Where where = Where::first;
    std::string letters{};  // one of them, in plain capitals
    int length = 0;
    friend bool operator==(const AskedSpelling&, const AskedSpelling&) = default;
};

struct Asked {
    std::variant<AskedAttribute, AskedNoun, AskedSize, AskedSpelling> matter{};
    bool is_negated = false;  // yes means no: "ça ne vole pas ?"
    friend bool operator==(const Asked&, const Asked&) = default;
};

// In either language; what fits the table's own goes first.
std::optional<Asked> understand(std::string_view question, lexicon::Language);

// What is true for a thing that goes by this word. `noun` is what is known of it: null if it is not in the book.
Truth truth_of(const Asked&, const Noun*, std::string_view word);

// What the owner of a word answers by the book: unclear if the question is not understood, unknown if it is and the
// book does not say.
Answer answer_to(std::string_view question, std::string_view word, lexicon::Language);

}  // namespace barbarossa

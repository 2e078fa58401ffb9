// Questions and phrases as rows of plain words. Phrases come from data/knowledge/attributes.txt and say how a question
// may be put: every word of a question that means something must be in its phrase, so that half an understanding counts
// as none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lexicon/lexicon.hpp"

namespace barbarossa {

using Tokens = std::vector<std::string>;  // words in plain capitals, and numbers

Tokens tokens_of(std::string_view text);
bool is_one_of(std::string_view words_between_spaces, std::string_view token);

// What a text says of its matter: that it is one, has one, or is to be found there.
struct Relations {
    bool is = false;
    bool has = false;
    bool at = false;
    bool is_bare = false;  // no verb at all: "un animal ?"
};
Relations relations_in(const Tokens&, lexicon::Language);

// Whether a question puts it the other way round: "ça ne vole pas ?". Of "n'est-ce pas rond ?" yes still means yes; of
// "is it not round?" nobody can tell.
enum class Denial { none, denied, unclear };
Denial denial_in(const Tokens&, lexicon::Language);

// The words that are left when those of no weight are gone, negations among them.
Tokens without(const Tokens&, const Tokens& skipped, lexicon::Language);

class Phrase {
public:
    // As it is written in attributes.txt: "has: patte*", "!petit*", "plus grand* homme/femme".
    Phrase(std::string_view written, const Tokens& skipped);

    bool matches(const Tokens& asked, Relations) const;  // `asked` as `without` left it
    bool is_negated() const { return is_negated_; }
    bool is_empty() const { return slots_.empty(); }

private:
    enum class Needs { nothing, is, has, at };
    struct Slot {
        std::vector<std::string> forms{};  // one of them; a star at the end stands for up to three letters
        bool is_optional = false;
        bool takes(std::string_view token) const;
    };
    static Slot read_slot(std::string_view written);
    bool matches_from(const Tokens&, std::size_t slot, std::size_t token) const;

    std::vector<Slot> slots_{};
    Needs needs_ = Needs::nothing;
    bool is_negated_ = false;
};

}  // namespace barbarossa

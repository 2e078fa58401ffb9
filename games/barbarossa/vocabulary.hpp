// All words that the book knows in one language, and what each may mean: facets, nouns and what things are compared
// with; and the small words that say little.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "games/barbarossa/knowledge.hpp"

namespace barbarossa {

// What a word, or several in a row, may mean.
struct Sense {
    enum class Of : std::int8_t { facet, noun, gauge };
    Of of = Of::facet;
    std::size_t number = 0;
    Relation relation = Relation::is;  // of a facet
    bool is_opposite = false;
    bool is_exact = false;  // the word stands so in the book, but for a plural
};

enum class Weight : std::int8_t { full, light, none };

// A word of a question that carries weight, with the small ones around it.
struct Word {
    std::string token{};
    Tokens bases{};
    Weight weight = Weight::full;
    Tokens lead{};          // the small words between the one before and this
    Tokens tail{};          // and those between this and the next
    bool is_first = false;    // of its question
    bool is_subject = false;  // first, and something is said of it
    bool is_last = false;
    bool is_denied = false;   // it alone: "un oiseau qui ne vole pas"
};

// What was found from a word on: the senses of the longest expression, and how many words that is; none if nothing.
struct Found {
    std::size_t length = 0;
    std::vector<Sense> senses{};
};

class Vocabulary {
public:
    static const Vocabulary& of(lexicon::Language);

    // At most so many words.
    Found longest(std::span<const Word>, std::size_t from, std::size_t words_max) const;
    bool has(const Tokens& bases) const;  // anywhere, also inside an expression

    Weight weight_of(const std::string& token, const Tokens& bases) const;
    bool has_light(const Tokens& bases) const;
    std::string meant(const std::string& token) const;  // "ds" is "dans"; else the word itself

    // The word that somebody mistyped, if it is like one the book knows and is no other word; else nothing.
    std::optional<std::string> corrected(const std::string& token) const;

    // What words mean that are spelt much like this one, or begin like it: rather too many than none.
    std::vector<Sense> spelt_like(const std::string& token) const;

    const Measures& measures_of(const Sense&) const;  // of a noun or gauge

private:
    explicit Vocabulary(lexicon::Language);
    void read_small_words();
    void read_gauges();
    void add(std::string_view words, const Sense&);

    struct Entry {
        Tokens rest{};       // after the first word; a star at the end stands for up to three letters
        Tokens particles{};  // small words that must follow: "put on"
        Sense sense{};
        bool is_open = false;  // the first word may have up to three letters more
    };
    lexicon::Language language_;
    std::unordered_map<std::string, std::vector<Entry>> entries_{};
    std::unordered_map<std::string, Weight> weights_{};
    std::unordered_map<std::string, std::string> same_{};
    std::unordered_set<std::string> inner_{};  // words inside expressions
    std::vector<Measures> gauges_{};
};

}  // namespace barbarossa

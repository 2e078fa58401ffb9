#include "games/barbarossa/nearest.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/question.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::size_t words_max = 12;  // of a question: each is compared with all that the book knows
constexpr std::size_t expression_max = 4;
constexpr std::size_t of_a_noun = 2;   // what is asked of a thing that was named

// By how many things have it; of equals the first in the book goes first.
using Spread = std::pair<std::ptrdiff_t, std::size_t>;
Spread spread_of(std::size_t facet) {
    const auto has_it = [](Truth truth) { return truth >= Truth::probably; };
    return {std::ranges::count_if(truths_by_noun(facet), has_it), facet};
}

bool is_asked(std::size_t facet) { return !facets()[facet].questions[0].empty(); }

// "De quelle couleur est-ce ?" asks for more than yes or no; these may be answered.
struct Opening {
    std::string_view words{};  // between spaces
    bool is_first = false;     // counts at the beginning alone: elsewhere "ou" is "or"
    std::optional<Relation> relation{};
    std::array<std::string_view, nearest_max> facets{};
};
constexpr std::array<Opening, 7> openings = {{
    {" COULEUR COULEURS COLOUR COLOURS COLOR COLORS ", false, {}, {"red", "green", "white"}},
    {" MATIERE MATERIAU MATERIAL ", false, Relation::made, {}},
    {" TAILLE SIZE ", false, {}, {"big", "tiny", "heavy"}},
    {" QUAND WHEN ", true, Relation::when, {}},
    {" QUI WHO WHOSE ", true, Relation::who, {}},
    {" FORME SHAPE ", false, {}, {"round", "long", "flat"}},
    {" OU WHERE ", true, Relation::at, {}},
}};

class Nearest {
public:
    explicit Nearest(Language language) : language_(language) {}

    void hear(const Tokens& tokens, Language spoken) {
        const Vocabulary& vocabulary = Vocabulary::of(spoken);
        std::vector<Word> words, light;
        for (const std::string& token : tokens) {
            Word word = word_of(vocabulary.meant(token), spoken);
            if (word.weight == Weight::none || words.size() + light.size() == words_max) continue;
            (word.weight == Weight::full ? words : light).push_back(std::move(word));
        }
        for (std::size_t i = 0; i < words.size();) {
            const Found found = vocabulary.longest(words, i, expression_max);
            add_one_of(found.senses);
            i += std::max<std::size_t>(1, found.length);
        }
        for (std::size_t i = 0; i < light.size(); ++i) {  // "animal": what it is, and not what is done
            for (const Sense& sense : vocabulary.longest(light, i, 1).senses) {
                if (sense.of == Sense::Of::facet && sense.relation == Relation::is) add(sense);
            }
        }
        for (const Word& word : words) {
            if (vocabulary.has(word.bases)) continue;
            for (const Sense& sense : vocabulary.spelt_like(word.token)) add(sense);
        }
    }

    void hear_opening(const Tokens& tokens) {
        for (const Opening& opening : openings) {
            const auto heard = std::ranges::find_if(tokens, [&](const std::string& token) {
                return is_one_of(opening.words, token);
            });
            const bool is_it = heard != tokens.end() && (!opening.is_first || heard == tokens.begin());
            if (!is_it) continue;
            for (const std::string_view id : opening.facets) {
                if (const auto facet = facet_named(id)) add_facet(*facet);
            }
            if (opening.relation) add_relation(*opening.relation);
        }
    }

    std::vector<std::string> questions() const {
        std::vector<std::string> all;
        for (const std::size_t facet : facets_) {
            all.push_back(facets()[facet].questions[static_cast<std::size_t>(language_)].front());
        }
        return all;
    }

private:
    // One for each word: what is asked for itself rather than what comes with it.
    void add_one_of(const std::vector<Sense>& senses) {
        const bool is_done = std::ranges::any_of(senses, [&](const Sense& sense) {
            return sense.of == Sense::Of::facet && is_asked(sense.number) && add(sense);
        });
        if (!is_done) std::ranges::any_of(senses, [&](const Sense& sense) { return add(sense); });
    }

    // Whether that gave a question.
    bool add(const Sense& sense) {
        const std::size_t before = facets_.size();
        if (sense.of == Sense::Of::facet) add_facet(sense.number);
        if (sense.of == Sense::Of::noun) add_noun(nouns()[sense.number]);
        return facets_.size() > before;
    }

    // Itself, or the next thing that comes with it and is asked for.
    void add_facet(std::size_t facet) {
        if (is_asked(facet)) return push(facet);
        for (const Graded& each : facets()[facet].comes) {
            if (each.truth >= Truth::probably && is_asked(each.facet)) return push(each.facet);
        }
        for (const Graded& each : facets()[facet].comes) {
            for (const Graded& next : facets()[each.facet].comes) {
                if (next.truth >= Truth::probably && is_asked(next.facet)) return push(next.facet);
            }
        }
    }

    // What is true of the thing and of few others.
    void add_noun(const Noun& noun) {
        std::vector<std::size_t> telling;
        for (const std::size_t facet : asked_facets()) {
            if (noun.truths[facet] == Truth::yes) telling.push_back(facet);
        }
        std::ranges::sort(telling, {}, spread_of);
        for (std::size_t i = 0; i < std::min(of_a_noun, telling.size()); ++i) push(telling[i]);
    }

    // What splits best of all that is asked so.
    void add_relation(Relation relation) {
        std::vector<std::size_t> all;
        for (const std::size_t facet : asked_facets()) {
            if (facets()[facet].relation == relation) all.push_back(facet);
        }
        std::ranges::sort(all, std::greater(), spread_of);
        for (const std::size_t facet : all) push(facet);
    }

    void push(std::size_t facet) {
        const bool is_new = std::ranges::find(facets_, facet) == facets_.end();
        if (is_new && facets_.size() < nearest_max) facets_.push_back(facet);
    }

    Language language_;
    std::vector<std::size_t> facets_{};
};

}  // namespace

std::vector<std::string> nearest_questions(std::string_view question, Language language) {
    const Language other = language == Language::french ? Language::english : Language::french;
    const Tokens tokens = tokens_of(question);
    Nearest nearest(language);
    nearest.hear_opening(tokens);
    const bool is_foreign = small_words_in(tokens, other) > small_words_in(tokens, language);
    nearest.hear(tokens, is_foreign ? other : language);
    return nearest.questions();
}

}  // namespace barbarossa

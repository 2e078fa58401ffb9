#include "games/barbarossa/understand.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <unordered_map>

#include "games/barbarossa/comparison.hpp"
#include "games/barbarossa/spelling.hpp"
#include "games/barbarossa/voices.hpp"
#include "games/barbarossa/word_forms.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::size_t expression_max = 8;  // words
constexpr int link_fit = 0;   // of a noun that the thing may have to do with
constexpr int much_less = 2;  // what fits a question so much less than the best is not meant

// A shark has all that a fish has, so who asks for a fish may be right; a cat has not.
Truth is_it(const Noun& noun, std::size_t asked) {
    const Noun& other = nouns()[asked];
    if (&noun == &other || std::ranges::find(noun.sorts, asked) != noun.sorts.end()) return Truth::yes;
    const auto number = static_cast<std::size_t>(&noun - nouns().data());
    if (std::ranges::find(other.sorts, number) != other.sorts.end()) return Truth::unknown;
    return Truth::no;
}

Truth truth_about(const AskedFacet& asked, const Noun& noun) { return noun.truths[asked.facet]; }
Truth truth_about(const AskedNoun& asked, const Noun& noun) { return is_it(noun, asked.noun); }
Truth truth_about(const AskedLink& asked, const Noun& noun) {
    if (is_it(noun, asked.noun) == Truth::yes) return Truth::probably;
    const auto link = std::ranges::find(noun.links, asked.noun, &Noun::Link::noun);
    return link == noun.links.end() ? Truth::no : link->truth;
}
Truth truth_about(const AskedMeasure& asked, const Noun& noun) {
    return compared(noun.measures[asked.scale], asked.against, asked.mark);
}

Truth truth_of_matter(const Matter& matter, const Noun* noun, std::string_view word) {
    if (const auto* spelling = std::get_if<AskedSpelling>(&matter)) {
        return is_spelt(*spelling, word) ? Truth::yes : Truth::no;
    }
    if (noun == nullptr) return Truth::unknown;
    return std::visit([&](const auto& asked) {
        if constexpr (requires { truth_about(asked, *noun); }) return truth_about(asked, *noun);
        else return Truth::unknown;
    }, matter);
}

Truth opposite(Truth truth) {
    if (truth == Truth::no) return Truth::yes;
    return truth == Truth::unknown ? Truth::unknown : Truth::no;
}

Truth truth_of_clause(const Clause& clause, const Noun* noun, std::string_view word) {
    Truth truth = Truth::no;
    for (const Clause::Meaning& each : clause.meanings) {
        const Truth of_matter = truth_of_matter(each.matter, noun, word);
        truth = std::max(truth, each.is_opposite ? opposite(of_matter) : of_matter);
    }
    return clause.is_negated ? opposite(truth) : truth;
}

// Bits that it would tell of a thing if it were true.
int weight_of(const Clause& clause) {
    const auto count = std::ranges::count_if(nouns(), [&](const Noun& noun) {
        return truth_of_clause(clause, &noun, {}) >= Truth::probably;
    });
    return static_cast<int>(std::bit_width(nouns().size() / (static_cast<std::size_t>(count) + 1)));
}

// Where most of what is asked is true, and what is not says little beside it, one may agree; where it is about half,
// the question was rather not understood. Nothing, then.
std::optional<Truth> joined(const std::vector<Clause>& clauses, Asked::Join join, const Noun* noun,
                            std::string_view word) {
    constexpr int agreed = 70, denied = 20;  // hundredths
    Truth least = Truth::yes, most = Truth::no;
    int whole = 0, granted = 0;
    for (const Clause& clause : clauses) {
        const Truth each = truth_of_clause(clause, noun, word);
        least = std::min(least, each);
        most = std::max(most, each);
        whole += 3 * clause.weight;
        granted += static_cast<int>(each) * clause.weight;
    }
    if (join == Asked::Join::any) return most;
    if (join == Asked::Join::all || least >= Truth::probably || clauses.size() == 1) return least;
    const int share = 100 * granted / std::max(1, whole);
    if (share >= agreed) return Truth::probably;
    if (least == Truth::unknown) return least;
    const bool is_tangled = std::ranges::any_of(clauses, &Clause::is_negated);
    if (share < denied && !is_tangled) return Truth::no;
    return std::nullopt;
}

std::optional<Truth> verdict_on(const Asked& asked, const Noun* noun, std::string_view word) {
    auto truth = joined(asked.clauses, asked.join, noun, word);
    if (!asked.apart.empty()) {
        const auto apart = joined(asked.apart, asked.join, noun, word);
        if (apart.value_or(Truth::no) >= Truth::probably) truth = std::max(truth.value_or(Truth::no), *apart);
    }
    if (truth && asked.is_negated) truth = opposite(*truth);
    if (truth && asked.is_guess) truth = std::min(*truth, Truth::probably);
    return truth;
}

// The book says it of hardly anything: who wrote the rest of it may not have thought of it.
bool is_obscure(const Asked& asked) {
    constexpr std::ptrdiff_t few = 14;
    if (asked.clauses.size() > 1 || asked.is_negated) return false;
    const Clause& clause = asked.clauses.front();
    const bool is_of_facets = std::ranges::all_of(clause.meanings, [](const Clause::Meaning& meaning) {
        return std::holds_alternative<AskedFacet>(meaning.matter) && !meaning.is_opposite;
    });
    return is_of_facets && std::ranges::count_if(nouns(), [&](const Noun& noun) {
        return truth_of_clause(clause, &noun, {}) >= Truth::probably;
    }) <= few;
}

bool is_asked_by_bots(const Clause::Meaning& meaning) {
    const auto* facet = std::get_if<AskedFacet>(&meaning.matter);
    return facet != nullptr && !facets()[facet->facet].questions[0].empty();
}

// A part of a question that means something.
struct Unit {
    Clause clause{};
    int fit = 0;  // of its likeliest meaning
    bool is_light = false;
};

class Understanding {
public:
    Understanding(const ReadQuestion& question, Language language)
        : question_(question), language_(language), vocabulary_(Vocabulary::of(language)) {}

    std::optional<Asked> read() {
        const bool is_read = read_units(expression_max);
        const bool is_apart = (!is_read || has_odd_expression_) && read_units(1);
        if (!is_apart && (!is_read || !read_units(expression_max))) return std::nullopt;
        Asked asked{.clauses = clauses(), .join = join(), .is_negated = question_.is_denied, .is_guess = unknown_ > 0};
        if (asked.join == Asked::Join::any && asked.clauses.size() > 1 && is_either_or(asked)) return std::nullopt;
        if (has_expression_ && read_units(1) && units_.size() > 1) asked.apart = clauses();
        return asked;
    }

private:
    Asked::Join join() const {
        const Tokens& tokens = question_.tokens;
        const auto has = [&](std::string_view token) { return std::ranges::find(tokens, token) != tokens.end(); };
        const bool is_french = language_ == Language::french;
        if (has(is_french ? "OU" : "OR")) return Asked::Join::any;
        return has(is_french ? "ET" : "AND") ? Asked::Join::all : Asked::Join::most;
    }

    bool read_units(std::size_t words_max) {
        units_.clear();
        unknown_ = 0;
        for (std::size_t i = 0; i < question_.words.size();) {
            const std::size_t taken = read_unit(i, words_max);
            has_expression_ |= taken > 1;
            i += taken;
        }
        drop_what_says_little();
        if (unknown_ == 0 || units_.empty()) return !units_.empty();
        const bool is_sure = std::ranges::any_of(units_, [](const Unit& unit) {
            return !unit.is_light && unit.fit >= sure_fit;
        });
        return unknown_ == 1 && is_sure;
    }

    std::vector<Clause> clauses() const {
        std::vector<Clause> all;
        for (const Unit& unit : units_) {
            if (std::ranges::find(all, unit.clause) == all.end()) all.push_back(unit.clause);
        }
        for (Clause& clause : all) clause.weight = all.size() > 1 ? weight_of(clause) : 1;
        return all;
    }

    // How many words are taken.
    std::size_t read_unit(std::size_t from, std::size_t words_max) {
        const Word& word = question_.words[from];
        const Found found = vocabulary_.longest(question_.words, from, words_max);
        const auto unit = found.length == 0 ? std::nullopt : chosen(found, from);
        if (!unit) {
            if (word.weight != Weight::light && !is_idle(word.token)) ++unknown_;
            return 1;
        }
        units_.push_back(*unit);
        has_odd_expression_ |= found.length > 1 && unit->fit <= 0;
        return found.length;
    }

    bool is_idle(const std::string& token) const {
        return token.size() > 5 && token.ends_with(language_ == Language::french ? "MENT" : "LY");
    }

    // All that may be meant, the likeliest first, and nothing that is much less likely.
    std::optional<Unit> chosen(const Found& found, std::size_t from) const {
        Word word = question_.words[from];
        word.tail = question_.words[from + found.length - 1].tail;
        word.is_last = question_.words[from + found.length - 1].is_last;
        const bool is_alone = found.length == question_.words.size();
        std::vector<std::pair<int, Clause::Meaning>> meanings;
        for (const Sense& sense : found.senses) {
            if (sense.of == Sense::Of::noun && !sense.is_exact) continue;  // "aile" is no "ail"
            const auto meaning = meaning_of(sense, word, is_alone);
            if (meaning && meaning->first >= 0) meanings.push_back(*meaning);
        }
        if (meanings.empty()) return std::nullopt;
        const bool is_light_verb = vocabulary_.has_light(word.bases) && is_verb(word, language_);
        const bool is_light = word.weight == Weight::light || is_light_verb;
        Unit unit{.is_light = found.length == 1 && is_light};
        for (const auto& [fit, meaning] : meanings) unit.fit = std::max(unit.fit, fit);
        const bool is_expression = found.length > 1;  // which means the same wherever it stands
        const int least = is_expression ? 0 : unit.fit - much_less;
        for (const bool is_asked : {true, false}) {  // what bots ask for goes first
            for (const auto& [fit, meaning] : meanings) {
                const bool is_meant = fit >= least || std::holds_alternative<AskedLink>(meaning.matter);
                const bool is_new = std::ranges::find(unit.clause.meanings, meaning) == unit.clause.meanings.end();
                const bool is_turn = is_asked_by_bots(meaning) == is_asked;
                if (is_new && is_meant && is_turn) unit.clause.meanings.push_back(meaning);
            }
        }
        unit.clause.is_negated = std::ranges::any_of(word.lead, [](const std::string& token) {
            return token == "SANS" || token == "WITHOUT";
        });
        unit.clause.is_negated = unit.clause.is_negated != word.is_denied;
        return unit;
    }

    using Fitting = std::pair<int, Clause::Meaning>;
    std::optional<Fitting> meaning_of(const Sense& sense, const Word& word, bool is_alone) const {
        if (sense.of == Sense::Of::gauge) return std::nullopt;
        if (sense.of == Sense::Of::facet) {
            return std::pair(fit_of(sense.relation, word, language_),
                             Clause::Meaning{AskedFacet{sense.number}, sense.is_opposite});
        }
        const int fit = fit_of_naming(word, is_alone, language_);
        if (fit >= 0) return std::pair(fit, Clause::Meaning{AskedNoun{sense.number}});
        if (nouns()[sense.number].links.empty()) return std::nullopt;
        return std::pair(link_fit, Clause::Meaning{AskedLink{sense.number}});
    }

    void drop_what_says_little() {
        if (join() == Asked::Join::any) return;
        const bool has_full = std::ranges::any_of(units_, [](const Unit& unit) { return !unit.is_light; });
        if (has_full) std::erase_if(units_, [](const Unit& unit) { return unit.is_light; });
        int best = 0;
        for (const Unit& unit : units_) best = std::max(best, unit.fit);
        if (best >= sure_fit) std::erase_if(units_, [](const Unit& unit) { return unit.fit == 0; });
        if (!has_full) std::erase_if(units_, [&](const Unit& unit) { return unit.fit < best; });
    }

    // Of "an animal or a plant?" a yes would say nothing: hardly anything is both. Of what it is made or where it is
    // found one may ask so.
    static bool is_either_or(const Asked& asked) {
        const bool is_of_kinds = std::ranges::all_of(asked.clauses, [](const Clause& clause) {
            const auto* facet = std::get_if<AskedFacet>(&clause.meanings.front().matter);
            return facet == nullptr || facets()[facet->facet].relation == Relation::is;
        });
        if (!is_of_kinds) return false;
        std::size_t one = 0, several = 0;
        for (const Noun& noun : nouns()) {
            const auto true_ones = std::ranges::count_if(asked.clauses, [&](const Clause& clause) {
                return truth_of_clause(clause, &noun, {}) >= Truth::probably;
            });
            one += true_ones > 0;
            several += true_ones > 1;
        }
        return several * 3 < one;
    }

    const ReadQuestion& question_;
    Language language_;
    const Vocabulary& vocabulary_;
    std::vector<Unit> units_{};
    int unknown_ = 0;  // words that mean nothing here
    bool has_expression_ = false;
    bool has_odd_expression_ = false;  // that hardly fits
};

Clause clause_of(Matter matter) { return {.meanings = {{std::move(matter)}}}; }

std::optional<Asked> understand_in(Language language, std::string_view text) {
    const Tokens tokens = tokens_of(text);
    const ReadQuestion question = read_question(text, language);
    if (auto spelling = spelling_asked(tokens, language)) {
        return Asked{.clauses = {clause_of(*spelling)}, .is_negated = question.is_denied};
    }
    if (question.is_hopeless) return std::nullopt;
    if (const Comparison comparison = comparison_in(question, language); comparison.is_one) {
        if (!comparison.asked) return std::nullopt;
        return Asked{.clauses = {clause_of(*comparison.asked)}, .is_negated = question.is_denied};
    }
    return Understanding(question, language).read();
}

// The bots' own ways to ask are looked up whole: they are the most of what is said at a table.
using Known = std::unordered_map<std::string_view, std::size_t>;
Known known_questions() {
    Known known;
    for (const std::size_t facet : asked_facets()) {
        for (const Language language : {Language::french, Language::english}) {
            const auto& plain = facets()[facet].questions[static_cast<std::size_t>(language)];
            for (const std::string& question : plain) known.emplace(question, facet);
            for (const Voice voice : {Voice::apprenti, Voice::habitue, Voice::maitre}) {
                for (const std::string& way : ways_to_ask(facet, language, voice)) known.emplace(way, facet);
            }
        }
    }
    return known;
}

}  // namespace

std::optional<Asked> understand(std::string_view question, Language language) {
    static const Known known = known_questions();
    if (const auto found = known.find(question); found != known.end()) {
        return Asked{{clause_of(AskedFacet{found->second})}};
    }
    Language other = language == Language::french ? Language::english : Language::french;
    const Tokens tokens = tokens_of(question);
    if (small_words_in(tokens, other) > small_words_in(tokens, language)) std::swap(language, other);
    if (auto asked = understand_in(language, question)) return asked;
    return understand_in(other, question);
}

Truth truth_of(const Asked& asked, const Noun* noun, std::string_view word) {
    return verdict_on(asked, noun, word).value_or(Truth::unknown);
}

Answer answer_to(std::string_view question, std::string_view word, Language language) {
    const auto asked = understand(question, language);
    if (!asked) return Answer::unclear;
    const auto noun = noun_of(word, language);
    constexpr std::array<Answer, truth_count> answers = {Answer::no, Answer::unknown, Answer::probably, Answer::yes};
    const auto truth = verdict_on(*asked, noun ? &nouns()[*noun] : nullptr, word);
    if (truth == Truth::no && is_obscure(*asked)) return Answer::unclear;
    return truth ? answers[static_cast<std::size_t>(*truth)] : Answer::unclear;
}

std::optional<std::size_t> plain_facet(const Asked& asked) {
    const Clause& clause = asked.clauses.front();
    const bool is_single = asked.clauses.size() == 1 && asked.apart.empty() && clause.meanings.size() == 1;
    const bool is_turned = asked.is_negated || clause.is_negated || clause.meanings.front().is_opposite;
    const bool is_plain = is_single && !is_turned && !asked.is_guess;
    const auto* facet = std::get_if<AskedFacet>(&clause.meanings.front().matter);
    if (!is_plain || facet == nullptr) return std::nullopt;
    return facet->facet;
}

std::vector<std::size_t> facets_asked(const Asked& asked) {
    std::vector<std::size_t> all;
    if (asked.clauses.size() != 1) return all;
    for (const Clause::Meaning& meaning : asked.clauses.front().meanings) {
        if (const auto* facet = std::get_if<AskedFacet>(&meaning.matter)) all.push_back(facet->facet);
    }
    return all;
}

}  // namespace barbarossa

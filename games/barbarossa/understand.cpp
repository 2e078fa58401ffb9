#include "games/barbarossa/understand.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "games/barbarossa/spelling.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

// Things of the first kind are the smallest: in a closed hand, in the hand, between, bigger than a person.
enum class Size { tiny, handy, middling, big };

Size size_of(const Noun& noun) {
    static const std::array<std::size_t, 3> marks = {*attribute_named("tiny"), *attribute_named("big"),
                                                     *attribute_named("in_hand")};
    constexpr std::array<Size, 3> sizes = {Size::tiny, Size::big, Size::handy};
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (noun.truths[marks[i]] >= Truth::probably) return sizes[i];
    }
    return Size::middling;
}

// An umbrella is held in the hand, and longer than a cat: neighbours in the middle are not compared.
Truth is_larger(const Noun& noun, const Noun& than) {
    const Size mine = size_of(noun), other = size_of(than);
    const bool is_close = mine != Size::tiny && mine != Size::big && other != Size::tiny && other != Size::big;
    if (mine == other || is_close) return Truth::unknown;
    return mine > other ? Truth::yes : Truth::no;
}

// A shark has all that a fish has, so who asks for a fish may be right; a cat has not.
Truth is_it(const Noun& noun, const Noun& asked) {
    if (&noun == &asked) return Truth::yes;
    int needed = 0, had = 0;
    for (std::size_t attribute = 0; attribute < asked.truths.size(); ++attribute) {
        if (asked.truths[attribute] != Truth::yes) continue;
        ++needed;
        had += noun.truths[attribute] >= Truth::probably;
    }
    return had * 10 >= needed * 9 ? Truth::unknown : Truth::no;
}

Truth truth_about(const AskedAttribute& asked, const Noun* noun, std::string_view) {
    return noun == nullptr ? Truth::unknown : noun->truths[asked.attribute];
}
Truth truth_about(const AskedNoun& asked, const Noun* noun, std::string_view) {
    return noun == nullptr ? Truth::unknown : is_it(*noun, nouns()[asked.noun]);
}
Truth truth_about(const AskedSize& asked, const Noun* noun, std::string_view) {
    if (noun == nullptr) return Truth::unknown;
    const Noun& other = nouns()[asked.noun];
    return asked.is_larger ? is_larger(*noun, other) : is_larger(other, *noun);
}
Truth truth_about(const AskedSpelling& asked, const Noun*, std::string_view word) {
    return is_spelt(asked, word) ? Truth::yes : Truth::no;
}

Truth opposite(Truth truth) {
    if (truth == Truth::yes) return Truth::no;
    return truth == Truth::no ? Truth::yes : Truth::unknown;
}

std::string joined(std::span<const std::string> tokens) {
    std::string all;
    for (const std::string& token : tokens) all += token + ' ';
    return all;
}

// "plus grand que", "bigger than", and what follows.
std::optional<AskedSize> size_asked(const Tokens& left, Language language) {
    constexpr std::array<std::string_view, 2> larger = {" GRAND GRANDE GROS GROSSE HAUT HAUTE ",
                                                        " BIGGER LARGER TALLER "};
    constexpr std::array<std::string_view, 2> smaller = {" PETIT PETITE ", " SMALLER "};
    const auto which = static_cast<std::size_t>(language);
    std::span<const std::string> tokens(left);
    if (language == Language::french) {
        if (tokens.empty() || tokens.front() != "PLUS") return std::nullopt;
        tokens = tokens.subspan(1);
    }
    if (tokens.size() < 2) return std::nullopt;
    const bool is_more = is_one_of(larger[which], tokens.front());
    if (!is_more && !is_one_of(smaller[which], tokens.front())) return std::nullopt;
    const auto noun = noun_of(joined(tokens.subspan(1)), language);
    if (!noun) return std::nullopt;
    return AskedSize{.noun = *noun, .is_larger = is_more};
}

// The bots' own ways to ask are looked up whole: they are the most of what is said at a table.
using Known = std::map<std::string, std::size_t, std::less<>>;
Known known_questions() {
    Known known;
    for (std::size_t attribute = 0; attribute < attributes().size(); ++attribute) {
        for (const auto& in_language : attributes()[attribute].questions) {
            for (const std::string& question : in_language) known.emplace(question, attribute);
        }
    }
    return known;
}

std::optional<Asked> understand_in(Language language, std::string_view question) {
    const Tokens tokens = tokens_of(question);
    const Denial denial = denial_in(tokens, language);
    if (denial == Denial::unclear) return std::nullopt;
    const bool denied = denial == Denial::denied;
    if (auto spelling = spelling_asked(tokens, language)) return Asked{*spelling, denied};
    const Tokens left = without(tokens, skipped_words(language), language);
    const Relations relations = relations_in(tokens, language);
    if (left.empty()) return std::nullopt;
    const auto which = static_cast<std::size_t>(language);
    for (std::size_t attribute = 0; attribute < attributes().size(); ++attribute) {
        for (const Phrase& phrase : attributes()[attribute].phrases[which]) {
            if (!phrase.matches(left, relations)) continue;
            return Asked{AskedAttribute{attribute}, phrase.is_negated() != denied};
        }
    }
    if (const auto size = size_asked(left, language)) return Asked{*size, denied};
    const bool is_naming = relations.is || is_one_of(" UN UNE A AN ", tokens.front());
    if (!is_naming) return std::nullopt;
    const auto noun = noun_of(joined(left), language);
    if (!noun) return std::nullopt;
    return Asked{AskedNoun{*noun}, denied};
}

}  // namespace

std::optional<Asked> understand(std::string_view question, Language language) {
    static const Known known = known_questions();
    if (const auto found = known.find(question); found != known.end()) return Asked{AskedAttribute{found->second}};
    if (auto asked = understand_in(language, question)) return asked;
    return understand_in(language == Language::french ? Language::english : Language::french, question);
}

Truth truth_of(const Asked& asked, const Noun* noun, std::string_view word) {
    const Truth truth = std::visit([&](const auto& matter) { return truth_about(matter, noun, word); }, asked.matter);
    return asked.is_negated ? opposite(truth) : truth;
}

Answer answer_to(std::string_view question, std::string_view word, Language language) {
    const auto asked = understand(question, language);
    if (!asked) return Answer::unclear;
    const auto noun = noun_of(word, language);
    constexpr std::array<Answer, truth_count> answers = {Answer::no, Answer::unknown, Answer::probably, Answer::yes};
    const Truth truth = truth_of(*asked, noun ? &nouns()[*noun] : nullptr, word);
    return answers[static_cast<std::size_t>(truth)];
}

}  // namespace barbarossa

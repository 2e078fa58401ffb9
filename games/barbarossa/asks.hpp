// For tests: what a question is about, in short: a facet's id, "!big" if yes means no; "chat?" if it asks for a noun,
// "&chat" for what has to do with it; <170cm >170cm =170cm and [170cm for measures, in centimetres, kilos and euros; ^B
// $B *B for letters that begin, end or are in the word, =5 +5 -5 for its length. Several are joined by " and " or
// " or ". Nothing if it is not understood.

#include "games/barbarossa/understand.hpp"

namespace barbarossa {

inline std::string matter_of(const AskedFacet& asked) { return facets()[asked.facet].id; }
inline std::string matter_of(const AskedNoun& asked) { return nouns()[asked.noun].words[0].front() + "?"; }
inline std::string matter_of(const AskedLink& asked) { return "&" + nouns()[asked.noun].words[0].front(); }
inline std::string matter_of(const AskedMeasure& asked) {
    constexpr std::string_view marks = "><=[";
    constexpr std::string_view units[] = {"mm", "g", "€"};
    return marks[static_cast<std::size_t>(asked.against)] + std::to_string(asked.mark) +
           std::string(units[static_cast<std::size_t>(asked.scale)]);
}
inline std::string matter_of(const AskedSpelling& asked) {
    constexpr std::string_view marks = "^$*=+-";
    const std::string mark(1, marks[static_cast<std::size_t>(asked.where)]);
    return mark + (asked.letters.empty() ? std::to_string(asked.length) : asked.letters);
}

inline std::string asks(std::string_view question, lexicon::Language language) {
    const auto asked = understand(question, language);
    if (!asked) return {};
    std::string all;
    for (const Clause& clause : asked->clauses) {
        const Clause::Meaning& likeliest = clause.meanings.front();
        const std::string matter = std::visit([](const auto& each) { return matter_of(each); }, likeliest.matter);
        const bool is_turned = asked->is_negated && asked->clauses.size() == 1;
        const bool is_negated = (clause.is_negated != likeliest.is_opposite) != is_turned;
        if (!all.empty()) all += asked->join == Asked::Join::any ? " or " : " and ";
        all += (is_negated ? "!" : "") + matter;
    }
    return asked->is_negated && asked->clauses.size() > 1 ? "not (" + all + ")" : all;
}

struct Example {
    std::string_view asks;
    std::string_view question;
};

}  // namespace barbarossa

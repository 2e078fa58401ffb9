// For tests: what a question is about, in short: an attribute's id, "!big" if yes means no; "chat?" if it asks for a
// noun, "<chat" and ">chat" for a comparison; ^B $B *B for letters that begin, end or are in the word, =5 +5 -5 for its
// length; nothing if it is not understood.

#include "games/barbarossa/understand.hpp"

namespace barbarossa {

inline std::string matter_of(const AskedAttribute& asked) { return attributes()[asked.attribute].id; }
inline std::string matter_of(const AskedNoun& asked) { return nouns()[asked.noun].words[0].front() + "?"; }
inline std::string matter_of(const AskedSize& asked) {
    return (asked.is_larger ? ">" : "<") + nouns()[asked.noun].words[0].front();
}
inline std::string matter_of(const AskedSpelling& asked) {
    constexpr std::string_view marks = "^$*=+-";
    const std::string mark(1, marks[static_cast<std::size_t>(asked.where)]);
    return mark + (asked.letters.empty() ? std::to_string(asked.length) : asked.letters);
}

inline std::string asks(std::string_view question, lexicon::Language language) {
    const auto asked = understand(question, language);
    if (!asked) return {};
    const std::string matter = std::visit([](const auto& each) { return matter_of(each); }, asked->matter);
    return (asked->is_negated ? "!" : "") + matter;
}

struct Example {
    std::string_view asks;
    std::string_view question;
};

}  // namespace barbarossa

#include "games/barbarossa/knowledge.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "core/check.hpp"
#include "games/barbarossa/data.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;
constexpr std::array<std::string_view, 2> language_marks = {"fr", "en"};

std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + separator.size(), text.size()));
    }
    return parts;
}

bool is_comment(std::string_view line) { return line.empty() || line.starts_with('#'); }

// What a line says after its beginning; nothing if it begins otherwise.
std::optional<std::string_view> after(std::string_view line, const std::string& beginning) {
    if (!line.starts_with(beginning)) return std::nullopt;
    return line.substr(beginning.size());
}

std::array<Tokens, 2> read_skipped() {
    std::array<Tokens, 2> skipped;
    for (const std::string_view line : split(attributes_text, "\n")) {
        for (std::size_t which = 0; which < 2; ++which) {
            const auto words = after(line, "skip " + std::string(language_marks[which]) + " = ");
            if (!words) continue;
            for (std::string& token : tokens_of(*words)) skipped[which].push_back(std::move(token));
        }
    }
    for (Tokens& each : skipped) std::ranges::sort(each);
    return skipped;
}

void read_how_asked(std::string_view line, Attribute& attribute) {
    for (std::size_t which = 0; which < 2; ++which) {
        const std::string mark(language_marks[which]);
        if (const auto questions = after(line, mark + " ? ")) {
            for (const auto question : split(*questions, " / ")) attribute.questions[which].emplace_back(question);
        }
        if (const auto phrases = after(line, mark + " = ")) {
            for (const auto phrase : split(*phrases, ", ")) {
                attribute.phrases[which].emplace_back(phrase, skipped_words(Language(which)));
            }
        }
    }
}

std::vector<Attribute> read_attributes() {
    std::vector<Attribute> all;
    for (const std::string_view line : split(attributes_text, "\n")) {
        if (is_comment(line) || line.starts_with("skip ")) continue;
        const std::size_t bar = line.find(" | ");
        if (bar != std::string_view::npos) all.push_back({.id = std::string(line.substr(0, bar))});
        else read_how_asked(line, all.back());
    }
    return all;
}

std::vector<Truth> read_truths(std::string_view written) {
    std::vector<Truth> truths(attributes().size(), Truth::no);
    for (std::string_view id : split(written, " ")) {
        if (id.empty()) continue;
        const Truth truth = id.front() == '~' ? Truth::probably : id.front() == '?' ? Truth::unknown : Truth::yes;
        if (truth != Truth::yes) id.remove_prefix(1);
        const auto attribute = attribute_named(id);
        CHECK(attribute.has_value());  // knowledge_test names the line
        truths[*attribute] = truth;
    }
    return truths;
}

std::vector<Noun> read_nouns() {
    std::vector<Noun> all;
    for (const std::string_view line : split(nouns_text, "\n")) {
        if (is_comment(line)) continue;
        const auto fields = split(line, " | ");
        CHECK(fields.size() == 4);
        Noun noun{.frequency = fields[2].front() - '0', .truths = read_truths(fields[3])};
        for (std::size_t which = 0; which < 2; ++which) {
            for (const auto word : split(fields[which], ", ")) noun.words[which].emplace_back(word);
        }
        all.push_back(std::move(noun));
    }
    return all;
}

constexpr std::array<std::string_view, 2> articles = {" LE LA LES L UN UNE DES DU D ", " THE A AN SOME "};

std::string key_of(std::string_view word, Language language) {
    Tokens tokens = tokens_of(word);
    if (tokens.size() > 1 && is_one_of(articles[static_cast<std::size_t>(language)], tokens.front())) {
        tokens.erase(tokens.begin());
    }
    std::string key;
    for (const std::string& token : tokens) key += token;
    return key;
}

using Index = std::map<std::string, std::size_t>;

Index index_of(Language language) {
    Index index;
    for (std::size_t noun = 0; noun < nouns().size(); ++noun) {
        for (const std::string& word : nouns()[noun].words[static_cast<std::size_t>(language)]) {
            index.emplace(key_of(word, language), noun);
        }
    }
    return index;
}

}  // namespace

const Tokens& skipped_words(Language language) {
    static const std::array<Tokens, 2> skipped = read_skipped();
    return skipped[static_cast<std::size_t>(language)];
}

std::span<const Attribute> attributes() {
    static const std::vector<Attribute> all = read_attributes();
    return all;
}

std::optional<std::size_t> attribute_named(std::string_view id) {
    const auto found = std::ranges::find(attributes(), id, &Attribute::id);
    if (found == attributes().end()) return std::nullopt;
    return static_cast<std::size_t>(found - attributes().begin());
}

std::span<const Noun> nouns() {
    static const std::vector<Noun> all = read_nouns();
    return all;
}

std::optional<std::size_t> noun_of(std::string_view word, Language language) {
    static const std::array<Index, 2> by_key = {index_of(Language::french), index_of(Language::english)};
    const Index& index = by_key[static_cast<std::size_t>(language)];
    const std::string key = key_of(word, language);
    for (const std::string_view plural : {"", "S", "X", "ES"}) {
        if (!key.ends_with(plural)) continue;
        const auto found = index.find(key.substr(0, key.size() - plural.size()));
        if (found != index.end()) return found->second;
    }
    return std::nullopt;
}

}  // namespace barbarossa

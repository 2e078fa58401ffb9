#include "games/farben/stories.hpp"

#include <algorithm>
#include <map>

#include "games/farben/data.hpp"
#include "games/farben/rules.hpp"
#include "games/farben/words.hpp"

namespace farben {

namespace {

constexpr std::string_view any_word = "*";

struct Stock {
    std::map<std::string, std::vector<Told>, std::less<>> by_word{};
    std::map<std::string_view, const Story*> by_text{};
};

// Words between asterisks are the hints.
Story read_story(std::string_view marked) {
    Story story;
    for (bool is_hint = false;; is_hint = !is_hint) {
        const std::size_t end = std::min(marked.find('*'), marked.size());
        story.text += marked.substr(0, end);
        if (is_hint) story.hints.emplace_back(marked.substr(0, end));
        if (end == marked.size()) return story;
        marked.remove_prefix(end + 1);
    }
}

// A line `# Word` begins the stories of a word, a line `colour: story` is one of them.
Stock read_stock(std::string_view text) {
    Stock stock;
    std::vector<Told>* stories = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("# ")) stories = &stock.by_word[std::string(line.substr(2))];
        const std::size_t colon = line.find(": ");
        if (colon == std::string_view::npos || stories == nullptr) continue;
        const auto colour = colour_named(line.substr(0, colon));
        if (colour) stories->push_back({.colour = *colour, .story = read_story(line.substr(colon + 2))});
    }
    for (const auto& [word, each] : stock.by_word) {
        for (const Told& told : each) stock.by_text.emplace(told.story.text, &told.story);
    }
    return stock;
}

const Stock& stock_in(lexicon::Language language) {
    static const Stock french = read_stock(french_stories_text), english = read_stock(english_stories_text);
    return language == lexicon::Language::french ? french : english;
}

}  // namespace

std::span<const Told> stories_of(std::string_view word, lexicon::Language language) {
    const auto& by_word = stock_in(language).by_word;
    const auto found = by_word.find(word);
    return found == by_word.end() ? std::span<const Told>() : std::span(found->second);
}

std::span<const Told> stories_for_any(lexicon::Language language) { return stories_of(any_word, language); }

std::string_view tale_in(std::string_view text) {
    std::string_view longest;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > longest.size()) longest = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

std::optional<core::Tale> Rules::tale(const Action& action) {
    const Tell* told = std::get_if<Tell>(&action);
    if (told == nullptr || told->story.empty()) return std::nullopt;
    return core::tale_of(tale_in(told->story));
}

const Story* story_of(std::string_view text, lexicon::Language language) {
    const auto& by_text = stock_in(language).by_text;
    const auto found = by_text.find(tale_in(text));
    return found == by_text.end() ? nullptr : found->second;
}

}  // namespace farben

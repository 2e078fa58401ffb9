// English, from SCOWL: its lists are plain, so there is nothing to expand; a theme gets the plurals that are words,
// but not those of names.
#include <set>

#include "lexicon/make/collect.hpp"
#include "lexicon/make/text.hpp"

namespace lexicon::make {

namespace {

void add_theme(Collected& found, List theme, std::string_view text) {
    for (const std::string_view line : words_of(text)) {
        const std::string word(line);
        found.add_known(theme, word);
        if (spelling_of(word) != Spelling::word) continue;  // Bolt runs, bolts do not
        for (const char* ending : {"s", "es"}) found.add_known(theme, word + ending);
        if (word.ends_with('y')) found.add_known(theme, word.substr(0, word.size() - 1) + "ies");
    }
}

// How a verb, a noun or an adjective may go on; most of what this makes is no word.
std::vector<std::string> forms_of(const std::string& word) {
    std::vector<std::string> forms;
    const std::string cut = word.substr(0, word.size() - 1);
    for (const char* ending : {"s", "es", "d", "ed", "ing", "r", "er", "st", "est"}) forms.push_back(word + ending);
    for (const char* ending : {"ing", "ies", "ied", "ier", "iest"}) forms.push_back(cut + ending);
    for (const char* ending : {"ed", "ing", "er", "est"}) forms.push_back(word + word.back() + ending);
    return forms;
}

// Every word of our own list, and those of its forms that are used often.
void add_common(Collected& found, const Scowl& scowl, std::string_view text) {
    std::set<std::string_view> often;
    for (const std::string& list : scowl.often) {
        for (const std::string_view word : lines_of(list)) often.insert(word);
    }
    for (const std::string_view line : words_of(text)) {
        const std::string word(line);
        found.add_known(List::common, word);
        if (word.size() < short_max) continue;  // of "as" they are others
        for (const std::string& form : forms_of(word)) {
            if (often.contains(form)) found.add_known(List::common, form);
        }
    }
}

}  // namespace

Made english(const Scowl& scowl, const Data& data) {
    Collected found;
    const std::vector<std::string_view> lines = words_of(data.left_out);
    const std::set<std::string_view> left_out(lines.begin(), lines.end());
    for (const std::string& text : scowl.words) {
        for (const std::string_view word : lines_of(text)) {
            if (spelling_of(word) == Spelling::word && !left_out.contains(word)) found.add_word(word);
        }
    }
    const auto add_names = [&](const std::vector<std::string>& texts, std::size_t shortest) {
        for (const std::string& text : texts) {
            for (const std::string_view line : lines_of(text)) {
                if (spelling_of(line) != Spelling::name || left_out.contains(line)) continue;
                if (const auto name = fit(line); name && name->size() >= shortest) found.add_name(line);
            }
        }
    };
    add_names(scowl.names, word_min);
    add_names(scowl.capitalised, 3);  // shorter ones are symbols: Ag, Hz
    found.add_data(data);
    add_common(found, scowl, data.common);
    for (std::size_t i = 0; i < theme_count; ++i) {
        add_theme(found, static_cast<List>(static_cast<std::size_t>(List::cinema) + i), data.themes[i]);
    }
    return found.made();
}

}  // namespace lexicon::make

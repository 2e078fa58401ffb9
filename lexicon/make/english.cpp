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

}  // namespace

Lists english(const Scowl& scowl, const Data& data) {
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
                if (const auto name = fit(line); name && name->size() >= shortest) found.add_name(*name);
            }
        }
    };
    add_names(scowl.names, word_min);
    add_names(scowl.capitalised, 3);  // shorter ones are symbols: Ag, Hz
    found.add_data(data);
    for (const std::string& text : scowl.common) {
        for (const std::string_view word : lines_of(text)) found.add_known(List::common, word);
    }
    for (const std::string_view word : words_of(data.common)) found.add_known(List::common, word);
    for (std::size_t i = 0; i < theme_count; ++i) {
        add_theme(found, static_cast<List>(static_cast<std::size_t>(List::cinema) + i), data.themes[i]);
    }
    return found.lists();
}

}  // namespace lexicon::make

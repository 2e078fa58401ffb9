#include "games/farben/likely.hpp"

#include <algorithm>
#include <map>

#include "games/farben/data.hpp"
#include "games/farben/words.hpp"

namespace farben {

namespace {

using ByWord = std::map<std::string_view, Hand>;  // by the English word

Hand read_colours(std::string_view names) {
    Hand colours;
    while (!names.empty()) {
        const std::size_t end = std::min(names.find(' '), names.size());
        if (const auto colour = colour_named(names.substr(0, end))) colours.add(static_cast<std::size_t>(*colour));
        names.remove_prefix(std::min(end + 1, names.size()));
    }
    return colours;
}

// A line is `Word: colour colour colour colour`.
ByWord read_likely() {
    ByWord likely;
    std::string_view text = likely_text;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        const std::size_t colon = line.find(": ");
        if (colon != std::string_view::npos) likely[line.substr(0, colon)] = read_colours(line.substr(colon + 2));
    }
    return likely;
}

}  // namespace

Hand likely_colours(std::string_view word, lexicon::Language language) {
    static const ByWord likely = read_likely();
    const auto card = card_with(word, language);
    if (!card) return {};
    const int side = word_on(*card, 0, language) == word ? 0 : 1;
    const auto found = likely.find(word_on(*card, side, lexicon::Language::english));
    return found == likely.end() ? Hand() : found->second;
}

}  // namespace farben

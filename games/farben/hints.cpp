#include "games/farben/hints.hpp"

#include <algorithm>

#include "core/utf8.hpp"
#include "games/farben/words.hpp"
#include "lexicon/letters.hpp"

namespace farben {

namespace {

bool is_between(char32_t letter, char32_t first, char32_t last) { return letter >= first && letter <= last; }

bool is_control(char32_t letter) { return letter < 0x20 || is_between(letter, 0x7F, 0x9F); }
bool is_hyphen(char32_t letter) { return letter == '-' || letter == 0x2010 || letter == 0x2011; }
bool is_mark(char32_t letter) { return is_between(letter, 0x300, 0x36F); }  // follows its letter

// Letters of scripts that we do not know, and little pictures, are parts of words too; signs and spaces are not.
bool is_in_words(char32_t letter) {
    if (letter < 0x80) {
        return is_between(letter, '0', '9') || is_between(letter, 'A', 'Z') || is_between(letter, 'a', 'z');
    }
    const bool is_sign = letter < 0xC0 || letter == 0xD7 || letter == 0xF7 || is_between(letter, 0x2000, 0x206F) ||
                         is_between(letter, 0x2E00, 0x2E7F) || is_between(letter, 0x3000, 0x303F) ||
                         is_between(letter, 0xFE00, 0xFE0F) || letter == 0xFEFF;
    return !is_sign;
}

// The words of a text as they stand, with their hyphens.
std::vector<std::string> whole_words(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto end_word = [&] {
        while (word.ends_with('-')) word.pop_back();  // it was a dash
        if (!word.empty()) words.push_back(std::exchange(word, {}));
    };
    while (!text.empty()) {
        const std::string_view before = text;
        const auto letter = core::take_character(text);
        if (!letter) break;  // it was never let in
        const std::string_view spelt = before.substr(0, before.size() - text.size());
        if (is_mark(*letter)) continue;
        if (is_in_words(*letter)) {
            word += lexicon::folded(spelt).value_or(std::string(spelt));
        } else if (is_hyphen(*letter) && !word.empty()) {
            word += '-';
        } else {
            end_word();
        }
    }
    end_word();
    return words;
}

bool is_colour(std::string word, Colour colour) {
    std::erase(word, '-');  // "multi-coloured"
    return names_colour(word, colour);
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words = whole_words(text);
    for (std::size_t i = 0, whole = words.size(); i < whole; ++i) {
        const std::string word = words[i];
        if (!word.contains('-')) continue;
        for (std::size_t start = 0; start < word.size();) {
            const std::size_t end = std::min(word.find('-', start), word.size());
            if (end > start) words.push_back(word.substr(start, end - start));
            start = end + 1;
        }
    }
    return words;
}

std::optional<std::size_t> characters_in(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        const auto letter = core::take_character(text);
        if (!letter || (is_control(*letter) && *letter != '\n')) return std::nullopt;
    }
    return count;
}

core::Verdict<Illegal> check_hint(std::string_view hint, const Card& card) {
    CHECK(card.colour.has_value());
    const auto characters = characters_in(hint);
    const bool is_one = whole_words(hint).size() == 1 && !hint.contains('\n');
    if (!characters || *characters > hint_chars_max || !is_one) return std::unexpected(Illegal::not_one_word);
    const std::vector<std::string> said = words_of(hint), told = words_of(card.story);
    const auto names_it = [&](const std::string& word) { return is_colour(word, *card.colour); };
    if (std::ranges::any_of(said, names_it)) return std::unexpected(Illegal::hint_is_colour);
    if (!told.empty() && std::ranges::find(told, said.front()) == told.end()) {
        return std::unexpected(Illegal::hint_not_in_story);
    }
    return {};
}

}  // namespace farben

#include "games/farben/hints.hpp"

#include <algorithm>

#include "core/utf8.hpp"
#include "core/words.hpp"
#include "games/farben/words.hpp"
#include "lexicon/letters.hpp"

namespace farben {

namespace {

bool is_between(char32_t letter, char32_t first, char32_t last) { return letter >= first && letter <= last; }

bool is_control(char32_t letter) { return letter < 0x20 || is_between(letter, 0x7F, 0x9F); }
bool is_hyphen(char32_t letter) { return letter == '-' || letter == 0x2010 || letter == 0x2011; }
bool is_apostrophe(char32_t letter) { return letter == '\'' || letter == 0x2019 || letter == 0x2BC; }
bool is_mark(char32_t letter) { return is_between(letter, 0x300, 0x36F); }  // follows its letter

// Letters of scripts that we do not know, and little pictures, are parts of words too; signs and spaces are not.
bool is_in_words(char32_t letter) {
    if (letter < 0x80) {
        return is_between(letter, '0', '9') || is_between(letter, 'A', 'Z') || is_between(letter, 'a', 'z');
    }
    const bool is_sign = letter < 0xC0 || letter == 0xD7 || letter == 0xF7 || is_between(letter, 0x2000, 0x206F) ||
                         is_between(letter, 0x2E00, 0x2E7F) || is_between(letter, 0x3000, 0x303F) ||
                         is_between(letter, 0xFE00, 0xFE0F) || letter == 0xFEFF || is_apostrophe(letter);
    return !is_sign;
}

struct Word {
    std::string folded{};     // with a plain hyphen or apostrophe where parts are joined
    std::string_view spelt{};
};

// The words of a text, joined as they stand.
std::vector<Word> whole_words(std::string_view text) {
    std::vector<Word> words;
    std::string folded, joint;  // one that a letter follows; else it was a dash, or a quotation mark
    const char* start = text.data();
    const char* end = start;
    const auto end_word = [&] {
        if (!folded.empty()) words.push_back({std::exchange(folded, {}), {start, end}});
        joint.clear();
    };
    while (!text.empty()) {
        const char* here = text.data();
        const auto letter = core::take_character(text);
        if (!letter) break;  // it was never let in
        const std::string_view spelt(here, text.data());
        if (is_mark(*letter)) {
            if (joint.empty()) end = text.data();
        } else if (is_in_words(*letter)) {
            if (folded.empty()) start = here;
            folded += std::exchange(joint, {}) + lexicon::folded(spelt).value_or(std::string(spelt));
            end = text.data();
        } else if (!folded.empty() && joint.empty() && (is_hyphen(*letter) || is_apostrophe(*letter))) {
            joint = is_hyphen(*letter) ? '-' : '\'';
        } else {
            end_word();
        }
    }
    end_word();
    return words;
}

void add_parts(const std::string& word, char joint, std::vector<std::string>& parts) {
    if (!word.contains(joint)) return;
    const char other = joint == '-' ? '\'' : '-';
    for (std::size_t start = 0; start < word.size();) {
        const std::size_t end = std::min(word.find(joint, start), word.size());
        const std::string part = word.substr(start, end - start);
        parts.push_back(part);
        add_parts(part, other, parts);
        start = end + 1;
    }
}

bool names(std::string word, Colour colour) {
    std::erase(word, '-');  // "multi-coloured"
    return names_colour(word, colour);
}

bool names_any(const std::string& word) {
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (names(word, Colour(colour))) return true;
    }
    return false;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words, parts;
    for (const Word& word : whole_words(text)) {
        words.push_back(word.folded);
        add_parts(word.folded, '\'', parts);
        add_parts(word.folded, '-', parts);
    }
    words.insert(words.end(), parts.begin(), parts.end());
    return words;
}

std::vector<std::string_view> spelt_words(std::string_view text) {
    std::vector<std::string_view> spelt;
    for (const Word& word : whole_words(text)) spelt.push_back(word.spelt);
    return spelt;
}

std::string_view only_word(std::string_view text) {
    const std::vector<std::string_view> words = spelt_words(text);
    return words.size() == 1 ? words.front() : std::string_view();
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
    if (hint == core::removed_words && card.is_aloud) return {};  // its giver was removed, and this is read again
    const auto characters = characters_in(hint);
    const bool is_one = !only_word(hint).empty() && !hint.contains('\n');
    if (!characters || *characters > hint_chars_max || !is_one) return std::unexpected(Illegal::not_one_word);
    const std::vector<std::string> said = words_of(hint), told = words_of(card.story);
    const bool is_on_trust = card.is_aloud || told.empty();
    if (!is_on_trust && std::ranges::find(told, said.front()) == told.end()) {
        return std::unexpected(Illegal::hint_not_in_story);
    }
    const auto names_it = [&](const std::string& word) {
        return is_on_trust ? names_any(word) : names(word, *card.colour);
    };
    if (std::ranges::any_of(said, names_it)) return std::unexpected(Illegal::hint_is_colour);
    return {};
}

}  // namespace farben

#include "manners/text.hpp"

#include <algorithm>
#include <span>

#include "core/utf8.hpp"
#include "lexicon/letters.hpp"

namespace manners {

namespace {

constexpr std::size_t spelt_out_min = 4;  // letters; "y a t il" are three, and mean no harm

bool is_digit(char32_t letter) { return letter >= '0' && letter <= '9'; }
bool is_mark(char32_t letter) { return letter >= 0x300 && letter <= 0x36F; }  // of the letter before it

// The letter that a digit or a sign is often written for.
char stands_for(char32_t letter) {
    switch (letter) {
        case '0': return 'O';
        case '1': return 'I';
        case '3': return 'E';
        case '4': case '@': return 'A';
        case '5': case '$': return 'S';
        case '7': return 'T';
        default: return '\0';
    }
}

bool is_number(std::string_view utf8, const std::vector<Sign>& signs, const Word& word) {
    const std::span inside = std::span(signs).subspan(word.begin, word.end - word.begin);
    return std::ranges::none_of(inside, [&](const Sign& sign) {
        return lexicon::folded(utf8.substr(sign.begin, sign.end - sign.begin)).has_value();
    });
}

// Words of one letter in a row, with one sign between each two.
std::vector<Word> joined(std::vector<Word> words) {
    std::vector<Word> joined;
    for (std::size_t i = 0; i < words.size();) {
        std::size_t last = i;
        while (last + 1 < words.size() && words[last].letters.size() == 1 && words[last + 1].letters.size() == 1 &&
               words[last + 1].begin == words[last].end + 1) {
            ++last;
        }
        if (last - i + 1 < spelt_out_min) last = i;
        Word whole = std::move(words[i]);
        for (std::size_t each = i + 1; each <= last; ++each) {
            whole.letters += words[each].letters;
            whole.end = words[each].end;
        }
        joined.push_back(std::move(whole));
        i = last + 1;
    }
    return joined;
}

}  // namespace

std::vector<Sign> signs_of(std::string_view utf8) {
    std::vector<Sign> signs;
    std::string_view rest = utf8;
    while (!rest.empty()) {
        const std::size_t begin = utf8.size() - rest.size();
        const auto letter = core::take_character(rest);
        if (!letter) break;
        signs.push_back({begin, utf8.size() - rest.size(), *letter});
    }
    return signs;
}

std::vector<Word> words_of(std::string_view utf8, const std::vector<Sign>& signs) {
    std::vector<Word> words;
    bool is_open = false;
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const Sign& sign = signs[i];
        if (is_mark(sign.letter)) {
            if (is_open) words.back().end = i + 1;
            continue;
        }
        std::string letters = lexicon::folded(utf8.substr(sign.begin, sign.end - sign.begin)).value_or("");
        if (letters.empty() && stands_for(sign.letter) != '\0') letters = stands_for(sign.letter);
        if (letters.empty() && is_digit(sign.letter)) letters = "#";  // of no letter's shape
        if (letters.empty()) {
            is_open = false;
            continue;
        }
        if (!is_open) words.push_back({.begin = i, .end = i});
        is_open = true;
        words.back().letters += letters;
        words.back().end = i + 1;
    }
    std::erase_if(words, [&](const Word& word) { return is_number(utf8, signs, word); });
    return joined(std::move(words));
}

}  // namespace manners

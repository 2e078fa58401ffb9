#include "manners/contacts.hpp"

#include <algorithm>
#include <array>

namespace manners {

namespace {

bool is_digit(const Sign& sign) { return sign.letter >= '0' && sign.letter <= '9'; }

bool is_letter_of_mail(const Sign& sign) {
    const char32_t letter = sign.letter;
    return is_digit(sign) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '.' ||
           letter == '-' || letter == '_' || letter == '+' || letter >= 0xC0;
}

// Between two digits of one number.
bool is_filler(const Sign& sign) {
    constexpr std::u32string_view fillers = U" .-/()\u00A0\u202F\u2011\u2013";
    return fillers.contains(sign.letter);
}

// Ten digits from 0 on as in France, + or 00 and 8 to 15, or three, three and four as in America, not with spaces
// alone. Points of a game ("12 15 18 20 22") are no such number.
bool is_telephone(std::string_view digits, const std::vector<std::size_t>& groups, bool has_plus, bool has_spaces) {
    if (has_plus) return digits.size() >= 8 && digits.size() <= 15;
    if (digits.starts_with("00")) return digits.size() >= 10 && digits.size() <= 17;
    if (digits.starts_with('0')) return digits.size() == 10;
    return groups == std::vector<std::size_t>{3, 3, 4} && !has_spaces;
}

// One run of digits with at most two fillers between groups.
Span telephone_at(const std::vector<Sign>& signs, std::size_t begin) {
    const bool has_plus = signs[begin].letter == '+';
    std::string digits;
    std::vector<std::size_t> groups;
    std::size_t end = begin, fillers = 1;
    bool has_spaces = true;  // and nothing else between groups
    for (std::size_t i = begin + (has_plus ? 1 : 0); i < signs.size() && fillers <= 2; ++i) {
        if (is_digit(signs[i])) {
            if (fillers > 0) groups.push_back(0);
            fillers = 0;
            digits += static_cast<char>(signs[i].letter);
            ++groups.back();
            end = i + 1;
        } else if (is_filler(signs[i])) {
            ++fillers;
            has_spaces = has_spaces && signs[i].letter == ' ';
        } else {
            break;
        }
    }
    return {begin, is_telephone(digits, groups, has_plus, has_spaces) ? end : begin};
}

void find_telephones(const std::vector<Sign>& signs, std::vector<Span>& found) {
    for (std::size_t i = 0; i < signs.size(); ++i) {
        const bool is_start = (is_digit(signs[i]) || signs[i].letter == '+') && (i == 0 || !is_digit(signs[i - 1]));
        if (!is_start) continue;
        const Span span = telephone_at(signs, i);
        if (span.end == span.begin) continue;
        found.push_back(span);
        i = span.end - 1;
    }
}

void find_mail(const std::vector<Sign>& signs, std::vector<Span>& found) {
    for (std::size_t at = 1; at + 1 < signs.size(); ++at) {
        if (signs[at].letter != '@') continue;
        std::size_t begin = at, end = at + 1;
        while (begin > 0 && is_letter_of_mail(signs[begin - 1])) --begin;
        while (end < signs.size() && is_letter_of_mail(signs[end])) ++end;
        while (end > at + 1 && signs[end - 1].letter == '.') --end;  // of the sentence
        const bool has_dot = std::any_of(signs.begin() + static_cast<std::ptrdiff_t>(at + 1),
                                         signs.begin() + static_cast<std::ptrdiff_t>(end),
                                         [](const Sign& sign) { return sign.letter == '.'; });
        if (begin < at && has_dot) found.push_back({begin, end});
    }
}

constexpr auto ways_before = std::to_array<std::string_view>(  // 12 rue des Lilas
    {"RUE", "AVENUE", "AV", "BOULEVARD", "BD", "BLD", "IMPASSE", "ALLEE", "CHEMIN", "ROUTE", "QUAI", "SQUARE"});
constexpr auto ways_after = std::to_array<std::string_view>(  // 12 Lilac Street
    {"STREET", "ROAD", "AVENUE", "LANE", "DRIVE", "BOULEVARD", "TERRACE", "CRESCENT"});
constexpr auto house_suffixes = std::to_array<std::string_view>({"BIS", "TER"});
constexpr auto little_words = std::to_array<std::string_view>({"DE", "DU", "DES", "LA", "LE", "LES", "L", "D"});
constexpr std::size_t street_words_max = 3;

bool is_one_of(const auto& list, std::string_view word) { return std::ranges::find(list, word) != list.end(); }

// The house number that ends right before this word, or the word itself.
std::size_t house_before(const std::vector<Sign>& signs, std::size_t word_begin) {
    std::size_t i = word_begin;
    while (i > 0 && (signs[i - 1].letter == ' ' || signs[i - 1].letter == ',' || signs[i - 1].letter == 0xA0)) --i;
    std::size_t number = i;
    while (number > 0 && is_digit(signs[number - 1])) --number;
    return i < word_begin && number < i && i - number <= 4 ? number : word_begin;
}

void find_streets(const std::vector<Sign>& signs, const std::vector<Word>& words, std::vector<Span>& found) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::size_t house = house_before(signs, words[i].begin);
        if (house == words[i].begin) continue;
        const std::size_t way = i + (is_one_of(house_suffixes, words[i].letters) ? 1 : 0);
        if (way < words.size() && is_one_of(ways_before, words[way].letters)) {
            std::size_t last = way + 1;
            while (last < words.size() && is_one_of(little_words, words[last].letters)) ++last;
            if (last < words.size()) found.push_back({house, words[last].end});
            continue;
        }
        for (std::size_t last = i + 1; last < words.size() && last <= i + street_words_max; ++last) {
            if (words[last].begin != words[last - 1].end + 1) break;
            if (is_one_of(ways_after, words[last].letters)) found.push_back({house, words[last].end});
        }
    }
}

}  // namespace

std::vector<Span> contacts_in(const std::vector<Sign>& signs, const std::vector<Word>& words) {
    std::vector<Span> found;
    find_telephones(signs, found);
    find_mail(signs, found);
    find_streets(signs, words, found);
    return found;
}

}  // namespace manners

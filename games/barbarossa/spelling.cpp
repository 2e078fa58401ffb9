#include "games/barbarossa/spelling.hpp"

#include <algorithm>
#include <array>

namespace barbarossa {

namespace {

using Where = AskedSpelling::Where;
using Words = std::array<std::string_view, 2>;  // by language, between spaces

constexpr Words beginnings = {" COMMENCE COMMENCER COMMENCERAIT DEBUTE PREMIERE ",
                              " START STARTS STARTING BEGIN BEGINS FIRST "};
constexpr Words endings = {" FINIT FINIR TERMINE TERMINER DERNIERE ", " END ENDS ENDING LAST "};
constexpr Words holdings = {" CONTIENT CONTENIR COMPORTE AVEC A ", " CONTAIN CONTAINS HAVE HAS THERE "};
constexpr Words letter_words = {" LETTRE ", " LETTER "};
constexpr Words letters_words = {" LETTRES ", " LETTERS "};
constexpr Words vowel_words = {" VOYELLE ", " VOWEL "};
constexpr Words consonant_words = {" CONSONNE ", " CONSONANT "};
constexpr std::string_view vowels = "AEIOUY", consonants = "BCDFGHJKLMNPQRSTVWXZ";

constexpr std::array<std::array<std::string_view, 15>, 2> numbers = {{
    {"UNE", "DEUX", "TROIS", "QUATRE", "CINQ", "SIX", "SEPT", "HUIT", "NEUF", "DIX", "ONZE", "DOUZE", "TREIZE",
     "QUATORZE", "QUINZE"},
    {"ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN", "ELEVEN", "TWELVE", "THIRTEEN",
     "FOURTEEN", "FIFTEEN"},
}};

bool has_any(const Tokens& tokens, std::string_view words) {
    return std::ranges::any_of(tokens, [&](const std::string& token) { return is_one_of(words, token); });
}

int number_in(std::string_view token, std::size_t which) {
    const auto found = std::ranges::find(numbers[which], token);
    if (found != numbers[which].end()) return static_cast<int>(found - numbers[which].begin()) + 1;
    if (token.size() > 2 || !std::ranges::all_of(token, [](char sign) { return sign >= '0' && sign <= '9'; })) return 0;
    int number = 0;
    for (const char digit : token) number = 10 * number + (digit - '0');
    return number;
}

// "cinq lettres", "plus de cinq lettres"
std::optional<AskedSpelling> length_asked(const Tokens& tokens, std::size_t which) {
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (!is_one_of(letters_words[which], tokens[i])) continue;
        const int length = number_in(tokens[i - 1], which);
        if (length == 0) return std::nullopt;
        const bool is_more = has_any(tokens, " PLUS MORE "), is_less = has_any(tokens, " MOINS LESS FEWER ");
        return AskedSpelling{is_more ? Where::longer : is_less ? Where::shorter : Where::length, {}, length};
    }
    return std::nullopt;
}

// The letter that is meant: behind "la lettre", or the last word of all.
std::string letters_asked(const Tokens& tokens, std::size_t which) {
    if (has_any(tokens, vowel_words[which])) return std::string(vowels);
    if (has_any(tokens, consonant_words[which])) return std::string(consonants);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (is_one_of(letter_words[which], tokens[i - 1]) && tokens[i].size() == 1) return tokens[i];
    }
    return tokens.back().size() == 1 ? tokens.back() : std::string();
}

}  // namespace

std::optional<AskedSpelling> spelling_asked(const Tokens& tokens, lexicon::Language language) {
    if (tokens.empty()) return std::nullopt;
    const auto which = static_cast<std::size_t>(language);
    if (const auto length = length_asked(tokens, which)) return length;
    const std::string letters = letters_asked(tokens, which);
    if (letters.empty()) return std::nullopt;
    if (has_any(tokens, beginnings[which])) return AskedSpelling{Where::first, letters};
    if (has_any(tokens, endings[which])) return AskedSpelling{Where::last, letters};
    if (has_any(tokens, holdings[which])) return AskedSpelling{Where::anywhere, letters};
    return std::nullopt;
}

bool is_spelt(const AskedSpelling& asked, std::string_view word) {
    std::string letters;
    for (const std::string& token : tokens_of(word)) letters += token;
    const auto count = static_cast<int>(letters.size());
    const auto is_asked = [&](char letter) { return asked.letters.contains(letter); };
    switch (asked.where) {
        case Where::first: return !letters.empty() && is_asked(letters.front());
        case Where::last: return !letters.empty() && is_asked(letters.back());
        case Where::anywhere: return std::ranges::any_of(letters, is_asked);
        case Where::length: return count == asked.length;
        case Where::longer: return count > asked.length;
        case Where::shorter: return count < asked.length;
    }
    return false;
}

}  // namespace barbarossa

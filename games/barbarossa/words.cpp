#include "games/barbarossa/words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/utf8.hpp"
#include "games/barbarossa/text.hpp"
#include "lexicon/letters.hpp"

namespace barbarossa {

namespace {

constexpr std::size_t language_count = 2;

bool is_between(char32_t sign, char32_t first, char32_t last) { return sign >= first && sign <= last; }

bool is_digit(char32_t sign) { return is_between(sign, '0', '9'); }
bool is_mark(char32_t sign) { return is_between(sign, 0x300, 0x36F); }  // belongs to the letter before it
bool is_joiner(char32_t sign) {  // between the parts of what is more than one word
    constexpr std::array<char32_t, 8> joiners = {' ', '-', '\'', 0xA0, 0x2010, 0x2011, 0x2019, 0x2BC};
    return std::ranges::find(joiners, sign) != joiners.end();
}
// Punctuation, which may stand around a guess and between its words.
bool is_sign(char32_t sign) {
    return is_joiner(sign) || (sign < 0xC0 && !is_digit(sign)) || is_between(sign, 0x2000, 0x206F);
}

constexpr int marks_max = 2;  // on one letter; no writing of ours has more

struct Character {
    char32_t sign{};
    int marks = 0;             // that follow it
    std::string_view spelt{};  // with the marks that follow it
    std::string folded{};      // empty: no letter
};

// Up to where it is no text any more.
std::vector<Character> characters_of(std::string_view text) {
    std::vector<Character> characters;
    while (!text.empty()) {
        const char* here = text.data();
        const auto sign = core::take_character(text);
        if (!sign) break;
        if (is_mark(*sign) && !characters.empty()) {
            std::string_view& spelt = characters.back().spelt;
            spelt = {spelt.data(), text.data()};
            ++characters.back().marks;
            continue;
        }
        const std::string_view spelt(here, text.data());
        characters.push_back({*sign, 0, spelt, lexicon::folded(spelt).value_or("")});
    }
    return characters;
}

using Parts = std::vector<std::string>;

// Marks as ASCII: those of U+00E0 to U+00FF, then those that follow their letter. A space: none, and of œ and æ that is
// how they are set; '=': the letter is one of its own.
constexpr std::string_view marks_of_latin = "`'^~\"o ,`'^\"`'^\"=~`'^~\" =`'^\"'=\"";
constexpr std::u32string_view following_marks = U"\u0300\u0301\u0302\u0303\u0308\u030A\u0327";
constexpr std::string_view as_ascii = "`'^~\"o,";
static_assert(marks_of_latin.size() == 32 && following_marks.size() == as_ascii.size());

char32_t small(char32_t sign) {  // of the letters that `lexicon::folded` knows
    if (is_between(sign, 0xC0, 0xDE)) return sign + 0x20;
    if (sign == 0x178) return 0xFF;
    const bool is_odd_small = is_between(sign, 0x100, 0x137) || is_between(sign, 0x14A, 0x177);
    const bool is_even_small = is_between(sign, 0x139, 0x148) || is_between(sign, 0x179, 0x17E);
    if (is_odd_small) return sign | 1;
    return is_even_small && sign % 2 == 1 ? sign + 1 : sign;
}

// The same for é in one character, in two, and as a capital. What is not of French or English stays itself, so that
// nothing is taken for something else.
std::string marks_of(const Character& each) {
    constexpr char32_t oe = 0x153;
    const char32_t sign = small(each.sign);
    std::string marks;
    if (is_between(sign, 0xE0, 0xFF)) marks += marks_of_latin[sign - 0xE0];
    else if (sign > 0xFF && sign != oe) marks += '#' + std::to_string(static_cast<unsigned>(sign));
    std::string_view rest = each.spelt;
    core::take_character(rest);
    while (!rest.empty()) {
        const auto mark = core::take_character(rest);
        if (!mark) break;
        const std::size_t known = following_marks.find(*mark);
        if (known != following_marks.npos) marks += as_ascii[known];
        else marks += '#' + std::to_string(static_cast<unsigned>(*mark));
    }
    std::erase(marks, ' ');
    return marks;
}

enum class Marks { dropped, kept };

// The words of a text in plain capitals; whatever is no letter stands between them.
Parts parts_of(const std::vector<Character>& characters, Marks marks) {
    Parts parts;
    bool is_open = false;  // the last part goes on
    for (const Character& each : characters) {
        if (!each.folded.empty() && !is_open) parts.emplace_back();
        is_open = !each.folded.empty();
        if (!is_open) continue;
        parts.back() += each.folded;
        if (marks == Marks::kept) parts.back() += marks_of(each);
    }
    return parts;
}

using Phrases = std::string_view;  // between spaces
bool is_one_of(Phrases all, std::string_view part) { return all.contains(' ' + std::string(part) + ' '); }

constexpr std::array<Phrases, language_count> articles = {" LE LA LES L UN UNE DES DU D ", " THE A AN SOME "};

// Without a leading article. None at all if something in it is neither letter nor punctuation: that is no word of ours.
Parts bare_parts_of(std::string_view text, lexicon::Language language, Marks marks) {
    const auto characters = characters_of(text);
    const bool is_plain = std::ranges::all_of(characters, [](const Character& each) {
        return !each.folded.empty() || is_sign(each.sign);
    });
    if (!is_plain) return {};
    Parts parts = parts_of(characters, marks);
    const bool has_article = parts.size() > 1 &&
                             is_one_of(articles[static_cast<std::size_t>(language)], parts.front());
    if (has_article) parts.erase(parts.begin());
    return parts;
}

std::string joined(const Parts& parts) {
    std::string all;
    for (const std::string& part : parts) all += part;
    return all;
}

// Words that speak of the word and not of the thing, by language.
constexpr std::array<Phrases, language_count> spelling_words = {
    " LETTRE SYLLABE SYLLABES VOYELLE VOYELLES CONSONNE CONSONNES ORTHOGRAPHE EPELLE EPELER ALPHABET RIME RIMER "
    "INITIALE ",
    " LETTER LETTERS SYLLABLE SYLLABLES VOWEL VOWELS CONSONANT CONSONANTS SPELL SPELLED SPELT SPELLING ALPHABET RHYME "
    "RHYMES INITIAL "};
// After these, something of one or two letters is a letter: "commence par un b", "does it start with th?"
constexpr std::array<Phrases, language_count> edges = {
    " COMMENCE COMMENCER COMMENCANT DEBUTE FINIT TERMINE CONTIENT COMPORTE ",
    " START STARTS BEGIN BEGINS END ENDS CONTAIN CONTAINS "};
constexpr std::array<Phrases, language_count> bridges = {" IL ELLE PAR UN UNE LE LA L DEUX ", " WITH IN A AN THE TWO "};
constexpr std::array<Phrases, language_count> names_of_word = {" MOT NOM ", " WORD NAME "};
constexpr std::array<Phrases, language_count> lengths = {
    " LONG COURT LONGUEUR LETTRES CARACTERES ", " LONG SHORT LONGER SHORTER LENGTH CHARACTERS "};

bool has_any(const Parts& parts, Phrases all) {
    return std::ranges::any_of(parts, [&](const std::string& part) { return is_one_of(all, part); });
}

// "lettres" too, unless it is what a postman brings: "boîte aux lettres", "papier à lettres".
bool counts_letters(const Parts& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] == "LETTRES" && (i == 0 || !is_one_of(" AUX A DES LES ", parts[i - 1]))) return true;
    }
    return false;
}

bool asks_for_an_edge(const Parts& parts, std::size_t language) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (!is_one_of(edges[language], parts[i])) continue;
        std::size_t next = i + 1;
        while (next + 1 < parts.size() && is_one_of(bridges[language], parts[next])) ++next;
        if (next < parts.size() && next > i + 1 && parts[next].size() <= 2) return true;
    }
    return false;
}

}  // namespace

core::Verdict<Illegal> check_word(std::string_view word, Riddles riddles) {  // R7, R8
    if (!characters_in(word)) return std::unexpected(Illegal::not_text);
    const auto characters = characters_of(word);
    if (trimmed(word).empty()) return std::unexpected(Illegal::no_word);
    const std::size_t most = riddles == Riddles::one_word ? word_chars_max : expression_chars_max;
    const bool is_heaped = std::ranges::any_of(characters, [](int marks) { return marks > marks_max; },
                                               &Character::marks);
    if (is_heaped || characters.size() > most) return std::unexpected(Illegal::word_too_long);
    if (std::ranges::any_of(characters, is_digit, &Character::sign)) return std::unexpected(Illegal::word_has_digits);
    const auto is_letter = [](const Character& each) { return !each.folded.empty(); };
    const auto may_be = [&](const Character& each) { return is_letter(each) || is_joiner(each.sign); };
    const bool is_framed = is_letter(characters.front()) && is_letter(characters.back());
    if (!is_framed || !std::ranges::all_of(characters, may_be)) return std::unexpected(Illegal::not_text);
    const std::size_t parts = parts_of(characters, Marks::dropped).size();
    if (riddles == Riddles::one_word && parts > 1) return std::unexpected(Illegal::not_one_word);
    if (riddles == Riddles::two_words && parts > 2) return std::unexpected(Illegal::not_two_words);
    return {};
}

bool is_same_word(std::string_view guess, std::string_view word, lexicon::Language language) {  // R24
    const std::string guessed = joined(bare_parts_of(guess, language, Marks::kept));
    return !guessed.empty() && guessed == joined(bare_parts_of(word, language, Marks::kept));
}

bool is_same_folded(std::string_view a, std::string_view b, lexicon::Language language) {
    const std::string folded = folded_word(a, language);
    return !folded.empty() && folded == folded_word(b, language);
}

std::string folded_word(std::string_view word, lexicon::Language language) {
    return joined(bare_parts_of(word, language, Marks::dropped));
}

bool has_marks(std::string_view word) {
    return std::ranges::any_of(characters_of(word), [](const Character& each) {
        return !each.folded.empty() && !marks_of(each).empty();
    });
}

std::string letter_at(std::string_view word, int position) {  // R18
    auto characters = characters_of(word);
    std::erase_if(characters, [](const Character& each) { return each.folded.empty(); });
    const auto count = static_cast<int>(characters.size());
    const int place = position > 0 ? position - 1 : count + position;
    if (position == 0 || place < 0 || place >= count) return {};
    return std::string(characters[static_cast<std::size_t>(place)].spelt);
}

int letters_in(std::string_view word) {
    const auto characters = characters_of(word);
    return static_cast<int>(std::ranges::count_if(characters, [](const Character& each) {
        return !each.folded.empty();
    }));
}

bool asks_about_letters(std::string_view question) {  // R22
    const Parts parts = parts_of(characters_of(question), Marks::dropped);
    if (counts_letters(parts)) return true;
    for (std::size_t which = 0; which < language_count; ++which) {
        if (has_any(parts, spelling_words[which]) || asks_for_an_edge(parts, which)) return true;
        if (has_any(parts, names_of_word[which]) && has_any(parts, lengths[which])) return true;
    }
    return false;
}

}  // namespace barbarossa

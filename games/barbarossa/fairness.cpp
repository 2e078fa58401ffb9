#include "games/barbarossa/fairness.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/knowledge.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::size_t long_enough = 4;  // a slip in a shorter word is rather another word

// These look like a plural, and are things of their own.
constexpr std::array<std::string_view, 2> no_plurals = {
    " AS BAS BOIS BRAS BUS CORPS COURS DOS FILS JUS LIS MOIS MORS NOIX OS OURS PAS POIDS POIS PUITS SENS TAPIS TEMPS "
    "VERS CHOIX CROIX POUX PRIX TOUX VOIX ",
    " ARMS BASS BRASS BUS CLASS COLOURS COLORS CUSTOMS DRAUGHTS GAS GLASS GLASSES GOODS GRASS LENS MASS MEANS NEWS "
    "PASS SCALES SPECTACLES WOODS "};

// By an ending alone: chats, châteaux; cats, boxes.
bool is_plural(std::string_view many, std::string_view one, Language language) {
    if (!many.starts_with(one) || is_one_of(no_plurals[static_cast<std::size_t>(language)], many)) return false;
    const std::string_view ending = many.substr(one.size());
    if (ending == "S") return true;
    if (language == Language::french) return ending == "X" && one.ends_with('U');
    constexpr std::array<std::string_view, 6> sibilants = {"S", "X", "Z", "CH", "SH", "O"};
    return ending == "ES" && std::ranges::any_of(sibilants, [&](std::string_view last) { return one.ends_with(last); });
}

// The same, in one or many, where accents that were written are the right ones.
bool is_same_thing(std::string_view text, std::string_view word, Language language) {
    const std::string a = folded_word(text, language), b = folded_word(word, language);
    if (a.empty() || b.empty()) return false;
    if (is_plural(a, b, language)) text.remove_suffix(a.size() - b.size());
    else if (is_plural(b, a, language)) word.remove_suffix(b.size() - a.size());
    else if (a != b) return false;
    return !has_marks(text) || is_same_word(text, word, language);
}

bool is_one_of_its_words(std::string_view text, const Noun& noun, Language language) {
    return std::ranges::any_of(noun.words[static_cast<std::size_t>(language)], [&](const std::string& word) {
        return is_same_thing(text, word, language);
    });
}

// One letter too many, too few or another, or two that changed places.
bool is_one_slip(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > 1) return false;
    const auto [here, there] = std::ranges::mismatch(a, b);
    const auto same = static_cast<std::size_t>(here - a.begin());
    const std::string_view short_rest = a.substr(same), long_rest = b.substr(same);
    if (long_rest.empty()) return false;  // no slip at all
    if (a.size() < b.size()) return short_rest == long_rest.substr(1);
    if (short_rest.substr(1) == long_rest.substr(1)) return true;
    return short_rest.size() > 1 && short_rest[0] == long_rest[1] && short_rest[1] == long_rest[0] &&
           short_rest.substr(2) == long_rest.substr(2);
}

bool is_typing_error(std::string_view guess, std::string_view word, Language language) {
    const std::string typed = folded_word(guess, language), meant = folded_word(word, language);
    const lexicon::Graph* words = lexicon::graph_of(language);
    if (words == nullptr || std::min(typed.size(), meant.size()) < long_enough) return false;
    if (!is_one_slip(typed, meant)) return false;
    return !words->has(lexicon::List::words, typed) && !words->has(lexicon::List::names, typed);
}

}  // namespace

bool is_fairly_right(std::string_view guess, std::string_view word, Language language) {
    if (is_same_thing(guess, word, language) || is_typing_error(guess, word, language)) return true;
    const auto noun = noun_of(word, language);
    if (!noun || noun_of(guess, language) != noun) return false;
    return is_one_of_its_words(guess, nouns()[*noun], language) && is_one_of_its_words(word, nouns()[*noun], language);
}

}  // namespace barbarossa

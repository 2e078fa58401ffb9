#include "games/barbarossa/fairness.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/question.hpp"
#include "games/barbarossa/word_forms.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;

constexpr std::size_t long_enough = 4;  // a slip in a shorter word is rather another word
constexpr std::size_t long_enough_for_two = 8;

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

// One slip of the keys; two in a long word.
bool is_typing_error(std::string_view guess, std::string_view word, Language language) {
    const std::string typed = folded_word(guess, language), meant = folded_word(word, language);
    const lexicon::Graph* words = lexicon::graph_of(language);
    const std::size_t letters = std::min(typed.size(), meant.size());
    if (words == nullptr || letters < long_enough || typed == meant) return false;
    if (!is_within_slips(typed, meant, letters < long_enough_for_two ? 1 : 2)) return false;
    if (noun_of(guess, language)) return false;
    return !words->has(lexicon::List::words, typed) && !words->has(lexicon::List::names, typed);
}

// So much of something is still that thing, and so is a fine one: "cornet de glace", "a slice of cake".
constexpr std::array<std::string_view, 2> trifles = {
    " CORNET BOULE PART MORCEAU TRANCHE BOUT PAIRE PIECE TAS BOUQUET GRAPPE TABLETTE PAQUET POT VERRE BOL ASSIETTE "
    "PORTION QUARTIER ESPECE SORTE BEAU BELLE BON BONNE PETIT PETITE GRAND GRANDE GROS GROSSE JOLI JOLIE VIEUX "
    "VIEILLE ",
    " CONE SCOOP SLICE PIECE PAIR BUNCH BAR PACKET POT GLASS BOWL PLATE PORTION BIT KIND SORT NICE "
    "PRETTY GOOD SMALL LITTLE BIG LARGE OLD "};

// What is said beside the word only says how it is: "pomme rouge", but not "pomme de terre".
bool says_nothing_else(const std::string& token, const Noun& noun, Language language) {
    if (is_one_of(trifles[static_cast<std::size_t>(language)], token)) return true;
    const Vocabulary& vocabulary = Vocabulary::of(language);
    const Word word = word_of(token, language);
    if (word.weight == Weight::none) return true;
    const Found found = vocabulary.longest(std::span(&word, 1), 0, 1);
    return std::ranges::any_of(found.senses, [&](const Sense& sense) {
        return sense.of == Sense::Of::facet && !sense.is_opposite && noun.truths[sense.number] >= Truth::probably;
    });
}

bool is_word_in_a_phrase(std::string_view guess, const Noun& noun, std::string_view word, Language language) {
    const Tokens tokens = tokens_of(guess);
    const auto is_it = [&](const std::string& token) { return is_same_thing(token, word, language); };
    if (tokens.size() < 2 || std::ranges::none_of(tokens, is_it) || noun_of(guess, language)) return false;
    return std::ranges::all_of(tokens, [&](const std::string& token) {
        return is_it(token) || says_nothing_else(token, noun, language);
    });
}

}  // namespace

bool is_fairly_right(std::string_view guess, std::string_view word, Language language) {
    if (is_same_thing(guess, word, language) || is_typing_error(guess, word, language)) return true;
    const auto noun = noun_of(word, language);
    if (!noun) return false;
    if (is_word_in_a_phrase(guess, nouns()[*noun], word, language)) return true;
    if (noun_of(guess, language) != noun) return false;
    return is_one_of_its_words(guess, nouns()[*noun], language) && is_one_of_its_words(word, nouns()[*noun], language);
}

}  // namespace barbarossa

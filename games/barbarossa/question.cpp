#include "games/barbarossa/question.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/word_forms.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;
using Words = std::array<std::string_view, 2>;  // by language, between spaces

constexpr Words negations = {" PAS JAMAIS AUCUN AUCUNE ", " NOT NEVER NO NOBODY CANNOT NOTHING "};
constexpr Words question_words = {" QUOI COMMENT POURQUOI COMBIEN QUEL QUELLE QUELS QUELLES QUI OU LEQUEL ",
                                  " WHAT HOW WHY WHICH WHO WHERE WHEN WHOSE "};
constexpr Words tag_words = {" NON HEIN OUI NEST PAS OK ", " RIGHT NO YES EH HUH "};

constexpr Words indefinite = {" UN UNE DES DU D DE ", " A AN SOME ANY "};
constexpr Words passing = {" LE LA LES L CE CETTE CET CES SON SA SES LEUR LEURS TON TA TES VOTRE VOS MON MA MES QUE QU "
                           "BIEN PLUTOT SURTOUT PARFOIS TRES ASSEZ GENRE TYPE SORTE ESPECE QUELQUE CHOSE TRUC "
                           "MACHIN OBJET "
                           "PEUT PEUX PEUVENT POUVOIR POURRAIT FAUT AUSSI ENCORE VRAIMENT TOUT TOUTE TOUS "
                           "TOUTES Y ME T "
                           "TROP GENERALEMENT SOUVENT ET OU DIRE FAIT FAIRE SAIT ALORS DONC MAIS AUTRE PEU ",
                           " THE THIS THAT THESE THOSE YOUR MY OUR ITS REALLY USUALLY MOSTLY VERY QUITE KIND SORT TYPE "
                           "OF SOMETHING THING ALSO EVER JUST EVEN STILL GENERALLY NORMALLY AND OR RATHER SOME OUT "
                           "MIGHT WOULD COULD CAN WILL SHOULD MUST SUPPOSED ABLE GO GOES COME COMES TO PART "};
constexpr Words at_words = {" DANS SUR CHEZ AU AUX SOUS VERS PRES AUTOUR PENDANT ",
                            " IN ON AT FROM INSIDE NEAR UNDER AROUND INTO ONTO OVER DURING WHEN "};
constexpr Words has_words = {" AVEC AVOIR AS ONT AVAIT AVAIENT AI AURA ", " HAVE HAS HAD GOT WITH THERE HASN "};
constexpr Words is_words = {" EST SONT C SERAIT ETRE ETAIT AGIT ", " IS ARE BE S WAS WERE ISN AREN CALL CALLED BEEN "};
constexpr Words its = {" CA IL ELLE ILS ELLES CELA QUI ", " IT THEY HE SHE WHICH THAT "};
constexpr Words humans = {" ON TU JE J NOUS VOUS GENS ", " YOU ONE WE I PEOPLE SOMEBODY SOMEONE ANYONE "};
constexpr Words purposes = {" POUR SERT SERVIR SERVENT ", " FOR "};
constexpr Words doers = {" PAR ", " BY "};
constexpr Words trailing = {" AVEC DEDANS DESSUS DESSOUS ", " WITH FROM IN ON INTO OUT "};

std::size_t number_of(Language language) { return static_cast<std::size_t>(language); }
bool is_in(const Words& words, Language language, const std::string& token) {
    return is_one_of(words[number_of(language)], token);
}

bool is_english_not(const Tokens& tokens, std::size_t i) {  // the t of "doesn't"
    return i > 0 && i < tokens.size() && tokens[i] == "T" && tokens[i - 1].ends_with('N');
}

bool is_negation(const Tokens& tokens, std::size_t i, Language language) {
    if (is_in(negations, language, tokens[i])) return true;
    return language == Language::english && is_english_not(tokens, i);
}

bool is_auxiliary(const std::string& token) {
    return is_one_of(" IS ARE DOES DO CAN HAS DID WAS WILL WOULD COULD ISN AREN DOESN DON HASN DIDN WASN WON ", token);
}

// "ça se mange, hein ?", "it's red, isn't it?"
void cut_tags(Tokens& tokens, Language language) {
    while (tokens.size() > 2 && is_in(tag_words, language, tokens.back())) {
        const bool is_denial = tokens.back() == "PAS" && tokens[tokens.size() - 2] != "CE";
        if (is_denial) return;
        tokens.pop_back();
        if (language == Language::french && tokens.size() > 3 && tokens.back() == "CE") {  // n'est-ce pas
            tokens.resize(tokens.size() - (tokens[tokens.size() - 3] == "N" ? 3 : 2));
        }
    }
    if (language == Language::french || tokens.size() < 5) return;
    const std::size_t count = tokens.size();
    if (!is_one_of(" IT THEY YOU ONE ", tokens.back())) return;
    if (tokens[count - 2] == "T" && is_auxiliary(tokens[count - 3])) tokens.resize(count - 3);
    else if (is_auxiliary(tokens[count - 2])) tokens.resize(count - 2);
}

// Of "n'est-ce pas rond ?" yes still means yes; of "is it not round?" nobody can tell.
void read_denial(ReadQuestion& question, Language language) {
    const Tokens& tokens = question.tokens;
    std::size_t denials = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) denials += is_negation(tokens, i, language);
    question.is_denied = denials % 2 == 1;
    if (!question.is_denied) return;
    if (language == Language::french) {
        if (is_one_of(" N NE ", tokens.front())) question.is_denied = false;
        return;
    }
    const bool is_friendly = is_english_not(tokens, 1);  // "isn't it"
    if (is_friendly) question.is_denied = false;
    else question.is_hopeless = is_one_of(" IS ARE DOES DO CAN HAS ", tokens.front()) && !is_one_of(" NO ", tokens[2]);
}

bool has_both(const Tokens& tokens, std::string_view some, std::string_view others) {
    const auto has = [&](std::string_view words) {
        return std::ranges::any_of(tokens, [&](const std::string& token) { return is_one_of(words, token); });
    };
    return has(some) && has(others);
}

// "l'été", "en été" and "cet été" are the season; elsewhere the same letters are "been". July is nothing else.
void name_summer(Tokens& tokens) {
    if (tokens.size() < 2 || tokens.back() != "ETE") return;
    if (is_one_of(" L EN CET D ", tokens[tokens.size() - 2])) tokens.back() = "JUILLET";
}

// "ça se replie": what is done again is done.
std::string not_again(const std::string& token, Language language) {
    const bool is_again = language == Language::french && token.size() > 5 && token.starts_with("RE");
    return is_again ? token.substr(2) : token;
}

constexpr std::size_t tokens_max = 40;

// Said to who is asked, not of a thing.
bool is_said_to_them(const Tokens& tokens) {
    if (tokens.size() > 4) return false;
    if (is_one_of(" BONJOUR SALUT COUCOU HELLO HI HEY MERCI THANKS ", tokens.front())) return true;
    constexpr std::string_view words =
        " SHUT GUEULE NUL NULLE CRETIN DEBILE IDIOT IDIOTE IMBECILE MOCHE CON CONNE CONNARD STUPID DUMB SUCK ";
    const bool is_of_it = has_both(tokens, " C CA IL ELLE IT ", words);
    const bool is_hush = tokens.size() == 2 && tokens[0] == "FERME" && tokens[1] == "LA";
    return is_hush || (!is_of_it && has_both(tokens, words, words));
}

// To do something, or about who is asked: nothing of a thing either way.
bool is_command(const Tokens& tokens) {
    constexpr std::string_view commands =
        " TRADUIS TRANSLATE REPETE REPEAT OUBLIE FORGET IGNORE ECRIS PRINT AFFICHE REVEAL ACT ";
    if (is_one_of(commands, tokens.front())) return true;
    if (has_both(tokens, " PASSE SKIP ", " TON YOUR ") || has_both(tokens, " VA ", " TE ")) return true;
    if (tokens.size() < 2) return false;
    return (tokens[0] == "ES" && tokens[1] == "TU") || (tokens[0] == "ARE" && tokens[1] == "YOU");
}

// For more than yes or no; or about the word and not the thing; or about who is asked.
bool asks_openly(const Tokens& tokens, Language language) {
    if (tokens.empty()) return true;
    constexpr std::string_view grammar = " FEMININ MASCULIN FEMININE MASCULINE PLURIEL SINGULIER RIME RHYME ";
    if (has_both(tokens, " MOT WORD NOM ", grammar)) return true;
    if (is_command(tokens)) return true;
    if (has_both(tokens, " TU YOU ", " M ME ") || has_both(tokens, " JE J I ", " T TE VOUS YOU ")) return true;
    if (tokens.size() > tokens_max || is_said_to_them(tokens)) return true;
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (is_one_of(" QUI QUOI ", tokens[i]) && is_one_of(" A DE EN POUR AVEC CHEZ PAR ", tokens[i - 1])) return true;
    }
    const bool is_open = is_in(question_words, language, tokens.front());
    if (language == Language::french) {
        return is_open || is_one_of(" QUOI COMBIEN POURQUOI COMMENT ", tokens.back()) ||
               (tokens.size() > 1 && tokens[0] == "DE" && tokens[1].starts_with("QUEL")) ||
               (tokens.size() > 2 && tokens[1] == "C" && tokens[2] == "EST" && tokens[0] == "OU");
    }
    return is_open;
}

// What is denied late in a question is denied alone.
void settle_denial(ReadQuestion& question, Language language) {
    if (!question.is_denied) return;
    for (std::size_t i = 1; i < question.words.size(); ++i) {
        Word& word = question.words[i];
        const auto before = std::span(question.words).first(i);
        const bool is_after_full = std::ranges::find(before, Weight::full, &Word::weight) != before.end();
        bool is_here = false;
        for (std::size_t k = 0; k < word.lead.size(); ++k) {
            const bool is_french_not = language == Language::french && is_one_of(" N NE ", word.lead[k]);
            is_here |= is_french_not || (language == Language::english && is_negation(word.lead, k, language));
        }
        if (!is_here || !is_after_full) continue;
        word.is_denied = true;
        question.is_denied = false;
        return;
    }
}

// "plutôt dedans ?", "chez toi ?": where nothing else is said, small words may say something.
void take_small_words(ReadQuestion& question, Language language) {
    for (const std::string& token : question.tokens) {
        question.words.push_back({.token = token, .bases = {token}, .weight = Weight::light});
    }
    std::erase_if(question.words, [&](const Word& word) {
        const bool is_place = is_one_of(" DEDANS DESSUS CHEZ TOI SOI MOI NOUS VOUS INSIDE OUT UNDER ", word.token);
        return !is_place || !Vocabulary::of(language).has(word.bases);
    });
}

}  // namespace

std::size_t small_words_in(const Tokens& tokens, Language language) {
    return static_cast<std::size_t>(std::ranges::count_if(tokens, [&](const std::string& token) {
        return Vocabulary::of(language).weight_of(token, {}) == Weight::none;
    }));
}

Word word_of(const std::string& token, Language language) {
    const Vocabulary& vocabulary = Vocabulary::of(language);
    Word word{.token = token, .bases = bases_of(token, language)};
    const bool is_letter = token.size() == 1 && token.front() > '9';
    word.weight = is_letter ? Weight::none : vocabulary.weight_of(token, word.bases);
    if (word.weight != Weight::full || vocabulary.has(word.bases)) return word;
    if (Tokens once = bases_of(not_again(token, language), language); vocabulary.has(once)) {
        word.bases = std::move(once);
        return word;
    }
    const auto corrected = vocabulary.corrected(token);
    if (!corrected) return word;
    word.bases = bases_of(*corrected, language);
    word.weight = vocabulary.weight_of(*corrected, word.bases);
    return word;
}

ReadQuestion read_question(std::string_view text, Language language) {
    const Vocabulary& vocabulary = Vocabulary::of(language);
    ReadQuestion question;
    for (const std::string& token : tokens_of(text)) {
        const bool is_called = token == "IT" && !question.tokens.empty() && question.tokens.back() == "CALL";
        if (is_called) question.tokens.back() = "IS";  // "would you call it a toy?"
        question.tokens.push_back(vocabulary.meant(token));
        if (language == Language::french) name_summer(question.tokens);
    }
    cut_tags(question.tokens, language);
    if (asks_openly(question.tokens, language)) {
        question.is_hopeless = true;
        return question;
    }
    read_denial(question, language);
    Tokens small;
    for (std::size_t i = 0; i < question.tokens.size(); ++i) {
        const std::string& token = question.tokens[i];
        Word word = word_of(token, language);
        if (word.weight == Weight::none || is_negation(question.tokens, i, language)) {
            small.push_back(token);
            if (!question.words.empty()) question.words.back().tail.push_back(token);
            continue;
        }
        word.is_first = question.words.empty();
        word.lead = std::move(small);
        question.words.push_back(std::move(word));
        small.clear();
    }
    if (question.words.empty()) take_small_words(question, language);
    if (question.words.empty()) return question;
    question.words.back().is_last = true;
    settle_denial(question, language);
    Word& first = question.words.front();
    first.is_subject = question.words.size() > 1 || !first.tail.empty();
    return question;
}

namespace {

// What the small words before a word say, the nearest first.
struct Cue {
    bool is_named = false, is_is = false, has = false, at = false, en = false, se = false, it = false, human = false,
         purpose = false, by = false, of = false, object = false, none = false;
};

Cue cue_of(const Word& word, Language language) {
    Cue cue;
    bool is_some = false;
    const bool is_french = language == Language::french;
    for (std::size_t i = word.lead.size(); i-- > 0;) {
        const std::string& token = word.lead[i];
        const std::string before = i > 0 ? word.lead[i - 1] : std::string();
        if (is_french && token == "EN") {
            if (is_in(humans, language, before) || is_in(its, language, before) || before == "Y") continue;
            return cue.en = true, cue;
        }
        if (is_french && (token == "SE" || token == "S")) return cue.se = true, cue.human = before == "ON", cue;
        if (is_french && token == "A") {
            const bool has_subject = is_in(its, language, before) || is_in(humans, language, before);
            const bool is_inverted = i + 1 < word.lead.size() && word.lead[i + 1] == "T";
            const bool is_verb = (i == 0 && word.is_first) || has_subject || is_inverted || is_one_of(" Y EN ", before);
            if (before == "SERT" || before == "SERVIR" || before == "SERVENT") return cue.purpose = true, cue;
            return (is_verb && word.lead.size() > 1 ? cue.has : cue.at) = true, cue;
        }
        const bool is_nearest = i + 1 == word.lead.size();
        const bool is_sort = is_one_of(" SORTE GENRE ESPECE TYPE KIND SORT ", before);
        if (is_nearest && !is_sort && is_one_of(" OF DE D DU ", token)) cue.of = true;
        if (token == "FAUT" || token == "FALLAIT") return cue.human = true, cue;
        if (is_in(indefinite, language, token)) { is_some = true; continue; }
        if (is_in(at_words, language, token)) return cue.at = true, cue;
        if (is_in(has_words, language, token)) return cue.has = true, cue;
        if (is_in(purposes, language, token)) return cue.purpose = true, cue;
        if (is_in(doers, language, token)) return cue.by = true, cue;
        if (is_in(is_words, language, token)) {
            if (is_french && token == "EST" && i + 2 < word.lead.size() && word.lead[i + 2].starts_with("QU")) continue;
            return (cue.of ? cue.of : is_some ? cue.is_named : cue.is_is) = true, cue;
        }
        if (is_in(its, language, token)) {
            const bool is_inverted = i > 0 && (is_in(is_words, language, before) || is_one_of(" T A ONT ", before));
            if (!is_inverted) return cue.it = true, cue;
        }
        if (is_in(humans, language, token)) return cue.human = true, cue;
        if (!is_french && token == "TO" && i == word.lead.size() - 1) cue.purpose = true;
        if (token == "CE" || is_in(passing, language, token)) continue;
    }
    const bool is_acting = std::ranges::any_of(word.tail, [&](const std::string& token) {
        return is_one_of(" S SE EN L LE LA Y ", token);
    });
    if (is_some && !cue.of) cue.is_named = word.is_first && word.lead.size() <= 1 && !is_acting;
    cue.object = is_some && !word.is_first;
    cue.none = word.lead.empty() || (is_some && word.lead.size() == 1);
    return cue;
}

bool is_followed(const Word& word, Language language) {
    return std::ranges::any_of(word.tail, [&](const std::string& token) {
        const bool is_adverb = token == "DEDANS" || token == "DESSUS" || token == "DESSOUS";
        return is_adverb || (word.is_last && is_in(trailing, language, token));  // else it belongs to what follows
    });
}

// "ce sont les hommes qui en portent"
bool is_said_to_do(const Word& word) {
    for (std::size_t i = 1; i < word.tail.size(); ++i) {
        if (word.tail[i - 1] == "QUI" && is_one_of(" EN L LE LA LES S ", word.tail[i])) return true;
    }
    return false;
}

//                                        is  has  at does done with made who when tale goes any
using Row = std::array<int, 12>;
constexpr Row row_named =                {4, -9, -9, -3, -3, -3,  2, -9, -9,  1, -3,  1};
constexpr Row row_is =                   {4,  1,  1,  1,  3,  0,  3, -1,  2,  2,  1,  2};
constexpr Row row_has =                  {0,  5, -1, -1,  0,  0,  3,  1,  0,  4,  2,  2};
constexpr Row row_at =                   {-1, 0,  5, -3, -3, -2,  1,  3,  4,  5,  2,  2};
constexpr Row row_en =                   {1,  0,  4, -2,  1, -1,  5, -1,  4,  2,  1,  2};
constexpr Row row_se =                   {0, -3, -2,  2,  5,  1, -2, -3, -2, -1, -1,  2};
constexpr Row row_it =                   {1,  1,  0,  5,  0,  2,  0, -1,  0,  1,  0,  2};
constexpr Row row_human =                {0,  0,  0,  0,  5,  3,  0, -1,  0,  0,  0,  2};
constexpr Row row_human_with =           {0,  0,  0, -3,  4,  6,  0, -1,  0,  0,  0,  2};
constexpr Row row_purpose =              {0,  0,  3,  1,  1,  5,  0,  4,  4,  1,  3,  2};
constexpr Row row_of =                   {2,  2,  2,  1, -2, -1,  4,  1,  3,  3,  2,  2};
constexpr Row row_object =               {1,  2,  1,  2,  0,  1,  2,  1,  1,  1,  2,  2};
constexpr Row row_by =                   {-1, -1, 0, -2,  0,  0,  0,  5,  0,  1,  0,  2};
constexpr Row row_first =                {1,  1,  1,  0,  1,  1,  1,  4,  1,  1,  1,  2};
constexpr Row row_none =                 {2,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  2};

}  // namespace

int fit_of(Relation relation, const Word& word, Language language) {
    const Cue cue = cue_of(word, language);
    if (is_said_to_do(word)) return row_first[static_cast<std::size_t>(relation)];
    const bool is_with = is_followed(word, language);
    const Row& row = cue.is_named ? row_named
                     : cue.is_is  ? row_is
                     : cue.has    ? row_has
                     : cue.at     ? row_at
                     : cue.en     ? row_en
                     : cue.purpose ? row_purpose
                     : cue.se     ? (cue.human && is_with ? row_human_with : row_se)
                     : cue.by     ? row_by
                     : cue.of     ? row_of
                     : cue.object ? row_object
                     : cue.it     ? row_it
                     : cue.human  ? (is_with ? row_human_with : row_human)
                     : is_with    ? row_human_with
                     : word.is_subject ? row_first
                                  : row_none;
    return row[static_cast<std::size_t>(relation)];
}

bool is_verb(const Word& word, Language language) {
    const Cue cue = cue_of(word, language);
    return cue.se || cue.it || cue.human;
}

int fit_of_naming(const Word& word, bool is_alone, Language language) {
    const Cue cue = cue_of(word, language);
    if (cue.is_named) return sure_fit;
    if (cue.is_is || (is_alone && cue.none && word.tail.empty())) return 3;
    return -1;
}

}  // namespace barbarossa

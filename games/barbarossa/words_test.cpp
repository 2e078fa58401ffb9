// What may be a word, when two are the same, where its letters are, and which questions are about letters.
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/words.hpp"

#include <gtest/gtest.h>

namespace barbarossa {
namespace {

using enum lexicon::Language;

std::optional<Illegal> why_not(std::string_view word, Riddles riddles = Riddles::one_word) {
    const auto fits = check_word(word, riddles);
    return fits ? std::nullopt : std::optional(fits.error());
}

TEST(BarbarossaWords, R7_one_simple_word) {
    for (const char* good : {"chat", "Éléphant", "cœur", "ÎLE", "garçon", "e\xcc\x81toile"}) {
        EXPECT_EQ(why_not(good), std::nullopt) << good;
    }
    for (const char* none : {"", "  ", "\xc2\xa0"}) EXPECT_EQ(why_not(none), Illegal::no_word);
    for (const char* digits : {"chat2", "4x4", "1"}) EXPECT_EQ(why_not(digits), Illegal::word_has_digits) << digits;
    for (const char* compound : {"arc-en-ciel", "pomme rouge", "l'arbre", "presqu’île", "porte‑clé"}) {
        EXPECT_EQ(why_not(compound), Illegal::not_one_word) << compound;
    }
    for (const char* bad : {"chat!", "-chat", "chat-", "a\tb", "\xff", "кот", "🐈", "a_b", "\xcc\x81"}) {
        EXPECT_EQ(why_not(bad), Illegal::not_text) << bad;
    }
    EXPECT_EQ(why_not(std::string(24, 'a')), std::nullopt);
    EXPECT_EQ(why_not(std::string(25, 'a')), Illegal::word_too_long);
    EXPECT_EQ(why_not("e\xcc\x82\xcc\x81"), std::nullopt);  // two marks on a letter
    std::string heaped = "a";
    for (int i = 0; i < 3000; ++i) heaped += "\xcc\x81";
    EXPECT_EQ(why_not(heaped), Illegal::word_too_long);
}

TEST(BarbarossaWords, R8_two_words_and_expressions) {
    EXPECT_EQ(why_not("pomme rouge", Riddles::two_words), std::nullopt);
    EXPECT_EQ(why_not("porte-clé", Riddles::two_words), std::nullopt);
    EXPECT_EQ(why_not("pomme de terre", Riddles::two_words), Illegal::not_two_words);
    EXPECT_EQ(why_not("pomme de terre", Riddles::expressions), std::nullopt);
    EXPECT_EQ(why_not("les 3 ours", Riddles::expressions), Illegal::word_has_digits);
    EXPECT_EQ(why_not(std::string(41, 'a'), Riddles::expressions), Illegal::word_too_long);
}

using Pairs = std::initializer_list<std::pair<const char*, const char*>>;

TEST(BarbarossaWords, R24_the_same_but_for_case_articles_and_signs) {
    for (const auto& [guess, word] : Pairs{
             {"CHAT", "chat"}, {"ÉLÉPHANT", "éléphant"}, {"un chat", "chat"}, {"l’arbre", "arbre"}, {"coeur", "cœur"},
             {"arc en ciel", "arc-en-ciel"}, {"arc  en  ciel", "arc-en-ciel"}, {"e\xcc\x81toile", "étoile"},
             {"E\xcc\x81TOILE", "étoile"}, {"« lune »", "lune"}, {"garc\xcc\xa7on", "garçon"}}) {
        EXPECT_TRUE(is_same_word(guess, word, french)) << guess;
        EXPECT_TRUE(is_same_word(word, guess, french)) << guess;
    }
    for (const auto& [guess, word] : Pairs{{"the cat", "cat"}, {"an apple", "apple"}, {"Cat!", "cat"}}) {
        EXPECT_TRUE(is_same_word(guess, word, english)) << guess;
    }
}

TEST(BarbarossaWords, R24_another_accent_or_number_is_another_word) {
    for (const auto& [guess, word] : Pairs{
             {"fils", "fil"}, {"cours", "cour"}, {"bus", "bu"}, {"péché", "pêche"}, {"peche", "pêche"},
             {"tâche", "tache"}, {"mais", "maïs"}, {"chats", "chat"}, {"elephant", "Éléphant"}, {"œuvré", "œuvre"},
             {"garcon", "garçon"}, {"châteaux", "château"}}) {
        EXPECT_FALSE(is_same_word(guess, word, french)) << guess;
        EXPECT_FALSE(is_same_word(word, guess, french)) << guess;
    }
    for (const auto& [guess, word] : Pairs{{"glasses", "glass"}, {"Cats", "cat"}}) {
        EXPECT_FALSE(is_same_word(guess, word, english)) << guess;
    }
}

TEST(BarbarossaWords, R24_another_word_is_another_word) {
    for (const auto& [guess, word] : Pairs{
             {"chaton", "chat"}, {"chien", "chat"}, {"chevaux", "cheval"}, {"un", "chat"}, {"", "chat"}, {"!", "chat"},
             {"chat2", "chat"}, {"le", "la"}, {"chat 🐈", "chat"}, {"the chat", "chat"}, {"pris", "prix"}}) {
        EXPECT_FALSE(is_same_word(guess, word, french)) << guess;
        EXPECT_FALSE(is_same_word(word, guess, french)) << guess;
    }
    EXPECT_FALSE(is_same_word("le cat", "cat", english));
}

TEST(BarbarossaWords, R9_accents_keep_no_two_words_apart_that_one_player_has) {
    EXPECT_TRUE(is_same_folded("Péché", "une pêche", french));
    EXPECT_FALSE(is_same_folded("fils", "fil", french));
    EXPECT_FALSE(is_same_folded("", "", french));
}

TEST(BarbarossaWords, R18_letters_as_they_are_written) {
    EXPECT_EQ(letter_at("Éléphant", 1), "É");
    EXPECT_EQ(letter_at("Éléphant", 3), "é");
    EXPECT_EQ(letter_at("Éléphant", -1), "t");
    EXPECT_EQ(letter_at("Éléphant", -8), "É");
    EXPECT_EQ(letter_at("cœur", 2), "œ");
    EXPECT_EQ(letter_at("e\xcc\x81toile", 1), "e\xcc\x81");
    EXPECT_EQ(letter_at("arc-en ciel", 4), "e");
    EXPECT_EQ(letters_in("arc-en ciel"), 9);
    EXPECT_EQ(letters_in("e\xcc\x81toile"), 6);
    for (const int beyond : {0, 5, -5, 40}) EXPECT_EQ(letter_at("chat", beyond), "") << beyond;
}

TEST(BarbarossaWords, R22_questions_about_letters) {
    for (const char* asked :
         {"Est-ce que ça commence par un B ?", "Combien de lettres ?", "A-t-il 5 lettres ?", "Le mot est-il long ?",
          "Y a-t-il une voyelle double ?", "Finit-il par ch ?", "La première lettre est un C ?",
          "Le nom est court ?"}) {
        EXPECT_TRUE(asks_about_letters(asked)) << asked;
    }
    for (const char* asked : {"Est-ce vivant ?", "Est-ce plus long qu'un bras ?", "Est-ce que ça finit par fondre ?",
                              "Est-ce dans une boîte aux lettres ?", "A-t-il un nom ?", "Est-ce un début ?"}) {
        EXPECT_FALSE(asks_about_letters(asked)) << asked;
    }
    for (const char* asked : {"Does it start with a T?", "How many letters?", "Is the word long?",
                              "Is it spelt with k?",
                              "Does it end in gh?", "Does it rhyme?"}) {
        EXPECT_TRUE(asks_about_letters(asked)) << asked;
    }
    for (const char* asked : {"Is it alive?", "Is it longer than an arm?", "Does it start with the sun?"}) {
        EXPECT_FALSE(asks_about_letters(asked)) << asked;
    }
}

TEST(BarbarossaWords, R22_nothing_that_nobody_sees_or_that_turns_text_around) {
    EXPECT_EQ(characters_in("Est-ce vivant ?"), 15u);
    EXPECT_EQ(characters_in("\u200B"), std::nullopt) << "no width";
    EXPECT_EQ(characters_in("\u202Enoir"), std::nullopt) << "turned around";
    EXPECT_EQ(characters_in("👩\u200D🌾"), 3u) << "one emoji of two";
    EXPECT_EQ(check_word("cha\u200Bt", Riddles::one_word), std::unexpected(Illegal::not_text));
}

}  // namespace
}  // namespace barbarossa

// How a bot as owner judges a guess: as a fair player would.
#include "games/barbarossa/fairness.hpp"

#include <gtest/gtest.h>

namespace barbarossa {
namespace {

using lexicon::Language;

bool is_right(std::string_view guess, std::string_view word) { return is_fairly_right(guess, word, Language::french); }

TEST(Fairness, takes_slips_of_the_keys_where_nothing_else_was_typed) {
    EXPECT_TRUE(is_right("bananne", "banane"));
    EXPECT_TRUE(is_right("théyère", "théière"));
    EXPECT_TRUE(is_right("croccodille", "crocodile"));
    EXPECT_TRUE(is_fairly_right("umberlla", "umbrella", Language::english));
    EXPECT_FALSE(is_right("poule", "poulie"));
    EXPECT_FALSE(is_right("chas", "chat"));
    EXPECT_FALSE(is_right("bato", "chat"));
}

TEST(Fairness, takes_phrases_that_say_no_more_than_the_word) {
    EXPECT_TRUE(is_right("cornet de glace", "glace"));
    EXPECT_TRUE(is_right("une belle pomme rouge", "pomme"));
    EXPECT_TRUE(is_right("une paire de lunettes", "lunettes"));
    EXPECT_TRUE(is_fairly_right("a slice of cake", "cake", Language::english));
    EXPECT_TRUE(is_fairly_right("a red apple", "apple", Language::english));
}

TEST(Fairness, takes_no_phrase_that_is_another_thing) {
    EXPECT_FALSE(is_right("pomme de terre", "pomme"));
    EXPECT_FALSE(is_right("sac à main", "main"));
    EXPECT_FALSE(is_right("arbre à chat", "chat"));
    EXPECT_FALSE(is_right("chat et chien", "chat"));
    EXPECT_FALSE(is_fairly_right("hot dog", "dog", Language::english));
    EXPECT_FALSE(is_fairly_right("apple tree", "apple", Language::english));
}

TEST(Fairness, takes_synonyms_and_plain_plurals_and_nothing_else) {
    EXPECT_TRUE(is_right("bicyclette", "vélo"));
    EXPECT_TRUE(is_right("chats", "chat"));
    EXPECT_TRUE(is_right("elephant", "éléphant"));
    EXPECT_FALSE(is_right("chien", "chat"));
    EXPECT_FALSE(is_right("", "chat"));
}

}  // namespace
}  // namespace barbarossa

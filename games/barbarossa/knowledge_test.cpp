// The book of the world: large enough, the same in both languages, and no two things in it that cannot be told apart.
#include "games/barbarossa/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/barbarossa/library.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {
namespace {

using lexicon::Language;

TEST(Knowledge, holds_enough) {
    EXPECT_GE(nouns().size(), 300u);
    EXPECT_GE(attributes().size(), 60u);
}

TEST(Knowledge, has_a_use_for_every_attribute) {
    for (std::size_t attribute = 0; attribute < attributes().size(); ++attribute) {
        const auto is_true = [&](const Noun& noun) { return noun.truths[attribute] == Truth::yes; };
        EXPECT_GE(std::ranges::count_if(nouns(), is_true), 5) << attributes()[attribute].id;
    }
}

TEST(Knowledge, tells_any_two_things_apart) {
    std::map<std::vector<Truth>, std::string> seen;
    for (const Noun& noun : nouns()) {
        const auto [alike, is_new] = seen.emplace(noun.truths, noun.words[0].front());
        EXPECT_TRUE(is_new) << alike->second << " and " << noun.words[0].front();
    }
}

TEST(Knowledge, names_everything_in_both_languages_and_nothing_twice) {
    for (const Language language : {Language::french, Language::english}) {
        for (std::size_t noun = 0; noun < nouns().size(); ++noun) {
            const auto& words = nouns()[noun].words[static_cast<std::size_t>(language)];
            ASSERT_FALSE(words.empty());
            for (const std::string& word : words) EXPECT_EQ(noun_of(word, language), noun) << word;
        }
    }
}

TEST(Knowledge, has_words_that_may_be_guessed_and_simple_ones_first) {
    for (const Noun& noun : nouns()) {
        EXPECT_TRUE(noun.frequency >= 1 && noun.frequency <= 5) << noun.words[0].front();
        for (const auto& words : noun.words) {
            for (const std::string& word : words) EXPECT_TRUE(check_word(word, Riddles::expressions)) << word;
            EXPECT_TRUE(check_word(words.front(), Riddles::one_word)) << words.front();
        }
    }
}

TEST(Knowledge, finds_a_noun_as_a_guess_is_read) {
    const auto cat = noun_of("chat", Language::french);
    ASSERT_TRUE(cat);
    for (const auto word : {"Chat", "CHATS", "un chat", "le chat", "des chats"}) {
        EXPECT_EQ(noun_of(word, Language::french), cat) << word;
    }
    EXPECT_EQ(noun_of("the cat", Language::english), cat);
    EXPECT_EQ(noun_of("chat", Language::english), std::nullopt);
    EXPECT_EQ(noun_of("", Language::french), std::nullopt);
    EXPECT_EQ(noun_of("xyzzy", Language::french), std::nullopt);
}

TEST(Knowledge, knows_what_any_child_knows) {
    const auto is = [](std::string_view word, std::string_view id) {
        return nouns()[*noun_of(word, Language::french)].truths[*attribute_named(id)];
    };
    EXPECT_EQ(is("chat", "animal"), Truth::yes);
    EXPECT_EQ(is("chat", "vehicle"), Truth::no);
    EXPECT_EQ(is("pomme", "food"), Truth::yes);
    EXPECT_EQ(is("marteau", "tool"), Truth::yes);
    EXPECT_EQ(is("marteau", "living"), Truth::no);
}

TEST(Knowledge, has_a_question_for_everything_in_both_languages) {
    std::set<std::string> asked;
    for (const Attribute& attribute : attributes()) {
        for (const auto& questions : attribute.questions) {
            EXPECT_FALSE(questions.empty()) << attribute.id;
            for (const std::string& question : questions) {
                EXPECT_TRUE(asked.insert(question).second) << question;
                EXPECT_FALSE(question.contains('\'') || question.contains(" ?")) << question;  // as it is printed
            }
        }
        for (const auto& phrases : attribute.phrases) {
            for (const Phrase& phrase : phrases) EXPECT_FALSE(phrase.is_empty()) << attribute.id;
        }
    }
}

TEST(Knowledge, knows_the_ready_made_sculptures) {
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const auto noun = noun_of(ready_made(entry, Language::french).word, Language::french);
        EXPECT_TRUE(noun) << ready_made(entry, Language::french).word;
        EXPECT_EQ(noun, noun_of(ready_made(entry, Language::english).word, Language::english))
            << ready_made(entry, Language::english).word;
    }
}

}  // namespace
}  // namespace barbarossa

// The book of the world: large enough, the same in both languages, and no two things in it that cannot be told apart.
#include "games/barbarossa/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "games/barbarossa/library.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {
namespace {

using lexicon::Language;

TEST(Knowledge, is_written_as_its_readers_want_it) {
    for (const std::string& fault : faults_of_facets()) ADD_FAILURE() << fault;
    for (const std::string& fault : faults_of_nouns()) ADD_FAILURE() << fault;
}

TEST(Knowledge, holds_enough) {
    EXPECT_GE(nouns().size(), 638u);
    EXPECT_GE(facets().size(), 1'200u);
    EXPECT_GE(asked_facets().size(), 100u);
}

TEST(Knowledge, has_a_use_for_what_bots_ask) {
    for (const std::size_t facet : asked_facets()) {
        const auto is_true = [&](const Noun& noun) { return noun.truths[facet] == Truth::yes; };
        EXPECT_GE(std::ranges::count_if(nouns(), is_true), 5) << facets()[facet].id;
    }
}

TEST(Knowledge, names_every_facet_in_both_languages) {
    std::array<std::set<std::size_t>, 2> named;
    for (const Language language : {Language::french, Language::english}) {
        auto& here = named[static_cast<std::size_t>(language)];
        for (const Wording& wording : wordings(language)) here.insert(wording.facet);
    }
    const auto thing = *facet_named("thing");  // whatever it is
    for (std::size_t facet = 0; facet < facets().size(); ++facet) {
        for (const auto& each : named) EXPECT_TRUE(facet == thing || each.contains(facet)) << facets()[facet].id;
    }
}

TEST(Knowledge, tells_any_two_things_apart_by_what_bots_ask) {
    std::map<std::vector<Truth>, std::string> seen;
    for (const Noun& noun : nouns()) {
        std::vector<Truth> truths;
        for (const std::size_t facet : asked_facets()) truths.push_back(noun.truths[facet]);
        const auto [alike, is_new] = seen.emplace(std::move(truths), noun.words[0].front());
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
        return nouns()[*noun_of(word, Language::french)].truths[*facet_named(id)];
    };
    EXPECT_EQ(is("chat", "animal"), Truth::yes);
    EXPECT_EQ(is("chat", "vehicle"), Truth::no);
    EXPECT_EQ(is("pomme", "food"), Truth::yes);
    EXPECT_EQ(is("marteau", "tool"), Truth::yes);
    EXPECT_EQ(is("marteau", "living"), Truth::no);
}

TEST(Knowledge, has_a_question_for_everything_in_both_languages) {
    std::set<std::string> asked;
    for (const std::size_t facet : asked_facets()) {
        for (const auto& questions : facets()[facet].questions) {
            EXPECT_FALSE(questions.empty()) << facets()[facet].id;
            for (const std::string& question : questions) {
                EXPECT_TRUE(asked.insert(question).second) << question;
                EXPECT_FALSE(question.contains('\'') || question.contains(" ?")) << question;  // as it is printed
            }
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

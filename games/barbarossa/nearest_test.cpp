// What is offered in the place of a question that was not understood.
#include "games/barbarossa/nearest.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/barbarossa/coach.hpp"
#include "games/barbarossa/voices.hpp"

namespace barbarossa {
namespace {

using lexicon::Language;

// Whether one of the questions is the book's for this facet.
bool offers(std::string_view question, Language language, std::string_view facet) {
    const auto& wanted = facets()[*facet_named(facet)].questions[static_cast<std::size_t>(language)];
    const auto near = nearest_questions(question, language);
    return std::ranges::find(near, wanted.front()) != near.end();
}

TEST(Nearest, is_made_of_the_words_that_were_asked) {
    EXPECT_TRUE(offers("C'est un animal ou une plante ?", Language::french, "animal"));
    EXPECT_TRUE(offers("C'est un animal ou une plante ?", Language::french, "plant"));
    EXPECT_TRUE(offers("Is it an animal or a plant?", Language::english, "animal"));
}

TEST(Nearest, takes_words_that_are_spelt_alike) {
    EXPECT_TRUE(offers("C'est du véggétalle ?", Language::french, "plant"));
    EXPECT_TRUE(offers("Is it some instrewment gizmo?", Language::english, "instrument"));
}

TEST(Nearest, turns_what_asks_for_more_than_yes_or_no_into_what_can_be_answered) {
    EXPECT_TRUE(offers("De quelle couleur est-ce ?", Language::french, "red"));
    EXPECT_TRUE(offers("What colour is it?", Language::english, "red"));
    EXPECT_FALSE(nearest_questions("Où le trouve-t-on ?", Language::french).empty());
    EXPECT_FALSE(nearest_questions("Where do you find it?", Language::english).empty());
}

TEST(Nearest, knows_a_thing_that_was_named) {
    EXPECT_FALSE(nearest_questions("Un chat zigouigoui broubrou ?", Language::french).empty());
}

TEST(Nearest, of_the_other_language_is_offered_in_that_of_the_table) {
    for (const std::string& question : nearest_questions("What colour is it?", Language::french)) {
        EXPECT_TRUE(question.starts_with("Est-ce")) << question;
    }
}

TEST(Nearest, is_nothing_where_nothing_is_near) {
    for (const Language language : {Language::french, Language::english}) {
        for (const std::string_view text : {"", "?", "Le schmilblick fait-il broubrou ?", "xyzzy", "....."}) {
            EXPECT_TRUE(nearest_questions(text, language).empty()) << text;
        }
    }
}

TEST(Nearest, is_short_understood_and_bounded_whatever_is_asked) {
    std::string endless;
    for (int i = 0; i < 2'000; ++i) endless += "est-ce que c'est un animal qui ";
    for (const std::string& text : {endless, std::string(100'000, 'a'), std::string("De quelle forme est-ce ?")}) {
        const auto near = nearest_questions(text, Language::french);
        EXPECT_LE(near.size(), nearest_max);
        for (const std::string& question : near) EXPECT_TRUE(understand(question, Language::french)) << question;
    }
}

TEST(Nearest, comes_with_the_view_of_who_was_not_understood_and_of_nothing_else) {
    View view{.me = core::Seat{0}};
    view.table.objects = {{.owner = core::Seat{0}, .word = "schmilblick"}, {.owner = core::Seat{0}, .word = "chat"},
                          {.owner = core::Seat{1}}};
    view.table.talk = {{.asker = core::Seat{0}, .object = 2, .text = "De quelle couleur est-ce ?"}};
    EXPECT_TRUE(Coach::advise(view).nearest.empty());
    view.table.talk.back().answer = Answer::unclear;
    const Advice advice = Coach::advise(view);
    EXPECT_EQ(advice.nearest, nearest_questions("De quelle couleur est-ce ?", Language::french));
    EXPECT_EQ(advice.not_in_book, (std::vector<std::int8_t>{0})) << "a word that is not seen is not judged";
    view.table.objects[2].word = "chien";
    EXPECT_EQ(Coach::advise(view).nearest, advice.nearest) << "whatever the word is";
}

// Three ways to speak, and whatever way is taken asks for the same.
TEST(Voices, differ_and_are_understood) {
    for (const Language language : {Language::french, Language::english}) {
        for (const std::size_t facet : asked_facets()) {
            std::vector<std::string> first;
            for (const Voice voice : {Voice::apprenti, Voice::habitue, Voice::maitre}) {
                const auto ways = ways_to_ask(facet, language, voice);
                EXPECT_GE(ways.size(), 2u);
                for (const std::string& way : ways) {
                    const auto asked = understand(way, language);
                    ASSERT_TRUE(asked) << way;
                    EXPECT_EQ(plain_facet(*asked), facet) << way;
                    EXPECT_LE(way.size(), question_chars_max) << way;
                    EXPECT_TRUE(way.ends_with('?')) << way;
                }
                EXPECT_EQ(std::ranges::find(first, ways.front()), first.end()) << ways.front();
                first.push_back(ways.front());
            }
        }
    }
}

}  // namespace
}  // namespace barbarossa

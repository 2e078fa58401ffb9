// The stock of stories: every word has enough of them, alike in both languages, and each can be told and hinted at.
#include "games/farben/stories.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "games/farben/course.hpp"
#include "games/farben/data.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/likely.hpp"
#include "games/farben/words.hpp"

namespace farben {
namespace {

using lexicon::Language;
constexpr Language languages[] = {Language::french, Language::english};

constexpr std::size_t for_any_min = 18;        // stories for any word, a colour
constexpr std::size_t likely_count = 4;        // colours of a word
constexpr std::size_t hints_min = 2;           // a story
constexpr std::size_t alike_percent_max = 60;  // of the words of the shorter of two stories
constexpr std::size_t characters_max = 280;    // far below what the rules allow: bots are brief

std::vector<Told> all_stories(Language language) {
    std::vector<Told> all(stories_for_any(language).begin(), stories_for_any(language).end());
    for (int card = 0; card < card_count; ++card) {
        for (const int side : {0, 1}) {
            for (const Told& told : stories_of(word_on(card, side, language), language)) all.push_back(told);
        }
    }
    return all;
}

std::set<Colour> colours_of(std::span<const Told> stories) {
    std::set<Colour> colours;
    for (const Told& told : stories) colours.insert(told.colour);
    return colours;
}

TEST(FarbenStories, every_word_has_a_story_of_each_colour_in_both_languages) {
    for (int card = 0; card < card_count; ++card) {
        for (const int side : {0, 1}) {
            const std::string_view word = word_on(card, side, Language::french);
            const auto french = stories_of(word, Language::french);
            const auto english = stories_of(word_on(card, side, Language::english), Language::english);
            EXPECT_EQ(colours_of(french).size(), std::size_t{colour_count}) << word;
            EXPECT_EQ(colours_of(french), colours_of(english)) << word;
            EXPECT_EQ(colours_of(french).size(), french.size()) << word << ": a colour twice";
            EXPECT_EQ(colours_of(english).size(), english.size()) << word << ": a colour twice";
        }
    }
}

TEST(FarbenStories, every_colour_has_stories_for_any_word) {
    for (const Language language : languages) {
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const auto count = std::ranges::count(stories_for_any(language), Colour(colour), &Told::colour);
            EXPECT_GE(count, std::ptrdiff_t{for_any_min}) << core::name_of(Colour(colour));
        }
    }
}

TEST(FarbenStories, every_word_has_its_likely_colours_alike_in_both_languages) {
    for (int card = 0; card < card_count; ++card) {
        for (const int side : {0, 1}) {
            const std::string_view french = word_on(card, side, Language::french);
            const Hand likely = likely_colours(french, Language::french);
            EXPECT_EQ(items_of(likely).size(), likely_count) << french;
            EXPECT_EQ(likely, likely_colours(word_on(card, side, Language::english), Language::english)) << french;
        }
    }
    EXPECT_TRUE(likely_colours("Mer", Language::french).has(static_cast<std::size_t>(Colour::blue)));
    EXPECT_EQ(likely_colours("Xylophone", Language::french), Hand());
}

TEST(FarbenStories, each_can_be_told_and_hinted_at) {
    for (const Language language : languages) {
        for (const auto& [colour, story] : all_stories(language)) {
            const auto characters = characters_in(story.text);
            ASSERT_TRUE(characters) << story.text;
            EXPECT_LE(*characters, characters_max) << story.text;
            EXPECT_FALSE(story.text.contains('*')) << story.text;
            EXPECT_GE(story.hints.size(), hints_min) << story.text;
            for (const std::string& hint : story.hints) {
                EXPECT_TRUE(check_hint(hint, {.colour = colour, .story = story.text})) << hint << " in " << story.text;
            }
        }
    }
}

TEST(FarbenStories, no_two_are_alike_and_each_is_found_by_its_text) {
    std::set<std::string> texts;
    for (const Language language : languages) {
        for (const Told& told : all_stories(language)) {
            EXPECT_TRUE(texts.insert(told.story.text).second) << told.story.text;
            const Story* found = story_of(told.story.text, language);
            ASSERT_NE(found, nullptr);
            EXPECT_EQ(found->hints, told.story.hints);
        }
    }
    EXPECT_EQ(story_of("Le chat.", Language::french), nullptr);
    EXPECT_TRUE(stories_of("Xylophone", Language::french).empty());
}

// Words of which a story is made; the short ones are in all.
std::vector<std::string> long_words_in(const Told& told) {
    std::vector<std::string> words = words_of(told.story.text);
    std::erase_if(words, [](const std::string& word) { return word.size() < 4; });
    std::ranges::sort(words);
    const auto again = std::ranges::unique(words);
    words.erase(again.begin(), again.end());
    return words;
}

TEST(FarbenStories, none_is_another_in_nearly_the_same_words) {
    for (const Language language : languages) {
        std::vector<std::vector<std::string>> all;
        for (const Told& told : all_stories(language)) {
            const std::vector<std::string> words = long_words_in(told);
            for (const auto& other : all) {
                std::vector<std::string> common;
                std::ranges::set_intersection(words, other, std::back_inserter(common));
                ASSERT_LE(100 * common.size(), alike_percent_max * std::min(words.size(), other.size()))
                    << told.story.text;
            }
            all.push_back(words);
        }
    }
}

// A line that is not understood, or stands under a word that no card has, would be lost without a word.
TEST(FarbenStories, every_line_of_the_text_is_read) {
    for (const Language language : languages) {
        std::string_view text = language == Language::french ? french_stories_text : english_stories_text;
        std::size_t lines = 0;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = text.substr(0, end);
            lines += !line.empty() && !line.starts_with("# ");
            EXPECT_EQ(std::ranges::count(line, '*') % 2, line == "# *" ? 1 : 0) << line;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        EXPECT_EQ(all_stories(language).size(), lines);
    }
}

}  // namespace
}  // namespace farben

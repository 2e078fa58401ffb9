#include "games/barbarossa/library.hpp"

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include <gtest/gtest.h>

#include "clay/field.hpp"
#include "clay/script.hpp"
#include "games/barbarossa/knowledge.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

namespace {

using lexicon::Language;
constexpr Language languages[] = {Language::french, Language::english};

struct File {
    std::string name{};
    std::string text{};
};

std::vector<File> files() {
    std::vector<File> found;
    for (const auto& each : std::filesystem::directory_iterator(SOURCE_DIR "/games/barbarossa/data/sculptures")) {
        std::ifstream stream(each.path());
        found.push_back({each.path().stem(), {std::istreambuf_iterator<char>(stream), {}}});
    }
    return found;
}

// Every sculpture in both languages.
template <class Check>
void for_all(const Check& check) {
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        for (const Language language : languages) {
            const ReadyMade& made = ready_made(entry, language);
            SCOPED_TRACE(made.word + " (" + ready_made(entry, Language::english).word + ")");
            check(made, language);
        }
    }
}

clay::Strokes strokes_of(const ReadyMade& made) {
    const auto bytes = clay::from_text(made.clay);
    EXPECT_TRUE(bytes);
    return clay::unpack(bytes.value_or("")).value_or(clay::Strokes{});
}

}  // namespace

TEST(Library, EveryFileIsASculptureUnderItsName) {
    const auto all = files();
    EXPECT_EQ(all.size(), library_size());
    for (const auto& [name, text] : all) {
        const auto strokes = clay::read_script(text);
        EXPECT_TRUE(strokes) << name << ", line " << strokes.error().line << ": " << strokes.error().why;
        EXPECT_TRUE(text.starts_with("sculpture " + name + "\n")) << name;
        EXPECT_TRUE(text.ends_with("\n")) << name;
    }
}

TEST(Library, HasEnoughForManyTables) { EXPECT_GE(library_size(), 60u); }

TEST(Library, WordsAreSimpleAndNoTwoAlike) {
    for (const Language language : languages) {
        std::set<std::string> words;
        for_all([&](const ReadyMade& made, Language each) {
            if (each != language) return;
            EXPECT_TRUE(check_word(made.word, Riddles::one_word));
            EXPECT_EQ(made.word.find_first_of(" -'"), std::string::npos);
            EXPECT_TRUE(words.insert(made.word).second);
        });
    }
}

TEST(Library, WordsAreKnownToTheBotsAsOneThing) {
    for_all([](const ReadyMade& made, Language language) { EXPECT_TRUE(noun_of(made.word, language)); });
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const std::string& french = ready_made(entry, Language::french).word;
        const std::string& english = ready_made(entry, Language::english).word;
        EXPECT_EQ(noun_of(french, Language::french), noun_of(english, Language::english)) << french << ", " << english;
    }
}

TEST(Library, DescriptionsTellWhatOneSeesAndNotTheWord) {
    for_all([](const ReadyMade& made, Language language) {
        EXPECT_GE(made.description.size(), 20u);
        EXPECT_LE(made.description.size(), description_chars_max);
        EXPECT_TRUE(made.description.ends_with('.'));
        std::string word;
        for (const char c : made.description + " ") {
            const bool is_letter = std::isalpha(static_cast<unsigned char>(c)) || static_cast<signed char>(c) < 0;
            if (is_letter) word.push_back(c);
            else if (!word.empty()) EXPECT_FALSE(is_same_word(std::exchange(word, ""), made.word, language));
        }
    });
}

TEST(Library, SculpturesAreWhatAServerTakes) {
    for_all([](const ReadyMade& made, Language language) {
        if (language != Language::french) return;
        const clay::Strokes strokes = strokes_of(made);
        EXPECT_GE(strokes.size(), 3u);
        const auto measured = clay::measure(strokes);
        ASSERT_TRUE(measured);
        EXPECT_GE(measured->volume, 5);  // thousandths: enough to be seen
    });
}

TEST(Library, SculpturesAreTheSameInBothLanguages) {
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        EXPECT_EQ(ready_made(entry, Language::french).clay, ready_made(entry, Language::english).clay);
    }
}

}  // namespace barbarossa

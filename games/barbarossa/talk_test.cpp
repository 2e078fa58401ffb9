// How much of what people ask is understood, and how much of that is answered rightly: data/talk, the half that nobody
// fitted the book to. `palette bench talk` says more.
#include "games/barbarossa/talk.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace barbarossa {
namespace {

using lexicon::Language;

std::vector<Asking> asked_by_people(const std::string& half, Language language) {
    std::ifstream file(SOURCE_DIR + path_of_talk(half, language));
    return askings_in({std::istreambuf_iterator<char>(file), {}});
}

TEST(Talk, is_understood_and_answered_rightly) {
    for (const Language language : {Language::french, Language::english}) {
        for (const std::string half : {"develop", "report"}) {
            Score score;
            for (const Asking& asking : asked_by_people(half, language)) score.add(asking, language);
            EXPECT_GE(score.asked(), 150) << half;
            EXPECT_GE(score.understood(), 0.85) << half << ' ' << static_cast<int>(language);
            EXPECT_GE(score.rightly(), 0.97) << half << ' ' << static_cast<int>(language);
        }
    }
}

TEST(Talk, is_about_things_of_the_book) {
    for (const Language language : {Language::french, Language::english}) {
        for (const std::string half : {"develop", "report"}) {
            for (const Asking& asking : asked_by_people(half, language)) {
                EXPECT_TRUE(noun_of(asking.word, language)) << asking.word;
                EXPECT_FALSE(asking.answers.empty()) << asking.question;
            }
        }
    }
}

}  // namespace
}  // namespace barbarossa

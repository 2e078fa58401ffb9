#include "lexicon/make/spellings.hpp"

#include <gtest/gtest.h>

namespace lexicon::make {
namespace {

TEST(Spellings, HoldWhatIsNotSimplyItsLettersInSmall) {
    EXPECT_EQ(packed({}), "{}");
    EXPECT_EQ(packed({{"TABLE", {"table"}}}), "{}");
    EXPECT_EQ(packed({{"ETAGE", {"étage"}}, {"ETAGERE", {"étagère"}}, {"ETE", {"été"}}, {"TABLE", {"table"}}}),
              "{\"ET\":\"0étage4ère2é\"}");
}

TEST(Spellings, SayThatAWordHasSeveral) {
    EXPECT_EQ(packed({{"PECHE", {"pêche", "péché"}}, {"PERE", {"père"}}, {"PARIS", {"Paris"}}}),
              "{\"PA\":\"0Paris\",\n\"PE\":\"0père0peche!\"}");
}

}  // namespace
}  // namespace lexicon::make

#include <gtest/gtest.h>

#include "lexicon/letters.hpp"

namespace {

using lexicon::folded;

TEST(Letters, LoseTheirMarksAndBecomeCapitals) {
    EXPECT_EQ(folded("été"), "ETE");
    EXPECT_EQ(folded("ÂÇÈÏÔÙŸ"), "ACEIOUY");
    EXPECT_EQ(folded("garçon"), "GARCON");
    EXPECT_EQ(folded("naïveté"), "NAIVETE");
    EXPECT_EQ(folded("Łódź"), "LODZ");
    EXPECT_EQ(folded("AbC"), "ABC");
    EXPECT_EQ(folded(""), "");
}

TEST(Letters, ThatAreWrittenTogetherAreTwo) {
    EXPECT_EQ(folded("œuf"), "OEUF");
    EXPECT_EQ(folded("ŒUVRE"), "OEUVRE");
    EXPECT_EQ(folded("cæcum"), "CAECUM");
    EXPECT_EQ(folded("ß"), "SS");
}

TEST(Letters, MayComeBeforeTheirMarks) {
    EXPECT_EQ(folded("e\u0301te\u0301"), "ETE");
    EXPECT_EQ(folded("c\u0327a"), "CA");
    EXPECT_EQ(folded("\u0301te"), std::nullopt) << "a mark needs a letter";
}

TEST(Letters, AreAllThereIs) {
    for (const char* text :
         {"a b", "l'eau", "arc-en-ciel", "3D", "a.", "a×b", "a÷b", "π", "日", "a\n", " a", "\u00a0", "ŉ"}) {
        EXPECT_EQ(folded(text), std::nullopt) << text;
    }
}

TEST(Letters, AreWholeUtf8) {
    for (const char* text : {"\xc3", "a\xc3", "\xc3\x28", "\xa9", "\xe2\x82", "\xff", "\xc1\x81", "\xc0\x80"}) {
        EXPECT_EQ(folded(text), std::nullopt);
    }
    EXPECT_EQ(folded(std::string_view("a\0b", 3)), std::nullopt);
}

}  // namespace

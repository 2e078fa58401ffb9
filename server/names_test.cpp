#include "server/names.hpp"

#include <set>

#include <gtest/gtest.h>

#include "server/house/codes.hpp"
#include "server/tables/timetable.hpp"

namespace server {

namespace {

TEST(Names, are_shown_as_written_but_tidy) {
    EXPECT_EQ(clean_name("Ann"), "Ann");
    EXPECT_EQ(clean_name("  \xc3\x89lise  de\xc2\xa0la  Tour "), "\xc3\x89lise de la Tour");
    EXPECT_EQ(clean_name("\xe6\x97\xa5\xe6\x9c\xac"), "\xe6\x97\xa5\xe6\x9c\xac");
    EXPECT_EQ(clean_name("\xf0\x9f\x8e\xb2"), "\xf0\x9f\x8e\xb2");
    EXPECT_EQ(clean_name("<b>&amp;'\""), "<b>&amp;'\"") << "showing it safely is the page's business";
}

TEST(Names, have_one_to_24_characters) {
    EXPECT_EQ(clean_name(""), std::nullopt);
    EXPECT_EQ(clean_name(" \xc2\xa0 "), std::nullopt);
    EXPECT_TRUE(clean_name("123456789012345678901234"));
    EXPECT_TRUE(clean_name("  123456789012345678901234  "));
    EXPECT_FALSE(clean_name("1234567890123456789012345"));
    std::string accents;
    for (int i = 0; i < 24; ++i) accents += "\xc3\xa9";
    EXPECT_TRUE(clean_name(accents)) << "characters, not bytes";
    EXPECT_FALSE(clean_name(accents + "e"));
}

TEST(Names, have_nothing_one_cannot_see) {
    for (const char* hidden : {"\n", "\x7f", "\xc2\x85", "\xc2\xad", "\xe2\x80\x8b", "\xe2\x80\x8d", "\xe2\x80\xae",
                               "\xe2\x81\xa6", "\xef\xbb\xbf", "\xe2\x80\xa8", "\xf3\xa0\x81\x81", "\xe3\x85\xa4"}) {
        EXPECT_EQ(clean_name("a" + std::string(hidden) + "b"), std::nullopt) << hidden;
    }
    EXPECT_EQ(clean_name(std::string("a\0b", 3)), std::nullopt);
}

TEST(Names, are_well_formed_text) {
    for (const char* broken : {"\xff", "\xc3", "\xc3(", "\xe2\x82", "\xf0\x9f\x8e", "\x80", "\xc0\xaf", "\xe0\x80\xaf",
                               "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xf8\x88\x80\x80\x80", "\xef\xbf\xbf"}) {
        EXPECT_EQ(clean_name(broken), std::nullopt);
    }
}

TEST(Codes, are_a_word_and_six_digits) {
    core::Rng rng(7);
    std::set<std::string> drawn;
    for (int i = 0; i < 1000; ++i) {
        const std::string code = draw_code(rng);
        drawn.insert(code);
        const std::size_t letters = code.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
        EXPECT_EQ(letters, code.size() - 6) << code;
        EXPECT_EQ(code.find_first_not_of("0123456789", letters), std::string::npos) << code;
        EXPECT_GE(letters, 2u);
    }
    EXPECT_GT(drawn.size(), 995u) << "they rarely meet";
}

TEST(Timetable, gives_the_soonest_and_keeps_one_time_each) {
    using store::TableId;
    Timetable times;
    EXPECT_EQ(times.next_ms(), std::nullopt);
    times.set(TableId{1}, 50);
    times.set(TableId{2}, 30);
    times.set(TableId{3}, 40);
    EXPECT_EQ(times.next_ms(), 30);
    times.set(TableId{2}, 60);
    EXPECT_EQ(times.next_ms(), 40);
    EXPECT_EQ(times.take(39), std::nullopt);
    EXPECT_EQ(times.take(55), TableId{3});
    EXPECT_EQ(times.take(55), TableId{1});
    EXPECT_EQ(times.take(55), std::nullopt);
    times.set(TableId{2}, std::nullopt);
    times.set(TableId{9}, std::nullopt);
    EXPECT_EQ(times.next_ms(), std::nullopt);
}

}  // namespace

}  // namespace server

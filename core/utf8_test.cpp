// Characters are taken off a text one by one, and what is not well-formed stays where it is.
#include "core/utf8.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace core {
namespace {

TEST(Utf8, characters_are_taken_in_order) {
    std::string_view text = "aé€🙂";
    std::vector<char32_t> letters;
    while (!text.empty()) {
        const auto letter = take_character(text);
        ASSERT_TRUE(letter);
        letters.push_back(*letter);
    }
    EXPECT_EQ(letters, (std::vector<char32_t>{'a', 0xE9, 0x20AC, 0x1F642}));
}

TEST(Utf8, the_first_and_last_of_every_length) {
    for (const auto& [bytes, wanted] : {std::pair("\x7F", 0x7Fu), {"\xC2\x80", 0x80u}, {"\xDF\xBF", 0x7FFu},
                                        {"\xE0\xA0\x80", 0x800u}, {"\xEF\xBF\xBD", 0xFFFDu},
                                        {"\xF0\x90\x80\x80", 0x10000u}, {"\xF4\x8F\xBF\xBD", 0x10FFFDu}}) {
        std::string_view text = bytes;
        EXPECT_EQ(take_character(text), char32_t{wanted}) << wanted;
        EXPECT_TRUE(text.empty());
    }
}

TEST(Utf8, what_is_not_well_formed_is_not_taken) {
    for (const char* bytes : {"\x80", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE2\x82", "\xE0\x80\x80",
                              "\xED\xA0\x80", "\xF0\x80\x80\x80", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF",
                              "\xEF\xBF\xBF", "\xEF\xB7\x90"}) {
        const std::string_view before = bytes;
        std::string_view text = before;
        EXPECT_EQ(take_character(text), std::nullopt) << before;
        EXPECT_EQ(text, before);
    }
}

}  // namespace
}  // namespace core

#include "server/names.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/utf8.hpp"
#include "server/limits.hpp"

namespace server {

namespace {

struct Range {
    char32_t first;
    char32_t last;
};

constexpr bool is_in(const auto& ranges, char32_t letter) {
    return std::ranges::any_of(ranges, [=](Range range) { return range.first <= letter && letter <= range.last; });
}

constexpr auto spaces = std::to_array<Range>({{' ', ' '}, {0xA0, 0xA0}, {0x1680, 0x1680}, {0x2000, 0x200A},
                                              {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}});

constexpr auto unseen = std::to_array<Range>({
    {0x00, 0x1F}, {0x7F, 0x9F},                                            // control
    {0xAD, 0xAD}, {0x180E, 0x180E}, {0x200B, 0x200D}, {0x2060, 0x2064}, {0xFEFF, 0xFEFF},  // no width
    {0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x206F},  // turn the text around
    {0x2028, 0x2029}, {0xFFF9, 0xFFFC}, {0xE0000, 0xE0FFF},                // lines, annotations, tags
    {0x115F, 0x1160}, {0x17B4, 0x17B5}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xFFA0, 0xFFA0},  // look like nothing
    {0xE000, 0xF8FF}, {0xF0000, 0x10FFFF},                                 // of private meaning
});

constexpr char32_t joiner = 0x200D;  // makes one emoji of several

std::optional<std::string> clean(std::string_view text, std::size_t chars_max, bool may_join) {
    std::string name;
    std::size_t letters = 0;
    bool space = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto letter = core::take_character(text);
        const bool is_joiner = letter == joiner && may_join && !name.empty() && !space;
        if (!letter || (is_in(unseen, *letter) && !is_joiner)) return std::nullopt;
        if (is_in(spaces, *letter)) {
            space = !name.empty();
            continue;
        }
        if (space) name += ' ', ++letters, space = false;
        name += before.substr(0, before.size() - text.size());
        if (++letters > chars_max) return std::nullopt;
    }
    if (name.empty()) return std::nullopt;
    return name;
}

}  // namespace

std::optional<std::string> clean_name(std::string_view text) { return clean(text, name_chars_max, false); }

std::optional<std::string> clean_text(std::string_view text, std::size_t chars_max) {
    return clean(text, chars_max, true);
}

}  // namespace server

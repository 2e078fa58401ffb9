// Characters that nobody sees, or that turn the text around them: what people type for others to read holds none.
#pragma once

#include <algorithm>
#include <array>

namespace core {

struct CharacterRange {
    char32_t first;
    char32_t last;
};

constexpr bool is_in(const auto& ranges, char32_t letter) {
    return std::ranges::any_of(
        ranges, [=](CharacterRange range) { return range.first <= letter && letter <= range.last; });
}

constexpr bool is_unseen(char32_t letter) {
    // In order, for texts are long: control; no width; what turns the text around; lines, annotations, tags; what looks
    // like nothing; what has a private meaning.
    constexpr auto unseen = std::to_array<CharacterRange>({
        {0x00, 0x1F},     {0x7F, 0x9F},     {0xAD, 0xAD},     {0x061C, 0x061C}, {0x115F, 0x1160},
        {0x17B4, 0x17B5}, {0x180E, 0x180E}, {0x200B, 0x200D}, {0x200E, 0x200F}, {0x2028, 0x2029},
        {0x202A, 0x202E}, {0x2060, 0x2064}, {0x2066, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164},
        {0xE000, 0xF8FF}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF9, 0xFFFC}, {0xE0000, 0xE0FFF},
        {0xF0000, 0x10FFFF},
    });
    static_assert(std::ranges::is_sorted(unseen, {}, &CharacterRange::last));
    if (letter >= ' ' && letter <= '~') return false;  // most are these
    const auto found = std::ranges::lower_bound(unseen, letter, {}, &CharacterRange::last);
    return found != unseen.end() && found->first <= letter;
}

inline constexpr char32_t joiner = 0x200D;  // makes one emoji of several: unseen, but not for nothing

}  // namespace core

// Text by its characters. All text on the wire is UTF-8; whoever counts or compares characters takes them off one by
// one here.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

// Takes the next character off the front of a text that is not empty. Nothing, and nothing is taken, if that is not
// well-formed UTF-8.
constexpr std::optional<char32_t> take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if ((lead >= 0x80 && lead < 0xC2) || lead > 0xF4 || text.size() < length) return std::nullopt;
    char32_t letter = length == 1 ? lead : static_cast<char32_t>(lead & (0xFFu >> (length + 1)));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return std::nullopt;
        letter = letter << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::array<char32_t, 5> least = {0, 0, 0x80, 0x800, 0x10000};  // by length: no letter has two spellings
    const bool surrogate = letter >= 0xD800 && letter <= 0xDFFF;
    const bool no_letter = (letter & 0xFFFE) == 0xFFFE || (letter >= 0xFDD0 && letter <= 0xFDEF);
    if (letter < least[length] || letter > 0x10FFFF || surrogate || no_letter) return std::nullopt;
    text.remove_prefix(length);
    return letter;
}

}  // namespace core

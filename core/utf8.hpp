// Text by its characters. All text on the wire is UTF-8; whoever counts or compares characters takes them off one by
// one here.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

inline std::uint64_t eight_at(const char* at) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    return bytes;
}

// Two characters of four bytes, such as faces: F0, then a second byte of at least 90. Others are looked at one by one.
constexpr bool are_two_wide(std::uint64_t bytes) {
    constexpr std::uint64_t kinds = 0xC0C0C0FF'C0C0C0FF, wide = 0x808080F0'808080F0, second = 0x00002000'00002000;
    return (bytes & kinds) == wide && ((bytes | bytes << 1) & second) == second;
}

// Of the character that begins here; 0: it is not well-formed. Its bytes are compared at once, the first lowest.
static_assert(std::endian::native == std::endian::little);
inline std::size_t utf8_length(const char* at, const char* end) {
    std::uint32_t bytes = 0;
    if (end - at >= 4) std::memcpy(&bytes, at, 4);  // a size that is known takes one instruction
    else std::memcpy(&bytes, at, static_cast<std::size_t>(end - at));
    const std::uint32_t lead = bytes & 0xFF, second = bytes >> 8 & 0xFF;
    if (lead < 0x80) return 1;
    // Of some leads not all seconds are well-formed: they would spell too short, a surrogate or too large a number.
    if ((bytes & 0xC0C0C0F8) == 0x808080F0) {
        return (lead == 0xF0 ? second >= 0x90 : lead < 0xF4 || (lead == 0xF4 && second < 0x90)) ? 4 : 0;
    }
    if ((bytes & 0x00C0C0F0) == 0x008080E0) {
        return (lead == 0xE0 ? second >= 0xA0 : lead != 0xED || second < 0xA0) ? 3 : 0;
    }
    return (bytes & 0x0000C0E0) == 0x000080C0 && lead >= 0xC2 ? 2 : 0;
}

// Whether all of it is well-formed, whatever its letters are.
inline bool is_utf8(std::string_view text) {
    constexpr std::uint64_t highs = 0x8080808080808080;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (at != end) {
        const std::uint64_t bytes = end - at >= 8 ? eight_at(at) : highs;
        if ((bytes & highs) == 0 || are_two_wide(bytes)) {
            at += 8;
        } else {
            const std::size_t length = utf8_length(at, end);
            if (length == 0) return false;
            at += length;
        }
    }
    return true;
}

}  // namespace core

// Base64 (RFC 4648), with padding; strict, so that each text of bytes is one text only.
#include <algorithm>
#include <optional>

#include "clay/stroke.hpp"

namespace clay {

namespace {

constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

consteval std::array<std::int8_t, 256> values() {
    std::array<std::int8_t, 256> of{};
    of.fill(-1);
    std::int8_t value = 0;
    for (const char digit : digits) of[static_cast<std::uint8_t>(digit)] = value++;
    return of;
}
constexpr std::array<std::int8_t, 256> value_of = values();

// Four digits as 24 bits; none where one is no digit.
std::optional<std::uint32_t> group(std::string_view four) {
    std::uint32_t bits = 0;
    for (const char digit : four) {
        const std::int8_t value = value_of[static_cast<std::uint8_t>(digit)];
        if (value < 0) return {};
        bits = bits << 6 | static_cast<std::uint32_t>(value);
    }
    return bits;
}

}  // namespace

std::string to_text(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i) {
            bits = bits << 8 | (at + i < bytes.size() ? static_cast<std::uint8_t>(bytes[at + i]) : 0u);
        }
        for (std::size_t i = 0; i < 4; ++i) {
            text.push_back(at + i > bytes.size() ? '=' : digits[bits >> (18 - 6 * i) & 63]);
        }
    }
    return text;
}

std::expected<std::string, Fault> from_text(std::string_view text) {
    if (text.size() % 4 != 0) return std::unexpected(Fault::corrupt);
    const std::size_t missing = text.ends_with("==") ? 2 : text.ends_with('=') ? 1 : 0;
    const std::size_t end = text.size() - std::min<std::size_t>(text.size(), 4);
    const std::string last = std::string(text.substr(end, text.size() - end - missing)) + std::string(missing, 'A');
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t at = 0; at < text.size(); at += 4) {
        const auto bits = group(at == end ? std::string_view(last) : text.substr(at, 4));
        if (!bits) return std::unexpected(Fault::corrupt);
        for (const int shift : {16, 8, 0}) bytes.push_back(static_cast<char>(*bits >> shift & 0xFF));
    }
    for (std::size_t i = 0; i < missing; ++i) {
        if (bytes.back() != 0) return std::unexpected(Fault::corrupt);  // bits that belong to no byte
        bytes.pop_back();
    }
    return bytes;
}

}  // namespace clay

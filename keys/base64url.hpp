// Bytes, and how they travel in text: base64url (RFC 4648, section 5) without padding. Reading is strict, so that bytes
// have one spelling and spellings can be compared instead of bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace keys {

using Bytes = std::vector<std::uint8_t>;
using ByteView = std::span<const std::uint8_t>;

std::string to_base64url(ByteView);
std::optional<Bytes> from_base64url(std::string_view);  // empty: padding, another alphabet, or bits left over

inline ByteView bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace keys

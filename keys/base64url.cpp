#include "keys/base64url.hpp"

#include <sodium.h>

namespace keys {

constexpr int spelling = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

std::string to_base64url(ByteView bytes) {
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), spelling), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), spelling);
    text.pop_back();  // its final zero
    return text;
}

std::optional<Bytes> from_base64url(std::string_view text) {
    Bytes bytes(text.size() / 4 * 3 + 2);
    std::size_t size = 0;
    const int answer =
        sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, spelling);
    if (answer != 0) return std::nullopt;
    bytes.resize(size);
    return bytes;
}

}  // namespace keys

#include "core/hash.hpp"

#include <algorithm>

namespace core {

namespace {

constexpr std::array<std::uint64_t, 8> initial = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179};

constexpr std::uint8_t sigma[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

constexpr std::size_t hash_bytes = 32;

}  // namespace

Blake2b::Blake2b() : state_(initial) {
    state_[0] ^= 0x01010000u ^ hash_bytes;  // fan-out 1, depth 1, no key
}

Blake2b& Blake2b::add(std::span<const std::uint8_t> bytes) {
    for (const std::uint8_t byte : bytes) {
        if (filled_ == block_.size()) compress(false);  // only when more follows: the last block is marked
        block_[filled_++] = byte;
    }
    return *this;
}

Blake2b& Blake2b::add(std::string_view text) {
    return add(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()));
}

Bytes32 Blake2b::finish() {
    std::fill(block_.begin() + static_cast<std::ptrdiff_t>(filled_), block_.end(), std::uint8_t{0});
    compress(true);
    Bytes32 hash;
    for (std::size_t i = 0; i < hash_bytes; ++i) hash[i] = static_cast<std::uint8_t>(state_[i / 8] >> (8 * (i % 8)));
    return hash;
}

void Blake2b::compress(bool last) {
    total_ += filled_;
    std::array<std::uint64_t, 16> m{};
    for (std::size_t i = 0; i < 128; ++i) m[i / 8] |= std::uint64_t{block_[i]} << (8 * (i % 8));
    std::array<std::uint64_t, 16> v;
    std::copy(state_.begin(), state_.end(), v.begin());
    std::copy(initial.begin(), initial.end(), v.begin() + 8);
    v[12] ^= total_;
    if (last) v[14] = ~v[14];
    const auto mix = [&v](std::size_t a, std::size_t b, std::size_t c, std::size_t d, std::uint64_t x,
                          std::uint64_t y) {
        v[a] += v[b] + x, v[d] = std::rotr(v[d] ^ v[a], 32), v[c] += v[d], v[b] = std::rotr(v[b] ^ v[c], 24);
        v[a] += v[b] + y, v[d] = std::rotr(v[d] ^ v[a], 16), v[c] += v[d], v[b] = std::rotr(v[b] ^ v[c], 63);
    };
    for (std::size_t round = 0; round < 12; ++round) {
        const std::uint8_t* s = sigma[round % 10];
        mix(0, 4, 8, 12, m[s[0]], m[s[1]]), mix(1, 5, 9, 13, m[s[2]], m[s[3]]);
        mix(2, 6, 10, 14, m[s[4]], m[s[5]]), mix(3, 7, 11, 15, m[s[6]], m[s[7]]);
        mix(0, 5, 10, 15, m[s[8]], m[s[9]]), mix(1, 6, 11, 12, m[s[10]], m[s[11]]);
        mix(2, 7, 8, 13, m[s[12]], m[s[13]]), mix(3, 4, 9, 14, m[s[14]], m[s[15]]);
    }
    for (std::size_t i = 0; i < 8; ++i) state_[i] ^= v[i] ^ v[i + 8];
    filled_ = 0;
}

std::string to_hex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) text += {digits[byte >> 4], digits[byte & 15]};
    return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
    Bytes32 bytes{};
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool letter = c >= 'a' && c <= 'f';
        if (!letter && !(c >= '0' && c <= '9')) return std::nullopt;
        bytes[i / 2] = static_cast<std::uint8_t>(bytes[i / 2] << 4 | (letter ? c - 'a' + 10 : c - '0'));
    }
    return bytes;
}

}  // namespace core

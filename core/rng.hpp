// Deterministic randomness: ChaCha20 (RFC 8439) as a stream of numbers. The same key and stream give
// the same numbers on every compiler and in WebAssembly; <random>'s distributions and std::shuffle do
// not promise that, so we do not use them. Nobody can tell the next number from the ones before.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace core {

using Bytes32 = std::array<std::uint8_t, 32>;  // a key, a secret, a hash

// One block of ChaCha20 key stream, as sixteen little-endian words.
constexpr std::array<std::uint32_t, 16> chacha20_block(const std::array<std::uint32_t, 16>& input) {
    std::array<std::uint32_t, 16> x = input;
    const auto quarter = [&x](std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
        x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 16);
        x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 12);
        x[a] += x[b], x[d] = std::rotl(x[d] ^ x[a], 8);
        x[c] += x[d], x[b] = std::rotl(x[b] ^ x[c], 7);
    };
    for (int i = 0; i < 10; ++i) {
        quarter(0, 4, 8, 12), quarter(1, 5, 9, 13), quarter(2, 6, 10, 14), quarter(3, 7, 11, 15);
        quarter(0, 5, 10, 15), quarter(1, 6, 11, 12), quarter(2, 7, 8, 13), quarter(3, 4, 9, 14);
    }
    for (std::size_t i = 0; i < 16; ++i) x[i] += input[i];
    return x;
}

class Rng {
public:
    // Stream `stream` of this key; different streams have nothing to do with each other. The RFC's nonce
    // is four zero bytes and the stream number, little-endian; its block counter starts at 0.
    constexpr explicit Rng(const Bytes32& key, std::uint64_t stream = 0) {
        input_ = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
        for (std::size_t i = 0; i < 32; ++i) input_[4 + i / 4] |= std::uint32_t{key[i]} << (8 * (i % 4));
        input_[14] = static_cast<std::uint32_t>(stream);
        input_[15] = static_cast<std::uint32_t>(stream >> 32);
    }
    // For tests, tools and bots, where a small number is easier to write down than a key.
    constexpr explicit Rng(std::uint64_t seed) : Rng(key_of(seed)) {}
    static constexpr Bytes32 key_of(std::uint64_t seed) {
        Bytes32 key{};
        for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
        return key;
    }

    constexpr std::uint8_t next8() {
        if (used_ == block_.size()) refill();
        return block_[used_++];
    }
    constexpr std::uint32_t next32() {
        if (used_ > block_.size() - 4) refill();  // what bytes are left of a block are left out
        const std::size_t at = used_;
        used_ += 4;
        return block_[at] | std::uint32_t{block_[at + 1]} << 8 | std::uint32_t{block_[at + 2]} << 16 |
               std::uint32_t{block_[at + 3]} << 24;
    }
    constexpr std::uint64_t next() {
        const std::uint64_t low = next32();
        return low | std::uint64_t{next32()} << 32;
    }

    // Uniform in [0, bound), without modulo bias.
    constexpr std::uint32_t below(std::uint32_t bound) {
        for (;;) {  // Lemire: multiply, and draw again in the sliver that would be uneven
            const std::uint64_t product = std::uint64_t{next32()} * bound;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= bound || low >= (0u - bound) % bound) return static_cast<std::uint32_t>(product >> 32);
        }
    }

    // The same for a bound of at most 64, from single bytes: most of what a draw costs is the key stream.
    constexpr std::uint32_t small(std::uint32_t bound) {
        for (;;) {
            const std::uint32_t product = std::uint32_t{next8()} * bound;
            const std::uint32_t low = product & 0xff;
            if (low >= bound || low >= 256 % bound) return product >> 8;
        }
    }

    constexpr int die(int faces) { return 1 + static_cast<int>(below(static_cast<std::uint32_t>(faces))); }
    constexpr bool chance(std::uint32_t one_in) { return below(one_in) == 0; }

    template <class Items>
    constexpr void shuffle(Items& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
        }
    }

    template <class Items>
    constexpr const auto& pick(const Items& items) {
        return items[below(static_cast<std::uint32_t>(items.size()))];
    }

private:
    // Rare, and so kept out of the way, and off the registers, of whoever draws.
#if defined(__clang__) && defined(__x86_64__)
    [[gnu::noinline, clang::preserve_most]]
#else
    [[gnu::noinline]]
#endif
    constexpr void refill() {
        std::array<std::uint32_t, 16> words = chacha20_block(input_);
        if constexpr (std::endian::native == std::endian::big) {
            for (std::uint32_t& word : words) word = std::byteswap(word);
        }
        block_ = std::bit_cast<std::array<std::uint8_t, 64>>(words);
        ++input_[12];  // 256 GB later it would repeat; no table draws that much
        used_ = 0;
    }

    std::array<std::uint32_t, 16> input_{};
    std::array<std::uint8_t, 64> block_{};
    std::size_t used_ = 64;
};

}  // namespace core

// BLAKE2b-256 against known digests, and hexadecimal there and back.
#include "core/hash.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace core {
namespace {

std::string digest(std::string_view text) { return to_hex(Blake2b().add(text).finish()); }

std::vector<std::uint8_t> counting(std::size_t size) {
    std::vector<std::uint8_t> bytes(size);
    for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::uint8_t>(i);
    return bytes;
}

std::string digest_of_counting(std::size_t size) { return to_hex(Blake2b().add(counting(size)).finish()); }

TEST(Hash, known_digests) {
    EXPECT_EQ(digest(""), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(digest("abc"), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
}

// The last block is marked as last, so the lengths around a full block are where it goes wrong.
TEST(Hash, known_digests_around_a_block) {
    EXPECT_EQ(digest_of_counting(127), "f2fe67ff342e21b8f45e8f2e0bcd1d9243245d50ee6c78042e9c491388791c72");
    EXPECT_EQ(digest_of_counting(128), "c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1");
    EXPECT_EQ(digest_of_counting(129), "f7f3c46ba2564ff4c4c162da1f5b605f9f1c4aa6a20652a9f9a337c1a2f5b9c9");
    EXPECT_EQ(digest_of_counting(256), "39a7eb9fedc19aabc83425c6755dd90e6f9d0c804964a1f4aaeea3b9fb599835");
    EXPECT_EQ(digest_of_counting(257), "45f7f084c30bac7cbae2e1963bc6e6b0d8cb227a12927e97fb941d288fb1f9a3");
}

// The digest of the digests of all these lengths, as an independent implementation has it.
TEST(Hash, every_length_up_to_300) {
    Blake2b all;
    for (std::size_t size = 0; size <= 300; ++size) all.add(Blake2b().add(counting(size)).finish());
    EXPECT_EQ(to_hex(all.finish()), "42fab777a8768f5324eba626780dd54ce31c909be62e962fca079d9903d9999a");
}

TEST(Hash, pieces_make_no_difference) {
    const std::vector<std::uint8_t> bytes = counting(300);
    for (const std::size_t cut : {0u, 1u, 127u, 128u, 129u, 255u, 256u, 299u, 300u}) {
        const std::span all(bytes);
        EXPECT_EQ(to_hex(Blake2b().add(all.first(cut)).add(all.subspan(cut)).finish()), digest_of_counting(300)) << cut;
    }
}

TEST(Hash, hex_there_and_back) {
    const Bytes32 bytes = Blake2b().add("x").finish();
    EXPECT_EQ(from_hex(to_hex(bytes)), bytes);
    EXPECT_EQ(to_hex(std::vector<std::uint8_t>{0x00, 0x0f, 0xa9, 0xff}), "000fa9ff");
}

TEST(Hash, hex_of_another_kind_is_refused) {
    const std::string good(64, 'a');
    EXPECT_TRUE(from_hex(good));
    EXPECT_FALSE(from_hex(""));
    EXPECT_FALSE(from_hex(good.substr(1)));
    EXPECT_FALSE(from_hex(good + "a"));
    for (const char bad : {'A', 'g', ' ', '/', ':', '`', '\0'}) {
        EXPECT_FALSE(from_hex(std::string(63, '0') + bad)) << static_cast<int>(bad);
        EXPECT_FALSE(from_hex(bad + std::string(63, '0'))) << static_cast<int>(bad);
    }
}

}  // namespace
}  // namespace core

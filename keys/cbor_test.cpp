// CBOR and base64url from an enemy: examples of RFC 8949 (appendix A) that authenticators may write, and all that they
// may not.
#include "keys/cbor.hpp"

#include <gtest/gtest.h>

namespace keys {

namespace {

std::optional<Cbor> read(std::initializer_list<int> bytes) {
    Bytes given;
    for (const int each : bytes) given.push_back(static_cast<std::uint8_t>(each));
    return read_cbor(given);
}

std::int64_t number(std::initializer_list<int> bytes) { return std::get<std::int64_t>(read(bytes).value().value); }

}  // namespace

TEST(Cbor, reads_what_authenticators_write) {
    EXPECT_EQ(number({0x17}), 23);
    EXPECT_EQ(number({0x18, 0x64}), 100);
    EXPECT_EQ(number({0x19, 0x03, 0xE8}), 1000);
    EXPECT_EQ(number({0x1A, 0x00, 0x0F, 0x42, 0x40}), 1'000'000);
    EXPECT_EQ(number({0x1B, 0x00, 0x00, 0x00, 0xE8, 0xD4, 0xA5, 0x10, 0x00}), 1'000'000'000'000);
    EXPECT_EQ(number({0x20}), -1);
    EXPECT_EQ(number({0x39, 0x03, 0xE7}), -1000);
    EXPECT_EQ(number({0x3B, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF}), std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(std::get<bool>(read({0xF5})->value), true);
    EXPECT_TRUE(read({0xF6})->as<std::monostate>());
    EXPECT_EQ(std::get<std::string>(read({0x62, 0xC3, 0xBC})->value), "ü");
    EXPECT_EQ(std::get<Bytes>(read({0x42, 1, 2})->value), (Bytes{1, 2}));
    const auto map = read({0xA2, 0x61, 'a', 0x01, 0x02, 0x82, 0x02, 0x03});
    EXPECT_EQ(*map->find_as<std::int64_t>("a"), 1);
    EXPECT_EQ(map->find_as<Cbor::List>(2)->size(), 2u);
    EXPECT_EQ(map->find(7), nullptr);
    EXPECT_EQ(map->find_as<Bytes>("a"), nullptr);
}

TEST(Cbor, refuses_what_they_may_not) {
    EXPECT_FALSE(read({}));
    EXPECT_FALSE(read({0x00, 0x00})) << "something after the end";
    EXPECT_FALSE(read({0x18})) << "cut";
    EXPECT_FALSE(read({0x42, 1})) << "cut";
    EXPECT_FALSE(read({0x82, 1})) << "cut";
    EXPECT_FALSE(read({0xA1, 1})) << "cut";
    EXPECT_FALSE(read({0x5F, 0x41, 1, 0xFF})) << "bytes of open length";
    EXPECT_FALSE(read({0x7F, 0x61, 'a', 0xFF})) << "text of open length";
    EXPECT_FALSE(read({0x9F, 1, 0xFF})) << "a list of open length";
    EXPECT_FALSE(read({0xBF, 1, 1, 0xFF})) << "a map of open length";
    EXPECT_FALSE(read({0xFF})) << "an end of nothing";
    EXPECT_FALSE(read({0xA2, 1, 1, 1, 2})) << "a key twice";
    EXPECT_FALSE(read({0xA2, 1, 1, 0x18, 1, 2})) << "a key twice, in two spellings";
    EXPECT_FALSE(read({0xA1, 0x41, 1, 1})) << "bytes as a key";
    EXPECT_FALSE(read({0xA1, 0x80, 1})) << "a list as a key";
    EXPECT_FALSE(read({0xC0, 0x61, 'a'})) << "a tag";
    EXPECT_FALSE(read({0xF9, 0x3C, 0x00})) << "a fraction";
    EXPECT_FALSE(read({0xF0})) << "a simple value of no meaning";
    EXPECT_FALSE(read({0x61, 0xC3})) << "text that is none";
    EXPECT_FALSE(read({0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF})) << "too large a number";
    EXPECT_FALSE(read({0x9B, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00})) << "a list of more than there is";
    EXPECT_FALSE(read({0xBB, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF})) << "a map of more than there is";
    EXPECT_FALSE(read({0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF})) << "bytes that are not there";
}

TEST(Cbor, is_bounded) {
    EXPECT_TRUE(read({0x81, 0x81, 0x81, 0x81, 1}));
    EXPECT_FALSE(read({0x81, 0x81, 0x81, 0x81, 0x81, 1})) << "too deep";
    Bytes many = {0x99, 0x01, 0x00};  // 256 and the list itself
    many.resize(3 + 256, 1);
    EXPECT_FALSE(read_cbor(many));
    many[1] = 0, many[2] = 0xFF, many.pop_back();
    EXPECT_TRUE(read_cbor(many));
    Bytes large = {0x59, 0x40, 0x00};
    large.resize(3 + 0x4000, 0);
    EXPECT_FALSE(read_cbor(large)) << "too large";
}

TEST(Cbor, is_taken_off_the_front) {
    const Bytes two = {0x01, 0x02};
    ByteView left = two;
    EXPECT_TRUE(take_cbor(left));
    EXPECT_EQ(left.size(), 1u);
    const Bytes bad = {0x81};
    left = bad;
    EXPECT_FALSE(take_cbor(left));
    EXPECT_EQ(left.size(), 1u);
}

TEST(Base64url, has_one_spelling) {
    EXPECT_EQ(to_base64url(Bytes{0xFB, 0xFF}), "-_8");
    for (std::size_t size = 0; size < 40; ++size) {
        const Bytes bytes(size, static_cast<std::uint8_t>(37 * size));
        EXPECT_EQ(from_base64url(to_base64url(bytes)), bytes);
    }
    for (const char* bad : {"-_9", "-_8=", "+/8", "A", "AAAAA", "AA A", "AA\n", "é"}) {
        EXPECT_FALSE(from_base64url(bad)) << bad;
    }
}

}  // namespace keys

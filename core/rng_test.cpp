// The numbers every table draws from: the published vectors, then what we build on them.
#include "core/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string_view>

namespace core {
namespace {

using Words = std::array<std::uint32_t, 16>;

Bytes32 counting_key() {
    Bytes32 key;
    std::iota(key.begin(), key.end(), std::uint8_t{0});
    return key;
}

Words key_stream(const Bytes32& key, std::uint32_t counter, const std::array<std::uint32_t, 3>& nonce) {
    Words input{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 32; ++i) input[4 + i / 4] |= std::uint32_t{key[i]} << (8 * (i % 4));
    input[12] = counter;
    std::copy(nonce.begin(), nonce.end(), input.begin() + 13);
    return chacha20_block(input);
}

TEST(Rng, rfc8439_section_2_3_2) {
    EXPECT_EQ(key_stream(counting_key(), 1, {0x09000000, 0x4a000000, 0}),
              (Words{0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3,
                     0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2}));
}

TEST(Rng, rfc8439_appendix_a_1) {
    Bytes32 last_is_one{}, second_is_ff{};
    last_is_one[31] = 1;
    second_is_ff[1] = 0xff;
    EXPECT_EQ(key_stream({}, 0, {}),
              (Words{0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b,
                     0x7c5941da, 0x8d485751, 0x3fe02477, 0x374ad8b8, 0xf4b8436a, 0x1ca11815, 0x69b687c3, 0x8665eeb2}));
    EXPECT_EQ(key_stream({}, 1, {}),
              (Words{0xbee7079f, 0x7a385155, 0x7c97ba98, 0x0d082d73, 0xa0290fcb, 0x6965e348, 0x3e53c612, 0xed7aee32,
                     0x7621b729, 0x434ee69c, 0xb03371d5, 0xd539d874, 0x281fed31, 0x45fb0a51, 0x1f0ae1ac, 0x6f4d794b}));
    EXPECT_EQ(key_stream(last_is_one, 1, {}),
              (Words{0x2452eb3a, 0x9249f8ec, 0x8d829d9b, 0xddd4ceb1, 0xe8252083, 0x60818b01, 0xf38422b8, 0x5aaa49c9,
                     0xbb00ca8e, 0xda3ba7b4, 0xc4b592d1, 0xfdf2732f, 0x4436274e, 0x2561b3c8, 0xebdd4aa6, 0xa0136c00}));
    EXPECT_EQ(key_stream(second_is_ff, 2, {}),
              (Words{0xfb4dd572, 0x4bc42ef1, 0xdf922636, 0x327f1394, 0xa78dea8f, 0x5e269039, 0xa1bebbc1, 0xcaf09aae,
                     0xa25ab213, 0x48a6b46c, 0x1b9d9bcb, 0x092c5be6, 0x546ca624, 0x1bec45d5, 0x87f47473, 0x96f0992e}));
    EXPECT_EQ(key_stream({}, 0, {0, 0, 0x02000000}),
              (Words{0x374dc6c2, 0x3736d58c, 0xb904e24a, 0xcd3f93ef, 0x88228b1a, 0x96a4dfb3, 0x5b76ab72, 0xc727ee54,
                     0x0e0e978a, 0xf3145c95, 0x1b748ea8, 0xf786c297, 0x99c28f5f, 0x628314e8, 0x398a19fa, 0x6ded1b53}));
}

// Worked out by a second implementation. If one of these changes, no old table can be verified any more.
TEST(Rng, streams_stay_what_they_are) {
    Rng rng(1);
    EXPECT_EQ(rng.next32(), 0x7c0ad3c5u);
    EXPECT_EQ(rng.next32(), 0x9311ece1u);
    EXPECT_EQ(rng.next(), 0x855a777d'484fc878u);
    for (int i = 4; i < 16; ++i) rng.next32();
    EXPECT_EQ(rng.next32(), 0xe656f610u);  // the next block

    Rng stream(counting_key(), 0x01020304'05060708);
    EXPECT_EQ(stream.next32(), 0x66a14615u);
    EXPECT_EQ(stream.next32(), 0x72b18476u);
}

TEST(Rng, other_keys_and_streams_give_other_numbers) {
    EXPECT_NE(Rng(1).next(), Rng(2).next());
    EXPECT_NE(Rng(counting_key(), 1).next(), Rng(counting_key(), 2).next());
    EXPECT_NE(Rng(counting_key(), 1).next(), Rng(counting_key(), 1ull << 32).next());
}

TEST(Rng, below_multiplies_and_keeps_the_high_word) {
    Rng words(3), numbers(3);
    for (int i = 0; i < 1000; ++i) {
        EXPECT_EQ(numbers.below(6), static_cast<std::uint32_t>(std::uint64_t{words.next32()} * 6 >> 32));
    }
}

// Half of all words must be thrown away for this bound, so every wrong acceptance would show: of the 2^32
// words, those kept are exactly the ones that make every result equally likely.
TEST(Rng, below_throws_away_what_would_be_uneven) {
    constexpr std::uint32_t bound = (1u << 31) + 1u;
    constexpr std::uint32_t uneven = (0u - bound) % bound;  // words whose low product is less lead to double results
    Rng words(4), numbers(4);
    int thrown_away = 0;
    for (int i = 0; i < 1000; ++i) {
        const auto draw = [&words] { return std::uint64_t{words.next32()} * bound; };
        std::uint64_t product = draw();
        for (; static_cast<std::uint32_t>(product) < uneven; ++thrown_away) product = draw();
        EXPECT_EQ(numbers.below(bound), static_cast<std::uint32_t>(product >> 32));
    }
    EXPECT_GT(thrown_away, 800);
}

TEST(Rng, below_reaches_every_number_and_no_other) {
    Rng rng(5);
    for (std::uint32_t bound = 1; bound <= 40; ++bound) {
        std::vector<int> seen(bound);
        for (int i = 0; i < 2000; ++i) {
            const std::uint32_t number = rng.below(bound);
            ASSERT_LT(number, bound);
            ++seen[number];
        }
        EXPECT_EQ(std::count(seen.begin(), seen.end(), 0), 0) << bound;
    }
}

// Every byte there is, for every bound there may be: each number comes from equally many, the rest are thrown away.
TEST(Rng, small_throws_away_what_would_be_uneven) {
    for (std::uint32_t bound = 1; bound <= 64; ++bound) {
        std::vector<int> bytes(bound);
        for (std::uint32_t byte = 0; byte < 256; ++byte) {
            if ((byte * bound & 0xff) >= 256 % bound) ++bytes[byte * bound >> 8];
        }
        EXPECT_EQ(bytes, std::vector<int>(bound, static_cast<int>(256 / bound)));
    }
    Rng bytes(9), numbers(9);
    for (int i = 0; i < 2000; ++i) {
        const std::uint32_t bound = 1 + static_cast<std::uint32_t>(i) % 64;
        std::uint32_t product = bytes.next8() * bound;
        while ((product & 0xff) < 256 % bound) product = bytes.next8() * bound;
        ASSERT_EQ(numbers.small(bound), product >> 8);
    }
}

TEST(Rng, words_after_bytes_are_whole_and_of_the_same_stream) {
    Rng words(1), mixed(1);
    EXPECT_EQ(mixed.next8(), 0xc5);  // the first word is 7c0ad3c5, lowest byte first
    EXPECT_EQ(mixed.next8(), 0xd3);
    for (int i = 0; i < 16; ++i) words.next32();
    for (int i = 0; i < 15; ++i) mixed.next32();  // the 16th would need two bytes of the next block
    EXPECT_EQ(mixed.next32(), words.next32());
}

TEST(Rng, die_shows_one_to_faces) {
    Rng rng(6);
    std::array<int, 8> seen{};
    for (int i = 0; i < 1000; ++i) ++seen.at(static_cast<std::size_t>(rng.die(6)));
    EXPECT_EQ(seen[0] + seen[7], 0);
    EXPECT_EQ(std::count(seen.begin() + 1, seen.begin() + 7, 0), 0);
}

TEST(Rng, shuffle_makes_every_order_and_loses_nothing) {
    Rng rng(7);
    std::vector<std::array<int, 4>> orders;
    for (int i = 0; i < 1000; ++i) {
        std::array<int, 4> items = {0, 1, 2, 3};
        rng.shuffle(items);
        orders.push_back(items);
        std::sort(items.begin(), items.end());
        ASSERT_EQ(items, (std::array<int, 4>{0, 1, 2, 3}));
    }
    std::sort(orders.begin(), orders.end());
    EXPECT_EQ(std::unique(orders.begin(), orders.end()) - orders.begin(), 24);
}

TEST(Rng, pick_takes_one_of_them) {
    Rng rng(8);
    constexpr std::string_view letters = "abc";
    std::string picked;
    for (int i = 0; i < 100; ++i) picked += rng.pick(letters);
    for (const char letter : letters) EXPECT_NE(picked.find(letter), std::string::npos);
    EXPECT_EQ(picked.find_first_not_of(letters), std::string::npos);
}

TEST(Rng, is_usable_at_compile_time) {
    static_assert(Rng(1).next32() == 0x7c0ad3c5u);
    static_assert(Rng(1).below(2) < 2);
}

}  // namespace
}  // namespace core

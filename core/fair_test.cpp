// What a table publishes and what its dice are keyed with. The digests were worked out elsewhere from the
// description in fair.hpp alone, as anybody may do who does not trust this code.
#include "core/fair.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "core/json.hpp"

namespace core {
namespace {

Bytes32 secret() {
    Bytes32 bytes;
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return bytes;
}

TEST(Fair, commitment_is_a_known_digest) {
    EXPECT_EQ(commitment(secret()), "28848676c8355d8026d91d4d9b0b58ffb5e71372d76f463489de21b7d0145d14");
}

TEST(Fair, commitment_binds_to_every_bit_of_the_secret) {
    std::set<std::string> seen = {commitment(secret())};
    for (std::size_t bit = 0; bit < 256; ++bit) {
        Bytes32 other = secret();
        other[bit / 8] = static_cast<std::uint8_t>(other[bit / 8] ^ 1u << (bit % 8));
        EXPECT_TRUE(seen.insert(commitment(other)).second) << bit;
    }
}

TEST(Fair, table_key_is_a_known_digest) {
    EXPECT_EQ(to_hex(table_key(secret(), "AB12", {"ann", "", "bob"})),
              "3b1ec044525b2224eb6e3e55e317030767444306aeca4cf34115661320859c5f");
}

TEST(Fair, table_key_is_not_the_commitment) {
    EXPECT_NE(to_hex(table_key(secret(), "", {})), commitment(secret()));
}

// Were the parts simply strung together, a seat could pass for two, or a table for a seat.
TEST(Fair, parts_do_not_run_together) {
    const std::vector<std::pair<std::string, std::vector<std::string>>> tables = {
        {"AB", {"12", "3"}}, {"AB", {"1", "23"}}, {"AB1", {"2", "3"}}, {"AB", {"123"}},    {"AB", {"123", ""}},
        {"AB", {"", "123"}}, {"", {"AB", "123"}}, {"AB", {"2:12"}},    {"AB", {"", "12"}}, {"AB", {"12"}}};
    std::set<std::string> keys;
    for (const auto& [table, nonces] : tables) keys.insert(to_hex(table_key(secret(), table, nonces)));
    EXPECT_EQ(keys.size(), tables.size());
}

TEST(Fair, every_move_has_its_own_stream) {
    const Bytes32 key = table_key(secret(), "AB12", {"ann"});
    EXPECT_EQ(draw_for(key, 7).next(), Rng(key, 7).next());
    EXPECT_NE(draw_for(key, 7).next(), draw_for(key, 8).next());
}

TEST(Fair, proof_survives_the_wire) {
    const Proof proof{.secret = to_hex(secret()), .table = "AB12", .nonces = {"ann", "", "bob"}};
    EXPECT_EQ(decode<Proof>(encode(proof)), proof);
}

}  // namespace
}  // namespace core

// Keys that are none, and keys and signatures of others: of RFC 8032 and RFC 6979.
#include "keys/cose.hpp"

#include <gtest/gtest.h>

#include <openssl/core_names.h>

#include "core/hash.hpp"
#include "keys/soft_authenticator.hpp"

namespace keys {

namespace {

Bytes hex(std::string_view text) {
    Bytes bytes;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        bytes.push_back(static_cast<std::uint8_t>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16)));
    }
    return bytes;
}

Bytes map_of(std::initializer_list<Bytes> items) {
    Bytes map = cbor_head(5, items.size() / 2);
    for (const Bytes& each : items) map = map + each;
    return map;
}

Bytes n(std::int64_t number) { return cbor_number(number); }

KeyFault refused(const Bytes& key) {
    const auto read = PublicKey::read(key);
    EXPECT_FALSE(read);
    return read ? KeyFault{-1} : read.error();
}

}  // namespace

TEST(Cose, ed25519_as_RFC_8032_has_it) {
    const Bytes point = hex("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    const auto key = PublicKey::read(map_of({n(1), n(1), n(3), n(-8), n(-1), n(6), n(-2), cbor_bytes(point)}));
    ASSERT_TRUE(key);
    EXPECT_EQ(key->algorithm(), Algorithm::eddsa);
    const Bytes signature = hex("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                                "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
    EXPECT_TRUE(key->has_signed(hex("72"), signature));
    EXPECT_FALSE(key->has_signed(hex("73"), signature));
}

TEST(Cose, es256_as_RFC_6979_has_it) {  // A.2.5, SHA-256, "sample"; r and s as DER
    const Bytes x = hex("60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6");
    const Bytes y = hex("7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299");
    const auto key = PublicKey::read(
        map_of({n(1), n(2), n(3), n(-7), n(-1), n(1), n(-2), cbor_bytes(x), n(-3), cbor_bytes(y)}));
    ASSERT_TRUE(key);
    const Bytes signature = hex("3046022100efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                                "022100f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8");
    EXPECT_TRUE(key->has_signed(bytes_of("sample"), signature));
    EXPECT_FALSE(key->has_signed(bytes_of("simple"), signature));
}

TEST(Cose, keys_that_are_none_are_refused) {
    const SoftAuthenticator device(Algorithm::es256);
    const Bytes x = device.coordinate(OSSL_PKEY_PARAM_EC_PUB_X), y = device.coordinate(OSSL_PKEY_PARAM_EC_PUB_Y);
    const auto elliptic = [&](std::int64_t kind, std::int64_t curve, const Bytes& across, const Bytes& up) {
        return map_of({n(1), n(kind), n(3), n(-7), n(-1), n(curve), n(-2), cbor_bytes(across), n(-3), cbor_bytes(up)});
    };
    EXPECT_TRUE(PublicKey::read(elliptic(2, 1, x, y)));
    EXPECT_EQ(refused(elliptic(1, 1, x, y)), KeyFault::malformed_key);
    EXPECT_EQ(refused(elliptic(2, 2, x, y)), KeyFault::malformed_key);
    EXPECT_EQ(refused(elliptic(2, 1, y, x)), KeyFault::malformed_key);  // off the curve
    EXPECT_EQ(refused(elliptic(2, 1, x, Bytes(31, 1))), KeyFault::malformed_key);
    EXPECT_EQ(refused(map_of({n(1), n(2), n(3), n(-7), n(-1), n(1), n(-2), cbor_bytes(x), n(-3), {0xF5}})),
              KeyFault::malformed_key);  // compressed
    EXPECT_EQ(refused(map_of({n(1), n(2), n(3), n(-7), n(-1), n(1), n(-2), cbor_bytes(x), n(-3), cbor_bytes(y), n(2),
                              cbor_bytes(x)})),
              KeyFault::malformed_key);  // a member too many
    EXPECT_EQ(refused(map_of({n(1), n(2), n(3), n(-257), n(-1), n(1), n(-2), cbor_bytes(x), n(-3), cbor_bytes(y)})),
              KeyFault::malformed_key);  // of another algorithm
    EXPECT_EQ(refused(map_of({n(1), n(1), n(3), n(-8), n(-1), n(6), n(-2), cbor_bytes(Bytes(31, 1))})),
              KeyFault::malformed_key);
    EXPECT_EQ(refused(map_of({n(1), n(2), n(3), n(-35)})), KeyFault::unknown_algorithm);
    EXPECT_EQ(refused(map_of({n(1), n(2)})), KeyFault::malformed_key);
    EXPECT_EQ(refused({}), KeyFault::malformed_key);
}

TEST(Cose, rsa_keys_are_neither_weak_nor_dear) {
    const auto rsa = [](std::size_t bytes, std::uint8_t first, const Bytes& exponent, std::uint8_t last = 0xC5) {
        Bytes modulus(bytes, 0xC5);
        modulus.front() = first, modulus.back() = last;
        return map_of({n(1), n(3), n(3), n(-257), n(-1), cbor_bytes(modulus), n(-2), cbor_bytes(exponent)});
    };
    EXPECT_TRUE(PublicKey::read(rsa(256, 0xC5, {1, 0, 1})));
    EXPECT_EQ(refused(rsa(256, 0xC5, {1, 0, 1}, 0xC4)), KeyFault::malformed_key);
    EXPECT_EQ(refused(rsa(128, 0xC5, {1, 0, 1})), KeyFault::malformed_key);
    EXPECT_EQ(refused(rsa(256, 0, {1, 0, 1})), KeyFault::malformed_key);
    EXPECT_EQ(refused(rsa(1024, 0xC5, {1, 0, 1})), KeyFault::malformed_key);
    EXPECT_EQ(refused(rsa(256, 0xC5, {1})), KeyFault::malformed_key);
    EXPECT_EQ(refused(rsa(256, 0xC5, Bytes(256, 0xC3))), KeyFault::malformed_key);
}

}  // namespace keys

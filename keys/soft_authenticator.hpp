// An authenticator made of software, for tests and fuzzers: it makes passkeys and signs with them as a real one does.
// What it says can be changed before it is signed, so that a test breaks one thing at a time.
#pragma once

#include <algorithm>
#include <iterator>
#include <memory>

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>

#include "core/check.hpp"
#include "keys/cose.hpp"
#include "keys/passkey.hpp"

namespace keys {

// CBOR by hand: the head of an item, and items of one kind.
inline Bytes cbor_head(int kind, std::uint64_t number) {
    const auto lead = [&](int low) { return static_cast<std::uint8_t>(kind << 5 | low); };
    if (number < 24) return {lead(static_cast<int>(number))};
    if (number < 256) return {lead(24), static_cast<std::uint8_t>(number)};
    return {lead(25), static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)};
}
inline Bytes operator+(Bytes left, ByteView right) {
    left.insert(left.end(), right.begin(), right.end());
    return left;
}
inline Bytes cbor_number(std::int64_t n) {
    return n < 0 ? cbor_head(1, static_cast<std::uint64_t>(-1 - n)) : cbor_head(0, static_cast<std::uint64_t>(n));
}
inline Bytes cbor_bytes(ByteView bytes) { return cbor_head(2, bytes.size()) + bytes; }
inline Bytes cbor_text(std::string_view text) { return cbor_head(3, text.size()) + bytes_of(text); }

class SoftAuthenticator {
public:
    explicit SoftAuthenticator(Algorithm algorithm) : algorithm_(algorithm) {
        key_.reset(algorithm == Algorithm::es256   ? EVP_EC_gen("P-256")
                   : algorithm == Algorithm::eddsa ? EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")
                                                   : EVP_RSA_gen(2048),
                   EVP_PKEY_free);
        CHECK(key_ != nullptr);
        public_key = cose();
    }

    // What it is about to say; a test may change it.
    std::string rp_id = "palette.example";
    std::string origin = "https://palette.example";
    std::string client_data_more{};  // more members, such as ,"crossOrigin":true
    std::uint8_t flags = 0x05;       // somebody touched it, and it knows who
    std::uint32_t counter = 0;
    Bytes id = Bytes(16, 7);
    Bytes public_key{};
    Bytes extensions{};        // not empty: with ED
    std::string format = "none";
    Bytes statement = {0xA0};  // no members
    std::string user_handle = "cGVyc29u";
    std::string create_type = "webauthn.create", get_type = "webauthn.get";

    MadePasskey make(std::string_view challenge) const {
        const std::string client_data = client_data_of(create_type, challenge);
        const Bytes data = authenticator_data_with(
            Bytes(16, 0) + Bytes{static_cast<std::uint8_t>(id.size() >> 8), static_cast<std::uint8_t>(id.size())} + id +
            public_key);
        return {to_base64url(id), to_base64url(bytes_of(client_data)), to_base64url(attestation_of(data))};
    }
    // The same, with itself as its witness.
    MadePasskey make_attested(std::string_view challenge) {
        const MadePasskey plain = make(challenge);
        const Bytes client_data = *from_base64url(plain.client_data);
        const Bytes data = attested_data_of(plain);
        format = "packed";
        statement = cbor_head(5, 2) + cbor_text("alg") + cbor_number(static_cast<std::int64_t>(algorithm_)) +
                    cbor_text("sig") + cbor_bytes(sign(data + sha256(client_data)));
        return {plain.id, plain.client_data, to_base64url(attestation_of(data))};
    }

    UsedPasskey use(std::string_view challenge) const {
        const std::string client_data = client_data_of(get_type, challenge);
        const Bytes data = authenticator_data_with({});
        return {to_base64url(id), to_base64url(bytes_of(client_data)), to_base64url(data),
                to_base64url(sign(data + sha256(bytes_of(client_data)))), user_handle};
    }

    Bytes attestation_of(ByteView data) const {
        return cbor_head(5, 3) + cbor_text("fmt") + cbor_text(format) + cbor_text("attStmt") + statement +
               cbor_text("authData") + cbor_bytes(data);
    }

    Bytes sign(ByteView message) const {
        const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
        const EVP_MD* digest = algorithm_ == Algorithm::eddsa ? nullptr : EVP_sha256();
        std::size_t size = 1024;
        Bytes signature(size);
        CHECK(EVP_DigestSignInit(context.get(), nullptr, digest, nullptr, key_.get()) == 1);
        CHECK(EVP_DigestSign(context.get(), signature.data(), &size, message.data(), message.size()) == 1);
        signature.resize(size);
        return signature;
    }

    // Members of its key, for tests that write a key of their own.
    Bytes coordinate(const char* name) const { return number(name, 32); }

private:
    static Bytes sha256(ByteView bytes) {
        Bytes hash(32);
        SHA256(bytes.data(), bytes.size(), hash.data());
        return hash;
    }

    Bytes authenticator_data_with(const Bytes& credential) const {
        const auto all = static_cast<std::uint8_t>(flags | (credential.empty() ? 0 : 0x40) |
                                                   (extensions.empty() ? 0 : 0x80));
        Bytes data = sha256(bytes_of(rp_id)) + Bytes{all};
        for (int shift = 24; shift >= 0; shift -= 8) data.push_back(static_cast<std::uint8_t>(counter >> shift));
        return data + credential + extensions;
    }
    Bytes attested_data_of(const MadePasskey& made) const {  // the last in a plain attestation
        const Bytes whole = *from_base64url(made.attestation);
        const std::size_t before = attestation_of({}).size() - 1;
        const std::size_t head = cbor_head(2, whole.size() - before).size();
        return Bytes(whole.begin() + static_cast<std::ptrdiff_t>(before + head), whole.end());
    }
    std::string client_data_of(const std::string& type, std::string_view challenge) const {
        return R"({"type":")" + type + R"(","challenge":")" + std::string(challenge) + R"(","origin":")" + origin +
               '"' + client_data_more + '}';
    }

    Bytes number(const char* name, int size) const {
        BIGNUM* raw = nullptr;
        CHECK(EVP_PKEY_get_bn_param(key_.get(), name, &raw) == 1);
        Bytes bytes(static_cast<std::size_t>(std::max(size, BN_num_bytes(raw))));
        BN_bn2binpad(raw, bytes.data(), static_cast<int>(bytes.size()));
        BN_free(raw);
        return bytes;
    }
    Bytes cose() const {
        const auto opening = [&](std::uint64_t members, std::int64_t kind) {
            return cbor_head(5, members) + cbor_number(1) + cbor_number(kind) + cbor_number(3) +
                   cbor_number(static_cast<std::int64_t>(algorithm_)) + cbor_number(-1);
        };
        if (algorithm_ == Algorithm::es256) {
            return opening(5, 2) + cbor_number(1) + cbor_number(-2) +
                   cbor_bytes(coordinate(OSSL_PKEY_PARAM_EC_PUB_X)) + cbor_number(-3) +
                   cbor_bytes(coordinate(OSSL_PKEY_PARAM_EC_PUB_Y));
        }
        if (algorithm_ == Algorithm::eddsa) {
            Bytes point(32);
            std::size_t size = point.size();
            CHECK(EVP_PKEY_get_raw_public_key(key_.get(), point.data(), &size) == 1);
            return opening(4, 1) + cbor_number(6) + cbor_number(-2) + cbor_bytes(point);
        }
        return opening(4, 3) + cbor_bytes(number(OSSL_PKEY_PARAM_RSA_N, 256)) + cbor_number(-2) +
               cbor_bytes(number(OSSL_PKEY_PARAM_RSA_E, 3));
    }

    Algorithm algorithm_;
    std::shared_ptr<EVP_PKEY> key_;
};

}  // namespace keys

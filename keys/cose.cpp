#include "keys/cose.hpp"

#include <algorithm>
#include <initializer_list>

#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include "core/check.hpp"
#include "keys/cbor.hpp"

namespace keys {

namespace {

// COSE's numbers: of the members of a key, and of kinds and curves.
enum Member : std::int64_t { kind = 1, algorithm = 3, curve = -1, x = -2, y = -3, modulus = -1, exponent = -2 };
enum Kind : std::int64_t { octet_pair = 1, elliptic = 2, rsa = 3 };
enum Curve : std::int64_t { p256 = 1, ed25519 = 6 };

constexpr std::size_t coordinate_bytes = 32;
constexpr std::size_t modulus_bytes_min = 256, modulus_bytes_max = 512;
// The one that authenticators use. A larger one would cost us, a smaller one is weaker.
constexpr std::array<std::uint8_t, 3> exponent_expected = {1, 0, 1};

template <auto free>
struct Freed {
    template <class T>
    void operator()(T* each) const { free(each); }
};
template <class T, auto free>
using Owned = std::unique_ptr<T, Freed<free>>;

std::shared_ptr<EVP_PKEY> made(const char* type, OSSL_PARAM_BLD* parts) {
    const Owned<OSSL_PARAM, OSSL_PARAM_free> parameters(OSSL_PARAM_BLD_to_param(parts));
    const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(EVP_PKEY_CTX_new_from_name(nullptr, type, nullptr));
    CHECK(parameters && context && EVP_PKEY_fromdata_init(context.get()) == 1);
    EVP_PKEY* raw = nullptr;
    const bool is_good = EVP_PKEY_fromdata(context.get(), &raw, EVP_PKEY_PUBLIC_KEY, parameters.get()) == 1;
    std::shared_ptr<EVP_PKEY> key(raw, EVP_PKEY_free);
    return is_good ? key : nullptr;  // a point off its curve is not; a modulus is not searched for factors
}

using Parts = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Number = Owned<BIGNUM, BN_free>;

Number number_of(const Bytes& bytes) {
    return Number(BN_bin2bn(bytes.data(), static_cast<int>(bytes.size()), nullptr));
}

// Whether a key has these members and no other: what is optional has no place in a passkey (WebAuthn, 6.5.1.1).
bool has_only(const Cbor& key, std::initializer_list<std::int64_t> members) {
    const Cbor::Map* map = key.as<Cbor::Map>();
    return map != nullptr && map->keys.size() == members.size() &&
           std::ranges::all_of(members, [&](std::int64_t each) { return key.find(each) != nullptr; });
}

bool is_number(const Cbor& key, std::int64_t member, std::int64_t number) {
    const auto* found = key.find_as<std::int64_t>(member);
    return found != nullptr && *found == number;
}

// Bytes of one size; null: they are something else.
const Bytes* coordinate(const Cbor& key, std::int64_t member) {
    const Bytes* found = key.find_as<Bytes>(member);
    return found != nullptr && found->size() == coordinate_bytes ? found : nullptr;
}

std::shared_ptr<EVP_PKEY> read_elliptic(const Cbor& key) {
    const Bytes *across = coordinate(key, x), *up = coordinate(key, y);
    if (!has_only(key, {kind, algorithm, curve, x, y}) || !is_number(key, kind, elliptic) ||
        !is_number(key, curve, p256) || across == nullptr || up == nullptr) {
        return nullptr;
    }
    Bytes point = {4};  // both coordinates follow
    point.insert(point.end(), across->begin(), across->end());
    point.insert(point.end(), up->begin(), up->end());
    const Parts parts(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_utf8_string(parts.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
    OSSL_PARAM_BLD_push_octet_string(parts.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
    return made("EC", parts.get());
}

std::shared_ptr<EVP_PKEY> read_edwards(const Cbor& key) {
    const Bytes* point = coordinate(key, x);
    if (!has_only(key, {kind, algorithm, curve, x}) || !is_number(key, kind, octet_pair) ||
        !is_number(key, curve, ed25519) || point == nullptr) {
        return nullptr;
    }
    return {EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, point->data(), point->size()), EVP_PKEY_free};
}

std::shared_ptr<EVP_PKEY> read_rsa(const Cbor& key) {
    const Bytes *n = key.find_as<Bytes>(modulus), *e = key.find_as<Bytes>(exponent);
    if (!has_only(key, {kind, algorithm, modulus, exponent}) || !is_number(key, kind, rsa) || n == nullptr ||
        e == nullptr || !std::ranges::equal(*e, exponent_expected)) {
        return nullptr;
    }
    if (n->size() < modulus_bytes_min || n->size() > modulus_bytes_max || n->front() < 0x80 || n->back() % 2 == 0) {
        return nullptr;
    }
    const Parts parts(OSSL_PARAM_BLD_new());
    const Number big = number_of(*n), small = number_of(*e);
    OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_RSA_N, big.get());
    OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_RSA_E, small.get());
    return made("RSA", parts.get());
}

}  // namespace

std::expected<PublicKey, KeyFault> PublicKey::read(ByteView cose) {
    const std::optional<Cbor> key = read_cbor(cose);
    const auto* name = key ? key->find_as<std::int64_t>(Member::algorithm) : nullptr;
    if (name == nullptr) return std::unexpected(KeyFault::malformed_key);
    const auto found =
        std::ranges::find_if(offered, [&](Algorithm each) { return static_cast<std::int64_t>(each) == *name; });
    if (found == offered.end()) return std::unexpected(KeyFault::unknown_algorithm);
    std::shared_ptr<EVP_PKEY> read = *found == Algorithm::es256   ? read_elliptic(*key)
                                     : *found == Algorithm::eddsa ? read_edwards(*key)
                                                                  : read_rsa(*key);
    ERR_clear_error();  // OpenSSL remembers its complaints by thread; this one has been heard
    if (read == nullptr) return std::unexpected(KeyFault::malformed_key);
    return PublicKey(*found, std::move(read));
}

bool PublicKey::has_signed(ByteView message, ByteView signature) const {
    const Owned<EVP_MD_CTX, EVP_MD_CTX_free> context(EVP_MD_CTX_new());
    const EVP_MD* digest = algorithm_ == Algorithm::eddsa ? nullptr : EVP_sha256();  // EdDSA has its own
    CHECK(context && EVP_DigestVerifyInit(context.get(), nullptr, digest, nullptr, key_.get()) == 1);
    const int answer =
        EVP_DigestVerify(context.get(), signature.data(), signature.size(), message.data(), message.size());
    ERR_clear_error();
    return answer == 1;
}

}  // namespace keys

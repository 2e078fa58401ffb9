#include "keys/passkey.hpp"

#include <algorithm>
#include <utility>

#include <openssl/sha.h>

#include "keys/authenticator_data.hpp"
#include "keys/cbor.hpp"
#include "keys/client_data.hpp"
#include "keys/cose.hpp"

namespace keys {

namespace {

using std::unexpected;

constexpr std::size_t answer_bytes_max = cbor_bytes_max / 3 * 4;  // of a field, as base64url
constexpr std::size_t signature_bytes_max = 512;                  // of an RSA key of 4096 bits
constexpr std::size_t host_bytes_max = 253;

core::Bytes32 sha256(ByteView bytes) {
    core::Bytes32 hash;
    SHA256(bytes.data(), bytes.size(), hash.data());
    return hash;
}

std::expected<Bytes, KeyFault> decoded(std::string_view text) {
    if (text.size() > answer_bytes_max) return unexpected(KeyFault::oversized);
    std::optional<Bytes> bytes = from_base64url(text);
    if (!bytes) return unexpected(KeyFault::malformed_base64);
    return std::move(*bytes);
}

// Whether the browser says that it asked what we asked, where we asked it.
std::expected<void, KeyFault> check_client_data(const Site& site, std::string_view challenge, std::string_view type,
                                                const Bytes& bytes) {
    if (bytes.size() > client_data_bytes_max) return unexpected(KeyFault::oversized);
    const auto data = read_client_data({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (!data) return unexpected(KeyFault::malformed_client_data);
    if (data->type != type) return unexpected(KeyFault::wrong_type);
    if (challenge.empty() || data->challenge != challenge) return unexpected(KeyFault::wrong_challenge);
    if (data->origin != site.origin) return unexpected(KeyFault::wrong_origin);
    if (data->is_cross_origin) return unexpected(KeyFault::cross_origin);
    return {};
}

std::expected<AuthenticatorData, KeyFault> check_authenticator_data(const Site& site, ByteView bytes) {
    std::optional<AuthenticatorData> data = read_authenticator_data(bytes);
    if (!data) return unexpected(KeyFault::malformed_authenticator_data);
    if (data->site_hash != sha256(bytes_of(site.rp_id))) return unexpected(KeyFault::wrong_site);
    if (!data->user_present) return unexpected(KeyFault::user_absent);
    return std::move(*data);
}

// What an authenticator signs: its own data, and the hash of what the browser wrote.
Bytes signed_bytes(ByteView authenticator_data, ByteView client_data) {
    Bytes both(authenticator_data.begin(), authenticator_data.end());
    std::ranges::copy(sha256(client_data), std::back_inserter(both));
    return both;
}

// Browsers pass on two kinds when none is asked for: none, and the key as its own witness, which proves that it is
// held. Any other names who made the device, which is nobody's business here (ADR 45).
std::expected<void, KeyFault> check_statement(const Cbor& attestation, const PublicKey& key, ByteView message) {
    const auto* format = attestation.find_as<std::string>("fmt");
    const auto* statement = attestation.find_as<Cbor::Map>("attStmt");
    if (format == nullptr || statement == nullptr || attestation.as<Cbor::Map>()->keys.size() != 3) {
        return unexpected(KeyFault::malformed_attestation);
    }
    if (*format == "none") {
        if (!statement->keys.empty()) return unexpected(KeyFault::malformed_attestation);
        return {};
    }
    if (*format != "packed" || statement->keys.size() != 2) return unexpected(KeyFault::unwanted_attestation);
    const Cbor& inner = *attestation.find("attStmt");
    const auto* algorithm = inner.find_as<std::int64_t>("alg");
    const auto* signature = inner.find_as<Bytes>("sig");
    if (algorithm == nullptr || signature == nullptr) return unexpected(KeyFault::malformed_attestation);
    if (*algorithm != static_cast<std::int64_t>(key.algorithm()) || !key.has_signed(message, *signature)) {
        return unexpected(KeyFault::wrong_signature);
    }
    return {};
}

bool is_host(std::string_view host) {
    const auto is_of_host = [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '-' || each == '.';
    };
    const std::string_view last = host.substr(host.rfind('.') + 1);  // all of it, if there is no dot
    return !host.empty() && host.size() <= host_bytes_max && std::ranges::all_of(host, is_of_host) && !last.empty() &&
           host.front() != '.' && !host.contains("..") && !(last.front() >= '0' && last.front() <= '9');
}

bool is_port(std::string_view port, std::string_view usual) {
    const auto is_digit = [](char each) { return each >= '0' && each <= '9'; };
    return !port.empty() && port.size() <= 5 && port.front() != '0' && std::ranges::all_of(port, is_digit) &&
           port != usual;
}

}  // namespace

std::optional<Site> site_of(std::string_view origin) {
    const bool is_safe = origin.starts_with("https://");
    if (!is_safe && !origin.starts_with("http://")) return std::nullopt;
    const std::string_view place = origin.substr(is_safe ? 8 : 7);
    const std::size_t colon = place.find(':');
    const std::string_view host = place.substr(0, colon);
    if (colon != place.npos && !is_port(place.substr(colon + 1), is_safe ? "443" : "80")) return std::nullopt;
    if (!is_host(host) || (!is_safe && host != "localhost")) return std::nullopt;
    return Site{std::string(origin), std::string(host)};
}

std::expected<Registered, KeyFault> check_registration(const Site& site, std::string_view challenge,
                                                       std::string_view user_handle, const MadePasskey& made) {
    const auto client_data = decoded(made.client_data);
    if (!client_data) return unexpected(client_data.error());
    const auto attestation_bytes = decoded(made.attestation);
    if (!attestation_bytes) return unexpected(attestation_bytes.error());
    if (const auto good = check_client_data(site, challenge, "webauthn.create", *client_data); !good) {
        return unexpected(good.error());
    }
    const std::optional<Cbor> attestation = read_cbor(*attestation_bytes);
    const Bytes* authenticator_bytes = attestation ? attestation->find_as<Bytes>("authData") : nullptr;
    if (authenticator_bytes == nullptr) return unexpected(KeyFault::malformed_attestation);
    const auto data = check_authenticator_data(site, *authenticator_bytes);
    if (!data) return unexpected(data.error());
    if (!data->credential) return unexpected(KeyFault::malformed_authenticator_data);
    if (to_base64url(data->credential->id) != made.id) return unexpected(KeyFault::wrong_credential);
    const auto key = PublicKey::read(data->credential->public_key);
    if (!key) return unexpected(key.error());
    const Bytes message = signed_bytes(*authenticator_bytes, *client_data);
    if (const auto good = check_statement(*attestation, *key, message); !good) return unexpected(good.error());
    return Registered{.passkey = {.id = made.id,
                                  .public_key = to_base64url(data->credential->public_key),
                                  .user_handle = std::string(user_handle),
                                  .counter = data->counter,
                                  .backed_up = data->backed_up},
                      .user_verified = data->user_verified};
}

std::expected<Asserted, KeyFault> check_assertion(const Site& site, std::string_view challenge, const Passkey& passkey,
                                                  const UsedPasskey& used) {
    const auto client_data = decoded(used.client_data);
    if (!client_data) return unexpected(client_data.error());
    const auto authenticator_bytes = decoded(used.authenticator_data);
    if (!authenticator_bytes) return unexpected(authenticator_bytes.error());
    const auto signature = decoded(used.signature);
    if (!signature) return unexpected(signature.error());
    if (signature->size() > signature_bytes_max) return unexpected(KeyFault::oversized);
    if (used.id != passkey.id) return unexpected(KeyFault::wrong_credential);
    if (!used.user_handle.empty() && used.user_handle != passkey.user_handle) return unexpected(KeyFault::wrong_user);
    if (const auto good = check_client_data(site, challenge, "webauthn.get", *client_data); !good) {
        return unexpected(good.error());
    }
    const auto data = check_authenticator_data(site, *authenticator_bytes);
    if (!data) return unexpected(data.error());
    const std::optional<Bytes> stored = from_base64url(passkey.public_key);
    const auto key = PublicKey::read(stored ? ByteView(*stored) : ByteView());
    if (!key) return unexpected(key.error());
    if (!key->has_signed(signed_bytes(*authenticator_bytes, *client_data), *signature)) {
        return unexpected(KeyFault::wrong_signature);
    }
    const bool counts = data->counter != 0 || passkey.counter != 0;  // those that live on many devices do not
    if (counts && data->counter <= passkey.counter) return unexpected(KeyFault::cloned);
    return Asserted{data->counter, data->backed_up, data->user_verified};
}

}  // namespace keys

#include "keys/authenticator_data.hpp"

#include <algorithm>

#include "keys/cbor.hpp"

namespace keys {

namespace {

enum Flag : std::uint8_t {
    present = 1 << 0, verified = 1 << 2, eligible = 1 << 3, backed = 1 << 4, attested = 1 << 6, extended = 1 << 7,
};

// The next bytes off the front; the caller knows that they are there.
ByteView take(ByteView& bytes, std::size_t count) {
    const ByteView taken = bytes.first(count);
    bytes = bytes.subspan(count);
    return taken;
}

std::optional<AttestedCredential> take_credential(ByteView& bytes) {
    AttestedCredential credential;
    if (bytes.size() < credential.model.size() + 2) return std::nullopt;
    std::ranges::copy(take(bytes, credential.model.size()), credential.model.begin());
    const ByteView length = take(bytes, 2);
    const std::size_t size = std::size_t{length[0]} << 8 | length[1];
    if (size == 0 || size > credential_id_bytes_max || size > bytes.size()) return std::nullopt;
    const ByteView id = take(bytes, size);
    credential.id.assign(id.begin(), id.end());
    const ByteView before = bytes;
    const std::optional<Cbor> key = take_cbor(bytes);
    if (!key || key->as<Cbor::Map>() == nullptr) return std::nullopt;
    credential.public_key.assign(before.begin(), before.begin() + std::ssize(before) - std::ssize(bytes));
    return credential;
}

}  // namespace

std::optional<AuthenticatorData> read_authenticator_data(ByteView bytes) {
    AuthenticatorData data;
    if (bytes.size() < data.site_hash.size() + 5 || bytes.size() > cbor_bytes_max) return std::nullopt;
    std::ranges::copy(take(bytes, data.site_hash.size()), data.site_hash.begin());
    const std::uint8_t flags = take(bytes, 1)[0];
    data.user_present = (flags & present) != 0;
    data.user_verified = (flags & verified) != 0;
    data.backup_eligible = (flags & eligible) != 0;
    data.backed_up = (flags & backed) != 0;
    if (data.backed_up && !data.backup_eligible) return std::nullopt;
    for (const std::uint8_t byte : take(bytes, 4)) data.counter = data.counter << 8 | byte;
    if ((flags & attested) != 0) {
        data.credential = take_credential(bytes);
        if (!data.credential) return std::nullopt;
    }
    if ((flags & extended) != 0) {
        const std::optional<Cbor> extensions = take_cbor(bytes);
        if (!extensions || extensions->as<Cbor::Map>() == nullptr) return std::nullopt;
    }
    if (!bytes.empty()) return std::nullopt;
    return data;
}

}  // namespace keys

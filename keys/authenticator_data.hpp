// What an authenticator says about itself and signs: bytes of a fixed layout, and CBOR after them (WebAuthn, 6.1).
#pragma once

#include <array>
#include <optional>

#include "core/rng.hpp"
#include "keys/base64url.hpp"

namespace keys {

inline constexpr std::size_t credential_id_bytes_max = 1023;  // as WebAuthn says

struct AttestedCredential {
    std::array<std::uint8_t, 16> model{};  // AAGUID: the make; zeros when it does not tell
    Bytes id{};
    Bytes public_key{};  // COSE, as it came
};

struct AuthenticatorData {
    core::Bytes32 site_hash{};     // SHA-256 of the RP id
    bool user_present = false;     // UP: somebody touched it
    bool user_verified = false;    // UV: and it knows who, by finger, face or PIN
    bool backup_eligible = false;  // BE: may live on several devices
    bool backed_up = false;        // BS: does
    std::uint32_t counter = 0;
    std::optional<AttestedCredential> credential{};  // AT: when registering
};

// Extensions (ED) are read over and dropped: none is asked for.
std::optional<AuthenticatorData> read_authenticator_data(ByteView);

}  // namespace keys

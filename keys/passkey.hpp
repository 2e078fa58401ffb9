// Passkeys (WebAuthn level 2): whether what a browser brings back from an authenticator makes somebody a new key, or
// proves that they hold one they had. Pure: whoever calls drew the challenge, saw to it that it is used once and soon
// (once.hpp), and stores what comes out. Bytes are base64url in text here, as the page sends and gets them.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/wire.hpp"
#include "keys/fault.hpp"

namespace keys {

using boost::describe::operators::operator==;  // for every described struct here

struct Site {               // where passkeys are made and hold
    std::string origin{};   // "https://palette.example", as browsers write it
    std::string rp_id{};    // "palette.example"
};
BOOST_DESCRIBE_STRUCT(Site, (), (origin, rp_id))

// The site of an origin. Empty: browsers make no passkeys there, for it is plain http (but localhost), an address of
// numbers, or no origin as browsers write them.
std::optional<Site> site_of(std::string_view origin);

struct Passkey {  // what is stored
    std::string id{};
    std::string public_key{};   // COSE
    std::string user_handle{};  // whose it is: what was user.id when it was made
    std::uint32_t counter = 0;
    bool backed_up = false;     // losing the device does not lose it, the authenticator says
};
BOOST_DESCRIBE_STRUCT(Passkey, (), (id, public_key, user_handle, counter, backed_up))

struct MadePasskey {  // what navigator.credentials.create() gave the page
    std::string id{};
    std::string client_data{};
    std::string attestation{};
};
BOOST_DESCRIBE_STRUCT(MadePasskey, (), (id, client_data, attestation))

struct UsedPasskey {  // what navigator.credentials.get() gave the page
    std::string id{};
    std::string client_data{};
    std::string authenticator_data{};
    std::string signature{};
    std::string user_handle{};  // empty: the authenticator did not say
};
BOOST_DESCRIBE_STRUCT(UsedPasskey, (), (id, client_data, authenticator_data, signature, user_handle))

struct Registered {
    Passkey passkey{};
    bool user_verified = false;  // by finger, face or PIN: preferred, not demanded
};
BOOST_DESCRIBE_STRUCT(Registered, (), (passkey, user_verified))

struct Asserted {  // what is new about the passkey, to be stored
    std::uint32_t counter = 0;
    bool backed_up = false;
    bool user_verified = false;
};
BOOST_DESCRIBE_STRUCT(Asserted, (), (counter, backed_up, user_verified))

std::expected<Registered, KeyFault> check_registration(const Site&, std::string_view challenge,
                                                       std::string_view user_handle, const MadePasskey&);

std::expected<Asserted, KeyFault> check_assertion(const Site&, std::string_view challenge, const Passkey&,
                                                  const UsedPasskey&);

}  // namespace keys

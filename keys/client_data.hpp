// What the browser wrote about a ceremony, and the authenticator signed: CollectedClientData of WebAuthn. Whatever else
// stands there is left alone, for browsers add members on purpose; those that are known must be what they should be.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace keys {

inline constexpr std::size_t client_data_bytes_max = 4 * 1024;

struct ClientData {
    std::string type{};       // "webauthn.create" or "webauthn.get"
    std::string challenge{};  // base64url
    std::string origin{};
    bool is_cross_origin = false;
};

std::optional<ClientData> read_client_data(std::string_view json);

}  // namespace keys

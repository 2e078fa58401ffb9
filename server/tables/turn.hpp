// What a page needs to reach others from behind a router: the host's STUN and TURN servers, and a password
// for the latter. The TURN server shares a secret with us and no list of users, so what opens it is made
// here, for one person and for some hours (coturn calls this use-auth-secret).
#pragma once

#include "server/options.hpp"
#include "server/protocol.hpp"

namespace server {

// base64(HMAC-SHA1(secret, username)), where the username begins with the second it expires.
std::string turn_credential(std::string_view secret, std::string_view username);

std::vector<IceServer> ice_servers(const VoiceOptions&, std::string_view guest, std::int64_t now_ms);

}  // namespace server

#include "server/tables/turn.hpp"

#include <array>

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "core/hash.hpp"
#include "server/limits.hpp"

namespace server {

namespace {

constexpr std::size_t sha1_bytes = 20;
constexpr std::size_t alias_chars = 16;

// The same for all that one person does, so that the TURN server can count, and nobody's id anywhere else.
std::string alias_of(std::string_view guest) {
    return core::to_hex(core::Blake2b().add("turn").add(guest).finish()).substr(0, alias_chars);
}

}  // namespace

std::string turn_credential(std::string_view secret, std::string_view username) {
    std::array<unsigned char, sha1_bytes> sum{};
    HMAC(EVP_sha1(), secret.data(), static_cast<int>(secret.size()),
         reinterpret_cast<const unsigned char*>(username.data()), username.size(), sum.data(), nullptr);
    std::array<unsigned char, (sha1_bytes + 2) / 3 * 4 + 1> text{};
    const int chars = EVP_EncodeBlock(text.data(), sum.data(), static_cast<int>(sum.size()));
    return {text.begin(), text.begin() + chars};
}

std::vector<IceServer> ice_servers(const VoiceOptions& options, std::string_view guest, std::int64_t now_ms) {
    std::vector<IceServer> servers;
    if (!options.stun.empty()) servers.push_back({.urls = options.stun});
    if (!options.turn.empty()) {
        const std::string username = std::to_string((now_ms + turn_ms) / second_ms) + ':' + alias_of(guest);
        servers.push_back({options.turn, username, turn_credential(options.turn_secret, username)});
    }
    return servers;
}

}  // namespace server

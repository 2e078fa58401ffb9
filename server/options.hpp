// What whoever runs the server chooses, and which of the tables are whose.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"
#include "keys/password.hpp"
#include "server/limits.hpp"

namespace server {

struct VoiceOptions {  // the servers of the host's choice; without any, pages reach each other on one network only
    std::vector<std::string> stun{};  // such as "stun:talk.example:3478"
    std::vector<std::string> turn{};  // such as "turn:talk.example:3478?transport=udp"
    std::string turn_secret{};        // shared with the TURN server, which knows our guests by it
};

struct HubOptions {
    core::Bytes32 entropy{};          // keys all that must not be guessed: secrets, codes, tokens
    std::int32_t bot_delay_ms = 1200;  // a bot's move is shown this long after the move before it
    std::int32_t messages_per_second = 5;  // of one connection, in the long run
    std::int32_t messages_at_once = 20;    // and in one go; more is refused, and much more cut off
    std::int32_t signals_per_second = 20;  // of one person, which come in bursts: to five others at once
    std::int32_t signals_at_once = signals_at_once_usual;
    std::size_t shards = 1;           // the tables are spread over so many parts, which know nothing of each other
    VoiceOptions voice{};
    keys::PasswordCost password_cost{};
};

struct Shard {  // this part of so many
    std::size_t number = 0;
    std::size_t of = 1;
};

// Which part of so many a table belongs to, by its code alone.
std::size_t shard_of(std::string_view code, std::size_t shards);

// What one part draws from, so that no two draw the same.
core::Rng rng_for(const core::Bytes32& entropy, std::string_view part);
core::Bytes32 draw_bytes(core::Rng&);
std::uint64_t draw_id(core::Rng&);  // below 2^63, never 0

}  // namespace server

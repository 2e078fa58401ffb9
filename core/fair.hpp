// Fair chance. A table draws a secret when it is made and publishes its commitment at once; every seat
// adds a nonce of its own when it sits down; together they key nature's draws. The server cannot pick
// the dice after it knows the players' nonces, and no player can pick them without the secret. When
// the game is over the secret is shown, and anybody can draw everything again.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/hash.hpp"
#include "core/wire.hpp"

namespace core {

using boost::describe::operators::operator==;  // for every described struct here

struct Proof {  // all that is needed to draw again; shown when the game is over
    std::string secret{};               // 64 hexadecimal digits
    std::string table{};                // the table's code
    std::vector<std::string> nonces{};  // by seat; a bot's is empty
};
BOOST_DESCRIBE_STRUCT(Proof, (), (secret, table, nonces))

inline constexpr std::size_t nonce_chars_max = 64;

// What is published before play. It binds the server to the secret and says nothing about the dice.
inline std::string commitment(const Bytes32& secret) {
    return to_hex(Blake2b().add("palette commitment").add(secret).finish());
}

// Each part is preceded by its length, so that no two tables run together into the same bytes.
inline Bytes32 table_key(const Bytes32& secret, std::string_view table, const std::vector<std::string>& nonces) {
    Blake2b hash;
    hash.add("palette table key").add(secret);
    const auto add = [&hash](std::string_view part) { hash.add(std::to_string(part.size())).add(":").add(part); };
    add(table);
    for (const std::string& nonce : nonces) add(nonce);
    return hash.finish();
}

// Nature's numbers for the table's n-th move, counted from 1.
inline Rng draw_for(const Bytes32& key, std::int32_t move) { return Rng(key, static_cast<std::uint64_t>(move)); }

}  // namespace core

// Passwords, hashed with argon2id as PHC strings that carry their own cost and salt. Hashing takes long on purpose, and
// a lot of memory: whoever calls does it where nobody waits.
// A password is its bytes: the page sends it in Unicode's composed form (NFC), so that an é typed on one device fits an
// é typed on another; nothing is folded, trimmed or cut here.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include <boost/describe.hpp>

#include "core/rng.hpp"

namespace keys {

inline constexpr std::size_t password_characters_min = 10;
inline constexpr std::size_t password_characters_max = 128;  // and with that at most 512 bytes

enum class PasswordFault {
    too_short,
    too_long,
    malformed,  // not UTF-8, or with characters that no keyboard types
};
BOOST_DESCRIBE_ENUM(PasswordFault, too_short, too_long, malformed)

// Whether it may be somebody's password from now on.
std::expected<void, PasswordFault> check_password(std::string_view password);

struct PasswordCost {
    std::uint32_t passes = 2;
    std::uint32_t memory_kib = 64 * 1024;
};
inline constexpr PasswordCost cheap_password_cost{1, 8};  // for tests

// The Rng gives the salt. Throws std::bad_alloc if there is no memory for it.
std::string hash_password(std::string_view password, const PasswordCost&, core::Rng&);

// Whether it fits the stored hash. Nothing is stored, because nobody has that name: no, after the same work.
bool fits_password(std::string_view password, const std::optional<std::string>& stored, const PasswordCost&);

// It was hashed at another cost, or is no hash at all: hash it again, now that the password is at hand.
bool needs_rehash(const std::string& stored, const PasswordCost&);

}  // namespace keys

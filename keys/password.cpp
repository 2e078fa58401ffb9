#include "keys/password.hpp"

#include <algorithm>
#include <new>
#include <span>

#include <sodium.h>

#include "core/utf8.hpp"

namespace keys {

namespace {

constexpr std::size_t hash_bytes = 32;
constexpr std::size_t password_bytes_max = 4 * password_characters_max;
using Salt = std::array<std::uint8_t, crypto_pwhash_SALTBYTES>;

std::size_t memory_bytes(const PasswordCost& cost) { return std::size_t{cost.memory_kib} * 1024; }

// As PHC strings have them: base64 without padding, in the other alphabet.
std::string spelled(std::span<const std::uint8_t> bytes) {
    constexpr int spelling = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), spelling), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), spelling);
    text.pop_back();
    return text;
}

std::string phc(const PasswordCost& cost, const Salt& salt, const std::array<std::uint8_t, hash_bytes>& hash) {
    return "$argon2id$v=19$m=" + std::to_string(cost.memory_kib) + ",t=" + std::to_string(cost.passes) + ",p=1$" +
           spelled(salt) + "$" + spelled(hash);
}

}  // namespace

std::expected<void, PasswordFault> check_password(std::string_view password) {
    if (password.size() > password_bytes_max) return std::unexpected(PasswordFault::too_long);
    std::size_t characters = 0;
    for (; !password.empty(); ++characters) {
        const std::optional<char32_t> each = core::take_character(password);
        if (!each || *each < 0x20 || (*each >= 0x7F && *each < 0xA0)) {
            return std::unexpected(PasswordFault::malformed);
        }
    }
    if (characters < password_characters_min) return std::unexpected(PasswordFault::too_short);
    if (characters > password_characters_max) return std::unexpected(PasswordFault::too_long);
    return {};
}

std::string hash_password(std::string_view password, const PasswordCost& cost, core::Rng& rng) {
    Salt salt;
    std::ranges::generate(salt, [&] { return rng.next8(); });
    std::array<std::uint8_t, hash_bytes> hash;
    if (crypto_pwhash(hash.data(), hash.size(), password.data(), password.size(), salt.data(), cost.passes,
                      memory_bytes(cost), crypto_pwhash_ALG_ARGON2ID13) != 0) {
        throw std::bad_alloc();
    }
    return phc(cost, salt, hash);
}

bool fits_password(std::string_view password, const std::optional<std::string>& stored, const PasswordCost& cost) {
    if (password.size() > password_bytes_max) return false;  // whoever it is for
    // Nobody knows a password whose hash is zeros.
    const std::string hash = stored ? *stored : phc(cost, {}, {});
    const bool fits = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
    return fits && stored.has_value();
}

bool needs_rehash(const std::string& stored, const PasswordCost& cost) {
    return crypto_pwhash_str_needs_rehash(stored.c_str(), cost.passes, memory_bytes(cost)) != 0;
}

}  // namespace keys

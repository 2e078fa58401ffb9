// Recovery codes: what people write on paper to come back without their devices, such as "7KMX-4TQ9-WH2C-A8FD". Shown
// once; the server keeps hashes. No two signs of the alphabet look alike, and a look-alike is read as its twin.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.hpp"

namespace keys {

inline constexpr std::size_t recovery_codes = 8;           // a person has
inline constexpr std::size_t recovery_code_bytes_max = 64;  // as written, with whatever stands between the signs

std::vector<std::string> draw_recovery_codes(core::Rng&);

// A code as somebody typed it: in any case, with any spaces and dashes or without. Empty: it cannot be one of ours.
std::optional<std::string> read_recovery_code(std::string_view written);

// What is stored of a code, as hexadecimal. 77 bits of chance need neither salt nor argon2.
std::string hash_recovery_code(std::string_view code);

}  // namespace keys

// BLAKE2b-256 (RFC 7693), unkeyed: the hash behind commitments and guest tokens. Our own, because the
// page must compute it too, with the same code compiled to WebAssembly.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <optional>

#include "core/rng.hpp"

namespace core {

class Blake2b {
public:
    Blake2b();
    Blake2b& add(std::span<const std::uint8_t> bytes);
    Blake2b& add(std::string_view text);
    Bytes32 finish();  // Call once; the hash is spent.

private:
    void compress(bool last);

    std::array<std::uint64_t, 8> state_;
    std::array<std::uint8_t, 128> block_{};
    std::size_t filled_ = 0;
    std::uint64_t total_ = 0;  // bytes compressed so far, the current block included
};

std::string to_hex(std::span<const std::uint8_t> bytes);
std::optional<Bytes32> from_hex(std::string_view text);  // exactly 64 lower-case digits

}  // namespace core

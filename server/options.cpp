#include "server/options.hpp"

#include "core/hash.hpp"

namespace server {

std::size_t shard_of(std::string_view code, std::size_t shards) {
    if (shards == 1) return 0;
    const core::Bytes32 hash = core::Blake2b().add(code).finish();
    return hash[0] % shards;
}

core::Rng rng_for(const core::Bytes32& entropy, std::string_view part) {
    return core::Rng(core::Blake2b().add(entropy).add(part).finish());
}

core::Bytes32 draw_bytes(core::Rng& rng) {
    core::Bytes32 bytes;
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
    return bytes;
}

std::uint64_t draw_id(core::Rng& rng) {
    std::uint64_t id = 0;
    while (id == 0) {
        for (int byte = 0; byte < 8; ++byte) id = id << 8 | rng.below(256);
        id >>= 1;
    }
    return id;
}

}  // namespace server

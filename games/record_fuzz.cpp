// A record may come from a file somebody made up: it is replayed, proven, or refused with a sentence.
#include "games/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto record = core::decode<core::Record>({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto replay = games::replay(*record, core::Seat::spectator);
    CHECK(replay ? replay->steps.size() <= record->moves.size() : !replay.error().why.empty());
    const auto verified = games::verify(*record);
    CHECK(verified || !verified.error().why.empty());
    CHECK(replay || !verified);  // what does not play is not proven
    if (!replay) return 0;
    const core::Bytes32 secret = core::Rng::key_of(size);  // with a seal that fits, for nobody guesses one
    record->commitment = core::commitment(secret);
    record->proof = {core::to_hex(secret), "", std::vector<std::string>(static_cast<std::size_t>(record->seats))};
    const auto sealed = games::verify(*record);
    CHECK(sealed ? sealed->moves == std::ssize(record->moves) : sealed.error().code != "other_secret");
    return 0;
}

// A record may come from a file somebody made up: it is replayed, proven, or refused with a sentence.
#include "games/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto record = core::decode<core::Record>({reinterpret_cast<const char*>(data), size});
    if (!record) return 0;
    const auto replay = games::replay(*record, core::Seat::spectator);
    const auto verified = games::verify(*record);
    CHECK(replay ? replay->steps.size() == record->moves.size() : !replay.error().why.empty());
    CHECK(verified || !verified.error().why.empty());
    CHECK(replay || !verified);  // what does not play is not proven
    return 0;
}

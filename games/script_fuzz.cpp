// Whatever is said to a scripted table, it answers with one JSON object, and its record stays a game by the rules.
#include "games/script.hpp"
#include "games/verify.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto script = games::Script::open(games::catalogue()[0].name, games::catalogue()[0].min_seats,
                                      boost::json::object{}, size);
    CHECK(script.has_value());
    for (std::size_t start = 0; start < size;) {
        const std::size_t end = std::min(text.find('\n', start), size);
        const auto answer = core::decode<core::Json>(script->say(text.substr(start, end - start)));
        CHECK(answer && answer->at("ok").is_bool());
        start = end + 1;
    }
    const auto told = core::decode<core::Json>(script->say(R"({"do":"record"})"));
    core::Record record;
    CHECK(core::read(told->at("record"), record));
    CHECK(games::replay(record, core::Seat::spectator).has_value());
    return 0;
}

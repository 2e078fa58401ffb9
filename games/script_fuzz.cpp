// Whatever is said to a scripted table, it answers with one JSON object, and its record stays a game by the rules.
// The first line says which table, as a golden game does; the others are said to it.
#include "games/script.hpp"
#include "games/verify.hpp"

namespace {

using boost::describe::operators::operator==;

struct Opening {
    std::string game{};
    std::int32_t version = 0;
    std::int32_t seats = 0;
    core::Json config{};
};
BOOST_DESCRIBE_STRUCT(Opening, (), (game, version, seats, config))

constexpr int lines_max = 100;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    std::size_t end = std::min(text.find('\n'), size);
    const auto opening = core::decode<Opening>(text.substr(0, end));
    auto script = opening ? games::Script::open(opening->game, opening->seats, opening->config, size)
                          : games::fault("malformed", "");
    if (!script) return 0;
    for (int lines = 0; lines < lines_max && end < size; ++lines) {
        const std::size_t start = end + 1;
        end = std::min(text.find('\n', start), size);
        const auto answer = core::decode<core::Json>(script->say(text.substr(start, end - start)));
        CHECK(answer && answer->at("ok").is_bool());
    }
    const auto told = core::decode<core::Json>(script->say(R"({"do":"record"})"));
    core::Record record;
    CHECK(core::read(told->at("record"), record));
    CHECK(games::replay(record, core::Seat::spectator).has_value());
    return 0;
}

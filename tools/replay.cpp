#include <cstdio>

#include "games/verify.hpp"
#include "tools/commands.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

core::Seat reader_of(const Args& args) {
    if (args.text("seat") == "spectator") return core::Seat::spectator;
    return core::Seat{static_cast<std::int8_t>(args.number("seat", 0, core::seats_max - 1))};
}

int run(const Args& args) {
    const core::Record record = read_record(args.words()[0]);
    const auto replay = games::replay(record, reader_of(args));
    if (!replay) {
        std::fprintf(stderr, "palette: %s\n", replay.error().why.c_str());
        return 1;
    }
    if (args.has("json")) {
        std::printf("%s\n", core::encode(*replay).c_str());
        return 0;
    }
    for (std::size_t i = 0; i < replay->steps.size(); ++i) {
        const games::Step& step = replay->steps[i];
        std::printf("%zu. %s %s\n", i + 1, name_of(step.actor).c_str(), core::encode(step.action).c_str());
    }
    std::printf("outcome %s\n", core::encode(replay->outcome).c_str());
    return 0;
}

}  // namespace

Command replay_command() {
    return {.name = "replay",
            .words = "FILE",
            .summary = "Play a saved game again by the rules: every move, and how it ended",
            .words_min = 1,
            .words_max = 1,
            .options = {{"json", "", "", "one JSON object, with what the reader saw after every move"},
                        {"seat", "N", "spectator", "who reads"}},
            .run = run};
}

}  // namespace tools

#include <cstdio>
#include <iostream>
#include <limits>

#include "games/script.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

int run(const Args& args) {
    const auto config = core::decode<core::Json>(args.text("config"));
    if (!config) throw UsageError("--config is not JSON: " + args.text("config"));
    const auto seats = static_cast<int>(args.number("seats", 1, core::seats_max));
    const auto seed = static_cast<std::uint64_t>(args.number("seed", 0, std::numeric_limits<std::int64_t>::max()));
    auto script = games::Script::open(args.words()[0], seats, *config, seed);
    if (!script) throw UsageError(script.error().why);
    for (std::string line; std::getline(std::cin, line);) {
        std::printf("%s\n", script->say(line).c_str());
        std::fflush(stdout);  // whoever asked may be waiting before asking again
    }
    return 0;
}

}  // namespace

Command table_command() {
    return {.name = "table",
            .words = "GAME",
            .summary = "A scripted table: reads one JSON request a line, answers one a line (tools/README.md)",
            .words_min = 1,
            .words_max = 1,
            .options = {{"seats", "N", "", "how many sit down"},
                        {"config", "JSON", "{}", "options that differ from the game's defaults"},
                        {"seed", "S", "1", "nature's draws follow from it"}},
            .run = run};
}

}  // namespace tools

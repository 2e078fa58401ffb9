#include <cstdio>

#include "core/json.hpp"
#include "games/make_match.hpp"
#include "tools/commands.hpp"

namespace tools {

Command games_command() {
    return {.name = "games",
            .words = "",
            .summary = "Every game as one JSON object a line: seats, version, bots, options with their defaults",
            .run = [](const Args&) {
                for (const games::Info& info : games::catalogue()) std::printf("%s\n", core::encode(info).c_str());
                return 0;
            }};
}

}  // namespace tools

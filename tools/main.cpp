#include <algorithm>
#include <cstdio>
#include <exception>

#include "tools/commands.hpp"

namespace {

std::vector<tools::Command> all_commands() {
    using namespace tools;
    return {serve_command(), games_command(),  table_command(),  arena_command(),
            replay_command(), verify_command(), golden_command(), words_command(), clay_command(),
            reports_command(), check_command(), keys_command(), ratings_command(), bench_command()};
}

void print_help(std::FILE* out) {
    std::fputs("Palette: five colour games. Usage: palette COMMAND [--help]\n\n", out);
    for (const tools::Command& command : all_commands()) {
        std::fprintf(out, "  %-9s %s\n", command.name.c_str(), command.summary.c_str());
    }
}

int run(const std::vector<std::string>& words) {
    if (words.empty() || words[0] == "--help" || words[0] == "help") {
        print_help(words.empty() ? stderr : stdout);
        return words.empty() ? 2 : 0;
    }
    for (const tools::Command& command : all_commands()) {
        if (command.name != words[0]) continue;
        const std::vector<std::string> rest(words.begin() + 1, words.end());
        if (std::find(rest.begin(), rest.end(), "--help") != rest.end()) {
            std::fputs(command.help().c_str(), stdout);
            return 0;
        }
        return command.run(command.parse(rest));
    }
    throw tools::UsageError("there is no command '" + words[0] + "'; palette --help lists them");
}

}  // namespace

int main(int argc, char** argv) try {
    return run({argv + 1, argv + argc});
} catch (const tools::UsageError& error) {
    std::fprintf(stderr, "palette: %s\n", error.what());
    return 2;
} catch (const std::exception& error) {  // The one place that catches what the world did.
    std::fprintf(stderr, "palette: stopped: %s\n", error.what());
    return 1;
}

// The list of commands, in the order `palette --help` shows them. To add one: a file with a function
// that returns a Command, a line here, a line in main.cpp.
#pragma once

#include "tools/command.hpp"

namespace tools {

Command serve_command();
Command games_command();
Command table_command();
Command arena_command();
Command replay_command();
Command verify_command();
Command golden_command();
Command words_command();
Command clay_command();
Command reports_command();
Command check_command();
Command keys_command();
Command ratings_command();
Command bench_command();

}  // namespace tools

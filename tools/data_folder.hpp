// Where a server keeps everything, for commands that look at it or change it.
#pragma once

#include <filesystem>
#include <memory>

#include "store/store.hpp"
#include "tools/command.hpp"

namespace tools {

// The store in the folder that --data names; it must be there.
std::unique_ptr<store::Store> open_data(const Args&);

// Two servers on one store would each think they know it all. The lock goes with the process, however it ends.
void claim(const std::filesystem::path& store);

}  // namespace tools

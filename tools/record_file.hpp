// Saved games on disk.
#pragma once

#include <string>

#include "core/record.hpp"

namespace tools {

std::string read_file(const std::string& path);          // throws UsageError if it cannot be read
core::Record read_record(const std::string& path);       // throws UsageError if it is not a record
std::string name_of(core::Seat);                         // "nature", "spectator" or a number

}  // namespace tools

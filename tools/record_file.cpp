#include "tools/record_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tools/command.hpp"

namespace tools {

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file || std::filesystem::is_directory(path)) throw UsageError(path + " cannot be read");
    return {std::istreambuf_iterator<char>(file), {}};
}

core::Record read_record(const std::string& path) {
    auto record = core::decode<core::Record>(read_file(path));
    if (!record) throw UsageError(path + " is not the record of a game");
    return std::move(*record);
}

std::string name_of(core::Seat seat) {
    if (seat == core::Seat::nature) return "nature";
    if (seat == core::Seat::spectator) return "spectator";
    return std::to_string(core::index(seat));
}

}  // namespace tools

#include "tools/data_folder.hpp"

#include <stdexcept>

#include <fcntl.h>
#include <sys/file.h>

#include "store/sqlite.hpp"

namespace tools {

namespace fs = std::filesystem;

std::unique_ptr<store::Store> open_data(const Args& args) {
    const fs::path file = fs::path(args.text("data")) / "palette.db";
    if (!fs::exists(file)) throw UsageError("there is no " + file.string() + "; --data names its folder");
    return store::open_sqlite(file.string());
}

void claim(const fs::path& store) {
    const fs::path folder = store.has_parent_path() ? store.parent_path() : fs::path(".");
    const int file = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0) throw std::runtime_error("cannot open the folder " + folder.string());
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
        throw std::runtime_error("another palette is serving from " + folder.string());
    }
}

}  // namespace tools

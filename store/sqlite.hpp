// The store for real: one SQLite file. A commit is one transaction, on the disk when it returns.
#pragma once

#include <memory>

#include "store/store.hpp"

namespace store {

// Opens or makes the file, and brings an older one up to date.
std::unique_ptr<Store> open_sqlite(const std::string& path);

}  // namespace store

// Made from the C++ types by tools/emit_ts.cpp; not to be edited.
#pragma once

#include <string_view>

namespace server {

inline constexpr std::string_view wire = "9007add0";

}  // namespace server

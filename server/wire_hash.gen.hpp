// Made from the C++ types by tools/emit_ts.cpp; not to be edited.
#pragma once

#include <string_view>

namespace server {

inline constexpr std::string_view wire = "be99f0ca";

}  // namespace server

// The lists of data/, built in.
#pragma once

#include <string_view>

namespace manners {

extern const std::string_view lists_text;

}  // namespace manners

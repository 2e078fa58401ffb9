// What people may write on everybody's screen: names, and what they say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace server {

// The name as it is shown: without spaces around it, one space where there were several. Empty if it is
// not UTF-8, too long, nothing at all, or has characters one cannot see or that turn the text around.
std::optional<std::string> clean_name(std::string_view);

// The same for what somebody says, which may be longer; emoji may be joined.
std::optional<std::string> clean_text(std::string_view, std::size_t chars_max);

}  // namespace server

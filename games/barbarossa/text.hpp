// Text that people type, before anybody reads it: whether it is text, how long it is, and what is around it.
#pragma once

#include <optional>
#include <string_view>

namespace barbarossa {

// How many characters, or nothing if it is no text: broken, or with something in it that nobody sees or that turns it
// around. A notebook has lines.
enum class Lines { one, many };
std::optional<std::size_t> characters_in(std::string_view, Lines = Lines::one);

// Without the spaces around it.
std::string_view trimmed(std::string_view);

}  // namespace barbarossa

// Pictures as files: PNG, eight bits a colour, nothing else.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace tools {

std::string png_of(int width, int height, std::span<const std::uint8_t> rgb);  // rows from above

}  // namespace tools

// Text as a row of plain words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace barbarossa {

using Tokens = std::vector<std::string>;  // words in plain capitals, and numbers

Tokens tokens_of(std::string_view text);
bool is_one_of(std::string_view words_between_spaces, std::string_view token);

// The parts of a text between separators.
std::vector<std::string_view> split(std::string_view text, std::string_view separator);

}  // namespace barbarossa

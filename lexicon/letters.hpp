// Letters as players type them and dictionaries spell them, and the 26 that are written on a sheet.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lexicon {

// Capital letters A to Z without marks; œ and æ are two letters each. Empty if anything in the text is no letter.
std::optional<std::string> folded(std::string_view utf8);

}  // namespace lexicon

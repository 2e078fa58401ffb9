// A whole game as a text to review: what was done, and what of each reader's view changed by it. A change of the
// rules shows as a difference of such texts. They are read back too: the log in an old one must still play.
#pragma once

#include <string>
#include <string_view>

#include "core/record.hpp"
#include "games/fault.hpp"

namespace tools {

// The record must fold.
std::string golden_text(std::string_view title, const core::Record&);

struct GoldenGame {
    core::Record record{};
    std::optional<core::Outcome> outcome{};
};
games::Explained<GoldenGame> read_golden(std::string_view text);

// ` path=value` for every part of `after` that is not as it was; arrays of plain values are one part.
std::string changes(const core::Json& before, const core::Json& after);

}  // namespace tools

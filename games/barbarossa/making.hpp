// How a bot makes its objects: it takes them ready-made from the library, names them, and says what they have in common
// where the table plays so.
#pragma once

#include <array>

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

// How many times as gladly it takes what is clear, middling or sly.
using Taste = std::array<int, 3>;

Rules::Action make_something(const View&, core::Seat me, const Taste&, core::Rng&);

}  // namespace barbarossa

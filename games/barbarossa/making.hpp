// How a bot makes its objects: it takes them ready-made from the library, names them, and says what they have in common
// where the table plays so.
#pragma once

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

Rules::Action make_something(const View&, core::Seat me, core::Rng&);

}  // namespace barbarossa

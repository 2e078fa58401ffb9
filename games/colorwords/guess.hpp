// Ways at random, for whoever tries where a word might go.
#pragma once

#include "core/rng.hpp"
#include "games/colorwords/grid.hpp"

namespace colorwords {

// A way over empty cells from one that may come first, as long as it goes; empty if there is none.
Path any_way(Cells filled, core::Rng&);

}  // namespace colorwords

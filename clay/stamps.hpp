// Ready-made shapes set down in the clay: how far a place is from each, nearly true close to its surface, so that what
// is blended and lit looks smooth.
#pragma once

#include "clay/grid.hpp"

namespace clay {

void set_down(Grid&, const Stroke&);

}  // namespace clay

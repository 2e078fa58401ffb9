// Brushes led along a path: from each dab to the next they go straight. Adding and carving sweep a ball through the
// clay; the others work on what is there, most in the middle and not at all at the rim.
#pragma once

#include "clay/grid.hpp"

namespace clay {

void lead(Grid&, const Stroke&, std::size_t dab);  // there from the dab before
std::int64_t points_of_dab(int side, const Stroke&, std::size_t dab);  // that are rewritten

}  // namespace clay

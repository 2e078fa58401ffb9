// Where a straight look meets the clay: what a finger on the screen points at.
#pragma once

#include <optional>

#include "clay/field.hpp"

namespace clay {

struct Hit {
    Vec place{};  // in fine steps
    Vec out{};    // which way the surface faces, `one` long
};

// From a place, inside the block or not, in a direction; how long that is does not matter.
std::optional<Hit> pick(const Field&, Vec from, Vec direction);

}  // namespace clay

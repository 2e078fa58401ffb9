// What the page shows of the rules: the dice. Made into TypeScript.
#pragma once

#include "games/coloryam/sheet.hpp"

namespace coloryam {

struct Facts {
    ColorTable faces = color_table;  // by die, by number from 1
    std::int32_t throws_max = coloryam::throws_max;
    std::int32_t sum_max = static_cast<std::int32_t>(dice_count) * coloryam::faces;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (faces, throws_max, sum_max))

}  // namespace coloryam

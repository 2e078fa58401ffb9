// Sculptures as people write them: one stroke a line. For the ready-made ones, and for tests.
//   # what follows a hash is for readers
//   ball at 512 400 512 half 200 150 180 turn 0 0 32 blend 20        a stamp: ball, rod, disc, cone, box, ring
//   hollow cone at 512 600 512 half 60 80 60                          it takes clay away
//   mirror rod at 300 500 512 half 40 120 40                          and on the other side too
//   brush carve size 40 strength 200 path 512 300 700, 520 310 700    size and path in units; pressure is whole
// `half` and `size` are in units here, as places are, and rounded to steps of 4; `turn` in degrees; what is left out
// is 0 (turn, blend) or 128 (strength). Lines that begin with `sculpture`, `word`, `grade` or
// `description` are passed over: they are what a library says of a sculpture.
#pragma once

#include <string_view>

#include "clay/stroke.hpp"

namespace clay {

struct ScriptFault {
    int line = 0;  // from 1
    std::string why{};
};

std::expected<Strokes, ScriptFault> read_script(std::string_view text);

}  // namespace clay

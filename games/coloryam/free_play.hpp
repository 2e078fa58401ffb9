// Free objectives, for a master: every empty line has its price, what it would bring in a turn of its
// own. A turn is well spent on the line where it brings most beyond the price.
#pragma once

#include "games/coloryam/valuation.hpp"

namespace coloryam {

Valuation judge_free_play(const View&);

}  // namespace coloryam

// Brushes led along a path: from each dab to the next they go straight. Adding and carving sweep a ball through the
// clay; the others work on what is there, most in the middle and not at all at the rim.
#pragma once

#include <map>

#include "clay/grid.hpp"

namespace clay {

// The clay that a stroke adds or takes is one body, however many dabs it has: it is joined to what was there before the
// stroke began, and that is kept here until it ends.
class Swept {
public:
    struct Block {
        std::vector<std::int16_t> before{};  // distances of the grid
        std::vector<std::int16_t> body{};    // and of the body, as far as it has come
    };
    void begin() { blocks_.clear(); }
    Block& block(Grid&, int number);
    int sample_before(const Grid&, Vec place) const;

private:
    std::map<int, Block> blocks_;
};

// Adding and carving set distances right this far from their ball; farther off they need not be true.
inline constexpr int known = 64 * fine;
inline constexpr int smooth_margin = 2;     // points beyond a press that smoothing looks at
inline constexpr int points_felt = 6 * 8;   // that `feel` looks at
inline constexpr std::int64_t points_of_block = block_side * block_side * block_side;

constexpr bool is_swept(Tool tool) { return tool == Tool::add || tool == Tool::carve; }

void lead(Grid&, Swept&, const Stroke&, std::size_t dab);  // there from the dab before

}  // namespace clay

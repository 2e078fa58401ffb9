// The clay itself: how far each point of a grid is from the surface, in whole numbers. Strokes are felt alike on a
// coarse grid (64: what servers measure) and a fine one (128: what people look at), natively and in the page.
#pragma once

#include "clay/stroke.hpp"

namespace clay {

inline constexpr int coarse_side = 64;
inline constexpr int fine_side = 128;
inline constexpr int block_side = 16;  // cells of a block, the unit of meshing

class Field {
public:
    explicit Field(int side);  // 32, 64 or 128; empty

    int side() const { return side_; }
    void apply(const Stroke&);  // of what `unpack` accepts
    int volume() const;         // thousandths of the block that are clay
    std::uint64_t hash() const; // of all distances: the same on every machine
    // Distance at a point of the grid, in 16ths of a cell; below zero inside. Cut off at +-127.
    int at(int x, int y, int z) const;

    // Blocks whose surface may have changed since this was last asked, by number: x + n * (y + n * z).
    std::vector<int> take_dirty_blocks();

private:
    int side_;
    // the rest is its own affair
};

// What following a list costs, in cells touched on the coarse grid: known before it is done.
std::int64_t work_of(const Stroke&);
inline constexpr std::int64_t work_max = 48'000'000;

// Follows the list on the coarse grid and measures it. What a server calls.
struct Measured {
    int volume = 0;        // thousandths of the block
    std::uint64_t hash = 0;
};
std::expected<Measured, Fault> measure(const Strokes&);

}  // namespace clay

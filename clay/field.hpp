// The clay itself: how far each point of a grid is from the surface, in whole numbers. Strokes are felt alike on a
// coarse grid (32: what servers measure), a middling one (64: small pictures) and a fine one (128: what people look
// at), natively and in the page.
#pragma once

#include "clay/brushes.hpp"

namespace clay {

inline constexpr int coarse_side = 32;
inline constexpr int middling_side = 64;
inline constexpr int fine_side = 128;

class Field {
public:
    explicit Field(int side) : grid_(side) {}  // 32, 64 or 128; empty

    int side() const { return grid_.side(); }
    // Follows a stroke that `is_possible`; a brush only from this dab on, while the hand is still moving.
    void apply(const Stroke&, std::size_t first_dab = 0);
    int volume() const;          // thousandths of the block that are clay
    std::uint64_t hash() const;  // of all distances: the same on every machine

    // Distance at a point of the grid, in 16ths of a cell; below zero inside. Cut off at +-127. The point stands in the
    // middle of its cell, so point 0 is half a cell inside the block.
    int at(int x, int y, int z) const;
    // The same for whoever looks closer: distances in 16ths of a unit on any side, cut off at +-2048, and what is
    // between the points.
    const Grid& grid() const { return grid_; }
    Grid& grid() { return grid_; }

    // Blocks whose surface may have changed since this was last asked, by number: x + n * (y + n * z).
    std::vector<int> take_dirty_blocks() { return grid_.take_dirty_blocks(); }

private:
    Grid grid_;
    Swept swept_;  // of the stroke last led
};

// What following a stroke costs on the coarse grid, known before it is done: however the stroke is led, no more than
// `points_a_work` points are touched for each of these, margins, copies and looks included.
std::int64_t work_of(const Stroke&);
inline constexpr std::int64_t points_a_work = 4;
// Of a sculpture: half a second at most for most lists, a second for the worst. Two hundred strokes of forty dabs, with
// a brush an eighth of the block wide, are about half of it.
inline constexpr std::int64_t work_max = 24'000'000;

// Follows the list on the coarse grid and measures it. What a server calls.
struct Measured {
    int volume = 0;  // thousandths of the block
    std::uint64_t hash = 0;
};
std::expected<Measured, Fault> measure(const Strokes&);

}  // namespace clay

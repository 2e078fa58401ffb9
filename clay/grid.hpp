// Distances to the surface at the points of a grid: what stamps and brushes rewrite. A point stands in the middle of its
// cell; distances are in fine steps on every grid, so that a stroke means the same on each.
#pragma once

#include <span>

#include "clay/fixed.hpp"

namespace clay {

inline constexpr int block_side = 16;  // cells of a block, the unit of meshing

// Distances end here, 128 units from the surface: what is farther need not be rewritten, nor blends reach wider.
inline constexpr int cut = 128 * fine;

struct Box {  // of points: the first, and one past the last
    Vec from{}, to{};
    std::int64_t points() const { return std::int64_t{to.x - from.x} * (to.y - from.y) * (to.z - from.z); }
};

// All points of a grid of this side that lie within `reach` of `middle` in each direction.
Box box_around(int side, Vec middle, Vec reach);
// What both hold: the box, and what it is in a mirror.
Box with_mirrored(int side, const Box& box);

constexpr Vec mirrored(Vec place) { return {fine_width - place.x, place.y, place.z}; }

class Grid {
public:
    explicit Grid(int side);

    int side() const { return side_; }
    int cell() const { return fine_width / side_; }  // in fine steps
    std::span<const std::int16_t> distances() const { return distances_; }  // x first, then y, then z

    int at(Vec point) const { return distances_[index(point.x, point.y, point.z)]; }
    Vec place(Vec point) const { return point * cell() + Vec{cell() / 2, cell() / 2, cell() / 2}; }
    // Between points it goes straight; beyond the outermost it stays as it is there.
    int sample(Vec place) const;
    // Which way is out of the clay, felt over `reach`: `one` long, or nothing where no way is.
    Vec outwards(Vec place, int reach) const;

    // Gives each point of the box its `distance(place, old)`.
    template <class Distance>
    void rewrite(const Box& box, const Distance& distance);

    // Blocks whose surface may have changed since this was last asked.
    std::vector<int> take_dirty_blocks();

private:
    std::size_t index(int x, int y, int z) const {
        return static_cast<std::size_t>(x + side_ * (y + side_ * z));
    }
    void mark(int first_x, int last_x, int y, int z);

    int side_;
    std::vector<std::int16_t> distances_;
    std::vector<bool> dirty_;  // by block
};

template <class Distance>
void Grid::rewrite(const Box& box, const Distance& distance) {
    const int near = 2 * cell();  // farther from the surface a change is not seen
    for (int z = box.from.z; z < box.to.z; ++z) {
        for (int y = box.from.y; y < box.to.y; ++y) {
            int first = side_, last = -1;
            Vec here = place({box.from.x, y, z});
            std::int16_t* old = &distances_[index(box.from.x, y, z)];
            for (int x = box.from.x; x < box.to.x; ++x, ++old, here.x += cell()) {
                const auto now = static_cast<std::int16_t>(std::clamp(distance(here, int{*old}), -cut, cut));
                if (now == *old) continue;
                if (std::min(now, *old) < near && std::max(now, *old) > -near) first = std::min(first, x), last = x;
                *old = now;
            }
            if (last >= 0) mark(first, last, y, z);
        }
    }
}

}  // namespace clay

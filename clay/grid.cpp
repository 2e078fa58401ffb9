#include "clay/grid.hpp"

#include "core/check.hpp"

namespace clay {

Box box_around(int side, Vec middle, Vec reach) {
    const int cell = fine_width / side;
    const auto first = [&](int from) { return std::clamp((from + cell - 1 - cell / 2) / cell, 0, side); };
    const auto past = [&](int to) { return to < cell / 2 ? 0 : std::clamp((to - cell / 2) / cell + 1, 0, side); };
    const Vec from = middle - reach, to = middle + reach;
    return {{first(from.x), first(from.y), first(from.z)}, {past(to.x), past(to.y), past(to.z)}};
}

Box with_mirrored(int side, const Box& box) {
    Box both = box;
    both.from.x = std::min(box.from.x, side - box.to.x);
    both.to.x = std::max(box.to.x, side - box.from.x);
    return both;
}

Grid::Grid(int side)
    : side_(side), distances_(static_cast<std::size_t>(side * side * side), std::int16_t{cut}),
      dirty_(distances_.size() / (block_side * block_side * block_side)) {
    CHECK(side == 32 || side == 64 || side == 128);
}

int Grid::sample(Vec place) const {
    // In each direction the point before the place, the one after it, and how far it is from the first to the second.
    struct Between { int before, after, part; };
    const auto between = [this](int where) {
        const int moved = std::clamp(where - cell() / 2, 0, (side_ - 1) * cell());
        const int before = moved / cell();
        return Between{before, std::min(before + 1, side_ - 1), moved % cell()};
    };
    const Between x = between(place.x), y = between(place.y), z = between(place.z);
    const auto row = [&](int at_y, int at_z) {
        return std::int64_t{distances_[index(x.before, at_y, at_z)]} * (cell() - x.part) +
               std::int64_t{distances_[index(x.after, at_y, at_z)]} * x.part;
    };
    const std::int64_t before = row(y.before, z.before) * (cell() - y.part) + row(y.after, z.before) * y.part;
    const std::int64_t after = row(y.before, z.after) * (cell() - y.part) + row(y.after, z.after) * y.part;
    const std::int64_t volume = std::int64_t{cell()} * cell() * cell();
    return static_cast<int>((before * (cell() - z.part) + after * z.part) / volume);
}

Vec Grid::outwards(Vec place, int reach) const {
    const Vec rise{sample(place + Vec{reach, 0, 0}) - sample(place - Vec{reach, 0, 0}),
                   sample(place + Vec{0, reach, 0}) - sample(place - Vec{0, reach, 0}),
                   sample(place + Vec{0, 0, reach}) - sample(place - Vec{0, 0, reach})};
    const int steep = length(rise);
    if (steep == 0) return {};
    return {rise.x * one / steep, rise.y * one / steep, rise.z * one / steep};
}

std::vector<int> Grid::take_dirty_blocks() {
    std::vector<int> blocks;
    for (std::size_t block = 0; block < dirty_.size(); ++block) {
        if (dirty_[block]) blocks.push_back(static_cast<int>(block));
    }
    dirty_.assign(dirty_.size(), false);
    return blocks;
}

void Grid::mark(int first_x, int last_x, int y, int z) {
    constexpr int seen = 2;  // a block's corners and their normals look this far beyond it
    const int blocks = side_ / block_side;
    const auto block_of = [this](int at) { return std::clamp(at, 0, side_ - 1) / block_side; };
    for (int block_z = block_of(z - seen); block_z <= block_of(z + seen); ++block_z) {
        for (int block_y = block_of(y - seen); block_y <= block_of(y + seen); ++block_y) {
            for (int block_x = block_of(first_x - seen); block_x <= block_of(last_x + seen); ++block_x) {
                dirty_[static_cast<std::size_t>(block_x + blocks * (block_y + blocks * block_z))] = true;
            }
        }
    }
}

}  // namespace clay

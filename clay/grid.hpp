// Distances to the surface at the points of a grid: what stamps and brushes rewrite. A point stands in the middle of
// its cell; distances are in fine steps on every grid, so that a stroke means the same on each.
#pragma once

#include <span>

#include "clay/fixed.hpp"

namespace clay {

inline constexpr int block_side = 16;  // cells of a block, the unit of meshing

struct Box {  // of points: the first, and one past the last
    Vec from{}, to{};
    bool is_empty() const { return from.x >= to.x || from.y >= to.y || from.z >= to.z; }
    std::int64_t points() const {
        return is_empty() ? 0 : std::int64_t{to.x - from.x} * (to.y - from.y) * (to.z - from.z);
    }
};

// All points of a grid of this side that lie within `reach` of `middle` in each direction.
Box box_around(int side, Vec middle, Vec reach);
Box hull(const Box&, const Box&);
Box common(const Box&, const Box&);
Box mirrored(int side, const Box&);
// Two boxes one after the other; as one where they come within `margin` points, so that no work on the first is seen
// from the second.
std::vector<Box> apart(const Box&, const Box&, int margin);

constexpr Vec mirrored(Vec place) { return {fine_width - place.x, place.y, place.z}; }

// In one direction: the point before a place, the one after it, and how far it is from the first to the second.
struct Between {
    int before, after, part;
    Between(int where, int cell, int side) {
        const int moved = std::clamp(where - cell / 2, 0, (side - 1) * cell);
        before = moved / cell;
        after = std::min(before + 1, side - 1);
        part = moved % cell;
    }
};

// What `at(x, y, z)` is between the points of a grid.
template <class At>
int straight_between(Vec place, int cell, int side, const At& at) {
    const Between x(place.x, cell, side), y(place.y, cell, side), z(place.z, cell, side);
    const auto row = [&](int at_y, int at_z) {
        return at(x.before, at_y, at_z) * (cell - x.part) + at(x.after, at_y, at_z) * x.part;
    };
    const auto sheet = [&](int at_z) {
        return std::int64_t{row(y.before, at_z)} * (cell - y.part) + std::int64_t{row(y.after, at_z)} * y.part;
    };
    const std::int64_t sum = sheet(z.before) * (cell - z.part) + sheet(z.after) * z.part;
    return static_cast<int>(sum / (std::int64_t{cell} * cell * cell));
}

// The surface about a place, felt over some reach.
struct Felt {
    Vec out{};         // which way leads out of the clay: `one` long, or nothing where none does
    int distance = 0;  // how far the place is from it
};

template <class Sample>
Felt feel(const Sample& sample, Vec place, int reach) {
    int sum = 0;
    const auto rise = [&](Vec step) {
        const int ahead = sample(place + step), behind = sample(place - step);
        sum += ahead + behind;
        return ahead - behind;
    };
    const Vec up{rise({reach, 0, 0}), rise({0, reach, 0}), rise({0, 0, reach})};
    const int steep = length(up);
    if (steep == 0) return {{}, sum / 6};
    return {{up.x * one / steep, up.y * one / steep, up.z * one / steep}, sum / 6};
}

// Blocks as they were before they were rewritten.
struct Kept {
    struct Block {
        int number = 0;
        std::vector<std::int16_t> distances{};
    };
    std::vector<Block> blocks{};

    std::size_t bytes() const;
    void add(Kept later);  // what was kept after this was: of a block, the earlier counts
};

class Grid {
public:
    explicit Grid(int side);

    int side() const { return side_; }
    int cell() const { return 1 << cell_bits_; }  // in fine steps
    std::span<const std::int16_t> distances() const { return distances_; }  // x first, then y, then z

    int at(Vec point) const { return distances_[index(point.x, point.y, point.z)]; }
    Vec point(Vec place) const { return {place.x >> cell_bits_, place.y >> cell_bits_, place.z >> cell_bits_}; }
    Vec place(Vec point) const { return point * cell() + Vec{cell() / 2, cell() / 2, cell() / 2}; }
    // Between points it goes straight; beyond the outermost it stays as it is there.
    int sample(Vec place) const;
    // Gives each point of the box its `distance(place, old)`.
    template <class Distance>
    void rewrite(const Box& box, const Distance& distance);

    Box box_of_block(int block) const;
    std::vector<int> blocks_of(const Box&) const;  // that have points in it

    // From now on keeps what is rewritten, until it is asked for.
    void keep();
    Kept take_kept();
    // Puts back what was kept, and keeps what was there instead: done twice, all is as it was.
    void exchange(Kept&);
    void empty();

    // Blocks whose surface may have changed since this was last asked.
    std::vector<int> take_dirty_blocks();

    // How many points were rewritten, copied or looked at so far: what `work_of` promises not to exceed.
    std::int64_t touched() const { return touched_; }
    void count(std::int64_t points) { touched_ += points; }

private:
    friend class Copy;
    std::size_t index(int x, int y, int z) const {
        return static_cast<std::size_t>(x + side_ * (y + side_ * z));
    }
    void keep_blocks(const Box&);
    void mark(int first_x, int last_x, int y, int z);

    int side_, cell_bits_;
    std::int64_t touched_ = 0;
    std::vector<std::int16_t> distances_;
    std::vector<bool> dirty_;    // by block
    std::vector<bool> is_kept_;  // by block; empty when nothing is kept
    Kept kept_;
};

// How a part of a grid was before it is rewritten.
class Copy {
public:
    Copy(const Grid&, const Box&, int margin);  // the box, and some points round it

    int at(int x, int y, int z) const {  // what lies outside is as its nearest point
        return distances_[index(std::clamp(x, box_.from.x, box_.to.x - 1), std::clamp(y, box_.from.y, box_.to.y - 1),
                                std::clamp(z, box_.from.z, box_.to.z - 1))];
    }
    int at(Vec place) const { return at(place.x / cell_, place.y / cell_, place.z / cell_); }  // of the point there
    int sample(Vec place) const;
    // Every distance becomes the mean of those about it, 11 units wide on every grid.
    void blur();
    std::vector<std::int16_t> take() { return std::move(distances_); }
    // Points copied, and of a blur read and written again in each direction.
    std::int64_t touched() const { return box_.points() * (is_blurred_ ? 7 : 1); }

private:
    std::size_t index(int x, int y, int z) const {
        const Vec from = box_.from, to = box_.to;
        return static_cast<std::size_t>(x - from.x + (to.x - from.x) * (y - from.y + (to.y - from.y) * (z - from.z)));
    }
    void blur_along(std::size_t stride, std::size_t count);

    int cell_, side_;
    bool is_blurred_ = false;
    Box box_;
    std::vector<std::int16_t> distances_;
};

template <class Distance>
void Grid::rewrite(const Box& box, const Distance& distance) {
    if (!is_kept_.empty()) keep_blocks(box);
    count(box.points());
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

#include "clay/grid.hpp"

#include <utility>

#include "core/check.hpp"

namespace clay {

namespace {

// Weights of a distance, those beside it, and those next to these: all three add up to a width of 11 units.
struct Blur { int own, beside, next; };
constexpr Blur blur_on(int side) { return side == 128 ? Blur{1, 1, 1} : side == 64 ? Blur{2, 1, 0} : Blur{14, 1, 0}; }

}  // namespace

Box box_around(int side, Vec middle, Vec reach) {
    const int cell = fine_width / side;
    const auto first = [&](int from) { return std::clamp((from + cell - 1 - cell / 2) / cell, 0, side); };
    const auto past = [&](int to) { return to < cell / 2 ? 0 : std::clamp((to - cell / 2) / cell + 1, 0, side); };
    const Vec from = middle - reach, to = middle + reach;
    return {{first(from.x), first(from.y), first(from.z)}, {past(to.x), past(to.y), past(to.z)}};
}

Box common(const Box& a, const Box& b) {
    return {{std::max(a.from.x, b.from.x), std::max(a.from.y, b.from.y), std::max(a.from.z, b.from.z)},
            {std::min(a.to.x, b.to.x), std::min(a.to.y, b.to.y), std::min(a.to.z, b.to.z)}};
}

Box hull(const Box& a, const Box& b) {
    return {{std::min(a.from.x, b.from.x), std::min(a.from.y, b.from.y), std::min(a.from.z, b.from.z)},
            {std::max(a.to.x, b.to.x), std::max(a.to.y, b.to.y), std::max(a.to.z, b.to.z)}};
}

Box mirrored(int side, const Box& box) {
    return {{side - box.to.x, box.from.y, box.from.z}, {side - box.from.x, box.to.y, box.to.z}};
}

std::vector<Box> apart(const Box& a, const Box& b, int margin) {
    const auto gap = [](int from_a, int to_a, int from_b, int to_b) {
        return std::max(from_a, from_b) - std::min(to_a, to_b);
    };
    const int widest = std::max({gap(a.from.x, a.to.x, b.from.x, b.to.x), gap(a.from.y, a.to.y, b.from.y, b.to.y),
                                 gap(a.from.z, a.to.z, b.from.z, b.to.z)});
    if (widest >= 2 * margin) return {a, b};
    return {hull(a, b)};
}

Grid::Grid(int side)
    : side_(side), cell_bits_(std::countr_zero(static_cast<unsigned>(fine_width / side))),
      distances_(static_cast<std::size_t>(side * side * side), std::int16_t{cut}),
      dirty_(distances_.size() / (block_side * block_side * block_side)) {
    CHECK(side == 32 || side == 64 || side == 128);
}

int Grid::sample(Vec place) const {
    return straight_between(place, cell(), side_, [this](int x, int y, int z) { return at({x, y, z}); });
}

std::vector<int> Grid::take_dirty_blocks() {
    std::vector<int> blocks;
    for (std::size_t block = 0; block < dirty_.size(); ++block) {
        if (dirty_[block]) blocks.push_back(static_cast<int>(block));
    }
    dirty_.assign(dirty_.size(), false);
    return blocks;
}

Box Grid::box_of_block(int block) const {
    const int blocks = side_ / block_side;
    const Vec from = Vec{block % blocks, block / blocks % blocks, block / (blocks * blocks)} * block_side;
    return {from, from + Vec{block_side, block_side, block_side}};
}

void Grid::keep() { is_kept_.assign(dirty_.size(), false); }

Kept Grid::take_kept() {
    is_kept_.clear();
    return std::exchange(kept_, {});
}

std::vector<int> Grid::blocks_of(const Box& box) const {
    std::vector<int> numbers;
    if (box.is_empty()) return numbers;
    const int blocks = side_ / block_side;
    const auto block_of = [](Vec a) { return Vec{a.x / block_side, a.y / block_side, a.z / block_side}; };
    const Vec first = block_of(box.from), last = block_of(box.to - Vec{1, 1, 1});
    for (int z = first.z; z <= last.z; ++z) {
        for (int y = first.y; y <= last.y; ++y) {
            for (int x = first.x; x <= last.x; ++x) numbers.push_back(x + blocks * (y + blocks * z));
        }
    }
    return numbers;
}

void Grid::keep_blocks(const Box& box) {
    for (const int block : blocks_of(box)) {
        if (is_kept_[static_cast<std::size_t>(block)]) continue;
        is_kept_[static_cast<std::size_t>(block)] = true;
        kept_.blocks.push_back({block, Copy(*this, box_of_block(block), 0).take()});
    }
}

void Grid::exchange(Kept& kept) {
    for (Kept::Block& block : kept.blocks) {
        std::int16_t* other = block.distances.data();
        rewrite(box_of_block(block.number), [&other](Vec, int old) {
            return int{std::exchange(*other++, static_cast<std::int16_t>(old))};
        });
    }
}

void Grid::empty() {
    for (int block = 0; block < static_cast<int>(dirty_.size()); ++block) {
        rewrite(box_of_block(block), [](Vec, int) { return cut; });
    }
}

std::size_t Kept::bytes() const {
    std::size_t bytes = 0;
    for (const Block& block : blocks) bytes += block.distances.size() * sizeof(std::int16_t);
    return bytes;
}

void Kept::add(Kept later) {
    std::vector<bool> has;
    for (const Block& block : blocks) {
        has.resize(std::max(has.size(), static_cast<std::size_t>(block.number) + 1));
        has[static_cast<std::size_t>(block.number)] = true;
    }
    for (Block& block : later.blocks) {
        const auto number = static_cast<std::size_t>(block.number);
        if (number >= has.size() || !has[number]) blocks.push_back(std::move(block));
    }
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

Copy::Copy(const Grid& grid, const Box& box, int margin) : cell_(grid.cell()), side_(grid.side()), box_(box) {
    const auto widen = [&](int& from, int& to) {
        from = std::max(from - margin, 0);
        to = std::min(to + margin, side_);
    };
    widen(box_.from.x, box_.to.x);
    widen(box_.from.y, box_.to.y);
    widen(box_.from.z, box_.to.z);
    distances_.reserve(static_cast<std::size_t>(box_.points()));
    for (int z = box_.from.z; z < box_.to.z; ++z) {
        for (int y = box_.from.y; y < box_.to.y; ++y) {
            const std::int16_t* row = &grid.distances_[grid.index(box_.from.x, y, z)];
            distances_.insert(distances_.end(), row, row + (box_.to.x - box_.from.x));
        }
    }
}

int Copy::sample(Vec place) const {
    return straight_between(place, cell_, side_, [this](int x, int y, int z) { return at(x, y, z); });
}

void Copy::blur() {
    is_blurred_ = true;
    const auto in_x = static_cast<std::size_t>(box_.to.x - box_.from.x);
    const auto in_y = static_cast<std::size_t>(box_.to.y - box_.from.y);
    const auto in_z = static_cast<std::size_t>(box_.to.z - box_.from.z);
    blur_along(1, in_x);
    blur_along(in_x, in_y);
    blur_along(in_x * in_y, in_z);
}

// Lines of `count` distances that stand `stride` apart, each on its own.
void Copy::blur_along(std::size_t stride, std::size_t count) {
    const auto [own, beside, next] = blur_on(side_);
    const int weight = own + 2 * beside + 2 * next;
    const std::vector<std::int16_t> old = distances_;
    for (std::size_t start = 0; start < old.size(); start += stride * count) {
        for (std::size_t i = 0; i < count; ++i) {
            const auto line = [&](std::size_t before, std::size_t after) {
                return std::pair{&old[start + (i >= before ? i - before : 0) * stride],
                                 &old[start + std::min(i + after, count - 1) * stride]};
            };
            const auto [left, right] = line(1, 1);
            const auto [far_left, far_right] = line(2, 2);
            const std::int16_t* middle = &old[start + i * stride];
            std::int16_t* out = &distances_[start + i * stride];
            for (std::size_t j = 0; j < stride; ++j) {
                const int sum = middle[j] * own + (left[j] + right[j]) * beside + (far_left[j] + far_right[j]) * next;
                out[j] = static_cast<std::int16_t>((sum + (sum < 0 ? -weight : weight) / 2) / weight);
            }
        }
    }
}

}  // namespace clay

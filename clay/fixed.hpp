// The little arithmetic that clay needs, in whole numbers: the same on every machine, whatever its floating point does.
// Lengths are in fine steps, 16 to a unit.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "clay/stroke.hpp"

namespace clay {

inline constexpr int fine = 16;                  // fine steps of a unit
inline constexpr int fine_width = width * fine;  // of the block

struct Vec {
    int x = 0, y = 0, z = 0;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend constexpr Vec operator*(Vec a, int by) { return {a.x * by, a.y * by, a.z * by}; }
    friend bool operator==(const Vec&, const Vec&) = default;
};

constexpr std::int64_t dot(Vec a, Vec b) {
    return std::int64_t{a.x} * b.x + std::int64_t{a.y} * b.y + std::int64_t{a.z} * b.z;
}

// The middle of the unit that a point names: so the mirror x -> 1023 - x is one of the block, too.
constexpr Vec middle_of(Point at) {
    return {at.x * fine + fine / 2, at.y * fine + fine / 2, at.z * fine + fine / 2};
}

namespace roots {

// Roots of 256 to 1024, times 2^26: the steps between which `root` draws straight lines.
consteval std::array<std::uint32_t, 769> table() {
    std::array<std::uint32_t, 769> roots{};
    std::uint64_t root = std::uint64_t{16} << 26;
    for (std::uint64_t i = 0; i < roots.size(); ++i) {
        const std::uint64_t square = (256 + i) << 52;
        while ((root + 1) * (root + 1) <= square) {  // Newton's step from below overshoots, and comes back
            root = (root + square / root + 1) / 2;
            while (root * root > square) --root;
        }
        roots[i] = static_cast<std::uint32_t>(root);
    }
    return roots;
}
inline constexpr std::array<std::uint32_t, 769> of = table();

}  // namespace roots

// The square root, right to about 20 bits.
constexpr int root(std::uint64_t square) {
    if (square == 0) return 0;
    const int shift = std::countl_zero(square) & ~1;
    const std::uint64_t top = square << shift;
    const auto index = static_cast<std::size_t>(top >> 54) - 256;
    const std::uint64_t low = roots::of[index], high = roots::of[index + 1];
    const std::uint64_t whole = low + ((high - low) * (top >> 38 & 0xFFFF) >> 16);
    return static_cast<int>((whole << 1) >> (shift / 2));
}

constexpr std::uint64_t square(int a) { return static_cast<std::uint64_t>(std::int64_t{a} * a); }
constexpr int length(int a, int b) { return root(square(a) + square(b)); }
constexpr int length(Vec a) { return root(square(a.x) + square(a.y) + square(a.z)); }

// Distances end here, 128 units from the surface: what is farther need not be rewritten, nor blends reach wider.
inline constexpr int cut = 128 * fine;

// The smaller of two distances, rounded where they differ by less than `blend`. Far from both surfaces it fades, for
// what is cut off is not known to be near.
constexpr int soft_min(int a, int b, int blend) {
    const int low = std::min(a, b), high = std::max(a, b);
    const int within = std::min(blend, 2 * (cut - high)), near = within - high + low;
    return near > 0 ? low - near * near / (4 * within) : low;
}
constexpr int soft_max(int a, int b, int blend) { return -soft_min(-a, -b, blend); }

inline constexpr int one = 1 << 14;  // in turns and directions

// A turn about x, then y, then z, each in 256ths of a whole one.
class Turn {
public:
    explicit Turn(const std::array<std::uint8_t, 3>& angles);

    // What was turned to lie at `a`, as it lay before.
    Vec back(Vec a) const {
        const auto along = [a](Vec column) { return (column.x * a.x + column.y * a.y + column.z * a.z) >> 14; };
        return {along(columns_[0]), along(columns_[1]), along(columns_[2])};
    }
    const std::array<Vec, 3>& columns() const { return columns_; }  // where x, y and z are turned to

private:
    std::array<Vec, 3> columns_;
};

}  // namespace clay

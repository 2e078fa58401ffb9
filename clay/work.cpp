// What following a stroke costs, reckoned from its numbers alone, quickly and never too little: the widest box that a
// stamp or a press may touch, with its margin, its copy and what it feels of the surface. work_test.cpp counts after.
#include <cstdlib>

#include "clay/field.hpp"

namespace clay {

namespace {

constexpr int cell = fine_width / coarse_side;
constexpr std::int64_t stamp_itself = 16;  // to turn it, wherever it stands
constexpr int stamp_slack = 3;             // by which what is turned may reach farther, from rounding

// Points that are only copied or looked at are quick.
constexpr std::int64_t weigh(std::int64_t light_points) { return light_points / points_a_work + 1; }

// At most so many points of the coarse grid lie in a stretch.
constexpr std::int64_t points_in(int stretch) { return std::min(stretch / cell + 1, coarse_side); }

constexpr std::int64_t cube(std::int64_t a) { return a * a * a; }
constexpr std::int64_t widened(std::int64_t points, int margin) {
    return std::min<std::int64_t>(points + 2 * margin, coarse_side);
}

struct Way {  // from one dab to the next, in each direction
    int x, y, z;
    // Never shorter than the way is: the longest direction and half of the others.
    int length() const { return (x + y + z + std::max({x, y, z}) + 1) / 2; }
};
Way way_to(const Stroke& stroke, std::size_t dab) {
    const Point from = stroke.path[dab == 0 ? 0 : dab - 1].at, to = stroke.path[dab].at;
    return {std::abs(to.x - from.x) * fine, std::abs(to.y - from.y) * fine, std::abs(to.z - from.z) * fine};
}

// A turned stamp is reckoned as wide as it is long.
std::int64_t work_of_stamp(const Stroke& stroke) {
    const auto& [half, turn, blend, is_hollow] = stroke.shape;
    const Way own{half[0] * 4 * fine, half[1] * 4 * fine, half[2] * 4 * fine};
    const int longest = own.length();
    const Way reach = turn == Shape{}.turn ? own : Way{longest, longest, longest};
    const auto points = [](int each) { return points_in(2 * (each + cut + stamp_slack)); };
    const int hands = stroke.is_mirrored ? 2 : 1;
    return points(reach.x) * points(reach.y) * points(reach.z) * hands * hands + stamp_itself;
}

// How far the ball of a dab may reach from where it is led: less pressed, it is sunk by what it lacks.
int reach_of(const Stroke& stroke, std::size_t dab) {
    const int radius = stroke.size * 4 * fine;
    const int force = stroke.strength * stroke.path[dab].pressure * one / (255 * 255);
    return radius + known + static_cast<int>(std::int64_t{radius} * (one - force) / one) + fine;
}

std::int64_t work_of_sweep(const Stroke& stroke, std::size_t dab) {
    const Way way = way_to(stroke, dab);
    const int reach = 2 * std::max(reach_of(stroke, dab), reach_of(stroke, dab == 0 ? 0 : dab - 1));
    const int hands = stroke.is_mirrored ? 2 : 1;
    const std::int64_t points = points_in(way.x + reach) * points_in(way.y + reach) * points_in(way.z + reach);
    return points * hands * hands + weigh(2 * points_felt * hands);
}

// Blocks that it begins to keep: all that it reaches from its first dab to its last.
std::int64_t work_of_keeping(const Stroke& stroke) {
    constexpr int blocks = coarse_side / block_side, wide = fine_width / blocks;
    Point low = stroke.path[0].at, high = low;
    int reach = 0;
    for (std::size_t dab = 0; dab < stroke.path.size(); ++dab) {
        const Point at = stroke.path[dab].at;
        low = {std::min(low.x, at.x), std::min(low.y, at.y), std::min(low.z, at.z)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y), std::max(high.z, at.z)};
        reach = std::max(reach, reach_of(stroke, dab));
    }
    const auto kept = [&](int from, int to) {
        const int first = std::max(from * fine - reach, 0) / wide;
        const int last = std::min(to * fine + fine + reach, fine_width - 1) / wide;
        return std::int64_t{last - first + 1};
    };
    // The other hand mirrors what it reaches from side to side.
    const std::int64_t along = stroke.is_mirrored ? blocks : kept(low.x, high.x);
    return weigh(along * kept(low.y, high.y) * kept(low.z, high.z) * 2 * points_of_block);
}

std::int64_t work_of_press(const Stroke& stroke, int farthest) {
    const int hands = stroke.is_mirrored ? 2 : 1;
    const std::int64_t side = points_in(2 * stroke.size * 4 * fine);
    const std::int64_t looked_at = stroke.tool == Tool::flatten || stroke.tool == Tool::pinch ? points_felt * hands : 0;
    const bool is_moving = stroke.tool == Tool::pull || stroke.tool == Tool::pinch;
    const int margin = stroke.tool == Tool::smooth ? smooth_margin : is_moving ? farthest / cell + 2 : 0;
    const int times = stroke.tool == Tool::smooth ? 7 : 1;  // copied, and read and written again in each direction
    const std::int64_t copied = cube(widened(side, margin)) * hands * times;
    return cube(side) * hands * hands + weigh(copied + looked_at);
}

std::int64_t work_of_presses(const Stroke& stroke, std::size_t dab) {
    if (dab == 0 && stroke.tool == Tool::pull) return 1;
    const int stride = stroke.size * fine, length = way_to(stroke, dab).length();
    const std::int64_t presses = std::max(1, (length + stride - 1) / stride);
    const int farthest = stroke.tool == Tool::pinch ? 2 * stride : std::min(length, stride + fine);
    return presses * work_of_press(stroke, farthest);
}

}  // namespace

std::int64_t work_of(const Stroke& stroke) {
    if (is_stamp(stroke.tool)) return work_of_stamp(stroke);
    const bool sweeps = is_swept(stroke.tool);
    std::int64_t work = sweeps ? work_of_keeping(stroke) : 0;
    for (std::size_t dab = 0; dab < stroke.path.size(); ++dab) {
        work += sweeps ? work_of_sweep(stroke, dab) : work_of_presses(stroke, dab);
    }
    return work;
}

}  // namespace clay

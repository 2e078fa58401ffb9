#include "clay/stamps.hpp"

#include <cstdlib>

namespace clay {

namespace {

int larger(int a, int b, int c) { return std::max({a, b, c}); }
int smaller(int a, int b, int c) { return std::min({a, b, c}); }

// A round thing squeezed to other half sizes in each direction. Where u is the place in half sizes, and v the same once
// more, |u| (|u| - 1) / |v| is how far its surface is: exact for a ball, and right to first order near any ellipsoid.
class Round {
public:
    explicit Round(Vec half)
        : least_(smaller(half.x, half.y, half.z)), most_(larger(half.x, half.y, half.z)),
          inverse_{(1 << 24) / half.x, (1 << 24) / half.y, (1 << 24) / half.z} {}

    struct Seen { int out, reach; };  // how far from the middle, and how far the surface is from there
    Seen seen(Vec a) const {
        if (least_ == most_) return {length(a), least_};
        const Vec u{in_halves(std::abs(a.x), inverse_.x), in_halves(std::abs(a.y), inverse_.y),
                    in_halves(std::abs(a.z), inverse_.z)};
        const std::int64_t size = length(u);
        const int surely = static_cast<int>((size - one) * least_ >> 14);  // at least so far from the surface
        if (surely >= cut || size == 0) return {surely + least_, least_};
        const std::int64_t steep = length(Vec{twice(u.x, inverse_.x), twice(u.y, inverse_.y), twice(u.z, inverse_.z)});
        if (steep == 0) return {0, least_};
        const std::int64_t reach = std::clamp<std::int64_t>((size << 12) / steep, least_, most_);
        return {static_cast<int>(size * reach >> 14), static_cast<int>(reach)};
    }
    int distance(Vec a) const {
        const Seen from = seen(a);
        return std::max(from.out - from.reach, -least_);
    }

private:
    static int in_halves(int a, int inverse) { return static_cast<int>(std::int64_t{a} * inverse >> 10); }  // 2^14
    static int twice(int u, int inverse) { return static_cast<int>(std::int64_t{u} * inverse >> 12); }      // 2^26

    int least_, most_;
    Vec inverse_;  // 2^24 through the half sizes
};

// Inside a corner where two distances meet; `edge` is how round it is.
int rounded(int a, int b, int edge) {
    return length(std::max(a, 0), std::max(b, 0)) + std::min(std::max(a, b), 0) - edge;
}

class Form {
public:
    Form(Tool tool, Vec half) : tool_(tool), half_(half), edge_(edge_of(tool, half)), round_(round_of(tool, half)) {}

    // Of a place no farther than `cut` outside the box of the half sizes.
    int distance(Vec a) const {
        switch (tool_) {
            case Tool::rod: return round_.distance({a.x, std::max(std::abs(a.y) - shaft(), 0), a.z});
            case Tool::disc: return disc(a);
            case Tool::cone: return cone(a);
            case Tool::box: return box({std::abs(a.x), std::abs(a.y), std::abs(a.z)});
            case Tool::ring: return ring(a);
            default: return round_.distance(a);
        }
    }

private:
    static int cap(Vec half) { return std::min(half.y, std::max(half.x, half.z)); }
    static int edge_of(Tool tool, Vec half) {
        const int least = smaller(half.x, half.y, half.z);
        switch (tool) {
            case Tool::ring: return smaller(half.x / 2, half.y, half.z / 2);  // all of it is edge
            case Tool::disc: return least / 4;
            default: return least / 8;
        }
    }
    // What is round in it: all of a ball, the ends of a rod, what the others are seen from above.
    static Round round_of(Tool tool, Vec half) {
        if (tool == Tool::ball) return Round(half);
        if (tool == Tool::rod) return Round({half.x, cap(half), half.z});
        const int edge = edge_of(tool, half);
        const int x = half.x - edge, z = half.z - edge;
        return Round({x, std::max(x, z), z});
    }
    int shaft() const { return half_.y - cap(half_); }

    int disc(Vec a) const {
        const Round::Seen above = round_.seen({a.x, 0, a.z});
        return rounded(above.out - above.reach, std::abs(a.y) - (half_.y - edge_), edge_);
    }
    int ring(Vec a) const {
        const Round::Seen above = round_.seen({a.x, 0, a.z});
        return length(above.out - above.reach, a.y) - edge_;
    }
    int box(Vec a) const {
        const Vec over{a.x - half_.x + edge_, a.y - half_.y + edge_, a.z - half_.z + edge_};
        const Vec outside{std::max(over.x, 0), std::max(over.y, 0), std::max(over.z, 0)};
        return length(outside) + std::min(larger(over.x, over.y, over.z), 0) - edge_;
    }
    // The distance to a triangle in the plane through the axis: its base, and its slope up to the tip.
    int cone(Vec a) const {
        const Round::Seen above = round_.seen({a.x, 0, a.z});
        const int high = 2 * (half_.y - edge_), up = a.y + half_.y - edge_;
        const std::int64_t past = above.out - above.reach;  // the foot of the slope
        const std::int64_t along = up * std::int64_t{high} - past * above.reach;
        const std::int64_t whole = std::int64_t{high} * high + std::int64_t{above.reach} * above.reach;
        const std::int64_t part = std::clamp<std::int64_t>(along * one / whole, 0, one);
        const int to_slope = length(static_cast<int>(past + (above.reach * part >> 14)),
                                    static_cast<int>(up - (high * part >> 14)));
        const int to_base = length(static_cast<int>(std::max<std::int64_t>(past, 0)), up);
        const bool is_inside = up > 0 && past * high + std::int64_t{up} * above.reach < 0;
        const int nearest = std::min(to_slope, to_base);
        return (is_inside ? -nearest : nearest) - edge_;
    }

    Tool tool_;
    Vec half_;
    int edge_;  // how round its edges are
    Round round_;
};

// A form where a stroke sets it.
class Placed {
public:
    explicit Placed(const Stroke& stroke)
        : middle_(middle_of(stroke.path.front().at)), half_(half_of(stroke.shape)), turn_(stroke.shape.turn),
          form_(stroke.tool, half_) {}

    int distance(Vec place) const {
        const Vec a = turn_.back(place - middle_);
        const auto over = [](int x, int half) { return std::max(std::abs(x) - half, 0); };
        const Vec outside{over(a.x, half_.x), over(a.y, half_.y), over(a.z, half_.z)};
        if (dot(outside, outside) >= std::int64_t{cut} * cut) return cut;
        return std::min(form_.distance(a), cut);
    }
    Box box(int side) const {
        Vec reach{cut, cut, cut};
        const auto add = [&](Vec column, int half) {
            reach = reach + Vec{std::abs(column.x) * half >> 14, std::abs(column.y) * half >> 14,
                                std::abs(column.z) * half >> 14} + Vec{1, 1, 1};
        };
        add(turn_.columns()[0], half_.x);
        add(turn_.columns()[1], half_.y);
        add(turn_.columns()[2], half_.z);
        return box_around(side, middle_, reach);
    }

private:
    static Vec half_of(const Shape& shape) { return Vec{shape.half[0], shape.half[1], shape.half[2]} * (4 * fine); }

    Vec middle_, half_;
    Turn turn_;
    Form form_;
};

std::vector<Box> boxes_of(int side, const Stroke& stroke, const Placed& placed) {
    const Box box = placed.box(side);
    if (!stroke.is_mirrored) return {box};
    return apart(box, mirrored(side, box), 0);
}

}  // namespace

void set_down(Grid& grid, const Stroke& stroke) {
    const Placed placed(stroke);
    const int blend = std::min<int>(stroke.shape.blend * fine, cut);
    for (const Box& box : boxes_of(grid.side(), stroke, placed)) {
        grid.rewrite(box, [&](Vec place, int old) {
            if (old == (stroke.shape.is_hollow ? cut : -cut)) return old;  // nothing to take, or full already
            int distance = placed.distance(place);
            if (stroke.is_mirrored) distance = soft_min(distance, placed.distance(mirrored(place)), blend);
            return stroke.shape.is_hollow ? soft_max(old, -distance, blend) : soft_min(old, distance, blend);
        });
    }
}

}  // namespace clay

#include "clay/brushes.hpp"

#include <cstdlib>

namespace clay {

namespace {

Vec scaled(Vec a, std::int64_t by) {  // by / one
    const auto part = [by](int x) { return static_cast<int>(x * by / one); };
    return {part(a.x), part(a.y), part(a.z)};
}
Vec towards(Vec from, Vec to, int part, int parts) {
    const auto between = [&](int a, int b) { return a + (b - a) * part / parts; };
    return {between(from.x, to.x), between(from.y, to.y), between(from.z, to.z)};
}
Vec flipped(Vec a) { return {-a.x, a.y, a.z}; }

std::size_t index_in_block(const Grid& grid, Vec place) {
    const Vec point = grid.point(place);
    const auto within = [](int a) { return a & (block_side - 1); };
    return static_cast<std::size_t>(within(point.x) + block_side * (within(point.y) + block_side * within(point.z)));
}

// One press of a brush, as its hand sees it: the other hand of a mirrored stroke sees the clay in a mirror, and does
// the same there.
struct Press {
    Vec middle{};
    int radius = 0;
    int force = 0;  // of `one`

    static Press of(const Stroke& stroke, std::size_t dab) {
        const Dab& here = stroke.path[dab];
        return {middle_of(here.at), stroke.size * 4 * fine, stroke.strength * here.pressure * one / (255 * 255)};
    }
    // How much is done at a place: (1 - d^2)^2 of the force.
    int weight(Vec place) const {
        const std::int64_t far = dot(place - middle, place - middle), whole = std::int64_t{radius} * radius;
        if (far >= whole) return 0;
        const std::int64_t in = one - far * one / whole;
        return static_cast<int>((in * in >> 14) * force >> 14);
    }
    Box box(int side) const { return box_around(side, middle, {radius, radius, radius}); }
};

// A ball swept from one place to another.
struct Sweep {
    Vec from{}, to{};
    int radius = 0;

    int distance(Vec place) const {
        const Vec way = to - from, off = place - from;
        const std::int64_t whole = dot(way, way), along = dot(way, off);
        const std::int64_t part = along <= 0 ? 0 : along >= whole ? one : along * one / whole;
        const Vec rest = off - scaled(way, part);
        const std::int64_t reach = radius + known;
        return dot(rest, rest) >= reach * reach ? cut : length(rest) - radius;
    }
};

// Where the ball of a press lies: its middle at the surface when pressed with all force, sunk (or raised) when less, so
// that it stands out by as much as the force.
template <class Sample>
Vec ball_middle(const Sample& before, const Stroke& stroke, const Press& press) {
    const Vec out = feel(before, press.middle, std::max(press.radius / 2, 8 * fine)).out;
    const Vec moved = scaled(out, std::int64_t{press.radius} * (one - press.force) / one);
    return stroke.tool == Tool::add ? press.middle - moved : press.middle + moved;
}

Box box_of(int side, const Sweep& sweep) {
    const int reach = sweep.radius + known;
    return hull(box_around(side, sweep.from, {reach, reach, reach}), box_around(side, sweep.to, {reach, reach, reach}));
}

std::vector<Box> boxes_of(int side, const Box& own, const Box& others, const Stroke& stroke, int margin) {
    if (!stroke.is_mirrored) return {own};
    return apart(own, mirrored(side, others), margin);
}

void add_to_body(Grid& grid, Swept& swept, const Stroke& stroke, const Sweep& own, const Sweep& others,
                 const Box& box) {
    const int blend = std::min(own.radius / 2, cut);
    for (const int number : grid.blocks_of(box)) {
        Swept::Block& block = swept.block(grid, number);
        grid.rewrite(common(box, grid.box_of_block(number)), [&](Vec place, int old) {
            int distance = own.distance(place);
            if (stroke.is_mirrored) distance = std::min(distance, others.distance(mirrored(place)));
            const std::size_t index = index_in_block(grid, place);
            if (distance >= std::min<int>(block.body[index], known)) return old;
            block.body[index] = static_cast<std::int16_t>(distance);
            const int before = block.before[index];
            return stroke.tool == Tool::add ? soft_min(before, distance, blend) : soft_max(before, -distance, blend);
        });
    }
}

void sweep(Grid& grid, Swept& swept, const Stroke& stroke, std::size_t dab) {
    const Press here = Press::of(stroke, dab), last = Press::of(stroke, dab == 0 ? 0 : dab - 1);
    const auto sweep_of = [&](bool is_other) {
        grid.count(2 * points_felt);
        const auto before = [&](Vec a) { return swept.sample_before(grid, is_other ? mirrored(a) : a); };
        return Sweep{ball_middle(before, stroke, last), ball_middle(before, stroke, here), here.radius};
    };
    const Sweep own = sweep_of(false), others = stroke.is_mirrored ? sweep_of(true) : own;
    const Box own_box = box_of(grid.side(), own), others_box = box_of(grid.side(), others);
    for (const Box& box : boxes_of(grid.side(), own_box, others_box, stroke, 0)) {
        add_to_body(grid, swept, stroke, own, others, box);
    }
}

// What a press does where, on a grid: `rewritten(copy, place, old)`; the copy is how it was, and `margin` points wider.
template <class Rewritten>
void rewrite_under(Grid& grid, const Stroke& stroke, const Press& press, int margin, const Rewritten& rewritten) {
    const Box own = press.box(grid.side());
    for (const Box& box : boxes_of(grid.side(), own, own, stroke, margin)) {
        if (box.is_empty()) continue;
        Copy copy(grid, box, margin);
        if (stroke.tool == Tool::smooth) copy.blur();
        grid.count(copy.touched());
        grid.rewrite(box, [&](Vec place, int old) { return rewritten(copy, place, old); });
    }
}

void smooth(Grid& grid, const Stroke& stroke, const Press& press) {
    rewrite_under(grid, stroke, press, smooth_margin, [&](const Copy& copy, Vec place, int old) {
        const int others = stroke.is_mirrored ? press.weight(mirrored(place)) : 0;
        const int weight = std::min(press.weight(place) + others, one);
        return weight == 0 ? old : old + (copy.at(place) - old) * weight / one;
    });
}

Felt felt(Grid& grid, const Press& press, bool is_other) {
    grid.count(points_felt);
    const auto sample = [&](Vec a) { return grid.sample(is_other ? mirrored(a) : a); };
    return feel(sample, press.middle, press.radius / 2);
}

void flatten(Grid& grid, const Stroke& stroke, const Press& press) {
    const Felt own = felt(grid, press, false), others = stroke.is_mirrored ? felt(grid, press, true) : own;
    // How much more a distance is to be at a place, as one hand sees it, times its weight.
    const auto wanted = [&](const Felt& felt, Vec place, int old, int weight) {
        if (weight == 0 || felt.out == Vec{}) return std::int64_t{0};
        const std::int64_t plane = dot(place - press.middle, felt.out) / one + felt.distance;
        return (plane - old) * weight;
    };
    rewrite_under(grid, stroke, press, 0, [&](const Copy&, Vec place, int old) {
        const int weight = press.weight(place);
        if (!stroke.is_mirrored) return old + static_cast<int>(wanted(own, place, old, weight) / one);
        const int other_weight = press.weight(mirrored(place));
        const std::int64_t both = wanted(own, place, old, weight) + wanted(others, mirrored(place), old, other_weight);
        return old + static_cast<int>(both / std::max(one, weight + other_weight));
    });
}

// Clay that is moved: `shift(place, other)` is how far, as one hand sees it, and at most `farthest`.
template <class Shift>
void move(Grid& grid, const Stroke& stroke, const Press& press, int farthest, const Shift& shift) {
    const int margin = farthest / grid.cell() + 2;
    rewrite_under(grid, stroke, press, margin, [&](const Copy& copy, Vec place, int old) {
        Vec moved = shift(place, false);
        if (stroke.is_mirrored) moved = moved + flipped(shift(mirrored(place), true));
        return moved == Vec{} ? old : copy.sample(place - moved);
    });
}

void pinch(Grid& grid, const Stroke& stroke, const Press& press) {
    const Vec own = felt(grid, press, false).out, others = stroke.is_mirrored ? felt(grid, press, true).out : own;
    move(grid, stroke, press, press.radius / 2, [&](Vec place, bool is_other) {
        const Vec out = is_other ? others : own, off = place - press.middle;
        const Vec along = off - scaled(out, dot(off, out) / one);
        return scaled(along, -press.weight(place) / 2);
    });
}

void pull(Grid& grid, const Stroke& stroke, const Press& press, Vec way) {
    move(grid, stroke, press, length(way), [&](Vec place, bool) { return scaled(way, press.weight(place)); });
}

// How many presses lead from the dab before to this one: one for each quarter of the radius. (work.cpp counts on it.)
int presses_to(const Stroke& stroke, std::size_t dab) {
    if (dab == 0) return stroke.tool == Tool::pull ? 0 : 1;
    const Vec way = middle_of(stroke.path[dab].at) - middle_of(stroke.path[dab - 1].at);
    const int stride = stroke.size * fine;
    return std::max(1, (length(way) + stride - 1) / stride);
}

void press_on(Grid& grid, const Stroke& stroke, std::size_t dab) {
    const Press here = Press::of(stroke, dab);
    const Vec from = dab == 0 ? here.middle : middle_of(stroke.path[dab - 1].at);
    const int presses = presses_to(stroke, dab);
    for (int i = 1; i <= presses; ++i) {
        const Vec start = towards(from, here.middle, i - 1, presses), end = towards(from, here.middle, i, presses);
        switch (stroke.tool) {
            case Tool::smooth: smooth(grid, stroke, {end, here.radius, here.force}); break;
            case Tool::flatten: flatten(grid, stroke, {end, here.radius, here.force}); break;
            case Tool::pinch: pinch(grid, stroke, {end, here.radius, here.force}); break;
            default: pull(grid, stroke, {start, here.radius, here.force}, end - start); break;
        }
    }
}

}  // namespace

Swept::Block& Swept::block(Grid& grid, int number) {
    Block& block = blocks_[number];
    if (block.before.empty()) {
        grid.count(2 * points_of_block);
        block.before = Copy(grid, grid.box_of_block(number), 0).take();
        block.body.assign(block.before.size(), std::int16_t{cut});
    }
    return block;
}

int Swept::sample_before(const Grid& grid, Vec place) const {
    return straight_between(place, grid.cell(), grid.side(), [&](int x, int y, int z) {
        const int blocks = grid.side() / block_side;
        const auto found = blocks_.find(x / block_side + blocks * (y / block_side + blocks * (z / block_side)));
        if (found == blocks_.end()) return grid.at({x, y, z});
        return int{found->second.before[index_in_block(grid, grid.place({x, y, z}))]};
    });
}

void lead(Grid& grid, Swept& swept, const Stroke& stroke, std::size_t dab) {
    if (dab == 0) swept.begin();
    if (is_swept(stroke.tool)) sweep(grid, swept, stroke, dab);
    else press_on(grid, stroke, dab);
}

}  // namespace clay

#include "clay/pick.hpp"

namespace clay {

namespace {

struct Stretch { std::int64_t from, to; };  // of a ray, in fine steps

// Where it is inside the block; nowhere when it ends before it begins.
Stretch inside(Vec from, Vec way) {
    Stretch within{0, std::int64_t{1} << 40};
    const auto cut_by = [&within](std::int64_t start, std::int64_t step) {
        if (step == 0) {
            if (start < 0 || start > fine_width) within.to = -1;
            return;
        }
        const std::int64_t a = -start * one / step, b = (fine_width - start) * one / step;
        within = {std::max(within.from, std::min(a, b)), std::min(within.to, std::max(a, b))};
    };
    cut_by(from.x, way.x);
    cut_by(from.y, way.y);
    cut_by(from.z, way.z);
    return within;
}

Vec along(Vec from, Vec way, std::int64_t far) {
    const auto moved = [far](int a, int step) { return static_cast<int>(a + step * far / one); };
    return {moved(from.x, way.x), moved(from.y, way.y), moved(from.z, way.z)};
}

}  // namespace

std::optional<Hit> pick(const Field& field, Vec from, Vec direction) {
    const int size = length(direction);
    if (size == 0) return {};
    const auto unit = [size](int a) { return static_cast<int>(std::int64_t{a} * one / size); };
    const Vec way{unit(direction.x), unit(direction.y), unit(direction.z)};
    const Grid& grid = field.grid();
    const Stretch within = inside(from, way);
    std::int64_t outside = within.from;
    for (std::int64_t far = within.from; far <= within.to;) {
        const int distance = grid.sample(along(from, way, far));
        if (distance > 0) {
            outside = far;
            far += std::max(distance / 2, grid.cell() / 4);  // brushes leave distances that are not quite true
            continue;
        }
        while (far - outside > 1) {
            const std::int64_t between = (far + outside) / 2;
            (grid.sample(along(from, way, between)) > 0 ? outside : far) = between;
        }
        const Vec place = along(from, way, far);
        return Hit{place, feel([&](Vec a) { return grid.sample(a); }, place, grid.cell()).out};
    }
    return {};
}

}  // namespace clay

#include "clay/field.hpp"

#include "clay/stamps.hpp"
#include "core/steps.hpp"

namespace clay {

void Field::apply(const Stroke& stroke, std::size_t first_dab) {
    if (is_stamp(stroke.tool)) return set_down(grid_, stroke);
    for (std::size_t dab = first_dab; dab < stroke.path.size(); ++dab) lead(grid_, swept_, stroke, dab);
}

int Field::volume() const {
    // A point next to the surface counts for the part of its cell that is clay, about.
    const int cell = grid_.cell();
    std::int64_t clay = 0;
    for (const std::int16_t distance : grid_.distances()) clay += std::clamp(cell / 2 - distance, 0, cell);
    const std::int64_t whole = static_cast<std::int64_t>(grid_.distances().size()) * cell;
    return static_cast<int>((clay * 1000 + whole / 2) / whole);
}

std::uint64_t Field::hash() const {
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a, by distances instead of bytes
    for (const std::int16_t distance : grid_.distances()) {
        hash = (hash ^ static_cast<std::uint16_t>(distance)) * 0x100000001b3;
    }
    return hash;
}

int Field::at(int x, int y, int z) const {
    return std::clamp(grid_.at({x, y, z}) * 16 / grid_.cell(), -127, 127);
}

std::expected<Measured, Fault> measure(const Strokes& strokes) {
    if (strokes.size() > strokes_max) return std::unexpected(Fault::too_long);
    std::int64_t work = 0;
    for (const Stroke& stroke : strokes) {
        if (!is_possible(stroke)) return std::unexpected(Fault::out_of_block);
        work += work_of(stroke);
    }
    if (work > work_max) return std::unexpected(Fault::too_much_work);
    if (pack(strokes).size() > packed_bytes_max) return std::unexpected(Fault::too_long);
    Field field(coarse_side);
    for (const Stroke& stroke : strokes) field.apply(stroke);
    core::count_steps(field.grid().touched());
    const Measured measured{field.volume(), field.hash()};
    if (measured.volume > volume_max) return std::unexpected(Fault::over_volume);
    return measured;
}

}  // namespace clay

// Strokes for tests: any that can be, from a seed, or plain ones to start from.
#pragma once

#include "clay/stroke.hpp"
#include "core/rng.hpp"

namespace clay {

inline Stroke stamp(Tool tool, Point at, std::array<std::uint8_t, 3> half) {
    return {.tool = tool, .shape = {.half = half}, .path = {{at}}};
}

inline Point some_place(core::Rng& rng) {
    const auto some = [&] { return static_cast<std::int16_t>(200 + rng.below(624)); };
    const std::int16_t x = some(), y = some(), z = some();
    return {x, y, z};
}

inline std::uint8_t some_byte(core::Rng& rng, std::uint32_t least, std::uint32_t most) {
    return static_cast<std::uint8_t>(least + rng.below(most - least + 1));
}

inline Stroke some_stroke(core::Rng& rng, Tool tool) {
    Stroke stroke{.tool = tool, .is_mirrored = rng.below(3) == 0};
    stroke.path.push_back({some_place(rng)});
    if (is_stamp(tool)) {
        for (std::uint8_t& half : stroke.shape.half) half = some_byte(rng, 3, 50);
        const bool is_turned = rng.below(2) == 0;
        for (std::uint8_t& turn : stroke.shape.turn) turn = is_turned ? some_byte(rng, 0, 255) : std::uint8_t{0};
        stroke.shape.blend = some_byte(rng, 0, 160);
        stroke.shape.is_hollow = rng.below(4) == 0;
        return stroke;
    }
    stroke.size = some_byte(rng, 4, 30);
    stroke.strength = some_byte(rng, 20, 255);
    for (std::uint32_t left = rng.below(12); left > 0; --left) {
        Dab dab = stroke.path.back();
        const auto moved = [&](std::int16_t from) { return static_cast<std::int16_t>(from + int(rng.below(41)) - 20); };
        dab.at = {moved(dab.at.x), moved(dab.at.y), moved(dab.at.z)};
        if (rng.below(3) == 0) dab.pressure = some_byte(rng, 1, 255);
        stroke.path.push_back(dab);
    }
    return stroke;
}

// Begins with a stamp, so that brushes find something; uses every tool when it is long enough.
inline Strokes some_strokes(std::uint64_t seed, int count) {
    core::Rng rng(seed);
    Strokes strokes{stamp(Tool::ball, {512, 512, 512}, {60, 55, 50})};
    while (static_cast<int>(strokes.size()) < count) {
        strokes.push_back(some_stroke(rng, static_cast<Tool>(strokes.size() % tool_count)));
    }
    return strokes;
}

}  // namespace clay

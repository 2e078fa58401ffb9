#include <algorithm>
#include <charconv>
#include <cstdio>
#include <fstream>
#include <numeric>

#include "clay/render.hpp"
#include "clay/script.hpp"
#include "tools/commands.hpp"
#include "tools/png.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

// A script is text; a packed list says its version in the first byte, which no text begins with.
clay::Strokes read_strokes(const std::string& path) {
    const std::string bytes = read_file(path);
    if (!bytes.empty() && bytes[0] >= 0 && bytes[0] < '\t') {
        auto strokes = clay::unpack(bytes);
        if (!strokes) throw UsageError(path + " is no list of strokes that this clay can follow");
        return std::move(*strokes);
    }
    auto strokes = clay::read_script(bytes);
    if (!strokes) {
        throw UsageError(path + ", line " + std::to_string(strokes.error().line) + ": " + strokes.error().why);
    }
    if (strokes->empty()) throw UsageError(path + " holds no stroke");
    return std::move(*strokes);
}

clay::Colour colour_of(const std::string& text) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (error != std::errc() || end != text.data() + text.size() || text.size() != 6) {
        throw UsageError("--colour takes six digits such as C4694A, not '" + text + "'");
    }
    return {static_cast<std::uint8_t>(value >> 16), static_cast<std::uint8_t>(value >> 8 & 0xFF),
            static_cast<std::uint8_t>(value & 0xFF)};
}

int side_of(const Args& args) {
    const auto side = static_cast<int>(args.number("side", clay::middling_side, clay::fine_side));
    if (side != clay::middling_side && side != clay::fine_side) throw UsageError("--side is 64 or 128");
    return side;
}

void put(clay::Image& sheet, const clay::Image& view, int left, int top) {
    const auto row_bytes = static_cast<std::ptrdiff_t>(view.width) * 3;
    for (int row = 0; row < view.height; ++row) {
        const auto from = view.rgb.begin() + row * row_bytes;
        const auto to = sheet.rgb.begin() + (static_cast<std::ptrdiff_t>(top + row) * sheet.width + left) * 3;
        std::copy(from, from + row_bytes, to);
    }
}

// Front and three quarters, below them side and back.
clay::Image sheet_of(const clay::Field& field, int height, int pixels, clay::Colour colour) {
    constexpr int turns[] = {0, 40, 90, 180};
    const int half = pixels / 2;
    clay::Image sheet = {.width = 2 * half, .height = 2 * half};
    sheet.rgb.resize(static_cast<std::size_t>(sheet.width) * static_cast<std::size_t>(sheet.height) * 3);
    for (int i = 0; i < 4; ++i) {
        const clay::Camera camera = {.turn = turns[i], .height = height};
        put(sheet, clay::render(field, camera, half, colour), i % 2 * half, i / 2 * half);
    }
    return sheet;
}

void write_png(const std::string& path, const clay::Image& image) {
    std::ofstream file(path, std::ios::binary);
    file << png_of(image.width, image.height, image.rgb) << std::flush;
    if (!file) throw UsageError(path + " cannot be written");
}

// What a server would say of it; 0 if it would take it.
int tell_size(const clay::Strokes& strokes) {
    clay::Field coarse(clay::coarse_side);
    for (const clay::Stroke& stroke : strokes) coarse.apply(stroke);
    const auto work = std::accumulate(strokes.begin(), strokes.end(), std::int64_t{0},
                                      [](std::int64_t sum, const clay::Stroke& each) { return sum + work_of(each); });
    std::printf("strokes %zu, packed %zu bytes, volume %d of %d thousandths, work %.1f %% of what a server follows\n",
                strokes.size(), clay::pack(strokes).size(), coarse.volume(), clay::volume_max,
                100.0 * static_cast<double>(work) / static_cast<double>(clay::work_max));
    const auto measured = clay::measure(strokes);
    if (measured) return 0;
    const bool is_too_much = measured.error() == clay::Fault::over_volume;
    std::fprintf(stderr, "palette: a table would refuse it: %s\n",
                 is_too_much ? "it takes more clay than there is" : "its strokes are too many or too large");
    return 1;
}

int run(const Args& args) {
    const std::string& out = args.text("png");
    const clay::Camera camera = {.turn = static_cast<int>(args.number("turn", -360, 360)),
                                 .height = static_cast<int>(args.number("height", 0, 85))};
    const auto pixels = static_cast<int>(args.number("pixels", 16, 2048));
    const clay::Colour colour = colour_of(args.text("colour"));
    clay::Field field(side_of(args));
    const clay::Strokes strokes = read_strokes(args.words()[0]);
    for (const clay::Stroke& stroke : strokes) field.apply(stroke);
    write_png(out, args.has("sheet") ? sheet_of(field, camera.height, pixels, colour)
                                     : clay::render(field, camera, pixels, colour));
    return tell_size(strokes);
}

}  // namespace

Command clay_command() {
    return {.name = "clay",
            .words = "FILE",
            .summary = "A picture of a sculpture: a script, an entry of the library or a packed list of strokes",
            .words_min = 1,
            .words_max = 1,
            .options = {{"png", "OUT", "", "where the picture goes"},
                        {"turn", "DEGREES", "30", "from where it is seen: 0 is its front, 90 its right side"},
                        {"height", "DEGREES", "20", "how far from above"},
                        {"pixels", "N", "720", "width of the picture"},
                        {"sheet", "", "", "front, three quarters, side and back in one picture"},
                        {"side", "N", "128", "cells of the grid: 128 as players see it, or 64 as servers measure it"},
                        {"colour", "RRGGBB", "C4694A", "of the clay"}},
            .run = run};
}

}  // namespace tools

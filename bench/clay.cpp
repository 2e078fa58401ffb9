// What a step of a brush costs: one more dab on the fine grid and the coarse one, and the surface anew where it
// changed. clay.mjs makes the very same steps in WebAssembly, where people make them.
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>

#include "bench/bench.hpp"
#include "clay/mesh.hpp"
#include "clay/sculpture.hpp"
#include "core/check.hpp"
#include "games/barbarossa/library.hpp"

namespace bench {

namespace {

using namespace clay;

constexpr int brushes = 6, dabs = 16;

// A stroke of each brush across the front of a ball, dropped again; how many steps that were.
std::int64_t strokes_of_all_brushes(Sculpture& sculpture) {
    for (int tool = 0; tool < brushes; ++tool) {
        sculpture.begin({.tool = static_cast<Tool>(tool), .size = 16, .strength = 200});
        for (int i = 0; i < dabs; ++i) {
            const Dab dab{{static_cast<std::int16_t>(391 + 16 * i), static_cast<std::int16_t>(451 + 8 * i), 720}};
            CHECK(!sculpture.lead({&dab, 1}));
            for (const int block : sculpture.take_dirty_blocks()) mesh_of(sculpture.shown(), block);
        }
        sculpture.drop();
        sculpture.take_dirty_blocks();
    }
    return brushes * dabs;
}

// Steps a second in WebAssembly; 0 where node or clay.wasm is missing.
double rate_in_wasm() {
    const auto build = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    const auto script = build.parent_path() / "bench/clay.mjs", module = build / "clay.wasm";
    if (!std::filesystem::exists(script) || !std::filesystem::exists(module)) return 0;
    std::FILE* node = popen(("node '" + script.string() + "' '" + module.string() + "' 2>/dev/null").c_str(), "r");
    if (node == nullptr) return 0;
    double rate = 0;
    const bool is_told = std::fscanf(node, "%lf", &rate) == 1;
    return pclose(node) == 0 && is_told ? rate : 0;
}

Result budget(std::string what, std::string unit, double ours, double most, std::string goal) {
    return {.what = std::move(what), .unit = std::move(unit), .ours = ours, .ratio = most / std::max(ours, 1e-9),
            .goal = std::move(goal)};
}

}  // namespace

std::vector<Result> clay_steps() {
    Sculpture sculpture(fine_side);
    CHECK(!sculpture.apply({.tool = Tool::ball, .shape = {.half = {55, 55, 55}}, .path = {{{511, 511, 511}}}}));
    const Compared steps = compare([&] { return rate(Clock::cpu, [&] { return strokes_of_all_brushes(sculpture); }); },
                                   rate_in_wasm);
    std::vector<Result> results{{.what = "a brush step with meshing, 128^3", .unit = "steps/s", .ours = steps.ours,
                                 .against = "WebAssembly in node", .theirs = steps.theirs, .ratio = steps.ratio}};
    if (steps.theirs > 0) results.push_back(budget("the same in WebAssembly", "ms", 1000 / steps.theirs, 16, "16 ms"));

    std::vector<double> sizes;
    for (std::size_t entry = 0; entry < barbarossa::library_size(); ++entry) {
        const auto bytes = from_text(barbarossa::ready_made(entry, lexicon::Language::french).clay);
        CHECK(bytes);
        sizes.push_back(static_cast<double>(bytes->size()));
    }
    if (sizes.empty()) return results;
    std::ranges::sort(sizes);
    const std::string median = "packed, median of " + std::to_string(sizes.size()) + " ready-made";
    results.push_back(budget(median, "bytes", sizes[sizes.size() / 2], 8192, "8 KB"));
    results.push_back(budget("packed, the largest of them", "bytes", sizes.back(), packed_bytes_max, "64 KB"));
    return results;
}

}  // namespace bench

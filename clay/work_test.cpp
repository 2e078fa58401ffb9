// Whatever is led over the clay, in whatever way: what it touches was charged before. Steps are counted, not seconds.
#include <gtest/gtest.h>

#include "clay/field.hpp"
#include "clay/some_strokes.hpp"

namespace clay {

namespace {

constexpr std::int64_t work_tried = 400'000;  // of one stroke: more is as right, but slow to try

std::int16_t far_end(std::size_t dab) { return dab % 2 == 0 ? std::int16_t{0} : std::int16_t{1023}; }

// From corner to corner, to and fro, in small steps, and all on one spot.
std::vector<std::vector<Dab>> nasty_paths() {
    std::vector<std::vector<Dab>> paths(5);
    for (std::size_t i = 0; i < 60; ++i) {
        const auto step = static_cast<std::int16_t>(480 + i);
        if (i < 4) paths[0].push_back({{far_end(i), far_end(i), far_end(i)}});
        paths[1].push_back({{far_end(i), 512, 512}, 1});
        paths[2].push_back({{step, step, step}});
        paths[3].push_back({{511, 511, 511}, static_cast<std::uint8_t>(i % 2 == 0 ? 255 : 0)});
        paths[4].push_back({{495, 512, static_cast<std::int16_t>(15 * i)}, 30});
    }
    return paths;
}

void expect_charged(Field& field, const Stroke& stroke) {
    const std::int64_t before = field.grid().touched();
    field.apply(stroke);
    EXPECT_LE(field.grid().touched() - before, points_a_work * work_of(stroke))
        << "tool " << static_cast<int>(stroke.tool) << ", size " << static_cast<int>(stroke.size) << ", strength "
        << static_cast<int>(stroke.strength) << ", dabs " << stroke.path.size() << ", mirrored " << stroke.is_mirrored;
}

}  // namespace

TEST(Work, IsChargedForEveryStrokeAtRandom) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Field field(coarse_side);
        for (const Stroke& stroke : some_strokes(seed, 30)) expect_charged(field, stroke);
    }
}

TEST(Work, IsChargedForTheNastiestStrokes) {
    int tried = 0;
    for (int tool = 0; tool < 6; ++tool) {
        Field field(coarse_side);
        for (const Stroke& stroke : some_strokes(1, 12)) field.apply(stroke);
        for (const int size : {1, 2, 3, 7, 8, 9, 20, 64}) {
            for (const int strength : {1, 128, 255}) {
                for (const auto& path : nasty_paths()) {
                    Stroke stroke{.tool = static_cast<Tool>(tool), .size = static_cast<std::uint8_t>(size),
                                  .strength = static_cast<std::uint8_t>(strength), .path = path};
                    for (const bool is_mirrored : {false, true}) {
                        stroke.is_mirrored = is_mirrored;
                        if (work_of(stroke) > work_tried) continue;
                        expect_charged(field, stroke);
                        ++tried;
                    }
                }
            }
        }
    }
    EXPECT_GT(tried, 500);
}

TEST(Work, OfASmallBrushLedFromCornerToCornerIsMuch) {
    for (const Tool tool : {Tool::smooth, Tool::pull, Tool::flatten, Tool::pinch}) {
        Stroke bomb{.tool = tool, .size = 1};
        for (std::size_t i = 0; i < 1500; ++i) bomb.path.push_back({{far_end(i), far_end(i), far_end(i)}});
        EXPECT_EQ(measure({bomb}).error(), Fault::too_much_work) << static_cast<int>(tool);
    }
    const Stroke dot{.tool = Tool::add, .size = 1, .path = {{{512, 512, 512}}}};  // begins to keep every block
    EXPECT_EQ(measure(Strokes(strokes_max, dot)).error(), Fault::too_much_work);
}

// What people do in earnest stays possible.
TEST(Work, OfTwoHundredLongStrokesIsAllowed) {
    Stroke stroke{.tool = Tool::add, .size = 16, .strength = 200};
    for (int i = 0; i < 40; ++i) stroke.path.push_back({{static_cast<std::int16_t>(300 + 10 * i), 500, 600}});
    EXPECT_LT(200 * work_of(stroke), work_max);
    stroke.tool = Tool::smooth;
    EXPECT_LT(200 * work_of(stroke), work_max);
}

}  // namespace clay

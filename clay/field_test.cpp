#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "clay/mesh.hpp"
#include "clay/some_strokes.hpp"

namespace clay {

namespace {

Field made(int side, const Strokes& strokes) {
    Field field(side);
    for (const Stroke& stroke : strokes) field.apply(stroke);
    return field;
}

const Stroke lump = stamp(Tool::ball, {511, 511, 511}, {60, 60, 60});

}  // namespace

TEST(Fixed, RootsAreRight) {
    for (std::uint64_t square = 1; square < 1ull << 50; square += square / 97 + 1) {
        const auto found = static_cast<std::uint64_t>(root(square));
        const std::uint64_t slack = 2 + (found >> 18);
        EXPECT_LE((found - std::min(found, slack)) * (found - std::min(found, slack)), square);
        EXPECT_GE((found + slack) * (found + slack), square);
    }
    EXPECT_EQ(root(0), 0);
}

TEST(Fixed, TurnsAboutEachDirection) {
    const auto turned = [](std::array<std::uint8_t, 3> by, std::size_t axis) { return Turn(by).columns()[axis]; };
    EXPECT_EQ(turned({64, 0, 0}, 1), (Vec{0, 0, one}));   // about x: up comes to the front
    EXPECT_EQ(turned({0, 64, 0}, 2), (Vec{one, 0, 0}));   // about y: the front goes right
    EXPECT_EQ(turned({0, 0, 64}, 0), (Vec{0, one, 0}));   // about z: right goes up
    EXPECT_EQ(turned({64, 0, 64}, 1), (Vec{0, 0, one}));  // x first
}

TEST(Stamps, FillTheirShape) {
    struct Case { Tool tool; int thousandths; };
    // Half sizes of 200, 100 and 200 units; what geometry says of the volume, a little less for rounded edges.
    for (const auto& [tool, expected] : {Case{Tool::ball, 16}, Case{Tool::rod, 16}, Case{Tool::disc, 23},
                                         Case{Tool::cone, 8}, Case{Tool::box, 29}, Case{Tool::ring, 18}}) {
        for (const int side : {32, 64, 128}) {
            const int volume = made(side, {stamp(tool, {512, 512, 512}, {50, 25, 50})}).volume();
            EXPECT_NEAR(volume, expected, 1) << static_cast<int>(tool) << " on " << side;
        }
    }
}

TEST(Stamps, AreAlikeOnEveryGrid) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Strokes strokes = some_strokes(seed, 12);
        EXPECT_NEAR(made(64, strokes).volume(), made(128, strokes).volume(), 2) << seed;
    }
}

TEST(Stamps, DoNotMindTheOrderOfWhatIsFarApart) {
    const Stroke left = stamp(Tool::cone, {200, 300, 300}, {20, 20, 20});
    const Stroke right = stamp(Tool::ring, {800, 700, 700}, {20, 8, 20});
    EXPECT_EQ(made(64, {left, right}).hash(), made(64, {right, left}).hash());
}

TEST(Stamps, BlendsNeverGrowOutOfNothing) {
    Stroke far = stamp(Tool::ball, {300, 300, 300}, {10, 10, 10});
    far.shape.blend = 255;
    EXPECT_EQ(made(64, Strokes(40, far)).grid().at({40, 40, 40}), cut);
}

TEST(Strokes, MirroredOnesAreSymmetric) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        Strokes strokes = some_strokes(seed, 14);
        for (Stroke& stroke : strokes) stroke.is_mirrored = true;
        for (const int side : {32, 64}) {
            const Field field = made(side, strokes);
            int differ = 0;
            for (int z = 0; z < side; ++z) {
                for (int y = 0; y < side; ++y) {
                    for (int x = 0; x < side / 2; ++x) differ += field.at(x, y, z) != field.at(side - 1 - x, y, z);
                }
            }
            EXPECT_EQ(differ, 0) << seed << " on " << side;
        }
    }
}

TEST(Strokes, AddingGrowsAndCarvingShrinks) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        core::Rng rng(seed);
        Stroke stroke = some_stroke(rng, Tool::add);
        stroke.size = 30;
        stroke.strength = 255;
        for (Dab& dab : stroke.path) dab = {{dab.at.x, dab.at.y, 720}};  // near the surface
        stroke.path.front().at = {511, 511, 751};
        const int before = made(64, {lump}).volume();
        EXPECT_GT(made(64, {lump, stroke}).volume(), before);
        stroke.tool = Tool::carve;
        EXPECT_LT(made(64, {lump, stroke}).volume(), before);
    }
}

TEST(Strokes, AreTheSameInParts) {
    core::Rng rng(3);
    for (int tool = 0; tool < 6; ++tool) {
        const Stroke whole = some_stroke(rng, static_cast<Tool>(tool));
        Field parts = made(64, {lump});
        Stroke part = whole;
        for (std::size_t dabs = 1; dabs <= whole.path.size(); ++dabs) {
            part.path.assign(whole.path.begin(), whole.path.begin() + static_cast<std::ptrdiff_t>(dabs));
            parts.apply(part, dabs - 1);
        }
        EXPECT_EQ(parts.hash(), made(64, {lump, whole}).hash()) << tool;
    }
}

TEST(Strokes, PullDragsClayAlong) {
    Stroke pull{.tool = Tool::pull, .size = 30, .strength = 255, .path = {{{511, 511, 751}}, {{511, 511, 850}}}};
    const Vec beyond{32, 32, 49};  // 790 units from the back: 40 in front of the ball
    EXPECT_GT(made(64, {lump}).grid().at(beyond), 0);
    EXPECT_LT(made(64, {lump, pull}).grid().at(beyond), 0);
}

TEST(Strokes, FlattenAndSmoothTakeTheTop) {
    const Stroke bump = stamp(Tool::ball, {511, 511, 751}, {8, 8, 8});
    const Vec top{32, 32, 48};  // 776: inside the bump, outside the ball
    EXPECT_LT(made(64, {lump, bump}).grid().at(top), 0);
    for (const Tool tool : {Tool::flatten, Tool::smooth}) {
        const std::vector<Dab> path(20, Dab{{511, 511, 755}});
        const Stroke brush{.tool = tool, .size = 24, .strength = 255, .path = path};
        EXPECT_GT(made(64, {lump, bump, brush}).grid().at(top), 0) << static_cast<int>(tool);
    }
}

TEST(Strokes, PinchGathers) {
    const Stroke ridge = stamp(Tool::box, {511, 511, 751}, {12, 40, 12});
    const std::vector<Dab> path(6, Dab{{511, 511, 790}});
    const Stroke pinch{.tool = Tool::pinch, .size = 24, .strength = 255, .path = path};
    const Vec edge{34, 32, 49};  // 41 units beside the middle, in the ridge
    EXPECT_LT(made(64, {lump, ridge}).grid().at(edge), 0);
    EXPECT_GT(made(64, {lump, ridge, pinch}).grid().at(edge), 0);
}

// Lists, and what came of them on both grids: web/src/clay/clay.test.ts makes the same in the page. A change here means
// another `version`, or that a sculpture somebody made looks different today.
TEST(Golden, HashesAreTheSameForever) {
    std::ifstream file(SOURCE_DIR "/clay/golden/hashes.txt");
    std::string line, now;
    int lines = 0;
    for (; std::getline(file, line); ++lines) {
        std::istringstream words(line);
        std::string text;
        words >> text;
        const auto strokes = unpack(from_text(text).value_or(""));
        ASSERT_TRUE(strokes);
        std::ostringstream again;
        again << text << std::hex;
        for (const int side : {coarse_side, fine_side}) again << ' ' << made(side, *strokes).hash();
        again << std::dec << ' ' << made(coarse_side, *strokes).volume();
        EXPECT_EQ(again.str(), line);
    }
    EXPECT_GE(lines, 10);
}

}  // namespace clay

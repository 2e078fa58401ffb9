#include <gtest/gtest.h>

#include "clay/sculpture.hpp"
#include "clay/some_strokes.hpp"

namespace clay {

namespace {

std::uint64_t hash_of(int side, const Strokes& strokes) {
    Field field(side);
    for (const Stroke& stroke : strokes) field.apply(stroke);
    return field.hash();
}

void expect_is(const Sculpture& sculpture, const Strokes& strokes) {
    EXPECT_EQ(sculpture.list(0, sculpture.strokes()), strokes);
    EXPECT_EQ(sculpture.shown().hash(), hash_of(sculpture.shown().side(), strokes));
    EXPECT_EQ(sculpture.measured().hash(), hash_of(coarse_side, strokes));
    EXPECT_EQ(sculpture.volume(), sculpture.measured().volume());
}

}  // namespace

TEST(Sculpture, IsAlwaysWhatItsStrokesMake) {
    const Strokes stock = some_strokes(5, 60);
    core::Rng rng(5);
    Sculpture sculpture(32);
    Strokes done, undone;
    for (int i = 0; i < 120; ++i) {
        const std::uint32_t what = rng.below(20);
        if (what < 10) {
            Stroke stroke = stock[rng.below(60)];
            if (!sculpture.apply(stroke)) {
                done.push_back(stroke);
                undone.clear();
            }
        } else if (what < 16) {
            EXPECT_EQ(sculpture.undo(), !done.empty());
            if (!done.empty()) undone.push_back(done.back()), done.pop_back();
        } else if (what < 19) {
            EXPECT_EQ(sculpture.redo(), !undone.empty());
            if (!undone.empty()) done.push_back(undone.back()), undone.pop_back();
        } else {
            sculpture.clear();
            while (!done.empty()) undone.push_back(done.back()), done.pop_back();
        }
        EXPECT_EQ(sculpture.undone(), undone.size());
        expect_is(sculpture, done);
    }
}

TEST(Sculpture, GoesBackFartherThanItKeeps) {
    Strokes strokes;
    for (int i = 0; i < 12; ++i) {
        strokes.push_back(stamp(Tool::ball, {static_cast<std::int16_t>(300 + 30 * i), 500, 500}, {25, 25, 25}));
        strokes.back().shape.turn = {1, 2, 3};
        strokes.back().is_mirrored = true;
    }
    Sculpture sculpture(128, strokes);
    while (sculpture.redo()) {
    }
    while (sculpture.strokes() > 1) EXPECT_TRUE(sculpture.undo());
    expect_is(sculpture, {strokes.front()});
}

TEST(Sculpture, LeadsAStroke) {
    const Stroke lump = stamp(Tool::ball, {511, 511, 511}, {50, 50, 50});
    core::Rng rng(7);
    Stroke stroke = some_stroke(rng, Tool::add);
    stroke.path.resize(5, stroke.path.back());
    Sculpture sculpture(64, {lump});
    sculpture.redo();
    const auto lead = [&] {
        sculpture.begin(stroke);
        for (const Dab& dab : stroke.path) EXPECT_FALSE(sculpture.lead({&dab, 1}));
    };
    lead();
    EXPECT_EQ(sculpture.strokes(), 1u);  // not ended yet
    sculpture.drop();
    expect_is(sculpture, {lump});
    lead();
    sculpture.end();
    expect_is(sculpture, {lump, stroke});
    sculpture.undo();
    expect_is(sculpture, {lump});
    sculpture.begin(stroke);
    sculpture.end();
    expect_is(sculpture, {lump});  // no dab, no stroke
}

TEST(Sculpture, RefusesAndLeavesAllAsItWas) {
    Sculpture sculpture(64);
    const Stroke much = stamp(Tool::box, {511, 511, 511}, {80, 80, 80});
    const Stroke more = stamp(Tool::box, {200, 200, 200}, {60, 60, 60});
    EXPECT_FALSE(sculpture.apply(much));
    EXPECT_FALSE(sculpture.apply(stamp(Tool::ball, {511, 511, 900}, {5, 5, 5})));
    sculpture.undo();
    EXPECT_EQ(sculpture.apply(more), Fault::over_volume);
    EXPECT_EQ(sculpture.undone(), 1u);  // what was undone may still be done again
    expect_is(sculpture, {much});
    EXPECT_EQ(sculpture.apply(Stroke{}), Fault::out_of_block);
    EXPECT_EQ(sculpture.apply(Stroke{.path = {{{-1, 0, 0}}}}), Fault::out_of_block);
    EXPECT_EQ(sculpture.apply(Stroke{.path = std::vector<Dab>(dabs_max + 1)}), Fault::too_long);
    expect_is(sculpture, {much});
}

TEST(Sculpture, StopsALedStrokeWhereTheClayEnds) {
    const Stroke much = stamp(Tool::box, {511, 511, 511}, {83, 83, 83});
    Sculpture sculpture(64, {much});
    sculpture.redo();
    Stroke stroke{.tool = Tool::add, .size = 64, .strength = 255};
    sculpture.begin(stroke);
    std::optional<Fault> fault;
    for (std::int16_t x = 0; x < 1000 && !fault; x = static_cast<std::int16_t>(x + 50)) {
        const Dab dab{{x, 900, 511}};
        fault = sculpture.lead({&dab, 1});
        if (!fault) stroke.path.push_back(dab);
    }
    EXPECT_EQ(fault, Fault::over_volume);
    const Dab dab{{0, 0, 0}};
    EXPECT_EQ(sculpture.lead({&dab, 1}), Fault::over_volume);  // and that is that
    sculpture.end();
    expect_is(sculpture, {much, stroke});
    EXPECT_LE(sculpture.volume(), volume_max);
}

}  // namespace clay

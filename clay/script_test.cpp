#include <gtest/gtest.h>

#include "clay/script.hpp"

namespace clay {

namespace {

Strokes read(std::string_view text) {
    auto strokes = read_script(text);
    EXPECT_TRUE(strokes) << (strokes ? "" : strokes.error().why);
    return strokes.value_or(Strokes{});
}

std::string why_not(std::string_view text) {
    const auto strokes = read_script(text);
    return strokes ? "" : std::to_string(strokes.error().line) + ": " + strokes.error().why;
}

}  // namespace

TEST(Script, ReadsAStampWithAllThatMayBeSaid) {
    const Strokes strokes = read("mirror hollow cone at 1 2 1023 half 200 41 1020 turn 90 -90 360 blend 20 # an ear\n");
    ASSERT_EQ(strokes.size(), 1u);
    const Stroke expected = {.tool = Tool::cone,
                             .is_mirrored = true,
                             .shape = {.half = {50, 10, 255}, .turn = {64, 192, 0}, .blend = 20, .is_hollow = true},
                             .path = {{.at = {1, 2, 1023}}}};
    EXPECT_EQ(strokes[0], expected);
}

TEST(Script, TakesTurnAndBlendInEitherOrder) {
    EXPECT_EQ(read("ball at 1 1 1 half 4 4 4 blend 9 turn 45 0 0"),
              read("ball at 1 1 1 half 4 4 4 turn 45 0 0 blend 9"));
}

TEST(Script, ReadsABrushAndItsPath) {
    const Strokes strokes = read("brush carve size 40 path 512 300 700, 520 310 700,1 2 3\n"
                                 "mirror brush pinch size 256 strength 255 path 0 0 0");
    ASSERT_EQ(strokes.size(), 2u);
    EXPECT_EQ(strokes[0], (Stroke{.tool = Tool::carve,
                                  .size = 10,
                                  .path = {{.at = {512, 300, 700}}, {.at = {520, 310, 700}}, {.at = {1, 2, 3}}}}));
    EXPECT_EQ(strokes[1],
              (Stroke{.tool = Tool::pinch, .is_mirrored = true, .size = 64, .strength = 255, .path = {{}}}));
}

TEST(Script, PassesOverWhatIsNoStroke) {
    EXPECT_TRUE(read("").empty());
    EXPECT_EQ(read("sculpture x\r\nword fr rond\n\n  # by hand\ndescription fr Un rond, tout simple.\n"
                   "  ball at 1 1 1 half 4 4 4\r\n")
                  .size(),
              1u);
}

TEST(Script, WhatItReadsCanBePacked) {
    const Strokes strokes = read("mirror ball at 0 1023 512 half 2 3 1020 turn -360 -1 359 blend 255\n"
                                 "brush add size 4 strength 1 path 0 0 0, 1023 1023 1023\n");
    EXPECT_EQ(unpack(pack(strokes)), strokes);
}

TEST(Script, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(why_not("\nfish at 1 1 1"), "2: there is no stamp 'fish'");
    EXPECT_EQ(why_not("carve at 1 1 1"), "1: there is no stamp 'carve'");
    EXPECT_EQ(why_not("brush ball size 40"), "1: there is no brush 'ball'");
    EXPECT_EQ(why_not("mirror"), "1: there is no stamp ''");
    EXPECT_EQ(why_not("ball half 1 1 1"), "1: 'at' is missing, not 'half'");
    EXPECT_EQ(why_not("ball at 1 1"), "1: at takes whole numbers");
    EXPECT_EQ(why_not("ball at 1 1 1.5 half 4 4 4"), "1: at takes whole numbers, not '1.5'");
    EXPECT_EQ(why_not("ball at 1 1024 1 half 4 4 4"), "1: at goes from 0 to 1023, not '1024'");
    EXPECT_EQ(why_not("ball at 1 1 1 half 4 4 1"), "1: half goes from 2 to 1020, not '1'");
    EXPECT_EQ(why_not("ball at 1 1 1 half 4 4 4 turn 0 0 400"), "1: turn goes from -360 to 360, not '400'");
    EXPECT_EQ(why_not("ball at 1 1 1 half 4 4 4 blend 99999999999"), "1: blend takes whole numbers, not '99999999999'");
    EXPECT_EQ(why_not("ball at 1 1 1 half 4 4 4 soft"), "1: 'soft' is too much");
    EXPECT_EQ(why_not("brush add size 300 path 1 1 1"), "1: size goes from 4 to 256, not '300'");
    EXPECT_EQ(why_not("brush add size 30 strength 0 path 1 1 1"), "1: strength goes from 1 to 255, not '0'");
    EXPECT_EQ(why_not("brush add size 30 path"), "1: path takes whole numbers");
    EXPECT_EQ(why_not("brush add size 30 path 1 1 1,"), "1: path takes whole numbers");
    EXPECT_EQ(why_not("hollow brush add size 30 path 1 1 1"),
              "1: a brush is not hollow; 'brush carve' takes clay away");
}

TEST(Script, KeepsTheLimitsOfAList) {
    std::string path = "brush add size 30 path 1 1 1";
    for (std::size_t dab = 1; dab < dabs_max; ++dab) path += ", 1 1 1";
    EXPECT_EQ(read(path)[0].path.size(), dabs_max);
    EXPECT_EQ(why_not(path + ", 1 1 1"), "1: a path has at most 1500 places");

    std::string many;
    for (std::size_t stroke = 0; stroke < strokes_max; ++stroke) many += "ball at 1 1 1 half 4 4 4\n";
    EXPECT_EQ(read(many).size(), strokes_max);
    EXPECT_EQ(why_not(many + "ball at 1 1 1 half 4 4 4\n"), "4001: a sculpture has at most 4000 strokes");
}

}  // namespace clay

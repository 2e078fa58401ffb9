#include <gtest/gtest.h>

#include "clay/render.hpp"
#include "clay/script.hpp"

namespace clay {

namespace {

constexpr int pixels = 64;

Image picture(std::string_view script, Camera camera = {.turn = 0, .height = 15}, int side = middling_side) {
    Field field(side);
    const auto strokes = read_script(script);
    EXPECT_TRUE(strokes);
    for (const Stroke& stroke : strokes.value_or(Strokes{})) field.apply(stroke);
    return render(field, camera, pixels, {.red = 0xC4, .green = 0x20, .blue = 0x20});
}

struct Pixel {
    int red = 0, green = 0, blue = 0;
    int light() const { return red + green + blue; }
    bool is_clay() const { return red > 2 * green; }  // which neither paper nor shadow is
};

Pixel pixel(const Image& image, int x, int y) {
    const auto at = static_cast<std::size_t>(y * image.width + x) * 3;
    return {image.rgb[at], image.rgb[at + 1], image.rgb[at + 2]};
}

int clay_between(const Image& image, int left, int right) {
    int count = 0;
    for (int y = 0; y < image.height; ++y) {
        for (int x = left; x < right; ++x) count += pixel(image, x, y).is_clay();
    }
    return count;
}

constexpr std::string_view ball = "ball at 512 512 512 half 300 300 300";

}  // namespace

TEST(Render, NothingIsPlainPaper) {
    const Image image = picture("");
    ASSERT_EQ(image.rgb.size(), std::size_t{pixels * pixels * 3});
    for (int y = 0; y < pixels; ++y) {
        for (int x = 0; x < pixels; ++x) EXPECT_EQ(pixel(image, x, y).light(), pixel(image, 0, 0).light());
    }
}

TEST(Render, ABallIsRoundAndInTheMiddle) {
    const Image image = picture(ball);
    EXPECT_TRUE(pixel(image, pixels / 2, pixels / 2).is_clay());
    EXPECT_FALSE(pixel(image, 2, 2).is_clay());
    const int left = clay_between(image, 0, pixels / 2), right = clay_between(image, pixels / 2, pixels);
    EXPECT_NEAR(left, right, pixels);
    const double part = (left + right) / double{pixels * pixels};
    EXPECT_GT(part, 0.5);
    EXPECT_LT(part, 0.78);  // of a circle that touches the frame
}

TEST(Render, LightComesFromAboveLeft) {
    const Image image = picture(ball);
    EXPECT_GT(pixel(image, 24, 20).light(), pixel(image, 40, 20).light());
    EXPECT_GT(pixel(image, 24, 20).light(), pixel(image, 24, 46).light());
}

TEST(Render, TheGroundIsInShadowToTheRight) {
    const Image image = picture("box at 512 200 512 half 120 200 120\nball at 512 520 512 half 100 100 100");
    int darkest = 255 * 3, where = 0;
    for (int x = 0; x < pixels; ++x) {
        const Pixel seen = pixel(image, x, pixels - 12);
        if (!seen.is_clay() && seen.light() < darkest) darkest = seen.light(), where = x;
    }
    EXPECT_GT(where, pixels / 2);
    EXPECT_LT(darkest, pixel(image, 0, 0).light() - 30);
}

TEST(Render, ATurnShowsTheOtherSide) {
    constexpr std::string_view lopsided = "ball at 512 400 512 half 150 150 150\nball at 770 400 512 half 60 60 60";
    const auto balance = [&](int turn) {
        const Image image = picture(lopsided, {.turn = turn, .height = 0});
        return clay_between(image, pixels * 3 / 4, pixels) - clay_between(image, 0, pixels / 4);
    };
    EXPECT_LT(balance(0), -100);  // the larger ball is on the left
    EXPECT_GT(balance(180), 100);
    EXPECT_NEAR(balance(90), 0, 20);  // one before the other
    EXPECT_EQ(balance(360), balance(0));
}

TEST(Render, OneLooksThroughAHole) {
    const Image image = picture("ring at 512 512 512 half 300 80 300 turn 90 0 0", {.turn = 0, .height = 0});
    EXPECT_FALSE(pixel(image, pixels / 2, pixels / 2).is_clay());
    EXPECT_GT(clay_between(image, 0, pixels), 500);
}

TEST(Render, GridsLookAlike) {
    constexpr std::string_view script = "ball at 512 300 512 half 200 200 200\n"
                                        "mirror cone at 400 560 512 half 60 120 60 turn 0 0 20 blend 20\n"
                                        "mirror hollow ball at 440 360 690 half 30 30 30";
    const Image on_coarse = picture(script), on_fine = picture(script, {.turn = 0, .height = 15}, fine_side);
    long difference = 0;
    for (std::size_t i = 0; i < on_coarse.rgb.size(); ++i) difference += std::abs(on_coarse.rgb[i] - on_fine.rgb[i]);
    EXPECT_LT(difference, static_cast<long>(on_coarse.rgb.size()) * 5);
}

}  // namespace clay

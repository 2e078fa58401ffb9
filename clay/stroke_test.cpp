#include <gtest/gtest.h>

#include "clay/field.hpp"
#include "clay/some_strokes.hpp"

namespace clay {

namespace {

Fault why_not(std::string_view bytes) {
    const auto strokes = unpack(bytes);
    EXPECT_FALSE(strokes);
    return strokes ? Fault{99} : strokes.error();
}

Stroke line(std::size_t dabs) {
    Stroke stroke{.tool = Tool::add};
    for (std::size_t i = 0; i < dabs; ++i) stroke.path.push_back({{static_cast<std::int16_t>(i % 1000), 500, 500}});
    return stroke;
}

}  // namespace

TEST(Packing, GivesBackWhatWasPacked) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Strokes strokes = some_strokes(seed, 30);
        const std::string bytes = pack(strokes);
        const auto read = unpack(bytes);
        ASSERT_TRUE(read) << seed;
        EXPECT_EQ(*read, strokes);
        EXPECT_EQ(from_text(to_text(bytes)), bytes);
    }
}

TEST(Packing, IsSmall) {
    EXPECT_EQ(pack({stamp(Tool::ball, {1, 2, 3}, {4, 5, 6})}).size(), 1u + 9u);
    EXPECT_EQ(pack({line(1000)}).size(), 1u + 5u + 5u + 999u * 2u);  // steps of one unit: two bytes each
}

TEST(Packing, HasOneWritingOnly) {
    std::string turned = pack({stamp(Tool::ball, {1, 2, 3}, {4, 5, 6})});
    turned[1] = static_cast<char>(turned[1] | 4 << 4);  // says that it is turned, by nothing at all
    turned.insert(9, 3, '\0');
    EXPECT_EQ(why_not(turned), Fault::corrupt);

    const std::string two = pack({Stroke{.path = {{{5, 5, 5}}, {{6, 5, 5}}}}});
    const std::string longer = two.substr(0, two.size() - 2) + two.substr(6, 5);  // a dab written out in full
    EXPECT_EQ(why_not(longer), Fault::corrupt);
}

TEST(Packing, ReadsNothingThatItWouldNotWrite) {
    core::Rng rng(5);
    int read = 0;
    for (int i = 0; i < 40'000; ++i) {
        std::string bytes = pack(some_strokes(static_cast<std::uint64_t>(i % 50), 1 + i % 7));
        for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
            bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(rng.below(256));
        }
        const auto strokes = unpack(bytes);
        if (!strokes) continue;
        ++read;
        EXPECT_EQ(pack(*strokes), bytes);
    }
    EXPECT_GT(read, 2000);
}

TEST(Packing, SaysWhereEachStrokeEnds) {
    const Strokes strokes = some_strokes(3, 20);
    const std::string bytes = pack(strokes);
    const auto parts = unpack_apart(bytes);
    ASSERT_TRUE(parts);
    for (std::size_t i = 0; i < strokes.size(); ++i) {
        const Strokes first(strokes.begin(), strokes.begin() + static_cast<std::ptrdiff_t>(i + 1));
        EXPECT_EQ((*parts)[i].stroke, strokes[i]);
        EXPECT_EQ(bytes.substr(0, (*parts)[i].end), pack(first));
    }
}

TEST(Packing, RefusesWhatIsNoList) {
    const std::string good = pack({stamp(Tool::box, {1, 2, 3}, {4, 5, 6})});
    EXPECT_EQ(why_not(""), Fault::corrupt);
    EXPECT_EQ(why_not(good.substr(0, good.size() - 1)), Fault::corrupt);
    EXPECT_EQ(why_not(good + "\x0d"), Fault::corrupt);  // no such tool
    std::string other = good;
    other[0] = 2;
    EXPECT_EQ(why_not(other), Fault::wrong_version);
}

TEST(Packing, RefusesNumbersThatCannotBe) {
    std::string flat = pack({stamp(Tool::box, {1, 2, 3}, {4, 5, 6})});
    flat[6] = 0;  // a half size
    EXPECT_EQ(why_not(flat), Fault::out_of_block);

    Stroke stroke{.path = {{{0, 5, 5}}, {{1, 5, 5}}}};
    const std::string good = pack({stroke});
    std::string outside = good;
    outside[outside.size() - 2] = static_cast<char>(outside[outside.size() - 2] & 0x83);  // a step to the left of 0
    EXPECT_EQ(why_not(outside), Fault::out_of_block);
    for (const std::size_t at : {2u, 3u}) {  // size, strength
        std::string none = good;
        none[at] = 0;
        EXPECT_EQ(why_not(none), Fault::out_of_block);
    }
    std::string huge = good;
    huge[2] = 65;
    EXPECT_EQ(why_not(huge), Fault::out_of_block);
}

TEST(Packing, RefusesWhatIsTooLong) {
    EXPECT_EQ(why_not(std::string(packed_bytes_max + 1, '\x01')), Fault::too_long);
    std::string many = pack({line(1)});
    many[4] = static_cast<char>((dabs_max + 1) >> 8), many[5] = static_cast<char>((dabs_max + 1) & 0xFF);
    EXPECT_EQ(why_not(many), Fault::too_long);
    EXPECT_EQ(why_not(pack(Strokes(strokes_max + 1, stamp(Tool::ball, {1, 2, 3}, {4, 5, 6})))), Fault::too_long);
}

TEST(Measuring, RefusesWhatAServerWillNotHave) {
    const auto why = [](const Strokes& strokes) { return measure(strokes).error(); };
    const Stroke whole = stamp(Tool::box, {512, 512, 512}, {128, 128, 128});
    EXPECT_EQ(why({whole}), Fault::over_volume);
    EXPECT_EQ(why(Strokes(strokes_max, whole)), Fault::too_much_work);
    EXPECT_EQ(why(Strokes(strokes_max + 1, stamp(Tool::ball, {1, 1, 1}, {1, 1, 1}))), Fault::too_long);
    EXPECT_EQ(why({Stroke{.path = {{{1024, 0, 0}}}}}), Fault::out_of_block);
    EXPECT_EQ(why({Stroke{}}), Fault::out_of_block);
    EXPECT_EQ(measure({})->volume, 0);
}

TEST(Text, IsPlainBase64) {
    EXPECT_EQ(to_text(""), "");
    EXPECT_EQ(to_text("f"), "Zg==");
    EXPECT_EQ(to_text("fo"), "Zm8=");
    EXPECT_EQ(to_text("foobar"), "Zm9vYmFy");
    for (const char* bad : {"Zg=", "Zh==", "Zm9=", "Z===", "====", "Zg==Zg==", "Z g=", "Zm9v\n"}) {
        EXPECT_EQ(from_text(bad).error(), Fault::corrupt) << bad;
    }
}

}  // namespace clay

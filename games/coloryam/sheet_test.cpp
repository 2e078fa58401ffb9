// The things in the box: are the dice the right dice, do the objectives mean what they say, is every
// sheet a sheet.
#include "games/coloryam/sheet.hpp"

#include <map>
#include <set>
#include <string>

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

using enum Color;
using enum Kind;

TEST(ColorYam, R1_the_dice_are_a_latin_square) {
    std::set<std::pair<int, Color>> pairs;
    for (std::size_t die = 0; die < dice_count; ++die) {
        std::set<Color> colors;
        for (int number = 1; number <= faces; ++number) {
            colors.insert(color_of(die, number));
            pairs.insert({number, color_of(die, number)});
        }
        EXPECT_EQ(colors.size(), color_count) << die;
    }
    EXPECT_EQ(pairs.size(), 36u);
}

TEST(ColorYam, R1_one_die_has_a_yellow_one_and_another_a_blue_one) {
    EXPECT_EQ(color_of(5, 1), yellow);
    EXPECT_EQ(color_of(1, 1), blue);
}

TEST(ColorYam, R1_colors_are_counted_die_by_die) {
    for_every_dice([](const Dice& dice) {
        ColorCounts counts{};
        int sum = 0;
        for (std::size_t die = 0; die < dice_count; ++die) {
            ++counts[static_cast<std::size_t>(color_of(die, dice[die]))];
            sum += dice[die];
        }
        ASSERT_EQ(count_colors(dice), counts);
        ASSERT_EQ(sum_of(dice), sum);
    });
    EXPECT_EQ(count_colors({}), ColorCounts{});  // not thrown yet: no colours
}

// The counts of a throw by the initials of the rulebook's language: bleu, vert, jaune, orange, rose, marron.
ColorCounts shown(std::string_view text) {
    ColorCounts counts{};
    for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
        counts[std::string_view("BVJORM").find(text[i])] = static_cast<std::int8_t>(text[i + 1] - '0');
    }
    return counts;
}

bool meets(std::string_view text, Kind kind, core::List<Color, 3> colors = {}) {
    return is_met({kind, colors}, shown(text));
}

TEST(ColorYam, R4_imposed_colors) {
    EXPECT_TRUE(meets("B3V3", none, {yellow}));
    EXPECT_FALSE(meets("B3V2J1", none, {yellow}));
    EXPECT_TRUE(meets("V6", neither, {yellow, blue}));
    EXPECT_FALSE(meets("V5J1", neither, {yellow, blue}));
    EXPECT_FALSE(meets("V5B1", neither, {yellow, blue}));
    EXPECT_TRUE(meets("V1B5", exactly_one, {green}));
    EXPECT_FALSE(meets("V2B4", exactly_one, {green}));
    EXPECT_FALSE(meets("B6", exactly_one, {green}));
    EXPECT_TRUE(meets("V2B4", exactly_two, {green}));
    EXPECT_FALSE(meets("V1B5", exactly_two, {green}));
    EXPECT_FALSE(meets("V3B3", exactly_two, {green}));
    EXPECT_TRUE(meets("J1B5", one_without, {yellow, green}));
    EXPECT_FALSE(meets("J1V1B4", one_without, {yellow, green}));
    EXPECT_FALSE(meets("J2B4", one_without, {yellow, green}));
    EXPECT_FALSE(meets("B6", one_without, {yellow, green}));
}

TEST(ColorYam, R4_free_colors) {
    EXPECT_TRUE(meets("B3J1V1R1", one_triple));
    EXPECT_FALSE(meets("B3J3", one_triple));
    EXPECT_FALSE(meets("B4J2", one_triple));
    EXPECT_TRUE(meets("B2V1J1M1R1", no_triple));
    EXPECT_FALSE(meets("B3J3", no_triple));
    EXPECT_FALSE(meets("B3J2V1", no_triple));
    EXPECT_TRUE(meets("B4J2", no_triple));  // four are not three
    EXPECT_TRUE(meets("B2J2V1R1", two_pairs));
    EXPECT_FALSE(meets("B2J2V2", two_pairs));
    EXPECT_FALSE(meets("B2J4", two_pairs));
    EXPECT_TRUE(meets("V4J1B1", a_quadruple));
    EXPECT_TRUE(meets("V4J2", a_quadruple));
    EXPECT_FALSE(meets("V5B1", a_quadruple));
    EXPECT_FALSE(meets("V3B3", a_quadruple));
    EXPECT_TRUE(meets("R2M1O3", three_colors));
    EXPECT_FALSE(meets("R3M3", three_colors));
    EXPECT_FALSE(meets("R2M1O2B1", three_colors));
}

TEST(ColorYam, R4_comparison) {
    EXPECT_TRUE(meets("B2R1V3", more_than, {blue, pink}));
    EXPECT_FALSE(meets("B2R2V2", more_than, {blue, pink}));
    EXPECT_FALSE(meets("B1R2V3", more_than, {blue, pink}));
    EXPECT_TRUE(meets("B6", as_many, {orange, green}));  // none and none
    EXPECT_TRUE(meets("O2V2B2", as_many, {orange, green}));
    EXPECT_FALSE(meets("O1B5", as_many, {orange, green}));
    EXPECT_TRUE(meets("O3J1B2", not_as_many, {orange, yellow}));
    EXPECT_FALSE(meets("B6", not_as_many, {orange, yellow}));
    EXPECT_TRUE(meets("O1J2B3", all_different, {orange, pink, yellow}));
    EXPECT_FALSE(meets("O1R1J2B2", all_different, {orange, pink, yellow}));
    EXPECT_FALSE(meets("O2R1J2B1", all_different, {orange, pink, yellow}));
    EXPECT_FALSE(meets("O1R2J2B1", all_different, {orange, pink, yellow}));
    EXPECT_TRUE(meets("J3B1R2", most, {yellow}));
    EXPECT_FALSE(meets("J3R3", most, {yellow}));
    EXPECT_FALSE(meets("J2R3B1", most, {yellow}));
}

// How many of the 6^6 throws meet each kind, worked out on paper: colours are independent and even.
TEST(ColorYam, R4_every_kind_is_met_as_often_as_combinatorics_says) {
    const std::map<Kind, int> expected = {
        {none, 15625},        // 5^6
        {neither, 4096},      // 4^6
        {exactly_one, 18750}, // 6 * 5^5
        {exactly_two, 9375},  // 15 * 5^4
        {one_without, 6144},  // 6 * 4^5
        {one_triple, 14400},  // 6 * 20 * 5^3, less twice the 300 with two triples
        {no_triple, 31956},   // all, less 14400 and 300
        {two_pairs, 16200},   // 15 * 6 * 6! / (2! 2!)
        {a_quadruple, 2250},  // 6 * 15 * 5^2
        {three_colors, 10800},// 20 * (3^6 - 3 * 2^6 + 3)
        {more_than, 16710},   // half of those that differ
        {as_many, 13236},     // 4^6 + 30 * 4^4 + 90 * 4^2 + 20
        {not_as_many, 33420},
        {all_different, 15066},  // 6 * (60 * 27 + 60 * 9 + 30 * 3 + 6 + 60 * 3 + 15 + 60)
        {most, 4606}};           // a sixth of the 27636 with one colour ahead of all others
    std::map<Kind, int> met;
    for_every_dice([&](const Dice& dice) {
        const ColorCounts counts = count_colors(dice);
        for (const auto& [kind, throws] : expected) met[kind] += is_met({kind, {orange, pink, yellow}}, counts);
    });
    EXPECT_EQ(met, expected);
}

std::string written_out(const Line& line) {
    if (!line.objective) return "CY" + std::to_string(line.coloryam) + (line.is_total_box ? "*" : "");
    std::string text(core::name_of(line.objective->kind));
    for (const Color color : line.objective->colors) text += " " + std::string(core::name_of(color));
    return text;
}

std::vector<std::string> written_out(int sheet, Layout layout) {
    std::vector<std::string> texts;
    for (const Line& line : lines_of(sheet, layout)) texts.push_back(written_out(line));
    return texts;
}

TEST(ColorYam, R3_the_six_sheets) {
    using Texts = std::vector<std::string>;
    EXPECT_EQ(written_out(1, Layout::ten_lines),
              (Texts{"exactly_one brown", "one_without yellow green", "CY1", "no_triple", "a_quadruple", "CY2",
                     "more_than blue pink", "all_different orange pink yellow", "CY3", "CY4"}));
    EXPECT_EQ(written_out(2, Layout::ten_lines),
              (Texts{"none orange", "exactly_two green", "CY1", "one_triple", "two_pairs", "CY2", "as_many green blue",
                     "most yellow", "CY3", "CY4"}));
    EXPECT_EQ(written_out(3, Layout::ten_lines),
              (Texts{"exactly_one green", "neither yellow blue", "CY1", "two_pairs", "three_colors", "CY2",
                     "not_as_many orange yellow", "most brown", "CY3", "CY4"}));
    EXPECT_EQ(written_out(4, Layout::ten_lines),
              (Texts{"none blue", "exactly_two pink", "CY1", "three_colors", "one_triple", "CY2",
                     "more_than blue green", "all_different green brown pink", "CY3", "CY4"}));
    EXPECT_EQ(written_out(5, Layout::ten_lines),
              (Texts{"exactly_one pink", "one_without blue orange", "CY1", "no_triple", "a_quadruple", "CY2",
                     "as_many orange green", "more_than brown yellow", "CY3", "CY4"}));
    EXPECT_EQ(written_out(6, Layout::ten_lines),
              (Texts{"none yellow", "neither brown pink", "CY1", "one_triple", "two_pairs", "CY2",
                     "not_as_many pink brown", "as_many yellow blue", "CY3", "CY4"}));
}

TEST(ColorYam, R3_every_kind_stands_in_its_pole_and_names_as_many_colors_as_it_needs) {
    const std::map<Kind, std::size_t> colors = {{none, 1}, {neither, 2}, {exactly_one, 1}, {exactly_two, 1},
        {one_without, 2}, {one_triple, 0}, {no_triple, 0}, {two_pairs, 0}, {a_quadruple, 0}, {three_colors, 0},
        {more_than, 2}, {as_many, 2}, {not_as_many, 2}, {all_different, 3}, {most, 1}};
    std::set<Kind> used;
    for (int sheet = 1; sheet <= static_cast<int>(sheets_count); ++sheet) {
        for (const Line& line : lines_of(sheet, Layout::ten_lines)) {
            if (!line.objective) continue;
            used.insert(line.objective->kind);
            EXPECT_EQ(line.pole, 1 + static_cast<int>(line.objective->kind) / 5) << written_out(line);
            EXPECT_EQ(line.objective->colors.size(), colors.at(line.objective->kind)) << written_out(line);
        }
    }
    EXPECT_EQ(used.size(), 15u);  // no kind was forgotten
}

TEST(ColorYam, R3_the_poles_have_one_one_and_two_coloryams) {
    for (int sheet = 1; sheet <= static_cast<int>(sheets_count); ++sheet) {
        std::string poles, coloryams;
        for (const Line& line : lines_of(sheet, Layout::ten_lines)) {
            poles += std::to_string(line.pole);
            coloryams += std::to_string(line.coloryam);
            EXPECT_FALSE(line.is_total_box);
        }
        EXPECT_EQ(poles, "1112223333");
        EXPECT_EQ(coloryams, "0010020034");
    }
}

TEST(ColorYam, R26_pro_plays_the_totals_as_coloryams_of_the_pole_above) {
    for (int sheet = 1; sheet <= static_cast<int>(sheets_count); ++sheet) {
        std::string poles, coloryams, totals;
        for (const Line& line : lines_of(sheet, Layout::thirteen_lines)) {
            poles += std::to_string(line.pole);
            coloryams += std::to_string(line.coloryam);
            totals += line.is_total_box ? 'T' : '.';
        }
        EXPECT_EQ(poles, "1111222233333");
        EXPECT_EQ(coloryams, "0012003400567");
        EXPECT_EQ(totals, "...T...T....T");
    }
}

}  // namespace
}  // namespace coloryam

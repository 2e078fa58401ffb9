#include "games/coloryam/sheet.hpp"

#include <algorithm>

namespace coloryam {

namespace {

using enum Color;
using enum Kind;

// Two objectives for each of the three poles, from top to bottom. (R3)
using Six = std::array<Objective, 6>;
constexpr std::array<Six, sheets_count> sheets = {{
    {{{exactly_one, {brown}}, {one_without, {yellow, green}}, {no_triple, {}}, {a_quadruple, {}},
      {more_than, {blue, pink}}, {all_different, {orange, pink, yellow}}}},
    {{{none, {orange}}, {exactly_two, {green}}, {one_triple, {}}, {two_pairs, {}},
      {as_many, {green, blue}}, {most, {yellow}}}},
    {{{exactly_one, {green}}, {neither, {yellow, blue}}, {two_pairs, {}}, {three_colors, {}},
      {not_as_many, {orange, yellow}}, {most, {brown}}}},
    {{{none, {blue}}, {exactly_two, {pink}}, {three_colors, {}}, {one_triple, {}},
      {more_than, {blue, green}}, {all_different, {green, brown, pink}}}},
    {{{exactly_one, {pink}}, {one_without, {blue, orange}}, {no_triple, {}}, {a_quadruple, {}},
      {as_many, {orange, green}}, {more_than, {brown, yellow}}}},
    {{{none, {yellow}}, {neither, {brown, pink}}, {one_triple, {}}, {two_pairs, {}},
      {not_as_many, {pink, brown}}, {as_many, {yellow, blue}}}},
}};

constexpr std::array<int, 3> coloryams_of_pole = {1, 1, 2};

constexpr Lines make_lines(const Six& objectives, Layout layout) {
    Lines lines;
    std::int8_t coloryam = 0;
    for (std::size_t pole = 0; pole < coloryams_of_pole.size(); ++pole) {
        const auto number = static_cast<std::int8_t>(pole + 1);
        for (std::size_t i = 2 * pole; i < 2 * pole + 2; ++i) {
            lines.push_back({.pole = number, .objective = objectives[i]});
        }
        for (int i = 0; i < coloryams_of_pole[pole]; ++i) lines.push_back({.pole = number, .coloryam = ++coloryam});
        if (layout == Layout::thirteen_lines) {  // R26: the total belongs to the pole above it
            lines.push_back({.pole = number, .coloryam = ++coloryam, .is_total_box = true});
        }
    }
    return lines;
}

constexpr auto all_lines = [] {
    std::array<std::array<Lines, sheets_count>, 2> all;
    for (std::size_t sheet = 0; sheet < sheets_count; ++sheet) {
        all[0][sheet] = make_lines(sheets[sheet], Layout::ten_lines);
        all[1][sheet] = make_lines(sheets[sheet], Layout::thirteen_lines);
    }
    return all;
}();

constexpr std::size_t at(Color color) { return static_cast<std::size_t>(color); }

// One die adds one to the byte of its colour, so six look-ups and five additions count all colours at once.
constexpr auto packed_counts = [] {
    std::array<std::array<std::uint64_t, faces + 1>, dice_count> packed{};  // [die][number]; 0 shows nothing
    for (std::size_t die = 0; die < dice_count; ++die) {
        for (std::size_t number = 1; number <= faces; ++number) {
            packed[die][number] = std::uint64_t{1} << 8 * at(color_table[die][number - 1]);
        }
    }
    return packed;
}();

}  // namespace

Color color_of(std::size_t die, int number) {
    CHECK(die < dice_count && number >= 1 && number <= faces);
    return color_table[die][static_cast<std::size_t>(number - 1)];
}

ColorCounts count_colors(const Dice& dice) {
    std::uint64_t packed = 0;
    for (std::size_t die = 0; die < dice_count; ++die) {
        CHECK(dice[die] >= 0 && dice[die] <= faces);
        packed += packed_counts[die][static_cast<std::size_t>(dice[die])];
    }
    ColorCounts counts;
    for (std::int8_t& count : counts) {
        count = static_cast<std::int8_t>(packed & 0xff);
        packed >>= 8;
    }
    return counts;
}

int sum_of(const Dice& dice) {
    int sum = 0;
    for (const std::int8_t number : dice) sum += number;
    return sum;
}

bool is_met(const Objective& objective, const ColorCounts& counts) {
    const auto shown = [&](std::size_t i) { return counts[at(objective.colors[i])]; };
    const auto colors_shown = [&](std::int8_t times) { return std::count(counts.begin(), counts.end(), times); };
    switch (objective.kind) {
        case none: return shown(0) == 0;
        case neither: return shown(0) == 0 && shown(1) == 0;
        case exactly_one: return shown(0) == 1;
        case exactly_two: return shown(0) == 2;
        case one_without: return shown(0) == 1 && shown(1) == 0;
        case one_triple: return colors_shown(3) == 1;
        case no_triple: return colors_shown(3) == 0;
        case two_pairs: return colors_shown(2) == 2;
        case a_quadruple: return colors_shown(4) == 1;
        case three_colors: return colors_shown(0) == static_cast<int>(color_count) - 3;
        case more_than: return shown(0) > shown(1);
        case as_many: return shown(0) == shown(1);
        case not_as_many: return shown(0) != shown(1);
        case all_different: return shown(0) != shown(1) && shown(1) != shown(2) && shown(0) != shown(2);
        case most: return *std::max_element(counts.begin(), counts.end()) == shown(0) && colors_shown(shown(0)) == 1;
    }
    return false;
}

const Lines& lines_of(int sheet, Layout layout) {
    CHECK(sheet >= 1 && sheet <= static_cast<int>(sheets_count));
    return all_lines[static_cast<std::size_t>(layout)][static_cast<std::size_t>(sheet - 1)];
}

}  // namespace coloryam

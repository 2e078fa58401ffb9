// The things in the box, as data: six dice, fifteen kinds of objective, six score sheets. sheet.cpp
// holds the sheets; a house that owns other ones changes them there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/few.hpp"
#include "core/wire.hpp"

namespace coloryam {

using boost::describe::operators::operator==;  // for every described struct here

inline constexpr std::size_t dice_count = 6;
inline constexpr std::size_t color_count = 6;
inline constexpr int faces = 6;
inline constexpr auto all_dice = core::Set<dice_count>::all();
inline constexpr int throws_max = 3;
inline constexpr std::size_t sheets_count = 6;
inline constexpr std::size_t lines_max = 13;  // ten, or thirteen in the Pro variant
inline constexpr int max_seats = 5;

enum class Color : std::int8_t { blue, green, yellow, orange, pink, brown };
BOOST_DESCRIBE_ENUM(Color, blue, green, yellow, orange, pink, brown)

// A Latin square: every die shows each colour once, every number is there once in each colour. (R1)
using ColorTable = std::array<std::array<Color, faces>, dice_count>;
inline constexpr ColorTable color_table = [] {
    using enum Color;
    return ColorTable{{
        {brown, green, blue, orange, yellow, pink},
        {blue, orange, yellow, pink, brown, green},
        {green, blue, orange, yellow, pink, brown},
        {orange, yellow, pink, brown, green, blue},
        {pink, brown, green, blue, orange, yellow},
        {yellow, pink, brown, green, blue, orange},
    }};
}();

using Dice = std::array<std::int8_t, dice_count>;           // the numbers they show, 1-6; 0: not thrown yet
using ColorCounts = std::array<std::int8_t, color_count>;   // how many dice show each colour

Color color_of(std::size_t die, int number);  // Every die has each colour once: number and die tell the colour.
ColorCounts count_colors(const Dice&);
int sum_of(const Dice&);

enum class Kind : std::int8_t {
    // pole 1, imposed colours
    none,          // no X
    neither,       // no X and no Y
    exactly_one,   // exactly one X
    exactly_two,   // exactly two X
    one_without,   // exactly one X and no Y
    // pole 2, free colours
    one_triple,    // exactly one colour three times
    no_triple,     // no colour exactly three times
    two_pairs,     // exactly two colours twice
    a_quadruple,   // some colour exactly four times
    three_colors,  // exactly three colours appear
    // pole 3, comparison
    more_than,     // more X than Y
    as_many,       // as many X as Y
    not_as_many,   // not as many X as Y
    all_different, // X, Y and Z in three different numbers
    most           // more X than any other colour
};
BOOST_DESCRIBE_ENUM(Kind, none, neither, exactly_one, exactly_two, one_without, one_triple, no_triple, two_pairs,
                    a_quadruple, three_colors, more_than, as_many, not_as_many, all_different, most)

struct Objective {
    Kind kind{};
    core::List<Color, 3> colors{};  // X, Y, Z as far as the kind names any
};
BOOST_DESCRIBE_STRUCT(Objective, (), (kind, colors))

bool is_met(const Objective&, const ColorCounts&);

// A line of the sheet asks for an objective or, if it has none, is a Color'Yam box.
struct Line {
    std::int8_t pole = 0;                    // 1, 2 or 3
    std::optional<Objective> objective{};
    std::int8_t coloryam = 0;                // which Color'Yam in order, from 1; 0 on an objective line
    bool is_total_box = false;               // Pro: a Color'Yam played in a box that is a total elsewhere
};
BOOST_DESCRIBE_STRUCT(Line, (), (pole, objective, coloryam, is_total_box))

using Lines = core::List<Line, lines_max>;

// The lines of sheet 1-6 from top to bottom. The reference stays valid for ever.
enum class Layout : std::int8_t { ten_lines, thirteen_lines };
const Lines& lines_of(int sheet, Layout);

}  // namespace coloryam

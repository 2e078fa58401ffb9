#include "clay/fixed.hpp"

namespace clay {

namespace {

// Sines of the first quarter, in 256ths of a turn.
constexpr std::array<std::int16_t, 65> quarter = {
    0,     402,   804,   1205,  1606,  2006,  2404,  2801,  3196,  3590,  3981,  4370,  4756,
    5139,  5520,  5897,  6270,  6639,  7005,  7366,  7723,  8076,  8423,  8765,  9102,  9434,
    9760,  10080, 10394, 10702, 11003, 11297, 11585, 11866, 12140, 12406, 12665, 12916, 13160,
    13395, 13623, 13842, 14053, 14256, 14449, 14635, 14811, 14978, 15137, 15286, 15426, 15557,
    15679, 15791, 15893, 15986, 16069, 16143, 16207, 16261, 16305, 16340, 16364, 16379, 16384};

int sine(int angle) {
    const auto within = static_cast<std::size_t>(angle & 63);
    switch (angle >> 6 & 3) {
        case 0: return quarter[within];
        case 1: return quarter[64 - within];
        case 2: return -quarter[within];
        default: return -quarter[64 - within];
    }
}

// (a, b) turned in their plane.
void turn(int& a, int& b, int angle) {
    const int s = sine(angle), c = sine(angle + 64);
    const auto rounded = [](std::int64_t value) { return static_cast<int>((value + one / 2) >> 14); };
    const int was = a;
    a = rounded(std::int64_t{was} * c - std::int64_t{b} * s);
    b = rounded(std::int64_t{was} * s + std::int64_t{b} * c);
}

}  // namespace

Turn::Turn(const std::array<std::uint8_t, 3>& angles) : columns_{Vec{one, 0, 0}, Vec{0, one, 0}, Vec{0, 0, one}} {
    for (Vec& column : columns_) {
        turn(column.y, column.z, angles[0]);
        turn(column.z, column.x, angles[1]);
        turn(column.x, column.y, angles[2]);
    }
}

}  // namespace clay

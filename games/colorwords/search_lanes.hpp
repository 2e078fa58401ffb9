// A number for every cell of the sheet, all reckoned with at once. Seven lines of seven cells lie in eight by eight
// bytes, so that a step to the right moves every line by one byte, and a step down moves whole lines.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#if defined(__SSSE3__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "games/colorwords/grid.hpp"

namespace colorwords {

using Bytes16 [[gnu::vector_size(16)]] = std::uint8_t;
using Words2 [[gnu::vector_size(16)]] = std::uint64_t;

inline Bytes16 most(Bytes16 a, Bytes16 b) { return a > b ? a : b; }
inline Bytes16 all_of(int value) { return Bytes16{} + static_cast<std::uint8_t>(value); }

// By number: table[at[i]]; the numbers are below sixteen.
inline Bytes16 look_up(Bytes16 table, Bytes16 at) {
#if defined(__SSSE3__)
    return std::bit_cast<Bytes16>(_mm_shuffle_epi8(std::bit_cast<__m128i>(table), std::bit_cast<__m128i>(at)));
#elif defined(__wasm_simd128__)
    return std::bit_cast<Bytes16>(wasm_i8x16_swizzle(std::bit_cast<v128_t>(table), std::bit_cast<v128_t>(at)));
#else
    Bytes16 found{};
    for (int i = 0; i < 16; ++i) found[i] = table[at[i]];
    return found;
#endif
}

struct Lanes {
    static constexpr int stride = 8;
    static constexpr std::size_t parts_count = 4;  // two lines each
    std::array<Bytes16, parts_count> parts{};

    static constexpr std::size_t lane_of(int cell) {
        return static_cast<std::size_t>(cell / side * stride + cell % side);
    }
    std::uint8_t at(int cell) const {
        const std::size_t lane = lane_of(cell);
        return parts[lane / 16][lane % 16];
    }
    void set(int cell, int value) {
        const std::size_t lane = lane_of(cell);
        parts[lane / 16][lane % 16] = static_cast<std::uint8_t>(value);
    }
    bool any() const {
        const auto all = std::bit_cast<Words2>((parts[0] | parts[1]) | (parts[2] | parts[3]));
        return (all[0] | all[1]) != 0;
    }

    // What stood left of every cell, or above it; nothing at the rim.
    Lanes from_left() const {
        Lanes moved;
        for (std::size_t i = 0; i < parts_count; ++i) {
            moved.parts[i] = std::bit_cast<Bytes16>(std::bit_cast<Words2>(parts[i]) << 8);
        }
        return moved;
    }
    Lanes from_above() const {
        Lanes moved;
        Words2 before{};
        for (std::size_t i = 0; i < parts_count; ++i) {
            const auto here = std::bit_cast<Words2>(parts[i]);
            moved.parts[i] = std::bit_cast<Bytes16>(Words2{before[1], here[0]});
            before = here;
        }
        return moved;
    }
};

// Works on two, or three, of them lane by lane.
template <class Use, class... More>
Lanes each(const Use& use, const Lanes& first, const More&... more) {
    Lanes result;
    for (std::size_t i = 0; i < Lanes::parts_count; ++i) result.parts[i] = use(first.parts[i], more.parts[i]...);
    return result;
}

inline Lanes most(const Lanes& a, const Lanes& b) {
    return each([](Bytes16 x, Bytes16 y) { return most(x, y); }, a, b);
}
inline Lanes operator&(const Lanes& a, const Lanes& b) {
    return each([](Bytes16 x, Bytes16 y) { return x & y; }, a, b);
}
// Where `mask` is not: a; all bits of a lane of the mask are alike.
inline Lanes without(const Lanes& a, const Lanes& mask) {
    return each([](Bytes16 x, Bytes16 y) { return x & ~y; }, a, mask);
}

}  // namespace colorwords

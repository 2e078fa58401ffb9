// What is printed on the board and in its tables: the ring of spaces, what arrows are worth, and what is lost at the
// end. The order of the spaces and the length of the score track are ours. (R2, R4)
#pragma once

#include <array>

#include "games/barbarossa/state.hpp"

namespace barbarossa {

inline constexpr std::array<Space, ring_spaces> ring = {
    Space::elf, Space::gem, Space::dragon, Space::question, Space::gem,      Space::dragon,
    Space::elf, Space::gem, Space::ghost,  Space::question, Space::gem,      Space::dragon,
};

inline constexpr int die_sides = 6;
inline constexpr int dragon_points = 1, ghost_points = 2;  // for everybody else

inline constexpr std::array<int, arrows_max> arrow_points = {5, 3};       // for who guesses first, and second
inline constexpr std::array<int, arrows_max + 1> penalties = {5, 2, 0};   // at the end, by arrows on an object

// What a guessed object does for its owner changes with all arrows on the table, the new one included: a row of
// `owner_points` holds up to that many arrows. With the last arrow of the table the game ends. (R27, R34)
using ArrowTable = std::array<int, 7>;
inline constexpr ArrowTable owner_points = {-2, -1, 1, 2, 1, -1, -2};
inline constexpr ArrowTable few_seats_arrows = {2, 4, 6, 9, 10, 12, 13};     // three or four
inline constexpr ArrowTable many_seats_arrows = {3, 5, 7, 11, 13, 15, 17};   // five or six

constexpr const ArrowTable& arrow_table(int seats) { return seats <= 4 ? few_seats_arrows : many_seats_arrows; }
constexpr int last_arrow(int seats) { return arrow_table(seats).back(); }
constexpr int points_for_owner(int seats, int arrows) {
    std::size_t row = 0;
    while (arrow_table(seats)[row] < arrows) ++row;
    return owner_points[row];
}

constexpr int pieces_of(int seats) { return seats == 3 ? 3 : 2; }  // R1

}  // namespace barbarossa

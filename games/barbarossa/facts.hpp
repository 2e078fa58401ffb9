// What the page shows of the rules: the board, what arrows are worth, how much may be written. Made into TypeScript.
#pragma once

#include "games/barbarossa/board.hpp"

namespace barbarossa {

struct Facts {
    std::array<Space, ring_spaces> ring = barbarossa::ring;  // clockwise from where everybody starts
    std::int32_t gems_max = barbarossa::gems_max;
    std::int32_t hat_at_start = barbarossa::hat_at_start;
    std::int32_t goal = barbarossa::goal;                    // of the hats
    std::array<int, arrows_max> arrow_points = barbarossa::arrow_points;  // for who guesses first, and second
    ArrowTable owner_points = barbarossa::owner_points;      // of an arrow, by the stretch it is in
    std::array<ArrowTable, max_seats + 1> stretches{};       // by seats: the last arrow of each, and of the game
    std::int32_t question_chars_max = barbarossa::question_chars_max;
    std::int32_t guess_chars_max = expression_chars_max;     // whatever the words may be
    std::int32_t note_chars_max = barbarossa::note_chars_max;
    std::int32_t position_max = barbarossa::position_max;    // of a letter, from either end
};
BOOST_DESCRIBE_STRUCT(Facts, (), (ring, gems_max, hat_at_start, goal, arrow_points, owner_points, stretches,
                                  question_chars_max, guess_chars_max, note_chars_max, position_max))

inline Facts facts() {
    Facts facts;
    for (int seats = 0; seats <= max_seats; ++seats) {
        facts.stretches[static_cast<std::size_t>(seats)] = arrow_table(seats);
    }
    return facts;
}

}  // namespace barbarossa

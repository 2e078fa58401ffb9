// What follows from the open table: which cells of a sheet are filled, which stars may still be won, what has been
// scored. All of it is public, so bots and views may ask as rules do.
#pragma once

#include <optional>

#include "core/game.hpp"
#include "games/colorwords/state.hpp"

namespace colorwords {

inline constexpr int fill_points = 5;       // grid A, for the fullest sheet (R21)
inline constexpr int star_points = 2;       // grid B, for a ringed star (R23)
inline constexpr int solo_empty_max = 7;    // grid A alone: cells that may stay empty (R25)
inline constexpr int rating_max = 5;

using Stars = core::Set<star_count>;

const Colours& colours_of(const Open&, std::size_t seat);
Cells filled_cells(const Open&, std::size_t seat);
std::optional<lexicon::List> theme_of(int bonus);  // of a card; none if it asks something else

// Where a first letter may go. (R7)
Cells first_cells(Cells filled);
// The cells that may follow this one if they are empty: to the right and below. (R8)
core::List<std::int8_t, 2> next_cells(int cell);

Cells cells_of_star(int star);           // of its line or column
Stars full_stars(Cells filled);
Stars free_stars(const Open&);           // neither ringed nor crossed

int special_points(const Open&, std::size_t seat);  // so far; for the fullest sheet only once the game is over
int total_points(const Open&, std::size_t seat);
int rating_of(Grid, int total);          // alone: 0 to 5 stars (R27)
core::Outcome outcome_of(const Open&);

}  // namespace colorwords

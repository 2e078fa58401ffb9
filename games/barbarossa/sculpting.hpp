// Clay in the hands of the rules: a sculpture is a packed list of strokes, and as text base64; empty, nothing was made.
#pragma once

#include <string>

#include "clay/stroke.hpp"
#include "games/barbarossa/rules.hpp"

namespace barbarossa {

// The list a text holds; why not, if it holds none.
std::expected<clay::Strokes, Illegal> strokes_in(std::string_view clay);

// The list that a state keeps, packed, and as text.
std::string packed_of(const Clay&);
std::string text_of(const Clay&);

// Follows the packed strokes and measures what comes of them: something, and no more than the block has. (R6)
core::Verdict<Illegal> check_clay(std::string_view packed);
Made made_of(const core::Verdict<Illegal>& clay);

// Whether somebody may send these strokes: what is no longer than a plain ball one always may. (R6)
bool can_send(std::int32_t bytes_left, std::string_view strokes);

// Nothing was made of it yet that could stay. (R10)
inline bool is_lacking_clay(const Object& object) {
    return object.clay_bytes == 0 || object.made == Made::too_much || object.made == Made::nothing;
}

// What stands for a thing that was named and not made. (R42)
const std::string& plain_ball();

// Library entries whose word nobody at the table has; if there is none left, all. (R42)
std::vector<std::int16_t> free_entries(const Table&);

}  // namespace barbarossa

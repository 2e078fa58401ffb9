// How the three bots put what they ask: Apprenti as it comes, Habitué plainly, Maître with some ceremony. Each has
// several ways for everything, so that no wording need come twice in a game.
#pragma once

#include "games/barbarossa/facets.hpp"

namespace barbarossa {

enum class Voice : std::int8_t { apprenti, habitue, maitre };
inline constexpr std::size_t voice_count = 3;

std::span<const std::string> ways_to_ask(std::size_t facet, lexicon::Language, Voice);

}  // namespace barbarossa

// Tricks that need no search: what the side on lead can cash at once, from either hand if it can cross; trumps that
// win whatever happens; stoppers that cannot be avoided. Each is asked whether it makes up the tricks needed, at
// least one, and answers with the cards whose rank makes it so.
#pragma once

#include <optional>

#include "games/farfalia/solver_position.hpp"

namespace farfalia {

// For the side of the hand on lead.
std::optional<Bits> cashable(const Position& position, Bits trumps, int needed);
// For the side of this hand, whoever leads.
std::optional<Bits> high_trumps(const Position& position, std::size_t hand, Bits trumps, int needed);
// For the side that is not on lead: a trump below the best that must win in time.
std::optional<Bits> guarded_trump(const Position& position, Bits trumps);
// For the side that is not on lead, when there are no trumps: the best cards of suits that must be led to it.
std::optional<Bits> stoppers(const Position& position, int needed);

}  // namespace farfalia

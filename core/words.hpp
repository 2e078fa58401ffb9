// Where people write, what somebody wrote can be taken out: of the state, for who reads it, and of what they did, for
// who replays it. `removed_words` stand for it, so that one sees that something was said; play goes on as before.
#pragma once

#include "core/game.hpp"

namespace core {

inline constexpr std::string_view removed_words = "\u2026";

template <class G>
concept Worded = Game<G> && requires(typename G::State& changing, const typename G::Action& action, Seat seat) {
    G::forget_words(changing, seat);
    // Legal where the action was; it leads to what `forget_words` makes of where that led.
    { G::wordless(action) } -> std::same_as<typename G::Action>;
};

}  // namespace core

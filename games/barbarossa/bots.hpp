// Who plays Barbarossa when people are missing. They never see a word that is not theirs: they ask, and reckon with
// what they know of the world; BOTS.md says how, and how well.
#pragma once

#include "core/bot.hpp"
#include "games/barbarossa/rules.hpp"

namespace barbarossa {

// `choose` when the bot is to act; `interrupt` when it may: a curse, a refill, or nothing.

struct Apprenti {  // asks what comes to mind, and forgets that curses exist
    static constexpr std::string_view name = "apprenti";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
    std::optional<Rules::Action> interrupt(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Habitue {  // asks well, guesses when fairly sure
    static constexpr std::string_view name = "habitue";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
    std::optional<Rules::Action> interrupt(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Maitre {  // asks what tells most, weighs letters and curses, and reckons what a guess is worth to whom
    static constexpr std::string_view name = "maitre";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
    std::optional<Rules::Action> interrupt(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

}  // namespace barbarossa

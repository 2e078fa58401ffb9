// Three players of Farfalia, from beginner to master. All see what a person in their seat sees.
#pragma once

#include "core/bot.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {

struct Apprenti {
    static constexpr std::string_view name = "apprenti";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Habitue {
    static constexpr std::string_view name = "habitue";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Maitre {
    static constexpr std::string_view name = "maitre";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

}  // namespace farfalia

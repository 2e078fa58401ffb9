// Who plays Farben when people are missing. They choose colours they have a story for, and forget as people do; BOTS.md
// says how, and how well.
#pragma once

#include "core/bot.hpp"
#include "games/farben/rules.hpp"

namespace farben {

struct Apprenti {  // forgets fast
    static constexpr std::string_view name = "apprenti";
    Rules::Action choose(const View&, const Memory&, const core::TalesHeard&, core::Seat, core::Rng&,
                         const core::Budget&) const;
    std::string aside(const View&, const Memory&, core::Seat, const Rules::Action&) const;
};

struct Habitue {  // keeps most of an evening
    static constexpr std::string_view name = "habitue";
    Rules::Action choose(const View&, const Memory&, const core::TalesHeard&, core::Seat, core::Rng&,
                         const core::Budget&) const;
    std::string aside(const View&, const Memory&, core::Seat, const Rules::Action&) const;
};

struct Maitre {  // seldom forgets, and works out what is left
    static constexpr std::string_view name = "maitre";
    Rules::Action choose(const View&, const Memory&, const core::TalesHeard&, core::Seat, core::Rng&,
                         const core::Budget&) const;
    std::string aside(const View&, const Memory&, core::Seat, const Rules::Action&) const;
};

}  // namespace farben

// Who plays Color Words when people are missing; BOTS.md says how, and how well.
#pragma once

#include "core/bot.hpp"
#include "games/colorwords/rules.hpp"

namespace colorwords {

struct Apprenti {  // thinks of a few short words that everybody uses
    static constexpr std::string_view name = "apprenti";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Habitue {  // knows the whole lexicon, and takes about what scores most now
    static constexpr std::string_view name = "habitue";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

struct Maitre {  // looks ahead: room, stars, fill, and what may still be drawn
    static constexpr std::string_view name = "maitre";
    Rules::Action choose(const View&, core::Seat, core::Rng&, const core::Budget&) const;
};

}  // namespace colorwords

#include "games/farben/bots.hpp"
namespace farben {
using Action = Rules::Action;
Action Apprenti::choose(const View& view, const Memory&, core::Seat, core::Rng& rng, const core::Budget&) const { return Rules::suggest(view, rng); }
Action Habitue::choose(const View& view, const Memory&, core::Seat, core::Rng& rng, const core::Budget&) const { return Rules::suggest(view, rng); }
Action Maitre::choose(const View& view, const Memory&, core::Seat, core::Rng& rng, const core::Budget&) const { return Rules::suggest(view, rng); }
}  // namespace farben

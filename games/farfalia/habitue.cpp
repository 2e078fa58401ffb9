// The regular. Sound judgement of one card at a time, from what lies open: counts what is out, knows voids and
// winners, gives its partner what the side needs. It never imagines how the deal would go on.
#include "games/farfalia/bots.hpp"
#include "games/farfalia/judgement.hpp"
#include "games/farfalia/opening.hpp"

namespace farfalia {

Rules::Action Habitue::choose(const View& view, core::Seat me, core::Rng&, const core::Budget&) const {
    switch (view.open.phase) {
        case Phase::staking: return Stake{is_worth_a_joker(view.open, me)};
        case Phase::discarding: return Discard{Cards::from_bits(openings(view)[0].aside)};
        case Phase::naming: return Name{openings(view)[0].trump};
        case Phase::capturing: return Keep{best_capture(scene_of(view))};
        default: return Play{best_card(scene_of(view))};
    }
}

}  // namespace farfalia

#include "games/colorwords/bots.hpp"

namespace colorwords {

Rules::Action Maitre::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget& budget) const {
    return Habitue{}.choose(view, me, rng, budget);
}

}  // namespace colorwords

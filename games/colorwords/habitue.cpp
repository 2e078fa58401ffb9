// The regular. Finds the best word there is on his sheet, every time, and never thinks of the next one.
#include "games/colorwords/bots.hpp"
#include "games/colorwords/foresight.hpp"
#include "games/colorwords/manners.hpp"

namespace colorwords {

Rules::Action Habitue::choose(const View& view, core::Seat me, core::Rng&, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) {
        return Cross{static_cast<std::int8_t>(hardest(free_stars(open), filled_cells(open, at(me))))};
    }
    if (open.phase != Phase::writing) return reply(open, me);
    return sent(open, best_word(task_of(open, me, lexicon::List::words)));
}

}  // namespace colorwords

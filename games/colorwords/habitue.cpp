// The regular. Finds the best word there is on his sheet, every time, and never thinks of the next one.
#include "games/colorwords/bots.hpp"
#include "games/colorwords/manners.hpp"
#include "games/colorwords/sheet.hpp"

namespace colorwords {

namespace {

// The line or column with the most to fill.
Cross cross(const Open& open, core::Seat seat) {
    const Cells filled = filled_cells(open, at(seat));
    const Stars free = free_stars(open);
    Cross least;
    int empty_most = -1;
    for (int star = 0; star < star_count; ++star) {
        if (!free.has(static_cast<std::size_t>(star))) continue;
        const int empty = std::popcount(cells_of_star(star).bits() & ~filled.bits());
        if (empty < empty_most) continue;
        empty_most = empty;
        least.star = static_cast<std::int8_t>(star);
    }
    return least;
}

}  // namespace

Rules::Action Habitue::choose(const View& view, core::Seat me, core::Rng&, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) return cross(open, me);
    if (open.phase != Phase::writing) return reply(open, me);
    return sent(open, best_word(task_of(open, me, lexicon::List::words)));
}

}  // namespace colorwords

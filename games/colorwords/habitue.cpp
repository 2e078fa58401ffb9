// The regular. Knows every word there is, writes one of those that score most, and never thinks of the next one.
#include "games/colorwords/bots.hpp"
#include "games/colorwords/foresight.hpp"
#include "games/colorwords/manners.hpp"

namespace colorwords {

namespace {

// Two of them at a table must not write the same words all game long: one of a dozen will do, if it scores about as
// much as the best.
constexpr std::size_t seen_count = 12;
constexpr int points_given_up = 2;

Write write(const Open& open, core::Seat me, core::Rng& rng) {
    std::vector<Found> seen = best_words(task_of(open, me, lexicon::List::words), seen_count, Apart::words);
    if (seen.empty()) return sent(open, std::nullopt);
    const int least = seen[0].total() - points_given_up;
    std::erase_if(seen, [&](const Found& each) { return each.total() < least; });
    return sent(open, one_of(seen, rng));
}

}  // namespace

Rules::Action Habitue::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) {
        return Cross{static_cast<std::int8_t>(hardest(free_stars(open), filled_cells(open, at(me))))};
    }
    if (open.phase != Phase::writing) return reply(open, me);
    return write(open, me, rng);
}

}  // namespace colorwords

// The beginner. Knows the words that everybody knows, sees a few good places for them but seldom the best, and forgets
// the bonus now and then.
#include "games/colorwords/bots.hpp"
#include "games/colorwords/manners.hpp"

namespace colorwords {

namespace {

constexpr std::size_t seen_count = 24;          // words that come to mind
constexpr std::uint32_t forgets_one_in = 3;     // bonuses

Write write(const Open& open, core::Seat me, core::Rng& rng) {
    Task task = task_of(open, me, lexicon::List::common);
    if (rng.chance(forgets_one_in)) task.bonus = nullptr;
    const std::vector<Found> seen = best_words(task, seen_count, Apart::words);
    if (seen.empty()) return sent(open, std::nullopt);
    return sent(open, one_of(seen, rng));
}

}  // namespace

Rules::Action Apprenti::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) return Rules::suggest(view, rng);  // any star
    if (open.phase != Phase::writing) return reply(open, me);
    return write(open, me, rng);
}

}  // namespace colorwords

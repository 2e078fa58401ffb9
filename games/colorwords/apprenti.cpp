// The beginner. Knows the words that everybody knows, sees a few good places for them but seldom the best, and forgets
// the bonus now and then.
#include "games/colorwords/bots.hpp"
#include "games/colorwords/manners.hpp"
#include "games/colorwords/sheet.hpp"

namespace colorwords {

namespace {

constexpr std::size_t seen_count = 24;          // words that come to mind
constexpr std::uint32_t forgets_one_in = 3;     // bonuses

Write write(const Open& open, core::Seat me, core::Rng& rng) {
    Task task = task_of(open, me, lexicon::List::common);
    if (rng.chance(forgets_one_in)) task.bonus = nullptr;
    const std::vector<Found> seen = best_words(task, seen_count, Apart::words);
    if (seen.empty()) return sent(open, std::nullopt);
    const auto count = static_cast<std::uint32_t>(seen.size());
    return sent(open, seen[std::min(rng.below(count), rng.below(count))]);  // rather one of the better ones
}

Cross cross(const Open& open, core::Rng& rng) {
    const Stars free = free_stars(open);
    for (;;) {
        const std::uint32_t star = rng.below(star_count);
        if (free.has(star)) return {static_cast<std::int8_t>(star)};
    }
}

}  // namespace

Rules::Action Apprenti::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) return cross(open, rng);
    if (open.phase != Phase::writing) return reply(open, me);
    return write(open, me, rng);
}

}  // namespace colorwords

#include "games/barbarossa/bots.hpp"

#include "games/barbarossa/making.hpp"
#include "games/barbarossa/moves.hpp"

namespace barbarossa {

namespace {

using Action = Rules::Action;

constexpr Habits apprenti{.asking = Asking::at_random, .sure_in_series = 0.5};
constexpr Habits habitue{.asking = Asking::telling, .sure_in_series = 0.45, .is_cursing = true,
                         .curse_worth = 4, .gem_worth = 0.9, .voice = Voice::habitue, .taste = {2, 1, 0}};
constexpr Habits maitre{.asking = Asking::going_on, .sure_in_series = 0.35, .is_cursing = true,
                        .curse_worth = 1.6, .gem_worth = 0.5, .voice = Voice::maitre, .taste = {0, 3, 1},
                        .is_reckoning = true};

Action act(const View& view, core::Seat me, core::Rng& rng, const Habits& habits) {
    const Table& table = view.table;
    if (table.phase == Phase::sculpting) return make_something(view, me, habits.taste, rng);
    if (table.is_waiting) return answer(view);
    if (view.can_refill) return Refill{};
    const Mind mind(view, me, habits);
    // Where nobody else may curse it takes nothing from people who need longer to think; a guess there is free.
    if (table.phase == Phase::second_series && view.can_curse && habits.is_cursing) {
        if (auto cast = curse_for_letter(mind)) return *std::move(cast);
    }
    if (table.phase == Phase::moving) return walk(mind);
    if (table.phase == Phase::lettering) return ask_letter(mind);
    return ask_or_guess(mind, rng);
}

std::optional<Action> cut_in(const View& view, core::Seat me, const Habits& habits) {
    if (view.can_refill) return Refill{};
    if (!view.can_curse) return std::nullopt;
    return curse(Mind(view, me, habits));
}

}  // namespace

Action Apprenti::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    return act(view, me, rng, apprenti);
}
std::optional<Action> Apprenti::interrupt(const View&, core::Seat, core::Rng&, const core::Budget&) const {
    return std::nullopt;
}

Action Habitue::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    return act(view, me, rng, habitue);
}
std::optional<Action> Habitue::interrupt(const View& view, core::Seat me, core::Rng&, const core::Budget&) const {
    return cut_in(view, me, habitue);
}

Action Maitre::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    return act(view, me, rng, maitre);
}
std::optional<Action> Maitre::interrupt(const View& view, core::Seat me, core::Rng&, const core::Budget&) const {
    return cut_in(view, me, maitre);
}

}  // namespace barbarossa

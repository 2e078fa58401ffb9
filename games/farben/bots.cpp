#include "games/farben/bots.hpp"

#include "games/farben/recalling.hpp"
#include "games/farben/telling.hpp"

namespace farben {

namespace {

using Action = Rules::Action;

struct Level {
    Habits habits;
    Voice voice;
};

constexpr Level apprenti{.habits = {.half_life = 3, .own_half_life = 15, .revived = 300},
                         .voice = {.taste = Taste::short_stories, .at_a_loss = 4}};
constexpr Level habitue{.habits = {.half_life = 12, .own_half_life = 60, .revived = 550,
                                   .reckoning = Reckoning::turned_up},
                        .voice = {}};
constexpr Level maitre{.habits = {.half_life = 40, .own_half_life = 200, .revived = 800, .reckoning = Reckoning::all,
                                  .is_cunning = true},
                       .voice = {.taste = Taste::long_stories}};

Action act(const View& view, const Memory& memory, core::Seat me, core::Rng& rng, const Level& level) {
    const Mind mind(view, memory, me, level.habits);
    switch (view.table.phase) {
        case Phase::siding: return pick_side(view, rng);
        case Phase::choosing: return choose_colour(view, me, level.voice, rng);
        case Phase::telling: return tell_story(view, memory, me, level.voice, rng);
        case Phase::assigning: return pick_packet(mind, rng);
        case Phase::recalling: return name_or_ask(mind, rng);
        case Phase::hinting: return give_hint(mind, rng);
        default: return Listened{};
    }
}

}  // namespace

Action Apprenti::choose(const View& view, const Memory& memory, core::Seat me, core::Rng& rng,
                        const core::Budget&) const {
    return act(view, memory, me, rng, apprenti);
}

Action Habitue::choose(const View& view, const Memory& memory, core::Seat me, core::Rng& rng,
                       const core::Budget&) const {
    return act(view, memory, me, rng, habitue);
}

Action Maitre::choose(const View& view, const Memory& memory, core::Seat me, core::Rng& rng,
                      const core::Budget&) const {
    return act(view, memory, me, rng, maitre);
}

}  // namespace farben

#include "games/farben/bots.hpp"

#include "games/farben/reacting.hpp"
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
                         .voice = {.level = Apprenti::name, .taste = Taste::short_stories, .at_a_loss = 4,
                                   .openings = 6, .closings = 3}};
constexpr Level habitue{.habits = {.half_life = 12, .own_half_life = 60, .revived = 550,
                                   .reckoning = Reckoning::turned_up},
                        .voice = {.level = Habitue::name, .openings = 5, .closings = 3}};
constexpr Level maitre{.habits = {.half_life = 40, .own_half_life = 200, .revived = 800, .reckoning = Reckoning::all,
                                  .is_cunning = true},
                       .voice = {.level = Maitre::name, .taste = Taste::long_stories, .openings = 3, .closings = 6}};

Action act(const View& view, const Memory& memory, const core::TalesHeard& heard, core::Seat me, core::Rng& rng,
           const Level& level) {
    const Mind mind(view, memory, me, level.habits);
    switch (view.table.phase) {
        case Phase::siding: return pick_side(view, heard, rng);
        case Phase::choosing: return choose_colour(view, heard, me, level.voice, rng);
        case Phase::telling: return tell_story(view, memory, heard, me, level.voice, rng);
        case Phase::assigning: return pick_packet(mind, rng);
        case Phase::recalling: return name_or_ask(mind, rng);
        case Phase::hinting: return give_hint(mind, rng);
        default: return Listened{};
    }
}

std::string say(const View& view, const Memory& memory, core::Seat me, const Action& action, const Level& level) {
    return std::holds_alternative<Listened>(action) ? react_to_story(view, memory, me, level.voice.level) : "";
}

}  // namespace

Action Apprenti::choose(const View& view, const Memory& memory, const core::TalesHeard& heard, core::Seat me,
                       core::Rng& rng, const core::Budget&) const {
    return act(view, memory, heard, me, rng, apprenti);
}
std::string Apprenti::aside(const View& view, const Memory& memory, core::Seat me, const Action& action) const {
    return say(view, memory, me, action, apprenti);
}

Action Habitue::choose(const View& view, const Memory& memory, const core::TalesHeard& heard, core::Seat me,
                      core::Rng& rng, const core::Budget&) const {
    return act(view, memory, heard, me, rng, habitue);
}
std::string Habitue::aside(const View& view, const Memory& memory, core::Seat me, const Action& action) const {
    return say(view, memory, me, action, habitue);
}

Action Maitre::choose(const View& view, const Memory& memory, const core::TalesHeard& heard, core::Seat me,
                     core::Rng& rng, const core::Budget&) const {
    return act(view, memory, heard, me, rng, maitre);
}
std::string Maitre::aside(const View& view, const Memory& memory, core::Seat me, const Action& action) const {
    return say(view, memory, me, action, maitre);
}

}  // namespace farben

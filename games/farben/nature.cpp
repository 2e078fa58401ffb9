// What nature does: it draws the first player, the word cards, and a colour for who did not choose in time; and it goes
// on once a card was looked at.
#include "games/farben/course.hpp"
#include "games/farben/rules.hpp"

namespace farben {
Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    const Table& table = state.table;
    if (table.phase == Phase::opening) return Begin{core::Seat(rng.die(table.seats) - 1)};
    if (table.phase == Phase::drawing) {
        return Draw{.first = table.first, .card = static_cast<std::int8_t>(rng.pick(items_of(state.deck)))};
    }
    if (table.phase == Phase::revealing) return GoOn{};
    const std::size_t late = rng.pick(items_of(state.late));
    return ChooseFor{.seat = core::Seat(late), .colour = Colour(rng.pick(items_of(state.hands[late])))};
}

}  // namespace farben

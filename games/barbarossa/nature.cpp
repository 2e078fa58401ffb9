// What nature does: it looks at clay, supplies whom time was up, throws for who begins, and throws the die.
#include <algorithm>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

using core::Seat;

namespace {

std::int8_t throw_die(core::Rng& rng) { return static_cast<std::int8_t>(rng.die(die_sides)); }

Begin throw_for_all(const Table& table, core::Rng& rng) {
    Begin begun;
    if (table.config.first != First::drawn) return begun;
    do {
        begun.dice = {};
        for (std::size_t seat = 0; seat < seats_of(table); ++seat) begun.dice.push_back(throw_die(rng));
    } while (std::ranges::count(begun.dice, std::ranges::max(begun.dice)) > 1);
    return begun;
}

}  // namespace

bool Rules::is_laborious(const State& state) { return !state.looks.empty(); }

core::Labour<Rules> Rules::labour(const State& state) {
    const std::int8_t object = state.looks.front();
    const Clay& clay = state.clay[static_cast<std::size_t>(object)];
    const Seat owner = state.table.objects[static_cast<std::size_t>(object)].owner;
    return [asked = Measured{owner, object, clay.changes}, packed = packed_of(clay)]() -> Action {
        Measured measured = asked;
        measured.made = made_of(check_clay(packed));
        return measured;
    };
}

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    const Table& table = state.table;
    if (is_laborious(state)) return labour(state)();
    if (table.phase == Phase::opening) return throw_for_all(table, rng);
    if (table.phase == Phase::rolling) return Rolled{throw_die(rng)};
    const Object* lacking = std::ranges::find_if(table.objects, &std::string::empty, &Object::word);
    return Supply{.object = static_cast<std::int8_t>(lacking - table.objects.begin()),
                  .entry = rng.pick(free_entries(table))};
}

}  // namespace barbarossa

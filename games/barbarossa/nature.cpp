// What nature does: it supplies whom time was up, throws for who begins, and throws the die.
#include <algorithm>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

namespace {

std::int8_t throw_die(core::Rng& rng) { return static_cast<std::int8_t>(rng.die(die_sides)); }

Begin throw_for_all(const Table& table, core::Rng& rng) {
    Begin begun;
    do {
        begun.dice = {};
        for (std::size_t seat = 0; seat < seats_of(table); ++seat) begun.dice.push_back(throw_die(rng));
    } while (std::ranges::count(begun.dice, std::ranges::max(begun.dice)) > 1);
    return begun;
}

}  // namespace

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    const Table& table = state.table;
    if (table.phase == Phase::opening) return throw_for_all(table, rng);
    if (table.phase == Phase::rolling) return Rolled{throw_die(rng)};
    const Object* lacking = std::ranges::find_if(table.objects, &std::string::empty, &Object::word);
    return Supply{.object = static_cast<std::int8_t>(lacking - table.objects.begin()),
                  .entry = rng.pick(free_entries(table))};
}

}  // namespace barbarossa

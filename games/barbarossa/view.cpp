// What a reader sees of the table and of others' actions: of things, only how they look, what was asked and what was
// answered. (R38, R39)
#include <algorithm>

#include "games/barbarossa/course.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

using core::Seat;
using Action = Rules::Action;

namespace {

bool sees_all(const Table& table, Seat reader) { return table.phase == Phase::over && is_player(reader); }

Object seen(const Table& table, const Object& object, Seat reader) {
    if (object.owner == reader || sees_all(table, reader)) return object;
    Object shown{.owner = object.owner, .number = object.number};
    if (!is_unveiled(table)) return shown;
    shown.is_described = object.is_described;
    if (object.is_described) shown.description = object.description;
    shown.clay_bytes = object.clay_bytes;
    shown.arrows = object.arrows;
    return shown;
}

bool is_hidden(const Table& table, const Line& line, Seat reader) {
    if (line.kind == Kind::question || line.asker == reader || sees_all(table, reader)) return false;
    return line.kind == Kind::letter || object_of(table, line).owner != reader;
}

}  // namespace

View Rules::view(const State& state, Seat me) {
    View view{.me = me, .table = state.table, .can_curse = can_curse(state.table, me),
              .can_refill = can_refill(state.table, me)};
    for (Object& object : view.table.objects) object = seen(state.table, object, me);
    for (Line& line : view.table.talk) {
        line.is_hidden = is_hidden(state.table, line, me);
        if (line.is_hidden) line.text.clear();
    }
    for (std::size_t seat = 0; seat < seats_of(state.table); ++seat) {
        if (Seat(seat) != me && !sees_all(state.table, me)) view.table.players[seat].theme.clear();  // R11
    }
    if (is_seated(state.table, me)) {
        view.notes = state.notes[at(me)];
        view.shape_bytes_left = std::max(0, shaped_bytes_max - state.shaped_bytes[at(me)]);
    }
    return view;
}

std::optional<std::string> Rules::bulk(const State& state, Seat me, std::int32_t object) {
    const Table& table = state.table;
    if (!is_object(table, object)) return std::nullopt;
    const auto which = static_cast<std::size_t>(object);
    const bool may_see = is_unveiled(table) || table.objects[which].owner == me;
    if (!may_see || state.clay[which].marks.empty()) return std::nullopt;
    return text_of(state.clay[which]);
}

std::optional<Action> Rules::redact(const Action& action, Seat actor, Seat reader) {
    if (reader == actor) return action;
    if (const Measured* measured = std::get_if<Measured>(&action)) {
        return measured->seat == reader ? *measured : Measured{.seat = measured->seat};
    }
    if (is_draft(action)) return std::nullopt;  // R6, R40
    if (const Guess* guess = std::get_if<Guess>(&action)) {  // its owner sees it in the talk
        return Guess{.object = guess->object, .is_curse = guess->is_curse};
    }
    if (const Supply* supply = std::get_if<Supply>(&action)) return Supply{.object = supply->object};
    return action;
}

}  // namespace barbarossa

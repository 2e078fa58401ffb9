// The course of a turn: the magician moves, and the space it comes to says what follows.
#include <algorithm>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/plays.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

using core::Seat;

namespace {

Verdict check_move(const State& state, Seat actor) {
    if (state.table.phase != Phase::moving || state.table.is_waiting) return refuse(Illegal::not_now);
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
    return {};
}

void move_magician(Table& table, int spaces) {
    Player& player = table.players[at(table.turn)];
    player.space = static_cast<std::int8_t>((player.space + spaces) % ring_spaces);
    const Space space = ring[static_cast<std::size_t>(player.space)];
    const bool is_asking = space == Space::elf || space == Space::question;
    if (is_asking && is_talked_out(table)) return end_turn(table);
    switch (space) {
        case Space::gem:  // R15
            player.gems = static_cast<std::int8_t>(std::min(player.gems + 1, gems_max));
            return end_turn(table);
        case Space::dragon: return hazard(table, dragon_points);
        case Space::ghost: return hazard(table, ghost_points);
        case Space::elf: table.phase = Phase::lettering; return;
        case Space::question: table.phase = Phase::first_series; return;
    }
}

// Everybody threw, and one is highest; nobody, where the host has chosen. (R13)
bool is_opening(const Table& table, const core::List<std::int8_t, max_seats>& dice) {
    if (table.config.first != First::drawn) return dice.empty();
    if (dice.size() != seats_of(table)) return false;
    const auto is_die = [](int each) { return each >= 1 && each <= die_sides; };
    return std::ranges::all_of(dice, is_die) && std::ranges::count(dice, std::ranges::max(dice)) == 1;
}

Answer default_answer(const Table& table) {
    const Line& line = table.talk.back();
    if (line.kind == Kind::question) return Answer::unknown;
    const bool is_it = is_same_folded(line.text, object_of(table, line).word, table.config.language);
    return is_it ? Answer::yes : Answer::no;
}

// R42. What is done for somebody whose time is up.
void act_for(State& state, Seat seat) {
    Table& table = state.table;
    if (table.phase == Phase::sculpting) return end_sculpting_of(state, seat);
    if (table.is_waiting) return settle(table, default_answer(table));
    if (table.phase == Phase::moving) table.phase = Phase::rolling;
    else if (table.phase == Phase::lettering) end_turn(table);
    else end_series(table);
}

}  // namespace

void begin_turn(Table& table, Seat seat) {
    table.turn = seat;
    table.die = 0;
    table.asked = 0;
    table.phase = Phase::moving;
}

void end_turn(Table& table) { begin_turn(table, next(table.turn, table.seats)); }

void end_series(Table& table) {
    table.asked = 0;
    if (table.phase == Phase::first_series && !is_talked_out(table)) table.phase = Phase::second_series;
    else end_turn(table);
}

Verdict play(State& state, Seat, const Begin& begun) {
    Table& table = state.table;
    if (table.phase != Phase::opening) return refuse(Illegal::not_now);
    if (!is_opening(table, begun.dice)) return refuse(Illegal::bad_draw);
    table.opening = begun.dice;
    const bool is_chosen = table.config.first != First::drawn;
    begin_turn(table, is_chosen ? Seat(static_cast<int>(table.config.first) - 1)
                                : Seat(std::ranges::max_element(begun.dice) - begun.dice.begin()));
    return {};
}

Verdict play(State& state, Seat actor, const Roll&) {
    if (const auto can = check_move(state, actor); !can) return can;
    state.table.phase = Phase::rolling;
    return {};
}

Verdict play(State& state, Seat actor, const Pay& paid) {  // R14
    if (const auto can = check_move(state, actor); !can) return can;
    if (paid.spaces < 1) return refuse(Illegal::no_such_distance);
    Player& player = state.table.players[at(actor)];
    if (paid.spaces > player.gems) return refuse(Illegal::too_few_gems);
    player.gems = static_cast<std::int8_t>(player.gems - paid.spaces);
    move_magician(state.table, paid.spaces);
    return {};
}

Verdict play(State& state, Seat, const Rolled& rolled) {
    Table& table = state.table;
    if (table.phase != Phase::rolling) return refuse(Illegal::not_now);
    if (rolled.die < 1 || rolled.die > die_sides) return refuse(Illegal::bad_draw);
    table.die = rolled.die;
    move_magician(table, rolled.die);
    return {};
}

Verdict play(State& state, Seat actor, const Stop&) {  // R17, R21
    const Phase phase = state.table.phase;
    const bool is_series = phase == Phase::first_series || phase == Phase::second_series;
    const bool is_now = is_series || phase == Phase::lettering;
    if (!is_now || state.table.is_waiting) return refuse(Illegal::not_now);
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
    if (is_series) end_series(state.table);
    else end_turn(state.table);
    return {};
}

Verdict play(State& state, Seat actor, const Refill&) {  // R32
    if (!is_playing(state.table)) return refuse(Illegal::not_now);
    if (!can_refill(state.table, actor)) return refuse(Illegal::no_refill);
    Player& player = state.table.players[at(actor)];
    player.curses = curses_refilled;
    player.has_refilled = true;
    return {};
}

Verdict play(State& state, Seat actor, const Note& note) {  // R40
    if (!has_begun(state.table)) return refuse(Illegal::not_now);
    if (!is_object(state.table, note.object)) return refuse(Illegal::no_such_object);
    const auto characters = characters_in(note.text, Lines::many);
    if (!characters) return refuse(Illegal::not_text);
    if (*characters > note_chars_max) return refuse(Illegal::note_too_long);
    state.notes[at(actor)][static_cast<std::size_t>(note.object)] = note.text;
    return {};
}

Verdict play(State& state, Seat actor, const Dispute& dispute) {  // R41
    Table& table = state.table;
    if (table.phase != Phase::over) return refuse(Illegal::not_now);
    const auto line = static_cast<std::size_t>(dispute.line);
    if (dispute.line < 0 || line >= table.talk.size() || table.talk[line].kind == Kind::letter) {
        return refuse(Illegal::no_such_line);
    }
    core::Set<max_seats>& disputed = table.talk[line].disputed;
    if (dispute.is_disputed) disputed.add(at(actor));
    else disputed = disputed.without({at(actor)});
    return {};
}

Verdict play(State& state, Seat, const TimedOut& late) {
    if (!is_seated(state.table, late.seat)) return refuse(Illegal::no_such_seat);
    if (!Rules::to_act(state).has(late.seat)) return refuse(Illegal::not_your_turn);
    act_for(state, late.seat);
    return {};
}

}  // namespace barbarossa

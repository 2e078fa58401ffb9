// What follows from where the table stands: whose turn and whose object it is, and when a curse may be cast.
#pragma once

#include "games/barbarossa/rules.hpp"

namespace barbarossa {

using Verdict = Rules::Verdict;

inline std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

inline std::size_t seats_of(const Table& table) { return static_cast<std::size_t>(table.seats); }

inline bool is_seated(const Table& table, core::Seat seat) { return is_player(seat) && index(seat) < table.seats; }

inline bool is_object(const Table& table, int object) {
    return object >= 0 && static_cast<std::size_t>(object) < table.objects.size();
}

inline const Object& object_of(const Table& table, const Line& line) {
    return table.objects[static_cast<std::size_t>(line.object)];
}

inline bool has_begun(const Table& table) { return table.phase >= Phase::moving; }
inline bool is_playing(const Table& table) { return has_begun(table) && table.phase != Phase::over; }

// Said to be ready, and nature follows the strokes of their things. (R10)
inline bool is_looked_at(const Table& table, core::Seat seat) {
    for (const Object& each : table.objects) {
        if (each.owner == seat && each.made == Made::looked_at) return true;
    }
    return false;
}

// So much was said that nobody asks any more but by curses. (R21)
inline bool is_talked_out(const Table& table) { return table.talk.size() >= lines_max; }

// Everybody's clay, themes and descriptions can be looked at; before that, only one's own. (R6)
inline bool is_unveiled(const Table& table) { return table.phase >= Phase::opening; }

// Nobody waits for an answer, and nobody else is in the second series. (R30)
inline bool is_time_to_curse(const Table& table, core::Seat seat) {
    if (!is_playing(table) || table.is_waiting || table.phase == Phase::rolling) return false;
    return table.phase != Phase::second_series || table.turn == seat;
}

inline bool can_curse(const Table& table, core::Seat seat) {
    return is_seated(table, seat) && is_time_to_curse(table, seat) && table.players[at(seat)].curses > 0;
}

inline bool can_refill(const Table& table, core::Seat seat) {  // R32
    if (!is_seated(table, seat) || !is_playing(table)) return false;
    const Player& player = table.players[at(seat)];
    return player.curses == 0 && !player.has_refilled && table.spent_curses >= curses_spent_for_refill;
}

// One's own one knows; after two arrows it is settled; one arrow of everybody is enough. (R26)
inline Verdict check_guessable(const Object& object, core::Seat seat) {
    if (object.owner == seat) return refuse(Illegal::own_object);
    for (const core::Seat each : object.arrows) {
        if (each == seat) return refuse(Illegal::already_guessed);
    }
    if (object.arrows.size() == arrows_max) return refuse(Illegal::object_finished);
    return {};
}

}  // namespace barbarossa

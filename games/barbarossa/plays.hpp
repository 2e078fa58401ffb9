// What each action does. Players' actions are known to be of a seat at this table, nature's to be nature's; what is
// refused changes nothing. rules.cpp calls them, sculpting.cpp, turn.cpp and asking.cpp are them.
#pragma once

#include "games/barbarossa/course.hpp"

namespace barbarossa {

// sculpting.cpp
Verdict play(State&, core::Seat, const Shape&);
Verdict play(State&, core::Seat, const Label&);
Verdict play(State&, core::Seat, const Theme&);
Verdict play(State&, core::Seat, const Ready&);
Verdict play(State&, core::Seat, const Rework&);
Verdict play(State&, core::Seat, const Measured&);
Verdict play(State&, core::Seat, const Supply&);
void end_sculpting_of(State&, core::Seat);  // whose time is up

// turn.cpp
Verdict play(State&, core::Seat, const Begin&);
Verdict play(State&, core::Seat, const Roll&);
Verdict play(State&, core::Seat, const Pay&);
Verdict play(State&, core::Seat, const Rolled&);
Verdict play(State&, core::Seat, const Stop&);
Verdict play(State&, core::Seat, const Refill&);
Verdict play(State&, core::Seat, const Note&);
Verdict play(State&, core::Seat, const Dispute&);
Verdict play(State&, core::Seat, const TimedOut&);

// asking.cpp
Verdict play(State&, core::Seat, const Letter&);
Verdict play(State&, core::Seat, const Question&);
Verdict play(State&, core::Seat, const Guess&);
Verdict play(State&, core::Seat, const Reply&);
Verdict play(State&, core::Seat, const Judge&);
void settle(Table&, Answer);  // the line that waits

// The course of a turn, in turn.cpp.
void begin_turn(Table&, core::Seat);
void end_turn(Table&);
void end_series(Table&);

// scoring.cpp
void hazard(Table&, int points);                        // everybody but who moved goes on
void plant_arrow(Table&, std::size_t object, core::Seat guesser);

}  // namespace barbarossa

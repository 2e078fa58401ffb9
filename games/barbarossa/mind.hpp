// What a bot thinks of the table before it acts: of every object that it may still guess, what it may be and what
// guessing it is worth. How a level differs from another is written in its habits.
#pragma once

#include "games/barbarossa/belief.hpp"
#include "games/barbarossa/making.hpp"
#include "games/barbarossa/voices.hpp"

namespace barbarossa {

enum class Asking {
    at_random,  // something that fits
    telling,    // what tells most
    going_on,   // what tells most before a no ends the series
};

struct Habits {
    Asking asking = Asking::at_random;
    double sure_in_series = 0.5;  // guesses from this chance on
    bool is_cursing = false;      // thinks of curses at all,
    double curse_worth = 0;       // and casts one for what promises more points
    double gem_worth = 2;         // in points: what a gem must bring
    Voice voice = Voice::apprenti;
    Taste taste{1, 0, 0};         // in what it makes: to be found at once pays as little as never to be found
    bool is_reckoning = false;    // counts what a guess does for its owner, and whether it ends the game well
};

struct Prospect {
    std::int8_t object = 0;
    Belief belief;
    double worth = 0;         // in points, to who guesses it now
    bool is_just_tried = false;  // by somebody else, and nothing was learnt of it since
};

class Mind {
public:
    Mind(const View&, core::Seat me, const Habits&);

    const View& view() const { return *view_; }
    const Habits& habits() const { return *habits_; }
    core::Seat me() const { return me_; }
    const std::vector<Prospect>& prospects() const { return prospects_; }
    const Prospect* surest() const;  // by what a guess promises now; null if there is nothing left to guess

private:
    double worth_of(const Object&) const;
    double worth_of_last(const Object&) const;

    const View* view_;
    core::Seat me_;
    const Habits* habits_;
    std::vector<Prospect> prospects_{};
};

double promise_of(const Prospect&);  // of a guess now, in points

// How near the game is to its end: 0 at first, 1 when it is over.
double course_of(const Table&);

}  // namespace barbarossa

// How a seat will fare on the lines to come. A seat goes down the sheet with two things in its pocket:
// its highest Color'Yam, and how many boxes of the pole it has used up. From these follow what it may
// hope for (Prospects, reasoning backward) and what it will probably write (forecast, reasoning forward).
#pragma once

#include "games/coloryam/habits.hpp"
#include "games/coloryam/rules.hpp"

namespace coloryam {

inline constexpr std::size_t boxes_max = 3;  // Color'Yam boxes of one pole, in the Pro variant

struct Pocket {
    std::size_t highest = 0;  // Color'Yam so far; always 0 where they need not increase
    std::size_t boxes = 0;    // of the current pole, filled or crossed
};

template <class T>
using ByPocket = std::array<std::array<T, sums_end>, boxes_max + 1>;  // by boxes, by highest

// The sheet as one seat walks down it.
class Course {
public:
    explicit Course(const State&);

    const Lines& lines() const { return *lines_; }
    bool is_declarable() const { return is_declarable_; }  // a met objective as missed
    // The line of the pole's next Color'Yam box, if it has one left.
    std::optional<std::size_t> next_box(std::size_t line, Pocket) const;
    bool is_played(std::size_t line, Pocket) const;  // not a Color'Yam that a second chance has filled before
    bool is_written(std::size_t line, Pocket, std::size_t sum) const;  // with a sum that meets the objective, if any
    Pocket with(Pocket, std::size_t sum) const;      // written in the next box; 0: crossed
    Pocket after(std::size_t line, Pocket) const;    // gone on to the next line
    Pocket pocket_of(const State&, core::Seat) const;  // at the state's line
    friend bool operator==(const Course&, const Course&) = default;

private:
    const Lines* lines_;
    bool is_increasing_;
    bool is_declarable_;
};

using EntryWorth = std::array<BySum, lines_max>;  // of a sum written on each line, beyond a crossed box

// What the lines to come are worth on average with sensible play, for any pocket.
class Prospects {
public:
    Prospects(const Course&, const EntryWorth&);

    const Course& course() const { return course_; }
    double worth(std::size_t line, Pocket pocket) const { return worth_[line][pocket.boxes][pocket.highest]; }
    double entry_worth(std::size_t line, std::size_t sum) const { return entry_worth_[line][sum]; }
    // The ways to end a turn on this line, each with all that follows.
    double written(std::size_t line, Pocket, std::size_t sum) const;
    double crossed(std::size_t line, Pocket) const;
    std::optional<double> second_chance(std::size_t line, Pocket, std::size_t sum) const;  // if the rules allow it
    const Habit& habit(std::size_t line, Pocket) const;  // the best way to play it

private:
    ByResult turn(std::size_t line, Pocket) const;
    void judge(std::size_t line, Pocket);

    Course course_;
    EntryWorth entry_worth_;
    std::array<ByPocket<double>, lines_max + 1> worth_{};
    std::array<ByPocket<std::uint8_t>, lines_max> habit_{};
};

// What will stand in a box: [0] the chance that it is crossed, [6]-[36] that this sum is written.
using EntryChances = BySum;
using Forecast = std::array<EntryChances, lines_max>;  // of one seat, by line

EntryChances certain(Entry);

// Of a seat that goes by these prospects. What it has written already is certain.
Forecast forecast(const Prospects&, const State&, core::Seat);
Forecast forecast_from_start(const Prospects&);

}  // namespace coloryam

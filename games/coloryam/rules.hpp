// Color'Yam: six coloured dice, ten lines, up to three throws a turn. A line asks for colours; the sum
// of the numbers ranks those who met it. Nothing is hidden. Rules by number in README.md; sheets,
// objectives and dice as data in sheet.hpp; what a seat may read off the table in board.hpp.
#pragma once

#include "core/game.hpp"
#include "games/coloryam/board.hpp"
#include "games/coloryam/facts.hpp"
#include "games/coloryam/sheet.hpp"
#include "games/coloryam/state.hpp"

namespace coloryam {

// What a player does.

struct Throw {  // Throw these dice (by number, 0-5); the first throw of a turn takes all six.
    static constexpr std::string_view type = "throw";
    core::Set<dice_count> dice{};
};
BOOST_DESCRIBE_STRUCT(Throw, (), (dice))

struct Stop {  // End the turn with the dice as they lie.
    static constexpr std::string_view type = "stop";
};
BOOST_DESCRIBE_STRUCT(Stop, (), ())

struct DeclareMiss {  // End the turn as missed though the objective is met (Config::declared_miss).
    static constexpr std::string_view type = "declare_miss";
};
BOOST_DESCRIBE_STRUCT(DeclareMiss, (), ())

struct SecondChance {  // Objective missed: write the sum in a Color'Yam box of the pole and play the line again later.
    static constexpr std::string_view type = "second_chance";
};
BOOST_DESCRIBE_STRUCT(SecondChance, (), ())

struct Fill {  // Free objectives: write the sum on this line.
    static constexpr std::string_view type = "fill";
    std::int8_t line = 0;
};
BOOST_DESCRIBE_STRUCT(Fill, (), (line))

struct Cross {  // Objective missed: cross the current line. Free objectives: cross any empty line of one's own.
    static constexpr std::string_view type = "cross";
    std::int8_t line = 0;
};
BOOST_DESCRIBE_STRUCT(Cross, (), (line))

// What nature does.

struct Begin {  // Draws what the host left open.
    static constexpr std::string_view type = "begin";
    std::int8_t sheet = 0;  // 1-6
    core::Seat first{};
};
BOOST_DESCRIBE_STRUCT(Begin, (), (sheet, first))

struct Thrown {  // All six numbers; a die that was kept shows what it showed.
    static constexpr std::string_view type = "thrown";
    std::array<std::int8_t, dice_count> numbers{};
};
BOOST_DESCRIBE_STRUCT(Thrown, (), (numbers))

// Stop with the dice as they lie; a missed objective is crossed.
using core::TimedOut;

enum class Illegal {
    not_your_turn,       // somebody else is to act
    not_your_action,     // nature's actions are nature's, players' are players'
    no_such_seat,        // Config::first names a seat that is not at the table
    not_now,             // the turn is at another point
    first_throw_is_six,  // the first throw of a turn takes all six dice
    no_dice,             // a throw needs at least one die
    no_throws_left,      // three throws have been made
    nothing_thrown,      // the dice have not been thrown this turn
    miss_not_declarable, // the table does not allow it, or there is nothing to gain
    not_this_line,       // only the current line can be crossed
    no_such_line,        // there is no such line on the sheet
    line_taken,          // this box has an entry already
    objective_not_met,   // the dice do not show what the line asks for
    not_increasing,      // a Color'Yam must be greater than those before and smaller than those after
    bad_draw             // nature drew what cannot be
};
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_your_action, no_such_seat, not_now, first_throw_is_six, no_dice,
                    no_throws_left, nothing_thrown, miss_not_declarable, not_this_line, no_such_line, line_taken,
                    objective_not_met, not_increasing, bad_draw)

struct View {  // Nothing is hidden: the whole state, and what follows from it for a reader who does not know the rules.
    core::Seat me = core::Seat::spectator;
    State state{};
    Board board{};
};
BOOST_DESCRIBE_STRUCT(View, (), (me, state, board))

struct Rules {
    static constexpr std::string_view name = "coloryam";
    static constexpr int version = 1;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = coloryam::max_seats;
    static constexpr bool no_secrets = true;

    using Config = coloryam::Config;
    using State = coloryam::State;
    using Action = std::variant<Throw, Stop, DeclareMiss, SecondChance, Fill, Cross, Begin, Thrown, TimedOut>;
    using View = coloryam::View;
    using Illegal = coloryam::Illegal;
    using Verdict = core::Verdict<Illegal>;

    static Facts facts() { return {}; }
    static Verdict accepts(const Config&, int seats);
    static State setup(const Config&, int seats);
    static core::Seats to_act(const State&);
    static Verdict apply(State&, core::Seat, const Action&);
    static Action nature(const State&, core::Rng&);
    static std::optional<core::Outcome> outcome(const State&);
    static core::Progress progress(const State&);
    static View view(const State& state, core::Seat me) { return {me, state, board(state)}; }
    static std::optional<Action> redact(const Action& action, core::Seat, core::Seat) { return action; }
    static std::vector<Action> legal(const View&);
    static Action suggest(const View& view, core::Rng& rng) { return suggest_from(view.state, rng); }
    static Action suggest_from(const State&, core::Rng&);  // the same without a view to build; nothing is hidden
    static State guess(const View& view, core::Rng&) { return view.state; }
};
static_assert(core::Enumerable<Rules> && core::Guessable<Rules> && core::Progressing<Rules>);

}  // namespace coloryam

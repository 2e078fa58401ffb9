// From what the end of a turn is worth to what to do now. A bot says how good each way to end its turn
// would be; which dice to throw for it, and when to stop, the solver works out exactly.
#pragma once

#include "games/coloryam/rules.hpp"
#include "games/coloryam/solver.hpp"

namespace coloryam {

struct LineWorth {  // what it is worth to end the turn on this line
    std::int8_t line = 0;
    BySum written{};        // the sum written there, if the rules allow it
    double crossed = 0;
    BySum second_chance{};  // the sum written in the pole's Color'Yam box, if the rules allow it
};

using Valuation = std::vector<LineWorth>;  // of the current line; with free objectives, of every empty line

// Best play of a turn for one valuation. Kept between the decisions of a turn, it solves once.
class TurnPlay {
public:
    // `judge(view)` gives the valuation of whoever's turn it is. It must not look at the dice or the throws.
    template <class Judge>
    Rules::Action choose(const View& view, const Judge& judge) {
        if (view.state.phase == Phase::throwing && view.state.throws == 0) return Throw{all_dice};
        if (State turn = turn_of(view.state); !(turn == turn_)) {
            turn_ = std::move(turn);
            valuation_ = judge(view);
            is_solved_ = false;
        }
        return act(view);
    }

private:
    static State turn_of(State);  // the same at every point of a turn, and only then
    Rules::Action act(const View&);
    DiceSet dice_to_throw(const State&);

    State turn_{};
    Valuation valuation_{};
    Solver solver_{};
    bool is_solved_ = false;
};

}  // namespace coloryam

// A saved game read again. `replay` folds its log as the table did; `verify` also draws every die and card again
// from the secret that was sealed before play, and finds them equal or says where they are not. Here and not in
// the server, so that anybody can check with a program of their own: the page does, after every game.
#pragma once

#include "core/record.hpp"
#include "games/fault.hpp"

namespace games {

struct Step {  // one move, and what the reader saw after it
    core::Seat actor{};
    core::Deed action{};
    core::Json view{};
};
BOOST_DESCRIBE_STRUCT(Step, (), (actor, action, view))

struct Replay {
    core::Json start{};  // what the reader saw before the first move
    std::vector<Step> steps{};  // drafts are none: what counts is what came of them
    std::optional<core::Outcome> outcome{};  // empty if the record stops before the end
};
BOOST_DESCRIBE_STRUCT(Replay, (), (start, steps, outcome))

Explained<Replay> replay(const core::Record&, core::Seat reader);

struct Verified {
    std::int32_t moves = 0;
    std::int32_t draws = 0;      // of nature, all derived again and found equal
    std::int32_t time_outs = 0;  // the clock's actions, all as the rules prescribe
    bool is_over = false;        // the record goes to the end of the game
};
BOOST_DESCRIBE_STRUCT(Verified, (), (moves, draws, time_outs, is_over))

Explained<Verified> verify(const core::Record&);

}  // namespace games

// A game as a file: what was agreed, what was done, and the proof of its chance. The server hands it
// out, `palette replay` and `palette verify` read it, the page plays it back.
#pragma once

#include "core/fair.hpp"
#include "core/json.hpp"
#include "core/seat.hpp"

namespace core {

struct Done {  // one move
    Seat actor{};
    Deed action{};
};
BOOST_DESCRIBE_STRUCT(Done, (), (actor, action))

struct Record {
    std::string game{};
    std::int32_t version = 0;           // of the rules
    std::int32_t seats = 0;
    Json config{};
    std::vector<std::string> names{};   // by seat
    std::vector<Done> moves{};
    std::string commitment{};           // published before play; empty for a game without one
    std::optional<Proof> proof{};       // once the game is over
};
BOOST_DESCRIBE_STRUCT(Record, (), (game, version, seats, config, names, moves, commitment, proof))

}  // namespace core

// What lists tell of a table: the body of its summary (store/store.hpp). Tables writes it, the House reads it.
#pragma once

#include "core/game.hpp"
#include "server/protocol.hpp"

namespace server {

struct Overview {
    std::string game{};
    Status status = Status::waiting;
    std::string host{};                         // their name
    Setup setup{};
    std::vector<SeatBrief> seats{};
    std::vector<std::string> guests{};          // by seat: who sits there; empty: nobody, or a bot
    std::vector<Seat> to_act{};
    std::vector<std::int32_t> left_seconds{};   // by seat: how much time it had when the table last moved; 0: no clock
    std::optional<core::Progress> progress{};   // once started, if the game has words for it
    std::optional<core::Outcome> outcome{};     // once over
};
BOOST_DESCRIBE_STRUCT(Overview, (), (game, status, host, setup, seats, guests, to_act, left_seconds, progress, outcome))

}  // namespace server

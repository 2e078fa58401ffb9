// The whole server, without the network, the clock or threads: what came in goes in, what must go
// out comes out. net.cpp runs it on real sockets, sim.cpp on invented ones.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/match.hpp"
#include "core/rng.hpp"
#include "server/limits.hpp"
#include "server/protocol.hpp"
#include "store/store.hpp"

namespace server {

using store::TableId;

enum class Conn : std::uint32_t {};  // a socket or an HTTP request; never used twice

// What comes in. A token is what the visitor's cookie holds; empty for a newcomer. The network, where they come from,
// only counts heads; it is never stored or shown.
struct Opened { Conn conn{}; std::string token{}; std::string code{}; std::string network{}; };
struct Received { Conn conn{}; std::string text{}; };
struct Closed { Conn conn{}; };
struct Called { Conn conn{}; std::string token{}; std::string text{}; };  // an HTTP call; answered exactly once
struct BotMoved { TableId table{}; std::int32_t move = 0; Seat seat{}; Json action{}; };
struct NatureActed { TableId table{}; Json action{}; };
using Input = std::variant<Opened, Received, Closed, Called, BotMoved, NatureActed>;

// What goes out.
struct Send { Conn conn{}; std::shared_ptr<const std::string> text{}; };  // shared: spectators all get the same bytes
struct Close { Conn conn{}; Reason why{}; };                              // after what was sent before
struct Answer {
    Conn conn{};
    int status = 200;
    std::string text{};
    std::string new_token{};  // the visitor's browser keeps this from now on, for a year; empty: what it has
};
struct AskBot { TableId table{}; std::int32_t move = 0; Seat seat{}; core::Thought thought{}; core::Bytes32 seed{}; };
struct AskNature { TableId table{}; core::Labouring labour{}; };  // to be worked out elsewhere: it takes long
// This table's log cannot be followed, or is longer than any may be: it is left alone, and the operator should know.
struct PutAside { TableId table{}; std::int64_t steps = 0; };
using Output = std::variant<Send, Close, Answer, AskBot, AskNature, PutAside>;

struct VoiceOptions {  // the servers of the host's choice; without any, pages reach each other on one network only
    std::vector<std::string> stun{};  // such as "stun:talk.example:3478"
    std::vector<std::string> turn{};  // such as "turn:talk.example:3478?transport=udp"
    std::string turn_secret{};        // shared with the TURN server, which knows our guests by it
};

struct HubOptions {
    core::Bytes32 entropy{};          // keys all that must not be guessed: secrets, codes, tokens
    std::int32_t bot_delay_ms = 1200;  // a bot's move is shown this long after the move before it
    std::int32_t messages_per_second = 5;  // of one connection, in the long run
    std::int32_t messages_at_once = 20;    // and in one go; more is refused, and much more cut off
    std::int32_t signals_per_second = 20;  // of one person, which come in bursts: to five others at once
    std::int32_t signals_at_once = signals_at_once_usual;
    VoiceOptions voice{};
};

class Hub {
public:
    Hub(store::Store&, const HubOptions&);
    ~Hub();

    // Handles all that arrived since the last tick. Whatever it decides is stored before anyone hears of
    // it. If the store throws, this hub is ahead of the disk and must be thrown away.
    std::vector<Output> tick(std::int64_t now_ms, const std::vector<Input>&);

    // When to tick though nothing arrives; empty: not before something does.
    std::optional<std::int64_t> next_due_ms() const;

    // How many tables are in memory; the others wait in the store.
    std::size_t loaded_tables() const;

private:
    class Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace server

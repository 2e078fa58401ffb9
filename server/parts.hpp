// What goes in and out of the server's two parts, and what they tell each other. Tables plays; the House knows the
// people. Each is a function from inputs to a batch for the store and outputs for the world; whoever runs them sees to
// it that no output leaves before its batch is stored. Notes are outputs too: what a part was told is on the disk.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/match.hpp"
#include "server/protocol.hpp"
#include "server/events.hpp"
#include "store/store.hpp"

namespace server {

using store::TableId;

enum class Conn : std::uint32_t {};  // a socket or an HTTP request; never used twice

// What comes in. A token is what the visitor's cookie holds; empty for a newcomer. The network, where they come from,
// only counts heads; it is never stored or shown.
struct Opened { Conn conn{}; std::string token{}; std::string code{}; std::string network{}; };
struct Received { Conn conn{}; std::string text{}; };
struct Closed { Conn conn{}; };
struct Called {  // an HTTP call; answered exactly once
    Conn conn{};
    std::string token{};
    std::string text{};
    std::string network{};
    std::string origin{};  // of the page that calls, which is ours
    std::string device{};  // such as "Firefox, Linux"; empty: unknown
};
struct BotMoved { TableId table{}; std::int32_t move = 0; Seat seat{}; Deed action{}; std::size_t shard = 0; };

struct NatureActed { TableId table{}; Deed action{}; std::size_t shard = 0; };

// Somebody opened a table, and the House knows who they are; empty: a nameless spectator.
struct Visited { Conn conn{}; std::string guest{}; std::string code{}; std::string network{}; };

struct Host { std::string id{}; std::string name{}; };

struct Opening {  // how a table begins
    std::string game{};
    Setup setup{};
    Host host{};
    std::vector<Kept> kept{};
    std::vector<BotSat> bots{};
    std::vector<std::string> barred{};
    bool softens = true;
    bool start = false;  // as soon as the host sits
};

// Notes to a table. Those with a type are kept in the store until the table has heard them; the others are about
// somebody who waits, and who is gone when the server is.
struct NameChanged {
    static constexpr std::string_view type = "name_changed";
    std::string guest{};
    std::string name{};
};
BOOST_DESCRIBE_STRUCT(NameChanged, (), (guest, name))

struct RematchMade {  // by the one who asked for it here
    static constexpr std::string_view type = "rematch_made";
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(RematchMade, (), (code))

struct Claimed {  // what was one person's is another's: a guest's games go with them
    static constexpr std::string_view type = "claimed";
    std::string from{};
    std::string to{};
    std::string name{};  // of the latter
};
BOOST_DESCRIBE_STRUCT(Claimed, (), (from, to, name))

struct Departed {  // somebody deleted their account
    static constexpr std::string_view type = "departed";
    std::string guest{};
};
BOOST_DESCRIBE_STRUCT(Departed, (), (guest))

struct TableWanted {
    Conn conn{};
    Opening opening{};
    std::string after{};  // the table it is the rematch of; empty: none
};
struct LeaveWanted { Conn conn{}; std::string guest{}; };   // for good; HasLeft answers
struct RecordWanted { Conn conn{}; std::string guest{}; };  // an Answer answers
struct RematchRefused { Conn conn{}; std::string why{}; };

using LastingNote = std::variant<NameChanged, RematchMade, Claimed, Departed>;
using TableNote = std::variant<NameChanged, RematchMade, Claimed, Departed, TableWanted, LeaveWanted, RecordWanted,
                               RematchRefused>;
struct ToTable { std::string code{}; TableNote note{}; std::optional<store::NoteId> id{}; };  // the id if it lasts

// Notes to the House.
struct Made { TableWanted wanted{}; std::string code{}; std::optional<core::Refusal> refused{}; };
struct RematchWanted { Conn conn{}; Opening opening{}; std::string after{}; };
struct HasLeft { Conn conn{}; std::string guest{}; std::optional<core::Refusal> refused{}; };
using HouseNote = std::variant<Made, RematchWanted, HasLeft>;
struct ToHouse { HouseNote note{}; };

// What goes out.
struct Send { Conn conn{}; std::shared_ptr<const std::string> text{}; };  // shared: spectators all get the same bytes
struct Close { Conn conn{}; Reason why{}; };                              // after what was sent before
struct Answer {
    Conn conn{};
    int status = 200;
    std::string text{};
    std::string new_token{};  // the visitor's browser keeps this from now on, for a year; empty: what it has
    bool forgets_token = false;  // the visitor's browser keeps none
};
struct AskedSeat {  // whose bot was asked, or nature
    std::size_t shard = 0;
    TableId table{};
    Seat seat{};
    friend auto operator<=>(const AskedSeat&, const AskedSeat&) = default;
};
struct AskBot {
    TableId table{};
    std::int32_t move = 0;
    Seat seat{};
    core::Thought thought{};
    core::Bytes32 seed{};
    std::size_t shard = 0;
    std::string kind{};     // of bot: those of one kind take about the same time
    std::string network{};  // from where somebody looks at the table; empty: nobody does
    AskedSeat who() const { return {shard, table, seat}; }
};
struct AskNature {  // elsewhere: it takes long
    TableId table{};
    core::Labouring labour{};
    std::size_t shard = 0;
    std::string network{};
};
struct NeverMind { AskedSeat who{}; };  // what its bot was asked; should it answer, nobody listens
enum class WorkId : std::uint64_t {};
struct AskWork { WorkId id{}; std::function<std::string()> work{}; };  // for the House, elsewhere: it takes long
struct WorkDone { WorkId id{}; std::string made{}; };                  // and what came of it
struct SignedOut { std::string session{}; };  // all its sockets are to be closed
struct PutAside { TableId table{}; std::int64_t steps = 0; };  // a table whose log cannot be read; for the operator
using Output = std::variant<Send, Close, Answer, AskBot, AskNature, NeverMind, AskWork, SignedOut, PutAside, ToTable,
                            ToHouse>;

struct Ticked {  // what a part made of its inputs
    store::Batch batch{};  // to be stored before any of these leaves
    std::vector<Output> outputs{};
};

// A session is known by the hash of a token that only its browser holds.
std::string session_id(std::string_view token);

// What others may know of a person's id: enough to name them, nothing to come in with.
inline constexpr std::size_t public_id_chars = 16;
inline std::string public_id(std::string_view person) { return std::string(person.substr(0, public_id_chars)); }

// An answer to a call, or why there is none.
Answer answer_to(Conn, const core::Result<std::string>&);

}  // namespace server

// The hub's inside: the sockets, the tables in memory, and one handler for everything that can come
// in. hub.cpp runs the tick and the tables' life; messages.cpp, talk.cpp, voice.cpp and calls.cpp answer
// what people ask for.
#pragma once

#include <span>
#include <unordered_map>
#include <unordered_set>

#include "server/ledger.hpp"
#include "server/live.hpp"
#include "server/records.hpp"
#include "server/timetable.hpp"

namespace server {

using core::Result;

struct Opening {  // how a table begins
    std::string game{};
    Setup setup{};
    store::Guest host{};
    std::vector<Kept> kept{};
    std::vector<BotSat> bots{};
    std::vector<std::string> barred{};
    bool softens = true;
    bool start = false;  // as soon as the host sits
};

class Hub::Inside {
public:
    Inside(store::Store&, const HubOptions&);
    std::vector<Output> tick(std::int64_t now_ms, const std::vector<Input>&);
    std::optional<std::int64_t> next_due_ms() const;
    std::size_t loaded_tables() const { return tables_.size(); }

private:
    // What came in (hub.cpp; calls.cpp for Called).
    void handle(const Opened&);
    void handle(const Received&);
    void handle(const Closed&);
    void handle(const BotMoved&);
    void handle(const NatureActed&);
    void handle(const Called&);

    // What somebody at a table asks for (messages.cpp).
    Result<void> handle(Live&, const Socket&, const Sit&);
    Result<void> handle(Live&, const Socket&, const Stand&);
    Result<void> handle(Live&, const Socket&, const SeatBot&);
    Result<void> handle(Live&, const Socket&, const Clear&);
    Result<void> handle(Live&, const Socket&, const Arrange&);
    Result<void> handle(Live&, const Socket&, const Start&);
    Result<void> handle(Live&, const Socket&, const Act&);
    Result<void> handle(Live&, const Socket&, const GoOn&);
    Result<void> handle(Live&, const Socket&, const Fetch&);
    Result<void> handle(Live&, const Socket&, const TakeTime&);
    Result<void> handle(Live&, const Socket&, const Remove&);
    Result<void> handle(Live&, const Socket&, const Cover&);
    Result<void> handle(Live&, const Socket&, const Return&);
    Result<void> handle(Live&, const Socket&, const Rematch&);
    Result<void> handle(Live&, const Socket&, const Share&);

    // Chat and reports (talk.cpp).
    Result<void> handle(Live&, const Socket&, const Say&);
    Result<void> handle(Live&, const Socket&, const MindWords&);
    Result<void> handle(Live&, const Socket&, const Report&);
    struct Worded { Json action{}; bool is_softened = false; };
    Result<Worded> mind(const Table&, const Json& action);  // as the others may read it; a threat is refused
    void tell_line(const Live&);  // the last one, to all who know those before it
    void tell_chat(Live&);        // to those who have just come

    // Voice (voice.cpp).
    Result<void> handle(Live&, const Socket&, const JoinVoice&);
    Result<void> handle(Live&, const Socket&, const LeaveVoice&);
    Result<void> handle(Live&, const Socket&, const Mute&);
    Result<void> handle(Live&, const Socket&, const Signal&);
    void hush(Live&);        // those who left their page or their seat are no longer in it
    void tell_voice(Live&);  // to the seated, if it changed

    // What somebody calls over HTTP (calls.cpp): the text of the answer.
    struct Caller { std::optional<store::Guest> guest{}; std::string new_token{}; };
    Result<std::string> handle(Caller&, const WhoAmI&);
    Result<std::string> handle(Caller&, const SetName&);
    Result<std::string> handle(Caller&, const OpenTable&);
    Result<std::string> handle(Caller&, const MyTables&);
    Result<std::string> handle(Caller&, const LeaveTable&);
    Result<std::string> handle(Caller&, const GetRecord&);
    Result<std::string> record_text(const Live&) const;  // of a game that is over

    // The life of tables (hub.cpp).
    std::optional<TableId> find_id(std::string_view code) const;
    std::expected<Live*, Reason> find(std::string_view code);  // loads it if need be
    std::expected<Live*, Reason> load(TableId);
    Result<Live*> open(const Opening&);
    Result<void> must_be_timely(const Table&, Seat, const Json& action) const;
    Result<void> start(Live&);
    Result<void> decide(Live&, const TableEvent&);  // and what nature does next
    void go_on(Live&);                              // nature does what it must, unless people still read
    Result<void> record(Live&, const TableEvent&);
    void wake(Live&);                               // its time has come: a clock ran out, or a bot is to move
    void ask_bot(Live&, Seat);
    void ask_nature(Live&);                         // if it is to do what takes long, and is not at it yet
    void rest(Live&);                               // at the end of a tick: when will it be needed again?
    void touch(Live&);
    int open_tables(std::string_view guest);
    bool bring_tables(std::string_view guest);      // into memory; false: there are too many for one tick
    bool must_wait(TableId) const;                  // it is not in memory, and this tick has loaded enough
    bool is_put_off(Conn, const Input&);            // behind the opening of its connection, which waits itself

    // Telling (tell.cpp).
    template <class Make>
    void tell(const Live&, std::span<const Watcher>, const Make&);
    void tell_move(Live&, const Move&);
    void tell_room(Live&);  // if it changed; and the game, to those who have just come
    void tell_pause(Live&);  // if it changed
    void witness(Live&);     // who is here knows by now what was played for them
    void send(Conn, const ServerMessage&);
    void dismiss(Conn, Reason);
    void forget(Conn);

    Ledger ledger_;
    HubOptions options_;
    core::Rng rng_;
    std::int64_t now_ms_ = 0;
    std::int64_t since_ms_ = 0;  // the first tick
    std::unordered_map<TableId, Live> tables_;
    std::unordered_set<TableId> unreadable_;  // not tried again
    std::unordered_map<Conn, Socket> sockets_;
    Timetable dues_;   // of all tables, loaded or not
    Timetable naps_;   // when a loaded table nobody looks at leaves memory
    std::vector<TableId> touched_;
    std::vector<Input> waiting_;   // what comes first in the next tick, because this one has done enough
    std::unordered_map<Conn, std::int32_t> opening_;  // connections among these, and how much each has said
    std::int64_t loaded_steps_ = 0;  // spent on reading logs in this tick
    Records records_;
    std::vector<Output> outbox_;
};

core::Bytes32 draw_bytes(core::Rng&);
bool is_voice(const ClientMessage&);
std::string cover_level(std::string_view game);  // of the bot that plays for somebody absent
// A guest is known by the hash of a token that only their browser holds.
std::string guest_id(std::string_view token);
// Whether the host may choose this; what the game thinks of it, the game says itself.
Result<void> check_pace(const Pace&);
Result<void> check_nonce(std::string_view nonce);
Result<void> check_bot(std::string_view game, std::string_view bot);

}  // namespace server

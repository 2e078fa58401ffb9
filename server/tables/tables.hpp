// The tables: those in memory, the sockets of all who look at them, their clocks and their bots. It owns its tables
// alone, and knows a person by id and by the name they had when they sat. tables.cpp runs the tick, life.cpp a table's
// life; messages.cpp, talk.cpp and voice.cpp answer what people ask for, notes.cpp what the House does.
#pragma once

#include <span>
#include <unordered_map>
#include <unordered_set>

#include "server/options.hpp"
#include "server/tables/live.hpp"
#include "server/tables/records.hpp"
#include "server/tables/timetable.hpp"

namespace server {

using core::Result;

using TablesInput = std::variant<Visited, Received, Closed, BotMoved, NatureActed, ToTable>;

class Tables {
public:
    Tables(std::shared_ptr<const store::Reader>, const HubOptions&, Shard);

    // Handles all that arrived since the last tick. What it decided is ahead of the disk until the batch is stored.
    Ticked tick(std::int64_t now_ms, std::vector<TablesInput>);
    void stored() { ++batches_stored_; }  // the oldest batch that was given out and not yet confirmed
    // When to tick though nothing arrives; empty: not before something does.
    std::optional<std::int64_t> next_due_ms() const;
    std::size_t loaded() const { return tables_.size(); }

private:
    // What came in (tables.cpp).
    void take(TablesInput);
    void put_off(TablesInput);
    bool must_wait_for(const Visited& each) {
        return !may_load(each.code) && waiting_conns_.try_emplace(each.conn).second;
    }
    bool must_wait_for(const Received& each) const { return waiting_conns_.contains(each.conn); }
    bool must_wait_for(const Closed& each) const { return waiting_conns_.contains(each.conn); }
    bool must_wait_for(const BotMoved&) const { return false; }
    bool must_wait_for(const NatureActed&) const { return false; }
    bool must_wait_for(const ToTable& each) const {
        return !std::holds_alternative<TableWanted>(each.note) && !may_load(each.code);
    }
    void handle(const Visited&);
    void handle(const Received&);
    void handle(const Closed&);
    void handle(const BotMoved&);
    void handle(const NatureActed&);
    void handle(const ToTable&);

    // What the House tells a table (notes.cpp).
    void hear(const std::string& code, const NameChanged&);
    void hear(const std::string& code, const RematchMade&);
    void hear(const std::string& code, const Claimed&);
    void hear(const std::string& code, const Departed&);
    void hear(const std::string& code, const TableWanted&);
    void hear(const std::string& code, const LeaveWanted&);
    void hear(const std::string& code, const RecordWanted&);
    void hear(const std::string& code, const RematchRefused&);
    Result<void> leave(const std::string& code, const std::string& guest);
    Result<std::string> record_for(const std::string& code, const std::string& guest);
    Result<std::string> record_text(const Live&) const;  // of a game that is over

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
    struct Worded { Deed action{}; bool is_softened = false; };
    Result<Worded> mind(const Table&, const Deed&);  // as the others may read it; a threat is refused
    void tell_line(const Live&);  // the last one, to all who know those before it
    void tell_chat(Live&);        // to those who have just come

    // Voice (voice.cpp).
    Result<void> handle(Live&, const Socket&, const JoinVoice&);
    Result<void> handle(Live&, const Socket&, const LeaveVoice&);
    Result<void> handle(Live&, const Socket&, const Mute&);
    Result<void> handle(Live&, const Socket&, const Signal&);
    void hush(Live&);        // those who left their page or their seat are no longer in it
    void tell_voice(Live&);  // to the seated, if it changed

    // The life of tables (life.cpp).
    std::expected<Live*, Reason> find(std::string_view code);  // loads it if need be
    std::expected<Live*, Reason> load(TableId);
    void miss_the_gone(Live&);
    Result<void> open(const std::string& code, const Opening&);
    Result<void> must_be_timely(const Table&, Seat, const Deed&) const;
    Result<void> start(Live&);
    Result<void> decide(Live&, const TableEvent&);  // and what nature does next
    void go_on(Live&);                              // nature does what it must, unless people still read
    Result<void> record(Live&, const TableEvent&);
    void wake(Live&);                               // its time has come: a clock ran out, or a bot is to move
    void ask_bot(Live&, Seat);
    void take_from_bot(Live&, Seat, const core::Deed& action);  // once it is said
    core::Match::Heard heard_by(const Live&) const;  // which tales its people have heard at other tables
    static bool awaits_bot(const Live&, Seat);      // that was asked: its answer would be heard
    void take_back_questions(Live&);                // whose answers would not
    void ask_nature(Live&);                         // if it is to do what takes long, and is not at it yet
    void rest(Live&);                               // at the end of a tick: when will it be needed again?
    void drop_idle();
    void touch(Live&);
    bool may_load(std::string_view code) const;     // in this tick: it is in memory, or few were loaded so far
    // After an event that changed more than the table itself; of most there is nothing to say.
    template <class Event>
    void react(Live&, const Event&) {}
    void react(Live&, const Played&);
    void react(Live&, const TimedOut&);
    void react(Live&, const Sat&);
    void react(Live&, const Said&);
    void react(Live&, const Started&);
    void react(Live&, const Covered&);
    void react(Live&, const Returned&);
    void react(Live&, const TookTime&);
    void react(Live&, const Expelled&);
    void react(Live&, const Left&);
    void react(Live&, const Became&);
    void react(Live&, const Forgotten&);

    // Telling (tell.cpp).
    template <class Make>
    void tell(const Live&, std::span<const Watcher>, const Make&);
    void tell_move(Live&, const Move&);
    void tell_aside(const Live&, const Aside&);
    void tell_room(Live&);  // if it changed; and the game, to those who have just come
    void tell_pause(Live&);  // if it changed
    void witness(Live&);     // who is here knows by now what was played for them
    void send(Conn, const ServerMessage&);
    void dismiss(Conn, Reason);
    void forget(Conn);

    void tell_house(HouseNote);
    void post(const std::string& code, const LastingNote&);  // it is stored, and told when it is

    std::shared_ptr<const store::Reader> store_;
    HubOptions options_;
    Shard shard_;
    core::Rng rng_;
    std::int64_t now_ms_ = 0;
    std::int64_t since_ms_ = 0;  // the first tick
    std::unordered_map<TableId, Live> tables_;
    std::unordered_map<std::string, TableId> codes_;  // of these
    std::unordered_set<TableId> unreadable_;  // not tried again
    std::unordered_map<Conn, Socket> sockets_;
    Timetable dues_;   // of all tables, loaded or not
    Timetable naps_;   // when a loaded table nobody looks at leaves memory
    std::vector<TableId> touched_;
    std::vector<TablesInput> waiting_;  // for the next tick: this one has loaded enough
    std::unordered_map<Conn, std::int32_t> waiting_conns_;  // whose table is not loaded yet, and how much each has said
    std::int64_t loaded_steps_ = 0;     // spent on reading logs in this tick
    Records records_;
    std::vector<ToTable> until_stored_;  // what is read from the store, and is not all there yet
    store::Batch batch_;
    std::vector<Output> outbox_;
    std::uint64_t batches_given_ = 0;
    std::uint64_t batches_stored_ = 0;
};

}  // namespace server

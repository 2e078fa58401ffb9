// The real House and Tables on an invented network, with an invented clock and a disk that is slow and fails. What
// people send waits on the wire and may be lost with its connection; what the parts answer waits for the disk. All of
// it may be thrown away at any moment and started again from the disk, as after a power cut.
#pragma once

#include <deque>
#include <map>
#include <memory>

#include "server/house/house.hpp"
#include "server/sessions.hpp"
#include "server/tables/tables.hpp"
#include "server/worker.hpp"
#include "sim/truth.hpp"
#include "store/memory.hpp"

namespace sim {

using server::Conn;
using Message = std::shared_ptr<const server::ServerMessage>;  // spectators share one

class Service {
public:
    Service(core::Rng& rng, std::size_t shards);

    bool faults = true;  // may the disk fail and the server die?

    // The visitor's end of the wire.
    Conn open(const std::string& token, const std::string& code);
    Conn call(const std::string& token, const server::Call&);
    void send(Conn, std::string text);
    void close(Conn);
    bool is_open(Conn conn) const { return sockets_.contains(conn); }
    Message receive(Conn);                       // the next that has arrived; null if none has
    std::optional<server::Answer> answer(Conn);  // once; then the call is over
    bool is_pending(Conn conn) const { return calls_.contains(conn); }

    void step();  // a little time passes; the parts get some of what is on the wire, and the disk some of theirs
    std::int64_t now_ms() const { return now_ms_; }
    bool is_quiet() const;  // nothing is on any wire
    void check_disk();      // what is kept beside the logs is what follows from them

    const store::Memory& disk() const { return disk_; }
    Truth& truth() { return truth_; }
    int crashes() const { return crashes_; }

private:
    struct Line {  // an open socket
        std::string code{};
        core::Seat me = core::Seat::spectator;  // as the server last told
        std::deque<Message> inbound{};          // towards the visitor
    };
    struct Waiting {  // a call
        std::string guest{};  // who made it; empty for somebody without a name
        std::optional<server::Answer> answer{};
    };
    struct Unstored { std::size_t part = 0; store::Batch batch{}; };  // the House is 0, then the tables
    using TablesWorker = server::Worker<server::Tables, server::TablesInput>;
    using Input = std::variant<server::Opened, server::Received, server::Closed, server::Called>;

    void start();
    void crash();
    void deliver(Input&);
    void let_a_bot_move();
    void tick(std::size_t part);
    bool write();  // a batch; false: the server died over it
    void tell(std::size_t part);  // what is stored by now
    void carry_out(const server::Output&, std::int64_t at_ms);
    void arrive(const server::Send&);
    Message decode(const std::shared_ptr<const std::string>&);

    core::Rng& rng_;
    std::size_t shards_;
    store::Memory disk_;
    Truth truth_{disk_};
    std::unique_ptr<server::Worker<server::House, server::HouseInput>> house_;
    std::deque<TablesWorker> tables_;
    std::deque<Unstored> unstored_;
    bool is_slow_ = false;  // the disk
    std::int64_t now_ms_ = 1'700'000'000'000;
    std::uint32_t next_conn_ = 1;
    std::deque<Input> wire_;  // towards the server
    std::map<Conn, std::size_t> shards_of_;
    std::map<Conn, Line> sockets_;
    std::map<Conn, Waiting> calls_;
    std::vector<server::AskBot> thinking_;
    std::deque<server::AskNature> labours_;
    std::deque<server::AskWork> works_;
    server::SocketsOfSessions sessions_;
    std::map<std::shared_ptr<const std::string>, Message> decoded_;  // in this tick
    int crashes_ = 0;
};

}  // namespace sim

// The real hub on an invented network, with an invented clock and a disk that fails. What people send
// waits on the wire and may be lost with its connection; what the hub answers waits likewise. The hub
// may be thrown away at any moment and started again from the disk, as after a power cut.
#pragma once

#include <deque>
#include <map>
#include <memory>

#include "server/hub.hpp"
#include "sim/truth.hpp"
#include "store/memory.hpp"

namespace sim {

using server::Conn;
using Message = std::shared_ptr<const server::ServerMessage>;  // spectators share one

class Service {
public:
    explicit Service(core::Rng& rng);

    bool faults = true;  // may the disk fail and the hub die?

    // The visitor's end of the wire.
    Conn open(const std::string& token, const std::string& code);
    Conn call(const std::string& token, const server::Call&);
    void send(Conn, std::string text);
    void close(Conn);
    bool is_open(Conn conn) const { return sockets_.contains(conn); }
    Message receive(Conn);                       // the next that has arrived; null if none has
    std::optional<server::Answer> answer(Conn);  // once; then the call is over
    bool is_pending(Conn conn) const { return calls_.contains(conn); }

    void step();  // a little time passes; the hub gets some of what is on the wire
    std::int64_t now_ms() const { return now_ms_; }
    bool is_quiet() const;  // nothing is on any wire

    const store::Memory& disk() const { return disk_; }
    Truth& truth() { return truth_; }
    int crashes() const { return crashes_; }

private:
    struct Line {  // an open socket
        std::string code{};
        core::Seat me = core::Seat::spectator;  // as the hub last told
        std::deque<Message> inbound{};          // towards the visitor
    };
    struct Waiting {  // a call
        std::string guest{};  // who made it; empty for somebody without a name
        std::optional<server::Answer> answer{};
    };
    void start();
    void crash();
    void carry_out(const server::Output&);
    void arrive(const server::Send&);
    Message decode(const std::shared_ptr<const std::string>&);

    core::Rng& rng_;
    store::Memory disk_;
    Truth truth_{disk_};
    std::unique_ptr<server::Hub> hub_;
    std::int64_t now_ms_ = 1'700'000'000'000;
    std::uint32_t next_conn_ = 1;
    std::deque<server::Input> wire_;  // towards the hub
    std::map<Conn, Line> sockets_;
    std::map<Conn, Waiting> calls_;
    std::vector<server::AskBot> thinking_;
    std::deque<server::AskNature> labours_;
    std::map<std::shared_ptr<const std::string>, Message> decoded_;  // in this tick
    int crashes_ = 0;
};

}  // namespace sim

// The WebSockets of all pages at tables, once open, on the network's thread. Each is a file and little more: what
// comes is read once when there is something, and all that a tick says to a page leaves in one write. They wait on an
// epoll of their own, on which the loop waits: a wait of the loop's for each would cost more than the reading.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/asio/posix/basic_stream_descriptor.hpp>

#include "server/net/frames.hpp"
#include "server/net/loop.hpp"
#include "server/net/visitors.hpp"

namespace server {

inline constexpr std::size_t unsent_frames_max = 1024;  // a reader slower than this, or than the next, is cut off
inline constexpr std::size_t unsent_bytes_max = 1024 * 1024;
static_assert(unsent_frames_max > 5 * signals_at_once_usual, "nobody is cut off by what all others may signal at once");
inline constexpr std::size_t drained_bytes_max = 1024 * 1024;
inline constexpr std::chrono::seconds idle_time{60};  // silent for half of it: pinged; for all of it: dead
inline constexpr std::chrono::seconds leaving_time{10};

class Links {
public:
    struct Ears {
        std::function<void(Conn, std::string)> words{};
        std::function<void(Conn)> gone{};       // nothing more is heard from there; once
        std::function<bool(Conn)> must_wait{};  // nothing more is to be read: it waits at the sender's
    };
    Links(const Executor&, Ears);
    ~Links();
    Links(const Links&) = delete;
    Links& operator=(const Links&) = delete;

    void add(Conn, int file, Visitors::Entry);  // a socket that is ours from now on
    // False: they read so slowly that they were cut off.
    [[nodiscard]] bool send(Conn, std::shared_ptr<const std::string> text);
    void flush();  // what was sent since
    void bid_farewell(Conn, CloseCode, std::string_view reason);  // closes once all that was sent has gone
    void bid_farewell_to_all(CloseCode);
    bool has(Conn conn) const { return links_.contains(conn); }
    bool empty() const { return links_.empty(); }

private:
    struct Unsent {
        FrameHead head;
        std::shared_ptr<const std::string> payload{};
    };
    struct Link {
        Conn conn{};
        int file = -1;
        Visitors::Entry entry;
        FrameReader frames{};
        std::vector<Unsent> unsent{};
        std::size_t unsent_bytes = 0;
        std::size_t sent_bytes = 0;      // of the first of them
        std::size_t drained_bytes = 0;   // that came when nobody listened any more
        SteadyClock::time_point heard{}; // or farewell bidden
        bool is_pinged = false;
        bool is_flushing = false;        // it is among those to be flushed
        bool is_stuck = false;           // their side takes no more for now
        bool is_paused = false;          // it is not read for now
        bool is_leaving = false;         // nothing more is heard or sent
    };

    void await();
    void hear_all();
    void hear(Link&);
    void take(Link&, Words&);
    void take(Link&, const Pinged&);
    void take(Link&, const Ponged&) {}
    void take(Link&, const Leaving&);
    void take(Link&, const Fault&);
    void push(Link&, Opcode, std::shared_ptr<const std::string>);
    void leave(Link&, CloseCode, std::string_view reason);
    bool write(Link&);  // false: it is gone
    void listen(Link&);  // for what concerns it now
    void cut(Link&);
    void resume_paused();
    void look_round();

    Ears ears_;
    int poll_;
    boost::asio::posix::basic_stream_descriptor<Executor> polled_;  // the same, as the loop sees it
    Timer resuming_;
    Timer rounds_;
    std::unordered_map<Conn, Link> links_;
    std::vector<Conn> flushing_;
    std::vector<Conn> paused_;
    std::string buffer_;
};

}  // namespace server

#include "server/net/links.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include "core/check.hpp"

namespace server {

namespace {

constexpr std::size_t heard_at_once = 256;   // are heard before others have their turn
constexpr std::size_t frames_at_once = 32;   // leave in one write
constexpr std::size_t bytes_at_once = 64 * 1024;
constexpr std::chrono::milliseconds pause_time{5};
constexpr std::chrono::seconds round_time{5};

bool is_for_later() { return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR; }

}  // namespace

Links::Links(const Executor& executor, Ears ears)
    : ears_(std::move(ears)),
      poll_(epoll_create1(EPOLL_CLOEXEC)),
      polled_(executor, poll_),
      resuming_(executor),
      rounds_(executor),
      buffer_(bytes_at_once, '\0') {
    await();
    look_round();
}

Links::~Links() {
    for (const auto& [conn, link] : links_) close(link.file);
}

void Links::add(Conn conn, int file, Visitors::Entry entry) {
    Link& link = links_.try_emplace(conn, Link{.conn = conn, .file = file, .entry = std::move(entry)}).first->second;
    link.heard = SteadyClock::now();
    epoll_event event{.events = EPOLLIN, .data = {.u64 = static_cast<std::uint64_t>(conn)}};
    CHECK(epoll_ctl(poll_, EPOLL_CTL_ADD, file, &event) == 0);
}

void Links::listen(Link& link) {
    std::uint32_t wanted = link.is_paused ? 0u : std::uint32_t{EPOLLIN};
    if (link.is_stuck) wanted |= EPOLLOUT;
    epoll_event event{.events = wanted, .data = {.u64 = static_cast<std::uint64_t>(link.conn)}};
    epoll_ctl(poll_, EPOLL_CTL_MOD, link.file, &event);
}

void Links::await() {
    polled_.async_wait(boost::asio::posix::descriptor_base::wait_read, [this](const boost::system::error_code& error) {
        if (error) return;
        hear_all();
        await();
    });
}

void Links::hear_all() {
    std::array<epoll_event, heard_at_once> events;
    const int ready = epoll_wait(poll_, events.data(), static_cast<int>(events.size()), 0);
    for (int i = 0; i < ready; ++i) {
        const epoll_event& event = events[static_cast<std::size_t>(i)];
        const auto found = links_.find(Conn{static_cast<std::uint32_t>(event.data.u64)});
        if (found == links_.end()) continue;  // cut meanwhile
        Link& link = found->second;
        if ((event.events & EPOLLOUT) != 0) {
            link.is_stuck = false;
            listen(link);
            if (!write(link)) continue;
        }
        const bool is_lost = (event.events & (EPOLLHUP | EPOLLERR)) != 0;
        if (is_lost && link.is_paused) cut(link);
        else if (is_lost || (event.events & EPOLLIN) != 0) hear(link);
    }
    flush();
}

void Links::hear(Link& link) {
    const ssize_t size = recv(link.file, buffer_.data(), buffer_.size(), MSG_DONTWAIT);
    if (size < 0 && is_for_later()) return;
    if (size <= 0) return cut(link);
    if (link.is_leaving) {
        // A socket closed with bytes unread makes the peer's machine throw our last words away before they are read.
        link.drained_bytes += static_cast<std::size_t>(size);
        if (link.drained_bytes > drained_bytes_max) cut(link);
        return;
    }
    link.heard = SteadyClock::now();
    link.is_pinged = false;
    for (FromPage& each : link.frames.take({buffer_.data(), static_cast<std::size_t>(size)})) {
        if (link.is_leaving) return;
        std::visit([&](auto& what) { take(link, what); }, each);
    }
}

void Links::take(Link& link, Words& words) {
    ears_.words(link.conn, std::move(words.text));
    if (link.is_paused || !ears_.must_wait(link.conn)) return;
    link.is_paused = true;
    listen(link);
    paused_.push_back(link.conn);
    if (paused_.size() == 1) resume_paused();
}

void Links::take(Link& link, const Pinged& ping) {  // of several, the last is enough of an answer
    const bool is_answering = link.unsent.size() > 1 && link.unsent.back().head.opcode() == Opcode::pong;
    if (is_answering) {
        link.unsent_bytes -= link.unsent.back().payload->size();
        link.unsent.pop_back();
    }
    push(link, Opcode::pong, std::make_shared<const std::string>(ping.payload));
}

void Links::take(Link& link, const Leaving&) { leave(link, CloseCode::normal, ""); }
void Links::take(Link& link, const Fault& fault) { leave(link, fault.code, ""); }

void Links::push(Link& link, Opcode opcode, std::shared_ptr<const std::string> payload) {
    link.unsent_bytes += payload->size();
    link.unsent.push_back({FrameHead(opcode, payload->size()), std::move(payload)});
    if (!link.is_stuck && !std::exchange(link.is_flushing, true)) flushing_.push_back(link.conn);
}

bool Links::send(Conn conn, std::shared_ptr<const std::string> text) {
    const auto found = links_.find(conn);
    if (found == links_.end() || found->second.is_leaving) return true;
    Link& link = found->second;
    push(link, Opcode::text, std::move(text));
    const auto is_too_much = [&] {
        return link.unsent.size() > unsent_frames_max || link.unsent_bytes > unsent_bytes_max;
    };
    if (!is_too_much()) return true;
    if (!link.is_stuck && !write(link)) return true;  // gone by itself
    if (!is_too_much()) return true;
    cut(link);
    return false;
}

void Links::bid_farewell(Conn conn, CloseCode code, std::string_view reason) {
    if (const auto found = links_.find(conn); found != links_.end()) leave(found->second, code, reason);
}

void Links::bid_farewell_to_all(CloseCode code) {
    for (auto& [conn, link] : links_) leave(link, code, "");
    flush();
}

void Links::leave(Link& link, CloseCode code, std::string_view reason) {
    if (std::exchange(link.is_leaving, true)) return;
    push(link, Opcode::close, std::make_shared<const std::string>(farewell(code, reason)));
    link.heard = SteadyClock::now();
    ears_.gone(link.conn);
}

void Links::flush() {
    for (const Conn conn : std::exchange(flushing_, {})) {
        const auto found = links_.find(conn);
        if (found == links_.end()) continue;
        found->second.is_flushing = false;
        (void)write(found->second);
    }
}

bool Links::write(Link& link) {
    while (!link.unsent.empty() && !link.is_stuck) {
        std::array<iovec, 2 * frames_at_once> parts;
        std::size_t count = 0, skipped = link.sent_bytes, wanted = 0;
        const auto add = [&](std::string_view bytes) {
            const std::size_t cut_off = std::min(skipped, bytes.size());
            skipped -= cut_off;
            bytes.remove_prefix(cut_off);
            wanted += bytes.size();
            if (!bytes.empty()) parts[count++] = {const_cast<char*>(bytes.data()), bytes.size()};
        };
        for (std::size_t i = 0; i < std::min(link.unsent.size(), frames_at_once); ++i) {
            add(link.unsent[i].head.bytes());
            add(*link.unsent[i].payload);
        }
        msghdr message{};
        message.msg_iov = parts.data();
        message.msg_iovlen = count;
        const ssize_t size = sendmsg(link.file, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (size < 0 && !is_for_later()) return cut(link), false;
        link.sent_bytes += static_cast<std::size_t>(std::max<ssize_t>(size, 0));
        std::size_t done = 0;
        for (; done < link.unsent.size(); ++done) {
            const Unsent& each = link.unsent[done];
            const std::size_t bytes = each.head.bytes().size() + each.payload->size();
            if (link.sent_bytes < bytes) break;
            link.sent_bytes -= bytes;
            link.unsent_bytes -= each.payload->size();
        }
        link.unsent.erase(link.unsent.begin(), link.unsent.begin() + static_cast<std::ptrdiff_t>(done));
        if (std::cmp_less(size, wanted)) {
            link.is_stuck = true;
            listen(link);
        }
    }
    if (link.is_leaving && link.unsent.empty()) shutdown(link.file, SHUT_WR);
    return true;
}

void Links::cut(Link& link) {
    const Conn conn = link.conn;
    if (!std::exchange(link.is_leaving, true)) ears_.gone(conn);
    close(link.file);
    links_.erase(conn);
}

// Those whose part has caught up are read again.
void Links::resume_paused() {
    std::erase_if(paused_, [&](Conn conn) {
        const auto found = links_.find(conn);
        if (found == links_.end()) return true;
        if (ears_.must_wait(conn)) return false;
        found->second.is_paused = false;
        listen(found->second);
        return true;
    });
    if (paused_.empty()) return;
    resuming_.expires_after(pause_time);
    resuming_.async_wait([this](const boost::system::error_code& error) {
        if (!error) resume_paused();
    });
}

void Links::look_round() {
    const auto now = SteadyClock::now();
    static const auto nothing = std::make_shared<const std::string>();
    std::vector<Conn> dead;
    for (auto& [conn, link] : links_) {
        const auto silent = now - link.heard;
        if (silent > (link.is_leaving ? leaving_time : idle_time)) dead.push_back(conn);
        else if (silent > idle_time / 2 && !std::exchange(link.is_pinged, true)) push(link, Opcode::ping, nothing);
    }
    for (const Conn conn : dead) cut(links_.at(conn));
    flush();
    rounds_.expires_after(round_time);
    rounds_.async_wait([this](const boost::system::error_code& error) {
        if (!error) look_round();
    });
}

}  // namespace server

// A page at a table: one WebSocket with what is still to be sent. Part of net.cpp, and included by nothing
// else, because it brings all of Beast with it. A sleeping session is small: no compression windows, a
// short buffer, and nothing at all for writing.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/loop.hpp"
#include "server/net/visitors.hpp"

namespace server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

inline constexpr std::size_t frame_bytes_max = 64 * 1024;
inline constexpr std::size_t unsent_frames_max = 1024;  // a reader slower than this, or than the next, is cut off
inline constexpr std::size_t unsent_bytes_max = 1024 * 1024;
static_assert(unsent_frames_max > 5 * signals_at_once_usual, "nobody is cut off by what all others may signal at once");
inline constexpr std::size_t drained_bytes_max = 1024 * 1024;
inline constexpr std::chrono::seconds handshake_time{10};
inline constexpr std::chrono::seconds idle_time{60};  // silent for half of it: pinged; for all of it: dead

using HttpRequest = beast::http::request<beast::http::string_body>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> awaited{};

// Reads what nobody wants any more: a socket closed with bytes unread makes the peer's machine throw our last
// words away before they are read.
template <class Stream>
Awaitable<void> drain(Stream& stream) {
    std::array<char, 4096> unread;
    for (std::size_t drained = 0; drained < drained_bytes_max;) {
        const auto [error, size] = co_await stream.async_read_some(asio::buffer(unread), awaited);
        if (error) co_return;
        drained += size;
    }
}

struct TcpSocket : asio::basic_stream_socket<asio::ip::tcp, Executor> {
    explicit TcpSocket(basic_stream_socket socket) : basic_stream_socket(std::move(socket)) {}
};

// How Beast ends the TCP connection below a WebSocket; its own way reads only a little before it closes.
template <class Handler>
void async_teardown(beast::role_type, TcpSocket& socket, Handler&& handler) {
    error_code ignored;
    socket.shutdown(asio::socket_base::shutdown_send, ignored);
    asio::co_spawn(socket.get_executor(), drain(socket),
                   [&socket, handler = std::forward<Handler>(handler)](std::exception_ptr) mutable {
                       error_code closed;
                       socket.close(closed);
                       handler(closed);
                   });
}

class Session : public std::enable_shared_from_this<Session> {
public:
    Session(TcpSocket socket, Visitors::Entry entry) : stream_(std::move(socket)), entry_(std::move(entry)) {
        stream_.set_option(websocket::stream_base::timeout{handshake_time, idle_time, true});
        stream_.read_message_max(frame_bytes_max);
        stream_.auto_fragment(false);
    }

    Awaitable<bool> accept(const HttpRequest& request) {
        const auto [error] = co_await stream_.async_accept(request, awaited);
        co_return !error;
    }

    // Until the connection ends, or is about to.
    // While `must_wait`, nothing is read: what is not taken from the wire waits at the sender's.
    Awaitable<void> read(std::function<void(std::string)> received, std::function<bool()> must_wait) {
        constexpr std::size_t short_message_bytes = 256;  // what a sleeping session holds ready; most fit
        beast::flat_buffer message;
        for (;;) {
            const std::size_t limit = message.size() == 0 ? short_message_bytes : frame_bytes_max;
            const auto [error, size] = co_await stream_.async_read_some(message, limit, awaited);
            if (error) co_return;
            if (!stream_.got_text()) bid_farewell(websocket::close_code::unknown_data);
            if (farewell_) co_return;  // What else they say is heard by nobody; the closing goes on by itself.
            if (!stream_.is_message_done()) continue;
            received(beast::buffers_to_string(message.data()));
            while (must_wait()) {
                Timer later(stream_.get_executor(), std::chrono::milliseconds(5));
                co_await later.async_wait(awaited);
            }
            message.clear();
            if (message.capacity() > 4 * short_message_bytes) message.shrink_to_fit();
        }
    }

    // False: they read so slowly that they were cut off. read() then ends.
    [[nodiscard]] bool send(std::shared_ptr<const std::string> text) {
        if (farewell_) return true;
        unsent_bytes_ += text->size();
        unsent_.push_back(std::move(text));
        if (unsent_.size() > unsent_frames_max || unsent_bytes_ > unsent_bytes_max) {
            beast::close_socket(stream_.next_layer());
            return false;
        }
        flush();
        return true;
    }

    // Closes once all that was sent has gone.
    void bid_farewell(websocket::close_reason reason) {
        if (farewell_) return;
        farewell_ = reason;
        flush();
    }

private:
    void flush() {
        if (is_writing_) return;
        if (unsent_.empty()) {
            if (farewell_) stream_.async_close(*farewell_, [self = shared_from_this()](error_code) {});
            return;
        }
        is_writing_ = true;
        const auto written = [self = shared_from_this()](error_code error, std::size_t) {
            self->is_writing_ = false;
            self->unsent_bytes_ -= self->unsent_.front()->size();
            self->unsent_.erase(self->unsent_.begin());
            if (!error) self->flush();
        };
        stream_.async_write(asio::buffer(*unsent_.front()), written);
    }

    websocket::stream<TcpSocket, false> stream_;  // false: cannot compress
    Visitors::Entry entry_;
    std::vector<std::shared_ptr<const std::string>> unsent_;  // the first is on its way while is_writing_
    std::size_t unsent_bytes_ = 0;
    bool is_writing_ = false;
    std::optional<websocket::close_reason> farewell_;  // to be said once all is sent
};

}  // namespace server

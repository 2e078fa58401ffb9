#include "server/net/net.hpp"

#include <chrono>
#include <csignal>
#include <map>
#include <unordered_map>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/log.hpp"
#include "server/net/links.hpp"
#include "server/net/loop.hpp"

namespace server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

constexpr std::size_t head_bytes_max = 8 * 1024;
constexpr std::size_t body_bytes_max = 64 * 1024;
// A whole request must come, and a whole response go, within this time: a slow drip holds nothing for long.
constexpr std::chrono::seconds request_time{15};
constexpr std::chrono::seconds handshake_time{10};
constexpr std::chrono::seconds farewell_time{2};
constexpr std::chrono::seconds tally_time{60};

using HttpRequest = http::request<http::string_body>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> awaited{};

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

using Acceptor = asio::basic_socket_acceptor<tcp, Executor>;
using HttpStream = beast::basic_stream<tcp, Executor>;

struct Waiting {  // an HTTP call that the hub has not answered yet
    explicit Waiting(const Executor& executor) : wake(executor, Timer::time_point::max()) {}
    Timer wake;
    std::optional<Answer> answer{};
};

Request request_of(const HttpRequest& header) {
    const auto view = [](beast::string_view text) { return std::string_view(text.data(), text.size()); };
    return {.method = view(header.method_string()),
            .target = view(header.target()),
            .host = view(header[http::field::host]),
            .origin = view(header[http::field::origin]),
            .cookie = view(header[http::field::cookie]),
            .content_type = view(header[http::field::content_type]),
            .accept = view(header[http::field::accept]),
            .accept_encoding = view(header[http::field::accept_encoding]),
            .if_none_match = view(header[http::field::if_none_match]),
            .forwarded_for = view(header["X-Forwarded-For"]),
            .forwarded_proto = view(header["X-Forwarded-Proto"]),
            .user_agent = view(header[http::field::user_agent]),
            .wants_websocket = websocket::is_upgrade(header)};
}

// What to answer to bytes that are no request; 0: nothing, for nobody is there or nobody should be.
int status_for(const error_code& error) {
    if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
    if (error == http::error::body_limit) return 413;
    if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
    const bool is_nonsense = error.category() == make_error_code(http::error::bad_method).category();
    return is_nonsense ? 400 : 0;
}

struct Conversation {  // one HTTP connection, request after request
    Conversation(HttpStream::socket_type socket, Visitors::Entry entered, std::string address)
        : stream(std::move(socket)), entry(std::move(entered)), peer(std::move(address)) {}
    HttpStream stream;
    Visitors::Entry entry;
    std::string peer;
    beast::flat_buffer buffer{head_bytes_max + body_bytes_max};
    std::optional<http::request_parser<http::string_body>> parser{};
    Request request{};  // views into the parser
    bool is_over = false;
};

class Net {
public:
    Net(store::Store& store, const HubOptions& choices, const Files& files, const NetOptions& options)
        : files_(files),
          site_(options.site),
          visitors_(options.limits),
          loop_(store, choices,
                {.send = [this](Send& message) { carry_out(message); },
                 .close = [this](Close& close) { carry_out(close); },
                 .answer = [this](Answer& answer) { carry_out(answer); },
                 .done = [this] { links_.flush(); }}),
          links_(loop_.executor(),
                 {.words = [this](Conn conn, std::string text) { loop_.arrive(Received{conn, std::move(text)}); },
                  .gone = [this](Conn conn) { loop_.arrive(Closed{conn}); },
                  .must_wait = [this](Conn conn) { return loop_.is_behind(conn); }}) {
        open_port(options);
        signals_.async_wait([this](error_code error, int) {
            if (!error) stop();
        });
        spawn(listen());
        spawn(report());
    }

    std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
    void run() { loop_.run(); }

private:
    void open_port(const NetOptions& options) {
        error_code error;
        const auto address = asio::ip::make_address(options.address, error);
        if (error) throw CannotListen("'" + options.address + "' is not an address of this machine");
        const tcp::endpoint endpoint(address, options.port);
        acceptor_.open(endpoint.protocol());
        acceptor_.set_option(tcp::acceptor::reuse_address(true));
        acceptor_.bind(endpoint, error);
        if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
        if (!error) return;
        const std::string where = "port " + std::to_string(options.port) + " of " + options.address;
        if (error == asio::error::address_in_use) throw CannotListen(where + " is taken; choose another with --port");
        throw CannotListen("cannot listen on " + where + ": " + error.message());
    }

    // Nothing in a coroutine throws for what a visitor does; what is thrown all the same ends the server.
    void spawn(Awaitable<void> task) {
        asio::co_spawn(loop_.executor(), std::move(task), [](std::exception_ptr error) {
            if (error) std::rethrow_exception(error);
        });
    }

    Awaitable<void> listen() {
        for (;;) {
            auto [error, socket] = co_await acceptor_.async_accept(awaited);
            if (error == asio::error::operation_aborted) co_return;
            if (error) {  // Most likely we have no file left for it: those who leave must come first.
                tally("not_accepted");
                co_await pause(std::chrono::milliseconds(50));
                continue;
            }
            const tcp::endpoint peer = socket.remote_endpoint(error);
            if (error) continue;  // gone already
            socket.set_option(tcp::no_delay(true), error);
            std::string address = peer.address().to_string();
            auto entry = site_.is_behind_proxy ? visitors_.enter_proxy() : visitors_.enter(address);
            if (entry) {
                auto talk = std::make_unique<Conversation>(std::move(socket), std::move(*entry), std::move(address));
                spawn(converse(std::move(talk)));
            } else {
                tally("too_many_connections");
            }
        }
    }

    Awaitable<void> converse(std::unique_ptr<Conversation> talking) {
        Conversation& talk = *talking;
        while (!talk.is_over) {
            auto& parser = talk.parser.emplace();
            parser.header_limit(head_bytes_max);
            parser.body_limit(body_bytes_max);
            talk.stream.expires_after(request_time);
            const auto [error, size] = co_await http::async_read_header(talk.stream, talk.buffer, parser, awaited);
            ++answering_;
            if (error) {
                co_await complain(talk, error);
            } else {
                talk.request = request_of(talk.parser->get());
                talk.is_over = is_stopping_ || !talk.parser->keep_alive();
                const Route where = route(talk.request, site_);
                co_await std::visit([&](const auto& each) { return answer(talk, each); }, where);
            }
            --answering_;
        }
        if (!talk.stream.socket().is_open()) co_return;  // it is a link now
        error_code ignored;
        talk.stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
        talk.stream.expires_after(farewell_time);
        co_await drain(talk.stream);
    }

    Awaitable<void> answer(Conversation& talk, GetFile wanted) {
        const File* file = files_.find(wanted.path);
        const bool is_lost = file == nullptr;
        if (is_lost && wants_page(talk.request)) file = files_.find("/index.html");  // it says that nothing is here
        if (file == nullptr) co_return co_await answer(talk, Reject{});
        const File::Form& form = choose(*file, talk.request.accept_encoding);
        co_await reply(talk,
                       {.status = is_lost ? 404 : is_held(form, talk.request.if_none_match) ? 304 : 200,
                        .content_type = file->content_type,
                        .cache = file->cache,
                        .encoding = form.encoding,
                        .etag = form.etag},
                       form.body);
    }

    Awaitable<void> answer(Conversation& talk, SayHealthy) { co_await reply(talk, {}, R"({"healthy":true})"); }

    Awaitable<void> answer(Conversation& talk, Reject refused) {
        tally(core::name_of(refused.why));
        co_await reply(talk, {.status = refused.status, .allow = refused.allow}, refusal_text(refused.why));
    }

    Awaitable<void> answer(Conversation& talk, CallHub) {
        const std::string_view address = visitor_address(talk.request, site_, talk.peer);
        if (!visitors_.may_call(address, wall_ms())) {
            co_return co_await answer(talk, Reject{429, Reason::too_fast});
        }
        talk.stream.expires_after(request_time);
        const auto [error, size] = co_await http::async_read(talk.stream, talk.buffer, *talk.parser, awaited);
        if (error) co_return co_await complain(talk, error);
        const Conn conn = new_conn();
        Waiting waiting(loop_.executor());
        calls_.emplace(conn, &waiting);
        loop_.arrive(Called{.conn = conn,
                            .token = std::string(token_of(talk.request)),
                            .text = std::move(talk.parser->get().body()),
                            .network = network_of(address),
                            .origin = std::string(talk.request.origin),
                            .device = device_of(talk.request.user_agent)});
        while (!waiting.answer) co_await waiting.wake.async_wait(awaited);
        calls_.erase(conn);
        const std::string& token = waiting.answer->new_token;
        const bool keeps_cookie = token.empty() && !waiting.answer->forgets_token;
        const std::string cookie = keeps_cookie ? "" : cookie_with(token, talk.request, site_);
        co_await reply(talk, {.status = waiting.answer->status, .set_cookie = cookie}, waiting.answer->text);
    }

    Awaitable<void> complain(Conversation& talk, error_code error) {
        talk.is_over = true;
        const int status = status_for(error);
        if (error == beast::error::timeout) tally("timeout");
        if (status == 0) co_return;
        const Reason why = status == 400 ? Reason::malformed : Reason::too_large;
        tally(core::name_of(why));
        co_await reply(talk, {.status = status}, refusal_text(why));
    }

    Awaitable<void> reply(Conversation& talk, Head head, std::string_view body) {
        const bool has_unread_body = !talk.parser->is_done();
        talk.is_over = talk.is_over || has_unread_body;
        head.is_last = talk.is_over;
        head.body_bytes = body.size();
        const std::string text = head_text(head, wall_ms() / 1000);
        if (head.status == 304 || talk.request.method == "HEAD") body = {};
        const std::array<asio::const_buffer, 2> buffers{asio::buffer(text), asio::buffer(body)};
        talk.stream.expires_after(request_time);
        const auto [error, size] = co_await asio::async_write(talk.stream, buffers, awaited);
        if (error) talk.is_over = true;
    }

    // The conversation becomes a link.
    Awaitable<void> answer(Conversation& talk, OpenTableSocket table) {
        const std::string_view address = visitor_address(talk.request, site_, talk.peer);
        bool is_welcome = !is_stopping_ && visitors_.may_call(address, wall_ms());
        if (is_welcome && site_.is_behind_proxy) {
            auto entry = visitors_.enter(address);
            if (entry) talk.entry = std::move(*entry);
            is_welcome = entry.has_value();
        }
        if (!is_welcome) co_return co_await answer(talk, Reject{429, Reason::too_fast});
        std::string network = network_of(address);
        talk.is_over = true;
        // Beast shakes hands; what is said afterwards is ours to frame.
        websocket::stream<HttpStream::socket_type, false> stream(talk.stream.release_socket());
        stream.set_option(websocket::stream_base::timeout{handshake_time, websocket::stream_base::none(), false});
        const auto [error] = co_await stream.async_accept(talk.parser->get(), awaited);
        if (error) co_return;
        const Conn conn = new_conn();
        links_.add(conn, stream.next_layer().release(), std::move(talk.entry));
        if (table.is_old_page) {  // The hub never hears of it.
            const std::string code(core::name_of(Reason::old_page));
            tally(code);
            (void)links_.send(conn, std::make_shared<const std::string>(core::encode(ServerMessage(Bye{code}))));
            links_.bid_farewell(conn, CloseCode::policy_error, code);
            co_return links_.flush();
        }
        loop_.arrive(Opened{conn, std::string(token_of(talk.request)), std::string(table.code), std::move(network)});
    }

    void carry_out(Send& message) {
        if (!links_.send(message.conn, std::move(message.text))) tally("slow_reader");
    }

    void carry_out(Close& close) {
        links_.bid_farewell(close.conn, CloseCode::policy_error, core::name_of(close.why));
    }

    void carry_out(Answer& answer) {
        Waiting& waiting = *calls_.at(answer.conn);
        waiting.answer = std::move(answer);
        waiting.wake.cancel();
    }

    Conn new_conn() {
        do ++last_conn_;
        while (last_conn_ == 0 || links_.has(Conn{last_conn_}) || calls_.contains(Conn{last_conn_}));
        return Conn{last_conn_};
    }

    Awaitable<void> pause(std::chrono::milliseconds time) {
        Timer timer(loop_.executor(), time);
        co_await timer.async_wait(awaited);
    }

    // Counted, and logged now and then, so that nobody fills the log by knocking.
    void tally(std::string_view why) { ++refusals_[std::string(why)]; }

    Awaitable<void> report() {
        for (;;) {
            co_await pause(tally_time);
            report_bots();
            if (refusals_.empty()) continue;
            boost::json::object counts;
            for (const auto& [why, count] : std::exchange(refusals_, {})) counts.emplace(why, count);
            log_line("refused", {{"counts", std::move(counts)}, {"connections", visitors_.connections()}});
        }
    }

    void report_bots() {
        const BotFigures now = loop_.bots();
        const std::uint64_t thoughts = now.thoughts - bots_told_.thoughts;
        if (thoughts == 0 && now.waiting == 0) return;
        const std::uint64_t thinking_ms = now.thinking_ms - bots_told_.thinking_ms;
        log_line("bots", {{"thoughts", thoughts}, {"thinking_ms", thinking_ms}, {"waiting", now.waiting}});
        bots_told_ = now;
    }

    void stop() {
        is_stopping_ = true;
        acceptor_.close();
        spawn(leave());
    }

    Awaitable<void> leave() {
        const auto deadline = std::chrono::steady_clock::now() + farewell_time;
        while (!loop_.is_idle() && std::chrono::steady_clock::now() < deadline) {  // what has arrived is still done
            co_await pause(std::chrono::milliseconds(1));
        }
        links_.bid_farewell_to_all(CloseCode::going_away);
        while ((!links_.empty() || answering_ > 0) && std::chrono::steady_clock::now() < deadline) {
            co_await pause(std::chrono::milliseconds(10));
        }
        loop_.end();
    }

    const Files& files_;
    const Site site_;
    Visitors visitors_;  // outlives the connections, which leave it as they end with the context
    Loop loop_;
    Acceptor acceptor_{loop_.executor()};
    asio::signal_set signals_{loop_.context(), SIGINT, SIGTERM};
    Links links_;
    std::unordered_map<Conn, Waiting*> calls_;
    std::map<std::string, int> refusals_;
    BotFigures bots_told_;
    std::uint32_t last_conn_ = 0;
    int answering_ = 0;
    bool is_stopping_ = false;
};

}  // namespace

void serve(store::Store& store, const HubOptions& choices, const Files& files, const NetOptions& options,
           const std::function<void(std::uint16_t port)>& listening) {
    Net net(store, choices, files, options);
    listening(net.port());
    net.run();
}

}  // namespace server

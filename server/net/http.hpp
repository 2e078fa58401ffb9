// What an HTTP request is to us and what a response looks like, without a socket: pure functions from
// the lines of a request to a decision, and from an answer to the head of a response. net.cpp reads and
// writes the bytes; whatever deserves a test is here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "server/protocol.hpp"

namespace server {

struct Site {
    std::string public_origin{};   // such as "https://palette.example"; empty: whatever address the visitor used
    bool is_behind_proxy = false;  // then X-Forwarded-For and X-Forwarded-Proto are to be believed
};

struct Request {  // the lines we look at; empty where there is none
    std::string_view method{};
    std::string_view target{};
    std::string_view host{};
    std::string_view origin{};
    std::string_view cookie{};
    std::string_view content_type{};
    std::string_view accept{};
    std::string_view accept_encoding{};
    std::string_view if_none_match{};
    std::string_view forwarded_for{};
    std::string_view forwarded_proto{};
    std::string_view user_agent{};
    bool wants_websocket = false;
};

// What to do with it.
struct GetFile { std::string_view path{}; };  // into the page's files, "/index.html" for every address the page draws
struct CallHub {};                            // the body is a Call
struct OpenTableSocket { std::string_view code{}; bool is_old_page = false; };
struct SayHealthy {};
struct Reject { int status = 404; Reason why = Reason::not_found; std::string_view allow{}; };
using Route = std::variant<GetFile, CallHub, OpenTableSocket, SayHealthy, Reject>;
Route route(const Request&, const Site&);

// Whether a person looks at the answer, who is better served by a page that says so than by a line of JSON.
bool wants_page(const Request&);

// Only our own page may call us with the visitor's cookie. Browsers send Origin with every POST and every
// WebSocket, and no page can forge it.
bool is_same_origin(const Request&, const Site&);

// The visitor's token, or empty if there is none that could be ours.
std::string_view token_of(const Request&);

// Where the visitor is, for limits: behind a proxy, the address the proxy itself saw.
std::string_view visitor_address(const Request&, const Site&, std::string_view peer);

// The value of Set-Cookie that makes the browser keep the token; or, if it is empty, none any more.
std::string cookie_with(std::string_view token, const Request&, const Site&);

// The browser and what it runs on, in words such as "Firefox, Linux" and no more; empty: unknown.
std::string device_of(std::string_view user_agent);

struct Head {
    int status = 200;
    std::string_view content_type = "application/json";
    std::string_view cache = "no-store";
    std::string_view encoding{};    // of the body, such as "gzip"
    std::string_view etag{};
    std::string_view set_cookie{};
    std::string_view allow{};       // the methods that are not refused here, with a 405
    std::size_t body_bytes = 0;
    bool is_last = false;           // the connection closes after this
};
// All lines up to and with the empty one; every response carries the security headers.
std::string head_text(const Head&, std::int64_t now_seconds);

std::string refusal_text(Reason);  // the body of a response that refuses

}  // namespace server

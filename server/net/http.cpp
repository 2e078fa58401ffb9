#include "server/net/http.hpp"

#include <algorithm>
#include <array>
#include <ctime>

#include "server/net/text.hpp"
#include "server/wire_hash.gen.hpp"

namespace server {

namespace {

constexpr std::size_t token_chars_max = 128;
constexpr std::size_t code_chars_max = 40;
constexpr std::size_t person_chars = 16;
constexpr std::string_view cookie_name = "palette";
constexpr std::string_view safe_cookie_name = "__Host-palette";  // over https: no other host and no http can set it
constexpr std::string_view year_seconds = "31536000";

// No inline script, nothing from elsewhere, no frame around us. WebAssembly may compile; style attributes
// may place things; the page's own sockets are 'self' too. A page may ask for the microphone, to talk at a table.
constexpr std::string_view security_lines =
    "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), geolocation=(), microphone=(self), payment=(), usb=()\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n";

bool is_letter_or_digit(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

bool is_word(std::string_view text, std::size_t chars_max) {
    return !text.empty() && text.size() <= chars_max &&
           std::ranges::all_of(text, [](char c) { return is_letter_or_digit(c) || c == '-' || c == '_'; });
}

bool is_json(std::string_view content_type) {
    return same_ignoring_case(trim(take_until(content_type, ';')), "application/json");
}

bool is_secure(const Request& request, const Site& site) {
    return site.public_origin.starts_with("https://") ||
           (site.is_behind_proxy && same_ignoring_case(trim(request.forwarded_proto), "https"));
}

std::string_view query_value(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        std::string_view value = take_until(query, '&');
        if (take_until(value, '=') == name) return value;
    }
    return {};
}

// "/t/lilas47" -> "lilas47"; `rest` is what follows, such as "/ws". Empty if this is no table's address.
std::string_view table_code(std::string_view path, std::string_view rest) {
    if (!path.starts_with("/t/") || !path.ends_with(rest)) return {};
    path.remove_prefix(3);
    if (path.size() < rest.size()) return {};
    path.remove_suffix(rest.size());
    return is_word(path, code_chars_max) ? path : std::string_view{};
}

// What the page draws around the tables: web/src/router.ts has the same addresses.
bool is_house(std::string_view path) {
    static constexpr std::array<std::string_view, 5> screens{"/entrer", "/garder", "/compte", "/confidentialite",
                                                             "/parties"};
    if (std::ranges::find(screens, path) != screens.end()) return true;
    return path.starts_with("/p/") && is_word(path.substr(3), person_chars);
}

Route socket_route(const Request& request, const Site& site, std::string_view path, std::string_view query) {
    const std::string_view code = table_code(path, "/ws");
    if (code.empty() || request.method != "GET") return Reject{};
    if (!is_same_origin(request, site)) return Reject{403, Reason::wrong_origin};
    return OpenTableSocket{code, query_value(query, "wire") != wire};
}

Route call_route(const Request& request, const Site& site) {
    if (request.method != "POST") return Reject{405, Reason::not_found, "POST"};
    if (!is_same_origin(request, site)) return Reject{403, Reason::wrong_origin};
    if (!is_json(request.content_type)) return Reject{415, Reason::malformed};
    return CallHub{};
}

std::string_view phrase_of(int status) {
    switch (status) {
        case 200: return "OK";
        case 304: return "Not Modified";
        case 400: return "Bad Request";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 408: return "Request Timeout";
        case 410: return "Gone";
        case 413: return "Content Too Large";
        case 415: return "Unsupported Media Type";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 503: return "Service Unavailable";
        default: return "Refused";
    }
}

std::string http_date(std::int64_t seconds) {  // RFC 9110, always in English, always GMT
    static constexpr std::string_view days = "SunMonTueWedThuFriSat";
    static constexpr std::string_view months = "JanFebMarAprMayJunJulAugSepOctNovDec";
    const std::time_t time = static_cast<std::time_t>(seconds);
    std::tm utc{};
    gmtime_r(&time, &utc);
    const auto three = [](std::string_view names, int i) { return names.substr(static_cast<std::size_t>(i) * 3, 3); };
    const auto two = [](int number) { return std::string(number < 10 ? "0" : "") + std::to_string(number); };
    std::string text(three(days, utc.tm_wday));
    text.append(", ").append(two(utc.tm_mday)).append(" ").append(three(months, utc.tm_mon)).append(" ");
    text.append(std::to_string(1900 + utc.tm_year)).append(" ").append(two(utc.tm_hour)).append(":");
    return text.append(two(utc.tm_min)).append(":").append(two(utc.tm_sec)).append(" GMT");
}

}  // namespace

Route route(const Request& request, const Site& site) {
    std::string_view query = request.target;
    const std::string_view path = take_until(query, '?');
    if (request.wants_websocket) return socket_route(request, site, path, query);
    if (path == "/api") return call_route(request, site);
    if (request.method != "GET" && request.method != "HEAD") return Reject{405, Reason::not_found, "GET, HEAD"};
    if (path == "/health") return SayHealthy{};
    if (path == "/" || !table_code(path, "").empty() || is_house(path)) return GetFile{"/index.html"};
    return GetFile{path};
}

bool wants_page(const Request& request) {
    std::string_view accepted = request.accept;
    while (!accepted.empty()) {
        std::string_view kind = take_until(accepted, ',');
        if (same_ignoring_case(trim(take_until(kind, ';')), "text/html")) return true;
    }
    return false;
}

bool is_same_origin(const Request& request, const Site& site) {
    if (!site.public_origin.empty()) return same_ignoring_case(request.origin, site.public_origin);
    std::string_view origin = request.origin;
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!origin.starts_with(scheme)) continue;
        origin.remove_prefix(scheme.size());
        return !origin.empty() && same_ignoring_case(origin, request.host);
    }
    return false;
}

std::string_view token_of(const Request& request) {
    for (const std::string_view name : {safe_cookie_name, cookie_name}) {
        std::string_view cookies = request.cookie;
        while (!cookies.empty()) {
            std::string_view value = trim(take_until(cookies, ';'));
            if (take_until(value, '=') == name) return is_word(value, token_chars_max) ? value : std::string_view{};
        }
    }
    return {};
}

std::string device_of(std::string_view agent) {
    struct Word { std::string_view sign{}, name{}; };
    // In this order: many call themselves what they are not, after what they are.
    static constexpr auto browsers = std::to_array<Word>({
        {"Edg", "Edge"}, {"OPR/", "Opera"}, {"SamsungBrowser/", "Samsung"}, {"FxiOS/", "Firefox"},
        {"Firefox/", "Firefox"}, {"CriOS/", "Chrome"}, {"Chrome/", "Chrome"}, {"Safari/", "Safari"}});
    static constexpr auto systems = std::to_array<Word>({
        {"iPhone", "iPhone"}, {"iPad", "iPad"}, {"Android", "Android"}, {"Windows", "Windows"}, {"Mac OS X", "Mac"},
        {"CrOS", "Chromebook"}, {"Linux", "Linux"}});
    const auto found = [&](const auto& words) {
        const auto word = std::ranges::find_if(words, [&](const Word& each) {
            return agent.find(each.sign) != std::string_view::npos;
        });
        return word == words.end() ? std::string() : std::string(word->name);
    };
    const std::string browser = found(browsers), system = found(systems);
    return browser + (browser.empty() || system.empty() ? "" : ", ") + system;
}

std::string_view visitor_address(const Request& request, const Site& site, std::string_view peer) {
    if (!site.is_behind_proxy || request.forwarded_for.empty()) return peer;
    // The last one was added by our proxy; those before it are whatever the visitor claims.
    const std::size_t comma = request.forwarded_for.rfind(',');
    return trim(comma == std::string_view::npos ? request.forwarded_for : request.forwarded_for.substr(comma + 1));
}

std::string cookie_with(std::string_view token, const Request& request, const Site& site) {
    std::string text(is_secure(request, site) ? safe_cookie_name : cookie_name);
    text.append("=").append(token).append("; Max-Age=").append(token.empty() ? "0" : year_seconds);
    text.append("; Path=/; HttpOnly; SameSite=Lax");
    return is_secure(request, site) ? text + "; Secure" : text;
}

std::string head_text(const Head& head, std::int64_t now_seconds) {
    std::string text;
    text.reserve(1024);
    const auto line = [&text](std::string_view name, std::string_view value) {
        if (!value.empty()) text.append(name).append(": ").append(value).append("\r\n");
    };
    text.append("HTTP/1.1 ").append(std::to_string(head.status)).append(" ").append(phrase_of(head.status));
    text.append("\r\n");
    line("Date", http_date(now_seconds));
    line("Cache-Control", head.cache);
    line("ETag", head.etag);
    line("Set-Cookie", head.set_cookie);
    if (!head.etag.empty()) line("Vary", "Accept-Encoding");
    line("Allow", head.allow);
    if (head.status != 304) {
        line("Content-Type", head.content_type);
        line("Content-Encoding", head.encoding);
        line("Content-Length", std::to_string(head.body_bytes));
    }
    if (head.is_last) line("Connection", "close");
    return text.append(security_lines).append("\r\n");
}

std::string refusal_text(Reason why) {
    return core::encode(ServerMessage(Refused{std::string(core::name_of(why))}));
}

}  // namespace server

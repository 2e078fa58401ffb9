#include "server/net/http.hpp"

#include <gtest/gtest.h>

#include "server/wire_hash.gen.hpp"

namespace server {
namespace {

const Site here{};
const Site published{.public_origin = "https://palette.example"};
const Site proxied{.is_behind_proxy = true};

Request get(std::string_view target) { return {.method = "GET", .target = target, .host = "localhost:8080"}; }

Request call() {
    return {.method = "POST",
            .target = "/api",
            .host = "localhost:8080",
            .origin = "http://localhost:8080",
            .content_type = "application/json"};
}

Request open_socket(std::string_view target) {
    Request request = get(target);
    request.origin = "http://localhost:8080";
    request.wants_websocket = true;
    return request;
}

std::string_view file_of(const Route& route) {
    const GetFile* file = std::get_if<GetFile>(&route);
    return file == nullptr ? "no file" : file->path;
}

int status_of(const Route& route) {
    const Reject* reject = std::get_if<Reject>(&route);
    return reject == nullptr ? 200 : reject->status;
}

TEST(Http, Every_address_the_page_draws_is_the_page) {
    EXPECT_EQ(file_of(route(get("/"), here)), "/index.html");
    EXPECT_EQ(file_of(route(get("/?lang=en"), here)), "/index.html");
    EXPECT_EQ(file_of(route(get("/t/lilas47"), here)), "/index.html");
    EXPECT_EQ(file_of(route(get("/t/lilas47?from=qr"), here)), "/index.html");
    for (const std::string_view screen : {"/entrer", "/garder", "/compte", "/confidentialite", "/parties",
                                          "/p/0123456789abcdef"}) {
        EXPECT_EQ(file_of(route(get(screen), here)), "/index.html") << screen;
    }
}

TEST(Http, Other_addresses_are_looked_up_by_their_exact_name) {
    EXPECT_EQ(file_of(route(get("/assets/app-1a2b.js?x"), here)), "/assets/app-1a2b.js");
    for (const std::string_view odd : {"/t/", "/t/a/b", "/t/../secret", "/t/%2e%2e", "/../etc/passwd", "/compte/",
                                       "/p/", "/p/../secret", "/p/0123456789abcdef0", ""}) {
        EXPECT_EQ(file_of(route(get(odd), here)), odd);
    }
}

TEST(Http, Methods_other_than_reading_are_for_the_api) {
    Request request = get("/");
    request.method = "HEAD";
    EXPECT_EQ(file_of(route(request, here)), "/index.html");
    for (const std::string_view method : {"POST", "PUT", "DELETE", "OPTIONS", "get", ""}) {
        request.method = method;
        EXPECT_EQ(status_of(route(request, here)), 405) << method;
    }
    EXPECT_EQ(std::get<Reject>(route(request, here)).allow, "GET, HEAD");
    EXPECT_EQ(status_of(route(get("/api"), here)), 405);
    EXPECT_EQ(std::get<Reject>(route(get("/api"), here)).allow, "POST");
    EXPECT_TRUE(std::holds_alternative<SayHealthy>(route(get("/health"), here)));
}

TEST(Http, A_person_who_is_lost_is_shown_the_page) {
    Request request = get("/nowhere");
    for (const std::string_view no : {"", "*/*", "application/json", "text/htmlx", "x=text/html"}) {
        request.accept = no;
        EXPECT_FALSE(wants_page(request)) << no;
    }
    for (const std::string_view yes : {"text/html", "Text/HTML;q=0.9", "application/xml, text/html ; q=0.8, */*"}) {
        request.accept = yes;
        EXPECT_TRUE(wants_page(request)) << yes;
    }
}

TEST(Http, A_call_is_json_from_our_own_page) {
    EXPECT_TRUE(std::holds_alternative<CallHub>(route(call(), here)));
    Request request = call();
    request.content_type = "Application/JSON; charset=utf-8";
    EXPECT_TRUE(std::holds_alternative<CallHub>(route(request, here)));
    // What a form on another page could send without asking.
    for (const std::string_view type : {"", "text/plain", "application/x-www-form-urlencoded", "application/jsonp"}) {
        request.content_type = type;
        EXPECT_EQ(status_of(route(request, here)), 415) << type;
    }
    request = call();
    request.origin = "http://evil.example";
    EXPECT_EQ(status_of(route(request, here)), 403);
}

TEST(Http, The_origin_is_the_address_the_visitor_used) {
    Request request = call();
    for (const std::string_view good : {"http://localhost:8080", "https://localhost:8080", "http://LocalHost:8080"}) {
        request.origin = good;
        EXPECT_TRUE(is_same_origin(request, here)) << good;
    }
    for (const std::string_view bad : {"", "null", "localhost:8080", "http://localhost", "http://localhost:8081",
                                       "http://localhost:8080.evil.example", "http://evil.example", "http://",
                                       "ftp://localhost:8080", "http://localhost:8080/"}) {
        request.origin = bad;
        EXPECT_FALSE(is_same_origin(request, here)) << bad;
    }
    request.host = "";
    request.origin = "http://";
    EXPECT_FALSE(is_same_origin(request, here));
}

TEST(Http, A_published_origin_is_the_only_one) {
    Request request = call();
    EXPECT_FALSE(is_same_origin(request, published));
    request.origin = "https://palette.example";
    EXPECT_TRUE(is_same_origin(request, published));
    request.origin = "http://palette.example";
    EXPECT_FALSE(is_same_origin(request, published));
}

TEST(Http, A_socket_opens_at_a_table) {
    const std::string target = "/t/lilas47/ws?wire=" + std::string(wire);
    const Route opened = route(open_socket(target), here);
    ASSERT_TRUE(std::holds_alternative<OpenTableSocket>(opened));
    EXPECT_EQ(std::get<OpenTableSocket>(opened).code, "lilas47");
    EXPECT_FALSE(std::get<OpenTableSocket>(opened).is_old_page);
    EXPECT_EQ(status_of(route(open_socket("/ws"), here)), 404);
    EXPECT_EQ(status_of(route(open_socket("/t//ws"), here)), 404);
    EXPECT_EQ(status_of(route(open_socket("/t/ws"), here)), 404);
    EXPECT_EQ(status_of(route(open_socket("/t/" + std::string(41, 'a') + "/ws"), here)), 404);
    Request elsewhere = open_socket(target);
    elsewhere.origin = "http://evil.example";
    EXPECT_EQ(status_of(route(elsewhere, here)), 403);
    elsewhere.origin = "";
    EXPECT_EQ(status_of(route(elsewhere, here)), 403);
}

TEST(Http, A_page_made_for_another_server_is_told_to_reload) {
    for (const std::string_view target : {"/t/lilas47/ws", "/t/lilas47/ws?wire=", "/t/lilas47/ws?wire=00000000x"}) {
        const Route opened = route(open_socket(target), here);
        ASSERT_TRUE(std::holds_alternative<OpenTableSocket>(opened));
        EXPECT_TRUE(std::get<OpenTableSocket>(opened).is_old_page) << target;
    }
}

TEST(Http, The_token_is_a_plain_word_in_our_cookie) {
    const auto token = [](std::string_view cookie) { return token_of({.cookie = cookie}); };
    EXPECT_EQ(token("palette=abc_DEF-123"), "abc_DEF-123");
    EXPECT_EQ(token("theme=dark; palette=abc; x=y"), "abc");
    EXPECT_EQ(token("palette2=abc; xpalette=abc"), "");
    EXPECT_EQ(token(""), "");
    EXPECT_EQ(token("palette"), "");
    EXPECT_EQ(token("palette="), "");
    EXPECT_EQ(token("palette=a b"), "");
    EXPECT_EQ(token("palette=a\"b"), "");
    EXPECT_EQ(token("palette=" + std::string(129, 'a')), "");
}

TEST(Http, The_cookie_is_secure_where_the_page_is) {
    EXPECT_EQ(cookie_with("abc", call(), here), "palette=abc; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
    EXPECT_EQ(cookie_with("abc", call(), published),
              "__Host-palette=abc; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure");
    EXPECT_EQ(cookie_with("", call(), here), "palette=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax") << "none any more";
    Request request = call();
    request.forwarded_proto = "https";
    EXPECT_TRUE(cookie_with("abc", request, proxied).ends_with("; Secure"));
    EXPECT_FALSE(cookie_with("abc", request, here).ends_with("; Secure"));  // anybody can send that line
}

TEST(Http, A_cookie_of_this_host_alone_comes_before_any_other) {
    Request request = call();
    request.cookie = "palette=planted; __Host-palette=ours";
    EXPECT_EQ(token_of(request), "ours");
    request.cookie = "palette=before";
    EXPECT_EQ(token_of(request), "before");
}

TEST(Http, A_device_is_two_words_and_no_more) {
    EXPECT_EQ(device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"), "Firefox, Linux");
    EXPECT_EQ(device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
                        "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"), "Safari, iPhone");
    EXPECT_EQ(device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                        "Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"), "Edge, Windows");
    EXPECT_EQ(device_of("curl/8.0"), "");
    EXPECT_EQ(device_of("\xff<script>Linux"), "Linux");
}

TEST(Http, Only_a_proxy_is_believed_about_addresses) {
    Request request = call();
    request.forwarded_for = "6.6.6.6, 10.0.0.7";
    EXPECT_EQ(visitor_address(request, here, "1.2.3.4"), "1.2.3.4");
    EXPECT_EQ(visitor_address(request, proxied, "1.2.3.4"), "10.0.0.7");
    request.forwarded_for = "";
    EXPECT_EQ(visitor_address(request, proxied, "1.2.3.4"), "1.2.3.4");
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Http, A_head_says_what_follows) {
    const std::string head = head_text({.body_bytes = 17}, 784111777);
    EXPECT_TRUE(head.starts_with("HTTP/1.1 200 OK\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"));
    EXPECT_TRUE(has(head, "\r\nContent-Type: application/json\r\nContent-Length: 17\r\n"));
    EXPECT_TRUE(has(head, "\r\nCache-Control: no-store\r\n"));
    EXPECT_TRUE(head.ends_with("\r\n\r\n"));
    EXPECT_EQ(head.find("\r\n\r\n"), head.size() - 4);
    EXPECT_FALSE(has(head, "Connection:"));
    EXPECT_TRUE(has(head_text({.is_last = true}, 0), "\r\nConnection: close\r\n"));
    EXPECT_TRUE(has(head_text({.status = 405, .allow = "POST"}, 0), "\r\nAllow: POST\r\n"));
    EXPECT_FALSE(has(head_text({.status = 304, .etag = "\"x\""}, 0), "Content-Length"));
}

TEST(Http, Every_head_is_guarded) {
    for (const int status : {200, 304, 400, 403, 404, 405, 410, 413, 415, 429, 431, 503}) {
        const std::string head = head_text({.status = status}, 0);
        EXPECT_TRUE(has(head, "Content-Security-Policy: default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"));
        EXPECT_TRUE(has(head, "frame-ancestors 'none'"));
        EXPECT_TRUE(has(head, "X-Content-Type-Options: nosniff\r\n"));
        EXPECT_FALSE(has(head, "Refused")) << status << " has a phrase of its own";
    }
    EXPECT_FALSE(has(head_text({}, 0), "script-src 'self' 'unsafe-inline'"));
}

TEST(Http, A_refusal_is_named) {
    EXPECT_EQ(refusal_text(Reason::wrong_origin), R"({"type":"refused","code":"wrong_origin"})");
}

}  // namespace
}  // namespace server

// The lines of a request are whatever a stranger typed. Whatever they are, the answers keep their promises.
#include <array>

#include "core/check.hpp"
#include "server/net/files.hpp"
#include "server/net/http.hpp"
#include "server/net/text.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace server;
    std::string_view rest(reinterpret_cast<const char*>(data), size);
    Request request{.wants_websocket = size % 2 == 1};
    for (std::string_view* line : {&request.method, &request.target, &request.host, &request.origin, &request.cookie,
                                   &request.content_type, &request.accept_encoding, &request.if_none_match,
                                   &request.forwarded_for, &request.forwarded_proto}) {
        *line = take_until(rest, '\n');
    }
    const std::array sites{Site{}, Site{.public_origin = "https://palette.example", .is_behind_proxy = true}};
    const File file{.forms = {{"br", "\"1-br\"", "b"}, {"gzip", "\"1-gzip\"", "gz"}, {"", "\"1\"", "plain"}}};
    for (const Site& site : sites) {
        const Route where = route(request, site);
        const bool is_call = std::holds_alternative<CallHub>(where);
        const bool is_socket = std::holds_alternative<OpenTableSocket>(where);
        CHECK(!(is_call || is_socket) || is_same_origin(request, site));
        const auto* reject = std::get_if<Reject>(&where);
        CHECK(reject == nullptr || (reject->status >= 400 && reject->status < 500));
        // Whatever ends up in the head of a response must not be able to end it.
        const std::string cookie = cookie_with(token_of(request), request, site);
        CHECK(cookie.find_first_of("\r\n,\"\\") == std::string::npos);
        CHECK(visitor_address(request, site, "peer").size() <= std::max<std::size_t>(4, request.forwarded_for.size()));
    }
    const File::Form& form = choose(file, request.accept_encoding);
    CHECK(form.encoding.empty() || request.accept_encoding.find(form.encoding) != std::string_view::npos);
    CHECK(!is_held(form, request.if_none_match) || !request.if_none_match.empty());
    return 0;
}

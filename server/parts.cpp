#include "server/parts.hpp"

namespace server {

namespace {

int status_of(std::string_view code) {
    if (code == core::name_of(Reason::unknown_table)) return 404;
    if (code == core::name_of(Reason::not_named)) return 401;
    if (code == core::name_of(Reason::unreadable_table)) return 410;
    if (code == core::name_of(Reason::too_large)) return 413;
    if (code == core::name_of(Reason::too_many_tables)) return 429;
    if (code == core::name_of(Reason::not_over)) return 409;
    if (code == core::name_of(Reason::not_shared)) return 403;
    return 400;
}

}  // namespace

Answer answer_to(Conn conn, const core::Result<std::string>& answer) {
    if (answer) return {.conn = conn, .text = *answer};
    const std::string& code = answer.error().code;
    return {.conn = conn, .status = status_of(code), .text = core::encode(ServerMessage(Refused{code}))};
}

}  // namespace server

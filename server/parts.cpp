#include "server/parts.hpp"

#include <algorithm>
#include <array>

#include "core/hash.hpp"

namespace server {

namespace {

int status_of(std::string_view code) {
    static constexpr auto denied = std::to_array({Reason::bad_passkey, Reason::unknown_passkey, Reason::copied_passkey,
                                                  Reason::wrong_password, Reason::wrong_code, Reason::old_link});
    if (std::ranges::count(denied, code, &core::name_of<Reason>) > 0) return 403;
    if (code == core::name_of(Reason::try_later)) return 429;
    if (code == core::name_of(Reason::unknown_person)) return 404;
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

std::string session_id(std::string_view token) { return core::to_hex(core::Blake2b().add(token).finish()); }

Answer answer_to(Conn conn, const core::Result<std::string>& answer) {
    if (answer) return {.conn = conn, .text = *answer};
    const std::string& code = answer.error().code;
    return {.conn = conn, .status = status_of(code), .text = core::encode(ServerMessage(Refused{code}))};
}

}  // namespace server

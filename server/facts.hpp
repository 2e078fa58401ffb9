// Limits that the page keeps to, or says. Made into TypeScript.
#pragma once

#include "core/wire.hpp"
#include "server/limits.hpp"

namespace server {

struct Facts {
    std::int32_t line_chars_max = server::line_chars_max;  // of chat
    std::int32_t chat_kept_max = server::chat_kept_max;
    std::int32_t note_chars_max = server::note_chars_max;
    std::int32_t name_chars_max = server::name_chars_max;
};
BOOST_DESCRIBE_STRUCT(Facts, (), (line_chars_max, chat_kept_max, note_chars_max, name_chars_max))

}  // namespace server

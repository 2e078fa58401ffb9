// What may be chosen for a table, as far as it is not the game's business.
#pragma once

#include <string>
#include <string_view>

#include "server/protocol.hpp"

namespace server {

core::Result<void> check_pace(const Pace&);
core::Result<void> check_nonce(std::string_view nonce);
core::Result<void> check_bot(std::string_view game, std::string_view bot);
std::string cover_level(std::string_view game);  // of the bot that plays for somebody absent

}  // namespace server

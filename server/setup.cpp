#include "server/setup.hpp"

#include <algorithm>

#include "core/fair.hpp"
#include "games/make_match.hpp"
#include "server/limits.hpp"

namespace server {

using core::refuse;
using core::Result;

std::string cover_level(std::string_view game) { return games::find(game)->cover; }

Result<void> check_pace(const Pace& pace) {
    const bool is_good = pace.move_seconds == 0 ||
                         (pace.move_seconds >= move_seconds_min && pace.move_seconds <= move_seconds_max);
    if (!is_good) return refuse(Reason::bad_setup);
    return {};
}

Result<void> check_nonce(std::string_view nonce) {
    const bool is_plain = std::ranges::all_of(nonce, [](char each) { return each > ' ' && each < 0x7F; });
    if (nonce.empty() || nonce.size() > core::nonce_chars_max || !is_plain) return refuse(Reason::bad_nonce);
    return {};
}

Result<void> check_bot(std::string_view game, std::string_view bot) {
    const games::Info* info = games::find(game);
    if (info == nullptr) return refuse(Reason::unknown_game);
    if (std::ranges::find(info->bots, bot) == info->bots.end()) return refuse(Reason::unknown_bot);
    return {};
}

}  // namespace server

// The operator's log: one JSON object a line on stderr, for a person's eyes and a machine's. Never a token,
// a secret, a name or an address in it.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

namespace server {

// Such as {"at":"2026-03-01T12:00:00.000Z","event":"started","port":8080}.
void log_line(std::string_view event, const boost::json::object& fields = {});

}  // namespace server

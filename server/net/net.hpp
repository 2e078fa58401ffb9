// The hub on real sockets: one thread runs it, no locks. Whatever arrives while a tick works is the next
// tick, so load makes batches, not queues. All decisions about requests are in http.hpp, all about the
// game in hub.hpp; here bytes come and go.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/net/files.hpp"
#include "server/net/http.hpp"
#include "server/hub.hpp"
#include "server/net/visitors.hpp"

namespace server {

struct NetOptions {
    std::string address = "0.0.0.0";
    std::uint16_t port = 8080;  // 0: any free one
    Site site{};
    Limits limits{};
};

struct CannotListen : std::runtime_error {  // says why in a sentence
    using std::runtime_error::runtime_error;
};

// Serves until SIGINT or SIGTERM, then says goodbye to everybody and returns. `listening` is told the port
// once visitors can come. Throws CannotListen, or what the store threw.
void serve(Hub&, const Files&, const NetOptions&, const std::function<void(std::uint16_t port)>& listening);

}  // namespace server

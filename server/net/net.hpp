// The server on real sockets. All decisions about requests are in http.hpp, all about people and games in the parts
// that loop.hpp runs; here bytes come and go, on one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>

#include "server/net/files.hpp"
#include "server/net/http.hpp"
#include "server/options.hpp"
#include "server/net/visitors.hpp"
#include "store/store.hpp"

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
void serve(store::Store&, const HubOptions&, const Files&, const NetOptions&,
           const std::function<void(std::uint16_t port)>& listening);

}  // namespace server

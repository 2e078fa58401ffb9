// What a page that is open and silent costs the server: the real binary in a process of its own, real
// WebSockets over loopback, and the growth of its memory.
#pragma once

#include <cstdint>

namespace bench {

struct ConnectionCost {
    int connections = 0;
    std::int64_t bytes = 0;  // of the server's memory, for all of them; the kernel's socket buffers are not in it
    std::int64_t bytes_each() const { return bytes / connections; }
};

// Opens so many, as spectators of tables that are in memory already. Throws std::runtime_error if it cannot.
ConnectionCost measure_idle_connections(int connections);

}  // namespace bench

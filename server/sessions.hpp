// Which sockets a session has open, so that they are closed when it ends.
#pragma once

#include <map>
#include <unordered_map>
#include <vector>

#include "server/parts.hpp"

namespace server {

class SocketsOfSessions {
public:
    void add(Conn conn, std::string_view token) {
        if (token.empty()) return;
        const auto opened = sockets_.emplace(session_id(token), conn);
        sessions_.emplace(conn, opened);
    }
    void drop(Conn conn) {
        const auto found = sessions_.find(conn);
        if (found == sessions_.end()) return;
        sockets_.erase(found->second);
        sessions_.erase(found);
    }
    // Those it had; they are no longer here.
    std::vector<Conn> end(const std::string& session) {
        std::vector<Conn> open;
        const auto [first, last] = sockets_.equal_range(session);
        for (auto each = first; each != last; ++each) open.push_back(each->second);
        for (const Conn each : open) drop(each);
        return open;
    }

private:
    std::multimap<std::string, Conn> sockets_;
    std::unordered_map<Conn, std::multimap<std::string, Conn>::iterator> sessions_;
};

}  // namespace server

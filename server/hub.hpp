// House and Tables in one thread, with a store that is written at once: what came in goes in, what must go out comes
// out. Tests, benchmarks and fuzzers run it; net/ runs the same two parts on real sockets, with a writer beside them.
#pragma once

#include <deque>
#include <unordered_map>

#include "server/house/house.hpp"
#include "server/sessions.hpp"
#include "server/tables/tables.hpp"

namespace server {

using Input = std::variant<Opened, Received, Closed, Called, BotMoved, NatureActed, WorkDone>;

class Hub {
public:
    Hub(store::Store&, const HubOptions&);

    // Handles all that arrived since the last tick. Whatever it decides is stored before anyone hears of
    // it. If the store throws, this hub is ahead of the disk and must be thrown away.
    std::vector<Output> tick(std::int64_t now_ms, const std::vector<Input>&);

    // When to tick though nothing arrives; empty: not before something does.
    std::optional<std::int64_t> next_due_ms() const;

    // How many tables are in memory; the others wait in the store.
    std::size_t loaded_tables() const;

private:
    void take(const Opened&);
    void take(const Received&);
    void take(const Closed&);
    void take(const Called&);
    void take(const BotMoved&);
    void take(const NatureActed&);
    void take(const WorkDone&);
    void give(Ticked&, std::vector<Output>& out);  // passes its notes on, and out what is for the world
    void give(ToTable&, std::vector<Output>& out);
    void give(ToHouse&, std::vector<Output>& out);
    void give(Close&, std::vector<Output>& out);
    void give(SignedOut&, std::vector<Output>& out);
    template <class Each>
    void give(Each& each, std::vector<Output>& out) { out.push_back(std::move(each)); }

    store::Store& store_;
    House house_;
    std::deque<Tables> tables_;  // by shard
    std::vector<HouseInput> to_house_;
    std::vector<std::vector<TablesInput>> to_tables_;
    std::unordered_map<Conn, std::size_t> shards_;  // of sockets
    SocketsOfSessions sessions_;
};

}  // namespace server

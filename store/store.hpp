// Where everything lives between restarts: one append-only log per table, who the guests are, and what
// was reported. The store is dumb on purpose: it does not know games, it never changes an event, and it
// is called from one thread. A store that cannot keep its word throws, and the server stops and starts again from it.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"

namespace store {

enum class TableId : std::uint32_t {};

struct Table {  // made once, never changed
    TableId id{};
    std::string code{};  // what stands in its address, such as "lilas47"; unique
    friend bool operator==(const Table&, const Table&) = default;
};

struct Event {
    TableId table{};
    std::int32_t seq = 0;     // 1, 2, 3, ... within a table, without gaps
    std::int64_t at_ms = 0;   // when the server decided it, since 1970
    core::Json body{};        // a server::TableEvent; null if what is stored cannot be read
    friend bool operator==(const Event&, const Event&) = default;
};

struct Guest {  // somebody without an account; known by the hash of a token that only their browser holds
    std::string id{};    // BLAKE2b-256 of the token, in hexadecimal
    std::string name{};
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct Membership {  // this guest has, or no longer has, a seat at this table
    std::string guest{};
    TableId table{};
    bool seated = false;
};

struct Due {  // when a table needs the server even if nobody comes: its clock, or a bot's turn
    TableId table{};
    std::optional<std::int64_t> at_ms{};  // empty: never by itself
    friend bool operator==(const Due&, const Due&) = default;
};

enum class ReportId : std::uint32_t {};

struct Report {  // somebody asked the operator to look at a table; what they said is the event
    ReportId id{};           // 1, 2, 3, ...; given by the store
    TableId table{};
    std::int32_t seq = 0;    // of that event in the table's log
    std::int64_t at_ms = 0;
    bool is_closed = false;  // the operator has looked
    friend bool operator==(const Report&, const Report&) = default;
};

// What one tick decided.
struct Batch {
    std::vector<Guest> guests{};  // new, or with a new name
    std::vector<Table> tables{};
    std::vector<Event> events{};
    std::vector<Membership> memberships{};
    std::vector<Due> dues{};
    std::vector<Report> reports{};   // new; their ids are given when they are written
    std::vector<ReportId> closed{};  // reports
    bool empty() const {
        return guests.empty() && tables.empty() && events.empty() && memberships.empty() && dues.empty() &&
               reports.empty() && closed.empty();
    }
};

struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class Store {
public:
    virtual ~Store() = default;
    virtual void commit(const Batch&) = 0;  // all of it, durably, or, if it throws, nothing
    virtual std::optional<TableId> find(std::string_view code) const = 0;
    virtual TableId next_table() const = 0;                     // greater than every id so far
    virtual std::vector<Event> events(TableId) const = 0;       // in order of seq
    virtual std::vector<Due> dues() const = 0;                  // those with a time, soonest first
    virtual std::optional<Guest> guest(std::string_view id) const = 0;
    virtual std::vector<Table> tables_of(std::string_view guest, std::size_t most) const = 0;  // newest first
    virtual std::vector<Report> reports() const = 0;            // in order of id, closed ones too
};

}  // namespace store

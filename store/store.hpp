// Where everything lives between restarts: one append-only log per table, who people are (people.hpp), and what
// was reported. The store is dumb on purpose: it does not know games, it never changes an event, and it is written
// from one thread. A store that cannot keep its word throws, and the server stops and starts again from it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "store/people.hpp"

namespace store {

enum class TableId : std::uint64_t {};  // below 2^63

struct Table {  // made once, never changed
    TableId id{};
    std::string code{};  // what stands in its address, such as "lilas47"; unique
    friend bool operator==(const Table&, const Table&) = default;
};

struct Event {
    TableId table{};
    std::int32_t seq = 0;     // 1, 2, 3, ... within a table, without gaps
    std::int64_t at_ms = 0;   // when the server decided it, since 1970
    std::string body{};       // a server::TableEvent, as text
    friend bool operator==(const Event&, const Event&) = default;
};

struct Membership {  // this person has, or no longer has, this table among theirs
    std::string guest{};
    TableId table{};
    bool is_theirs = false;
    friend bool operator==(const Membership&, const Membership&) = default;
};

// A table as lists show it. It follows from the table's log alone, and is written with the events it follows from.
struct Summary {
    TableId table{};
    bool is_open = false;                  // it waits for people to sit down
    std::int64_t moved_ms = 0;             // when something other than talk or a draft last happened
    std::optional<std::int64_t> due_ms{};  // when it needs the server even if nobody comes; empty: never by itself
    std::string body{};                    // a server::Overview, as text
    friend bool operator==(const Summary&, const Summary&) = default;
};

struct Listed {  // a summary where somebody looks for tables
    std::string code{};
    Summary summary{};
    friend bool operator==(const Listed&, const Listed&) = default;
};

struct Result {  // how one seat of a finished game did; follows from the log too
    TableId table{};
    std::int32_t seat = 0;
    std::string guest{};  // who sat there; empty: a bot, or somebody who is gone
    std::string bot{};    // its level
    std::string game{};
    std::int32_t seats = 0;
    std::int32_t place = 0;  // 1 is first
    std::int32_t score = 0;
    std::int64_t ended_ms = 0;
    std::int32_t move_seconds = 0;  // the pace; 0: no clock
    friend bool operator==(const Result&, const Result&) = default;
};

struct Wanted {  // which of somebody's results
    std::string person{};
    std::string game{};                      // empty: of all games
    std::string with{};                      // somebody else who played too; empty: anybody
    std::optional<bool> is_won{};
    std::int32_t move_seconds_min = 0;
    std::int32_t move_seconds_max = 0x7FFF'FFFF;
    std::int64_t before_ms = 0x7FFF'FFFF'FFFF'FFFF;  // ended before this, or then and at a table
    TableId before{};                                // with a smaller id
};

struct Tally {  // of somebody's results in one game
    std::string game{};
    std::int32_t played = 0;
    std::int32_t won = 0;
    std::int32_t best = 0;  // score
    friend bool operator==(const Tally&, const Tally&) = default;
};

// Which tales bots told this guest at this table; follows from the log too. To forget a guest is to drop theirs.
struct Tales {
    TableId table{};
    std::string guest{};
    std::string game{};
    std::string body{};  // core::Tale by core::Tale, as text
    friend bool operator==(const Tales&, const Tales&) = default;
};

enum class NoteId : std::uint64_t {};  // below 2^63; drawn by the sender

struct Note {  // what one part of the server still has to tell a table
    NoteId id{};
    std::string to{};    // the table's code
    std::string body{};  // a server::TableNote, as text
    friend bool operator==(const Note&, const Note&) = default;
};

struct Due {  // when a table needs the server even if nobody comes: its clock, or a bot's turn
    TableId table{};
    std::string code{};
    std::int64_t at_ms = 0;
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
    std::vector<PeopleChange> people{};
    std::vector<Table> tables{};
    std::vector<Event> events{};
    std::vector<Membership> memberships{};
    std::vector<Summary> summaries{};  // new, or in place of the one before
    std::vector<Result> results{};     // likewise, by table and seat
    std::vector<Tales> tales{};        // likewise, by table and guest; with an empty body it is dropped
    std::vector<Report> reports{};     // new; their ids are given when they are written
    std::vector<ReportId> closed{};    // reports
    std::vector<Note> notes{};         // to be told
    std::vector<NoteId> told{};        // notes that are no longer needed
    std::optional<std::int32_t> projected{};  // all summaries, memberships, results and tales are of this version now
    bool empty() const { return *this == Batch{}; }
    void append(Batch);  // what was decided after it
    friend bool operator==(const Batch&, const Batch&) = default;
};

struct Error : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// What can be asked. Readers of one store may live on several threads, one each.
class Reader : public PeopleReader {
public:
    virtual std::optional<TableId> find(std::string_view code) const = 0;
    virtual std::vector<Event> events(TableId) const = 0;  // in order of seq
    virtual std::vector<Due> dues() const = 0;             // soonest first
    virtual std::vector<Listed> tables_of(std::string_view guest, std::size_t most) const = 0;  // moved last first
    virtual std::vector<Listed> open_tables(std::size_t most) const = 0;                        // likewise
    virtual std::vector<Result> results_of(const Wanted&, std::size_t most) const = 0;  // ended last first
    virtual std::vector<Tally> tallies_of(std::string_view guest) const = 0;            // in order of game
    // Every table that somebody is on record with, among theirs or put away; in order of id.
    virtual std::vector<Table> tables_with(std::string_view guest, TableId after, std::size_t most) const = 0;
    // Of tables of one game, those that were first written last come first.
    virtual std::vector<Tales> tales_of(std::string_view guest, std::string_view game, std::size_t most) const = 0;
    virtual std::vector<Report> reports() const = 0;       // in order of id, closed ones too
    virtual std::vector<Note> notes() const = 0;           // not told yet, in order of writing

    // What follows from logs, table by table, for whoever checks it or makes it anew.
    virtual std::int32_t projected() const = 0;            // the version; 0: never
    virtual std::vector<Table> tables(TableId after, std::size_t most) const = 0;  // in order of id
    virtual std::optional<Summary> summary(TableId) const = 0;
    virtual std::vector<std::string> members(TableId) const = 0;  // people, in order of id
    virtual std::vector<Result> results(TableId) const = 0;       // in order of seat
    virtual std::vector<Tales> tales(TableId) const = 0;          // in order of guest
};

class Store : public Reader {
public:
    virtual void commit(const Batch&) = 0;  // all of it, durably, or, if it throws, nothing
    virtual std::shared_ptr<const Reader> reader() const = 0;  // for one more thread; sees all that was committed
};

}  // namespace store

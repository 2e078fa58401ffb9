#include "store/sqlite.hpp"

#include <array>

#include <sqlite3.h>

namespace store {

namespace {

// Every step takes a file from one schema version to the next. Steps are never edited, only added.
constexpr std::array migrations = {R"(
    CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE events (
        table_id INTEGER NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL, body TEXT NOT NULL, UNIQUE (table_id, seq)) STRICT;
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE seated (
        guest TEXT NOT NULL, table_id INTEGER NOT NULL REFERENCES tables (id),
        PRIMARY KEY (guest, table_id)) STRICT, WITHOUT ROWID;
    CREATE TABLE dues (table_id INTEGER PRIMARY KEY REFERENCES tables (id), at_ms INTEGER NOT NULL) STRICT;
)", R"(
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL,
        is_closed INTEGER NOT NULL, UNIQUE (table_id, seq),
        FOREIGN KEY (table_id, seq) REFERENCES events (table_id, seq)) STRICT;
)"};

class Connection {
public:
    explicit Connection(const std::string& path) {
        if (sqlite3_open(path.c_str(), &handle_) == SQLITE_OK) return;
        const Error error("cannot open " + path + ": " + sqlite3_errmsg(handle_));
        sqlite3_close(handle_);
        throw error;
    }
    ~Connection() { sqlite3_close_v2(handle_); }  // v2: waits for statements that still point here
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    void run(const char* sql) const {
        if (sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail();
    }
    [[noreturn]] void fail() const { throw Error(std::string("SQLite: ") + sqlite3_errmsg(handle_)); }
    sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

// A prepared statement, kept for the life of the store. `run` binds ?1, ?2, ... and calls `row` for each row.
class Statement {
public:
    Statement(const Connection& connection, const char* sql) : connection_(connection) {
        check(sqlite3_prepare_v3(connection.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
    }
    ~Statement() { sqlite3_finalize(handle_); }
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;

    template <class Row, class... Values>
    void each(const Row& row, const Values&... values) const {
        const Rewind rewind{handle_};  // whatever happens, ready for the next time
        int at = 0;
        (bind(++at, values), ...);
        for (;;) {
            const int step = sqlite3_step(handle_);
            if (step == SQLITE_DONE) return;
            if (step != SQLITE_ROW) connection_.fail();
            row(*this);
        }
    }
    template <class... Values>
    void run(const Values&... values) const {
        each([](const Statement&) {}, values...);
    }

    std::int64_t number(int column) const { return sqlite3_column_int64(handle_, column); }
    TableId table(int column) const { return TableId{static_cast<std::uint32_t>(number(column))}; }
    std::string_view text(int column) const {  // valid until the next row
        const auto* bytes = reinterpret_cast<const char*>(sqlite3_column_text(handle_, column));
        return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_, column))};
    }

private:
    struct Rewind {
        sqlite3_stmt* handle;
        ~Rewind() { sqlite3_reset(handle), sqlite3_clear_bindings(handle); }
    };

    void bind(int at, std::int64_t value) const { check(sqlite3_bind_int64(handle_, at, value)); }
    void bind(int at, TableId value) const { bind(at, static_cast<std::int64_t>(value)); }
    void bind(int at, std::string_view value) const {
        check(sqlite3_bind_text(handle_, at, value.data(), static_cast<int>(value.size()), SQLITE_STATIC));
    }
    void check(int result) const {
        if (result != SQLITE_OK) connection_.fail();
    }

    const Connection& connection_;
    sqlite3_stmt* handle_ = nullptr;
};

// The file as this program expects it: settings, then the steps it still lacks, all in one transaction.
class File {
public:
    explicit File(const std::string& path) : connection(path) {
        connection.run("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                       "PRAGMA foreign_keys = ON; BEGIN IMMEDIATE");
        std::int64_t version = 0;
        Statement(connection, "PRAGMA user_version").each([&](const Statement& row) { version = row.number(0); });
        const auto steps_done = static_cast<std::size_t>(version);
        if (steps_done > migrations.size()) throw Error(path + " was written by a newer version of palette");
        for (std::size_t step = steps_done; step < migrations.size(); ++step) connection.run(migrations[step]);
        connection.run(("PRAGMA user_version = " + std::to_string(migrations.size())).c_str());
        connection.run("COMMIT");
    }
    const Connection connection;
};

class Sqlite final : public Store {
public:
    explicit Sqlite(const std::string& path) : file_(path) {}

    void commit(const Batch& batch) override {
        file_.connection.run("BEGIN IMMEDIATE");
        try {
            write(batch);
            file_.connection.run("COMMIT");
        } catch (...) {
            sqlite3_exec(file_.connection.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
    }

    std::optional<TableId> find(std::string_view code) const override {
        std::optional<TableId> found;
        find_.each([&](const Statement& row) { found = row.table(0); }, code);
        return found;
    }

    TableId next_table() const override {
        TableId next{};
        next_table_.each([&](const Statement& row) { next = row.table(0); });
        return next;
    }

    std::vector<Event> events(TableId table) const override {
        std::vector<Event> log;
        events_.each([&](const Statement& row) {
            const auto body = core::decode<core::Json>(row.text(2));
            log.push_back({table, static_cast<std::int32_t>(row.number(0)), row.number(1), body.value_or(nullptr)});
        }, table);
        return log;
    }

    std::vector<Due> dues() const override {
        std::vector<Due> soonest;
        dues_.each([&](const Statement& row) { soonest.push_back({row.table(0), row.number(1)}); });
        return soonest;
    }

    std::optional<Guest> guest(std::string_view id) const override {
        std::optional<Guest> found;
        guest_.each([&](const Statement& row) { found = Guest{std::string(id), std::string(row.text(0))}; }, id);
        return found;
    }

    std::vector<Table> tables_of(std::string_view guest, std::size_t most) const override {
        std::vector<Table> newest;
        tables_of_.each([&](const Statement& row) { newest.push_back({row.table(0), std::string(row.text(1))}); },
                        guest, static_cast<std::int64_t>(most));
        return newest;
    }

    std::vector<Report> reports() const override {
        std::vector<Report> all;
        reports_.each([&](const Statement& row) {
            all.push_back({ReportId{static_cast<std::uint32_t>(row.number(0))}, row.table(1),
                           static_cast<std::int32_t>(row.number(2)), row.number(3), row.number(4) != 0});
        });
        return all;
    }

private:
    void write(const Batch& batch) const {
        for (const Guest& guest : batch.guests) put_guest_.run(guest.id, guest.name);
        for (const Table& table : batch.tables) put_table_.run(table.id, table.code);
        for (const Event& event : batch.events) {
            put_event_.run(event.table, std::int64_t{event.seq}, event.at_ms, core::encode(event.body));
            if (sqlite3_changes(file_.connection.handle()) != 1) throw Error("gap or duplicate in a log");
        }
        for (const auto& [guest, table, seated] : batch.memberships) (seated ? sit_ : stand_).run(guest, table);
        for (const Due& due : batch.dues) {
            if (due.at_ms) put_due_.run(due.table, *due.at_ms);
            else drop_due_.run(due.table);
        }
        for (const Report& report : batch.reports) {
            put_report_.run(report.table, std::int64_t{report.seq}, report.at_ms, std::int64_t{report.is_closed});
        }
        for (const ReportId id : batch.closed) {
            close_report_.run(static_cast<std::int64_t>(id));
            if (sqlite3_changes(file_.connection.handle()) != 1) throw Error("unknown report");
        }
    }

    const File file_;
    const Statement put_guest_{file_.connection,
        "INSERT INTO guests VALUES (?1, ?2) ON CONFLICT DO UPDATE SET name = ?2"};
    const Statement put_table_{file_.connection, "INSERT INTO tables VALUES (?1, ?2)"};
    const Statement put_event_{file_.connection,  // nothing is inserted unless it is the next of its log
        "INSERT INTO events SELECT ?1, ?2, ?3, ?4 "
        "WHERE ?2 = 1 + coalesce((SELECT max(seq) FROM events WHERE table_id = ?1), 0)"};
    const Statement sit_{file_.connection, "INSERT OR IGNORE INTO seated VALUES (?1, ?2)"};
    const Statement stand_{file_.connection, "DELETE FROM seated WHERE guest = ?1 AND table_id = ?2"};
    const Statement put_due_{file_.connection, "INSERT INTO dues VALUES (?1, ?2) ON CONFLICT DO UPDATE SET at_ms = ?2"};
    const Statement drop_due_{file_.connection, "DELETE FROM dues WHERE table_id = ?1"};
    const Statement put_report_{file_.connection,
        "INSERT INTO reports (table_id, seq, at_ms, is_closed) VALUES (?1, ?2, ?3, ?4)"};
    const Statement close_report_{file_.connection, "UPDATE reports SET is_closed = 1 WHERE id = ?1"};

    const Statement find_{file_.connection, "SELECT id FROM tables WHERE code = ?1"};
    const Statement next_table_{file_.connection, "SELECT 1 + coalesce(max(id), 0) FROM tables"};
    const Statement events_{file_.connection, "SELECT seq, at_ms, body FROM events WHERE table_id = ?1 ORDER BY seq"};
    const Statement dues_{file_.connection, "SELECT table_id, at_ms FROM dues ORDER BY at_ms, table_id"};
    const Statement reports_{file_.connection,
        "SELECT id, table_id, seq, at_ms, is_closed FROM reports ORDER BY id"};
    const Statement guest_{file_.connection, "SELECT name FROM guests WHERE id = ?1"};
    const Statement tables_of_{file_.connection,
        "SELECT id, code FROM seated JOIN tables ON id = table_id WHERE guest = ?1 ORDER BY table_id DESC LIMIT ?2"};
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path) { return std::make_unique<Sqlite>(path); }

}  // namespace store

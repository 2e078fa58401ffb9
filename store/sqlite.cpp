#include "store/sqlite.hpp"

#include <array>

#include "store/sqlite_statement.hpp"

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
)", R"(
    DROP TABLE dues;
    CREATE TABLE summaries (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id), is_open INTEGER NOT NULL, moved_ms INTEGER NOT NULL,
        due_ms INTEGER, body TEXT NOT NULL) STRICT;
    CREATE INDEX open_tables ON summaries (moved_ms) WHERE is_open;
    CREATE INDEX awake_tables ON summaries (table_id) WHERE due_ms IS NOT NULL;
    CREATE INDEX members ON seated (table_id);
    CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest TEXT NOT NULL,
        bot TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL,
        ended_ms INTEGER NOT NULL, PRIMARY KEY (table_id, seat)) STRICT, WITHOUT ROWID;
    CREATE INDEX results_of ON results (guest, ended_ms) WHERE guest <> '';
    CREATE TABLE notes (
        number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, to_code TEXT NOT NULL, body TEXT NOT NULL) STRICT;
    CREATE TABLE projected (version INTEGER NOT NULL) STRICT;
    INSERT INTO projected VALUES (0);
)", R"(
    CREATE TABLE tales (
        number INTEGER PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables (id), guest TEXT NOT NULL,
        game TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (table_id, guest)) STRICT;
    CREATE INDEX tales_of ON tales (guest, game);
)"};

// The file as this program expects it: settings, then the steps it still lacks, all in one transaction.
void bring_up_to_date(const Connection& connection, const std::string& path) {
    connection.run("PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                   "BEGIN IMMEDIATE");
    std::int64_t version = 0;
    Statement(connection, "PRAGMA user_version").each([&](const Statement& row) { version = row.number(0); });
    const auto steps_done = static_cast<std::size_t>(version);
    if (steps_done > migrations.size()) throw Error(path + " was written by a newer version of palette");
    for (std::size_t step = steps_done; step < migrations.size(); ++step) connection.run(migrations[step]);
    connection.run(("PRAGMA user_version = " + std::to_string(migrations.size())).c_str());
    connection.run("COMMIT");
}

Summary summary_of(const Statement& row) {  // table_id, is_open, moved_ms, due_ms, body
    return {row.table(0), row.number(1) != 0, row.number(2),
            row.is_null(3) ? std::nullopt : std::optional(row.number(3)), std::string(row.text(4))};
}

Result result_of(const Statement& row) {
    return {row.table(0), row.small(1), std::string(row.text(2)), std::string(row.text(3)), std::string(row.text(4)),
            row.small(5), row.small(6), row.small(7), row.number(8)};
}

Tales tales_in(const Statement& row) {  // table_id, guest, game, body
    return {row.table(0), std::string(row.text(1)), std::string(row.text(2)), std::string(row.text(3))};
}

// What can be asked, on a connection of its own. `Base` is Reader, or Store for the one that also writes.
template <class Base>
class Reading : public Base {
public:
    explicit Reading(const std::string& path) : connection_(path) {
        connection_.run("PRAGMA busy_timeout = 5000");
    }

    std::optional<TableId> find(std::string_view code) const override {
        std::optional<TableId> found;
        find_.each([&](const Statement& row) { found = row.table(0); }, code);
        return found;
    }

    std::vector<Event> events(TableId table) const override {
        std::vector<Event> log;
        events_.each([&](const Statement& row) {
            log.push_back({table, row.small(0), row.number(1), std::string(row.text(2))});
        }, table);
        return log;
    }

    std::vector<Due> dues() const override {
        return all<Due>(dues_, [](const Statement& row) {
            return Due{row.table(0), std::string(row.text(1)), row.number(2)};
        });
    }

    std::optional<Guest> guest(std::string_view id) const override {
        std::optional<Guest> found;
        guest_.each([&](const Statement& row) { found = Guest{std::string(id), std::string(row.text(0))}; }, id);
        return found;
    }

    std::vector<Listed> tables_of(std::string_view guest, std::size_t most) const override {
        return all<Listed>(tables_of_, listed, guest, static_cast<std::int64_t>(most));
    }
    std::vector<Listed> open_tables(std::size_t most) const override {
        return all<Listed>(open_tables_, listed, static_cast<std::int64_t>(most));
    }
    std::vector<Result> results_of(std::string_view guest, std::size_t most) const override {
        return all<Result>(results_of_, result_of, guest, static_cast<std::int64_t>(most));
    }

    std::vector<Tales> tales_of(std::string_view guest, std::string_view game, std::size_t most) const override {
        return all<Tales>(tales_of_, tales_in, guest, game, static_cast<std::int64_t>(most));
    }

    std::vector<Report> reports() const override {
        return all<Report>(reports_, [](const Statement& row) {
            return Report{ReportId{static_cast<std::uint32_t>(row.number(0))}, row.table(1), row.small(2),
                          row.number(3), row.number(4) != 0};
        });
    }
    std::vector<Note> notes() const override {
        return all<Note>(notes_, [](const Statement& row) {
            return Note{NoteId{static_cast<std::uint64_t>(row.number(0))}, std::string(row.text(1)),
                        std::string(row.text(2))};
        });
    }

    std::int32_t projected() const override {
        std::int32_t version = 0;
        projected_.each([&](const Statement& row) { version = row.small(0); });
        return version;
    }
    std::vector<Table> tables(TableId after, std::size_t most) const override {
        return all<Table>(tables_, [](const Statement& row) { return Table{row.table(0), std::string(row.text(1))}; },
                          after, static_cast<std::int64_t>(most));
    }
    std::optional<Summary> summary(TableId table) const override {
        std::optional<Summary> found;
        summary_.each([&](const Statement& row) { found = summary_of(row); }, table);
        return found;
    }
    std::vector<std::string> members(TableId table) const override {
        return all<std::string>(members_, [](const Statement& row) { return std::string(row.text(0)); }, table);
    }
    std::vector<Result> results(TableId table) const override { return all<Result>(results_, result_of, table); }
    std::vector<Tales> tales(TableId table) const override { return all<Tales>(tales_, tales_in, table); }

protected:
    static Listed listed(const Statement& row) { return {std::string(row.text(5)), summary_of(row)}; }

    template <class Row, class Read, class... Values>
    static std::vector<Row> all(const Statement& statement, const Read& read, const Values&... values) {
        std::vector<Row> rows;
        statement.each([&](const Statement& row) { rows.push_back(read(row)); }, values...);
        return rows;
    }

    const Connection connection_;

private:
    const Statement find_{connection_, "SELECT id FROM tables WHERE code = ?1"};
    const Statement events_{connection_, "SELECT seq, at_ms, body FROM events WHERE table_id = ?1 ORDER BY seq"};
    const Statement dues_{connection_,
        "SELECT table_id, code, due_ms FROM summaries JOIN tables ON id = table_id "
        "WHERE due_ms IS NOT NULL ORDER BY due_ms, table_id"};
    const Statement guest_{connection_, "SELECT name FROM guests WHERE id = ?1"};
    const Statement tables_of_{connection_,
        "SELECT summaries.table_id, is_open, moved_ms, due_ms, body, code "
        "FROM seated JOIN summaries USING (table_id) JOIN tables ON id = table_id "
        "WHERE guest = ?1 ORDER BY moved_ms DESC, summaries.table_id DESC LIMIT ?2"};
    const Statement open_tables_{connection_,
        "SELECT table_id, is_open, moved_ms, due_ms, body, code FROM summaries JOIN tables ON id = table_id "
        "WHERE is_open ORDER BY moved_ms DESC, table_id DESC LIMIT ?1"};
    const Statement results_of_{connection_,
        "SELECT * FROM results WHERE guest = ?1 AND guest <> '' ORDER BY ended_ms DESC, table_id DESC LIMIT ?2"};
    const Statement tales_of_{connection_,
        "SELECT table_id, guest, game, body FROM tales WHERE guest = ?1 AND game = ?2 ORDER BY number DESC LIMIT ?3"};
    const Statement reports_{connection_, "SELECT id, table_id, seq, at_ms, is_closed FROM reports ORDER BY id"};
    const Statement notes_{connection_, "SELECT id, to_code, body FROM notes ORDER BY number"};
    const Statement projected_{connection_, "SELECT version FROM projected"};
    const Statement tables_{connection_, "SELECT id, code FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2"};
    const Statement summary_{connection_,
        "SELECT table_id, is_open, moved_ms, due_ms, body FROM summaries WHERE table_id = ?1"};
    const Statement members_{connection_, "SELECT guest FROM seated WHERE table_id = ?1 ORDER BY guest"};
    const Statement results_{connection_, "SELECT * FROM results WHERE table_id = ?1 ORDER BY seat"};
    const Statement tales_{connection_,
        "SELECT table_id, guest, game, body FROM tales WHERE table_id = ?1 ORDER BY guest"};
};

class Sqlite final : public Reading<Store> {
public:
    explicit Sqlite(const std::string& path) : Reading(path), path_(path) {
        // 8,000 pages are 32 MB of journal: a page that many moves change reaches the file itself once for all of them.
        connection_.run("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 8000");
    }

    std::shared_ptr<const Reader> reader() const override { return std::make_shared<Reading<Reader>>(path_); }

    void commit(const Batch& batch) override {
        connection_.run("BEGIN IMMEDIATE");
        try {
            write(batch);
            connection_.run("COMMIT");
        } catch (...) {
            sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
    }

private:
    void write(const Batch& batch) const {
        for (const Guest& guest : batch.guests) put_guest_.run(guest.id, guest.name);
        for (const Table& table : batch.tables) put_table_.run(table.id, table.code);
        for (const Event& event : batch.events) {
            put_event_.run(event.table, std::int64_t{event.seq}, event.at_ms, event.body);
            must_change_one("gap or duplicate in a log");
        }
        for (const auto& [guest, table, is_theirs] : batch.memberships) (is_theirs ? sit_ : stand_).run(guest, table);
        for (const Summary& each : batch.summaries) {
            put_summary_.run(each.table, std::int64_t{each.is_open}, each.moved_ms, each.due_ms, each.body);
        }
        for (const Result& each : batch.results) {
            put_result_.run(each.table, std::int64_t{each.seat}, each.guest, each.bot, each.game,
                            std::int64_t{each.seats}, std::int64_t{each.place}, std::int64_t{each.score},
                            each.ended_ms);
        }
        for (const Tales& each : batch.tales) {
            if (each.body.empty()) drop_tales_.run(each.table, each.guest);
            else put_tales_.run(each.table, each.guest, each.game, each.body);
        }
        for (const Report& report : batch.reports) {
            put_report_.run(report.table, std::int64_t{report.seq}, report.at_ms, std::int64_t{report.is_closed});
        }
        for (const ReportId id : batch.closed) {
            close_report_.run(static_cast<std::int64_t>(id));
            must_change_one("unknown report");
        }
        for (const Note& note : batch.notes) put_note_.run(static_cast<std::int64_t>(note.id), note.to, note.body);
        for (const NoteId id : batch.told) drop_note_.run(static_cast<std::int64_t>(id));
        if (batch.projected) put_projected_.run(std::int64_t{*batch.projected});
    }
    void must_change_one(const char* or_else) const {
        if (sqlite3_changes(connection_.handle()) != 1) throw Error(or_else);
    }

    const std::string path_;
    const Statement put_guest_{connection_,
        "INSERT INTO guests VALUES (?1, ?2) ON CONFLICT DO UPDATE SET name = ?2"};
    const Statement put_table_{connection_, "INSERT INTO tables VALUES (?1, ?2)"};
    const Statement put_event_{connection_,  // nothing is inserted unless it is the next of its log
        "INSERT INTO events SELECT ?1, ?2, ?3, ?4 "
        "WHERE ?2 = 1 + coalesce((SELECT max(seq) FROM events WHERE table_id = ?1), 0)"};
    const Statement sit_{connection_, "INSERT OR IGNORE INTO seated VALUES (?1, ?2)"};
    const Statement stand_{connection_, "DELETE FROM seated WHERE guest = ?1 AND table_id = ?2"};
    const Statement put_summary_{connection_,
        "INSERT INTO summaries VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO UPDATE "
        "SET is_open = ?2, moved_ms = ?3, due_ms = ?4, body = ?5"};
    const Statement put_result_{connection_,
        "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO UPDATE "
        "SET guest = ?3, bot = ?4, game = ?5, seats = ?6, place = ?7, score = ?8, ended_ms = ?9"};
    const Statement put_tales_{connection_,
        "INSERT INTO tales (table_id, guest, game, body) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (table_id, guest) "
        "DO UPDATE SET game = ?3, body = ?4"};
    const Statement drop_tales_{connection_, "DELETE FROM tales WHERE table_id = ?1 AND guest = ?2"};
    const Statement put_report_{connection_,
        "INSERT INTO reports (table_id, seq, at_ms, is_closed) VALUES (?1, ?2, ?3, ?4)"};
    const Statement close_report_{connection_, "UPDATE reports SET is_closed = 1 WHERE id = ?1"};
    const Statement put_note_{connection_, "INSERT INTO notes (id, to_code, body) VALUES (?1, ?2, ?3)"};
    const Statement drop_note_{connection_, "DELETE FROM notes WHERE id = ?1"};
    const Statement put_projected_{connection_, "UPDATE projected SET version = ?1"};
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& path) {
    bring_up_to_date(Connection(path), path);
    return std::make_unique<Sqlite>(path);
}

}  // namespace store

#include "store/sqlite.hpp"

#include <unordered_map>

#include "store/sqlite_people.hpp"
#include "store/sqlite_schema.hpp"
#include "store/sqlite_statement.hpp"

namespace store {

namespace {

// What was stored lately lies in the order it came, of all tables together, so that a commit writes few pages; `settle`
// takes it to where it belongs, many rows of a table at once. Whoever reads must look at both: ADR 41.
const std::string last_fresh = "SELECT max(rowid) FROM fresh_summaries GROUP BY table_id";
const std::string current_summaries =
    "(SELECT * FROM summaries WHERE table_id NOT IN (SELECT table_id FROM fresh_summaries) "
    "UNION ALL SELECT * FROM fresh_summaries WHERE rowid IN (" + last_fresh + "))";
constexpr std::size_t fresh_max = 3000;     // rows of both; then they are settled
constexpr std::size_t known_max = 100'000;  // tables whose last event is remembered

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
            row.small(5), row.small(6), row.small(7), row.number(8), row.small(9)};
}

Tales tales_in(const Statement& row) {  // table_id, guest, game, body
    return {row.table(0), std::string(row.text(1)), std::string(row.text(2)), std::string(row.text(3))};
}

// What can be asked, on a connection of its own. `Base` is Reader, or Store for the one that also writes.
template <class Base>
class Reading : public SqlitePeopleReading<Base> {
public:
    explicit Reading(const std::string& path) : SqlitePeopleReading<Base>(path) {}

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

    std::vector<Listed> tables_of(std::string_view guest, std::size_t most) const override {
        return all<Listed>(tables_of_, listed, guest, static_cast<std::int64_t>(most));
    }
    std::vector<Listed> open_tables(std::size_t most) const override {
        return all<Listed>(open_tables_, listed, static_cast<std::int64_t>(most));
    }
    std::vector<Result> results_of(const Wanted& wanted, std::size_t most) const override {
        const std::optional<std::int64_t> is_won =
            wanted.is_won ? std::optional(std::int64_t{*wanted.is_won}) : std::nullopt;
        return all<Result>(results_of_, result_of, wanted.person, static_cast<std::int64_t>(most), wanted.game,
                           wanted.with, is_won, std::int64_t{wanted.move_seconds_min},
                           std::int64_t{wanted.move_seconds_max}, wanted.before_ms, wanted.before);
    }
    std::vector<Tally> tallies_of(std::string_view guest) const override {
        return all<Tally>(tallies_of_, [](const Statement& row) {
            return Tally{std::string(row.text(0)), row.small(1), row.small(2), row.small(3)};
        }, guest);
    }
    std::vector<Table> tables_with(std::string_view guest, TableId after, std::size_t most) const override {
        return all<Table>(tables_with_, table_of, guest, after, static_cast<std::int64_t>(most));
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
        return all<Table>(tables_, table_of, after, static_cast<std::int64_t>(most));
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
    using SqlitePeopleReading<Base>::connection_;

private:
    static Listed listed(const Statement& row) { return {std::string(row.text(5)), summary_of(row)}; }
    static Table table_of(const Statement& row) { return {row.table(0), std::string(row.text(1))}; }

    const Statement find_{connection_, "SELECT id FROM tables WHERE code = ?1"};
    const Statement events_{connection_,
        "SELECT seq, at_ms, body FROM events WHERE table_id = ?1 UNION ALL "
        "SELECT seq, at_ms, body FROM fresh_events WHERE table_id = ?1 ORDER BY seq"};
    const Statement dues_{connection_,
        "SELECT table_id, code, due_ms FROM " + current_summaries + " JOIN tables ON id = table_id "
        "WHERE due_ms IS NOT NULL ORDER BY due_ms, table_id"};
    const Statement tables_of_{connection_,
        "SELECT current.*, code FROM seated JOIN " + current_summaries + " current USING (table_id) "
        "JOIN tables ON id = table_id WHERE guest = ?1 ORDER BY moved_ms DESC, current.table_id DESC LIMIT ?2"};
    const Statement open_tables_{connection_,
        "SELECT current.*, code FROM " + current_summaries + " current JOIN tables ON id = table_id "
        "WHERE is_open ORDER BY moved_ms DESC, table_id DESC LIMIT ?1"};
    const Statement results_of_{connection_,
        "SELECT * FROM results AS mine WHERE guest = ?1 AND guest <> '' AND (?3 = '' OR game = ?3) "
        "AND (?5 IS NULL OR (place = 1) = ?5) AND move_seconds BETWEEN ?6 AND ?7 "
        "AND (ended_ms < ?8 OR (ended_ms = ?8 AND table_id < ?9)) AND (?4 = '' OR EXISTS (SELECT 1 FROM results "
        "AS other WHERE other.table_id = mine.table_id AND other.guest = ?4)) "
        "ORDER BY ended_ms DESC, table_id DESC, seat DESC LIMIT ?2"};
    const Statement tallies_of_{connection_,
        "SELECT game, count(*), sum(place = 1), max(score) FROM results WHERE guest = ?1 AND guest <> '' "
        "GROUP BY game ORDER BY game"};
    const Statement tables_with_{connection_,
        "SELECT id, code FROM tables WHERE id > ?2 AND id IN (SELECT table_id FROM seated WHERE guest = ?1 UNION "
        "SELECT table_id FROM results WHERE guest = ?1 AND guest <> '') ORDER BY id LIMIT ?3"};
    const Statement tales_of_{connection_,
        "SELECT table_id, guest, game, body FROM tales WHERE guest = ?1 AND game = ?2 ORDER BY number DESC LIMIT ?3"};
    const Statement reports_{connection_, "SELECT id, table_id, seq, at_ms, is_closed FROM reports ORDER BY id"};
    const Statement notes_{connection_, "SELECT id, to_code, body FROM notes ORDER BY number"};
    const Statement projected_{connection_, "SELECT version FROM projected"};
    const Statement tables_{connection_, "SELECT id, code FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2"};
    const Statement summary_{connection_,
        "SELECT * FROM " + current_summaries + " WHERE table_id = ?1"};
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
        in_one_go([&] { settle(); });  // what the last process left
    }

    std::shared_ptr<const Reader> reader() const override { return std::make_shared<Reading<Reader>>(path_); }

    void commit(const Batch& batch) override {
        in_one_go([&] { write(batch); });
    }

private:
    template <class Work>
    void in_one_go(const Work& work) {
        begin_.run();
        try {
            work();
            end_.run();
        } catch (...) {
            sqlite3_exec(connection_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
            known_.clear();
            throw;
        }
    }

    void settle() {
        settle_events_.run();
        settle_summaries_.run();
        drop_fresh_events_.run();
        drop_fresh_summaries_.run();
        fresh_ = 0;
    }

    void write(const Batch& batch) {
        for (const PeopleChange& change : batch.people) {
            std::visit([&](const auto& each) { people_.write(each); }, change);
        }
        for (const Table& table : batch.tables) {
            put_table_.run(table.id, table.code);
            known_.emplace(table.id, 0);
        }
        for (const Event& event : batch.events) {
            if (event.seq != ++last_seq(event.table)) throw Error("gap or duplicate in a log");
            put_event_.run(event.table, std::int64_t{event.seq}, event.at_ms, event.body);
        }
        for (const auto& [guest, table, is_theirs] : batch.memberships) (is_theirs ? sit_ : stand_).run(guest, table);
        for (const Summary& each : batch.summaries) {
            (void)last_seq(each.table);  // there must be such a table
            put_summary_.run(each.table, std::int64_t{each.is_open}, each.moved_ms, each.due_ms, each.body);
        }
        for (const Result& each : batch.results) {
            put_result_.run(each.table, std::int64_t{each.seat}, each.guest, each.bot, each.game,
                            std::int64_t{each.seats}, std::int64_t{each.place}, std::int64_t{each.score},
                            each.ended_ms, std::int64_t{each.move_seconds});
        }
        for (const Tales& each : batch.tales) {
            if (each.body.empty()) drop_tales_.run(each.table, each.guest);
            else put_tales_.run(each.table, each.guest, each.game, each.body);
        }
        fresh_ += batch.events.size() + batch.summaries.size();
        if (fresh_ > fresh_max || !batch.reports.empty()) settle();  // a report points at a settled event
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

    // The number of a table's last event; asked for once.
    std::int32_t& last_seq(TableId table) {
        if (const auto found = known_.find(table); found != known_.end()) return found->second;
        if (known_.size() >= known_max) known_.clear();
        std::optional<std::int32_t> last;
        last_seq_.each([&](const Statement& row) { last = row.small(0); }, table);
        if (!last) throw Error("there is no such table");
        return known_.emplace(table, *last).first->second;
    }

    const std::string path_;
    const SqlitePeopleWriting people_{connection_};
    std::size_t fresh_ = 0;  // rows, at most
    std::unordered_map<TableId, std::int32_t> known_;  // the last event of tables that were written to lately
    const Statement begin_{connection_, "BEGIN IMMEDIATE"};
    const Statement end_{connection_, "COMMIT"};
    const Statement put_table_{connection_, "INSERT INTO tables VALUES (?1, ?2)"};
    const Statement last_seq_{connection_,
        "SELECT coalesce((SELECT max(seq) FROM fresh_events WHERE table_id = ?1), "
        "(SELECT max(seq) FROM events WHERE table_id = ?1), 0) FROM tables WHERE id = ?1"};
    const Statement put_event_{connection_, "INSERT INTO fresh_events VALUES (?1, ?2, ?3, ?4)"};
    const Statement settle_events_{connection_,
        "INSERT INTO events SELECT * FROM fresh_events ORDER BY table_id, seq"};
    const Statement settle_summaries_{connection_,
        "INSERT INTO summaries SELECT * FROM fresh_summaries WHERE rowid IN (" + last_fresh + ") ORDER BY table_id "
        "ON CONFLICT DO UPDATE SET is_open = excluded.is_open, moved_ms = excluded.moved_ms, due_ms = excluded.due_ms, "
        "body = excluded.body"};
    const Statement drop_fresh_events_{connection_, "DELETE FROM fresh_events"};
    const Statement drop_fresh_summaries_{connection_, "DELETE FROM fresh_summaries"};
    const Statement sit_{connection_, "INSERT OR IGNORE INTO seated VALUES (?1, ?2)"};
    const Statement stand_{connection_, "DELETE FROM seated WHERE guest = ?1 AND table_id = ?2"};
    const Statement put_summary_{connection_, "INSERT INTO fresh_summaries VALUES (?1, ?2, ?3, ?4, ?5)"};
    const Statement put_result_{connection_,
        "INSERT INTO results VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT DO UPDATE "
        "SET guest = ?3, bot = ?4, game = ?5, seats = ?6, place = ?7, score = ?8, ended_ms = ?9, move_seconds = ?10"};
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

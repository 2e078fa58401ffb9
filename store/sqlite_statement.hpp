// SQLite as C++: a connection, and statements that are prepared once. Part of sqlite.cpp alone.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sqlite3.h>

#include "store/store.hpp"

namespace store {

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
    Statement(const Connection& connection, const std::string& sql) : connection_(connection) {
        check(sqlite3_prepare_v3(connection.handle(), sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT, &handle_, nullptr));
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
    std::int32_t small(int column) const { return static_cast<std::int32_t>(number(column)); }
    bool is_null(int column) const { return sqlite3_column_type(handle_, column) == SQLITE_NULL; }
    TableId table(int column) const { return TableId{static_cast<std::uint64_t>(number(column))}; }
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
    void bind(int at, std::optional<std::int64_t> value) const {
        if (value) bind(at, *value);
        else check(sqlite3_bind_null(handle_, at));
    }
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

// Every row as `read` makes it, or the only one.
template <class Row, class Read, class... Values>
std::vector<Row> all(const Statement& statement, const Read& read, const Values&... values) {
    std::vector<Row> rows;
    statement.each([&](const Statement& row) { rows.push_back(read(row)); }, values...);
    return rows;
}
template <class Row, class Read, class... Values>
std::optional<Row> one(const Statement& statement, const Read& read, const Values&... values) {
    std::optional<Row> found;
    statement.each([&](const Statement& row) { found = read(row); }, values...);
    return found;
}

}  // namespace store

// Runs the contract on every store, and what is SQLite's own.
#include <cstdlib>
#include <filesystem>

#include <sqlite3.h>

#include "store/contract.hpp"
#include "store/memory.hpp"
#include "store/sqlite.hpp"

namespace store {

namespace {

struct MemoryShop : Shop {
    Memory memory;
    Store& open() override { return memory; }
};

struct SqliteShop : Shop {
    std::filesystem::path folder;
    std::unique_ptr<Store> opened;

    SqliteShop() {
        std::string name = (std::filesystem::temp_directory_path() / "palette-store-XXXXXX").string();
        if (mkdtemp(name.data()) == nullptr) throw Error("no temporary folder");
        folder = name;
    }
    ~SqliteShop() override {
        opened.reset();
        std::filesystem::remove_all(folder);
    }
    std::string path() const { return (folder / "palette.db").string(); }
    Store& open() override {
        opened.reset();
        opened = open_sqlite(path());
        return *opened;
    }
};

INSTANTIATE_TEST_SUITE_P(Memory, Contract, testing::Values([] { return std::make_unique<MemoryShop>(); }));
INSTANTIATE_TEST_SUITE_P(Sqlite, Contract, testing::Values([] { return std::make_unique<SqliteShop>(); }));

void run(const std::string& path, const char* sql) {
    sqlite3* raw = nullptr;
    ASSERT_EQ(sqlite3_open(path.c_str(), &raw), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(raw, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(raw);
}

TEST(Sqlite, refuses_a_file_of_a_newer_program) {
    SqliteShop shop;
    shop.open();
    shop.opened.reset();
    run(shop.path(), "PRAGMA user_version = 99");
    EXPECT_THROW(shop.open(), Error);
}

TEST(Sqlite, brings_a_file_of_an_older_program_up_to_date) {
    SqliteShop shop;
    const Event first{TableId{1}, 1, 7, R"({"type":"stand"})"};
    shop.open().commit({.tables = {{TableId{1}, "lilas4711"}}, .events = {first}});
    shop.opened.reset();
    // As it was before there were reports, or anything that follows from logs.
    run(shop.path(), "DROP TABLE reports; DROP TABLE summaries; DROP TABLE results; DROP TABLE notes; "
                     "DROP TABLE projected; DROP TABLE tales; DROP INDEX members; PRAGMA user_version = 1");
    run(shop.path(), "CREATE TABLE dues (table_id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT");
    Store& store = shop.open();
    EXPECT_EQ(store.events(TableId{1}), std::vector{first});
    store.commit({.reports = {{{}, TableId{1}, 1, 8}}});
    EXPECT_EQ(store.reports().size(), 1u);
    EXPECT_EQ(store.projected(), 0) << "whoever knows the games makes them";
}

TEST(Sqlite, refuses_a_place_it_cannot_write) { EXPECT_THROW(open_sqlite("/nowhere/palette.db"), Error); }

TEST(Sqlite, goes_on_after_a_failed_commit) {
    SqliteShop shop;
    Store& store = shop.open();
    EXPECT_THROW(store.commit({.summaries = {{TableId{7}}}}), Error);  // there is no such table
    store.commit({.guests = {{"a1", "Ann"}}});
    EXPECT_TRUE(store.guest("a1").has_value());
}

}  // namespace

}  // namespace store

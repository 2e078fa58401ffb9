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
    const Event first{TableId{1}, 1, 7, core::Json{{"type", "stand"}}};
    shop.open().commit({.tables = {{TableId{1}, "lilas4711"}}, .events = {first}});
    shop.opened.reset();
    run(shop.path(), "DROP TABLE reports; PRAGMA user_version = 1");  // as it was before there were reports
    Store& store = shop.open();
    EXPECT_EQ(store.events(TableId{1}), std::vector{first});
    store.commit({.reports = {{{}, TableId{1}, 1, 8}}});
    EXPECT_EQ(store.reports().size(), 1u);
}

TEST(Sqlite, refuses_a_place_it_cannot_write) { EXPECT_THROW(open_sqlite("/nowhere/palette.db"), Error); }

TEST(Sqlite, an_event_that_cannot_be_read_is_null_and_takes_no_other_with_it) {
    SqliteShop shop;
    const Event whole{TableId{1}, 2, 7, core::Json{{"type", "stand"}}};
    shop.open().commit({.tables = {{TableId{1}, "lilas4711"}}});
    shop.opened.reset();
    run(shop.path(), "INSERT INTO events VALUES (1, 1, 0, '{')");
    run(shop.path(), "INSERT INTO events VALUES (1, 2, 7, '{\"type\":\"stand\"}')");
    EXPECT_EQ(shop.open().events(TableId{1}), (std::vector<Event>{{TableId{1}, 1, 0, nullptr}, whole}));
}

TEST(Sqlite, goes_on_after_a_failed_commit) {
    SqliteShop shop;
    Store& store = shop.open();
    EXPECT_THROW(store.commit({.dues = {{TableId{7}, 1}}}), Error);  // there is no such table
    store.commit({.guests = {{"a1", "Ann"}}});
    EXPECT_TRUE(store.guest("a1").has_value());
}

}  // namespace

}  // namespace store

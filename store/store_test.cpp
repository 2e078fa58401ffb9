// Runs the contract on every store, and what is SQLite's own.
#include <cstdlib>
#include <filesystem>

#include <sqlite3.h>

#include "store/contract.hpp"
#include "store/contract_people.hpp"
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
    shop.open();  // what was fresh is settled
    shop.opened.reset();
    // As it was before there were reports, or anything that follows from logs.
    run(shop.path(), "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID; "
                     "INSERT INTO guests VALUES ('a1', 'Ann'); DROP TABLE persons; DROP TABLE sessions; "
                     "DROP TABLE passkeys; DROP TABLE passwords; DROP TABLE codes; DROP TABLE bonds; "
                     "DROP TABLE errands");
    run(shop.path(), "DROP TABLE reports; DROP TABLE summaries; DROP TABLE results; DROP TABLE notes; "
                     "DROP TABLE projected; DROP TABLE fresh_events; DROP TABLE fresh_summaries; DROP TABLE tales; "
                     "DROP INDEX members; PRAGMA user_version = 1");
    run(shop.path(), "CREATE TABLE dues (table_id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT");
    Store& store = shop.open();
    EXPECT_EQ(store.events(TableId{1}), std::vector{first});
    store.commit({.reports = {{{}, TableId{1}, 1, 8}}});
    EXPECT_EQ(store.reports().size(), 1u);
    EXPECT_EQ(store.projected(), 0) << "whoever knows the games makes them";
    EXPECT_EQ(store.person("a1"), (Person{.id = "a1", .name = "Ann"})) << "a guest is a person with the same id";
    EXPECT_EQ(store.session("a1"), (Session{.id = "a1", .person = "a1"})) << "who stays signed in";
}

// What is fresh lies elsewhere than what is settled, and nobody can tell.
TEST(Sqlite, answers_the_same_before_and_after_it_settles) {
    SqliteShop shop;
    Memory memory;
    Store* store = &shop.open();
    const auto both = [&](const Batch& batch) { memory.commit(batch), store->commit(batch); };
    const auto expect_the_same = [&](const Reader& reader) {
        for (const TableId table : {TableId{1}, TableId{2}, TableId{3}}) {
            ASSERT_EQ(reader.events(table), memory.events(table));
            ASSERT_EQ(reader.summary(table), memory.summary(table));
        }
        ASSERT_EQ(reader.dues(), memory.dues());
        ASSERT_EQ(reader.tables_of("a1", 2), memory.tables_of("a1", 2));
        ASSERT_EQ(reader.open_tables(9), memory.open_tables(9));
    };
    both({.tables = {{TableId{1}, "lilas4711"}, {TableId{2}, "menthe0042"}, {TableId{3}, "ocre1234"}},
          .memberships = {{"a1", TableId{1}, true}, {"a1", TableId{2}, true}, {"a1", TableId{3}, true}}});
    const auto reader = store->reader();
    for (std::int32_t i = 0; i < 4000; ++i) {
        const TableId table{static_cast<std::uint64_t>(1 + i % 3)};
        const auto due_ms = i % 5 == 0 ? std::nullopt : std::optional<std::int64_t>(9000 - i);
        both({.events = {{table, 1 + i / 3, i, std::to_string(i)}},
              .summaries = {{table, i % 7 < 3, i % 100, due_ms, std::to_string(i)}}});
        if (i % 97 == 0) expect_the_same(*reader);
        if (i == 1900) store = &shop.open();
    }
    expect_the_same(*reader);
    EXPECT_THROW(store->commit({.events = {{TableId{1}, 2, 0, "again"}}}), Error);
    expect_the_same(shop.open());
}

TEST(Sqlite, refuses_a_place_it_cannot_write) { EXPECT_THROW(open_sqlite("/nowhere/palette.db"), Error); }

TEST(Sqlite, goes_on_after_a_failed_commit) {
    SqliteShop shop;
    Store& store = shop.open();
    EXPECT_THROW(store.commit({.summaries = {{TableId{7}}}}), Error);  // there is no such table
    store.commit({.people = {Person{.id = "a1", .name = "Ann"}}});
    EXPECT_TRUE(store.person("a1").has_value());
}

}  // namespace

}  // namespace store

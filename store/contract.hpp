// What every store promises, as tests: S1..S22 of README.md. store_test.cpp runs them on each store; a
// new one only needs a Shop there.
#pragma once

#include <functional>
#include <memory>

#include <gtest/gtest.h>

#include "store/store.hpp"

namespace store {

// Where a test gets a store from. Opening twice gives the same contents.
struct Shop {
    virtual ~Shop() = default;
    virtual Store& open() = 0;  // closes the one opened before
};

class Contract : public testing::TestWithParam<std::function<std::unique_ptr<Shop>()>> {
protected:
    static Person person(std::string id, std::string name) { return {.id = std::move(id), .name = std::move(name)}; }
    static Event event(TableId table, std::int32_t seq) {
        return {table, seq, 1'700'000'000'000 + seq, R"({"type":"played","n":)" + std::to_string(seq) + '}'};
    }
    // Two tables with a log, two persons.
    static Batch beginning() {
        return {.people = {person("a1", "Ann"), person("b2", "Bob")},
                .tables = {{lilas, "lilas4711"}, {menthe, "menthe0042"}},
                .events = {event(lilas, 1), event(menthe, 1), event(lilas, 2)},
                .memberships = {{"a1", lilas, true}, {"a1", menthe, true}, {"b2", lilas, true}},
                .summaries = {summary(lilas, 10, 500), summary(menthe, 20, 300)}};
    }
    static Summary summary(TableId table, std::int64_t moved_ms, std::optional<std::int64_t> due_ms) {
        return {table, table == lilas, moved_ms, due_ms, R"({"of":")" + std::to_string(std::uint64_t(table)) + "\"}"};
    }
    static Result result(TableId table, std::int32_t seat, std::string guest, std::int64_t ended_ms) {
        return {table, seat, guest, guest.empty() ? "maitre" : "", "coloryam", 2, 1 + seat, 90 - seat, ended_ms};
    }
    static constexpr TableId lilas{1}, menthe{0x7FFF'FFFF'FFFF'FFFE}, none{0x7FFF'FFFF'FFFF'FFFF};

    std::unique_ptr<Shop> shop = GetParam()();
    Store* store = &shop->open();
};

TEST_P(Contract, S1_what_was_committed_is_there_in_order) {
    store->commit(beginning());
    EXPECT_EQ(store->events(lilas), (std::vector{event(lilas, 1), event(lilas, 2)}));
    EXPECT_EQ(store->events(menthe), (std::vector{event(menthe, 1)}));
    EXPECT_TRUE(store->events(none).empty());
    EXPECT_EQ(store->tables(TableId{}, 9), (std::vector<Table>{{lilas, "lilas4711"}, {menthe, "menthe0042"}}));
    EXPECT_EQ(store->tables(TableId{}, 1), (std::vector<Table>{{lilas, "lilas4711"}}));
    EXPECT_EQ(store->tables(lilas, 9), (std::vector<Table>{{menthe, "menthe0042"}}));
}

TEST_P(Contract, S2_a_log_has_no_gap_and_no_event_twice) {
    store->commit(beginning());
    for (const std::int32_t wrong : {0, 1, 2, 4}) {
        EXPECT_THROW(store->commit({.events = {event(lilas, wrong)}}), Error) << wrong;
    }
    EXPECT_THROW(store->commit({.events = {event(none, 1)}}), Error) << "a log needs its table";
    store->commit({.events = {event(lilas, 3)}});
    EXPECT_EQ(store->events(lilas).size(), 3u);
}

TEST_P(Contract, S3_a_commit_is_all_or_nothing) {
    store->commit(beginning());
    Batch broken{.people = {person("a1", "Anna"), person("c3", "Cleo")},
                 .tables = {{none, "ocre1234"}},
                 .events = {event(lilas, 3), event(none, 1), event(menthe, 9)},
                 .memberships = {{"a1", lilas, false}, {"c3", none, true}},
                 .summaries = {summary(lilas, 30, std::nullopt), summary(menthe, 30, 1)},
                 .results = {result(lilas, 0, "a1", 30)},
                 .notes = {{NoteId{7}, "lilas4711", "{}"}},
                 .projected = 3};
    EXPECT_THROW(store->commit(broken), Error);
    EXPECT_EQ(store->events(lilas).size(), 2u);
    EXPECT_EQ(store->find("ocre1234"), std::nullopt);
    EXPECT_EQ(store->tables(TableId{}, 9).size(), 2u);
    EXPECT_EQ(store->person("a1"), person("a1", "Ann"));
    EXPECT_EQ(store->person("c3"), std::nullopt);
    EXPECT_EQ(store->tables_of("a1", 9).size(), 2u);
    EXPECT_EQ(store->dues(), (std::vector<Due>{{menthe, "menthe0042", 300}, {lilas, "lilas4711", 500}}));
    EXPECT_TRUE(store->results(lilas).empty());
    EXPECT_TRUE(store->notes().empty());
    EXPECT_EQ(store->projected(), 0);
}

TEST_P(Contract, S4_a_code_and_an_id_belong_to_one_table) {
    store->commit(beginning());
    EXPECT_EQ(store->find("lilas4711"), lilas);
    EXPECT_EQ(store->find("lilas"), std::nullopt);
    EXPECT_THROW(store->commit({.tables = {{none, "lilas4711"}}}), Error);
    EXPECT_THROW(store->commit({.tables = {{lilas, "ocre1234"}}}), Error);
    EXPECT_THROW(store->commit({.tables = {{none, "ocre1234"}, {TableId{4}, "ocre1234"}}}), Error);
    EXPECT_EQ(store->find("ocre1234"), std::nullopt);
}

TEST_P(Contract, S5_dues_come_soonest_first_and_go_when_emptied) {
    store->commit(beginning());
    const Due mint{menthe, "menthe0042", 300};
    EXPECT_EQ(store->dues(), (std::vector<Due>{mint, {lilas, "lilas4711", 500}}));
    store->commit({.summaries = {summary(lilas, 11, 100)}});
    EXPECT_EQ(store->dues(), (std::vector<Due>{{lilas, "lilas4711", 100}, mint}));
    store->commit({.summaries = {summary(lilas, 12, std::nullopt)}});
    EXPECT_EQ(store->dues(), (std::vector<Due>{mint}));
}

TEST_P(Contract, S6_persons_are_kept_and_changed) {
    store->commit(beginning());
    const Person anew{"a1", "Ann \xc3\x89lise '\"; --", "dots waves", false, 20'000};
    store->commit({.people = {anew}});
    EXPECT_EQ(store->person("a1"), anew);
    EXPECT_EQ(store->person("b2"), person("b2", "Bob"));
    EXPECT_EQ(store->person("zz"), std::nullopt);
    EXPECT_EQ(store->person_like("b"), person("b2", "Bob"));
    EXPECT_EQ(store->person_like("b3"), std::nullopt);
    EXPECT_EQ(store->person_like("c"), std::nullopt);
}

TEST_P(Contract, S7_somebodys_tables_come_newest_first_and_no_more_than_asked) {
    store->commit(beginning());
    const Listed mint{"menthe0042", summary(menthe, 20, 300)}, lilac{"lilas4711", summary(lilas, 10, 500)};
    EXPECT_EQ(store->tables_of("a1", 9), (std::vector{mint, lilac}));
    EXPECT_EQ(store->tables_of("a1", 1), (std::vector{mint}));
    EXPECT_TRUE(store->tables_of("zz", 9).empty());
    EXPECT_EQ(store->members(lilas), (std::vector<std::string>{"a1", "b2"}));
    store->commit({.memberships = {{"a1", menthe, false}, {"a1", lilas, true}}});
    EXPECT_EQ(store->tables_of("a1", 9), (std::vector{lilac}));
    EXPECT_TRUE(store->members(menthe).empty());
}

TEST_P(Contract, S8_opened_again_it_is_the_same) {
    store->commit(beginning());
    store = &shop->open();
    EXPECT_EQ(store->events(lilas), (std::vector{event(lilas, 1), event(lilas, 2)}));
    EXPECT_EQ(store->find("menthe0042"), menthe);
    EXPECT_EQ(store->dues().size(), 2u);
    EXPECT_EQ(store->person("b2"), person("b2", "Bob"));
    EXPECT_EQ(store->tables_of("a1", 9).size(), 2u);
    store->commit({.events = {event(lilas, 3)}});
    EXPECT_EQ(store->events(lilas).size(), 3u);
}

TEST_P(Contract, S9_what_an_event_says_comes_back_as_it_was) {
    store->commit(beginning());
    Event odd = event(lilas, 3);
    odd.at_ms = 9'007'199'254'740'993;  // more than a double holds
    odd.body = "{\"text\":\"\xc3\xa9\xe2\x9c\x93\xf0\x9f\x8e\xb2 '\\\"\\n; --\"}";
    store->commit({.events = {odd}});
    EXPECT_EQ(store->events(lilas).back(), odd);
}

TEST_P(Contract, S10_reports_are_numbered_point_at_an_event_and_can_be_closed) {
    store->commit(beginning());
    EXPECT_TRUE(store->reports().empty());
    store->commit({.events = {event(lilas, 3)}, .reports = {{{}, lilas, 3, 40}, {{}, menthe, 1, 50}}});
    store->commit({.reports = {{{}, lilas, 1, 60}}, .closed = {ReportId{2}}});
    store = &shop->open();
    const std::vector<Report> kept = {{ReportId{1}, lilas, 3, 40, false},
                                      {ReportId{2}, menthe, 1, 50, true},
                                      {ReportId{3}, lilas, 1, 60, false}};
    EXPECT_EQ(store->reports(), kept);
    EXPECT_THROW(store->commit({.reports = {{{}, lilas, 4, 70}}}), Error) << "there is no such event";
    EXPECT_THROW(store->commit({.reports = {{{}, none, 1, 70}}}), Error);
    EXPECT_THROW(store->commit({.reports = {{{}, lilas, 3, 70}}}), Error) << "it was reported";
    EXPECT_THROW(store->commit({.closed = {ReportId{1}, ReportId{4}}}), Error) << "there is no such report";
    EXPECT_EQ(store->reports(), kept) << "a commit is all or nothing";
}

TEST_P(Contract, S11_a_summary_is_replaced_and_open_tables_come_newest_first) {
    store->commit(beginning());
    EXPECT_EQ(store->summary(menthe), summary(menthe, 20, 300));
    EXPECT_EQ(store->summary(none), std::nullopt);
    EXPECT_EQ(store->open_tables(9), (std::vector<Listed>{{"lilas4711", summary(lilas, 10, 500)}}));
    Summary now_open = summary(menthe, 30, std::nullopt);
    now_open.is_open = true;
    store->commit({.summaries = {now_open}});
    EXPECT_EQ(store->open_tables(1), (std::vector<Listed>{{"menthe0042", now_open}}));
    EXPECT_EQ(store->open_tables(9).size(), 2u);
    EXPECT_THROW(store->commit({.summaries = {summary(none, 1, 1)}}), Error) << "there is no such table";
}

TEST_P(Contract, S12_results_are_by_table_and_seat_and_found_by_person) {
    store->commit(beginning());
    store->commit({.results = {result(lilas, 0, "a1", 40), result(lilas, 1, "", 40), result(menthe, 1, "a1", 50)}});
    store->commit({.results = {result(lilas, 0, "a1", 60)}});  // in place of the one before
    store = &shop->open();
    EXPECT_EQ(store->results(lilas), (std::vector{result(lilas, 0, "a1", 60), result(lilas, 1, "", 40)}));
    EXPECT_EQ(store->results_of({.person = "a1"}, 9),
              (std::vector{result(lilas, 0, "a1", 60), result(menthe, 1, "a1", 50)}));
    EXPECT_EQ(store->results_of({.person = "a1"}, 1), (std::vector{result(lilas, 0, "a1", 60)}));
    EXPECT_TRUE(store->results_of({.person = "b2"}, 9).empty());
}

TEST_P(Contract, S13_notes_wait_in_order_until_they_are_told) {
    store->commit(beginning());
    const Note late{NoteId{9}, "lilas4711", "{\"n\":1}"}, early{NoteId{4}, "menthe0042", "{\"n\":2}"};
    store->commit({.notes = {late}});
    store->commit({.notes = {early}});
    store = &shop->open();
    EXPECT_EQ(store->notes(), (std::vector{late, early}));
    store->commit({.told = {NoteId{9}, NoteId{5}}});  // of an unknown one there is nothing to strike out
    EXPECT_EQ(store->notes(), (std::vector{early}));
}

TEST_P(Contract, S14_another_reader_sees_what_was_committed) {
    const auto reader = store->reader();
    EXPECT_EQ(reader->find("lilas4711"), std::nullopt);
    store->commit(beginning());
    EXPECT_EQ(reader->find("lilas4711"), lilas);
    EXPECT_EQ(reader->events(lilas).size(), 2u);
    store->commit({.events = {event(lilas, 3)}, .projected = 2});
    EXPECT_EQ(reader->events(lilas).size(), 3u);
    EXPECT_EQ(reader->projected(), 2);
}

TEST_P(Contract, S23_tales_are_by_table_and_person_and_found_by_person_and_game) {
    store->commit(beginning());
    const Tales early{lilas, "a1", "farben", "[1]"}, more{lilas, "a1", "farben", "[1,2]"};
    const Tales late{menthe, "a1", "farben", "[3]"}, other{lilas, "b2", "farben", "[1]"};
    store->commit({.tales = {early, other}});
    store->commit({.tales = {late}});
    store->commit({.tales = {more}});  // in place of the one before
    store = &shop->open();
    EXPECT_EQ(store->tales(lilas), (std::vector{more, other}));
    EXPECT_EQ(store->tales_of("a1", "farben", 9), (std::vector{late, more}));
    EXPECT_EQ(store->tales_of("a1", "farben", 1), (std::vector{late}));
    EXPECT_TRUE(store->tales_of("a1", "coloryam", 9).empty());
    store->commit({.tales = {{lilas, "b2", "farben", ""}}});
    EXPECT_EQ(store->tales(lilas), (std::vector{more}));
    EXPECT_THROW(store->commit({.tales = {{none, "a1", "farben", "[]"}}}), Error) << "there is no such table";
}

}  // namespace store

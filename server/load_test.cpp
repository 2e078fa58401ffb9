// Loading a table holds up nobody: the longest logs that can be are folded in few steps, many of them over many ticks,
// and one that is longer than any may be is put aside.
#include <gtest/gtest.h>

#include <map>

#include "core/steps.hpp"
#include "server/limits.hpp"
#include "server/longest.hpp"
#include "server/tables/records.hpp"
#include "server/world.hpp"

namespace server {

namespace {

// A table of Ann's whose log is this long, as after much renaming.
std::string long_table(World& world, const std::string& host, std::size_t events) {
    const std::string code = world.table(host);
    const TableId id = *world.store.find(code);
    std::vector<store::Event> log = world.store.events(id);
    const std::string renamed = core::encode(TableEvent(Renamed{"nobody", "Nobody"}));
    while (log.size() < events) log.push_back({id, static_cast<std::int32_t>(log.size()) + 1, world.now_ms, renamed});
    world.store.rewrite(id, log);
    return code;
}

std::int64_t steps_of(const std::vector<TableEvent>& events) {
    std::vector<std::string> log;
    for (const TableEvent& event : events) log.push_back(core::encode(event));
    const std::int64_t before = core::steps_done;
    Table table;
    for (const std::string& body : log) {
        const auto event = core::decode<TableEvent>(body);
        EXPECT_TRUE(event && fold(table, *event, 1));
    }
    EXPECT_EQ(table.status, Status::over);
    return core::steps_done - before;
}

struct LoadTest : testing::Test {
    World world;
    const std::string ann = world.newcomer("Ann");

    std::string was_heard(Conn conn) {
        const Refused* refused = world.last<Refused>(conn);
        return refused == nullptr ? "" : refused->code;
    }

    void make_due(const std::string& code) {
        store::Summary summary = *world.store.summary(*world.store.find(code));
        summary.due_ms = world.now_ms;
        world.store.commit({.summaries = {summary}});
    }

    // How many events of such tables are loaded in one tick, at least.
    static constexpr std::size_t long_events = loaded_steps_max / 5;
};

}  // namespace

// The steps of each game's longest log, with everything that the server's limits allow beside it.
TEST(Loading, takes_so_many_steps_at_most) {
    const std::map<std::string, std::int64_t> most = {{"coloryam", 300'000}, {"farfalia", 300'000},
                                                      {"colorwords", 450'000}, {"farben", 300'000},
                                                      {"barbarossa", 650'000}};
    for (const games::Info& info : games::catalogue()) {
        const Longest longest(info.name);
        EXPECT_GT(longest.events().size(), 5000u) << info.name;
        const std::int64_t steps = steps_of(longest.events());
        ASSERT_TRUE(most.contains(info.name)) << info.name << " takes " << steps << " steps: say how many it may";
        EXPECT_LT(steps, most.at(info.name)) << info.name;
        EXPECT_LT(2 * steps, load_steps_max) << "else it would be put aside";
    }
}

TEST_F(LoadTest, many_who_come_at_once_come_in_over_several_ticks_and_in_order) {
    std::vector<std::string> codes;
    for (int i = 0; i < 6; ++i) codes.push_back(long_table(world, ann, long_events));
    world.restart();
    std::vector<Input> inputs;
    for (std::uint32_t i = 0; i < 6; ++i) {
        inputs.push_back(Opened{Conn{900 + i}, ann, codes[i], "somewhere"});
        inputs.push_back(Received{Conn{900 + i}, core::encode(ClientMessage(Start{}))});
    }
    inputs.push_back(Closed{Conn{905}});
    world.tick(inputs);
    EXPECT_EQ(world.hub->loaded_tables(), 1u) << "no more in one tick";
    EXPECT_EQ(was_heard(Conn{900}), "too_few_players") << "who came in was heard,";
    EXPECT_TRUE(world.inbox[Conn{901}].empty()) << "the others are not turned away";
    EXPECT_LE(*world.hub->next_due_ms(), world.now_ms) << "and come next,";
    const std::string other = world.table(world.newcomer("Bob"));
    EXPECT_LE(world.hub->loaded_tables(), 6u) << "one with each tick, beside who asks for something else";
    for (int ticks = 0; ticks < 4; ++ticks) world.tick();
    for (std::uint32_t i = 0; i < 6; ++i) EXPECT_EQ(was_heard(Conn{900 + i}), "too_few_players") << "in their order";
    EXPECT_TRUE(world.closed.empty());
    EXPECT_EQ(world.room(world.open(ann, codes[4])).spectators, 2);
    EXPECT_EQ(world.room(world.open(ann, codes[5])).spectators, 1) << "who left while waiting is not here";
}

TEST_F(LoadTest, who_waits_says_only_so_much) {
    const std::string first = long_table(world, ann, long_events), second = long_table(world, ann, long_events);
    world.restart();
    std::vector<Input> inputs = {Opened{Conn{900}, ann, first}, Opened{Conn{901}, ann, second}};
    for (int i = 0; i < 10 * waiting_messages_max; ++i) inputs.push_back(Received{Conn{901}, "{}"});
    world.tick(inputs);
    world.tick();
    EXPECT_LE(world.inbox[Conn{901}].size(), static_cast<std::size_t>(waiting_messages_max) + 2);
    EXPECT_EQ(world.closed.count(Conn{900}), 0u);
}

TEST_F(LoadTest, tables_that_are_due_are_woken_over_several_ticks) {
    for (int i = 0; i < 5; ++i) make_due(long_table(world, ann, long_events));
    world.restart();
    world.tick();
    EXPECT_EQ(world.hub->loaded_tables(), 1u);
    for (int ticks = 0; ticks < 4; ++ticks) world.tick();
    EXPECT_EQ(world.hub->loaded_tables(), 5u);
}

TEST_F(LoadTest, a_log_longer_than_any_may_be_is_put_aside_and_stops_nobody) {
    const std::string code = long_table(world, ann, load_steps_max / 5);
    make_due(code);
    world.restart();
    world.tick();
    EXPECT_EQ(world.put_aside, std::vector<TableId>{*world.store.find(code)});
    EXPECT_EQ(world.closed.at(world.open(ann, code)), Reason::unreadable_table);
    EXPECT_EQ(world.put_aside.size(), 1u) << "it is not tried again";
    EXPECT_FALSE(world.table(ann).empty());
}

TEST(Records, ThatWereAskedForLatelyAreKept) {
    Records records(100);
    records.keep(TableId{1}, 7, std::string(60, 'a'));
    EXPECT_EQ(*records.find(TableId{1}, 7), std::string(60, 'a'));
    EXPECT_EQ(records.find(TableId{1}, 8), nullptr) << "something was added to it";
    EXPECT_EQ(records.find(TableId{2}, 7), nullptr);
    records.keep(TableId{1}, 8, std::string(50, 'b'));
    EXPECT_EQ(records.bytes(), 50u);
    records.keep(TableId{2}, 1, std::string(60, 'c'));
    EXPECT_EQ(records.find(TableId{1}, 8), nullptr) << "the oldest gives way";
    EXPECT_EQ(records.bytes(), 60u);
    records.keep(TableId{3}, 1, std::string(101, 'd'));
    EXPECT_EQ(records.bytes(), 0u) << "what is larger than all is not kept";
}

TEST_F(LoadTest, a_record_is_written_once_however_often_it_is_asked_for) {
    const World::Duel duel = world.duel();
    while (world.stored(duel.code).status != Status::over) world.play(duel.code, {duel.a, duel.b});
    const std::string first = world.call(duel.ann, GetRecord{duel.code}).text;
    const std::int64_t before = core::steps_done;
    EXPECT_EQ(world.call(duel.bob, GetRecord{duel.code}).text, first);
    EXPECT_LT(core::steps_done - before, 20) << "no event was read again";
}

}  // namespace server

// What people ask for outside a table; and which tables are in memory.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct CallTest : testing::Test {
    World world;
    const std::string ann = world.newcomer("Ann");

    static std::string refusal(const Answer& answer) {
        const auto message = core::decode<ServerMessage>(answer.text);
        return message && answer.status >= 400 ? std::get<Refused>(*message).code : "";
    }
    std::string name_of(const std::string& token) {
        return core::decode<Me>(world.call(token, WhoAmI{}).text)->name.value_or("nobody");
    }
    TableList tables_of(const std::string& token) {
        return *core::decode<TableList>(world.call(token, MyTables{}).text);
    }
    OpenTable wanted() {
        const games::Info& info = games::catalogue().front();
        return {.game = info.name, .setup = {.seats = 2, .config = games::with_defaults(info, boost::json::object())}};
    }
};

TEST_F(CallTest, a_newcomer_gets_a_token_and_a_name) {
    EXPECT_EQ(name_of(""), "nobody");
    const Answer& made = world.call("", SetName{"  Zo\xc3\xab   B. "});
    EXPECT_EQ(made.status, 200);
    EXPECT_EQ(made.new_token.size(), 64u);
    EXPECT_EQ(name_of(made.new_token), "Zo\xc3\xab B.");
    EXPECT_NE(made.new_token, world.newcomer("Zed"));
    const Answer& renamed = world.call(made.new_token, SetName{"Zoe"});
    EXPECT_EQ(renamed.new_token, "") << "the token stays";
    EXPECT_EQ(name_of(made.new_token), "Zoe");
    world.restart();
    EXPECT_EQ(name_of(made.new_token), "Zoe");
    EXPECT_EQ(world.call(made.new_token, WhoAmI{}).new_token, made.new_token) << "and is known for another year";
    EXPECT_EQ(world.call("no such token", WhoAmI{}).new_token, "") << "but nobody chooses a token";
    for (const store::Event& event : world.store.events(*world.store.find(world.table(made.new_token)))) {
        EXPECT_EQ(event.body.find(made.new_token), std::string::npos) << "the token itself is not stored";
    }
}

TEST_F(CallTest, bad_names_are_refused) {
    for (const char* bad : {"", "   ", "\x07", "a\xe2\x80\xae" "b", "\xff", "1234567890123456789012345"}) {
        const Answer& answer = world.call("", SetName{bad});
        EXPECT_EQ(answer.status, 400);
        EXPECT_EQ(answer.new_token, "");
        EXPECT_EQ(refusal(answer), bad == std::string("\xff") ? "malformed" : "bad_name") << bad;
    }
}

TEST_F(CallTest, malformed_calls_are_refused) {
    for (const char* bad : {"", "{", "[]", R"({"type":"fly"})", R"({"type":"set_name"})",
                            R"({"type":"who_am_i","x":1})"}) {
        const Answer& answer = world.call_text(ann, bad);
        EXPECT_EQ(answer.status, 400);
        EXPECT_EQ(refusal(answer), "malformed") << bad;
    }
}

TEST_F(CallTest, opening_takes_a_name_a_game_and_a_good_setup) {
    EXPECT_EQ(refusal(world.call("", wanted())), "not_named");
    OpenTable odd = wanted();
    odd.game = "chess";
    EXPECT_EQ(refusal(world.call(ann, odd)), "unknown_game");
    odd.bots = {"random"};
    EXPECT_EQ(refusal(world.call(ann, odd)), "unknown_game");
    odd = wanted();
    odd.setup.seats = 99;
    EXPECT_EQ(refusal(world.call(ann, odd)), "bad_setup");
    odd = wanted();
    odd.setup.pace.move_seconds = 1;
    EXPECT_EQ(refusal(world.call(ann, odd)), "bad_setup");
    odd = wanted();
    odd.setup.config = Json("nonsense");
    EXPECT_EQ(refusal(world.call(ann, odd)), "bad_setup");
    odd = wanted();
    odd.bots = {"deep_blue"};
    EXPECT_EQ(refusal(world.call(ann, odd)), "unknown_bot");
    odd.bots = {"random", "random"};
    EXPECT_EQ(refusal(world.call(ann, odd)), "no_such_seat") << "more bots than seats";
    odd.bots.resize(100, "random");
    EXPECT_EQ(refusal(world.call(ann, odd)), "bad_setup");
    odd = wanted();
    odd.start = true;
    EXPECT_EQ(refusal(world.call(ann, odd)), "too_few_players") << "nobody to play against";
    EXPECT_TRUE(world.store.tables(TableId{}, 1).empty()) << "no half table is left behind";
}

TEST_F(CallTest, a_guest_has_so_many_open_tables) {
    for (int i = 0; i < open_tables_max; ++i) world.table(ann);
    EXPECT_EQ(world.call(ann, wanted()).status, 429);
    EXPECT_EQ(refusal(world.call(ann, wanted())), "too_many_tables");
    EXPECT_FALSE(world.table(world.newcomer("Bob")).empty()) << "others may";
    world.now_ms += never_started_ms;
    EXPECT_EQ(refusal(world.call(ann, wanted())), "") << "what nobody came to is forgotten";
}

TEST_F(CallTest, a_flood_of_openings_in_one_tick_counts_too) {
    std::vector<Input> inputs;
    for (std::uint32_t i = 0; i < 50; ++i) inputs.push_back(Called{Conn{1000 + i}, ann, core::encode(Call(wanted()))});
    world.tick(inputs);
    EXPECT_EQ(std::ranges::count_if(world.answers, [](const auto& each) { return each.second.status == 429; }),
              50 - open_tables_max);
}

TEST_F(CallTest, ones_tables_are_listed_newest_first) {
    EXPECT_EQ(refusal(world.call("", MyTables{})), "not_named");
    EXPECT_TRUE(tables_of(ann).tables.empty());
    const World::Duel duel = world.duel({.move_seconds = 60});
    const std::string later = world.table(duel.ann);
    const TableList list = tables_of(duel.ann);
    ASSERT_EQ(list.tables.size(), 2u);
    EXPECT_EQ(list.tables[0].code, later);
    EXPECT_EQ(list.tables[0].status, Status::waiting);
    EXPECT_EQ(list.tables[1].code, duel.code);
    EXPECT_EQ(list.tables[1].status, Status::playing);
    EXPECT_EQ(list.tables[1].seats[1].name, "Bob");
    const bool is_anns = world.is_to_act(duel.a);
    EXPECT_EQ(list.tables[1].my_turn, is_anns);
    EXPECT_EQ(list.tables[1].left_seconds, is_anns ? 60 : 0);
    ASSERT_EQ(tables_of(duel.bob).tables.size(), 1u);
    EXPECT_EQ(tables_of(duel.bob).tables[0].my_turn, !is_anns);
}

TEST_F(CallTest, lists_and_names_load_no_table_and_long_logs_are_folded_over_several_ticks) {
    std::vector<std::string> codes;
    for (int i = 0; i < 10; ++i) codes.push_back(world.table(ann));
    for (const std::string& code : codes) {  // long logs, as after much sitting down and standing up
        const TableId id = *world.store.find(code);
        std::vector<store::Event> log = world.store.events(id);
        while (log.size() < 1500) {  // some 25 steps each: a few of these tables in a tick
            const TableEvent renamed = Renamed{"nobody", std::string(300, 'x')};
            log.push_back({id, static_cast<std::int32_t>(log.size()) + 1, world.now_ms, core::encode(renamed)});
        }
        world.store.rewrite(id, log);
    }
    world.restart();
    world.tick();
    EXPECT_EQ(tables_of(ann).tables.size(), 10u);
    EXPECT_EQ(world.hub->loaded_tables(), 0u) << "a list is read from summaries";

    constexpr std::size_t most = 5;
    std::vector<Input> inputs;
    for (std::uint32_t i = 0; i < 10; ++i) {
        inputs.push_back(Opened{Conn{900 + i}, ann, codes[i], "home"});
        inputs.push_back(Received{Conn{900 + i}, core::encode(ClientMessage(Sit{Seat{0}, "nonce"}))});
    }
    inputs.push_back(Closed{Conn{909}});
    world.tick(inputs);
    EXPECT_LE(world.hub->loaded_tables(), most) << "no more in one tick";
    EXPECT_EQ(world.hub->next_due_ms(), world.now_ms) << "the others in the next";
    for (int i = 0; i < 5; ++i) world.tick();
    EXPECT_EQ(world.hub->loaded_tables(), 10u);
    for (std::uint32_t i = 0; i < 9; ++i) {
        EXPECT_EQ(world.room(Conn{900 + i}).me, Seat{0}) << "what was said meanwhile waited in its place: " << i;
    }

    world.restart();
    world.tick();
    world.call(ann, SetName{"Anna"});
    EXPECT_LE(world.hub->loaded_tables(), most) << "tables hear of a new name when their turn comes";
    EXPECT_FALSE(world.store.notes().empty());
    for (int i = 0; i < 5; ++i) world.tick();
    EXPECT_TRUE(world.store.notes().empty());
    for (const std::string& code : codes) EXPECT_EQ(world.stored(code).host_name, "Anna");
}

TEST_F(CallTest, a_note_outlives_a_restart) {
    const std::string code = world.table(ann);
    const std::string lilas = core::encode(LastingNote(NameChanged{world.person(ann), "Anna"}));
    world.store.commit({.notes = {{store::NoteId{7}, code, lilas}}});
    world.restart();
    world.tick();
    EXPECT_EQ(world.stored(code).host_name, "Anna");
    EXPECT_TRUE(world.store.notes().empty());
    const std::size_t events = world.store.log(*world.store.find(code)).size();
    world.store.commit({.notes = {{store::NoteId{8}, code, lilas}}});
    world.restart();
    world.tick();
    EXPECT_EQ(world.store.log(*world.store.find(code)).size(), events) << "heard twice, it changes nothing";
}

TEST_F(CallTest, who_stands_up_is_no_longer_listed) {
    const std::string bob = world.newcomer("Bob"), code = world.table(ann);
    const Conn b = world.open(bob, code);
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_EQ(tables_of(bob).tables.size(), 1u);
    ASSERT_EQ(world.say(b, Stand{}), "");
    EXPECT_TRUE(tables_of(bob).tables.empty());
    EXPECT_EQ(tables_of(ann).tables.size(), 1u) << "the host keeps it";
}

TEST_F(CallTest, tables_leave_memory_when_nobody_looks_and_come_back_when_somebody_does) {
    const World::Duel duel = world.duel();
    for (int i = 0; i < 8; ++i) world.play(duel.code, {duel.a, duel.b});
    const Update before = world.update(duel.a);
    world.pass(10 * idle_ms);
    EXPECT_EQ(world.hub->loaded_tables(), 1u) << "somebody looks";
    world.close(duel.a);
    world.close(duel.b);
    world.pass(idle_ms);
    EXPECT_EQ(world.hub->loaded_tables(), 0u);
    EXPECT_FALSE(world.hub->next_due_ms().has_value());
    const Conn back = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.hub->loaded_tables(), 1u);
    EXPECT_EQ(world.update(back).view, before.view);
    EXPECT_EQ(world.update(back).move, before.move);
}

TEST_F(CallTest, a_start_reads_no_table_and_a_tick_wakes_only_so_many) {
    for (int i = 0; i < 5; ++i) {
        const std::string host = world.newcomer("Host");
        for (int j = 0; j < open_tables_max; ++j) {
            const OpenTable clocked{.setup = {.pace = {.move_seconds = 60}}, .bots = {"random"}, .start = true};
            const Conn conn = world.open(host, world.table(host, clocked));
            ASSERT_EQ(world.say(conn, Sit{Seat{0}, "n"}), "");
        }
    }
    world.now_ms += day_ms;
    world.restart();
    EXPECT_EQ(world.hub->loaded_tables(), 0u);
    world.tick();
    EXPECT_EQ(world.hub->loaded_tables(), due_tables_max);
    EXPECT_LE(*world.hub->next_due_ms(), world.now_ms) << "the others are next";
    world.tick();
    EXPECT_EQ(world.hub->loaded_tables(), 100u);
}

TEST_F(CallTest, a_failed_commit_tells_nobody) {
    const std::string code = world.table(ann);
    const Conn a = world.open(ann, code);
    const std::size_t heard = world.inbox[a].size();
    world.store.fails = [] { return true; };
    EXPECT_THROW(world.say(a, Sit{Seat{0}, "n"}), store::Error);
    EXPECT_EQ(world.inbox[a].size(), heard);
    world.store.fails = [] { return false; };
    world.restart();
    const Conn again = world.open(ann, code);
    EXPECT_EQ(world.room(again).me, Seat::spectator);
}

}  // namespace

}  // namespace server

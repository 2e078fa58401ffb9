// Bad input, floods and crowds: refused with a code or closed with a reason, nothing lost, nobody else
// disturbed. And secrets: what leaves the server before the end.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct InputTest : testing::Test {
    World world;
    const World::Duel duel = world.duel();
    const std::size_t stored = world.store.events(*world.store.find(duel.code)).size();

    // Nothing was stored, and Bob heard nothing while Ann's end misbehaved.
    void expect_undisturbed(std::size_t heard_by_bob) {
        EXPECT_EQ(world.store.events(*world.store.find(duel.code)).size(), stored);
        EXPECT_EQ(world.inbox[duel.b].size(), heard_by_bob);
        EXPECT_FALSE(world.closed.contains(duel.b));
    }
};

TEST_F(InputTest, what_is_no_message_is_malformed) {
    const std::size_t heard = world.inbox[duel.b].size();
    const std::vector<std::string> wrong = {
        "", "{", "null", "[]", "\"act\"", "{}", "\xff\xfe", std::string(1, '\0'), std::string(5000, '['),
        R"({"type":"fly"})",                                        // unknown message
        R"({"type":"act"})", R"({"type":"act","move":1})",          // missing fields
        R"({"type":"start","now":true})",                           // unknown field
        R"({"type":"sit","seat":"0","nonce":"n"})",                 // wrong type
        R"({"type":"sit","seat":200,"nonce":"n"})",                 // out of range
        R"({"type":"sit","seat":0.5,"nonce":"n"})",
        R"({"type":"act","move":99999999999,"action":{}})",
        R"({"type":"stand"}{"type":"stand"})",                      // two at once
        R"({"type":"stand","type":"start"})",
    };
    for (const std::string& text : wrong) {
        World fresh;  // its own connection each, for they are counted
        const World::Duel again = fresh.duel();
        EXPECT_EQ(fresh.say_text(again.a, text), "malformed") << text;
    }
    EXPECT_EQ(world.say_text(duel.a, wrong[0]), "malformed");
    expect_undisturbed(heard);
    EXPECT_EQ(world.say(duel.a, Return{}), "not_covered") << "the connection goes on";
}

TEST_F(InputTest, a_large_message_is_refused_unread) {
    const std::size_t heard = world.inbox[duel.b].size();
    EXPECT_EQ(world.say_text(duel.a, std::string(message_bytes_max + 1, ' ')), "too_large");
    const Act bulky{0, Json(std::string(message_bytes_max, 'x'))};
    EXPECT_EQ(world.say(duel.a, bulky), "too_large");
    expect_undisturbed(heard);
    EXPECT_EQ(world.call_text(duel.ann, std::string(message_bytes_max + 1, ' ')).status, 413);
}

TEST_F(InputTest, who_keeps_sending_rubbish_is_closed) {
    for (int i = 0; i < malformed_max; ++i) {
        world.now_ms += second_ms;
        EXPECT_EQ(world.say_text(duel.a, "rubbish"), "malformed");
    }
    const std::size_t heard = world.inbox[duel.b].size();
    EXPECT_FALSE(world.closed.contains(duel.a));
    world.say_text(duel.a, "rubbish");
    EXPECT_EQ(world.closed.at(duel.a), Reason::malformed);
    EXPECT_EQ(world.last<Bye>(duel.a)->code, "malformed");
    EXPECT_EQ(world.inbox[duel.b].size(), heard + 1) << "Bob sees only that Ann is no longer here";
    EXPECT_FALSE(world.room(duel.b).seats[0].is_present);
    world.tick({Received{duel.a, "more"}, Closed{duel.a}});  // still on the wire
    const Conn back = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.room(back).me, Seat{0}) << "nothing is lost";
}

TEST_F(InputTest, a_flood_is_refused_and_then_cut) {
    int taken = 0;
    while (world.say(duel.a, Return{}) == "not_covered") ++taken;
    EXPECT_LE(taken, world.options.messages_at_once);
    EXPECT_EQ(world.last<Refused>(duel.a)->code, "too_fast");
    const std::size_t heard = world.inbox[duel.b].size();
    expect_undisturbed(heard);
    world.now_ms += second_ms;
    EXPECT_EQ(world.say(duel.a, Return{}), "not_covered") << "patience helps";
    for (int i = 0; i < 100 && !world.closed.contains(duel.a); ++i) world.say(duel.a, Return{});
    EXPECT_EQ(world.closed.at(duel.a), Reason::too_fast);
    EXPECT_EQ(world.say(duel.b, Return{}), "not_covered") << "others have their own allowance";
}

TEST_F(InputTest, a_room_changes_only_so_often_and_then_still_plays) {
    std::string refused;
    int changes = 0;
    for (; refused.empty() && changes <= changes_max; ++changes) {
        world.now_ms += second_ms;
        refused = changes % 2 == 0 ? world.say(duel.a, Cover{world.room(duel.a).me}) : world.say(duel.a, Return{});
    }
    EXPECT_EQ(refused, "too_fast");
    EXPECT_GT(changes, changes_max / 2);
    const std::int32_t move = world.update(duel.b).move;
    world.play(duel.code, {duel.a, duel.b});
    EXPECT_GT(world.update(duel.b).move, move) << "moves are not counted";
}

TEST_F(InputTest, an_unknown_table_closes_with_a_reason) {
    for (const char* code : {"", "nowhere0000", "'; DROP TABLE tables; --", "../../etc/passwd"}) {
        const Conn lost = world.open(duel.ann, code);
        EXPECT_EQ(world.last<Bye>(lost)->code, "unknown_table");
        EXPECT_EQ(world.closed.at(lost), Reason::unknown_table);
        world.tick({Received{lost, "{}"}, Closed{lost}});
    }
    EXPECT_EQ(world.call("", GetRecord{"nowhere0000"}).status, 404);
    std::string shouted = duel.code;
    shouted[0] = static_cast<char>(shouted[0] - 'a' + 'A');
    EXPECT_EQ(world.room(world.open(duel.ann, shouted)).me, Seat{0}) << "people write codes as they like";
}

TEST_F(InputTest, a_table_has_room_for_so_many) {
    for (int i = 0; i < spectators_max; ++i) world.open("", duel.code);
    const Conn one_more = world.open("", duel.code);
    EXPECT_EQ(world.closed.at(one_more), Reason::crowded);
    EXPECT_EQ(world.last<Bye>(one_more)->code, "crowded");
    const Conn phone = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.room(phone).me, Seat{0}) << "players always get in,";
    for (int i = 0; i < devices_max; ++i) world.open(duel.ann, duel.code);
    const Conn last = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.closed.at(last), Reason::crowded) << "with as many devices as anybody has";
}

TEST_F(InputTest, one_visitor_cannot_take_all_the_room_there_is_to_look_on) {
    for (int i = 0; i < spectators_per_network_max; ++i) {
        const std::string token = i % 2 == 0 ? "" : world.newcomer("Eve");  // names are cheap
        EXPECT_FALSE(world.closed.contains(world.open(token, duel.code, "203.0.113.7")));
    }
    EXPECT_EQ(world.closed.at(world.open("", duel.code, "203.0.113.7")), Reason::crowded);
    EXPECT_FALSE(world.closed.contains(world.open("", duel.code, "203.0.113.8"))) << "others still get in,";
    EXPECT_FALSE(world.closed.contains(world.open(duel.ann, duel.code, "203.0.113.7"))) << "and players always do";
}

TEST_F(InputTest, unknown_tokens_are_strangers) {
    const Conn stranger = world.open("no such token", duel.code);
    EXPECT_EQ(world.room(stranger).me, Seat::spectator);
    EXPECT_EQ(world.say(stranger, Sit{Seat{0}, "n"}), "not_named");
    EXPECT_EQ(world.call("no such token", MyTables{}).status, 401);
}

TEST_F(InputTest, a_log_that_cannot_be_followed_stops_its_table_and_no_other) {
    const store::TableId id = *world.store.find(duel.code);
    const auto seq = static_cast<std::int32_t>(stored) + 1;
    store::Summary due = *world.store.summary(id);
    due.due_ms = world.now_ms;
    world.store.commit({.events = {{id, seq, world.now_ms, R"({"type":"from_the_future"})"}}, .summaries = {due}});
    world.restart();
    world.tick();
    EXPECT_EQ(world.closed.at(world.open(duel.ann, duel.code)), Reason::unreadable_table);
    EXPECT_EQ(world.call("", GetRecord{duel.code}).status, 410);
    EXPECT_FALSE(world.hub->next_due_ms().has_value()) << "and is not woken again and again";
    EXPECT_FALSE(world.table(duel.ann).empty());
}

TEST_F(InputTest, a_damaged_log_stops_its_table_and_no_other) {
    const store::TableId id = *world.store.find(duel.code);
    const std::vector<store::Event> whole = world.store.events(id);
    std::vector<store::Event> torn = whole, short_of_one = whole;
    torn[2].body.pop_back();
    short_of_one.erase(short_of_one.end() - 2);
    for (const std::vector<store::Event>& damaged : {torn, short_of_one}) {
        world.store.rewrite(id, damaged);
        world.restart();
        EXPECT_EQ(world.closed.at(world.open(duel.ann, duel.code)), Reason::unreadable_table);
        EXPECT_FALSE(world.table(duel.ann).empty()) << "others can be opened";
    }
    world.store.rewrite(id, whole);
    world.restart();
    EXPECT_EQ(world.room(world.open(duel.ann, duel.code)).me, Seat{0}) << "repaired, it plays on";
}

TEST_F(InputTest, a_table_of_rules_that_these_cannot_play_is_refused_and_not_folded_by_these) {
    const store::TableId id = *world.store.find(duel.code);
    std::vector<store::Event> log = world.store.events(id);
    const games::Info& info = *games::find("coloryam");
    for (const std::int32_t version : {info.oldest - 1, info.version + 1}) {
        for (store::Event& event : log) {
            auto body = core::decode<TableEvent>(event.body);
            ASSERT_TRUE(body.has_value());
            if (auto* started = std::get_if<Started>(&*body)) started->version = version;
            event.body = core::encode(*body);
        }
        world.store.rewrite(id, log);
        world.restart();
        const Conn lost = world.open(duel.ann, duel.code);
        EXPECT_EQ(world.closed.at(lost), Reason::unreadable_table);
        EXPECT_EQ(world.last<Bye>(lost)->code, "unreadable_table");
        EXPECT_EQ(world.store.events(id), log) << "it waits as it is";
        EXPECT_TRUE(world.call(duel.ann, MyTables{}).text.contains(duel.code)) << "nobody's table vanishes";
    }
}

// The secret and other people's nonces, ids and tokens stay inside until the game is over.
TEST_F(InputTest, nothing_secret_leaves_before_the_end) {
    const Conn eve = world.open("", duel.code);
    const Table table = world.stored(duel.code);
    const std::vector<std::string> secrets = {core::to_hex(table.secret), core::to_hex(table.key), "nonce-of-ann",
                                              "nonce-of-bob", table.places[0].guest, table.places[1].guest,
                                              duel.ann, duel.bob};
    for (int i = 0; i < 2000 && world.room(eve).status != Status::over; ++i) {
        world.call(duel.ann, MyTables{});
        for (const std::string& text : std::exchange(world.texts, {})) {
            if (text.find("\"over\"") != std::string::npos && text.find("\"proof\":{") != std::string::npos) continue;
            for (const std::string& secret : secrets) ASSERT_EQ(text.find(secret), std::string::npos) << text;
        }
        world.play(duel.code, {duel.a, duel.b});
    }
    ASSERT_EQ(world.room(eve).status, Status::over);
    EXPECT_EQ(world.room(eve).proof->secret, secrets[0]);
    for (const std::string& text : world.texts) {
        for (std::size_t i = 4; i < secrets.size(); ++i) {
            EXPECT_EQ(text.find(secrets[i]), std::string::npos) << "who somebody is stays secret even then";
        }
    }
}

}  // namespace

}  // namespace server

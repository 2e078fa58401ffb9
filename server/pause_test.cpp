// How a deal ended is read before the next begins: nature, bots and clocks wait for those who are here. Played with
// Farfalia, whose deals end; what is tested is the table around it.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct PauseTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};
    World::Duel duel = world.duel({.move_seconds = 30}, "farfalia");

    void SetUp() override { play_to_a_pause(); }

    // Until a deal is over; those who are here have not gone on yet.
    void play_to_a_pause() {
        while (!is_paused()) {
            world.now_ms += 300;
            for (const Conn conn : {duel.a, duel.b}) {
                if (!world.is_to_act(conn)) continue;
                ASSERT_EQ(world.say(conn, Act{world.update(conn).move, world.some_action(duel.code, me(conn))}), "");
                break;
            }
        }
    }
    bool is_paused() { return world.stored(duel.code).match->pauses(); }
    Seat me(Conn conn) { return world.room(conn).me; }
    std::string go_on(Conn conn) { return world.say(conn, GoOn{world.last<Paused>(conn)->move}); }
};

TEST_F(PauseTest, nature_waits_until_everybody_has_gone_on) {
    const Conn eve = world.open("", duel.code);
    for (const Conn conn : {duel.a, duel.b, eve}) {
        ASSERT_NE(world.last<Paused>(conn), nullptr);
        EXPECT_EQ(world.last<Paused>(conn)->move, world.update(conn).move);
        EXPECT_TRUE(world.update(conn).to_act.empty() && world.update(conn).clocks.empty());
    }
    EXPECT_EQ(world.last<Paused>(duel.a)->gone_on, std::vector<Seat>{});
    world.pass(4 * second_ms);
    EXPECT_TRUE(is_paused());
    EXPECT_EQ(go_on(duel.b), "");
    EXPECT_EQ(go_on(duel.b), "") << "a double click";
    EXPECT_EQ(world.last<Paused>(eve)->gone_on, std::vector<Seat>{Seat{1}});
    EXPECT_LE(world.last<Paused>(eve)->left_ms, pause_ms - 4 * second_ms);
    EXPECT_TRUE(is_paused());
    EXPECT_EQ(go_on(eve), "not_seated") << "nobody waits for who looks on";
    EXPECT_EQ(go_on(duel.a), "");
    EXPECT_FALSE(is_paused());
    EXPECT_FALSE(world.update(eve).to_act.empty());
    EXPECT_EQ(world.update(eve).clocks.front().left_ms, 30'000) << "no clock ran meanwhile";
}

TEST_F(PauseTest, or_until_the_time_is_up) {
    EXPECT_EQ(world.last<Paused>(duel.a)->left_ms, pause_ms);
    world.pass(pause_ms - 1);
    EXPECT_TRUE(is_paused());
    world.pass(1);
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseTest, who_takes_more_time_has_more_here) {
    ASSERT_EQ(world.say(duel.b, TakeTime{300}), "");
    EXPECT_GT(world.last<Paused>(duel.a)->left_ms, 2 * pause_ms) << "all are told that it lasts longer";
    world.pass(pause_ms);
    EXPECT_TRUE(is_paused());
    world.pass(2 * pause_ms);
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseTest, going_on_from_another_pause_says_nothing) {
    const std::int32_t move = world.last<Paused>(duel.a)->move;
    EXPECT_EQ(world.say(duel.a, GoOn{move - 1}), "");
    EXPECT_EQ(world.say(duel.a, GoOn{move + 1}), "");
    EXPECT_EQ(world.last<Paused>(duel.b)->gone_on, std::vector<Seat>{});
    go_on(duel.a), go_on(duel.b);
    ASSERT_FALSE(is_paused());
    play_to_a_pause();
    EXPECT_EQ(world.say(duel.a, GoOn{move}), "") << "of the deal before";
    EXPECT_EQ(world.last<Paused>(duel.b)->gone_on, std::vector<Seat>{});
}

TEST_F(PauseTest, nobody_waits_for_who_leaves) {
    ASSERT_EQ(go_on(duel.a), "");
    world.close(duel.b);
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseTest, nobody_waits_for_a_bot_that_covers) {
    ASSERT_EQ(go_on(duel.a), "");
    ASSERT_EQ(world.say(duel.b, Cover{Seat{1}}), "");
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseTest, a_lost_connection_ends_no_pause) {
    world.close(duel.a);
    world.close(duel.b);
    EXPECT_TRUE(is_paused()) << "they may be back at once";
    duel.a = world.open(duel.ann, duel.code);
    ASSERT_NE(world.last<Paused>(duel.a), nullptr) << "and are told";
    world.pass(pause_ms);
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseTest, where_nobody_is_nobody_reads) {
    go_on(duel.a), go_on(duel.b);
    ASSERT_EQ(world.say(duel.a, Cover{Seat{0}}), "");
    ASSERT_EQ(world.say(duel.b, Cover{Seat{1}}), "");
    const auto deals = world.texts.size();
    world.pass(600 * second_ms);
    for (std::size_t i = deals; i < world.texts.size(); ++i) {
        EXPECT_FALSE(world.texts[i].starts_with(R"({"type":"paused")"));
    }
    EXPECT_EQ(world.room(duel.a).status, Status::over);
}

TEST_F(PauseTest, a_restart_keeps_the_time_and_forgets_who_had_read) {
    ASSERT_EQ(go_on(duel.b), "");
    const std::int64_t left = world.last<Paused>(duel.a)->left_ms;
    world.restart();
    world.now_ms += 2 * second_ms;
    world.tick();
    EXPECT_TRUE(is_paused());
    duel.a = world.open(duel.ann, duel.code);
    EXPECT_LE(world.last<Paused>(duel.a)->left_ms, left - 2 * second_ms);
    EXPECT_EQ(world.last<Paused>(duel.a)->gone_on, std::vector<Seat>{});
    world.restart();
    world.pass(left);
    EXPECT_FALSE(is_paused()) << "and it ends though nobody is back: the time was stored";
}

}  // namespace

}  // namespace server

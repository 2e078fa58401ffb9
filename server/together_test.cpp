// Where everybody acts at once: drafts, one clock a seat, more time for who needs it, and a table of one. Played with
// Color Words, which has all of these; what is tested is the table around it.
#include <gtest/gtest.h>

#include "games/verify.hpp"
#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct TogetherTest : testing::Test {
    World world;
    const World::Duel duel = world.duel({.move_seconds = 90}, "colorwords");

    std::int32_t move(Conn conn) { return world.update(conn).move; }
    // The best word this seat has, only drawn or sent.
    Json write(Seat seat, bool is_sent) {
        Json word = world.stored(duel.code).match->think("habitue", seat)(world.rng, {.nodes = 50}).json();
        word.as_object()["is_sent"] = is_sent;
        return word;
    }
    std::string draft(Conn conn) { return world.say(conn, Act{move(conn), write(world.room(conn).me, false)}); }
    std::string send(Conn conn) { return world.say(conn, Act{move(conn), write(world.room(conn).me, true)}); }
    std::int64_t left_ms(Conn reader, Seat seat) {
        for (const Clock& clock : world.update(reader).clocks) {
            if (clock.seat == seat) return clock.left_ms;
        }
        return -1;
    }
    std::string phase(Conn reader) {
        return world.update(reader).view.at_pointer("/open/phase").as_string().c_str();
    }
};

TEST_F(TogetherTest, all_are_to_act_each_on_a_clock) {
    EXPECT_EQ(world.update(duel.a).to_act, (std::vector<Seat>{Seat{0}, Seat{1}}));
    EXPECT_EQ(left_ms(duel.a, Seat{0}), 90'000);
    EXPECT_EQ(left_ms(duel.a, Seat{1}), 90'000);
}

TEST_F(TogetherTest, a_draft_does_not_start_the_clock_anew) {
    world.now_ms += 30 * second_ms;
    ASSERT_EQ(draft(duel.a), "");
    EXPECT_EQ(left_ms(duel.b, Seat{0}), 60'000);
    EXPECT_TRUE(world.is_to_act(duel.a));
    world.now_ms += 60 * second_ms;
    world.tick();
    EXPECT_EQ(phase(duel.a), "reviewing");
}

TEST_F(TogetherTest, what_follows_a_draft_is_not_overtaken_by_it) {
    const std::int32_t seen = move(duel.a);
    EXPECT_EQ(world.say(duel.a, Act{seen, write(Seat{0}, false)}), "");
    EXPECT_EQ(world.say(duel.a, Act{seen, write(Seat{0}, false)}), "") << "the page had not heard of the first";
    EXPECT_EQ(world.say(duel.a, Act{seen, write(Seat{0}, true)}), "");
    EXPECT_EQ(world.say(duel.a, Act{seen, write(Seat{0}, true)}), "stale") << "a double click";
}

TEST_F(TogetherTest, others_learn_of_a_draft_that_it_was_drawn_and_no_more) {
    const std::string before = boost::json::serialize(world.update(duel.b).view);
    const Json drawn = write(Seat{0}, false);
    ASSERT_FALSE(drawn.at("word").as_string().empty());
    ASSERT_EQ(world.say(duel.a, Act{move(duel.a), drawn}), "");
    EXPECT_EQ(*world.update(duel.a).action, drawn);
    ASSERT_TRUE(world.update(duel.b).action.has_value());
    EXPECT_EQ(world.update(duel.b).action->at("word").as_string(), "");
    EXPECT_TRUE(world.update(duel.b).action->at("cells").as_array().empty());
    EXPECT_EQ(boost::json::serialize(world.update(duel.b).view), before);
}

TEST_F(TogetherTest, anothers_bell_does_not_overtake_me) {
    ASSERT_EQ(world.say(duel.b, TakeTime{200}), "");
    const Act act{move(duel.b), write(Seat{1}, true)};
    world.pass(90 * second_ms);
    ASSERT_FALSE(world.is_to_act(duel.a)) << "Ann's bell has rung";
    EXPECT_EQ(world.say(duel.b, act), "") << "sent before the page heard of it";
    EXPECT_EQ(phase(duel.b), "reviewing");
}

TEST_F(TogetherTest, what_crosses_my_own_bell_comes_too_late_and_the_draft_counts) {
    const Json kept = write(Seat{0}, false);
    ASSERT_EQ(world.say(duel.a, Act{move(duel.a), kept}), "");
    ASSERT_EQ(world.say(duel.b, TakeTime{300}), "");
    const Act late{move(duel.a), write(Seat{0}, true)};
    world.pass(90 * second_ms);
    EXPECT_EQ(world.say(duel.a, late), "after_the_bell");
    EXPECT_EQ(world.say(duel.a, Act{move(duel.a), late.action}), "after_the_bell") << "and so say the rules";
    ASSERT_EQ(send(duel.b), "");
    const Json& round = world.update(duel.a).view.at_pointer("/open/rounds/0/results/0/entry");
    EXPECT_EQ(round.at("word"), kept.at("word"));
}

TEST_F(TogetherTest, all_bells_of_a_tick_ring_and_the_table_goes_on) {
    world.now_ms += 90 * second_ms;
    world.tick();
    EXPECT_EQ(phase(duel.a), "reviewing");
    EXPECT_EQ(world.stored(duel.code).places[0].time_outs, 1);
    EXPECT_EQ(world.stored(duel.code).places[1].time_outs, 1);
    EXPECT_EQ(left_ms(duel.a, Seat{0}), 90'000) << "the next decision has its own time";
    EXPECT_EQ(left_ms(duel.a, Seat{1}), 90'000);
}

TEST_F(TogetherTest, drafts_without_end_are_refused_but_a_word_is_always_taken) {
    const Json drawn = write(Seat{0}, false);
    for (int i = 0; i < core::drafts_usual; ++i) {
        ASSERT_EQ(world.say(duel.a, Act{move(duel.a), drawn}), "") << i;
        world.now_ms += 200;
    }
    EXPECT_EQ(world.say(duel.a, Act{move(duel.a), drawn}), "too_fast");
    EXPECT_EQ(send(duel.a), "");
}

TEST_F(TogetherTest, words_sent_again_and_again_are_refused_too) {
    ASSERT_EQ(send(duel.a), "");
    for (int i = 0; i < core::drafts_usual; ++i) {
        ASSERT_EQ(send(duel.a), "") << i;
        world.now_ms += 200;
    }
    EXPECT_EQ(send(duel.a), "too_fast");
    EXPECT_EQ(phase(duel.a), "writing") << "the other has all his time";
}

TEST_F(TogetherTest, who_has_sent_hears_the_bell_too_though_another_has_more_time) {
    ASSERT_EQ(world.say(duel.b, TakeTime{300}), "");
    ASSERT_EQ(send(duel.a), "");
    world.pass(89 * second_ms);
    EXPECT_EQ(send(duel.a), "");
    world.pass(second_ms);
    EXPECT_EQ(send(duel.a), "after_the_bell");
    EXPECT_EQ(send(duel.b), "");
    EXPECT_EQ(phase(duel.a), "reviewing");
}

TEST_F(TogetherTest, more_time_counts_at_once_and_less_from_the_next_decision) {
    world.now_ms += 10 * second_ms;
    ASSERT_EQ(world.say(duel.a, TakeTime{150}), "");
    EXPECT_EQ(world.room(duel.b).seats[0].time_percent, 150) << "all may see it";
    EXPECT_EQ(left_ms(duel.b, Seat{0}), 125'000);
    EXPECT_EQ(left_ms(duel.b, Seat{1}), 80'000);
    ASSERT_EQ(world.say(duel.a, TakeTime{100}), "");
    EXPECT_EQ(left_ms(duel.b, Seat{0}), 125'000) << "nobody loses time that was theirs";
    ASSERT_EQ(send(duel.a), "");
    ASSERT_EQ(send(duel.b), "");
    EXPECT_EQ(left_ms(duel.b, Seat{0}), 90'000);
}

TEST_F(TogetherTest, time_is_for_ones_own_seat_and_of_four_kinds) {
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.say(eve, TakeTime{200}), "not_seated");
    for (const std::int32_t odd : {0, 99, 101, 301, -100, 1'000'000}) {
        EXPECT_EQ(world.say(duel.a, TakeTime{odd}), "bad_setup") << odd;
        world.now_ms += second_ms;
    }
    const std::int32_t changes = world.stored(duel.code).changes;
    EXPECT_EQ(world.say(duel.a, TakeTime{100}), "");
    EXPECT_EQ(world.stored(duel.code).changes, changes) << "nothing changed, nothing is kept";
    for (int i = 0; i < times_taken_max; ++i) {
        ASSERT_EQ(world.say(duel.a, TakeTime{i % 2 == 0 ? 200 : 100}), "");
        world.now_ms += second_ms;
    }
    EXPECT_EQ(world.say(duel.a, TakeTime{200}), "too_fast");
}

TEST_F(TogetherTest, time_taken_outlives_a_restart) {
    ASSERT_EQ(world.say(duel.a, TakeTime{300}), "");
    world.restart();
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.room(eve).seats[0].time_percent, 300);
    EXPECT_EQ(left_ms(eve, Seat{0}), 270'000);
}

TEST_F(TogetherTest, who_stands_up_takes_the_mark_along) {
    const std::string code = world.table(duel.ann, {.game = "colorwords", .setup = {.seats = 3}});
    const Conn a = world.open(duel.ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.say(a, TakeTime{200}), "");
    EXPECT_EQ(world.room(a).seats[0].time_percent, 200);
    ASSERT_EQ(world.say(a, Stand{}), "");
    EXPECT_EQ(world.room(a).seats[0].time_percent, 100);
}

TEST_F(TogetherTest, bots_move_each_after_their_delay_while_people_think) {
    const std::string code = world.table(
        duel.ann, {.game = "colorwords", .setup = {.seats = 4}, .bots = {"random", "random", "random"}, .start = true});
    const Conn a = world.open(duel.ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    world.now_ms += world.options.bot_delay_ms - 1;
    world.tick();
    EXPECT_TRUE(world.asked.empty());
    world.now_ms += 1;
    world.tick();
    EXPECT_EQ(world.asked.size(), 3u);
    world.let_bots_move();
    EXPECT_EQ(world.update(a).to_act, std::vector<Seat>{Seat{0}});
}

TEST_F(TogetherTest, one_may_play_alone_to_the_proof_whatever_the_clock_does) {
    const std::string code = world.table(
        duel.ann, {.game = "colorwords", .setup = {.seats = 1, .pace = {.move_seconds = 60}}, .start = true});
    const Conn a = world.open(duel.ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    ASSERT_EQ(world.room(a).status, Status::playing);
    for (int i = 0; i < 100 && world.room(a).status == Status::playing; ++i) {
        if (i % 3 == 0) world.pass(60 * second_ms);
        else world.play(code, {a});
    }
    ASSERT_EQ(world.room(a).status, Status::over);
    EXPECT_EQ(world.update(a).outcome->places, std::vector<std::int32_t>{1});
    const auto record = core::decode<core::Record>(world.call("", GetRecord{code}).text);
    ASSERT_TRUE(record.has_value());
    const auto verified = games::verify(*record);
    ASSERT_TRUE(verified.has_value()) << verified.error().why;
    EXPECT_GT(verified->time_outs, 0);
    EXPECT_TRUE(verified->is_over);
    ASSERT_EQ(world.say(a, Rematch{}), "");
    EXPECT_EQ(world.stored(*world.room(a).rematch).setup.seats, 1);
}

TEST_F(TogetherTest, a_game_of_bells_and_drafts_verifies) {
    for (int i = 0; i < 100 && world.room(duel.a).status == Status::playing; ++i) {
        if (phase(duel.a) == "writing") {
            ASSERT_EQ(draft(duel.a), "");
            ASSERT_EQ(send(duel.b), "");
        }
        world.pass(91 * second_ms);
    }
    ASSERT_EQ(world.room(duel.a).status, Status::over);
    const auto record = core::decode<core::Record>(world.call("", GetRecord{duel.code}).text);
    ASSERT_TRUE(record.has_value());
    const auto verified = games::verify(*record);
    ASSERT_TRUE(verified.has_value()) << verified.error().why;
    EXPECT_GE(verified->time_outs, 6);
}

}  // namespace

}  // namespace server

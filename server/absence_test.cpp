// Those who go: what they find when they come back, and how one leaves a table for good.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct AbsenceTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};

    // Ann plays on, and time passes, until so many moves were made at the table.
    void play_on(const World::Duel& duel, std::int32_t moves) {
        while (world.stored(duel.code).moves < moves && world.room(duel.a).status == Status::playing) {
            world.play(duel.code, {duel.a});
            world.pass(second_ms);
        }
    }
    bool lists(const std::string& token, const std::string& code) {
        return world.call(token, MyTables{}).text.contains(code);
    }
    TableList leave(const std::string& token, const std::string& code) {
        const auto list = core::decode<TableList>(world.call(token, LeaveTable{code}).text);
        CHECK(list.has_value());
        return *list;
    }
};

TEST_F(AbsenceTest, who_comes_back_is_told_what_a_bot_played_for_them) {
    const World::Duel duel = world.duel();
    world.close(duel.b);
    world.now_ms += away_ms;
    ASSERT_EQ(world.say(duel.a, Cover{Seat{1}}), "");
    play_on(duel, 60);
    const Conn back = world.open(duel.bob, duel.code);
    const Missed* missed = world.last<Missed>(back);
    ASSERT_NE(missed, nullptr);
    std::vector<std::int32_t> moves;  // of Bob's seat, by the log
    std::int32_t move = 0;
    for (const store::Event& event : world.store.log(*world.store.find(duel.code))) {
        const auto body = core::decode<TableEvent>(event.body);
        ASSERT_TRUE(body.has_value());
        if (is_move(*body)) ++move;
        const auto* played = std::get_if<Played>(&*body);
        if (played != nullptr && played->actor == Seat{1}) moves.push_back(move);
    }
    EXPECT_EQ(missed->total, static_cast<std::int32_t>(moves.size()));
    ASSERT_EQ(missed->moves.size(), std::min(moves.size(), missed_moves_max));
    EXPECT_EQ(missed->moves.back().move, moves.back());
    EXPECT_FALSE(missed->moves.back().by_clock);
    EXPECT_TRUE(missed->moves.back().action.has_value());

    EXPECT_EQ(world.last<Missed>(duel.a), nullptr) << "nobody played for Ann";
    EXPECT_EQ(world.last<Missed>(world.open(duel.bob, duel.code)), nullptr) << "Bob knows by now";
    EXPECT_EQ(world.last<Missed>(world.open("", duel.code)), nullptr);
}

TEST_F(AbsenceTest, and_what_the_clock_did) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    world.close(duel.b);
    for (int i = 0; i < 40 && world.stored(duel.code).places[1].rang == 0; ++i) {
        world.play(duel.code, {duel.a});
        world.pass(31 * second_ms);
    }
    world.restart();
    const Conn back = world.open(duel.bob, duel.code);
    ASSERT_NE(world.last<Missed>(back), nullptr) << "a restart keeps it";
    EXPECT_TRUE(world.last<Missed>(back)->moves.front().by_clock);
    const Conn ann = world.open(duel.ann, duel.code);
    for (int i = 0; i < 40 && !world.is_to_act(back); ++i) world.play(duel.code, {ann});
    world.play(duel.code, {back});
    world.restart();
    EXPECT_EQ(world.last<Missed>(world.open(duel.bob, duel.code)), nullptr) << "who has acted since is past it";
}

TEST_F(AbsenceTest, who_watches_misses_nothing) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    ASSERT_EQ(world.say(duel.b, Cover{Seat{1}}), "");
    play_on(duel, 20);
    ASSERT_EQ(world.say(duel.b, Return{}), "");
    EXPECT_EQ(world.last<Missed>(duel.b), nullptr);
    world.close(duel.b);
    EXPECT_EQ(world.last<Missed>(world.open(duel.bob, duel.code)), nullptr);
}

TEST_F(AbsenceTest, what_is_played_by_heart_is_not_shown_again) {
    std::vector<std::string> tokens;
    for (const char* name : {"Ann", "Bob", "Cem"}) tokens.push_back(world.newcomer(name));
    const std::string code = world.table(tokens[0], {.game = "farben", .setup = {.seats = 3}});
    std::vector<Conn> conns;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        conns.push_back(world.open(tokens[i], code));
        ASSERT_EQ(world.say(conns[i], Sit{Seat(i), "n"}), "");
    }
    ASSERT_EQ(world.say(conns[0], Start{}), "");
    world.close(conns[2]);
    world.now_ms += away_ms;
    ASSERT_EQ(world.say(conns[0], Cover{Seat{2}}), "");
    for (int i = 0; i < 12; ++i) {
        world.play(code, {conns[0], conns[1]});
        world.pass(2 * second_ms);
    }
    const Missed* missed = world.last<Missed>(world.open(tokens[2], code));
    ASSERT_NE(missed, nullptr);
    EXPECT_GT(missed->total, 0);
    for (const MissedMove& each : missed->moves) EXPECT_FALSE(each.action.has_value());
}

TEST_F(AbsenceTest, before_the_game_one_leaves_ones_seat_and_the_list) {
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob");
    const std::string code = world.table(ann, {.setup = {.seats = 3}});
    const Conn a = world.open(ann, code), b = world.open(bob, code);
    ASSERT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_TRUE(lists(bob, code) && lists(ann, code));
    EXPECT_TRUE(leave(bob, code).tables.empty());
    EXPECT_EQ(world.room(a).seats[1].sitter, Sitter::open);
    EXPECT_EQ(world.room(b).me, Seat::spectator);
    EXPECT_FALSE(lists(bob, code));
    EXPECT_EQ(world.say(b, Sit{Seat{2}, "n"}), "") << "who thinks again is welcome";
    EXPECT_TRUE(lists(bob, code));

    EXPECT_TRUE(leave(ann, code).tables.empty());
    EXPECT_EQ(world.room(b).host, "Bob") << "somebody must be able to start";
    EXPECT_TRUE(world.room(b).am_host);
    EXPECT_FALSE(world.room(a).am_host);
    EXPECT_EQ(world.room(b).seats[0], SeatInfo{}) << "no seat is kept for Ann";
    leave(bob, code);
    world.restart();
    EXPECT_FALSE(lists(ann, code) || lists(bob, code));
    EXPECT_TRUE(world.room(world.open(bob, code)).am_host) << "nobody else is there";
}

TEST_F(AbsenceTest, while_it_runs_a_bot_plays_on_for_who_leaves) {
    const World::Duel duel = world.duel();
    leave(duel.ann, duel.code);
    EXPECT_EQ(world.room(duel.b).seats[0].sitter, Sitter::bot);
    EXPECT_EQ(world.room(duel.b).host, "Bob");
    EXPECT_FALSE(world.room(duel.b).seats[0].was_removed);
    EXPECT_FALSE(world.room(duel.a).was_removed) << "it was their own will";
    EXPECT_EQ(world.room(duel.a).me, Seat::spectator);
    EXPECT_FALSE(lists(duel.ann, duel.code));
    for (int i = 0; i < 2000 && world.room(duel.b).status == Status::playing; ++i) {
        world.play(duel.code, {duel.b});
        world.pass(2 * second_ms);
    }
    EXPECT_EQ(world.room(duel.b).status, Status::over);
    ASSERT_EQ(world.say(duel.b, Rematch{}), "");
    const Conn ann = world.open(duel.ann, *world.room(duel.b).rematch);
    EXPECT_EQ(world.room(ann).kept_for_me, std::nullopt);
    ASSERT_EQ(world.say(world.open(duel.bob, *world.room(duel.b).rematch), Clear{Seat{0}}), "");
    EXPECT_EQ(world.say(ann, Sit{Seat{0}, "n"}), "") << "and bars nobody";
}

TEST_F(AbsenceTest, a_game_that_is_over_only_leaves_the_list) {
    const World::Duel duel = world.duel();
    for (int i = 0; i < 2000 && world.room(duel.a).status != Status::over; ++i) {
        world.play(duel.code, {duel.a, duel.b});
    }
    const std::size_t events = world.store.log(*world.store.find(duel.code)).size();
    leave(duel.bob, duel.code);
    EXPECT_FALSE(lists(duel.bob, duel.code));
    EXPECT_TRUE(lists(duel.ann, duel.code));
    EXPECT_EQ(world.room(duel.b).me, Seat{1});
    leave(duel.bob, duel.code);  // again: nothing happens
    EXPECT_EQ(world.store.log(*world.store.find(duel.code)).size(), events + 1) << "he put it away once";
    EXPECT_EQ(world.call(duel.bob, LeaveTable{"nowhere0000"}).status, 404);
    EXPECT_EQ(world.call("", LeaveTable{duel.code}).status, 401);
}

}  // namespace

}  // namespace server

// The game at the table: moves, clocks, bots, people who leave and come back, restarts, and after.
#include <gtest/gtest.h>

#include "core/fair.hpp"
#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

struct PlayTest : testing::Test {
    World world;

    void play_out(const World::Duel& duel, int moves_max = 2000) {
        for (int i = 0; i < moves_max && world.room(duel.a).status != Status::over; ++i) {
            world.play(duel.code, {duel.a, duel.b});
        }
    }
    Conn to_act(const World::Duel& duel) { return world.is_to_act(duel.a) ? duel.a : duel.b; }
    Conn other(const World::Duel& duel) { return world.is_to_act(duel.a) ? duel.b : duel.a; }
};

TEST_F(PlayTest, a_game_from_start_to_proof) {
    const World::Duel duel = world.duel();
    const Conn eve = world.open("", duel.code);
    const std::string seal = world.room(eve).commitment;
    EXPECT_EQ(world.room(eve).proof, std::nullopt);
    EXPECT_EQ(world.call("", GetRecord{duel.code}).status, 409) << "not_over";
    play_out(duel);
    ASSERT_EQ(world.room(eve).status, Status::over);
    EXPECT_TRUE(world.update(eve).outcome.has_value());
    EXPECT_TRUE(world.update(eve).to_act.empty());
    EXPECT_EQ(world.say(duel.a, Act{world.update(duel.a).move, Json("x")}), "game_over");
    EXPECT_EQ(world.say(duel.a, Cover{Seat{1}}), "game_over");

    const core::Proof proof = *world.room(eve).proof;
    EXPECT_EQ(proof.nonces, (std::vector<std::string>{"nonce-of-ann", "nonce-of-bob"}));
    EXPECT_EQ(core::commitment(*core::from_hex(proof.secret)), seal);

    const auto record = core::decode<core::Record>(world.call("", GetRecord{duel.code}).text);
    ASSERT_TRUE(record.has_value());
    EXPECT_EQ(record->names, (std::vector<std::string>{"Ann", "Bob"}));
    EXPECT_EQ(std::ssize(record->moves), world.update(eve).move);
    EXPECT_EQ(record->commitment, seal);
    // Anybody can draw everything again.
    const core::Bytes32 key = core::table_key(*core::from_hex(proof.secret), proof.table, proof.nonces);
    auto match = games::make_match(record->game, record->seats, record->config);
    ASSERT_TRUE(match.has_value());
    for (std::size_t i = 0; i < record->moves.size(); ++i) {
        const core::Done& move = record->moves[i];
        core::Rng rng = core::draw_for(key, static_cast<std::int32_t>(i) + 1);
        if (move.actor == Seat::nature) {
            EXPECT_EQ((*match)->nature(rng), move.action) << i;
        }
        ASSERT_TRUE((*match)->play(move.actor, move.action).has_value());
    }
    EXPECT_EQ((*match)->outcome(), world.update(eve).outcome);
}

TEST_F(PlayTest, acting_takes_a_seat_ones_turn_and_the_latest_move) {
    const World::Duel duel = world.duel();
    const Conn eve = world.open("", duel.code), mover = to_act(duel);
    const Seat seat = world.room(mover).me;
    const Json action = world.some_action(duel.code, seat);
    const std::int32_t move = world.update(mover).move;
    EXPECT_EQ(world.say(eve, Act{move, action}), "not_seated");
    EXPECT_EQ(world.say(other(duel), Act{move, action}), "not_your_turn");
    EXPECT_EQ(world.say(mover, Act{move - 1, action}), "stale");
    EXPECT_EQ(world.say(mover, Act{move + 1, action}), "stale") << "nobody has seen that";
    EXPECT_EQ(world.say(mover, Act{move, Json{{"type", "throw"}}}), "malformed");
    const Json natures{{"type", "thrown"}, {"numbers", {6, 6, 6, 6, 6, 6}}};
    EXPECT_EQ(world.say(mover, Act{move, natures}), "not_your_action");
    EXPECT_EQ(world.update(eve).move, move) << "nobody was disturbed";
    EXPECT_EQ(world.say(mover, Act{move, action}), "");
    EXPECT_EQ(world.say(mover, Act{move, action}), "stale") << "a double click";
}

TEST_F(PlayTest, every_reader_gets_every_move_once) {
    const World::Duel duel = world.duel();
    const Conn eve = world.open("", duel.code), phone = world.open(duel.ann, duel.code);
    const std::int32_t joined = world.update(eve).move;
    EXPECT_EQ(world.update(phone).action, std::nullopt);
    for (int i = 0; i < 20; ++i) world.play(duel.code, {duel.a, duel.b});
    for (const Conn conn : {duel.a, duel.b, eve, phone}) {
        std::int32_t last = joined;
        for (const ServerMessage& message : world.inbox[conn]) {
            const auto* update = std::get_if<Update>(&message);
            if (update == nullptr || update->move <= joined) continue;
            EXPECT_EQ(update->move, ++last);
        }
        EXPECT_EQ(last, world.update(eve).move);
    }
    EXPECT_EQ(world.update(phone).view, world.update(duel.a).view);
}

TEST_F(PlayTest, before_the_start_there_is_nothing_to_play) {
    const std::string ann = world.newcomer("Ann"), code = world.table(ann);
    const Conn a = world.open(ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.say(a, Act{0, Json("x")}), "not_started");
    EXPECT_EQ(world.say(a, Cover{Seat{0}}), "not_started");
    EXPECT_EQ(world.say(a, Return{}), "not_started");
    EXPECT_EQ(world.say(a, Rematch{}), "not_over");
    EXPECT_EQ(world.last<Update>(a), nullptr);
}

TEST_F(PlayTest, a_bot_moves_after_its_delay) {
    const std::string ann = world.newcomer("Ann"), code = world.table(ann, {.bots = {"random"}, .start = true});
    const Conn a = world.open(ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    while (world.is_to_act(a)) world.play(code, {a});
    const std::int32_t before = world.update(a).move;
    const std::int64_t due = *world.hub->next_due_ms();
    EXPECT_EQ(due, world.stored(code).places[1].since_ms + world.options.bot_delay_ms);
    world.now_ms = due - 1;
    world.tick();
    EXPECT_TRUE(world.asked.empty());
    world.now_ms = due;
    world.tick();
    ASSERT_EQ(world.asked.size(), 1u);
    world.tick();
    EXPECT_EQ(world.asked.size(), 1u) << "asked once";
    const BotMoved moved = world.answer_of(world.asked[0]);
    world.asked.clear();
    world.tick({moved, moved});
    EXPECT_GT(world.update(a).move, before);
}

TEST_F(PlayTest, a_bot_that_was_asked_is_asked_again_after_a_crash) {
    const std::string ann = world.newcomer("Ann"), code = world.table(ann, {.bots = {"random"}, .start = true});
    const Conn a = world.open(ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    while (world.is_to_act(a)) world.play(code, {a});
    const std::int32_t before = world.update(a).move;
    world.now_ms = *world.hub->next_due_ms();
    world.tick();
    ASSERT_EQ(world.asked.size(), 1u);
    world.restart();
    EXPECT_EQ(world.hub->loaded_tables(), 0u) << "a start reads no tables";
    world.pass(10 * second_ms);
    EXPECT_GT(world.stored(code).moves, before) << "though nobody has come back yet";
}

TEST_F(PlayTest, a_bot_whose_answer_the_rules_refuse_is_asked_again) {
    const std::string ann = world.newcomer("Ann"), code = world.table(ann, {.bots = {"apprenti"}, .start = true});
    const Conn a = world.open(ann, code);
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    while (world.is_to_act(a)) world.play(code, {a});
    const std::int32_t before = world.update(a).move;
    const auto is_thought_of = [&](const AskBot& ask, std::string_view bot) {
        core::Rng one(ask.seed), other(ask.seed);
        return ask.thought(one, {}) == world.stored(code).match->think(bot, ask.seat)(other, {});
    };
    world.now_ms = *world.hub->next_due_ms();
    world.tick();
    for (int refusals = 0; refusals < 5; ++refusals) {
        ASSERT_EQ(world.asked.size(), 1u) << "once each time, and for ever if need be";
        const AskBot ask = std::exchange(world.asked, {})[0];
        EXPECT_TRUE(is_thought_of(ask, refusals < bot_refusals_max ? "apprenti" : "random"));
        world.tick({BotMoved{ask.table, ask.move, ask.seat, Json{{"type", "fly"}}}});
        EXPECT_EQ(world.update(a).move, before) << "nothing was played";
        EXPECT_LE(*world.hub->next_due_ms(), world.now_ms);
        world.tick();
    }
    world.let_bots_move();
    EXPECT_GT(world.update(a).move, before) << "and the table goes on";
}

TEST_F(PlayTest, a_clock_runs_for_people_and_plays_for_the_slow) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    const Conn mover = to_act(duel);
    const Update& first = world.update(mover);
    ASSERT_EQ(first.clocks.size(), 1u);
    EXPECT_EQ(first.clocks[0], (Clock{world.room(mover).me, 30'000}));
    const std::int32_t move = first.move;
    world.now_ms += 20 * second_ms;
    const Conn late = world.open("", duel.code);
    EXPECT_EQ(world.update(late).clocks[0].left_ms, 10'000);
    world.now_ms += 10 * second_ms - 1;
    world.tick();
    EXPECT_EQ(world.update(late).move, move);
    world.now_ms += 1;
    world.tick();
    EXPECT_GT(world.update(late).move, move);
    EXPECT_EQ(world.update(late).clocks[0].left_ms, 30'000) << "the next decision has its own time";
    EXPECT_EQ(world.room(late).seats[core::at(world.room(mover).me)].bot, "") << "who is here is not replaced";
}

TEST_F(PlayTest, who_moves_in_the_last_moment_moves_in_time) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    const Conn mover = to_act(duel);
    const Act act{world.update(mover).move, world.some_action(duel.code, world.room(mover).me)};
    world.now_ms += 30 * second_ms;
    EXPECT_EQ(world.say(mover, act), "");
    EXPECT_EQ(world.stored(duel.code).places[core::at(world.room(mover).me)].time_outs, 0);
}

TEST_F(PlayTest, a_clock_survives_a_restart) {
    const World::Duel duel = world.duel({.move_seconds = 60});
    const std::int32_t move = world.update(duel.a).move;
    world.now_ms += 25 * second_ms;
    world.restart();
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.update(eve).clocks[0].left_ms, 35'000);
    world.now_ms += 35 * second_ms;
    world.tick();
    EXPECT_GT(world.update(eve).move, move);
}

TEST_F(PlayTest, a_clock_that_ran_out_while_the_server_was_away_leaves_time_to_come_back) {
    const World::Duel duel = world.duel({.move_seconds = 60});
    const std::int32_t move = world.update(duel.a).move;
    const Seat seat = world.room(to_act(duel)).me;
    world.now_ms += day_ms;
    world.restart();
    world.tick();
    const Conn eve = world.open("", duel.code), late = world.open(seat == Seat{0} ? duel.ann : duel.bob, duel.code);
    EXPECT_EQ(world.update(eve).move, move) << "not timed out at once";
    EXPECT_EQ(world.update(eve).clocks[0], (Clock{seat, grace_ms}));
    world.now_ms += grace_ms - 1;
    world.tick();
    EXPECT_EQ(world.update(eve).move, move);
    ASSERT_EQ(world.say(late, Act{move, world.some_action(duel.code, seat)}), "");
    world.pass(60 * second_ms - 1);
    EXPECT_EQ(world.stored(duel.code).places[core::at(seat)].time_outs, 0);
}

TEST_F(PlayTest, grace_is_never_more_than_a_whole_move) {
    const World::Duel duel = world.duel({.move_seconds = 5});
    const std::int32_t move = world.update(duel.a).move;
    world.now_ms += day_ms;
    world.restart();
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.update(eve).clocks[0].left_ms, 5'000);
    world.pass(5 * second_ms);
    EXPECT_GT(world.update(eve).move, move);
}

TEST_F(PlayTest, the_absent_are_covered_after_two_time_outs_and_get_their_seat_back) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    world.close(duel.a);
    world.close(duel.b);
    const Conn eve = world.open("", duel.code);
    const auto covered = [&] { return std::ranges::count(world.room(eve).seats, "habitue", &SeatInfo::bot); };
    for (int i = 0; i < 40 && covered() < 2; ++i) world.pass(30 * second_ms);
    EXPECT_EQ(covered(), 2);
    EXPECT_EQ(world.room(eve).seats[0].sitter, Sitter::person);

    const Conn back = world.open(duel.ann, duel.code);
    EXPECT_EQ(world.room(back).seats[0].bot, "") << "coming back is enough";
    EXPECT_EQ(world.room(back).seats[1].bot, "habitue");
    world.close(back);
    world.pass(3'600 * second_ms);
    EXPECT_EQ(world.room(eve).status, Status::over) << "bots and clocks bring it to its end";
}

TEST_F(PlayTest, somebody_seated_may_ask_a_bot_to_cover_who_is_away) {
    const World::Duel duel = world.duel();
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.say(duel.a, Cover{Seat{1}}), "not_away");
    EXPECT_EQ(world.say(duel.a, Cover{Seat{7}}), "no_such_seat");
    EXPECT_EQ(world.room(duel.a).seats[1].cover_in_ms, std::nullopt) << "Bob is here";
    world.close(duel.b);
    EXPECT_EQ(world.room(duel.a).seats[1].cover_in_ms, away_ms);
    EXPECT_EQ(world.room(duel.a).seats[0].cover_in_ms, std::nullopt);
    world.now_ms += away_ms - 1;
    EXPECT_EQ(world.say(duel.a, Cover{Seat{1}}), "not_away");
    EXPECT_EQ(world.room(world.open("", duel.code)).seats[1].cover_in_ms, 1);
    world.now_ms += 1;
    EXPECT_EQ(world.say(eve, Cover{Seat{1}}), "not_seated");
    EXPECT_EQ(world.say(duel.a, Cover{Seat{1}}), "");
    EXPECT_EQ(world.say(duel.a, Cover{Seat{1}}), "") << "two people may ask at once";
    EXPECT_EQ(world.room(eve).seats[1].bot, "habitue");
    EXPECT_EQ(world.room(eve).seats[1].cover_in_ms, std::nullopt) << "it plays already";
    for (int i = 0; i < 200 && world.room(duel.a).status == Status::playing; ++i) {
        world.play(duel.code, {duel.a});
        world.pass(second_ms);
    }
    EXPECT_EQ(world.room(eve).status, Status::over);
}

TEST_F(PlayTest, one_may_let_a_bot_play_and_take_over_again) {
    const World::Duel duel = world.duel();
    const Conn mover = to_act(duel);
    const Seat seat = world.room(mover).me;
    EXPECT_EQ(world.say(mover, Return{}), "not_covered");
    ASSERT_EQ(world.say(mover, Cover{seat}), "");
    EXPECT_EQ(world.room(mover).seats[core::at(seat)].bot, "habitue");
    world.now_ms += world.options.bot_delay_ms;
    world.tick();
    ASSERT_EQ(world.asked.size(), 1u);
    const BotMoved late = world.answer_of(world.asked[0]);
    ASSERT_EQ(world.say(mover, Return{}), "");
    EXPECT_TRUE(world.asked.empty()) << "nobody thinks about it any more";
    const std::int32_t move = world.update(mover).move;
    world.tick({late});
    EXPECT_EQ(world.update(mover).move, move) << "what the bot still thought of is not played";

    ASSERT_EQ(world.say(mover, Cover{seat}), "");
    EXPECT_EQ(world.say(mover, Act{move, world.some_action(duel.code, seat)}), "") << "acting is coming back";
    EXPECT_EQ(world.room(mover).seats[core::at(seat)].bot, "");
}

TEST_F(PlayTest, bots_are_asked_in_the_name_of_whoever_looks_at_the_table) {
    const std::string ann = world.newcomer("Ann");
    const std::string code = world.table(ann, {.bots = {"habitue"}});
    const Conn a = world.open(ann, code, "home");
    ASSERT_EQ(world.say(a, Sit{Seat{0}, "nonce"}), "");
    ASSERT_EQ(world.say(a, Start{}), "");
    ASSERT_EQ(world.say(a, Cover{Seat{0}}), "");
    world.now_ms += world.options.bot_delay_ms;
    world.tick();
    ASSERT_EQ(world.asked.size(), 1u);
    EXPECT_EQ(world.asked[0].network, "home");
    world.close(a);
    world.let_bots_move();
    world.now_ms += world.options.bot_delay_ms;
    world.tick();
    ASSERT_EQ(world.asked.size(), 1u);
    EXPECT_EQ(world.asked[0].network, "") << "nobody does any more";
}

TEST_F(PlayTest, a_clock_is_hidden_while_a_bot_covers_and_runs_on_afterwards) {
    const World::Duel duel = world.duel({.move_seconds = 30});
    const Conn mover = to_act(duel), watching = other(duel);
    world.now_ms += 10 * second_ms;
    ASSERT_EQ(world.say(mover, Cover{world.room(mover).me}), "");
    EXPECT_TRUE(world.update(watching).clocks.empty());
    ASSERT_EQ(world.say(mover, Return{}), "");
    ASSERT_EQ(world.update(watching).clocks.size(), 1u);
    EXPECT_EQ(world.update(watching).clocks[0].left_ms, 20'000) << "who goes and comes back gains no time";
}

TEST_F(PlayTest, a_restart_brings_everything_back) {
    const World::Duel duel = world.duel();
    for (int i = 0; i < 15; ++i) world.play(duel.code, {duel.a, duel.b});
    const Update before_a = world.update(duel.a), before_b = world.update(duel.b);
    world.restart();
    const Conn a = world.open(duel.ann, duel.code), b = world.open(duel.bob, duel.code);
    EXPECT_EQ(world.update(a).view, before_a.view);
    EXPECT_EQ(world.update(b).view, before_b.view);
    EXPECT_EQ(world.update(a).move, before_a.move);
    EXPECT_EQ(world.update(a).to_act, before_a.to_act);
    for (int i = 0; i < 2000 && world.room(a).status != Status::over; ++i) world.play(duel.code, {a, b});
    EXPECT_EQ(world.room(b).status, Status::over);
}

TEST_F(PlayTest, a_rematch_keeps_setup_bots_and_seats) {
    const World::Duel duel = world.duel();
    play_out(duel);
    ASSERT_EQ(world.room(duel.a).status, Status::over);
    const Conn eve = world.open("", duel.code);
    EXPECT_EQ(world.say(eve, Rematch{}), "not_seated");
    ASSERT_EQ(world.say(duel.b, Rematch{}), "");
    const std::string next = world.room(duel.a).rematch.value();
    EXPECT_EQ(world.room(eve).rematch, next);
    EXPECT_EQ(world.say(duel.a, Rematch{}), "") << "the room has shown the way already";
    EXPECT_EQ(world.room(duel.a).rematch, next);
    const Conn a = world.open(duel.ann, next), b = world.open(duel.bob, next);
    EXPECT_TRUE(world.room(b).am_host);
    EXPECT_EQ(world.room(b).setup, world.room(duel.a).setup);
    EXPECT_EQ(world.room(b).seats[0].name, "Ann") << "kept for her";
    EXPECT_EQ(world.say(b, Sit{Seat{0}, "n"}), "seat_taken");
    EXPECT_EQ(world.say(b, Sit{Seat{1}, "n"}), "");
    EXPECT_EQ(world.say(a, Sit{Seat{0}, "n"}), "");
    EXPECT_EQ(world.say(b, Start{}), "");
    EXPECT_NE(world.room(a).commitment, world.room(duel.a).commitment);
}

}  // namespace

}  // namespace server

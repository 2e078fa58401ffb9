#include "games/verify.hpp"

#include <gtest/gtest.h>

#include "games/make_match.hpp"

namespace {

using core::Json;
using core::Record;
using core::Seat;

const core::Bytes32 secret = core::Rng::key_of(77);

// A whole honest game, as a server would save it; now and then a seat is too slow.
Record honest_game(std::string_view game = "coloryam") {
    const games::Info& info = *games::find(game);
    Record record{.game = info.name, .version = info.version, .seats = 2,
                  .config = games::with_defaults(info, boost::json::object{}), .names = {"Ana", "Bob"}, .moves = {},
                  .commitment = core::commitment(secret),
                  .proof = core::Proof{core::to_hex(secret), "lilas47", {"ana's", ""}}};
    const core::Bytes32 key = core::table_key(secret, record.proof->table, record.proof->nonces);
    auto match = *games::make_match(record.game, record.seats, record.config);
    for (int move = 1; !match->to_act().empty(); ++move) {
        Seat actor = match->to_act().first();
        core::Rng draw = core::draw_for(key, move), thought(static_cast<std::uint64_t>(move));
        core::Deed deed;
        if (actor == Seat::nature) {
            deed = match->nature(draw);
        } else if (move % 11 == 0) {
            deed = match->time_out(std::exchange(actor, Seat::nature));
        } else {
            deed = match->think("random", actor)(thought, {});
        }
        CHECK(match->play(actor, deed).has_value());
        record.moves.push_back({actor, deed});
    }
    return record;
}

std::string fault_of(const Record& record) {
    const auto verified = games::verify(record);
    return verified ? "none" : verified.error().code;
}

// The first move that is of this type.
core::Done& move_of(Record& record, std::string_view type) {
    for (core::Done& done : record.moves) {
        if (done.action.json().at("type").as_string() == type) return done;
    }
    CHECK(false);
    return record.moves[0];
}

// That move, with something in it that was never so.
void forge(Record& record, std::string_view type, const std::function<void(Json&)>& change) {
    core::Done& done = move_of(record, type);
    Json action = done.action.json();
    change(action);
    done.action = action;
}

TEST(Verify, knows_whose_time_was_up_where_several_are_to_act) {
    Record record = honest_game("colorwords");
    const auto verified = games::verify(record);
    ASSERT_TRUE(verified.has_value()) << verified.error().why;
    EXPECT_GT(verified->time_outs, 0);
    forge(record, "timed_out", [](Json& action) { action.as_object()["seat"] = 5; });
    EXPECT_EQ(fault_of(record), "not_a_draw") << "nobody sits there";
}

TEST(Verify, draws_every_deal_again) {
    Record record = honest_game("farfalia");
    const auto verified = games::verify(record);
    ASSERT_TRUE(verified.has_value()) << verified.error().why;
    EXPECT_TRUE(verified->is_over);
    EXPECT_GE(verified->draws, 8) << "four deals and four proposals at least";
    forge(record, "deal", [](Json& action) {
        Json& hands = action.at("hands");
        std::swap(hands.at(0).at("cards").at(0), hands.at(1).at("cards").at(0));
    });
    EXPECT_EQ(fault_of(record), "other_draw") << "two cards that changed hands";
}

TEST(Verify, finds_an_honest_game_honest) {
    const Record record = honest_game();
    const auto verified = games::verify(record);
    ASSERT_TRUE(verified.has_value()) << verified.error().why;
    EXPECT_EQ(verified->moves, static_cast<int>(record.moves.size()));
    EXPECT_GT(verified->draws, 20);
    EXPECT_GT(verified->time_outs, 0);
    EXPECT_TRUE(verified->is_over);
}

TEST(Verify, survives_the_file) {
    const Record record = honest_game();
    EXPECT_EQ(fault_of(*core::decode<Record>(core::encode(record))), "none");
}

TEST(Verify, finds_a_die_that_was_changed) {
    Record record = honest_game();
    forge(record, "thrown", [](Json& action) {
        Json& number = action.at("numbers").at(0);
        number = number.as_int64() % 6 + 1;
    });
    const auto verified = games::verify(record);
    ASSERT_FALSE(verified.has_value());
    EXPECT_EQ(verified.error().code, "other_draw");
    EXPECT_TRUE(verified.error().why.starts_with("move 3: the record says")) << verified.error().why;
}

TEST(Verify, finds_a_time_out_that_was_made_up) {
    Record record = honest_game();
    forge(record, "timed_out", [](Json& action) { action.at("seat") = 1 - action.at("seat").as_int64(); });
    EXPECT_EQ(fault_of(record), "not_a_draw");
}

TEST(Verify, finds_another_secret_or_seal) {
    Record record = honest_game();
    record.proof->secret = core::to_hex(core::Rng::key_of(78));
    EXPECT_EQ(fault_of(record), "other_secret");
    record = honest_game();
    record.commitment = core::commitment(core::Rng::key_of(78));
    EXPECT_EQ(fault_of(record), "other_secret");
    record = honest_game();
    record.proof->secret = "F00";
    EXPECT_EQ(fault_of(record), "bad_secret");
    record = honest_game();
    record.proof.reset();
    EXPECT_EQ(fault_of(record), "no_proof");
}

TEST(Verify, finds_other_nonces) {
    Record record = honest_game();
    record.proof->nonces[1] = "bob's after all";
    EXPECT_EQ(fault_of(record), "other_draw");
    record.proof->nonces.pop_back();
    EXPECT_EQ(fault_of(record), "bad_nonces");
}

TEST(Verify, finds_a_move_against_the_rules) {
    Record record = honest_game();
    move_of(record, "throw").actor = Seat::spectator;
    EXPECT_EQ(fault_of(record), "not_your_turn");
    for (const std::int32_t other : {0, 99}) {
        record.version = other;
        EXPECT_EQ(fault_of(record), "other_version");
    }
    record.game = "chess";
    EXPECT_EQ(fault_of(record), "unknown_game");
}

TEST(Verify, says_when_the_end_is_missing) {
    Record record = honest_game();
    record.moves.pop_back();
    EXPECT_FALSE(games::verify(record)->is_over);
}

TEST(Replay, shows_what_a_reader_saw) {
    const Record record = honest_game();
    const auto replay = games::replay(record, Seat{1});
    ASSERT_TRUE(replay.has_value());
    EXPECT_EQ(replay->start.at("me"), 1);
    EXPECT_EQ(replay->steps.size(), record.moves.size());
    EXPECT_EQ(replay->steps.back().view.at("state").at("phase"), "over");
    EXPECT_TRUE(replay->outcome.has_value());
    EXPECT_EQ(games::replay(record, Seat{2}).error().code, "no_such_seat");
}

TEST(Replay, stops_at_the_move_that_does_not_fit) {
    Record record = honest_game();
    record.moves.erase(record.moves.begin() + 1);
    EXPECT_EQ(games::replay(record, Seat::spectator).error().why, "move 2: the rules refuse it: not your turn");
}

}  // namespace

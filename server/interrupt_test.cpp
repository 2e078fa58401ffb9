// Who is not to act and does something all the same: people's curses crossing other moves, bots that consider one after
// every move, words after the end; and a decision with a time of its own. Barbarossa has all of them.
#include <gtest/gtest.h>

#include "games/barbarossa/rules.hpp"
#include "games/verify.hpp"
#include "server/tables/live.hpp"
#include "server/world.hpp"

namespace server {

namespace {

using barbarossa::Rules;

// Ann on seat 0 with two bots, who have made their things by now.
struct Evening {
    explicit Evening(Pace pace = {}, barbarossa::First first = barbarossa::First::seat_1) {
        token = world.newcomer("Ann");
        const Json config = core::to_json(barbarossa::Config{.first = first});
        code = world.table(token, {.game = "barbarossa", .setup = {.seats = 3, .pace = pace, .config = config},
                                   .bots = {"habitue", "maitre"}});
        ann = world.open(token, code);
        CHECK(world.say(ann, Sit{Seat{0}, "nonce"}).empty() && world.say(ann, Start{}).empty());
    }

    std::string act(const Rules::Action& action) {
        world.now_ms += 1000;
        return world.say(ann, Act{world.update(ann).move, core::to_json(action)});
    }
    void sculpt() {
        world.pass(60'000);  // the bots
        for (int i = 0; i < 20 && view().at("table").at("phase") == "sculpting"; ++i) {
            EXPECT_EQ(world.say(ann, Act{world.update(ann).move, world.some_action(code, Seat{0})}), "");
            world.now_ms += 1000;
        }
    }
    Json view() { return world.stored(code).match->view(Seat{0}); }
    std::int32_t curses(int seat) {
        return static_cast<std::int32_t>(view().at("table").at("players").at(static_cast<std::size_t>(seat))
                                             .at("curses").as_int64());
    }

    World world{3};
    std::string token{}, code{};
    Conn ann{};
};

TEST(InterruptTest, a_curse_may_come_in_anothers_turn) {
    Evening evening;
    evening.sculpt();
    ASSERT_EQ(evening.act(barbarossa::Pay{.spaces = 1}), "") << "to a gem: the turn goes on to a bot";
    ASSERT_NE(evening.world.update(evening.ann).to_act, std::vector<Seat>{Seat{0}});
    EXPECT_EQ(evening.act(barbarossa::Roll{}), "not_your_turn");
    EXPECT_EQ(evening.act(barbarossa::Letter{.object = 3, .position = 1, .is_curse = true}), "");
    EXPECT_EQ(evening.curses(0), 2);
}

// A log must stay quick to fold; and who wrote too much can still play.
TEST(InterruptTest, notes_come_to_an_end_and_curses_do_not) {
    Evening evening;
    evening.sculpt();
    ASSERT_EQ(evening.act(barbarossa::Pay{.spaces = 1}), "") << "to a gem: the turn goes on to a bot";
    std::string wide;
    for (int i = 0; i < 400; ++i) wide += "\U0001F600";
    int notes = 0;
    while (notes < 1000 && evening.act(barbarossa::Note{.object = 3, .text = wide}).empty()) ++notes;
    EXPECT_GT(notes, 80);
    EXPECT_LT(notes, 120) << "160 KB";
    EXPECT_EQ(evening.act(barbarossa::Note{.object = 3, .text = "short"}), "too_fast");
    EXPECT_EQ(evening.act(barbarossa::Letter{.object = 3, .position = 1, .is_curse = true}), "");
}

// What others did meanwhile does not make a curse stale.
TEST(InterruptTest, a_curse_is_not_overtaken_by_what_others_do) {
    Evening evening;
    evening.sculpt();
    const std::int32_t seen = evening.world.update(evening.ann).move;
    ASSERT_EQ(evening.act(barbarossa::Note{.object = 3, .text = "rond"}), "") << "a draft";
    const Json curse = core::to_json(Rules::Action(barbarossa::Letter{.object = 3, .position = -1, .is_curse = true}));
    EXPECT_EQ(evening.world.say(evening.ann, Act{seen, curse}), "");
}

// Nor does a die that was thrown meanwhile: what interrupts comes when it comes.
TEST(InterruptTest, a_curse_crosses_a_die) {
    Evening evening;
    evening.sculpt();
    const std::int32_t seen = evening.world.update(evening.ann).move;
    ASSERT_EQ(evening.act(barbarossa::Pay{.spaces = 1}), "") << "to a gem";
    while (evening.world.update(evening.ann).move < seen + 3) evening.world.pass(1300);
    const Json curse = core::to_json(Rules::Action(barbarossa::Letter{.object = 3, .position = -1, .is_curse = true}));
    const std::string refused = evening.world.say(evening.ann, Act{seen + 1, curse});
    EXPECT_NE(refused, "stale");
}

// Ready and not ready again and again gives nobody more time.
TEST(InterruptTest, who_goes_back_to_work_has_the_time_that_was_left) {
    Evening evening({.move_seconds = 60});
    World& world = evening.world;
    for (int i = 0; i < 20 && world.is_to_act(evening.ann); ++i) {
        const Json action = world.some_action(evening.code, Seat{0});
        EXPECT_EQ(world.say(evening.ann, Act{world.update(evening.ann).move, action}), "");
    }
    ASSERT_EQ(evening.view().at("table").at("phase"), "sculpting") << "the bots are still at it";
    world.now_ms += 300'000;
    EXPECT_EQ(evening.act(barbarossa::Rework{}), "");
    const auto& clocks = world.update(evening.ann).clocks;
    ASSERT_FALSE(clocks.empty());
    EXPECT_LE(clocks.at(0).left_ms, 300'000);
}

// The longer what a bot says, the later it is said; and what is no longer wanted meanwhile is never said.
TEST(InterruptTest, a_long_question_takes_a_bot_longer_than_a_yes) {
    Evening evening({}, barbarossa::First::seat_2);
    evening.sculpt();
    World& world = evening.world;
    const auto bot_is_asked = [&] {
        world.now_ms += world.options.bot_delay_ms;
        world.tick();
        return world.asked.size() == 1 && world.asked[0].seat == Seat{1};
    };
    ASSERT_TRUE(bot_is_asked());
    const auto answer = [&](const Rules::Action& action) {
        const AskBot ask = std::exchange(world.asked, {}).front();
        world.tick({BotMoved{ask.table, ask.move, ask.seat, core::Deed::of(action)}});
    };
    const auto moves = [&] { return world.stored(evening.code).moves; };
    answer(barbarossa::Pay{3});  // to a question
    ASSERT_EQ(evening.view().at("table").at("phase"), "first_series");
    ASSERT_TRUE(bot_is_asked());
    const auto before = moves();
    const barbarossa::Question question{.object = 0, .text = "Est-ce que cela se trouve dans une cuisine ?"};
    answer(question);
    EXPECT_EQ(moves(), before) << "it is still saying it";
    const std::int64_t whole_ms = world.options.bot_delay_ms * Rules::saying_percent(question) / 100;
    ASSERT_EQ(world.hub->next_due_ms(), world.now_ms + whole_ms - world.options.bot_delay_ms);
    world.now_ms = *world.hub->next_due_ms() - 1;
    world.tick();
    EXPECT_EQ(moves(), before);
    world.now_ms += 1;
    world.tick();
    EXPECT_EQ(moves(), before + 1);
    ASSERT_EQ(evening.act(barbarossa::Reply{barbarossa::Answer::yes}), "");
    ASSERT_TRUE(bot_is_asked());
    const auto again = moves();
    answer(barbarossa::Stop{});
    EXPECT_EQ(moves(), again + 1) << "what is short is said at once";
}

TEST(InterruptTest, bots_consider_once_after_every_move) {
    Evening evening;
    evening.sculpt();
    World& world = evening.world;
    world.pass(interrupt_patience * world.options.bot_delay_ms + 1);
    for (int i = 0; i < 5; ++i) {
        world.now_ms += 10 * world.options.bot_delay_ms;
        world.tick();
        EXPECT_TRUE(world.asked.empty()) << "Ann is to act, and nothing happened since";
    }
    ASSERT_EQ(evening.act(barbarossa::Note{.object = 4, .text = "long"}), "");
    world.now_ms += world.options.bot_delay_ms;
    world.tick();
    EXPECT_TRUE(world.asked.empty()) << "a draft is nothing to think about";
    ASSERT_EQ(evening.act(barbarossa::Letter{.object = 4, .position = 2, .is_curse = true}), "");
    world.now_ms += 7'900;
    world.tick();
    EXPECT_TRUE(world.asked.empty()) << "people are given time to think of it first";
    world.now_ms += interrupt_patience * world.options.bot_delay_ms - 7'900;
    world.tick();
    EXPECT_EQ(world.asked.size(), 2u) << "both think whether to curse";
    const auto moves = world.stored(evening.code).moves;
    std::vector<Input> nothing;
    for (const AskBot& ask : std::exchange(world.asked, {})) {
        nothing.push_back(BotMoved{ask.table, ask.move, ask.seat, {}});
    }
    world.tick(nothing);
    EXPECT_EQ(world.stored(evening.code).moves, moves) << "they let it be";
    EXPECT_FALSE(world.hub->next_due_ms().has_value() && *world.hub->next_due_ms() <= world.now_ms);
}

TEST(InterruptTest, sculpting_has_its_own_clock_and_then_the_table_has) {
    Evening evening({.move_seconds = 60});
    EXPECT_EQ(evening.world.update(evening.ann).clocks.at(0).left_ms, 600'000);
    evening.sculpt();
    ASSERT_FALSE(evening.world.update(evening.ann).clocks.empty());
    EXPECT_LE(evening.world.update(evening.ann).clocks.at(0).left_ms, 60'000);
}

TEST(InterruptTest, over_days_nobody_is_hurried_at_the_clay) {
    Evening evening({.move_seconds = 24 * 3600});
    EXPECT_TRUE(evening.world.update(evening.ann).clocks.empty());
}

TEST(InterruptTest, one_may_have_a_word_when_all_is_over) {
    Evening evening;
    World& world = evening.world;
    for (const char* word : {"brouillon", ""}) {
        ASSERT_EQ(evening.act(barbarossa::Label{.object = 0, .word = word}), "");
    }
    evening.sculpt();
    ASSERT_EQ(evening.act(barbarossa::Note{.object = 3, .text = "a thought of mine"}), "");
    world.bots_are_random = true;
    for (int i = 0; i < 3000 && world.room(evening.ann).status != Status::over; ++i) {
        world.pass(2000);
        world.play(evening.code, {evening.ann});
    }
    ASSERT_EQ(world.room(evening.ann).status, Status::over);
    EXPECT_EQ(evening.act(barbarossa::Roll{}), "not_now");
    ASSERT_GT(evening.view().at("table").at("talk").as_array().size(), 0u);
    EXPECT_EQ(evening.act(barbarossa::Dispute{.line = 0}), "");
    EXPECT_EQ(evening.view().at("table").at("talk").at(0).at("disputed").as_array().size(), 1u);
    world.restart();
    EXPECT_EQ(evening.view().at("table").at("talk").at(0).at("disputed").as_array().size(), 1u) << "it is in the log";
    const std::string record = world.call(evening.token, GetRecord{evening.code}).text;
    EXPECT_NE(record.find("\"note\""), std::string::npos);
    EXPECT_EQ(record.find("a thought of mine"), std::string::npos) << "notes stay private for good";
    EXPECT_EQ(record.find("brouillon"), std::string::npos) << "and so does what was taken back";
    EXPECT_TRUE(games::verify(*core::decode<core::Record>(record)).has_value());
}

}  // namespace

}  // namespace server

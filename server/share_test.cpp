// What people told each other stays theirs: who may have the record of a confidential game, and when; and who covers
// somebody there.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

// Ann and Bob play a game of Farben to its end, with a bot on the third seat; Eve only has the link.
struct ShareTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob"), eve = world.newcomer("Eve");
    const std::string code = world.table(ann, {.game = "farben", .setup = {.seats = 3}});
    Conn a = world.open(ann, code), b = world.open(bob, code), e = world.open(eve, code);

    void SetUp() override {
        world.bots_are_random = true;
        ASSERT_EQ(world.say(a, Sit{Seat{0}, "nonce-of-ann"}), "");
        ASSERT_EQ(world.say(b, Sit{Seat{1}, "nonce-of-bob"}), "");
        ASSERT_EQ(world.say(a, SeatBot{Seat{2}, "habitue"}), "");
    }
    void play_to_the_end() {
        ASSERT_EQ(world.say(a, Start{}), "");
        while (world.room(a).status == Status::playing) {
            world.play(code, {a, b});
            world.pass(world.options.bot_delay_ms);
        }
    }
    int record_for(const std::string& token) { return world.call(token, GetRecord{code}).status; }
};

TEST_F(ShareTest, a_record_is_for_those_who_played_until_all_people_agree) {
    EXPECT_EQ(world.say(a, Share{true}), "not_over");
    play_to_the_end();
    EXPECT_FALSE(world.room(e).is_shared);
    EXPECT_EQ(record_for(ann), 200);
    EXPECT_EQ(record_for(bob), 200);
    const Answer& refused = world.call(eve, GetRecord{code});
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(std::get<Refused>(*core::decode<ServerMessage>(refused.text)).code, "not_shared");
    EXPECT_EQ(record_for(""), 403) << "nor is it for somebody without a name";

    EXPECT_EQ(world.say(a, Share{true}), "");
    EXPECT_TRUE(world.room(b).seats[0].agrees) << "everybody sees who has agreed";
    EXPECT_EQ(record_for(eve), 403) << "one is not all";
    EXPECT_EQ(world.say(e, Share{true}), "not_seated");
    EXPECT_EQ(world.say(b, Share{true}), "");
    EXPECT_TRUE(world.room(e).is_shared) << "a bot need not be asked";
    EXPECT_EQ(record_for(eve), 200);
    EXPECT_EQ(record_for(""), 200);

    world.restart();
    EXPECT_EQ(record_for(eve), 200) << "it is in the log";
    b = world.open(bob, code);
    EXPECT_EQ(world.say(b, Share{false}), "");
    EXPECT_EQ(record_for(eve), 403) << "each may think again";
}

TEST_F(ShareTest, one_may_agree_so_often_and_always_withdraw) {
    play_to_the_end();
    for (int i = 0; i < agreements_max; ++i) {
        EXPECT_EQ(world.say(a, Share{true}), "");
        EXPECT_EQ(world.say(a, Share{true}), "") << "it is so already";
        EXPECT_EQ(world.say(a, Share{false}), "");
    }
    EXPECT_EQ(world.say(a, Share{true}), "too_fast");
    EXPECT_FALSE(world.room(a).seats[0].agrees);
    EXPECT_EQ(world.say(b, Share{true}), "") << "each has a count of their own";
}

TEST_F(ShareTest, a_table_with_a_long_past_lets_one_withdraw) {
    const std::int32_t left = changes_max - 2 - world.stored(code).changes;  // for the start, and for Ann
    for (std::int32_t i = 0; i < left; ++i) ASSERT_EQ(world.say(a, Arrange{}), "");
    play_to_the_end();
    EXPECT_EQ(world.say(a, Share{true}), "");
    EXPECT_EQ(world.say(b, Share{true}), "too_fast") << "the log is full";
    EXPECT_EQ(world.say(a, Share{false}), "") << "but consent can be taken back";
    EXPECT_FALSE(world.room(b).seats[0].agrees);
}

TEST_F(ShareTest, a_bot_that_covers_is_no_better_memory) {
    ASSERT_EQ(world.say(a, Start{}), "");
    EXPECT_EQ(world.say(a, Cover{Seat{0}}), "");
    EXPECT_EQ(world.room(b).seats[0].bot, "apprenti") << "the weakest there is";
    const World::Duel duel = world.duel();
    EXPECT_EQ(world.say(duel.a, Cover{Seat{0}}), "");
    EXPECT_EQ(world.room(duel.b).seats[0].bot, "habitue") << "where all can be seen";
}

TEST_F(ShareTest, where_nothing_was_told_nobody_is_asked) {
    const World::Duel duel = world.duel();
    const std::size_t before = world.store.events(*world.store.find(duel.code)).size();
    EXPECT_EQ(world.say(duel.a, Share{true}), "");
    EXPECT_EQ(world.store.events(*world.store.find(duel.code)).size(), before);
    EXPECT_FALSE(world.room(duel.b).seats[0].agrees);
}

TEST_F(ShareTest, who_comes_late_is_told_no_story) {
    const auto told = [&](const std::string& text) { return world.heard[e].find(text) != std::string::npos; };
    play_to_the_end();
    const Conn late = world.open(eve, code);
    const auto record = core::decode<core::Record>(world.call(ann, GetRecord{code}).text);
    ASSERT_TRUE(record.has_value());
    int stories = 0;
    for (const auto& move : record->moves) {
        const core::Json action = move.action.json();
        if (action.at("type") != "tell") continue;
        const std::string story = "\"story\":" + core::encode(action.at("story"));
        if (story == R"("story":"")") continue;
        ++stories;
        EXPECT_TRUE(told(story)) << "Eve was there when it was told";
        EXPECT_EQ(world.heard[late].find(story), std::string::npos) << story;
    }
    EXPECT_GT(stories, 20);
}

}  // namespace

}  // namespace server

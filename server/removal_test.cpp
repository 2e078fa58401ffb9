// What a removed person wrote in a game goes with them: nobody is sent it again, no record holds it, and the bot that
// plays on does not know it. In the log it stays, for whoever looks at a report.
#include <gtest/gtest.h>

#include "games/farben/rules.hpp"
#include "games/verify.hpp"
#include "server/world.hpp"

namespace server {

namespace {

constexpr std::string_view vile = "vilenie";

struct RemovalTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};
    std::vector<std::string> tokens;
    std::vector<Conn> conns;
    std::string code;

    void gather(const std::string& game) {
        for (const char* name : {"Ann", "Bob", "Cem"}) tokens.push_back(world.newcomer(name));
        code = world.table(tokens[0], {.game = game, .setup = {.seats = 3}});
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            conns.push_back(world.open(tokens[i], code));
            CHECK(world.say(conns[i], Sit{Seat(i), "n"}).empty());
        }
        CHECK(world.say(conns[0], Start{}).empty());
    }
    // Everybody plays, and Cem tells what nobody should read, until he has done so twice.
    void play_until_told() {
        for (int told = 0; told < 2;) {
            for (std::size_t i = 0; i < conns.size(); ++i) {
                if (!world.is_to_act(conns[i])) continue;
                Json action = world.some_action(code, Seat(i));
                if (i == 2 && action.at("type") == "tell") {
                    action = core::to_json(farben::Rules::Action(farben::Tell{"Une " + std::string(vile), false}));
                    ++told;
                }
                ASSERT_EQ(world.say(conns[i], Act{world.update(conns[i]).move, action}), "");
                break;
            }
            world.go_on(conns);
        }
    }
    void play_to_the_end() {
        for (int i = 0; i < 3000 && world.room(conns[0]).status == Status::playing; ++i) {
            world.play(code, {conns[0], conns[1]});
            world.pass(2000);
        }
        ASSERT_EQ(world.room(conns[0]).status, Status::over) << "the game goes on";
    }
    bool is_read_since(std::size_t text) {
        for (; text < world.texts.size(); ++text) {
            if (world.texts[text].contains(vile)) return true;
        }
        return false;
    }
};

TEST_F(RemovalTest, stories_go_with_who_told_them) {
    gather("farben");
    play_until_told();
    ASSERT_TRUE(is_read_since(0));
    const std::size_t before = world.texts.size();
    ASSERT_EQ(world.say(conns[0], Remove{Seat{2}}), "");
    EXPECT_TRUE(world.room(conns[1]).seats[2].was_removed);
    world.restart();
    for (std::size_t i = 0; i < 2; ++i) conns[i] = world.open(tokens[i], code);
    play_to_the_end();
    const Answer& record = world.call(tokens[0], GetRecord{code});
    ASSERT_EQ(record.status, 200);
    EXPECT_TRUE(record.text.contains("\u2026"));
    EXPECT_FALSE(is_read_since(before)) << "in a view, a hint or the record";
    const auto verified = games::verify(*core::decode<core::Record>(record.text));
    EXPECT_TRUE(verified.has_value() && verified->is_over) << "which is still proven";

    const auto log = world.store.log(*world.store.find(code));
    EXPECT_TRUE(std::ranges::any_of(log, [](const store::Event& each) {
        return each.body.contains(vile);
    }));
}

TEST_F(RemovalTest, who_leaves_by_themselves_leaves_their_stories) {
    gather("farben");
    play_until_told();
    ASSERT_EQ(world.call(tokens[2], LeaveTable{code}).status, 200);
    EXPECT_FALSE(world.room(conns[1]).seats[2].was_removed);
    play_to_the_end();
    EXPECT_TRUE(world.call(tokens[0], GetRecord{code}).text.contains(vile));
    ASSERT_EQ(world.say(conns[0], Share{true}), "");
    ASSERT_EQ(world.say(conns[1], Share{true}), "");
    EXPECT_FALSE(world.room(conns[0]).is_shared) << "but nobody can ask them whether others may read it";
}

}  // namespace

}  // namespace server

// Words that hurt: softened where the table wants it, before they are stored; threats are not passed on.
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/world.hpp"

namespace server {

namespace {

// Ann is host on seat 0, Bob and Cleo sit beside her, to play a game in which people tell each other things.
struct MannersTest : testing::Test {
    World world{1, {.messages_per_second = 1000, .messages_at_once = 1'000'000}};
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob"), cleo = world.newcomer("Cleo");
    std::string code = world.table(ann, {.game = "farben", .setup = {.seats = 3}});
    Conn a = world.open(ann, code), b = world.open(bob, code), c = world.open(cleo, code);

    void SetUp() override {
        ASSERT_EQ(world.say(a, Sit{Seat{0}, "nonce-of-ann"}), "");
        ASSERT_EQ(world.say(b, Sit{Seat{1}, "nonce-of-bob"}), "");
        ASSERT_EQ(world.say(c, Sit{Seat{2}, "nonce-of-cleo"}), "");
    }
    std::string say(Conn conn, const std::string& text) {
        world.now_ms += second_ms;
        return world.say(conn, Say{text});
    }
    std::string heard(Conn conn) { return world.last<Heard>(conn)->line.text; }
    bool is_stored(std::string_view text) const {
        return std::ranges::any_of(world.store.log(*world.store.find(code)), [&](const store::Event& event) {
            return event.body.contains(text);
        });
    }
    std::string rename(const std::string& token, const std::string& name) {
        const Answer& answer = world.call(token, SetName{name});
        return answer.status == 200 ? "" : std::get<Refused>(*core::decode<ServerMessage>(answer.text)).code;
    }
};

TEST_F(MannersTest, a_table_softens_until_its_host_says_otherwise) {
    EXPECT_TRUE(world.room(b).softens);
    EXPECT_EQ(say(b, "Quel connard !"), "");
    EXPECT_EQ(heard(c), "Quel c•••••• !");
    EXPECT_FALSE(is_stored("connard"));
    EXPECT_NE(world.last<Softened>(b), nullptr) << "who wrote it is told";
    EXPECT_EQ(world.last<Softened>(c), nullptr);

    EXPECT_EQ(world.say(b, MindWords{false}), "not_host");
    EXPECT_EQ(world.say(a, MindWords{false}), "");
    EXPECT_FALSE(world.room(b).softens);
    EXPECT_EQ(say(b, "Quel connard !"), "");
    EXPECT_EQ(heard(c), "Quel connard !");

    world.restart();
    EXPECT_FALSE(world.room(world.open(bob, code)).softens) << "it outlives a restart";
}

TEST_F(MannersTest, a_threat_is_not_passed_on) {
    EXPECT_EQ(say(b, "Je vais te tuer"), "held_back");
    EXPECT_FALSE(is_stored("tuer"));
    EXPECT_EQ(world.say(a, MindWords{false}), "");
    EXPECT_EQ(say(b, "Je vais te tuer"), "");
}

TEST_F(MannersTest, what_is_told_in_a_game_is_softened_too) {
    ASSERT_EQ(world.say(a, Start{}), "");
    const Json tell = {{"type", "tell"}, {"story", "Appelle le 06 12 34 56 78"}, {"is_aloud", false}};
    const auto is_told = [&] {
        return std::ranges::any_of(std::array{a, b, c}, [&](Conn conn) {
            return world.is_to_act(conn) && world.say(conn, Act{world.update(conn).move, tell}).empty();
        });
    };
    int moves = 0;
    for (; !is_told() && moves < 20; ++moves) world.play(code, {a, b, c});
    ASSERT_LT(moves, 20) << "somebody came to tell";
    EXPECT_FALSE(is_stored("06 12"));
    EXPECT_TRUE(is_stored("Appelle le •••"));
}

TEST_F(MannersTest, a_name_that_hurts_is_refused) {
    EXPECT_EQ(rename(bob, "Gros Connard"), "unkind_name");
    EXPECT_EQ(rename(bob, "06 12 34 56 78"), "unkind_name");
    EXPECT_EQ(rename(bob, "Bobby"), "");
}

TEST_F(MannersTest, a_rematch_keeps_what_the_host_said) {
    ASSERT_EQ(world.say(a, MindWords{false}), "");
    ASSERT_EQ(world.say(a, Start{}), "");
    while (world.room(a).status == Status::playing) world.play(code, {a, b, c});
    ASSERT_EQ(world.say(b, Rematch{}), "");
    EXPECT_FALSE(world.room(world.open(cleo, *world.room(b).rematch)).softens);
}

}  // namespace

}  // namespace server

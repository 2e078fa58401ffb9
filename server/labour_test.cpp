// What takes nature long is worked out elsewhere while the table goes on: asked for once, again after a restart, and
// once more if what it was about has changed.
#include <gtest/gtest.h>

#include "games/barbarossa/sculpting.hpp"
#include "server/world.hpp"

namespace server {

namespace {

using barbarossa::Label;
using barbarossa::Ready;
using barbarossa::Rework;
using barbarossa::Shape;

std::string ball(int half) {
    const auto size = static_cast<std::uint8_t>(half);
    return clay::to_text(clay::pack({{.tool = clay::Tool::ball, .shape = {.half = {size, size, size}},
                                      .path = {{.at = {512, 512, 512}}}}}));
}

constexpr Seat ann{0}, bob{1};

// Three people at the clay, of whom Ann has made and named all she has to. Nature takes its time.
struct LabourTest : testing::Test {
    LabourTest() {
        world.is_nature_slow = true;
        world.options.messages_per_second = 1000;
        world.restart();
        for (const char* name : {"Ann", "Bob", "Cem"}) tokens.push_back(world.newcomer(name));
        code = world.table(tokens[0], {.game = "barbarossa", .setup = {.seats = 3, .pace = {600}}});
        for (int i = 0; i < 3; ++i) {
            conns.push_back(world.open(tokens[static_cast<std::size_t>(i)], code));
            EXPECT_EQ(world.say(conns.back(), Sit{Seat(i), "n"}), "");
        }
        EXPECT_EQ(world.say(conns[0], Start{}), "");
        for (const int object : {0, 1, 2}) make(ann, object, 30);
    }
    std::string act(Seat seat, const barbarossa::Rules::Action& action) {
        world.now_ms += 100;
        const Conn conn = conns[core::at(seat)];
        return world.say(conn, Act{world.update(conn).move, core::to_json(action)});
    }
    void make(Seat seat, int object, int half) {
        const auto number = static_cast<std::int8_t>(object);
        const std::string word(static_cast<std::size_t>(object + 2), 'a');
        EXPECT_EQ(act(seat, Shape{.object = number, .strokes = ball(half)}), "");
        EXPECT_EQ(act(seat, Label{.object = number, .word = word}), "");
    }
    bool is_ready(Seat seat) {
        const Json& players = world.update(conns[core::at(seat)]).view.at("table").at("players");
        return players.at(core::at(seat)).at("is_ready").as_bool();
    }

    World world;
    std::vector<std::string> tokens;
    std::vector<Conn> conns;
    std::string code;
};

}  // namespace

TEST_F(LabourTest, is_done_elsewhere_one_thing_after_the_other_while_the_table_goes_on) {
    EXPECT_EQ(act(ann, Ready{}), "");
    ASSERT_EQ(world.labours.size(), 1u);
    EXPECT_FALSE(world.is_to_act(conns[0]));
    EXPECT_EQ(act(bob, Shape{.object = 3, .strokes = ball(20)}), "") << "the others go on";
    EXPECT_EQ(world.labours.size(), 1u) << "one at a time";
    const std::int32_t before = world.update(conns[1]).move;
    for (int thing = 0; thing < 3; ++thing) {
        EXPECT_FALSE(is_ready(ann));
        world.let_nature_act();
    }
    EXPECT_TRUE(world.labours.empty());
    EXPECT_TRUE(is_ready(ann));
    const Act meanwhile{before, core::to_json(barbarossa::Rules::Action(Shape{.object = 3, .keep = 1}))};
    EXPECT_EQ(world.say(conns[1], meanwhile), "") << "and what they did meanwhile is not too late";
}

TEST_F(LabourTest, is_asked_for_again_after_a_restart_though_nobody_comes) {
    EXPECT_EQ(act(ann, Ready{}), "");
    world.restart();
    EXPECT_TRUE(world.labours.empty());
    world.tick();
    EXPECT_EQ(world.labours.size(), 1u);
    world.is_nature_slow = false;
    world.let_nature_act();
    conns[0] = world.open(tokens[0], code);
    EXPECT_TRUE(is_ready(ann));
}

TEST_F(LabourTest, that_no_longer_fits_is_dropped_and_asked_for_again) {
    EXPECT_EQ(act(ann, Ready{}), "");
    const AskNature early = std::exchange(world.labours, {})[0];
    EXPECT_EQ(act(ann, Rework{}), "");
    EXPECT_EQ(act(ann, Shape{.object = 0, .strokes = ball(31)}), "");
    EXPECT_EQ(act(ann, Ready{}), "");
    EXPECT_TRUE(world.labours.empty()) << "it is still at the other";
    const std::size_t stored = world.store.log(*world.store.find(code)).size();
    world.tick({NatureActed{early.table, early.labour()}});
    EXPECT_EQ(world.store.log(*world.store.find(code)).size(), stored);
    EXPECT_EQ(world.labours.size(), 1u);
    for (int thing = 0; thing < 3; ++thing) world.let_nature_act();
    EXPECT_TRUE(is_ready(ann));
    world.tick({NatureActed{early.table, early.labour()}, NatureActed{TableId{99}, Json{}}});
    EXPECT_TRUE(world.labours.empty()) << "nothing is asked for that nobody waits for";
}

TEST_F(LabourTest, gives_nobody_new_time) {
    EXPECT_EQ(act(ann, Shape{.object = 0, .strokes = ball(255)}), "");  // more than there is
    const std::int64_t since = world.stored(code).places[0].since_ms;
    const std::int32_t drafts = world.stored(code).places[0].drafts;
    EXPECT_EQ(act(ann, Ready{}), "");
    for (int thing = 0; thing < 3; ++thing) world.let_nature_act();
    EXPECT_TRUE(world.is_to_act(conns[0]));
    EXPECT_EQ(world.stored(code).places[0].since_ms, since);
    EXPECT_EQ(world.stored(code).places[0].drafts, drafts);
    EXPECT_EQ(act(ann, Ready{}), "too_much_clay");
}

// Whoever folds the log believes it, and follows no stroke.
TEST_F(LabourTest, stands_in_the_log) {
    EXPECT_EQ(act(ann, Ready{}), "");
    for (int thing = 0; thing < 3; ++thing) world.let_nature_act();
    const TableId id = *world.store.find(code);
    std::vector<store::Event> log = world.store.events(id);
    const auto verdict = std::ranges::find_if(log, [](const store::Event& event) {
        return event.body.contains("measured");
    });
    ASSERT_NE(verdict, log.end());
    Json body = boost::json::parse(verdict->body);
    body.at("action").as_object()["made"] = "too_much";
    verdict->body = boost::json::serialize(body);
    world.store.rewrite(id, log);
    world.restart();
    conns[0] = world.open(tokens[0], code);
    EXPECT_FALSE(is_ready(ann));
    EXPECT_EQ(act(ann, Ready{}), "too_much_clay");
}

}  // namespace server

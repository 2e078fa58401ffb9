// What bots tell: each person hears a story of their stock once, evening after evening, across restarts; and what they
// say beside it reaches everybody who is here and is stored nowhere.
#include <gtest/gtest.h>

#include "games/farben/rules.hpp"
#include "server/tables/projection.hpp"
#include "server/twins.hpp"

namespace server {

namespace {

struct TalesTest : testing::Test {
    World world{5, patient};
    std::string ann = world.newcomer("Ann");

    // A short evening of Ann and two bots, to its end; `meanwhile` is called after every move of hers.
    template <class Meanwhile>
    std::string evening(const Meanwhile& meanwhile) {
        const auto config = core::to_json(farben::Config{.rounds = farben::Rounds::five});
        const std::string code = world.table(ann, {.game = "farben", .setup = {.seats = 3, .config = config},
                                                   .bots = {"habitue", "maitre"}, .start = true});
        a = world.open(ann, code);
        CHECK(world.say(a, Sit{Seat{0}, "nonce"}).empty());
        while (world.room(a).status != Status::over) {
            if (world.is_to_act(a)) world.play(code, {a});
            else world.go_on({a}), world.pass(1000);
            meanwhile(code);
        }
        return code;
    }
    std::string evening() {
        return evening([](const std::string&) {});
    }
    // What bots told at a table, by its log.
    std::vector<core::Tale> told_at(const std::string& code) {
        std::vector<core::Tale> tales;
        for (const store::Event& event : world.store.events(*world.store.find(code))) {
            const auto body = core::decode<TableEvent>(event.body);
            const auto* played = std::get_if<Played>(&*body);
            if (played == nullptr || !core::is_player(played->actor) || played->actor == Seat{0}) continue;
            if (const auto tale = world.stored(code).match->tale(played->action)) tales.push_back(*tale);
        }
        return tales;
    }
    std::vector<core::Tale> kept(const std::string& code) {
        const auto rows = world.store.tales(*world.store.find(code));
        return rows.empty() ? std::vector<core::Tale>() : *core::decode<std::vector<core::Tale>>(rows[0].body);
    }
    std::size_t asides() {
        return static_cast<std::size_t>(std::ranges::count_if(
            world.inbox[a], [](const ServerMessage& each) { return std::holds_alternative<Aside>(each); }));
    }

    Conn a{};
};

TEST_F(TalesTest, are_told_to_nobody_twice) {
    std::set<core::Tale> all;
    for (int i = 0; i < 4; ++i) {
        const std::string code = evening();
        const std::vector<core::Tale> told = told_at(code);
        EXPECT_EQ(told.size(), 10u);
        EXPECT_EQ(kept(code), told);
        for (const core::Tale tale : told) EXPECT_TRUE(all.insert(tale).second) << "evening " << i;
        if (i == 1) world.restart();
    }
    EXPECT_EQ(world.store.tales_of(world.person(ann), "farben", 9).size(), 4u);
    EXPECT_TRUE(world.store.tales_of(world.person(ann), "coloryam", 9).empty());
}

TEST_F(TalesTest, follow_from_the_log_at_every_move) {
    evening([&](const std::string& code) {
        const TableId id = *world.store.find(code);
        ASSERT_EQ(kept_projection(world.store, id), projection_by_log(world.store, id));
    });
}

TEST_F(TalesTest, are_made_anew_where_they_differ) {
    const std::string code = evening();
    const TableId id = *world.store.find(code);
    const std::vector<store::Tales> before = world.store.tales(id);
    world.store.commit({.tales = {{id, "stranger", "farben", "[1]"}, {id, world.person(ann), "farben", "[2]"}}});
    EXPECT_EQ(check_projections(world.store, Mend::no).different, std::vector{code});
    (void)check_projections(world.store, Mend::yes);
    EXPECT_EQ(world.store.tales(id), before);
}

TEST_F(TalesTest, asides_are_heard_by_who_is_here_and_stored_nowhere) {
    std::vector<std::string> said;
    const std::string code = evening();
    for (const ServerMessage& each : world.inbox[a]) {
        if (const auto* aside = std::get_if<Aside>(&each)) {
            said.push_back(aside->text);
            EXPECT_NE(aside->seat, Seat{0});
        }
    }
    EXPECT_GT(said.size(), 2u);
    EXPECT_LE(said.size(), 15u) << "at most one a story";
    for (const store::Event& event : world.store.events(*world.store.find(code))) {
        for (const std::string& line : said) EXPECT_FALSE(event.body.contains(line)) << line;
    }
    const std::size_t before = asides();
    world.close(a);
    a = world.open(ann, code);
    EXPECT_GT(before, 0u);
    EXPECT_EQ(asides(), 0u) << "nobody who comes is told again";
}

}  // namespace

}  // namespace server

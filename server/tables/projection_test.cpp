// What is kept beside the logs follows from them: at every step of a table's life, and made anew after damage.
#include "server/tables/projection.hpp"

#include <gtest/gtest.h>

#include "server/world.hpp"

namespace server {

namespace {

struct ProjectionTest : testing::Test {
    World world;

    void expect_kept(const std::string& code) {
        const TableId id = *world.store.find(code);
        EXPECT_EQ(kept_projection(world.store, id), projection_by_log(world.store, id)) << code;
    }
    Overview overview(const std::string& code) {
        return *core::decode<Overview>(world.store.summary(*world.store.find(code))->body);
    }
    void play_to_the_end(const World::Duel& duel) {
        for (int i = 0; i < 2000 && world.room(duel.a).status != Status::over; ++i) {
            world.play(duel.code, {duel.a, duel.b});
            expect_kept(duel.code);
        }
    }
};

TEST_F(ProjectionTest, equals_what_the_log_says_after_every_event) {
    const std::string ann = world.newcomer("Ann"), bob = world.newcomer("Bob"), code = world.table(ann);
    expect_kept(code);
    EXPECT_EQ(world.store.open_tables(9).size(), 1u);
    const Conn a = world.open(ann, code), b = world.open(bob, code);
    for (const ClientMessage& message : std::vector<ClientMessage>{Sit{Seat{1}, "n"}, Stand{}, Sit{Seat{0}, "n"}}) {
        ASSERT_EQ(world.say(b, message), std::holds_alternative<Sit>(message) &&
                                                 std::get<Sit>(message).seat == Seat{0} ? "seat_taken" : "");
        expect_kept(code);
    }
    ASSERT_EQ(world.say(a, SeatBot{Seat{1}, "maitre"}), "");
    expect_kept(code);
    world.call(ann, SetName{"Anna"});
    expect_kept(code);
    EXPECT_EQ(overview(code).host, "Anna");
}

TEST_F(ProjectionTest, tells_whose_turn_it_is_and_how_it_ended) {
    const World::Duel duel = world.duel({.move_seconds = 60});
    EXPECT_TRUE(world.store.open_tables(9).empty()) << "nobody can sit down any more";
    EXPECT_EQ(overview(duel.code).to_act.size(), 1u);
    EXPECT_EQ(overview(duel.code).left_seconds[core::at(overview(duel.code).to_act[0])], 60);
    EXPECT_TRUE(world.store.summary(*world.store.find(duel.code))->due_ms.has_value());
    play_to_the_end(duel);
    const TableId id = *world.store.find(duel.code);
    const auto outcome = world.stored(duel.code).match->outcome();
    ASSERT_TRUE(outcome.has_value());
    const std::vector<store::Result> results = world.store.results(id);
    ASSERT_EQ(results.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_EQ(results[i].score, outcome->scores[i]);
        EXPECT_EQ(results[i].place, outcome->places[i]);
        EXPECT_EQ(results[i].guest, world.person(i == 0 ? duel.ann : duel.bob));
    }
    EXPECT_FALSE(world.store.summary(id)->due_ms.has_value()) << "nothing is due any more";
    EXPECT_EQ(world.store.results_of({.person = world.person(duel.ann)}, 9).size(), 1u);
}

TEST_F(ProjectionTest, is_made_anew_where_it_differs_and_for_files_that_have_none) {
    const World::Duel duel = world.duel();
    play_to_the_end(duel);
    const std::string other = world.table(duel.ann);
    const TableId id = *world.store.find(duel.code);
    store::Batch damage{.memberships = {{world.person(duel.bob), id, false}, {"stranger", id, true}},
                        .summaries = {{id, true, 1, 2, "{}"}}};
    damage.results = world.store.results(id);
    damage.results[0].score += 1;
    world.store.commit(damage);
    EXPECT_EQ(check_projections(world.store, Mend::no).different, std::vector{duel.code});
    EXPECT_EQ(check_projections(world.store, Mend::yes).different, std::vector{duel.code});
    EXPECT_TRUE(check_projections(world.store, Mend::no).different.empty());
    expect_kept(other);

    world.store.commit(damage);
    bring_projections_up_to_date(world.store);
    EXPECT_EQ(world.store.projected(), projection_version);
    expect_kept(duel.code);
    world.store.commit(damage);
    bring_projections_up_to_date(world.store);  // It was done: a start is quick.
    EXPECT_EQ(check_projections(world.store, Mend::no).different.size(), 1u);
}

TEST_F(ProjectionTest, leaves_a_damaged_log_alone_and_says_so) {
    const World::Duel duel = world.duel();
    const TableId id = *world.store.find(duel.code);
    std::vector<store::Event> log = world.store.events(id);
    log[1].body = "{";
    world.store.rewrite(id, log);
    const Differing found = check_projections(world.store, Mend::yes);
    EXPECT_EQ(found.unreadable, std::vector{duel.code});
    EXPECT_TRUE(found.different.empty());
    EXPECT_TRUE(world.store.summary(id).has_value());
}

}  // namespace

}  // namespace server

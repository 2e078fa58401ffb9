// The threads beside the network's: the writer, and where bots think.
#include <future>

#include <gtest/gtest.h>

#include "server/net/thinkers.hpp"
#include "server/net/writer.hpp"
#include "store/memory.hpp"

namespace server {

namespace {

TEST(Writer, stores_in_order_and_says_so_afterwards) {
    store::Memory memory;
    std::vector<std::size_t> stored;  // guests there, when each was told
    {
        Writer writer(memory, [](std::exception_ptr) { FAIL(); });
        for (int i = 0; i < 100; ++i) {
            writer.store({.guests = {{std::to_string(i), "Ann"}}}, [&, id = std::to_string(i)] {
                EXPECT_TRUE(memory.guest(id).has_value());
                stored.push_back(stored.size());
            });
        }
    }
    EXPECT_EQ(stored.size(), 100u) << "what it was given is stored before it ends";
}

TEST(Writer, tells_nobody_anything_once_the_disk_has_failed) {
    store::Memory memory;
    memory.fails = [] { return true; };
    std::promise<void> failed;
    Writer writer(memory, [&](std::exception_ptr error) {
        EXPECT_THROW(std::rethrow_exception(error), store::Error);
        failed.set_value();
    });
    writer.store({.guests = {{"a1", "Ann"}}}, [] { FAIL(); });
    failed.get_future().get();
    memory.fails = [] { return false; };
    writer.store({.guests = {{"b2", "Bob"}}}, [] { FAIL(); });
}

AskBot question(std::uint64_t table, int seat, std::string kind) {
    return {.table = TableId{table}, .seat = Seat(seat), .kind = std::move(kind)};
}

struct QuestionsTest : testing::Test {
    Questions questions;

    void ask(std::uint64_t table, int seat, const std::string& kind) {
        questions.add({question(table, seat, kind), {}});
    }
    std::pair<std::uint64_t, int> next() {
        const Question taken = questions.take();
        return {static_cast<std::uint64_t>(taken.asked.table), static_cast<int>(taken.asked.seat)};
    }
};

TEST_F(QuestionsTest, who_thinks_briefly_goes_before_those_who_think_long) {
    questions.learn("words/maitre", 80);
    questions.learn("dice/apprenti", 0.1);
    for (std::uint64_t table = 1; table <= 600; ++table) ask(table, 0, "words/maitre");
    ask(700, 1, "dice/apprenti");
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(700, 1)));
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, 0)));
}

TEST_F(QuestionsTest, tables_take_turns) {
    questions.learn("words/maitre", 80);
    for (int seat = 0; seat < 6; ++seat) ask(1, seat, "words/maitre");
    ask(2, 0, "words/maitre");
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, 0)));
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(2, 0)));
    for (int seat = 1; seat < 6; ++seat) EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, seat)));
    EXPECT_TRUE(questions.empty());
}

TEST_F(QuestionsTest, a_seat_that_is_asked_anew_is_asked_once) {
    ask(1, 0, "x");
    ask(1, 0, "x");
    EXPECT_EQ(questions.size(), 1u);
}

TEST_F(QuestionsTest, what_a_kind_takes_is_learnt_and_forgotten) {
    questions.learn("x", 80);
    ask(1, 0, "x");
    for (int i = 0; i < 60; ++i) questions.learn("x", 0.1);
    ask(2, 0, "x");
    EXPECT_EQ(next().first, 2u) << "it has become quick";
}

TEST(Thinkers, answer_and_are_stopped_when_nobody_wants_to_know_any_more) {
    std::promise<void> begun, stopped;
    std::promise<BotMoved> answered;
    Thinkers thinkers(2);
    AskBot slow = question(1, 0, "slow");
    slow.thought = [&](core::Rng&, const core::Budget& budget) -> core::Json {
        begun.set_value();
        while (!budget.spent(0)) std::this_thread::yield();
        stopped.set_value();
        return nullptr;
    };
    thinkers.ask(slow, [](BotMoved) {});
    begun.get_future().get();
    AskBot again = question(1, 0, "slow");
    again.move = 7;
    again.thought = [](core::Rng&, const core::Budget&) -> core::Json { return 42; };
    thinkers.ask(again, [&](BotMoved moved) { answered.set_value(std::move(moved)); });
    stopped.get_future().get();
    const BotMoved moved = answered.get_future().get();
    EXPECT_EQ(moved.move, 7);
    EXPECT_EQ(moved.action, core::Json(42));
}

}  // namespace

}  // namespace server

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
            writer.store({.people = {store::Person{.id = std::to_string(i)}}}, [&, id = std::to_string(i)] {
                EXPECT_TRUE(memory.person(id).has_value());
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
    writer.store({.people = {store::Person{.id = "a1"}}}, [] { FAIL(); });
    failed.get_future().get();
    memory.fails = [] { return false; };
    writer.store({.people = {store::Person{.id = "b2"}}}, [] { FAIL(); });
}

AskBot question(std::uint64_t table, int seat, std::string kind) {
    return {.table = TableId{table}, .seat = Seat(seat), .kind = std::move(kind)};
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

TEST(Thinkers, stop_thinking_about_what_nobody_wants_to_know_any_more) {
    std::promise<void> begun, stopped;
    Thinkers thinkers(1);
    AskBot slow = question(1, 0, "slow");
    slow.thought = [&](core::Rng&, const core::Budget& budget) -> core::Json {
        begun.set_value();
        while (!budget.spent(0)) std::this_thread::yield();
        stopped.set_value();
        return nullptr;
    };
    thinkers.ask(slow, [](BotMoved) {});
    begun.get_future().get();
    AskBot later = question(2, 0, "slow");
    later.thought = [](core::Rng&, const core::Budget&) -> core::Json { ADD_FAILURE(); return nullptr; };
    thinkers.ask(later, [](BotMoved) {});
    EXPECT_EQ(thinkers.figures().waiting, 1u);
    thinkers.never_mind(later.who());
    EXPECT_EQ(thinkers.figures().waiting, 0u);
    thinkers.never_mind(slow.who());
    stopped.get_future().get();
}

TEST(Thinkers, keep_a_thread_for_who_thinks_briefly) {
    std::promise<void> begun;
    std::atomic<bool> is_over = false;
    Thinkers thinkers(1);
    const auto answer = [&](std::uint64_t table) {
        std::promise<void> answered;
        AskBot brief = question(table, 0, "brief");
        brief.thought = [](core::Rng&, const core::Budget&) -> core::Json { return 42; };
        thinkers.ask(brief, [&](BotMoved) { answered.set_value(); });
        answered.get_future().get();
    };
    answer(1);
    while (thinkers.figures().thoughts == 0) std::this_thread::yield();  // what it takes is known
    AskBot slow = question(2, 0, "slow");
    slow.thought = [&](core::Rng&, const core::Budget&) -> core::Json {
        begun.set_value();
        while (!is_over) std::this_thread::yield();
        return nullptr;
    };
    thinkers.ask(slow, [](BotMoved) {});
    begun.get_future().get();
    AskBot later = question(3, 0, "slow");
    later.thought = [](core::Rng&, const core::Budget&) -> core::Json { return nullptr; };
    thinkers.ask(later, [](BotMoved) {});
    answer(4);  // The only core that may think long is taken, and will be until this is answered.
    EXPECT_EQ(thinkers.figures().waiting, 1u) << "who thinks long is not let in there";
    is_over = true;
}

}  // namespace

}  // namespace server

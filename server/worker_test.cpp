// Nothing is heard before it is stored, and everything in the order it was said.
#include "server/worker.hpp"

#include <gtest/gtest.h>

namespace server {

namespace {

// Says what it is told; what is odd is also stored.
struct Echo {
    Ticked tick(std::int64_t, std::vector<int> inputs) {
        Ticked ticked;
        for (const int input : inputs) {
            ticked.outputs.push_back(Close{Conn{static_cast<std::uint32_t>(input)}});
            if (input % 2 == 1) ticked.batch.told.push_back(store::NoteId{static_cast<std::uint64_t>(input)});
        }
        return ticked;
    }
    void stored() { ++batches; }
    int batches = 0;
};

struct WorkerTest : testing::Test {
    Worker<Echo, int> worker{Echo()};

    store::Batch tell(std::initializer_list<int> inputs) {
        for (const int each : inputs) worker.arrive(each);
        return worker.tick(1);
    }
    std::vector<std::uint32_t> heard() {
        std::vector<std::uint32_t> conns;
        while (const auto said = worker.take()) {
            for (const Output& each : said->outputs) {
                conns.push_back(static_cast<std::uint32_t>(std::get<Close>(each).conn));
            }
        }
        return conns;
    }
};

TEST_F(WorkerTest, what_needs_no_storing_is_heard_at_once) {
    EXPECT_TRUE(tell({2, 4}).empty());
    EXPECT_EQ(heard(), (std::vector{2u, 4u}));
    EXPECT_TRUE(worker.is_idle());
}

TEST_F(WorkerTest, what_is_stored_is_heard_then_and_what_was_said_after_it_too) {
    EXPECT_FALSE(tell({1, 2}).empty());
    EXPECT_TRUE(tell({4}).empty());
    EXPECT_FALSE(tell({3}).empty());
    EXPECT_EQ(heard(), (std::vector<std::uint32_t>{}));
    worker.stored();
    EXPECT_EQ(heard(), (std::vector{1u, 2u, 4u}));
    worker.stored();
    EXPECT_EQ(heard(), (std::vector{3u}));
    EXPECT_EQ(worker.part().batches, 2);
}

TEST_F(WorkerTest, takes_nothing_in_while_too_much_waits_and_loses_nothing) {
    for (std::size_t i = 0; i < unstored_batches_max; ++i) EXPECT_FALSE(tell({1}).empty());
    EXPECT_TRUE(worker.is_full());
    EXPECT_TRUE(tell({5}).empty());
    EXPECT_EQ(worker.arrived(), 1u);
    worker.stored();
    EXPECT_FALSE(worker.tick(2).empty());
    for (std::size_t i = 0; i < unstored_batches_max; ++i) worker.stored();
    EXPECT_EQ(heard().back(), 5u);
}

}  // namespace

}  // namespace server

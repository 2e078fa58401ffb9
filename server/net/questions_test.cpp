// Who thinks next, by counting: how many are taken before the one that matters.
#include <gtest/gtest.h>

#include "server/net/questions.hpp"

namespace server {

namespace {

using enum Questions::Length;

constexpr int never = 1'000'000;

struct QuestionsTest : testing::Test {
    QuestionsTest() {
        questions.learn("words/maitre", 80);
        questions.learn("words/habitue", 5);
        questions.learn("dice/apprenti", 0.1);
    }
    void ask(std::uint64_t table, int seat, const std::string& kind, std::string network) {
        questions.add({{.table = TableId{table}, .seat = Seat(seat), .kind = kind, .network = std::move(network)}, {}});
    }
    void ask(std::uint64_t table, int seat, const std::string& kind) { ask(table, seat, kind, std::to_string(table)); }
    void ask_crowd(const std::string& kind, const std::string& network) {  // six at each of 600 tables, from 1 on
        for (std::uint64_t table = 1; table <= 600; ++table) {
            for (int seat = 0; seat < 6; ++seat) ask(table, seat, kind, network);
        }
    }
    std::pair<std::uint64_t, int> next() {
        const auto taken = questions.take(any);
        return {static_cast<std::uint64_t>(taken->asked.table), static_cast<int>(taken->asked.seat)};
    }
    int taken_before(std::uint64_t table) {
        for (int before = 0; questions.size() > 0; ++before) {
            if (next().first == table) return before;
        }
        return never;
    }

    Questions questions;
};

TEST_F(QuestionsTest, who_thinks_briefly_goes_before_those_who_think_long) {
    for (std::uint64_t table = 1; table <= 600; ++table) ask(table, 0, "words/maitre");
    ask(700, 1, "dice/apprenti");
    ask(701, 1, "words/habitue");
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(700, 1)));
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(701, 1)));
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, 0)));
}

TEST_F(QuestionsTest, who_thinks_long_has_their_turn_though_others_never_stop_asking) {
    ask(1, 0, "words/maitre");
    std::uint64_t habitues = 1;
    for (int i = 0; i < 3; ++i) ask(++habitues, 0, "words/habitue");
    int before = 0;
    while (next().first != 1) {
        ASSERT_LT(++before, 100);
        ask(++habitues, 0, "words/habitue");
    }
    EXPECT_GT(before, 3) << "but the others go first for a while";
}

TEST_F(QuestionsTest, tables_take_turns) {
    for (int seat = 0; seat < 6; ++seat) ask(1, seat, "words/maitre");
    ask(2, 0, "words/maitre");
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, 0)));
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(2, 0)));
    for (int seat = 1; seat < 6; ++seat) EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, seat)));
    EXPECT_EQ(questions.size(), 0u);
    EXPECT_FALSE(questions.take(any).has_value());
}

TEST_F(QuestionsTest, all_tables_that_nobody_looks_at_share_like_one) {
    ask_crowd("words/maitre", "");
    ask(700, 0, "words/maitre", "somewhere");
    EXPECT_LE(taken_before(700), 2);
    ask(701, 0, "words/maitre", "");
    const int before = taken_before(701);
    EXPECT_GT(before, 100) << "which is as much as it is worth to look";
    EXPECT_LT(before, never);
}

TEST_F(QuestionsTest, who_is_stopped_early_is_not_taken_for_brief) {
    questions.learn_at_least("words/stopped", 0.1);
    EXPECT_FALSE(questions.is_brief("words/stopped"));
    questions.learn_at_least("words/stopped", 3000);
    questions.learn("dice/apprenti", 0.1);
    questions.learn_at_least("dice/apprenti", 0.01);
    EXPECT_TRUE(questions.is_brief("dice/apprenti"));
    for (int i = 0; i < 9; ++i) questions.learn_at_least("dice/apprenti", 3000);
    EXPECT_FALSE(questions.is_brief("dice/apprenti")) << "that it takes long was seen all the same";
}

TEST_F(QuestionsTest, all_tables_of_one_address_share_like_one) {
    ask_crowd("words/maitre", "one");
    ask(700, 0, "words/maitre", "another");
    EXPECT_LE(taken_before(700), 2);
    ask(701, 0, "dice/apprenti", "one");
    EXPECT_LE(taken_before(701), 2) << "and who thinks briefly goes first there too";
}

TEST_F(QuestionsTest, a_crowd_of_an_unknown_kind_holds_up_nobody) {
    ask_crowd("words/unknown", "");
    ask(700, 0, "dice/unknown", "");
    EXPECT_LE(taken_before(700), 1) << "the first of a kind goes first, to be known";
    questions.learn("dice/unknown", 0.1);
    ask(701, 0, "dice/unknown", "");
    EXPECT_LE(taken_before(701), 1);
    ask(702, 0, "words/maitre", "somewhere");
    EXPECT_LE(taken_before(702), 2);
}

TEST_F(QuestionsTest, a_thread_for_what_is_brief_takes_nothing_else) {
    ask(1, 0, "words/maitre");
    ask(2, 0, "words/unknown");
    EXPECT_FALSE(questions.take(brief).has_value());
    ask(3, 0, "dice/apprenti");
    EXPECT_EQ(questions.take(brief)->asked.table, TableId{3});
    ask(4, 0, "dice/apprenti");
    questions.learn("dice/apprenti", 200);
    EXPECT_FALSE(questions.take(brief).has_value()) << "it has become long while this waited";
    for (int i = 0; i < 60; ++i) questions.learn("dice/apprenti", 0.1);
    EXPECT_EQ(questions.take(brief)->asked.table, TableId{4}) << "and brief again";
}

TEST_F(QuestionsTest, a_seat_that_is_asked_anew_is_asked_once_and_keeps_its_place) {
    ask(1, 0, "words/maitre");
    ask(2, 0, "words/maitre");
    ask(1, 0, "words/maitre");
    EXPECT_EQ(questions.size(), 2u);
    EXPECT_EQ(next().first, 1u);
    ask(2, 0, "dice/apprenti");  // by another bot
    EXPECT_EQ(questions.size(), 1u);
    EXPECT_EQ(questions.take(any)->asked.kind, "dice/apprenti");
}

TEST_F(QuestionsTest, what_nobody_wants_to_know_any_more_is_not_asked) {
    ask(1, 0, "words/maitre");
    ask(1, 1, "words/maitre");
    questions.drop({.table = TableId{1}, .seat = Seat{0}});
    questions.drop({.table = TableId{9}, .seat = Seat{0}});  // it never was
    EXPECT_EQ(questions.size(), 1u);
    EXPECT_EQ(next(), (std::pair<std::uint64_t, int>(1, 1)));
}

}  // namespace

}  // namespace server

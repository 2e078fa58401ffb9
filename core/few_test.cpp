// The small words of the core: lists, sets, seats, verdicts, records.
#include "core/few.hpp"

#include <gtest/gtest.h>

#include "core/record.hpp"
#include "core/seat.hpp"
#include "core/verdict.hpp"

namespace core {
namespace {

TEST(List, grows_to_its_capacity_and_no_further) {
    List<int, 2> list;
    EXPECT_TRUE(list.empty());
    list.push_back(7);
    list.push_back(8);
    EXPECT_EQ(list.size(), 2u);
    EXPECT_EQ(list[0], 7);
    EXPECT_EQ(list.back(), 8);
    EXPECT_DEATH(list.push_back(9), "CHECK failed");
    EXPECT_DEATH(list.resize(3), "CHECK failed");
}

TEST(List, walks_over_what_it_holds) {
    int sum = 0;
    for (const int item : List<int, 5>{1, 2, 3}) sum += item;
    EXPECT_EQ(sum, 6);
}

TEST(List, is_equal_by_what_it_holds) {
    List<int, 3> list = {1, 2, 3};
    list.resize(1);
    EXPECT_EQ(list, (List<int, 3>{1}));
    EXPECT_NE(list, (List<int, 3>{1, 2}));
    EXPECT_NE(list, (List<int, 3>{2}));
    list.resize(3);
    EXPECT_EQ(list, (List<int, 3>{1, 0, 0}));  // nothing of what was there comes back
}

TEST(List, of_is_many_alike) { EXPECT_EQ((List<char, 4>::of(3, 'x')), (List<char, 4>{'x', 'x', 'x'})); }

TEST(Set, holds_numbers_below_its_capacity) {
    Set<6> set = {0, 5};
    EXPECT_TRUE(set.has(0) && set.has(5));
    EXPECT_FALSE(set.has(1) || set.has(6) || set.has(64));
    EXPECT_EQ(set.size(), 2u);
    EXPECT_EQ(set.bits(), 0b100001u);
    EXPECT_DEATH(set.add(6), "CHECK failed");
    EXPECT_DEATH((void)Set<6>::from_bits(64), "CHECK failed");
}

TEST(Set, without_is_what_is_left) {
    EXPECT_EQ((Set<6>{0, 2, 5}.without({2, 3})), (Set<6>{0, 5}));
    EXPECT_EQ((Set<64>{0, 63}.without({63})), Set<64>{0});
    EXPECT_EQ(Set<6>{4}.without({}), Set<6>{4});
    EXPECT_TRUE(Set<6>::all().without(Set<6>::all()).empty());
}

TEST(Set, all_is_all) {
    EXPECT_EQ(Set<6>::all().bits(), 63u);
    EXPECT_EQ(Set<32>::all().bits(), 0xffffffffu);
    EXPECT_EQ(Set<33>::all().bits(), 0x1ffffffffu);
    EXPECT_EQ(Set<64>::all().bits(), 0xffffffffffffffffu);
    EXPECT_TRUE((Set<64>{0, 63}).has(63));
    EXPECT_EQ((Set<64>{0, 63}).size(), 2u);
    EXPECT_TRUE(Set<6>{}.empty());
    EXPECT_EQ((Set<6>{1, 1}), Set<6>{1});
}

TEST(Seats, hold_nature_spectator_and_players) {
    Seats seats(Seat{3});
    EXPECT_EQ(seats.first(), Seat{3});
    seats.add(Seat{1});
    EXPECT_EQ(seats.first(), Seat{1});
    seats.add(Seat::nature);
    EXPECT_EQ(seats.first(), Seat::nature);
    EXPECT_TRUE(seats.has(Seat{1}) && seats.has(Seat{3}) && seats.has(Seat::nature));
    EXPECT_FALSE(seats.has(Seat{0}) || seats.has(Seat{2}) || seats.has(Seat::spectator));
    EXPECT_TRUE(Seats().empty());
    Seats watched(Seat::spectator);
    watched.add(Seat{2});
    EXPECT_EQ(watched.first(), Seat{2});  // who only looks is never first to act
}

TEST(Seats, may_be_asked_for_any_seat_the_wire_can_name) {
    Seats seats(Seat::spectator);
    seats.add(Seat{seats_max - 1});
    for (int seat = -128; seat < 128; ++seat) {
        EXPECT_EQ(seats.has(Seat(seat)), seat == -2 || seat == seats_max - 1) << seat;
    }
}

TEST(Seats, go_round_the_table) {
    EXPECT_EQ(next(Seat{0}, 3), Seat{1});
    EXPECT_EQ(next(Seat{2}, 3), Seat{0});
    EXPECT_TRUE(is_player(Seat{0}));
    EXPECT_FALSE(is_player(Seat::nature) || is_player(Seat::spectator));
}

enum class Illegal { too_late, too_early };
BOOST_DESCRIBE_ENUM(Illegal, too_late, too_early)

TEST(Verdict, becomes_a_refusal_by_its_name) {
    const Verdict<Illegal> verdict = std::unexpected(Illegal::too_early);
    const Result<void> result = refuse(verdict.error());
    EXPECT_EQ(result.error(), Refusal{"too_early"});
    EXPECT_EQ(name_of(Illegal::too_late), "too_late");
    EXPECT_EQ(name_of(Illegal(99)), "");
}

TEST(Record, survives_the_wire) {
    const Record record{.game = "coloryam", .version = 1, .seats = 2, .config = boost::json::parse(R"({"pro":true})"),
                        .names = {"Ann", "Zoë"}, .moves = {{Seat::nature, boost::json::parse(R"({"type":"begin"})")},
                                                           {Seat{1}, boost::json::parse(R"({"type":"stop"})")}},
                        .commitment = "c0", .proof = Proof{.secret = "5e", .table = "AB12", .nonces = {"n", ""}}};
    EXPECT_EQ(decode<Record>(encode(record)), record);
    Record unfinished = record;
    unfinished.proof.reset();
    EXPECT_EQ(decode<Record>(encode(unfinished)), unfinished);
}

}  // namespace
}  // namespace core

// The worked examples, by their numbers.
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

Story trays_of(std::string_view blue_yellow_red, std::int8_t bonus, int seats = 2) {
    return Story({}, seats).draws(blue_yellow_red, bonus);
}

TEST(ColorWordsVectors, R14_R15_vector_1_TABLE_along_the_first_line) {
    Story plain = trays_of("TLA", eight_letters).write({sent("TABLE", "A1 B1 C1 D1 E1")});
    EXPECT_EQ(plain.points(ann), 3);
    Story straight = trays_of("TLA", straight_right).write({sent("TABLE", "A1 B1 C1 D1 E1")});
    EXPECT_EQ(straight.points(ann), 5);
    EXPECT_EQ(straight.result(ann).bonus, 2);
}

TEST(ColorWordsVectors, R14_R16_vector_2_TABLE_with_a_turn_on_red) {
    const Write table = sent("TABLE", "A1 A2 B2 C2 D2");
    EXPECT_EQ(trays_of("TLA", eight_letters).write({table}).points(ann), 5);
    EXPECT_EQ(trays_of("TLA", turn_on_red).write({table}).result(ann).bonus, 2);
    EXPECT_EQ(trays_of("TLA", turn_on_blue).write({table}).result(ann).bonus, 0);
}

TEST(ColorWordsVectors, R14_vector_3_SALADE_with_two_A_on_different_colours) {
    EXPECT_EQ(trays_of("SDA", eight_letters).write({sent("SALADE", "A1 A2 B2 C2 D2 E2")}).points(ann), 5);
}

TEST(ColorWordsVectors, R7_R8_vector_4_ways_that_are_refused) {
    Story story = trays_of("TLA", eight_letters);
    EXPECT_EQ(why_not(story.state, ann, sent("TABLE", "B1 C1 D1 E1 F1")), Illegal::wrong_start);
    story.write({sent("TABLE", "A1 A2 B2 C2 D2")}).go_on().draws("SDE", eight_letters - 1);
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "D3 C3 B3")), Illegal::wrong_step);  // to the left
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "A4 A3 B3")), Illegal::wrong_step);  // up
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "C1 C2 C3")), Illegal::occupied);
    EXPECT_EQ(why_not(story.state, ann, sent("LAC", "C3 D3 D4")), std::nullopt);
}

Cells all_but(int empty) {
    return Cells::from_bits(Cells::all().bits() >> empty);
}

Story at_the_end(const Config& config, const std::vector<int>& empty) {
    Story story(config, static_cast<int>(empty.size()));
    for (std::size_t seat = 0; seat < empty.size(); ++seat) story.has_filled(core::Seat(seat), all_but(empty[seat]));
    while (story.state.open.rounds.size() < round_count) story.state.open.rounds.push_back(story.state.open.rounds[0]);
    story.state.open.round = round_count - 1;
    story.state.open.phase = Phase::reviewing;
    return story.go_on();
}

TEST(ColorWordsVectors, R21_R25_vector_5_the_fullest_sheet) {
    using Scores = std::vector<std::int32_t>;
    EXPECT_EQ(Rules::outcome(at_the_end({}, {9, 7, 7}).state)->scores, (Scores{0, 5, 5}));
    EXPECT_EQ(Rules::outcome(at_the_end({}, {7}).state)->scores, (Scores{5}));
    EXPECT_EQ(Rules::outcome(at_the_end({}, {8}).state)->scores, (Scores{0}));
    EXPECT_EQ(Rules::outcome(at_the_end({.grid = Grid::b}, {9, 7, 7}).state)->scores, (Scores{0, 0, 0}));
}

TEST(ColorWordsVectors, R22_R23_vector_6_a_star_is_for_those_who_come_first) {
    const std::size_t column_d = side + 3;
    const Cells two_missing = Cells::from_bits(cells_of_star(column_d).bits() & ~Cells{38, 45}.bits());  // D6, D7
    Story story({.grid = Grid::b}, 3);
    for (const core::Seat seat : {ann, bob, cem}) story.has_filled(seat, two_missing);
    story.draws("TLA", eight_letters).write({sent("TU", "D6 D7"), no_word, sent("AS", "D6 D7")});
    EXPECT_EQ(story.state.open.stars[column_d].ringed, (core::Set<max_seats>{0, 2}));
    EXPECT_EQ(story.board().specials, (core::List<std::int8_t, max_seats>{2, 0, 2}));
    story.go_on().draws("SDE", eight_letters - 1).write({no_word, sent("TU", "D6 D7")});
    EXPECT_EQ(story.state.open.stars[column_d].ringed, (core::Set<max_seats>{0, 2}));
    EXPECT_EQ(story.board().specials, (core::List<std::int8_t, max_seats>{2, 0, 2}));
}

TEST(ColorWordsVectors, R27_vector_7_praise) {
    EXPECT_EQ(rating_of(Grid::a, 57), 4);
    EXPECT_EQ(rating_of(Grid::b, 57), 2);
    for (int stars = 0; stars <= 5; ++stars) {
        EXPECT_EQ(rating_of(Grid::a, 35 + 5 * stars), stars);
        EXPECT_EQ(rating_of(Grid::b, 45 + 5 * stars), stars);
        EXPECT_EQ(rating_of(Grid::a, 39 + 5 * stars), stars);
        EXPECT_EQ(rating_of(Grid::b, 49 + 5 * stars), stars);
    }
}

TEST(ColorWordsVectors, R27_praise_is_for_who_is_alone_and_done) {
    EXPECT_EQ(at_the_end({}, {7}).board().rating, 0);
    EXPECT_EQ(at_the_end({}, {7, 9}).board().rating, -1);
    EXPECT_EQ(Story({}, 1).board().rating, -1);
}

}  // namespace
}  // namespace colorwords

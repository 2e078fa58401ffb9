// The sheet and the cards: what is printed, what a card asks of a word, what a letter scores.
#include <map>
#include <set>

#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

constexpr std::array both_grids = {Grid::a, Grid::b};

TEST(ColorWordsGrid, R1_every_colour_is_on_sixteen_cells_and_the_start_has_none) {
    for (const Grid grid : both_grids) {
        std::map<Colour, int> cells;
        for (const Colour colour : colours_of(grid, 0)) ++cells[colour];
        EXPECT_EQ(cells, (std::map<Colour, int>{
                             {Colour::none, 1}, {Colour::blue, 16}, {Colour::yellow, 16}, {Colour::red, 16}}));
        EXPECT_EQ(colours_of(grid, 0)[start], Colour::none);
    }
}

TEST(ColorWordsGrid, R1_every_line_and_column_has_two_or_three_cells_of_each_colour) {
    for (const Grid grid : both_grids) {
        for (int star = 0; star < star_count; ++star) {
            std::map<Colour, int> cells;
            for (std::size_t each = 0; each < cell_count; ++each) {
                if (cells_of_star(star).has(each)) ++cells[colours_of(grid, 0)[each]];
            }
            for (const Colour colour : {Colour::blue, Colour::yellow, Colour::red}) {
                EXPECT_GE(cells[colour], 2);
                EXPECT_LE(cells[colour], 3);
            }
        }
    }
}

TEST(ColorWordsGrid, R1_on_grid_A_the_ways_on_have_the_two_other_colours) {
    const Colours& colours = colours_of(Grid::a, 0);
    for (int from = 1; from < cell_count; ++from) {
        if (next_cells(from).size() < 2) continue;
        std::set<Colour> met = {colours[static_cast<std::size_t>(from)]};
        for (const std::int8_t next : next_cells(from)) met.insert(colours[static_cast<std::size_t>(next)]);
        EXPECT_EQ(met.size(), 3u);
    }
}

TEST(ColorWordsGrid, R1_on_grid_B_neighbours_may_have_the_same_colour) {
    const Colours& colours = colours_of(Grid::b, 0);
    int alike = 0;
    for (int from = 0; from < cell_count; ++from) {
        for (const std::int8_t next : next_cells(from)) {
            alike += colours[static_cast<std::size_t>(from)] == colours[static_cast<std::size_t>(next)] ? 1 : 0;
        }
    }
    EXPECT_EQ(alike, 24);
}

TEST(ColorWordsGrid, R2_six_layouts_differ_and_each_only_exchanges_colours) {
    for (const Grid grid : both_grids) {
        std::set<Colours> seen;
        for (int layout = 0; layout < layout_count; ++layout) {
            const Colours& colours = colours_of(grid, layout);
            seen.insert(colours);
            std::map<Colour, std::set<Colour>> becomes;
            for (std::size_t each = 0; each < cell_count; ++each) {
                becomes[colours_of(grid, 0)[each]].insert(colours[each]);
            }
            for (const auto& [printed, now] : becomes) EXPECT_EQ(now.size(), 1u);
            EXPECT_EQ(colours[start], Colour::none);
        }
        EXPECT_EQ(seen.size(), std::size_t{layout_count});
    }
}

TEST(ColorWordsGrid, R2_sheets_are_alike_unless_the_table_wants_them_exchanged) {
    const Board same = Story({}, 6).board();
    const Board exchanged = Story({.layouts = Layouts::exchanged}, 6).board();
    EXPECT_EQ(same.colours[0].substr(0, 7), "*YRBYRB");
    EXPECT_EQ(exchanged.colours[0], same.colours[0]);
    EXPECT_EQ(exchanged.colours[1].substr(0, 7), "*RBYRBY");  // blue is yellow, yellow red, red blue
    for (std::size_t seat = 1; seat < 6; ++seat) {
        EXPECT_EQ(same.colours[seat], same.colours[0]);
        EXPECT_NE(exchanged.colours[seat], exchanged.colours[0]);
    }
}

TEST(ColorWordsGrid, R3_letters_are_drawn_from_eighteen_different_ones) {
    EXPECT_EQ(std::set<char>(letter_cards.begin(), letter_cards.end()).size(), std::size_t{letter_count});
    for (std::size_t i = 0; i < letter_count; ++i) {
        EXPECT_EQ(core::name_of(Letter(i)), std::string_view(&letter_cards[i], 1));
    }
}

TEST(ColorWordsGrid, R4_the_pack_has_these_cards_for_these_points) {
    std::map<std::string_view, std::vector<int>> points;
    std::set<lexicon::List> themes;
    for (int card = 0; card < bonus_count; ++card) {
        const Bonus& bonus = bonus_card(card);
        std::visit([&](const auto& asked) { points[asked.type].push_back(bonus.points); }, bonus.asks);
        if (const auto theme = theme_of(card)) themes.insert(*theme);
    }
    EXPECT_EQ(points["theme"], std::vector<int>(12, 3));
    EXPECT_EQ(themes.size(), 12u);
    EXPECT_EQ(points["first_letter"], std::vector<int>(6, 2));
    EXPECT_EQ(points["straight"], std::vector<int>(4, 2));
    EXPECT_EQ(points["size"], (std::vector<int>{2, 2, 3, 3, 4}));
    EXPECT_EQ(points["turn"], std::vector<int>(3, 2));
    EXPECT_EQ(points["covers"], (std::vector<int>{3, 3, 3, 4, 4, 4}));
}

bool gets(int card, std::string_view word, std::string_view cells) {
    return is_met(bonus_card(card), word, way(cells), colours_of(Grid::a, 0));
}

TEST(ColorWordsGrid, R15_first_letter_size_and_straight_are_exact) {
    EXPECT_TRUE(gets(first_letter_a, "AMI", "A1 B1 C1"));
    EXPECT_FALSE(gets(first_letter_a, "LAC", "A1 B1 C1"));
    EXPECT_TRUE(gets(four_letters, "AMIE", "A1 B1 C1 D1"));
    EXPECT_FALSE(gets(four_letters, "AMI", "A1 B1 C1"));
    EXPECT_FALSE(gets(four_letters, "AMIES", "A1 B1 C1 D1 E1"));
    EXPECT_TRUE(gets(straight_right, "AMI", "A1 B1 C1"));
    EXPECT_FALSE(gets(straight_right, "AMI", "A1 A2 A3"));
    EXPECT_TRUE(gets(straight_down, "AMI", "A1 A2 A3"));
    EXPECT_FALSE(gets(straight_down, "AMI", "A1 A2 B2"));
}

TEST(ColorWordsGrid, R16_a_turn_is_never_on_the_first_or_last_cell) {
    EXPECT_TRUE(gets(turn_on_red, "TABLE", "A1 A2 B2 C2 D2"));    // A2 is red
    EXPECT_FALSE(gets(turn_on_blue, "TABLE", "A1 A2 B2 C2 D2"));
    EXPECT_FALSE(gets(turn_on_red, "AMI", "A1 B1 C1"));           // C1 is red, but the way is straight
    EXPECT_TRUE(gets(turn_on_red, "AMIE", "A1 B1 C1 C2"));
    EXPECT_FALSE(gets(turn_on_red, "AS", "A2 B2"));
}

TEST(ColorWordsGrid, R17_cells_of_colours_are_counted_and_the_start_is_of_none) {
    EXPECT_FALSE(gets(two_blue_two_yellow, "TABLE", "A1 B1 C1 D1 E1"));  // * Y R B Y
    EXPECT_TRUE(gets(two_blue_two_yellow, "SALADE", "B1 C1 D1 E1 F1 G1"));
    EXPECT_FALSE(gets(three_red, "TABLE", "A2 B2 C2 D2 E2"));
    EXPECT_TRUE(gets(three_red, "SALADES", "A2 B2 C2 D2 E2 F2 G2"));
}

TEST(ColorWordsGrid, R18_no_word_meets_a_theme_by_itself) {
    for (int card = 0; card < 12; ++card) EXPECT_FALSE(gets(card, "TABLE", "A1 B1 C1 D1 E1"));
}

TEST(ColorWordsGrid, R14_a_letter_scores_two_on_its_colour_one_elsewhere_each_time) {
    const auto points = letter_points("SALADE", way("A1 A2 B2 C2 D2 E2"), colours_of(Grid::a, 0), trays("SDA"));
    EXPECT_EQ(points, (core::List<std::int8_t, 13>{1, 2, 0, 1, 1, 0}));  // * R B Y R B
}

}  // namespace
}  // namespace colorwords

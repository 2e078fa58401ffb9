// The laws of all games, with every option, any number of seats, and everybody interrupting.
#include "core/laws.hpp"

#include <algorithm>

#include "games/barbarossa/evening.hpp"

namespace barbarossa {
namespace {

std::vector<Config> some_configs() {
    std::vector<Config> configs;
    for (int i = 0; i < 14; ++i) {
        configs.push_back({.language = lexicon::Language(i % 2), .riddles = Riddles(i % 3),
                           .sculpting = Sculpting(i % 3), .letter_questions = i % 4 < 2,
                           .penalties_always = i % 5 < 2, .common_theme = i % 3 == 0,
                           .forgiving_curses = i % 4 == 1,
                           .edition = Edition(i % 4 == 3), .first = First(i % 7)});
    }
    return configs;
}

TEST(Barbarossa, obeys_the_laws_of_all_games) { core::laws<Rules>(some_configs(), 42); }

// Where a hat must be at the end, by what moved it and by what stands unguessed.
int hat_at_the_end(const Table& table, std::size_t seat) {
    const Player& player = table.players[seat];
    int hat = hat_at_start + player.by_guesses + player.by_objects + player.by_hazards;
    if (!table.reached.empty() && !table.config.penalties_always) return hat;  // R33, R36
    for (const Object& object : table.objects) {
        if (object.owner != core::Seat(seat)) continue;
        if (object.arrows.empty()) hat -= 5;  // R35
        if (object.arrows.size() == 1) hat -= 2;
    }
    return hat;
}

// laws<> draws who sits and may miss a number; here each plays every option to its end, the clock included.
TEST(Barbarossa, R33_R37_every_table_ends_with_everybody_placed) {
    core::Rng rng(3);
    int paid = 0, shared = 0;
    for (const Config& config : some_configs()) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            if (!Rules::accepts(config, seats)) continue;
            const State last = core::play_randomly<Rules>(config, seats, rng, 8).states.back();
            const auto outcome = Rules::outcome(last);
            ASSERT_TRUE(outcome);
            std::vector<int> hats;
            for (std::size_t seat = 0; seat < seats_of(last.table); ++seat) {
                hats.push_back(hat_at_the_end(last.table, seat));
            }
            EXPECT_EQ(outcome->scores, hats);
            std::vector<int> order = hats;
            std::ranges::sort(order, std::ranges::greater{});
            for (std::size_t seat = 0; seat < hats.size(); ++seat) {
                EXPECT_EQ(outcome->places[seat], 1 + (std::ranges::find(order, hats[seat]) - order.begin()));
                shared += std::ranges::count(hats, hats[seat]) > 1;
            }
            paid += last.table.reached.empty() || config.penalties_always;
        }
    }
    EXPECT_GT(paid, 0);  // else some of it was not tested
    EXPECT_GT(shared, 0);
}

// Whatever happens, things stay within what the board allows.
TEST(Barbarossa, R3_R4_R26_numbers_stay_within_the_board) {
    core::Rng rng(4);
    for (int game = 0; game < 12; ++game) {
        for (const State& state : core::play_randomly<Rules>({}, 3 + game % 4, rng, 10).states) {
            const Table& table = state.table;
            std::size_t arrows = 0;
            for (const Object& object : table.objects) {
                arrows += object.arrows.size();
                EXPECT_EQ(std::ranges::count(object.arrows, object.owner), 0);
                EXPECT_TRUE(object.arrows.size() < 2 || object.arrows[0] != object.arrows[1]);
            }
            EXPECT_EQ(arrows, static_cast<std::size_t>(table.arrows));
            EXPECT_LE(table.arrows, last_arrow(table.seats));
            for (const Player& player : table.players) {
                EXPECT_TRUE(player.gems >= 0 && player.gems <= gems_max);
                EXPECT_TRUE(player.space >= 0 && player.space < ring_spaces);
                if (table.phase == Phase::over) continue;
                EXPECT_TRUE(player.hat >= hat_min && player.hat < goal);
                EXPECT_EQ(player.hat, hat_at_start + player.by_guesses + player.by_objects + player.by_hazards);
            }
        }
    }
}

}  // namespace
}  // namespace barbarossa

// The laws of all games, with every option and any number of seats.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include "games/colorwords/rules.hpp"

namespace colorwords {
namespace {

std::vector<Config> every_config() {
    std::vector<Config> configs;
    for (int i = 0; i < 16; ++i) {
        configs.push_back({.grid = Grid(i % 2), .lexicon = lexicon::Language(i / 2 % 2),
                           .unknown = Unknown(i / 4 % 2), .layouts = Layouts(i / 8)});
    }
    return configs;
}

TEST(ColorWords, obeys_the_laws_of_all_games) { core::laws<Rules>(every_config(), 96); }

// laws<> draws who sits and may miss a number; here each plays every option to its end, the clock included.
TEST(ColorWords, every_table_ends_with_everybody_placed) {
    core::Rng rng(3);
    for (const Config& config : every_config()) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            const auto played = core::play_randomly<Rules>(config, seats, rng, 20);
            const auto outcome = Rules::outcome(played.states.back());
            ASSERT_TRUE(outcome);
            EXPECT_EQ(*std::min_element(outcome->places.begin(), outcome->places.end()), 1);
        }
    }
}

}  // namespace
}  // namespace colorwords

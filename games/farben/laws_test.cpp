// The laws of all games, with every option and any number of seats.
#include "core/laws.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/farben/rules.hpp"

namespace farben {
namespace {

std::vector<Config> every_config() {
    std::vector<Config> configs;
    for (int i = 0; i < 24; ++i) {
        configs.push_back({.language = lexicon::Language(i % 2), .first = First(i / 4), .rounds = Rounds(i / 2 % 2)});
    }
    return configs;
}

TEST(Farben, obeys_the_laws_of_all_games) { core::laws<Rules>(every_config(), 48); }

// laws<> draws who sits and may miss a number; here each plays every option to its end, the clock included.
TEST(Farben, every_table_ends_with_everybody_placed) {
    core::Rng rng(3);
    for (const Config& config : every_config()) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            if (!Rules::accepts(config, seats)) continue;
            const auto played = core::play_randomly<Rules>(config, seats, rng, 5);
            const auto outcome = Rules::outcome(played.states.back());
            ASSERT_TRUE(outcome);
            EXPECT_EQ(*std::ranges::min_element(outcome->places), 1);
        }
    }
}

}  // namespace
}  // namespace farben

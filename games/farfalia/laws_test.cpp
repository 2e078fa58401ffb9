// The laws of all games, in every mode and with every option.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include "games/farfalia/modes.hpp"

namespace farfalia {
namespace {

// laws<> draws the number of seats, and the fields of other numbers are ignored: every mode for each number.
std::vector<Config> every_config() {
    std::vector<Config> configs;
    for (int i = 0; i < 20; ++i) {
        configs.push_back({.five = Five(i % 4), .four = Four(i % 5), .three = Three(i % 2), .jokers = Jokers(i % 3),
                           .first = First(i % 6), .next_dealer = NextDealer(i / 2 % 3), .pack = Pack(i / 3 % 2),
                           .points = Points(i / 4 % 2), .double_last_deal = i / 5 % 2 == 0,
                           .double_extra_deal = i / 6 % 2 == 0});
    }
    return configs;
}

TEST(Farfalia, obeys_the_laws_of_all_games) { core::laws<Rules>(every_config(), 100); }

// laws<> draws who sits and may miss a mode; here each is played to its end, the clock included.
TEST(Farfalia, every_mode_ends_with_everybody_placed) {
    core::Rng rng(3);
    for (const Mode& mode : every_mode()) {
        const auto played = core::play_randomly<Rules>(mode.config, mode.seats, rng, 20);
        const auto outcome = Rules::outcome(played.states.back());
        ASSERT_TRUE(outcome) << mode.name;
        EXPECT_EQ(*std::min_element(outcome->places.begin(), outcome->places.end()), 1) << mode.name;
    }
}

}  // namespace
}  // namespace farfalia

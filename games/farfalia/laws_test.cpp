// The laws of all games, in every mode and with every option.
#include "core/laws.hpp"

#include <gtest/gtest.h>

#include "games/farfalia/rules.hpp"

namespace farfalia {
namespace {

std::vector<Config> every_mode() {
    std::vector<Config> configs;
    for (const Jokers jokers : {Jokers::none, Jokers::double_you, Jokers::burning}) {
        for (int five = 0; five < 4; ++five) {
            configs.push_back({.five = Five(five), .four = Four(five), .three = Three(five % 2), .jokers = jokers});
        }
        configs.push_back({.four = Four::points_60, .jokers = jokers, .first = First::seat_2});
    }
    return configs;
}

TEST(Farfalia, laws) { core::laws<Rules>(every_mode(), 60); }

}  // namespace
}  // namespace farfalia

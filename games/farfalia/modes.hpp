// For tests: every mode of the game with every kind of jokers, by name.
#pragma once

#include <string>
#include <vector>

#include "games/farfalia/rules.hpp"

namespace farfalia {

struct Mode {
    std::string name{};
    int seats = 0;
    Config config{};
};

inline std::vector<Mode> every_mode() {
    std::vector<Mode> modes;
    for (const Jokers jokers : {Jokers::none, Jokers::double_you, Jokers::burning}) {
        const auto add = [&](std::string_view name, int seats, Config config) {
            config.jokers = jokers;
            modes.push_back({std::string(name) + ", jokers " + std::string(core::name_of(jokers)), seats, config});
        };
        add("beginner", 5, {.five = Five::beginner});
        add("chinkway", 5, {.five = Five::chinkway});
        add("chinkway_ten", 5, {.five = Five::chinkway_ten});
        add("chinkway_short", 5, {.five = Five::chinkway_short});
        add("deals_4", 4, {.four = Four::deals_4});
        add("deals_8", 4, {.four = Four::deals_8});
        add("deals_12", 4, {.four = Four::deals_12});
        add("points_30", 4, {.four = Four::points_30});
        add("points_60", 4, {.four = Four::points_60});
        add("six_deals", 3, {.three = Three::six_deals});
        add("quick", 3, {.three = Three::quick});
        add("two", 2, {});
    }
    return modes;
}

}  // namespace farfalia

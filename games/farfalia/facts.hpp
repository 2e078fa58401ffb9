// What the page shows of the rules: which tables there are, and which options make no difference there, so that nobody
// is asked. Made into TypeScript.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/farfalia/state.hpp"

namespace farfalia {

inline bool matters(std::string_view option, const Config& config, int seats) {
    const bool is_beginner = seats == 5 && config.five == Five::beginner;
    if (option == "five") return seats == 5;
    if (option == "four") return seats == 4;
    if (option == "three") return seats == 3;
    if (option == "next_dealer") return is_beginner;  // R16
    if (option == "double_last_deal") return is_beginner || seats < 4 || (seats == 4 && config.four < Four::points_30);
    if (option == "double_extra_deal") return seats == 5 && config.five == Five::chinkway;  // R19
    return true;
}

struct Kind {  // of table
    std::int32_t seats = 0;
    std::string option{};  // that says which game so many play; empty if there is one only
    std::string choice{};
    std::vector<std::string> idle{};  // options
};
BOOST_DESCRIBE_STRUCT(Kind, (), (seats, option, choice, idle))

struct Facts {
    std::vector<Kind> tables{};
};
BOOST_DESCRIBE_STRUCT(Facts, (), (tables))

inline Facts facts() {
    using namespace boost::mp11;
    Facts facts;
    const auto add = [&](int seats, std::string_view option, std::string_view choice, const Config& config) {
        Kind kind{.seats = seats, .option = std::string(option), .choice = std::string(choice), .idle = {}};
        mp_for_each<core::Fields<Config>>([&](auto field) {
            if (!matters(field.name, config, seats)) kind.idle.emplace_back(field.name);
        });
        facts.tables.push_back(std::move(kind));
    };
    add(2, "", "", {});
    mp_for_each<core::Names<Three>>([&](auto each) { add(3, "three", each.name, {.three = each.value}); });
    mp_for_each<core::Names<Four>>([&](auto each) { add(4, "four", each.name, {.four = each.value}); });
    mp_for_each<core::Names<Five>>([&](auto each) { add(5, "five", each.name, {.five = each.value}); });
    return facts;
}

}  // namespace farfalia

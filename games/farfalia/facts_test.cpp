#include "games/farfalia/facts.hpp"

#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/farfalia/modes.hpp"

namespace farfalia {
namespace {

using namespace boost::mp11;

// All that a spectator is shown in a random game, but for the options themselves.
std::vector<std::string> seen_with(const Config& config, int seats, std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<std::string> seen;
    for (State& state : core::play_randomly<Rules>(config, seats, rng).states) {
        state.open.config = {};
        seen.push_back(core::encode(state.open));
    }
    return seen;
}

// The same options with each other choice of this one.
template <class Field>
std::vector<Config> others(const Config& config, Field field) {
    std::vector<Config> all;
    using Value = std::remove_cvref_t<decltype(config.*field.pointer)>;
    const auto add = [&](Value value) {
        Config other = config;
        other.*field.pointer = value;
        if (value != config.*field.pointer) all.push_back(other);
    };
    if constexpr (std::same_as<Value, bool>) add(!(config.*field.pointer));
    else mp_for_each<core::Names<Value>>([&](auto each) { add(each.value); });
    return all;
}

TEST(FarfaliaFacts, R16_R19_an_option_that_makes_no_difference_makes_none) {
    int idle = 0;
    for (const Mode& mode : every_mode()) {
        const auto seen = seen_with(mode.config, mode.seats, 1);
        mp_for_each<core::Fields<Config>>([&](auto field) {
            if (matters(field.name, mode.config, mode.seats)) return;
            ++idle;
            for (const Config& other : others(mode.config, field)) {
                EXPECT_EQ(seen_with(other, mode.seats, 1), seen) << mode.name << ", " << field.name;
            }
        });
    }
    EXPECT_GT(idle, 50);
}

TEST(FarfaliaFacts, R16_R19_an_option_that_makes_a_difference_makes_one) {
    const auto differs = [](const Config& one, const Config& other, int seats) {
        bool is_seen = false;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            is_seen |= seen_with(one, seats, seed) != seen_with(other, seats, seed);
        }
        return is_seen;
    };
    for (const Mode& mode : every_mode()) {
        if (mode.config.jokers != Jokers::none) continue;
        Config last = mode.config, extra = mode.config, dealer = mode.config;
        last.double_last_deal = !last.double_last_deal;
        extra.double_extra_deal = !extra.double_extra_deal;
        dealer.next_dealer = NextDealer::left_neighbour;
        const auto is_matter = [&](std::string_view option) { return matters(option, mode.config, mode.seats); };
        EXPECT_EQ(differs(mode.config, last, mode.seats), is_matter("double_last_deal")) << mode.name;
        EXPECT_EQ(differs(mode.config, extra, mode.seats), is_matter("double_extra_deal")) << mode.name;
        EXPECT_EQ(differs(mode.config, dealer, mode.seats), is_matter("next_dealer")) << mode.name;
    }
}

TEST(FarfaliaFacts, tell_every_table_there_is) {
    EXPECT_EQ(facts().tables.size(), every_mode().size() / 3) << "modes are tried with three kinds of jokers";
}

}  // namespace
}  // namespace farfalia

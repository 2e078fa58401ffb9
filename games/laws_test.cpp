// What holds for every game there is, with any options: a game that is added is tested here without a word.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace {

using namespace boost::mp11;

template <class Config>
Config any_config(core::Rng& rng) {
    Config config{};
    mp_for_each<core::Fields<Config>>([&](auto field) {
        auto& value = config.*field.pointer;
        using Value = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::same_as<Value, bool>) {
            value = rng.chance(2);
        } else {
            const std::uint32_t chosen = rng.below(mp_size<core::Names<Value>>::value);
            std::uint32_t i = 0;
            mp_for_each<core::Names<Value>>([&](auto each) {
                if (i++ == chosen) value = each.value;
            });
        }
    });
    return config;
}

template <class Entry>
class EveryGame : public testing::Test {};
using Entries = mp_rename<games::All, testing::Types>;
TYPED_TEST_SUITE(EveryGame, Entries);

TYPED_TEST(EveryGame, keeps_the_laws_with_any_options) {
    using G = typename TypeParam::Rules;
    core::Rng rng(1);
    std::vector<typename G::Config> configs = {{}};
    while (configs.size() < 24) configs.push_back(any_config<typename G::Config>(rng));
    core::laws<G>(configs, static_cast<int>(configs.size()));
}

// Two ways lead to text: written directly, for speed, and through Json, for those who look into it.
TYPED_TEST(EveryGame, is_written_as_its_json_is) {
    using G = typename TypeParam::Rules;
    core::Rng rng(2);
    const auto played = core::play_randomly<G>({}, G::max_seats, rng);
    for (const auto& state : played.states) {
        const auto view = G::view(state, core::Seat{0});
        EXPECT_EQ(core::encode(view), boost::json::serialize(core::to_json(view)));
    }
    for (const auto& move : played.log) {
        EXPECT_EQ(core::encode(move.action), boost::json::serialize(core::to_json(move.action)));
    }
}

// A bot that chose an illegal action would hold up its table; one that chose otherwise the second time could
// not be reproduced from a report.
TYPED_TEST(EveryGame, has_bots_that_choose_legally_and_repeatably) {
    using G = typename TypeParam::Rules;
    mp_for_each<mp_transform<std::type_identity, typename TypeParam::Bots>>([](auto each) {
        using Bot = typename decltype(each)::type;
        core::Rng nature(3);
        typename G::State state = G::setup({}, G::min_seats);
        core::Memories<G> memories;
        for (int move = 1; !G::to_act(state).empty(); ++move) {
            const core::Seat actor = G::to_act(state).first();
            typename G::Action action{};
            if (actor == core::Seat::nature) {
                action = G::nature(state, nature);
            } else {
                const core::Bytes32 key = core::Rng::key_of(static_cast<std::uint64_t>(move));
                core::Rng once(key), again(key);
                const auto view = G::view(state, actor);
                action = core::choose<Bot, G>(view, memories.of(actor), actor, once, {});
                EXPECT_EQ(action, (core::choose<Bot, G>(view, memories.of(actor), actor, again, {}))) << Bot::name;
            }
            ASSERT_TRUE(G::apply(state, actor, action).has_value()) << Bot::name << " at move " << move;
            memories.notice(state, G::min_seats);
        }
    });
}

TYPED_TEST(EveryGame, has_a_coach_for_every_view) {
    using G = typename TypeParam::Rules;
    core::Rng rng(5);
    const auto played = core::play_randomly<G>({}, G::max_seats, rng);
    for (std::size_t i = 0; i < played.states.size(); i += 7) {
        for (const core::Seat seat : {core::Seat{0}, core::Seat::spectator}) {
            const auto view = G::view(played.states[i], seat);
            core::check_round_trip(TypeParam::Coach::advise(view));
            EXPECT_EQ(games::advise(G::name, core::to_json(view)), core::to_json(TypeParam::Coach::advise(view)));
        }
    }
}

TYPED_TEST(EveryGame, is_described_as_it_is) {
    using G = typename TypeParam::Rules;
    const games::Info* info = games::find(G::name);
    ASSERT_NE(info, nullptr);
    EXPECT_EQ(info->min_seats, G::min_seats);
    EXPECT_EQ(info->max_seats, G::max_seats);
    EXPECT_EQ(info->bots.size(), mp_size<typename TypeParam::Bots>::value);
    const core::Json defaults = core::to_json(typename G::Config{});
    for (const games::Field& field : info->config) EXPECT_EQ(defaults.at(field.name), field.initial);
    EXPECT_EQ(info->config.size(), defaults.as_object().size());
}

}  // namespace

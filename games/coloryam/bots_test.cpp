// The bots at the table: they keep to the rules whatever is played, answer the same when asked again,
// and are as strong as their names say. BOTS.md has the numbers of long matches.
#include "games/coloryam/bots.hpp"

#include "core/json.hpp"
#include "core/laws.hpp"
#include "games/arena.hpp"
#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

using ColorYam = boost::mp11::mp_first<games::All>;
enum Bot : std::size_t { random_bot, apprenti, habitue, maitre };
constexpr auto just_think = [](std::size_t, const auto& think) { return think(); };

Config some_config(core::Rng& rng) {
    return {.free_objectives = rng.chance(3),
            .color_chance = rng.chance(3),
            .pro = rng.chance(3),
            .declared_miss = rng.chance(3)};
}

TEST(Bots, keep_to_the_rules_in_every_variant_at_every_table) {
    core::Rng rng(1);
    for (int game = 0; game < 24; ++game) {
        const int seats = 2 + game % 4;
        State state = Rules::setup(some_config(rng), seats);
        while (!Rules::to_act(state).empty()) {
            const core::Seat actor = Rules::to_act(state).first();
            if (actor == core::Seat::nature) {
                ASSERT_TRUE(Rules::apply(state, actor, Rules::nature(state, rng)));
                continue;
            }
            const View view = Rules::view(state, actor);
            const auto action = games::choose<ColorYam>(apprenti + rng.below(3), view, {}, actor, rng, {});
            const std::vector<Rules::Action> legal = Rules::legal(view);
            ASSERT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << core::encode(action);
            ASSERT_TRUE(Rules::apply(state, actor, action));
        }
    }
}

// Positions from random play, in all variants: also such as no sensible player gets into.
std::vector<View> some_views(std::uint64_t seed) {
    core::Rng rng(seed);
    std::vector<View> views;
    for (int game = 0; game < 10; ++game) {
        const auto played = core::play_randomly<Rules>(some_config(rng), 2 + game % 4, rng);
        for (const State& state : played.states) {
            const core::Seats actors = Rules::to_act(state);
            if (actors.empty() || actors.first() == core::Seat::nature || !rng.chance(4)) continue;
            views.push_back(Rules::view(state, actors.first()));
        }
    }
    return views;
}

std::string answers(std::size_t bot, const std::vector<View>& views) {
    std::string all;
    for (const View& view : views) {
        core::Rng rng(7);
        all += core::encode(games::choose<ColorYam>(bot, view, {}, view.me, rng, {})) + "\n";
    }
    return all;
}

TEST(Bots, answer_the_same_whatever_they_were_asked_before) {
    std::vector<View> views = some_views(2);
    views.resize(60);
    for (const Bot bot : {apprenti, habitue, maitre}) {
        const std::string forward = answers(bot, views);
        std::string one_by_one;
        for (const View& view : views) {
            answers(bot, {views.back(), views.front()});  // thoughts about another table in between
            one_by_one += answers(bot, {view});
        }
        EXPECT_EQ(one_by_one, forward);
    }
}

std::uint32_t fnv1a(const std::string& text) {
    std::uint32_t hash = 2166136261u;
    for (const char each : text) hash = (hash ^ static_cast<std::uint8_t>(each)) * 16777619u;
    return hash;
}

// A change here is a change of how a bot plays: say so in the commit, and measure it again for BOTS.md.
TEST(Bots, signatures) {
    const std::vector<View> views = some_views(3);
    EXPECT_EQ(views.size(), 330u);
    EXPECT_EQ(fnv1a(answers(apprenti, views)), 1155112625u);
    EXPECT_EQ(fnv1a(answers(habitue, views)), 3123604133u);
    EXPECT_EQ(fnv1a(answers(maitre, views)), 3802293549u);
}

games::Estimate lead(Bot bot, Bot rival, std::size_t seats, std::size_t games_count, const Config& config = {}) {
    const games::Contest<ColorYam> contest{.config = config, .seats = seats, .bots = {bot, rival}, .seed = 1};
    std::vector<games::Played> played;
    for (std::size_t game = 0; game < games_count; ++game) played.push_back(games::play(contest, game, just_think));
    return games::lead_of(played, 0, 1).value();
}

TEST(Bots, apprenti_beats_random) {
    EXPECT_TRUE(lead(apprenti, random_bot, 2, 100).is_above(0.5));
    EXPECT_TRUE(lead(apprenti, random_bot, 5, 50).is_above(0.2));
    EXPECT_TRUE(lead(apprenti, random_bot, 3, 50, {.free_objectives = true}).is_above(0.2));
}

TEST(Bots, habitue_beats_apprenti) {
    EXPECT_TRUE(lead(habitue, apprenti, 2, 120).is_above(0));
    EXPECT_TRUE(lead(habitue, apprenti, 5, 80).is_above(0));
    EXPECT_TRUE(lead(habitue, apprenti, 3, 80, {.free_objectives = true}).is_above(0));
}

TEST(Bots, maitre_beats_habitue) {
    EXPECT_TRUE(lead(maitre, habitue, 2, 120).is_above(0));
    EXPECT_TRUE(lead(maitre, habitue, 3, 60).is_above(0));
    EXPECT_TRUE(lead(maitre, habitue, 2, 60, {.pro = true}).is_above(0));
    EXPECT_TRUE(lead(maitre, habitue, 2, 60, {.free_objectives = true}).is_above(0));
}

// What each of them is known for.

Rules::Action choice(const auto& bot, const Story& story) {
    core::Rng rng(1);
    const core::Seat seat = story.state.turn;
    return bot.choose(Rules::view(story.state, seat), seat, rng, {});
}

TEST(Bots, maitre_leaves_room_above_a_color_yam_and_habitue_does_not) {
    Story story;
    story.line({20, 19}).line({20, 19}).throws({6, 6, 4, 4, 2, 2});  // 24 on the first Color'Yam, two throws left
    EXPECT_TRUE(std::holds_alternative<Stop>(choice(Maitre{}, story)));
    EXPECT_TRUE(std::holds_alternative<Throw>(choice(Habitue{}, story)));
}

TEST(Bots, maitre_takes_no_risk_when_the_dice_are_enough) {
    Story story = up_to_pole_three();
    story.line({20, 19}).line({20, 19}).coloryam_line({20, 21});
    ASSERT_EQ(story.state.turn, bob);
    story.rolls(22).throws({6, 5, 4, 4, 3, 1});  // Ann, the last to play, has 23: it beats Bob's 22
    EXPECT_TRUE(std::holds_alternative<Stop>(choice(Maitre{}, story)));
    EXPECT_TRUE(std::holds_alternative<Throw>(choice(Habitue{}, story)));
}

TEST(Bots, maitre_declares_a_miss_that_pays_as_a_color_yam) {
    Config config = sheet_one;
    config.declared_miss = true;
    Story story(config);
    story.line({20, 19}).line({20, 19}).coloryam_line({10, 10}).line({20, 19}).line({20, 18}).coloryam_line({12, 11});
    story.meets(30);  // Ann; Bob has 26 and no throw left: second on this line, or a good Color'Yam and another try
    story.throws({5, 6, 1, 6, 4, 4}).throws({5, 6, 1, 6, 4, 4}, {0}).throws({5, 6, 1, 6, 4, 4}, {0});
    ASSERT_EQ(story.board().turn.sum, 26);
    ASSERT_TRUE(story.board().turn.is_met);
    EXPECT_TRUE(std::holds_alternative<DeclareMiss>(choice(Maitre{}, story)));
    story.does(DeclareMiss{});
    EXPECT_TRUE(std::holds_alternative<SecondChance>(choice(Maitre{}, story)));
}

TEST(Bots, apprenti_sometimes_forgets_the_second_chance_and_habitue_never) {
    const Story story = Story().misses(20);
    int forgotten = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        core::Rng rng(seed);
        forgotten += std::holds_alternative<Cross>(Apprenti{}.choose(Rules::view(story.state, ann), ann, rng, {}));
    }
    EXPECT_GT(forgotten, 60);
    EXPECT_LT(forgotten, 140);
    EXPECT_TRUE(std::holds_alternative<SecondChance>(choice(Habitue{}, story)));
    EXPECT_TRUE(std::holds_alternative<SecondChance>(choice(Maitre{}, story)));
}

}  // namespace
}  // namespace coloryam

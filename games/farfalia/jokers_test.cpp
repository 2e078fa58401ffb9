// The two variants with jokers: Double You and Burnin' Down the House.
#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

constexpr Config double_you{.jokers = Jokers::double_you, .first = First::seat_1};
constexpr Config burning{.jokers = Jokers::burning, .first = First::seat_1};

TEST(FarfaliaJokers, R33_everybody_is_asked_in_turn_before_the_deal) {
    Story story(double_you);
    for (const core::Seat seat : {bob, cem, dee, eva, ann}) {
        EXPECT_EQ(story.state.open.phase, Phase::staking);
        EXPECT_EQ(story.actor(), seat);
        story.does(Stake{seat == cem});
    }
    EXPECT_EQ(story.state.open.phase, Phase::dealing);
    EXPECT_EQ(story.state.open.doublings, (std::array<std::int8_t, max_seats>{2, 2, 1, 2, 2}));
    EXPECT_EQ(story.state.open.doubled, (core::Set<max_seats>{2}));
    EXPECT_EQ(why_not(Story(double_you).state, bob, Name{Trump::fish}), Illegal::not_now);
}

TEST(FarfaliaJokers, R33_his_own_points_count_double_and_on_top_of_the_last_deal) {
    for (const int deal : {0, 2}) {
        Story story(double_you);
        story.goes_on_until([deal](const Open& open) { return open.deal == deal && open.phase != Phase::beginning; });
        story.state.open.scores = {};
        story.state.open.doublings = {2, 2, 2, 2, 2};
        ask_next_stake(story.state.open, 1);
        while (story.state.open.phase == Phase::staking) story.does(Stake{story.state.open.turn == 1});
        story.goes_on_until(Phase::playing);
        story.state.open.kept[1] = {fish(1), shell(1)};
        story.state.moment.wants = {};
        const core::Seat staked = story.seats()[1], partner = story.seats()[3];
        story.ends_deal();
        const Result& result = story.state.open.results.back();
        EXPECT_EQ(result.points[at(staked)], deal == 0 ? 6 : 12);
        EXPECT_EQ(result.points[at(partner)], deal == 0 ? 3 : 6);
        EXPECT_TRUE(result.doubled.has(at(staked)));
    }
}

TEST(FarfaliaJokers, R33_two_jokers_a_game_and_one_a_deal) {
    Story story(double_you);
    story.goes_on_until([](const Open& open) { return open.phase == Phase::staking && open.turn == 0; });
    story.state.open.doublings = {1, 0, 0, 0, 0};
    story.does(Stake{true});
    EXPECT_EQ(story.state.open.phase, Phase::dealing);
    story.state.open.scores = {};
    ask_next_stake(story.state.open, 1);
    EXPECT_EQ(story.state.open.phase, Phase::dealing);  // nobody has one left
}

TEST(FarfaliaJokers, R34_the_first_in_the_ranking_may_not) {
    Story story(double_you);
    story.state.open.scores = {9, 5, 9, 4, 3};
    EXPECT_EQ(story.board().barred, (core::Set<max_seats>{0, 2}));
    ask_next_stake(story.state.open, 1);
    for (const core::Seat seat : {bob, dee, eva}) {
        EXPECT_EQ(story.actor(), seat);
        story.does(Stake{});
    }
    EXPECT_EQ(story.state.open.phase, Phase::dealing);
    story.state.open.scores = {5, 5, 5, 5, 5};
    EXPECT_TRUE(story.board().barred.empty());
}

TEST(FarfaliaJokers, R33_a_dummy_has_no_say) {
    Story story(double_you, 2);
    EXPECT_EQ(story.actor(), bob);
    EXPECT_EQ(story.does(Stake{}).actor(), ann);
    EXPECT_EQ(story.does(Stake{}).state.open.phase, Phase::dealing);
}

TEST(FarfaliaJokers, R35_each_player_is_dealt_one_and_ends_with_a_card_left) {
    Story story(burning, 3);
    core::Rng rng(1);
    story.does(Rules::nature(story.state, rng));
    for (const Hand& hand : story.state.open.hands) {
        EXPECT_EQ(hand.cards, hand.is_dummy ? 13 : 14);
        EXPECT_EQ(hand.has_joker, !hand.is_dummy);
    }
    story.goes_on_until([](const Open& open) { return open.tricks == 12 && open.trick.cards.size() == 3; });
    for (const Hand& hand : story.state.open.hands) {
        const bool has_played = &hand != &story.state.open.hands[static_cast<std::size_t>(story.state.open.turn)];
        EXPECT_EQ(hand.cards, (hand.is_dummy ? 0 : 1) + (has_played ? 0 : 1));
    }
}

TEST(FarfaliaJokers, R35_nature_deals_no_more_jokers_than_there_are) {
    const Story story(burning);
    const Card fish_joker = joker_of(Family::fish), leaf_joker = joker_of(Family::leaf);
    const Card shell_joker = joker_of(Family::shell);
    const auto refused = [&](const std::vector<Card>& jokers) {
        return why_not(story.state, nature, story.deal_with({}, jokers));
    };
    EXPECT_EQ(refused({fish_joker, fish_joker, leaf_joker, leaf_joker, shell_joker}), std::nullopt);
    EXPECT_EQ(refused({fish_joker, fish_joker, fish_joker, leaf_joker, shell_joker}), Illegal::bad_draw);
    EXPECT_EQ(refused({fish_joker, fish_joker, leaf_joker, leaf_joker}), Illegal::bad_draw);
    EXPECT_EQ(refused({fish_joker, fish_joker, leaf_joker, leaf_joker, fish(1)}), Illegal::bad_draw);
}

// Bob leads; everybody holds the joker of a family in turn, so Eva has that of the butterflies.
Story with_jokers(const std::vector<std::vector<Card>>& hands) {
    Story story(burning);
    std::vector<Card> jokers;
    for (int family = 0; family < family_count; ++family) jokers.push_back(joker_of(Family(family)));
    story.deals(hands, jokers).does(Discard{set_of({strawberry(1), strawberry(2)})});
    return story.does(Name{Trump::none}).does(Propose{usual});
}

TEST(FarfaliaJokers, R35_a_joker_is_not_put_aside) {
    Story story(burning);
    const Card joker = joker_of(Family::leaf);
    story.deals({}, {joker, joker, joker_of(Family::fish), joker_of(Family::fish), joker_of(Family::shell)});
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1), joker})}), Illegal::joker_discarded);
}

TEST(FarfaliaJokers, R36_a_joker_never_leads_but_need_not_follow) {
    Story story = with_jokers({{}, {fish(3)}, {fish(5)}});
    EXPECT_EQ(why_not(story.state, bob, Play{joker_of(Family::leaf)}), Illegal::joker_leads);
    story.plays({fish(3)});
    EXPECT_TRUE(Rules::view(story.state, cem).playable.has(static_cast<std::size_t>(joker_of(Family::fish))));
    story.plays({joker_of(Family::fish)});
    EXPECT_TRUE(story.state.open.hands[2].voids.empty());  // it shows nothing
    EXPECT_FALSE(story.state.open.hands[2].has_joker);
    EXPECT_EQ(story.state.open.burners[at(Family::fish)], 1);
}

TEST(FarfaliaJokers, R37_the_butterflies_joker_burns_every_butterfly_and_nothing_else) {
    Story story = with_jokers({{fish(1)}, {fish(13)}, {fish(10)}, {fish(9)}, {fish(2)}});
    story.plays({fish(13), fish(10), fish(9), joker_of(Family::butterfly), fish(1)});
    EXPECT_EQ(story.actor(), bob);
    EXPECT_EQ(story.board().burnt, set_of({fish(10)}));
    EXPECT_EQ(story.board().useful, set_of({fish(1), fish(9), fish(13)}));
    EXPECT_EQ(burnt_by(bit(joker_of(Family::strawberry))), cards_of(Suit::strawberry) & ~all_butterflies);
}

TEST(FarfaliaJokers, R37_a_trick_whose_useful_cards_are_all_burnt_asks_nobody) {
    Story story = with_jokers({{fish(1)}, {fish(13)}, {fish(4)}, {fish(9)}, {fish(2)}});
    story.plays({fish(13), joker_of(Family::fish)});
    EXPECT_EQ(story.board().burnt, set_of({fish(13)}));
    story.plays({fish(9), fish(2), fish(1)});
    EXPECT_EQ(story.state.open.phase, Phase::playing);
    EXPECT_EQ(story.actor(), bob);
    EXPECT_EQ(story.board().burnt, Cards{});
    EXPECT_EQ(story.board().last_burnt, set_of({fish(1), fish(2), fish(9), fish(13)}));
}

TEST(FarfaliaJokers, R38_out_of_time_a_joker_is_played_only_when_there_is_nothing_else) {
    Story story = with_jokers({{}, {fish(3)}, {fish(5)}}).plays({fish(3)});
    story.does(nature, TimedOut{cem});
    EXPECT_EQ(story.state.open.trick.cards[1], fish(1));
    story.state.hidden.hands[3] = set_of({joker_of(Family::shell)});
    story.state.moment = moment_of(story.state.open, story.state.hidden);
    story.does(nature, TimedOut{dee});
    EXPECT_EQ(story.state.open.trick.cards[2], joker_of(Family::shell));
}

}  // namespace
}  // namespace farfalia

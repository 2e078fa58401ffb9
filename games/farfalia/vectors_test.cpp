// The worked examples, by their numbers. Ann deals; Bob and Dee are partners, and Cem and Eva.
#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

// Trumps are shells. Bob and Cem have a single fish, Ann has none.
Story example(const Proposal& proposal = usual) {
    Story story;
    story.deals({{strawberry(3), strawberry(10), leaf(2)},
                 {fish(3), leaf(6), shell(7)},
                 {fish(5), leaf(7), shell(4)},
                 {fish(1), fish(4), fish(6), fish(7), fish(11), leaf(4), shell(1)},
                 {fish(2), fish(8), fish(9), fish(10), fish(12), fish(13), leaf(13)}});
    story.does(Discard{set_of({strawberry(1), strawberry(2)})}).does(Name{Trump::shell}).does(Propose{proposal});
    return story;
}

Story after_first_trick(const Proposal& proposal = usual) {
    return example(proposal).plays({fish(3), fish(5), fish(11), fish(2), strawberry(3)});
}

Story at_third_capture(const Proposal& proposal = usual) {
    Story story = after_first_trick(proposal).does(Keep{fish(3)});
    story.plays({leaf(4), leaf(13), leaf(2), leaf(6), leaf(7)});
    return story.plays({fish(13), strawberry(10), shell(7), shell(4), fish(1)});
}

TEST(FarfaliaVectors, R5_R8_vector_1_Dee_wins_and_may_keep_a_fish_or_the_strawberry) {
    EXPECT_EQ(why_not(example().plays({fish(3), fish(5)}).state, dee, Play{shell(1)}), Illegal::must_follow);
    const Story story = after_first_trick();
    EXPECT_EQ(story.state.open.phase, Phase::capturing);
    EXPECT_EQ(story.actor(), dee);
    EXPECT_EQ(story.board().useful, set_of({fish(2), fish(3), fish(5), fish(11), strawberry(3)}));
}

TEST(FarfaliaVectors, R7_vector_2_Eva_wins_and_there_is_nothing_to_keep) {
    Story story = after_first_trick().does(Keep{fish(3)});
    EXPECT_EQ(story.actor(), dee);
    story.plays({leaf(4), leaf(13), leaf(2), leaf(6), leaf(7)});
    EXPECT_EQ(story.state.open.phase, Phase::playing);  // she leads at once
    EXPECT_EQ(story.actor(), eva);
    EXPECT_EQ(story.state.open.last.kept, Card::none);
}

TEST(FarfaliaVectors, R2_R6_R8_vector_3_Bob_wins_with_a_trump_and_may_keep_a_shell_or_the_butterfly) {
    Story story = at_third_capture();
    EXPECT_EQ(story.actor(), bob);
    EXPECT_EQ(story.board().useful, set_of({strawberry(10), shell(4), shell(7)}));
    EXPECT_EQ(why_not(story.state, bob, Keep{fish(13)}), Illegal::useless_card);  // Dee has the one fish
    story.does(Keep{strawberry(10)});
    const Bits needs = wanted(needs_of(story.state.open, 1));
    EXPECT_TRUE(has(needs, strawberry(1)));  // it was kept as a butterfly, and both strawberries are missing still
    EXPECT_FALSE(has(needs, leaf(8)));
}

TEST(FarfaliaVectors, R8_vector_3_a_proposal_of_two_fish_asks_for_another) {
    const Proposal two_fish = {Family::butterfly, Family::strawberry, Family::fish, Family::fish, Family::shell};
    const Story story = at_third_capture(two_fish);
    EXPECT_EQ(story.board().useful, set_of({strawberry(10), shell(4), shell(7), fish(1), fish(13)}));
}

TEST(FarfaliaVectors, R14_R18_vector_4_sides_by_dealer) {
    using Seats = std::vector<core::Seat>;
    const std::vector<int> crosswise = {0, 1, 2, 1, 2}, neighbours = {0, 1, 1, 2, 2};
    const Story by_ann({.first = First::seat_1}), by_cem({.first = First::seat_3});
    EXPECT_EQ(by_ann.seats(), (Seats{ann, bob, cem, dee, eva}));  // {B,D}, {C,E}
    EXPECT_EQ(by_ann.sides(), crosswise);
    EXPECT_EQ(by_cem.seats(), (Seats{cem, dee, eva, ann, bob}));  // {D,A}, {E,B}
    EXPECT_EQ(by_cem.sides(), crosswise);
    Story chinkway({.five = Five::chinkway_ten, .first = First::seat_1});
    for (int deal = 0; deal < 10; ++deal) {
        EXPECT_EQ(chinkway.seats()[0], core::Seat(deal % 5));
        EXPECT_EQ(chinkway.sides(), deal < 5 ? neighbours : crosswise) << deal;  // {B,C}, {D,E}; then {B,D}, {C,E}
        chinkway.ends_deal();
    }
    EXPECT_EQ(chinkway.state.open.phase, Phase::over);
}

TEST(FarfaliaVectors, R10_R15_vector_5_points_of_a_deal_and_of_the_last) {
    Story story;
    EXPECT_EQ(story.board().points, (PointsTable{0, 1, 3, 6, 10, 15}));
    story.ends_deal().ends_deal();
    EXPECT_EQ(story.board().points, (PointsTable{0, 2, 6, 12, 20, 30}));
    EXPECT_EQ(Story({.first = First::seat_1, .points = Points::arithmetic}).board().points,
              (PointsTable{0, 0, 0, 5, 10, 15}));
}

// A deal is over in which nobody scored, so that only the scores set here count.
Story with_scores(const Config& config, std::array<std::int16_t, max_seats> scores, core::Seat dealer, int deals) {
    Story story(config, 5);
    story.goes_on_until([deals](const Open& open) { return open.deal == deals - 1 && open.phase == Phase::playing; });
    story.state.open.dealer = dealer;
    story.state.open.scores = scores;
    story.state.open.kept = Kept::of(3, {});
    story.state.moment.wants = {};
    return story.ends_deal();
}

TEST(FarfaliaVectors, R16_vector_6_the_lowest_score_deals_next) {
    const Config config{.first = First::seat_1};
    EXPECT_EQ(with_scores(config, {10, 3, 3, 15, 3}, dee, 1).state.open.dealer, eva);  // the nearest clockwise
    EXPECT_EQ(with_scores(config, {10, 3, 3, 15, 3}, eva, 1).state.open.dealer, bob);  // the last dealer comes last
    EXPECT_EQ(with_scores(config, {10, 3, 4, 15, 5}, bob, 1).state.open.dealer, cem);  // who has dealt does not again
    const Config again{.first = First::seat_1, .next_dealer = NextDealer::lowest_score};
    EXPECT_EQ(with_scores(again, {10, 3, 4, 15, 5}, bob, 1).state.open.dealer, bob);  // unless it was agreed
    EXPECT_EQ(with_scores(again, {10, 3, 3, 15, 3}, eva, 1).state.open.dealer, bob);  // he comes last of equals
    const Config rotating{.first = First::seat_1, .next_dealer = NextDealer::left_neighbour};
    EXPECT_EQ(with_scores(rotating, {10, 3, 3, 15, 3}, cem, 1).state.open.dealer, dee);
}

TEST(FarfaliaVectors, R17_vector_6_two_win_and_whoever_has_as_much_as_the_second) {
    using Places = std::vector<std::int32_t>;
    const auto places = [](std::array<std::int16_t, max_seats> scores) {
        return Rules::outcome(with_scores({.first = First::seat_1}, scores, ann, 3).state)->places;
    };
    EXPECT_EQ(places({20, 18, 18, 5, 3}), (Places{1, 1, 1, 4, 5}));
    EXPECT_EQ(places({20, 18, 9, 5, 3}), (Places{1, 1, 3, 4, 5}));
    EXPECT_EQ(places({20, 20, 18, 5, 5}), (Places{1, 1, 3, 4, 4}));
}

TEST(FarfaliaVectors, R22_vector_7_the_first_subject_sets_trumps) {
    Story story({.first = First::seat_1}, 4);
    story.deals({});
    const Proposal leaf_first = {Family::leaf, Family::butterfly, Family::fish, Family::fish, Family::shell};
    EXPECT_EQ(Story(story).does(Propose{leaf_first}).state.open.trump, Trump::leaf);
    EXPECT_EQ(Story(story).does(Propose{usual}).state.open.trump, Trump::none);
}

// Four hands of one suit each: whoever leads wins, and only his own cards are of any use.
Story four_suits() {
    Story story({.first = First::seat_1}, 4);
    story.deals({}).does(Propose{usual});
    for (int trick = 0; trick < 3; ++trick) story.plays({leaf(trick + 1), fish(trick + 1), shell(trick + 1),
                                                         strawberry(trick + 1)});
    return story;
}

TEST(FarfaliaVectors, R23_vector_7_no_card_is_kept_before_the_fourth_trick) {
    Story story = four_suits();
    EXPECT_EQ(story.state.open.tricks, 3);
    EXPECT_EQ(why_not(story.state, bob, Keep{fish(3)}), Illegal::too_early);
    story.plays({leaf(4), fish(4), shell(4), strawberry(4)});
    EXPECT_EQ(story.state.open.phase, Phase::capturing);
    EXPECT_EQ(why_not(story.state, bob, Keep{fish(4)}), std::nullopt);
}

TEST(FarfaliaVectors, R36_R37_vector_8_what_a_joker_burns_cannot_be_kept) {
    Story story({.jokers = Jokers::burning, .first = First::seat_1});
    const Card fish_joker = joker_of(Family::fish), leaf_joker = joker_of(Family::leaf);
    story.deals({{fish(11)},
                 {fish(9), fish(1), fish(3), fish(5), fish(6), fish(7), fish(8), fish(10), fish(12), fish(13)},
                 {fish(4)},
                 {fish(2)},
                 {strawberry(2)}},
                {leaf_joker, leaf_joker, joker_of(Family::shell), fish_joker, joker_of(Family::shell)});
    story.does(Discard{set_of({strawberry(1), strawberry(3)})}).does(Name{Trump::none}).does(Propose{usual});
    story.plays({fish(9), fish(4), fish_joker, strawberry(2), fish(11)});  // Dee could have followed
    EXPECT_EQ(story.actor(), ann);
    EXPECT_EQ(story.board().useful, set_of({strawberry(2)}));
    EXPECT_EQ(story.board().burnt, set_of({fish(4), fish(9), fish(11)}));
    EXPECT_EQ(why_not(story.state, ann, Keep{fish(11)}), Illegal::burnt_card);
    EXPECT_EQ(why_not(story.state, ann, Keep{fish_joker}), Illegal::useless_card);
}

TEST(FarfaliaVectors, R12_R21_R31_vector_9_all_cards_are_dealt) {
    const auto counts = [](const Story& story) {
        std::vector<int> counts;
        for (std::size_t i = 0; i < story.state.open.hands.size(); ++i) counts.push_back(dealt_to(story.state.open, i));
        return counts;
    };
    EXPECT_EQ(counts(Story({.first = First::seat_1}, 5)), (std::vector<int>{12, 10, 10, 10, 10}));
    for (const int seats : {2, 3, 4}) {
        EXPECT_EQ(counts(Story({.first = First::seat_1}, seats)), (std::vector<int>{13, 13, 13, 13}));
    }
    Story quick({.three = Three::quick, .first = First::seat_1}, 3);
    EXPECT_EQ(counts(quick.ends_deal().ends_deal().ends_deal()), (std::vector<int>{18, 17, 17}));
}

}  // namespace
}  // namespace farfalia

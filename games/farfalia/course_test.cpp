// The course of a game in every mode: who deals, who sits with whom, how long it lasts, who wins; dummies.
#include "games/farfalia/course.hpp"

#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

using Seats = std::vector<core::Seat>;
using Places = std::vector<std::int32_t>;
using Scores = std::array<std::int16_t, max_seats>;

// The game is in its last deal, nobody keeps anything more, and these are the scores.
Story in_last_deal(const Config& config, int seats, const Scores& scores) {
    Story story(config, seats);
    const int last = story.board().deals - 1;
    story.goes_on_until([last](const Open& open) { return open.deal == last && open.phase == Phase::playing; });
    story.state.open.scores = scores;
    story.state.open.kept = Kept::of(story.state.open.kept.size(), {});
    story.state.moment.wants = {};
    return story;
}

Places places(const Config& config, int seats, const Scores& scores) {
    return Rules::outcome(in_last_deal(config, seats, scores).ends_deal().state)->places;
}

TEST(FarfaliaCourse, R18_everybody_deals_twice_and_is_everybodys_partner_twice) {
    Story story({.five = Five::chinkway_ten, .first = First::seat_4});
    std::array<int, max_seats> deals{};
    std::array<std::array<int, max_seats>, max_seats> partners{};
    while (story.state.open.phase != Phase::over) {
        ++deals.at(at(story.state.open.dealer));
        for (const Hand& one : story.state.open.hands) {
            for (const Hand& other : story.state.open.hands) {
                if (one.seat != other.seat && one.side == other.side) ++partners.at(at(one.seat)).at(at(other.seat));
            }
        }
        EXPECT_EQ(story.board().points[5], 15);  // nothing is doubled
        story.ends_deal();
    }
    for (std::size_t one = 0; one < max_seats; ++one) {
        EXPECT_EQ(deals.at(one), 2);
        for (std::size_t other = 0; other < max_seats; ++other) {
            EXPECT_EQ(partners.at(one).at(other), one == other ? 0 : 2);
        }
    }
    EXPECT_EQ(story.state.open.results.size(), 10u);
}

TEST(FarfaliaCourse, R18_R19_ten_deals_and_one_more_unless_agreed_otherwise) {
    EXPECT_EQ(Story({.five = Five::chinkway}).board().deals, 11);
    EXPECT_EQ(Story({.five = Five::chinkway_ten}).board().deals, 10);
}

TEST(FarfaliaCourse, R18_a_short_game_has_five_deals) {
    EXPECT_EQ(Story({.five = Five::chinkway_short}).board().deals, 5);
    const Story story = in_last_deal({.five = Five::chinkway_short, .first = First::seat_1}, 5, {});
    EXPECT_EQ(story.board().points[5], 15);
    EXPECT_EQ(Story(story).ends_deal().state.open.phase, Phase::over);
}

Story before_the_extra_deal(bool is_doubled) {
    Story story({.five = Five::chinkway, .first = First::seat_1, .double_extra_deal = is_doubled});
    story.goes_on_until([](const Open& open) { return open.deal == 9 && open.phase == Phase::playing; });
    story.state.open.scores = {7, 20, 7, 30, 20};  // Eva deals the tenth
    story.state.open.kept = Kept::of(3, {});
    story.state.moment.wants = {};
    return story.ends_deal();
}

TEST(FarfaliaCourse, R19_in_the_eleventh_deal_the_seats_follow_the_ranking) {
    const Story story = before_the_extra_deal(false);
    EXPECT_EQ(story.seats(), (Seats{dee, eva, bob, ann, cem}));  // of equals the first from Eva, herself before all
    EXPECT_EQ(story.sides(), (std::vector<int>{0, 1, 2, 1, 2}));
    EXPECT_EQ(story.state.open.dealer, dee);
    EXPECT_EQ(story.board().points[5], 15);
    EXPECT_EQ(before_the_extra_deal(true).board().points[5], 30);
    int left = 0;
    for (const int each : story.state.open.pack) left += each;
    EXPECT_EQ(left, 25);
    EXPECT_EQ(Story(story).ends_deal().state.open.phase, Phase::over);
}

TEST(FarfaliaCourse, R41_a_deal_is_read_before_nature_begins_the_next) {
    for (const Jokers jokers : {Jokers::none, Jokers::double_you}) {
        Story story({.jokers = jokers, .first = First::seat_1}, 4);
        EXPECT_FALSE(Rules::pauses(story.state));
        story.counts_deal();
        EXPECT_TRUE(Rules::pauses(story.state));
        EXPECT_EQ(Rules::to_act(story.state), core::Seats(nature));
        EXPECT_EQ(story.state.open.results.size(), 1u);
        EXPECT_EQ(story.seats(), (Seats{ann, bob, cem, dee}));  // as they sat in the deal that is read
        EXPECT_EQ(why_not(story.state, nature, Begin{cem}), Illegal::bad_draw);
        const auto next = story.board().next;
        core::Rng rng(1);
        EXPECT_EQ(std::get<Begin>(Rules::nature(story.state, rng)).dealer, bob);
        story.does(Begin{bob});
        EXPECT_FALSE(Rules::pauses(story.state));
        EXPECT_EQ(story.seats(), (Seats{bob, cem, dee, ann}));
        EXPECT_EQ(story.state.open.hands, next);  // the page could say so before
        EXPECT_TRUE(story.board().next.empty());
        EXPECT_EQ(story.state.open.phase, jokers == Jokers::none ? Phase::dealing : Phase::staking);
    }
}

TEST(FarfaliaCourse, R41_nothing_is_waited_for_when_the_game_is_over) {
    const Story story = in_last_deal({.first = First::seat_1}, 2, {}).counts_deal();
    EXPECT_EQ(story.state.open.phase, Phase::over);
    EXPECT_FALSE(Rules::pauses(story.state));
}

TEST(FarfaliaCourse, R41_a_list_of_tables_can_say_how_far_a_game_has_come) {
    Story story({.first = First::seat_1}, 3);
    EXPECT_EQ(Rules::progress(story.state), (core::Progress{.stage = 1, .stages = 6, .scores = {0, 0, 0}}));
    story.counts_deal();
    EXPECT_EQ(Rules::progress(story.state).stage, 1);  // it is read
    story.state.open.scores = {3, 1, 1};
    story.does(Begin{bob});
    EXPECT_EQ(Rules::progress(story.state), (core::Progress{.stage = 2, .stages = 6, .scores = {3, 1, 1}}));
    EXPECT_EQ(Rules::progress(Story({.four = Four::points_30}, 4).state).stages, 0);
    EXPECT_EQ(Rules::progress(in_last_deal({.first = First::seat_1}, 3, {}).counts_deal().state).stage, 6);
}

TEST(FarfaliaCourse, R20_the_highest_score_wins_and_equals_share) {
    const Config config{.five = Five::chinkway_ten, .first = First::seat_1};
    EXPECT_EQ(places(config, 5, {30, 42, 42, 7, 30}), (Places{3, 1, 1, 5, 3}));
}

TEST(FarfaliaCourse, R21_partners_sit_opposite_and_the_deal_passes_to_the_left) {
    Story story({.first = First::seat_3}, 4);
    EXPECT_EQ(story.seats(), (Seats{cem, dee, ann, bob}));
    EXPECT_EQ(story.sides(), (std::vector<int>{0, 1, 0, 1}));
    EXPECT_EQ(story.board().tricks, 13);
    EXPECT_EQ(story.ends_deal().state.open.dealer, dee);
}

TEST(FarfaliaCourse, R24_a_number_of_deals_the_last_doubled_and_the_pairs_compared) {
    for (const auto& [four, deals] : {std::pair{Four::deals_4, 4}, {Four::deals_8, 8}, {Four::deals_12, 12}}) {
        Config config{.four = four, .first = First::seat_1};
        const Story story = in_last_deal(config, 4, {});
        EXPECT_EQ(story.state.open.deal, deals - 1);
        EXPECT_EQ(story.board().points[5], 30);
        config.double_last_deal = false;
        EXPECT_EQ(in_last_deal(config, 4, {}).board().points[5], 15);
    }
    EXPECT_EQ(places({.first = First::seat_1}, 4, {10, 30, 29, 8}), (Places{1, 3, 1, 3}));
    EXPECT_EQ(places({.first = First::seat_1}, 4, {10, 30, 28, 8}), (Places{1, 1, 1, 1}));
}

// The deal that is played brings nothing to a game up to 30; these are the scores after it.
Phase after_deal(const Scores& scores, int deal = 1) {
    Story story({.four = Four::points_30, .first = First::seat_1}, 4);
    story.goes_on_until(Phase::playing);
    story.state.open.deal = static_cast<std::int8_t>(deal);
    story.state.open.scores = scores;
    story.state.moment.wants = {};
    EXPECT_EQ(story.board().points[5], 15);
    EXPECT_EQ(story.board().target, 30);
    EXPECT_EQ(story.board().deals, 0);
    return story.ends_deal().state.open.phase;
}

TEST(FarfaliaCourse, R25_a_target_ends_the_game_when_one_pair_is_ahead) {
    EXPECT_EQ(after_deal({29, 10, 30, 10}), Phase::dealing);
    EXPECT_EQ(after_deal({30, 10, 30, 10}), Phase::over);
    EXPECT_EQ(after_deal({30, 33, 30, 33}), Phase::over);
    EXPECT_EQ(after_deal({30, 20, 30, 40}), Phase::dealing);  // both have 60: another deal
    EXPECT_EQ(after_deal({30, 20, 30, 40}, deals_max - 1), Phase::over);
    EXPECT_EQ(Story({.four = Four::points_60}, 4).board().target, 60);
}

TEST(FarfaliaCourse, R26_a_dummy_has_six_covered_and_seven_open_cards) {
    Story story({.first = First::seat_1}, 3);
    const Deal deal = story.deal_with({});
    story.does(deal);
    const Hand& dummy = story.state.open.hands[2];
    EXPECT_TRUE(dummy.is_dummy);
    EXPECT_EQ(dummy.cards, 13);
    ASSERT_EQ(dummy.columns.size(), 7u);
    for (std::size_t i = 0; i < columns_max; ++i) {
        EXPECT_EQ(dummy.columns[i].card, deal.hands[2].columns[i]);
        EXPECT_EQ(dummy.columns[i].covers, i < covered);
    }
    EXPECT_EQ(story.state.hidden.hands[2].size(), 7u);
}

// Bob has all shells but one. The dummy's row covers its leaves; open are six fish and a shell.
Story with_dummy() {
    Story story({.first = First::seat_1}, 3);
    std::vector<Card> shells;
    for (int rank = 2; rank <= 13; ++rank) shells.push_back(shell(rank));
    story.deals({{},
                 shells,
                 {leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), leaf(6), fish(1), fish(2), fish(3), fish(4), fish(5),
                  fish(6), shell(1)}});
    return story.does(Propose{usual});
}

TEST(FarfaliaCourse, R27_the_dealer_plays_the_open_cards_of_his_dummy) {
    Story story = with_dummy().plays({shell(13)});
    EXPECT_EQ(story.actor(), ann);
    EXPECT_EQ(story.state.open.turn, 2);
    EXPECT_EQ(why_not(story.state, ann, Play{fish(1)}), Illegal::must_follow);
    EXPECT_EQ(why_not(story.state, ann, Play{leaf(1)}), Illegal::card_not_held);  // covered
    EXPECT_EQ(why_not(story.state, cem, Play{shell(1)}), Illegal::not_your_turn);
    EXPECT_EQ(Rules::view(story.state, ann).playable, set_of({shell(1)}));
}

TEST(FarfaliaCourse, R28_a_covered_card_is_turned_up_after_the_trick) {
    Story story = with_dummy().plays({shell(13), shell(1)});
    story.goes_on_until([](const Open& open) { return open.tricks == 1; });
    story.plays({shell(12), fish(2)});  // it has no open shell
    const Hand& dummy = story.state.open.hands[2];
    EXPECT_EQ(dummy.columns[1], (Column{Card::none, true}));
    EXPECT_EQ(why_not(story.state, ann, Play{leaf(2)}), Illegal::not_your_turn);
    story.goes_on_until([](const Open& open) { return open.tricks == 2; });
    EXPECT_EQ(dummy.columns[1], (Column{leaf(2), false}));
    EXPECT_TRUE(story.state.hidden.hands[2].has(static_cast<std::size_t>(leaf(2))));
    EXPECT_EQ(dummy.columns[6], (Column{Card::none, false}));
    EXPECT_TRUE(dummy.voids.empty());  // it lies open
}

TEST(FarfaliaCourse, R29_the_dealer_and_his_dummy_against_the_other_two) {
    Story story({.first = First::seat_2}, 3);
    EXPECT_EQ(story.seats(), (Seats{bob, cem, bob, ann}));
    EXPECT_EQ(story.sides(), (std::vector<int>{0, 1, 0, 1}));
    story.ends_deal();
    EXPECT_EQ(story.state.open.dealer, cem);
    EXPECT_EQ(story.state.open.results[0].sides, (core::List<std::int8_t, max_seats>{1, 0, 1}));
    const auto& points = story.state.open.results[0].points;
    EXPECT_EQ(points[0], points[2]);
    EXPECT_EQ(story.board().captures_from, 3);
}

TEST(FarfaliaCourse, R30_three_play_six_deals) {
    const Story story = in_last_deal({.first = First::seat_1}, 3, {1, 2, 2});
    EXPECT_EQ(story.state.open.deal, 5);
    EXPECT_EQ(story.board().points[5], 30);
    EXPECT_EQ(places({.first = First::seat_1}, 3, {5, 9, 9}), (Places{3, 1, 1}));
}

TEST(FarfaliaCourse, R31_the_quick_game_ends_with_everybody_alone) {
    Story story({.three = Three::quick, .first = First::seat_1, .pack = Pack::reshuffled}, 3);
    story.goes_on_until([](const Open& open) { return open.deal == 2 && open.phase == Phase::playing; });
    story.state.open.scores = {4, 4, 9};  // Cem deals the third
    story.state.open.kept = Kept::of(2, {});
    story.state.moment.wants = {};
    story.ends_deal();
    EXPECT_EQ(story.seats(), (Seats{ann, bob, cem}));
    EXPECT_EQ(story.sides(), (std::vector<int>{0, 1, 2}));
    EXPECT_EQ(story.board().points[5], 30);
    EXPECT_EQ(story.board().tricks, 17);
    story.deals({});
    EXPECT_EQ(story.state.open.phase, Phase::naming);
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1)})}), Illegal::not_now);
    story.does(Name{Trump::leaf});
    EXPECT_EQ(why_not(story.state, ann, Name{Trump::fish}), Illegal::already_named);
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1), strawberry(2)})}), Illegal::wrong_count);
    story.does(Discard{set_of({strawberry(1)})}).does(Propose{usual});
    EXPECT_EQ(story.state.open.trump, Trump::leaf);
    EXPECT_EQ(why_not(story.state, bob, Keep{shell(1)}), Illegal::too_early);
    EXPECT_EQ(story.ends_deal().state.open.phase, Phase::over);
}

TEST(FarfaliaCourse, R32_two_players_have_a_dummy_each) {
    Story story({.first = First::seat_2}, 2);
    EXPECT_EQ(story.seats(), (Seats{bob, ann, bob, ann}));
    EXPECT_EQ(story.sides(), (std::vector<int>{0, 1, 0, 1}));
    for (std::size_t hand = 0; hand < 4; ++hand) EXPECT_EQ(story.state.open.hands[hand].is_dummy, hand >= 2);
    EXPECT_EQ(story.board().deals, 4);
    story.goes_on_until(Phase::playing);
    EXPECT_EQ(story.actor(), ann);  // the opponent leads
    EXPECT_EQ(story.ends_deal().state.open.dealer, ann);
    EXPECT_EQ(places({.first = First::seat_1}, 2, {5, 9}), (Places{2, 1}));
}

}  // namespace
}  // namespace farfalia

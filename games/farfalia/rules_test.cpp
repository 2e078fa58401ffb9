// Tricks, captures and the deal of five, and every refusal: one test or more per numbered rule of README.md.
#include "games/farfalia/rules.hpp"

#include "games/farfalia/story.hpp"

namespace farfalia {
namespace {

// Ann deals and has named no trumps. She has put two strawberries aside.
Story at_first_lead(const std::vector<std::vector<Card>>& hands = {}) {
    Story story;
    story.deals(hands).does(Discard{set_of({strawberry(1), strawberry(2)})});
    return story.does(Name{Trump::none}).does(Propose{usual});
}

TEST(Farfalia, R1_every_card_has_its_own_number) {
    EXPECT_EQ(std::popcount(all_cards), 52);
    for (int suit = 0; suit < suit_count; ++suit) {
        for (int rank = 1; rank <= rank_max; ++rank) {
            const Card card = card_of(Suit(suit), rank);
            EXPECT_EQ(suit_of(card), Suit(suit));
            EXPECT_EQ(rank_of(card), rank);
            EXPECT_TRUE(has(all_cards, card) && !is_joker(card));
        }
    }
    EXPECT_EQ(std::popcount(all_jokers), 5);
    EXPECT_EQ(all_jokers & all_cards, 0u);
}

TEST(Farfalia, R2_the_8_10_and_12_are_butterflies) {
    Bits seen = 0;
    for (int family = 0; family < family_count; ++family) {
        const Bits cards = cards_of(Family(family));
        EXPECT_EQ(std::popcount(cards), family == index(Family::butterfly) ? 12 : 10);
        EXPECT_EQ(cards & seen, 0u);
        seen |= cards;
        for (Bits left = cards; left != 0; left &= left - 1) EXPECT_EQ(family_of(lowest_in(left)), Family(family));
        EXPECT_EQ(family_of(joker_of(Family(family))), Family(family));
        EXPECT_TRUE(is_joker(joker_of(Family(family))));
    }
    EXPECT_EQ(seen, all_cards);
    EXPECT_EQ(family_of(shell(8)), Family::butterfly);
    EXPECT_EQ(family_of(shell(9)), Family::shell);
}

TEST(Farfalia, R3_the_pack_is_drawn_on_and_whole_again_when_it_is_used_up) {
    Story story({.five = Five::chinkway, .first = First::seat_1});
    for (int deal = 0; deal < 10; ++deal) {
        int left = 0;
        for (const int each : story.state.open.pack) left += each;
        EXPECT_EQ(left, 25 - 5 * (deal % 5)) << deal;
        story.ends_deal();
    }
    Story shuffled({.five = Five::chinkway, .first = First::seat_1, .pack = Pack::reshuffled});
    shuffled.ends_deal();
    for (const int each : shuffled.state.open.pack) EXPECT_EQ(each, subjects_a_family);
}

TEST(Farfalia, R4_the_left_neighbour_leads_and_play_goes_clockwise) {
    Story story = at_first_lead();
    for (const core::Seat seat : {bob, cem, dee, eva, ann}) {
        EXPECT_EQ(story.actor(), seat);
        story.does(nature, TimedOut{seat});
    }
}

TEST(Farfalia, R5_the_led_suit_must_be_followed_by_who_can) {
    Story story = at_first_lead({{}, {fish(3)}, {fish(5), shell(2)}, {shell(5)}});
    EXPECT_EQ(playable(bit(fish(5)) | bit(shell(2)), fish(3)), bit(fish(5)));
    EXPECT_EQ(playable(bit(leaf(5)) | bit(shell(2)), fish(3)), bit(leaf(5)) | bit(shell(2)));
    EXPECT_EQ(playable(bit(leaf(5)) | bit(shell(2)), Card::none), bit(leaf(5)) | bit(shell(2)));
    story.plays({fish(3)});
    EXPECT_EQ(why_not(story.state, cem, Play{shell(2)}), Illegal::must_follow);
    EXPECT_EQ(why_not(story.state, cem, Play{fish(5)}), std::nullopt);
}

// The winner by the book: every card against every other.
TEST(Farfalia, R6_the_highest_trump_wins_or_the_highest_of_the_led_suit) {
    EXPECT_EQ(winner_of({fish(3), fish(11), leaf(13), fish(5)}, Trump::none), 1u);
    EXPECT_EQ(winner_of({fish(3), fish(11), leaf(1), leaf(2)}, Trump::leaf), 3u);
    EXPECT_EQ(winner_of({fish(3), shell(13), strawberry(13)}, Trump::leaf), 0u);
    core::Rng rng(1);
    for (int i = 0; i < 5000; ++i) {
        TrickCards trick;
        Bits seen = 0;
        while (trick.size() < hands_max) {
            const Card card = card_of(Suit(rng.below(4)), rng.die(13));
            if (has(seen, card)) continue;
            seen |= bit(card);
            trick.push_back(card);
        }
        const Trump trump{static_cast<std::int8_t>(rng.below(5))};
        const std::size_t best = winner_of(trick, trump);
        for (std::size_t other = 0; other < trick.size(); ++other) {
            const Suit led = suit_of(trick[0]);
            if (other != best) ASSERT_GT(strength(trick[best], led, trump), strength(trick[other], led, trump));
        }
    }
}

// Bob leads the highest fish; Dee, his partner, has a fish too.
Story at_first_capture() {
    return at_first_lead({{fish(1)}, {fish(13)}, {fish(2)}, {fish(3)}, {fish(4)}})
        .plays({fish(13), fish(2), fish(3), fish(4), fish(1)});
}

TEST(Farfalia, R6_the_winner_leads_the_next_trick) {
    Story story = at_first_capture().does(Leave{});
    EXPECT_EQ(story.actor(), bob);
    EXPECT_EQ(story.state.open.trick.leader, 1);
    EXPECT_EQ(story.state.open.last.winner, 1);
}

TEST(Farfalia, R7_one_card_is_kept_or_none) {
    const Story story = at_first_capture();
    const Open kept = Story(story).does(Keep{fish(2)}).state.open;
    EXPECT_EQ(kept.kept[1].size(), 1u);
    EXPECT_EQ(kept.kept[1][0], fish(2));
    EXPECT_EQ(kept.last.kept, fish(2));
    EXPECT_EQ(kept.phase, Phase::playing);  // not two
    const Open left = Story(story).does(Leave{}).state.open;
    EXPECT_TRUE(left.kept[1].empty());
    EXPECT_EQ(left.phase, Phase::playing);
}

TEST(Farfalia, R8_what_the_partner_kept_counts_for_both) {
    Story story = at_first_capture().does(Keep{fish(2)});
    EXPECT_FALSE(has(wanted(needs_of(story.state.open, 1)), fish(5)));
    EXPECT_TRUE(has(wanted(needs_of(story.state.open, 2)), fish(5)));
    EXPECT_TRUE(has(wanted(needs_of(story.state.open, 1)), strawberry(5)));
}

TEST(Farfalia, R9_R11_each_player_of_a_side_gets_the_points_of_all_it_kept) {
    Story story = at_first_capture().does(Keep{fish(2)});
    story.state.moment.wants = {};  // nothing more is kept
    story.ends_deal();
    const Result& result = story.state.open.results[0];
    EXPECT_EQ(result.points, (core::List<std::int16_t, max_seats>{0, 1, 0, 1, 0}));
    EXPECT_EQ(result.sides, (core::List<std::int8_t, max_seats>{0, 1, 2, 1, 2}));
    EXPECT_EQ(result.kept[1].size(), 1u);
    EXPECT_EQ(story.state.open.scores, (std::array<std::int16_t, max_seats>{0, 1, 0, 1, 0}));
}

TEST(Farfalia, R12_the_dealer_puts_two_aside_names_trumps_and_then_sees_the_proposal) {
    Story story;
    story.deals({});
    EXPECT_EQ(story.actor(), ann);
    EXPECT_EQ(story.state.open.hands[0].cards, 12);
    EXPECT_EQ(story.state.open.phase, Phase::discarding);
    story.does(Discard{set_of({strawberry(1), strawberry(2)})});
    EXPECT_EQ(story.state.open.hands[0].cards, 10);
    EXPECT_EQ(story.state.open.phase, Phase::naming);
    EXPECT_TRUE(story.state.open.proposal.empty());
    story.does(Name{Trump::fish});
    EXPECT_EQ(Rules::to_act(story.state).first(), nature);
    story.does(Propose{usual});
    EXPECT_EQ(story.state.open.trump, Trump::fish);
    EXPECT_EQ(story.actor(), bob);
}

TEST(Farfalia, R13_ten_tricks_of_five_cards) {
    EXPECT_EQ(Story().board().tricks, 10);
    EXPECT_EQ(Story().board().captures_from, 0);
    Story story = at_first_lead();
    story.goes_on_until([](const Open& open) { return open.tricks == 9 && open.trick.cards.empty(); });
    for (const Hand& hand : story.state.open.hands) EXPECT_EQ(hand.cards, 1);
    story.ends_deal();
    EXPECT_EQ(story.state.open.deal, 1);
}

TEST(Farfalia, R15_three_deals_the_last_doubled_unless_switched_off) {
    EXPECT_EQ(Story().board().deals, 3);
    Story story({.first = First::seat_1, .double_last_deal = false});
    story.ends_deal().ends_deal();
    EXPECT_EQ(story.board().points[5], 15);
    EXPECT_EQ(story.ends_deal().state.open.phase, Phase::over);
}

TEST(Farfalia, R38_out_of_time_plays_the_lowest_card_of_what_may_be_played) {
    Story story = at_first_lead({{}, {fish(3), shell(2), leaf(2), leaf(13), leaf(12), leaf(11), leaf(10), leaf(9),
                                      leaf(8), leaf(7)}});
    story.does(nature, TimedOut{bob});
    EXPECT_EQ(story.state.open.trick.cards[0], leaf(2));  // as low as the shell, and the suit before
    EXPECT_EQ(why_not(story.state, nature, TimedOut{bob}), Illegal::not_your_turn);
}

TEST(Farfalia, R38_out_of_time_keeps_the_first_useful_card_puts_the_lowest_aside_names_the_longest_suit) {
    EXPECT_EQ(at_first_capture().does(nature, TimedOut{bob}).state.open.last.kept, fish(13));
    Story story;
    story.deals({{shell(1), fish(1), leaf(1), leaf(2), leaf(3), leaf(4), leaf(5), fish(2), fish(3), fish(4), fish(5),
                  shell(2)}});
    story.does(nature, TimedOut{ann});
    EXPECT_EQ(story.state.hidden.discards, set_of({leaf(1), fish(1)}));
    EXPECT_EQ(story.does(nature, TimedOut{ann}).state.open.trump, Trump::leaf);  // as long as the fish, and before
}

TEST(Farfalia, R39_who_deals_first_is_drawn_or_chosen) {
    EXPECT_EQ(Story({.first = First::seat_3}).state.open.dealer, cem);
    const Story drawn{Config{}};
    EXPECT_EQ(drawn.state.open.phase, Phase::beginning);
    EXPECT_EQ(Story(drawn).does(Begin{dee}).state.open.dealer, dee);
    EXPECT_EQ(why_not(drawn.state, nature, Begin{core::Seat{5}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(drawn.state, nature, Begin{core::Seat::spectator}), Illegal::bad_draw);
    core::Rng rng(1);
    std::array<int, max_seats> times{};
    for (int i = 0; i < 300; ++i) ++times.at(at(std::get<Begin>(Rules::nature(drawn.state, rng)).dealer));
    for (const int each : times) EXPECT_GT(each, 30);
}

TEST(Farfalia, R39_a_first_dealer_must_be_at_the_table) {
    EXPECT_TRUE(Rules::accepts({.first = First::seat_2}, 2));
    EXPECT_EQ(Rules::accepts({.first = First::seat_3}, 2).error(), Illegal::no_such_seat);
    for (const int seats : {-1, 0, 1, 6, 1000}) {
        EXPECT_EQ(Rules::accepts({}, seats).error(), Illegal::no_such_seat) << seats;
    }
}

TEST(Farfalia, R39_nature_deals_every_card_once) {
    const Story story;
    const Deal right = story.deal_with({});
    Deal twice = right, short_hand = right, other_seat = right, joker = right, none = right, missing = right;
    const Card first = lowest_in(right.hands[1].cards.bits());
    const Cards rest = right.hands[1].cards.without(set_of({first}));
    twice.hands[1].cards = Cards::from_bits(rest.bits() | bit(lowest_in(right.hands[2].cards.bits())));
    short_hand.hands[1].cards = rest;
    other_seat.hands[1].seat = cem;
    joker.hands[1].cards.add(static_cast<std::size_t>(joker_of(Family::fish)));
    none.hands[1].cards = Cards::from_bits(rest.bits() | Bits{1} << 15);
    missing.hands.resize(4);
    Deal columns = right;
    columns.hands[1] = {.seat = bob, .cards = rest, .columns = {first}};
    for (const Deal& wrong : {twice, short_hand, other_seat, joker, none, missing, columns}) {
        EXPECT_EQ(why_not(story.state, nature, wrong), Illegal::bad_draw);
    }
    EXPECT_EQ(why_not(story.state, nature, right), std::nullopt);
    EXPECT_EQ(why_not(story.state, nature, Propose{usual}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, nature, Begin{ann}), Illegal::not_now);
}

TEST(Farfalia, R26_R39_a_dummy_is_dealt_six_and_seven_cards) {
    const Story story({.first = First::seat_1}, 3);
    const Deal right = story.deal_with({});
    Deal twice = right, none = right, negative = right, covered_short = right, in_hand = right, seen = right;
    Dealt& dummy = twice.hands[2];
    dummy.columns[0] = dummy.beneath[0];
    none.hands[2].columns[0] = Card::none;
    negative.hands[2].columns[0] = Card(index(right.hands[2].columns[0]) - 64);
    covered_short.hands[2].beneath.resize(covered - 1);
    in_hand.hands[2].cards = set_of({right.hands[2].columns[6]});
    in_hand.hands[2].columns.resize(columns_max - 1);
    seen.hands[2].cards = set_of({right.hands[2].beneath[0]});
    for (const Deal& wrong : {twice, none, negative, covered_short, in_hand, seen}) {
        EXPECT_EQ(why_not(story.state, nature, wrong), Illegal::bad_draw);
    }
    EXPECT_EQ(why_not(story.state, nature, right), std::nullopt);
}

TEST(Farfalia, R39_nature_turns_up_subjects_that_are_in_the_pack) {
    Story story;
    story.deals({}).goes_on_until(Phase::proposing);
    story.state.open.pack = {5, 5, 5, 5, 1};
    const Proposal two_butterflies = {Family::butterfly, Family::butterfly, Family::fish, Family::fish, Family::leaf};
    EXPECT_EQ(why_not(story.state, nature, Propose{two_butterflies}), Illegal::bad_draw);
    EXPECT_EQ(why_not(story.state, nature, Propose{{Family::fish}}), Illegal::bad_draw);
    const Proposal no_family = {Family{5}, Family::fish, Family::fish, Family::fish, Family::leaf};
    EXPECT_EQ(why_not(story.state, nature, Propose{no_family}), Illegal::bad_draw);
    EXPECT_EQ(why_not(story.state, nature, Propose{usual}), std::nullopt);
    EXPECT_EQ(why_not(story.state, nature, story.deal_with({})), Illegal::not_now);
}

TEST(Farfalia, R4_nobody_acts_for_another) {
    const Story story = at_first_lead({{}, {fish(3)}});
    EXPECT_EQ(why_not(story.state, cem, Play{fish(3)}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, nature, Play{fish(3)}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, core::Seat::spectator, Play{fish(3)}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, core::Seat{99}, Play{fish(3)}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, bob, TimedOut{bob}), Illegal::not_your_action);
    EXPECT_EQ(why_not(story.state, bob, Propose{usual}), Illegal::not_your_action);
    EXPECT_EQ(why_not(story.state, bob, Leave{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, bob, Keep{fish(3)}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, bob, Stake{true}), Illegal::not_now);
}

TEST(Farfalia, R40_a_card_of_another_hand_is_refused_like_one_that_is_gone) {
    const Story story = at_first_lead({{}, {fish(3)}, {fish(5)}, {}, {leaf(7)}});
    EXPECT_EQ(why_not(story.state, bob, Play{fish(5)}), Illegal::card_not_held);
    EXPECT_EQ(why_not(story.state, bob, Play{strawberry(1)}), Illegal::card_not_held);  // put aside
    EXPECT_EQ(why_not(story.state, bob, Play{joker_of(Family::fish)}), Illegal::card_not_held);
    for (const int number : {-1, -128, 15, 30, 31, 46, 63, 64, 127}) {
        EXPECT_EQ(why_not(story.state, bob, Play{Card(number)}), Illegal::no_such_card) << number;
    }
}

TEST(Farfalia, R12_bad_discards_and_names_are_refused) {
    Story story;
    story.deals({{}, {fish(3)}});
    EXPECT_EQ(why_not(story.state, ann, Name{Trump::fish}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, bob, Discard{set_of({strawberry(1), fish(3)})}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, ann, Discard{}), Illegal::wrong_count);
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1)})}), Illegal::wrong_count);
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1), fish(3)})}), Illegal::card_not_held);
    EXPECT_EQ(why_not(story.state, ann, Discard{Cards{0, 15}}), Illegal::no_such_card);
    EXPECT_EQ(why_not(story.state, ann, Discard{set_of({strawberry(1), joker_of(Family::fish)})}),
              Illegal::joker_discarded);
    const Discard good{set_of({strawberry(1), strawberry(2)})};
    story.does(good);
    EXPECT_EQ(why_not(story.state, ann, good), Illegal::already_discarded);
    EXPECT_EQ(why_not(story.state, bob, Name{Trump::fish}), Illegal::not_your_turn);
    story.does(Name{Trump::fish}).does(Propose{usual});
    EXPECT_EQ(why_not(story.state, bob, Name{Trump::fish}), Illegal::already_named);
    EXPECT_EQ(why_not(story.state, bob, good), Illegal::already_discarded);
}

TEST(Farfalia, R7_bad_captures_are_refused) {
    const Story story = at_first_capture();
    EXPECT_EQ(why_not(story.state, bob, Keep{fish(12)}), Illegal::not_in_trick);
    EXPECT_EQ(why_not(story.state, bob, Keep{Card{15}}), Illegal::no_such_card);
    EXPECT_EQ(why_not(story.state, dee, Keep{fish(13)}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, bob, Play{fish(13)}), Illegal::not_now);
    State kept = story.state;
    kept.open.proposal = {Family::leaf, Family::leaf, Family::leaf, Family::leaf, Family::leaf};
    kept.moment = moment_of(kept.open, kept.hidden);
    EXPECT_EQ(why_not(kept, bob, Keep{fish(13)}), Illegal::useless_card);
}

TEST(Farfalia, R17_nobody_acts_when_it_is_over) {
    Story story;
    story.ends_deal().ends_deal().ends_deal();
    EXPECT_TRUE(Rules::to_act(story.state).empty());
    for (int seat = -2; seat < 5; ++seat) {
        EXPECT_EQ(why_not(story.state, core::Seat(seat), Play{fish(1)}), Illegal::not_your_turn);
    }
    EXPECT_EQ(why_not(story.state, nature, TimedOut{ann}), Illegal::not_your_turn);
}

}  // namespace
}  // namespace farfalia

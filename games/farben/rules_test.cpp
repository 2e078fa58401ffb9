// The course of a game: ten rounds of choosing and telling, then recalling, and who may do what when.
#include <algorithm>

#include "games/farben/evening.hpp"
#include "games/farben/words.hpp"

namespace farben {
namespace {

constexpr core::Seat spectator = core::Seat::spectator;

Evening choosing(int seats = 4) { return Evening(seats).opens(); }
Evening telling(int seats = 4) { return choosing(seats).choose(); }
Evening recalling(int seats = 4) { return Evening(seats).to_recall().assigns(0); }

TEST(Farben, R1_R3_everybody_has_each_of_twelve_colours_and_keeps_two) {
    Evening evening(5);
    for (const Hand& hand : evening.state.hands) EXPECT_EQ(hand, Hand::all());
    evening.to_recall();
    for (const Hand& hand : evening.state.hands) EXPECT_EQ(hand.size(), 2u);
    EXPECT_EQ(evening.seen_by(bob).hand, evening.state.hands[1]);
    EXPECT_EQ(evening.seen_by(spectator).hand, Hand{});
}

TEST(Farben, R4_the_first_player_is_drawn_or_chosen) {
    Evening evening(3, {});
    EXPECT_EQ(evening.to_act(), core::Seats(nature));
    EXPECT_EQ(why_not(evening.state, nature, Begin{dora}), Illegal::no_such_seat);
    EXPECT_EQ(why_not(evening.state, nature, Begin{nature}), Illegal::no_such_seat);
    EXPECT_EQ(evening.does(nature, Begin{cem}).state.table.first, cem);
    EXPECT_EQ(Evening(3, {.first = First::seat_2}).state.table.first, bob);
    EXPECT_EQ(Rules::accepts({.first = First::seat_4}, 3).error(), Illegal::no_such_seat);
    EXPECT_TRUE(Rules::accepts({.first = First::seat_4}, 4));
    std::array<int, 3> times{};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        core::Rng rng(seed);
        ++times.at(at(std::get<Begin>(Rules::nature(Evening(3, {}).state, rng)).first));
    }
    for (const int each : times) EXPECT_NEAR(each, 100, 40);
}

TEST(Farben, R5_ten_words_from_ten_cards) {
    const Evening evening = Evening(3).to_recall();
    EXPECT_EQ(evening.state.table.packets.size(), 10u);
    EXPECT_EQ(evening.state.deck.size(), std::size_t{card_count - rounds_max});
    EXPECT_EQ(why_not(evening.state, nature, Draw{}), Illegal::not_now);
}

TEST(Farben, R5_five_words_for_a_short_evening) {
    for (const int seats : {3, 4, 5}) {
        Evening evening = Evening(seats, {.first = First::seat_1, .rounds = Rounds::five}).to_recall();
        EXPECT_EQ(evening.state.table.packets.size(), 5u);
        EXPECT_EQ(evening.state.hands[0].size(), 7u);
        EXPECT_EQ(evening.phase(), Phase::assigning);
        evening.to_the_end();
        EXPECT_EQ(packets_given(evening.state.table), static_cast<std::size_t>(seats)) << "R15, one each";
    }
}

TEST(Farben, R6_only_the_first_player_sees_both_sides_and_picks_one) {
    Evening evening = Evening(4).draws(1);
    EXPECT_EQ(evening.seen_by(ann).sides, (core::List<std::string, 2>{"Amour", "Rêve"}));
    for (const core::Seat other : {bob, cem, dora, spectator}) EXPECT_TRUE(evening.seen_by(other).sides.empty());
    EXPECT_EQ(why_not(evening.state, bob, PickSide{0}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(evening.state, ann, PickSide{2}), Illegal::no_such_side);
    EXPECT_EQ(why_not(evening.state, ann, PickSide{-1}), Illegal::no_such_side);
    evening.does(ann, PickSide{1});
    EXPECT_EQ(evening.seen_by(spectator).table.packets[0].word, "Rêve");
    EXPECT_TRUE(evening.seen_by(ann).sides.empty());
    EXPECT_EQ(why_not(evening.state, ann, PickSide{0}), Illegal::not_now);
}

TEST(Farben, R2_the_words_are_in_the_tables_language) {
    Evening evening = Evening(3, {.language = lexicon::Language::english, .first = First::seat_1}).opens(0);
    EXPECT_EQ(evening.seen_by(bob).table.packets[0].word, "School");
}

TEST(Farben, R7_all_choose_at_once_and_others_see_only_that_it_was_done) {
    Evening evening = choosing(3);
    for (const core::Seat seat : {ann, bob, cem}) EXPECT_TRUE(evening.to_act().has(seat));
    evening.does(cem, Choose{Colour::red});
    EXPECT_EQ(why_not(evening.state, cem, Choose{Colour::blue}), Illegal::not_your_turn);
    EXPECT_TRUE(evening.seen_by(ann).table.done.has(2));
    EXPECT_EQ(evening.card_seen(cem, 0, cem).colour, Colour::red);
    EXPECT_EQ(evening.card_seen(ann, 0, cem), Card{});
    evening.does(ann, Choose{Colour::red});  // the same as another
    EXPECT_EQ(evening.phase(), Phase::choosing);
    EXPECT_EQ(evening.does(bob, Choose{Colour::grey}).phase(), Phase::telling);
}

TEST(Farben, R7_a_colour_is_played_once) {
    Evening evening = choosing().choose({Colour::red}).tell_all().opens();
    EXPECT_EQ(why_not(evening.state, ann, Choose{Colour::red}), Illegal::colour_used);
    EXPECT_EQ(why_not(evening.state, ann, Choose{Colour{99}}), Illegal::colour_used);
    EXPECT_EQ(why_not(evening.state, ann, Choose{}), Illegal::no_colour);
    EXPECT_EQ(why_not(evening.state, ann, Choose{Colour::blue}), std::nullopt);
}

TEST(Farben, R8_one_tells_after_the_other_and_nobody_else) {
    Evening evening = telling();
    EXPECT_EQ(evening.to_act(), core::Seats(bob));
    EXPECT_EQ(why_not(evening.state, ann, aloud), Illegal::not_your_turn);
    EXPECT_EQ(why_not(choosing().state, bob, aloud), Illegal::not_now);
    for (const core::Seat teller : {bob, cem, dora, ann}) {
        EXPECT_EQ(evening.teller(), teller);
        evening.tells();
    }
    EXPECT_EQ(evening.phase(), Phase::drawing);
}

TEST(Farben, R9_a_story_is_text_of_six_hundred_characters_at_most) {
    const Evening evening = telling();
    std::string longest;
    for (std::size_t i = 0; i < story_chars_max; ++i) longest += "é";
    EXPECT_EQ(why_not(evening.state, bob, typed(longest)), std::nullopt);
    EXPECT_EQ(why_not(evening.state, bob, typed(longest + "!")), Illegal::story_too_long);
    EXPECT_EQ(why_not(evening.state, bob, Tell{.story = longest + "!", .is_aloud = true}), Illegal::story_too_long);
    EXPECT_EQ(why_not(evening.state, bob, typed("Un soir,\nla neige.")), std::nullopt);
    for (const char* bad : {"a\tb", "a\x1b[1m", "a\x7f", "a\xc2\x85", "\xff", "\xc3"}) {
        EXPECT_EQ(why_not(evening.state, bob, typed(bad)), Illegal::not_text) << bad;
    }
    for (const char* empty : {"", "  \n", "…", "\xc2\xa0", "- !"}) {
        EXPECT_EQ(why_not(evening.state, bob, typed(empty)), Illegal::no_story) << empty;
    }
}

TEST(Farben, R9_what_was_typed_lies_open_until_the_others_have_read_it) {
    Evening evening = telling().does(bob, typed("Le chat."));
    EXPECT_EQ(evening.phase(), Phase::listening);
    EXPECT_FALSE(evening.to_act().has(bob));
    EXPECT_EQ(why_not(evening.state, bob, Listened{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.card_seen(spectator, 0, bob).story, "Le chat.");
    evening.does(dora, Listened{}).does(ann, Listened{});
    EXPECT_EQ(why_not(evening.state, ann, Listened{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.card_seen(dora, 0, bob).story, "Le chat.");
    evening.does(cem, Listened{});
    EXPECT_EQ(evening.teller(), cem);
    EXPECT_EQ(evening.card_seen(dora, 0, bob), Card{});
    EXPECT_EQ(why_not(evening.state, dora, Listened{}), Illegal::not_now);
}

TEST(Farben, R9_what_was_told_aloud_is_read_only_if_it_was_noted) {
    EXPECT_EQ(telling().does(bob, aloud).teller(), cem);
    const Tell noted{.story = "Le chat.", .is_aloud = true};
    Evening evening = telling().does(bob, noted);
    EXPECT_EQ(evening.teller(), bob) << "for who cannot hear";
    EXPECT_EQ(Rules::view(evening.state, ann).table.packets[0].cards[1].story, "Le chat.");
    evening.all_do(Listened{});
    EXPECT_EQ(evening.teller(), cem);
}

TEST(Farben, R10_the_first_player_is_another_each_round) {
    Evening evening(3);
    for (int round = 0; round < rounds_max; ++round) {
        EXPECT_EQ(evening.state.table.first, core::Seat(round % 3));
        evening.opens();
        EXPECT_EQ(evening.state.table.packets.back().first, core::Seat(round % 3));
        evening.choose().tell_all();
    }
}

TEST(Farben, R11_R12_the_tellers_colour_is_seen_until_the_card_goes_face_down) {
    Evening evening = choosing(3).choose({Colour::red, Colour::blue, Colour::pink});
    EXPECT_EQ(evening.card_seen(spectator, 0, bob).colour, Colour::blue);
    EXPECT_EQ(evening.card_seen(ann, 0, bob).colour, Colour::blue);
    EXPECT_EQ(evening.card_seen(bob, 0, cem), Card{});
    evening.tells();
    for (const core::Seat reader : {ann, bob, cem, spectator}) {
        EXPECT_EQ(evening.card_seen(reader, 0, bob), Card{}) << index(reader);
        EXPECT_EQ(evening.card_seen(reader, 0, cem).colour, Colour::pink);
    }
}

TEST(Farben, R13_who_chose_sees_it_until_it_is_told) {
    Evening evening = choosing(3).choose({Colour::red, Colour::blue, Colour::pink}).tells();
    EXPECT_EQ(evening.card_seen(ann, 0, ann).colour, Colour::red);
    evening.tells().tells();
    EXPECT_EQ(evening.card_seen(ann, 0, ann), Card{});
    EXPECT_FALSE(evening.seen_by(ann).hand.has(static_cast<std::size_t>(Colour::red)));
}

TEST(Farben, R14_a_spectator_sees_what_lies_open_to_all) {
    Evening evening = choosing(3).choose({Colour::red, Colour::blue, Colour::pink});
    EXPECT_EQ(evening.card_seen(spectator, 0, ann), Card{});
    evening.does(bob, typed("Le chat."));
    EXPECT_EQ(evening.card_seen(spectator, 0, bob), evening.card_seen(ann, 0, bob));
}

TEST(Farben, R15_packets_that_are_left_over_stay_face_down) {
    Evening evening = Evening(4).to_recall().to_the_end();
    const auto left = std::ranges::count(evening.state.table.packets, nature, &Packet::recaller);
    EXPECT_EQ(left, 2);
    EXPECT_EQ(evening.card_seen(spectator, 9, ann), Card{});
}

TEST(Farben, R16_everybody_recalls_in_turn) {
    Evening evening = Evening(3).to_recall();
    for (int packet = 0; packet < 9; ++packet) {
        EXPECT_EQ(evening.state.table.recaller, core::Seat(packet % 3));
        evening.assigns(packet).finishes_packet();
    }
    EXPECT_EQ(evening.phase(), Phase::over);
    EXPECT_TRUE(evening.to_act().empty());
}

TEST(Farben, R17_the_right_hand_neighbour_picks_a_packet_that_is_left) {
    Evening evening = Evening(4).to_recall();
    EXPECT_EQ(why_not(evening.state, bob, Assign{0}), Illegal::not_your_turn);
    for (const int none : {-1, 10, 127, -128}) {
        EXPECT_EQ(why_not(evening.state, ann, Assign{static_cast<std::int8_t>(none)}), Illegal::no_such_packet);
    }
    evening.assigns(3).finishes_packet();
    EXPECT_EQ(why_not(evening.state, bob, Assign{3}), Illegal::packet_taken);
    EXPECT_EQ(why_not(evening.state, bob, Assign{4}), std::nullopt);
}

TEST(Farben, R17_cards_are_named_in_any_order_and_turned_up) {
    Evening evening = recalling();  // Bob recalls
    EXPECT_EQ(why_not(evening.state, ann, Guess{.owner = ann}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = eve}), Illegal::no_such_seat);
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = nature}), Illegal::no_such_seat);
    evening.guesses(dora, Colour::red).guesses(ann, std::nullopt);
    for (const core::Seat reader : {ann, bob, spectator}) {
        EXPECT_EQ(evening.card_seen(reader, 0, dora).colour, Colour::black);
        EXPECT_EQ(evening.card_seen(reader, 0, cem), Card{});
    }
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = dora}), Illegal::card_turned_up);
    EXPECT_EQ(why_not(evening.state, bob, Ask{dora}), Illegal::card_turned_up);
    EXPECT_EQ(evening.seen_by(cem).table.packets[0].answers[3].colour, Colour::red);
}

TEST(Farben, R19_one_hint_a_card_and_its_colour_comes_next) {
    Evening evening = recalling();
    EXPECT_EQ(why_not(evening.state, bob, Ask{bob}), Illegal::own_card);
    EXPECT_EQ(why_not(evening.state, bob, Ask{core::Seat{100}}), Illegal::no_such_seat);
    evening.does(bob, Ask{cem});
    EXPECT_EQ(evening.to_act(), core::Seats(cem));
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = cem}), Illegal::not_now);
    EXPECT_EQ(why_not(evening.state, bob, Hint{"voilà"}), Illegal::not_your_turn);
    evening.does(cem, Hint{"voilà"});
    EXPECT_EQ(evening.seen_by(spectator).table.packets[0].answers[2].hint, "voilà");
    EXPECT_EQ(why_not(evening.state, bob, Ask{cem}), Illegal::already_asked);
    EXPECT_EQ(why_not(evening.state, bob, Ask{dora}), Illegal::other_card_asked);
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = dora}), Illegal::other_card_asked);
    evening.guesses(cem, Colour::red).does(bob, Ask{dora});
}

TEST(Farben, R20_points) {
    Evening evening = recalling();  // everybody played black first
    evening.guesses(ann, Colour::black);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{1, 2, 0, 0}));
    evening.does(bob, Ask{cem}).does(cem, Hint{"voilà"}).guesses(cem, Colour::black);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{1, 3, 1, 0}));
    evening.guesses(dora, Colour::white);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{1, 3, 1, 0}));
    evening.guesses(bob, Colour::black);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{1, 5, 1, 0}));
}

TEST(Farben, R22_who_was_asked_and_has_forgotten_gives_no_hint) {
    Evening evening = recalling().does(bob, Ask{cem}).does(cem, Forgot{});
    EXPECT_EQ(evening.seen_by(ann).table.packets[0].answers[2].help, Help::forgotten);
    EXPECT_EQ(why_not(evening.state, bob, Ask{cem}), Illegal::already_asked);
    evening.guesses(cem, Colour::black);
    EXPECT_EQ(evening.score(bob), 2);
    EXPECT_EQ(evening.score(cem), 1);
}

TEST(Farben, R21_most_points_win_and_equals_share) {
    Evening evening = Evening(3).to_recall();
    EXPECT_EQ(Rules::outcome(evening.state), std::nullopt);
    evening.assigns(0).guesses(bob, Colour::black).finishes_packet().to_the_end();
    const core::Outcome first = *Rules::outcome(evening.state);
    EXPECT_EQ(first.scores, (std::vector<std::int32_t>{2, 1, 0}));
    EXPECT_EQ(first.places, (std::vector<std::int32_t>{1, 2, 3}));
    const core::Outcome shared = *Rules::outcome(Evening(3).to_recall().to_the_end().state);
    EXPECT_EQ(shared.places, (std::vector<std::int32_t>{1, 1, 1}));
}

TEST(Farben, R23_in_the_end_those_who_played_see_everything) {
    Evening evening = telling(4).tell_all(typed("Le chat.")).to_recall().to_the_end();
    for (const core::Seat player : {ann, bob, cem, dora}) {
        EXPECT_EQ(evening.seen_by(player).table, evening.state.table);
    }
    for (const Packet& packet : evening.seen_by(spectator).table.packets) {
        for (const Card& card : packet.cards) EXPECT_EQ(card, Card{}) << packet.word;
        for (const Answer& answer : packet.answers) EXPECT_EQ(answer, (Answer{.is_made = true, .is_right = false}));
    }
    EXPECT_EQ(evening.seen_by(spectator).table.scores, evening.state.table.scores);
}

TEST(Farben, R23_a_card_that_was_turned_up_shows_its_story) {
    Evening evening = telling(4).tell_all(typed("Le chat.")).to_recall().assigns(0).guesses(ann, Colour::black);
    EXPECT_EQ(evening.card_seen(spectator, 0, ann).story, "Le chat.");
    EXPECT_EQ(evening.card_seen(cem, 0, bob), Card{});
}

TEST(Farben, R25_what_was_told_stays_with_those_who_played) { EXPECT_TRUE(core::is_confidential<Rules>()); }

TEST(Farben, R26_nature_draws_only_what_can_be) {
    Evening evening = Evening(3).opens(7).choose().tell_all();
    for (const int none : {7, -1, 59, 127}) {
        EXPECT_EQ(why_not(evening.state, nature, Draw{.first = bob, .card = static_cast<std::int8_t>(none)}),
                  Illegal::bad_draw);
    }
    EXPECT_EQ(why_not(evening.state, nature, Draw{.first = ann, .card = 8}), Illegal::bad_draw);
    evening.opens().does(nature, TimedOut{ann});
    EXPECT_EQ(why_not(evening.state, nature, ChooseFor{ann, Colour::black}), Illegal::bad_draw);  // played
    EXPECT_EQ(why_not(evening.state, nature, ChooseFor{ann, {}}), Illegal::bad_draw);
    EXPECT_EQ(why_not(evening.state, nature, ChooseFor{bob, Colour::red}), Illegal::bad_draw);  // still has time
    EXPECT_EQ(why_not(evening.state, nature, ChooseFor{eve, Colour::red}), Illegal::no_such_seat);
    EXPECT_EQ(why_not(evening.state, nature, ChooseFor{ann, Colour::red}), std::nullopt);
}

TEST(Farben, R28_a_card_that_was_turned_up_is_looked_at_before_anything_else) {
    Evening evening = recalling();  // Bob recalls
    EXPECT_FALSE(Rules::pauses(evening.state));
    evening.does(bob, Guess{.owner = dora, .colour = Colour::red});
    EXPECT_TRUE(Rules::pauses(evening.state));
    EXPECT_EQ(evening.to_act(), core::Seats(nature));
    EXPECT_EQ(evening.seen_by(spectator).table.turned, dora);
    EXPECT_EQ(why_not(evening.state, bob, Guess{.owner = ann}), Illegal::not_now);
    EXPECT_EQ(why_not(evening.state, nature, TimedOut{bob}), Illegal::not_your_turn);
    evening.does(nature, GoOn{});
    EXPECT_EQ(evening.phase(), Phase::recalling);
    EXPECT_EQ(evening.state.table.turned, dora) << "it is what was turned up last";
    evening.finishes_packet();
    EXPECT_EQ(evening.state.table.turned, nature) << "the packet is put away";
}

TEST(Farben, R28_the_last_card_is_looked_at_too) {
    Evening evening = Evening(3, {.first = First::seat_1, .rounds = Rounds::five}).to_recall();
    evening.assigns(0).finishes_packet().assigns(1).finishes_packet().assigns(2);
    evening.guesses(ann, {}).guesses(bob, {}).does(ann, Guess{.owner = cem, .colour = {}});
    EXPECT_TRUE(Rules::pauses(evening.state));
    EXPECT_EQ(evening.card_seen(spectator, 2, cem).colour, Colour::grey);
    EXPECT_EQ(Rules::outcome(evening.state), std::nullopt);
    EXPECT_TRUE(Rules::outcome(evening.does(nature, GoOn{}).state));
}

TEST(Farben, says_how_far_it_has_come) {
    Evening evening(4);
    EXPECT_EQ(Rules::progress(evening.state), (core::Progress{.stage = 1, .stages = 18, .scores = {0, 0, 0, 0}}));
    evening.plays_rounds(3);
    EXPECT_EQ(Rules::progress(evening.state).stage, 4);
    EXPECT_EQ(Rules::progress(evening.opens().state).stage, 4);
    evening.choose().tell_all().to_recall();
    EXPECT_EQ(Rules::progress(evening.state).stage, 11);
    evening.assigns(0).guesses(ann, Colour::black);
    EXPECT_EQ(Rules::progress(evening.state), (core::Progress{.stage = 11, .stages = 18, .scores = {1, 2, 0, 0}}));
    EXPECT_EQ(Rules::progress(evening.finishes_packet().to_the_end().state).stage, 18);
}

TEST(Farben, R27_everybody_does_what_is_theirs) {
    const State state = choosing(3).state;
    EXPECT_EQ(why_not(state, ann, Draw{}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, ann, TimedOut{bob}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, ann, ChooseFor{bob, Colour::red}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, nature, Choose{Colour::red}), Illegal::not_your_action);
    EXPECT_EQ(why_not(state, dora, Choose{Colour::red}), Illegal::not_your_turn);  // three play
    EXPECT_EQ(why_not(state, spectator, Choose{Colour::red}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, core::Seat{100}, Choose{Colour::red}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, ann, Forgot{}), Illegal::not_now);
    EXPECT_EQ(why_not(state, nature, Begin{ann}), Illegal::not_now);
    const State over = Evening(3).to_recall().to_the_end().state;
    EXPECT_EQ(why_not(over, ann, Guess{.owner = bob}), Illegal::not_now);
    EXPECT_EQ(why_not(over, nature, TimedOut{ann}), Illegal::not_your_turn);
}

}  // namespace
}  // namespace farben

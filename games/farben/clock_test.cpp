// What is done for somebody whose time is up. (R24)
#include "games/farben/evening.hpp"

namespace farben {
namespace {

TEST(FarbenClock, R24_only_who_is_to_act_can_be_late) {
    const State state = Evening(3).draws(0).state;
    EXPECT_EQ(why_not(state, nature, TimedOut{bob}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(state, nature, TimedOut{dora}), Illegal::no_such_seat);
    EXPECT_EQ(why_not(state, nature, TimedOut{nature}), Illegal::no_such_seat);
}

TEST(FarbenClock, R24_the_first_side) {
    EXPECT_EQ(Evening(3).draws(0).does(nature, TimedOut{ann}).seen_by(bob).table.packets[0].word, "École");
}

TEST(FarbenClock, R24_a_colour_at_random) {
    Evening evening = Evening(3).opens().does(ann, Choose{Colour::red}).does(nature, TimedOut{bob});
    EXPECT_TRUE(evening.to_act().has(nature));
    EXPECT_TRUE(evening.to_act().has(cem));
    EXPECT_EQ(why_not(evening.state, bob, Choose{Colour::blue}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(evening.state, nature, TimedOut{bob}), Illegal::not_your_turn);
    core::Rng rng(1);
    const auto chosen = std::get<ChooseFor>(Rules::nature(evening.state, rng));
    EXPECT_EQ(chosen.seat, bob);
    evening.does(nature, chosen);
    EXPECT_EQ(evening.card_seen(bob, 0, bob).colour, chosen.colour);
    EXPECT_EQ(evening.card_seen(ann, 0, bob), Card{});
    EXPECT_FALSE(evening.to_act().has(nature));
    EXPECT_EQ(Rules::redact(chosen, nature, ann), Rules::Action(ChooseFor{bob, {}}));
    EXPECT_EQ(Rules::redact(chosen, nature, bob), Rules::Action(chosen));
}

TEST(FarbenClock, R24_any_colour_of_the_hand_may_be_drawn) {
    Evening evening = Evening(3).plays_rounds(8).opens().does(nature, TimedOut{ann});
    Hand drawn;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        core::Rng rng(seed);
        drawn.add(static_cast<std::size_t>(*std::get<ChooseFor>(Rules::nature(evening.state, rng)).colour));
    }
    EXPECT_EQ(drawn, evening.state.hands[0]);
}

TEST(FarbenClock, R24_no_story) {
    const Evening evening = Evening(3).opens().choose().does(nature, TimedOut{bob});
    EXPECT_EQ(evening.teller(), cem);
    EXPECT_EQ(evening.state.table.packets[0].cards[1], Card{.colour = Colour::black});
}

TEST(FarbenClock, R24_has_read) {
    Evening evening = Evening(3).opens().choose().does(bob, typed("Le chat.")).does(ann, Listened{});
    EXPECT_EQ(evening.does(nature, TimedOut{cem}).teller(), cem);
}

TEST(FarbenClock, R24_the_first_packet_that_is_left) {
    Evening evening = Evening(3).to_recall().assigns(0).finishes_packet();
    evening.does(nature, TimedOut{ann});
    EXPECT_EQ(evening.state.table.packet, 1);
    EXPECT_EQ(evening.state.table.packets[1].recaller, bob);
}

TEST(FarbenClock, R24_no_hint) {
    Evening evening = Evening(3).to_recall().assigns(0).does(ann, Ask{bob}).does(nature, TimedOut{bob});
    EXPECT_EQ(evening.state.table.packets[0].answers[1].help, Help::forgotten);
    EXPECT_EQ(evening.to_act(), core::Seats(ann));
}

TEST(FarbenClock, R24_no_colour_named) {
    Evening evening = Evening(3).to_recall().assigns(0).guesses(ann, Colour::red).does(nature, TimedOut{ann});
    EXPECT_TRUE(evening.state.table.packets[0].answers[1].is_made);
    EXPECT_EQ(evening.state.table.packets[0].answers[1].colour, std::nullopt);
    Evening asked = Evening(3).to_recall().assigns(0).does(ann, Ask{cem}).does(cem, Forgot{});
    asked.does(nature, TimedOut{ann});
    EXPECT_FALSE(asked.state.table.packets[0].answers[0].is_made);
    EXPECT_TRUE(asked.state.table.packets[0].answers[2].is_made);
}

TEST(FarbenClock, a_bot_takes_longer_over_what_is_long_to_tell) {
    const auto percent = [](const Rules::Action& action) { return Rules::saying_percent(action); };
    EXPECT_EQ(percent(Choose{Colour::red}), 100);
    EXPECT_GT(percent(Guess{}), percent(PickSide{}));
    EXPECT_GT(percent(Listened{}), percent(Hint{"mot"}));
    EXPECT_GT(percent(typed("Une histoire.")), percent(Listened{}));
    EXPECT_GT(percent(typed(std::string(200, 'a'))), percent(typed(std::string(100, 'a'))));
    EXPECT_EQ(percent(typed(std::string(600, 'a'))), 500) << "nobody waits for ever";
}

}  // namespace
}  // namespace farben

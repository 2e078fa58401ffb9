// The worked examples, by their numbers.
#include "games/farben/evening.hpp"

namespace farben {
namespace {

constexpr core::Seat herve{0}, enola{1}, maeyva{2}, felix{3};
constexpr int ecole_succes = 0;  // the card

TEST(FarbenVectors, R8_vector_1_Felix_is_first_player_and_tells_last) {
    Evening evening(4, {.first = First::seat_4});
    evening.opens(ecole_succes, 0);
    EXPECT_EQ(evening.seen_by(herve).table.packets[0].word, "École");
    evening.choose({Colour::purple, Colour::red, Colour::multicolour, Colour::black});
    std::vector<std::pair<core::Seat, Colour>> told;
    while (evening.phase() == Phase::telling) {
        const core::Seat teller = evening.teller();
        told.emplace_back(teller, *evening.card_seen(core::Seat::spectator, 0, teller).colour);
        evening.tells();
    }
    EXPECT_EQ(told, (std::vector<std::pair<core::Seat, Colour>>{{herve, Colour::purple},
                                                                {enola, Colour::red},
                                                                {maeyva, Colour::multicolour},
                                                                {felix, Colour::black}}));
}

TEST(FarbenVectors, R17_R18_R20_vector_2_Maeyva_recalls_Succes) {
    Evening evening(4, {.first = First::seat_2});  // so that Maeyva is first player of the tenth round
    evening.opens(ecole_succes, 1).choose({Colour::pink, Colour::blue, Colour::orange, Colour::green});
    evening.tells().tells(typed("Ma ceinture verte de judo, à neuf ans.")).tells().tells().to_recall();
    EXPECT_EQ(evening.state.table.recaller, maeyva);
    EXPECT_EQ(evening.to_act(), core::Seats(enola));
    evening.does(enola, Assign{0}).guesses(enola, Colour::blue).guesses(herve, Colour::pink);
    evening.does(maeyva, Ask{felix}).does(felix, Hint{"judo"}).guesses(felix, Colour::green);
    EXPECT_EQ(evening.phase(), Phase::recalling);
    evening.guesses(maeyva, Colour::red);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{1, 1, 5, 1}));
    EXPECT_EQ(evening.state.table.recaller, felix);
    EXPECT_EQ(evening.to_act(), core::Seats(maeyva));
}

TEST(FarbenVectors, R19_R20_vector_3_ones_own_card_and_a_hint_that_did_not_help) {
    Evening evening = Evening(4).to_recall().assigns(0);
    const core::Seat me = evening.state.table.recaller;
    const core::Seat other = next(me, 4);
    EXPECT_EQ(why_not(evening.state, me, Ask{me}), Illegal::own_card);
    evening.does(me, Ask{other}).does(other, Hint{"voilà"}).guesses(other, Colour::multicolour);
    EXPECT_EQ(evening.state.table.scores, (core::List<std::int16_t, max_seats>{0, 0, 0, 0}));
    evening.guesses(me, Colour::black);
    EXPECT_EQ(evening.score(me), 2);
    EXPECT_EQ(evening.score(other), 0);
}

TEST(FarbenVectors, R15_R16_vector_4_how_many_packets_are_recalled_and_who_begins) {
    for (const auto& [seats, packets] : {std::pair{3, 9u}, {4, 8u}, {5, 10u}}) {
        Evening evening = Evening(seats).to_recall();
        EXPECT_EQ(evening.state.table.recaller, core::Seat(9 % seats));
        EXPECT_EQ(evening.to_act(), core::Seats(core::Seat((9 + seats - 1) % seats)));
        evening.to_the_end();
        EXPECT_EQ(evening.phase(), Phase::over);
        EXPECT_EQ(packets_given(evening.state.table), packets);
    }
    Evening four = Evening(4).to_recall();
    EXPECT_EQ(four.state.table.recaller, enola);
    EXPECT_EQ(four.to_act(), core::Seats(herve));
}

}  // namespace
}  // namespace farben

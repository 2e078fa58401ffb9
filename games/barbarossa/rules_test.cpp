// The course of a game: moving, asking, guessing, and how it ends.
#include <algorithm>

#include "games/barbarossa/evening.hpp"

namespace barbarossa {
namespace {

constexpr int bobs = 2, cems = 4;  // at four seats: their first things

Evening playing(int seats = 4) { return Evening(seats).begins(); }

TEST(Barbarossa, R2_every_throw_meets_the_same_kinds_of_space) {
    for (std::size_t from = 0; from < ring.size(); ++from) {
        std::array<int, 5> met{};
        for (std::size_t die = 1; die <= 6; ++die) ++met[static_cast<std::size_t>(ring[(from + die) % ring.size()])];
        const auto times = [&](Space space) { return met[static_cast<std::size_t>(space)]; };
        EXPECT_EQ(times(Space::elf), 1);
        EXPECT_EQ(times(Space::question), 1);
        EXPECT_EQ(times(Space::gem), 2);
        EXPECT_EQ(times(Space::dragon) + times(Space::ghost), 2);
    }
    EXPECT_EQ(std::ranges::count(ring, Space::ghost), 1);
    EXPECT_EQ(ring[0], Space::elf);
}

TEST(Barbarossa, R3_R4_R5_what_everybody_begins_with) {
    const Evening evening = playing(6);
    for (const Player& each : evening.state.table.players) {
        EXPECT_EQ(each.space, 0);
        EXPECT_EQ(each.gems, 12);
        EXPECT_EQ(each.hat, 6);
        EXPECT_EQ(each.curses, 3);
    }
}

TEST(Barbarossa, R14_the_die_or_gems) {
    Evening evening = playing();
    EXPECT_EQ(evening.why_not(ann, Pay{0}), Illegal::no_such_distance);
    EXPECT_EQ(evening.why_not(ann, Pay{-3}), Illegal::no_such_distance);
    EXPECT_EQ(evening.why_not(ann, Pay{13}), Illegal::too_few_gems);
    evening.does(ann, Roll{});
    EXPECT_EQ(evening.to_act(), core::Seats(nature));
    EXPECT_EQ(evening.why_not(ann, Pay{1}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(nature, Rolled{0}), Illegal::bad_draw);
    EXPECT_EQ(evening.why_not(nature, Rolled{7}), Illegal::bad_draw);
    evening.does(nature, Rolled{6});
    EXPECT_EQ(evening.player(ann).space, 6);
    EXPECT_EQ(evening.player(ann).gems, 12);
    EXPECT_EQ(evening.state.table.die, 6);
    Evening round = playing().pays(12);  // once around
    EXPECT_EQ(round.player(ann).space, 0);
    EXPECT_EQ(round.player(ann).gems, 0);
    EXPECT_EQ(round.phase(), Phase::lettering);
}

TEST(Barbarossa, R15_a_gem_and_the_next) {
    Evening evening = playing().pays(4);
    EXPECT_EQ(evening.player(ann).gems, 12 - 4 + 1);
    EXPECT_EQ(evening.to_act(), core::Seats(bob));
    EXPECT_EQ(evening.state.table.die, 0);
}

TEST(Barbarossa, R4_hats_stay_on_the_track) {
    Evening evening = playing().to_second_series();
    evening.state.table.players[1].hat = 2;
    evening.guesses(bobs);
    EXPECT_EQ(evening.hat(bob), 1);  // and not 0
}

TEST(Barbarossa, R17_an_elf_gives_one_letter_or_none) {
    Evening evening = playing().comes_to(Space::elf);
    EXPECT_EQ(evening.phase(), Phase::lettering);
    EXPECT_EQ(evening.why_not(ann, Evening::letter(0, 1)), Illegal::own_object);
    EXPECT_EQ(evening.why_not(ann, Evening::letter(8, 1)), Illegal::no_such_object);
    EXPECT_EQ(evening.why_not(ann, Evening::letter(-1, 1)), Illegal::no_such_object);
    EXPECT_EQ(evening.why_not(bob, Evening::letter(cems, 1)), Illegal::not_your_turn);
    EXPECT_EQ(evening.why_not(ann, Question{.object = bobs, .text = "Vivant ?"}), Illegal::not_now);
    Evening without = evening;
    EXPECT_EQ(without.does(ann, Stop{}).to_act(), core::Seats(bob));
    EXPECT_TRUE(without.state.table.talk.empty());
    evening.does(ann, Evening::letter(bobs, 1));
    EXPECT_EQ(evening.last().text, "é");
    EXPECT_EQ(evening.last().answer, Answer::none);
    EXPECT_EQ(evening.to_act(), core::Seats(bob));
    EXPECT_EQ(playing().why_not(ann, Evening::letter(bobs, 1)), Illegal::not_now);
}

TEST(Barbarossa, R18_where_a_letter_is) {
    const Evening evening = playing().comes_to(Space::elf);
    const auto given = [&](int position) {
        Evening asked = evening;
        return asked.does(ann, Evening::letter(bobs, position)).last().text;
    };
    EXPECT_EQ(given(6), "e");
    EXPECT_EQ(given(-1), "e");
    EXPECT_EQ(given(-6), "é");
    for (const int beyond : {7, 40, -7, -40}) EXPECT_EQ(given(beyond), "") << beyond;
    for (const int none : {0, 41, -41, 127, -128}) {
        EXPECT_EQ(evening.why_not(ann, Evening::letter(bobs, none)), Illegal::no_such_position) << none;
    }
}

TEST(Barbarossa, R19_questions_until_somebody_says_no) {
    Evening evening = playing().to_first_series();
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, "étoile")), Illegal::no_guess_yet);
    EXPECT_EQ(evening.why_not(bob, Question{.object = cems, .text = "Vivant ?"}), Illegal::not_your_turn);
    EXPECT_EQ(evening.why_not(ann, Question{.object = 0, .text = "Vivant ?"}), Illegal::own_object);
    EXPECT_EQ(evening.why_not(ann, Question{.object = 99, .text = "Vivant ?"}), Illegal::no_such_object);
    evening.asks(bobs, Answer::yes).asks(cems, Answer::probably).asks(bobs, Answer::unknown);
    evening.asks(cems, Answer::unclear);  // R22
    EXPECT_EQ(evening.phase(), Phase::first_series);
    EXPECT_EQ(evening.state.table.asked, 4);
    EXPECT_EQ(evening.asks(cems, Answer::no).phase(), Phase::second_series);
    EXPECT_EQ(evening.state.table.asked, 0);
    EXPECT_EQ(evening.to_act(), core::Seats(ann));
}

TEST(Barbarossa, R20_then_questions_and_guesses_until_a_no) {
    const Evening evening = playing().to_first_series().asks(bobs, Answer::no);
    Evening guessing = evening;
    guessing.guesses(bobs).asks(cems, Answer::yes).guesses(cems);
    EXPECT_EQ(guessing.phase(), Phase::second_series);
    EXPECT_EQ(guessing.guesses(5, false).to_act(), core::Seats(bob));
    Evening asking = evening;
    EXPECT_EQ(asking.asks(bobs, Answer::no).to_act(), core::Seats(bob));
    EXPECT_EQ(asking.phase(), Phase::moving);
    EXPECT_EQ(playing().why_not(ann, Evening::guess(bobs, "étoile")), Illegal::not_now);
}

TEST(Barbarossa, R21_one_may_stop_and_a_series_has_an_end) {
    Evening evening = playing().to_first_series().does(ann, Stop{});
    EXPECT_EQ(evening.phase(), Phase::second_series);
    EXPECT_EQ(evening.why_not(bob, Stop{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.does(ann, Stop{}).to_act(), core::Seats(bob));
    EXPECT_EQ(evening.why_not(bob, Stop{}), Illegal::not_now);
    Evening endless = playing().to_first_series();
    for (int i = 0; i < questions_max; ++i) endless.asks(bobs, Answer::yes);
    EXPECT_EQ(endless.phase(), Phase::second_series);
    for (int i = 0; i < questions_max; ++i) endless.asks(bobs, Answer::yes);
    EXPECT_EQ(endless.to_act(), core::Seats(bob));
}

TEST(Barbarossa, R21_so_much_is_said_and_no_more) {
    Evening evening = playing().to_first_series();
    while (evening.state.table.talk.size() + 1 < lines_max) {
        evening.state.table.talk.push_back({.asker = ann, .object = bobs, .text = "Est-ce lourd ?",
                                            .answer = Answer::yes});
    }
    evening.asks(bobs, Answer::yes);
    EXPECT_EQ(evening.to_act(), core::Seats(bob)) << "neither series goes on";
    EXPECT_EQ(evening.pays(3).to_act(), core::Seats(cem)) << "a question is but a space";
}

TEST(Barbarossa, R22_a_question_is_text_of_140_characters_at_most) {
    const Evening evening = playing().to_first_series();
    const auto why = [&](std::string text) {
        return evening.why_not(ann, Question{.object = bobs, .text = std::move(text)});
    };
    std::string longest;
    for (std::size_t i = 0; i < question_chars_max; ++i) longest += "é";
    EXPECT_EQ(why(longest), std::nullopt);
    EXPECT_EQ(why(longest + "?"), Illegal::question_too_long);
    for (const char* empty : {"", "   ", "\xc2\xa0"}) EXPECT_EQ(why(empty), Illegal::no_question);
    for (const char* bad : {"a\nb", "\xff", "a\x7f"}) EXPECT_EQ(why(bad), Illegal::not_text);
    EXPECT_EQ(why("Est-ce que ça commence par un B ?"), std::nullopt);
    const Evening strict = Evening(4, {.letter_questions = false, .first = First::seat_1}).begins().to_first_series();
    EXPECT_EQ(strict.why_not(ann, Question{.object = bobs, .text = "Est-ce que ça commence par un B ?"}),
              Illegal::no_letter_questions);
    EXPECT_EQ(strict.why_not(ann, Question{.object = bobs, .text = "Est-ce vivant ?"}), std::nullopt);
}

TEST(Barbarossa, R23_the_owner_answers_and_all_wait) {
    Evening evening = playing().to_first_series().does(ann, Question{.object = bobs, .text = "Vivant ?"});
    EXPECT_TRUE(evening.state.table.is_waiting);
    EXPECT_EQ(evening.to_act(), core::Seats(bob));
    for (const core::Seat other : {ann, cem, dora}) {
        EXPECT_EQ(evening.why_not(other, Reply{Answer::yes}), Illegal::not_owner);
    }
    EXPECT_EQ(evening.why_not(bob, Reply{Answer::none}), Illegal::no_answer);
    EXPECT_EQ(evening.why_not(bob, Judge{true}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(ann, Question{.object = cems, .text = "Lourd ?"}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(ann, Stop{}), Illegal::not_now);
    EXPECT_EQ(evening.does(bob, Reply{Answer::yes}).to_act(), core::Seats(ann));
    EXPECT_EQ(evening.why_not(bob, Reply{Answer::no}), Illegal::not_now);
}

TEST(Barbarossa, R24_the_very_word_is_right_at_once) {
    for (const char* written : {"étoile", "ÉTOILE", "une étoile", "l'étoile", "Étoile !", "  étoile "}) {
        Evening evening = playing().to_second_series().does(ann, Evening::guess(bobs, written));
        EXPECT_FALSE(evening.state.table.is_waiting) << written;
        EXPECT_EQ(evening.last().answer, Answer::yes) << written;
    }
    const Evening evening = playing().to_second_series();
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, " ")), Illegal::no_word);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, std::string(41, 'a'))), Illegal::word_too_long);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, "a\tb")), Illegal::not_text);
}

TEST(Barbarossa, R25_else_the_owner_says) {
    for (const char* written : {"etoile", "étoiles", "Étoilé"}) {
        const Evening asked = playing().to_second_series().does(ann, Evening::guess(bobs, written));
        EXPECT_EQ(asked.to_act(), core::Seats(bob)) << written;
    }
    Evening evening = playing().to_second_series().does(ann, Evening::guess(bobs, "astre"));
    EXPECT_EQ(evening.to_act(), core::Seats(bob));
    EXPECT_EQ(evening.why_not(cem, Judge{true}), Illegal::not_owner);
    EXPECT_EQ(evening.why_not(bob, Reply{Answer::yes}), Illegal::not_now);
    Evening wrong = evening;
    wrong.does(bob, Judge{false});
    EXPECT_EQ(wrong.hat(ann), hat_at_start);
    EXPECT_EQ(wrong.hat(bob), hat_at_start);
    EXPECT_EQ(wrong.state.table.arrows, 0);
    evening.does(bob, Judge{true});
    EXPECT_EQ(evening.state.table.objects[bobs].arrows, (core::List<core::Seat, arrows_max>{ann}));
    EXPECT_EQ(evening.hat(ann), hat_at_start + 5);
    EXPECT_EQ(evening.hat(bob), hat_at_start - 2);
}

TEST(Barbarossa, R26_what_can_be_guessed) {
    Evening evening = playing().to_second_series().guesses(bobs);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, "étoile")), Illegal::already_guessed);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(0, "chat")), Illegal::own_object);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(8, "chat")), Illegal::no_such_object);
    evening.does(ann, Stop{}).curses(cem, bobs);
    EXPECT_EQ(evening.why_not(ann, Evening::guess(bobs, "étoile", true)), Illegal::already_guessed);
    EXPECT_EQ(evening.why_not(dora, Evening::guess(bobs, "étoile", true)), Illegal::object_finished);
}

TEST(Barbarossa, R28_the_guesser_first_then_the_owner_then_the_arrows) {
    Evening last = playing().to_second_series();
    last.state.table.arrows = 12;
    last.state.table.players[0].hat = 27;
    last.guesses(bobs);  // the thirteenth arrow, but Ann is at the goal before
    EXPECT_EQ(last.state.table.reached, (core::Set<max_seats>{0}));
    EXPECT_EQ(last.hat(cem), hat_at_start);
    Evening owner = playing().to_second_series();
    owner.state.table.arrows = 9;  // the tenth is worth 1 to the owner
    owner.state.table.players[1].hat = 31;
    owner.guesses(bobs);
    EXPECT_EQ(owner.state.table.reached, (core::Set<max_seats>{1}));
    EXPECT_EQ(owner.hat(ann), hat_at_start + 5);
    EXPECT_EQ(owner.phase(), Phase::over);
}

TEST(Barbarossa, R33_R37_all_who_come_to_the_goal_by_one_ghost_share) {
    Evening evening = playing();
    evening.state.table.players[1].hat = 30;
    evening.state.table.players[3].hat = 31;
    evening.state.table.players[0].hat = 31;
    evening.comes_to(Space::ghost);
    EXPECT_EQ(evening.phase(), Phase::over);
    EXPECT_EQ(evening.state.table.reached, (core::Set<max_seats>{1, 3}));
    const auto outcome = Rules::outcome(evening.state);
    EXPECT_EQ(outcome->scores, (std::vector<std::int32_t>{31, 32, 8, 32}));  // no penalties
    EXPECT_EQ(outcome->places, (std::vector<std::int32_t>{3, 1, 4, 1}));
    EXPECT_TRUE(evening.to_act().empty());
}

TEST(Barbarossa, R35_R37_after_the_last_arrow_the_foremost_hat_wins) {
    Evening evening = playing().to_second_series();
    evening.state.table.arrows = 12;
    evening.state.table.players[2].hat = 11;
    evening.guesses(bobs);
    const auto outcome = Rules::outcome(evening.state);
    EXPECT_TRUE(evening.state.table.reached.empty());
    EXPECT_EQ(outcome->scores, (std::vector<std::int32_t>{6 + 5 - 10, 6 - 2 - 7, 11 - 10, 6 - 10}));
    EXPECT_EQ(outcome->places, (std::vector<std::int32_t>{1, 3, 1, 4}));
}

TEST(Barbarossa, R36_penalties_however_it_ends) {
    Evening evening = Evening(4, {.penalties_always = true, .first = First::seat_1}).begins().to_second_series();
    evening.state.table.players[0].hat = 30;
    evening.state.table.players[2].hat = 26;
    for (const std::size_t object : {4u, 5u}) evening.state.table.objects[object].arrows = {bob, dora};
    evening.guesses(bobs);  // past the goal counts as on it
    const auto outcome = Rules::outcome(evening.state);
    EXPECT_EQ(outcome->scores, (std::vector<std::int32_t>{32 - 10, 6 - 7, 26, 6 - 10}));
    EXPECT_EQ(outcome->places, (std::vector<std::int32_t>{2, 3, 1, 4}));  // Cem, who never came to the goal
}

TEST(Barbarossa, R42_out_of_time) {
    EXPECT_EQ(playing().late(ann).phase(), Phase::rolling);
    EXPECT_EQ(playing().comes_to(Space::elf).late(ann).to_act(), core::Seats(bob));
    Evening series = playing().to_first_series().late(ann);
    EXPECT_EQ(series.phase(), Phase::second_series);
    EXPECT_EQ(series.late(ann).to_act(), core::Seats(bob));
    Evening asked = playing().to_first_series().does(ann, Question{.object = bobs, .text = "Vivant ?"}).late(bob);
    EXPECT_EQ(asked.last().answer, Answer::unknown);
    EXPECT_EQ(asked.phase(), Phase::first_series);
    Evening guessed = playing().to_second_series().does(ann, Evening::guess(bobs, "astre")).late(bob);
    EXPECT_EQ(guessed.last().answer, Answer::no);
    EXPECT_EQ(guessed.to_act(), core::Seats(bob));  // whose turn it is now
    Evening nearly = playing().to_second_series().does(ann, Evening::guess(bobs, "Etoile"));
    EXPECT_TRUE(nearly.state.table.is_waiting);  // another accent is for the owner to judge
    EXPECT_EQ(nearly.late(bob).last().answer, Answer::yes);
    EXPECT_EQ(playing().why_not(nature, TimedOut{bob}), Illegal::not_your_turn);
    EXPECT_EQ(playing().why_not(nature, TimedOut{eve}), Illegal::no_such_seat);
    EXPECT_EQ(playing().why_not(nature, TimedOut{nature}), Illegal::no_such_seat);
}

TEST(Barbarossa, progress_is_the_arrow_that_is_played_for) {
    EXPECT_EQ(Rules::progress(Evening(4).state), (core::Progress{0, 13, {6, 6, 6, 6}}));
    EXPECT_EQ(Rules::progress(playing().curses(cem, bobs).state), (core::Progress{2, 13, {6, 4, 11, 6}}));
    EXPECT_EQ(Rules::progress(Evening(5).state).stages, 17);
}

TEST(Barbarossa, R44_its_records_are_for_those_who_played) { EXPECT_TRUE(core::is_confidential<Rules>()); }

TEST(Barbarossa, R46_everybody_does_what_is_theirs) {
    const Evening evening = playing();
    EXPECT_EQ(evening.why_not(ann, Rolled{3}), Illegal::not_your_action);
    EXPECT_EQ(evening.why_not(ann, TimedOut{bob}), Illegal::not_your_action);
    EXPECT_EQ(evening.why_not(nature, Roll{}), Illegal::not_your_action);
    EXPECT_EQ(evening.why_not(bob, Roll{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.why_not(eve, Roll{}), Illegal::not_your_turn);  // four play
    EXPECT_EQ(evening.why_not(spectator, Note{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.why_not(core::Seat{100}, Note{}), Illegal::not_your_turn);
    EXPECT_EQ(evening.why_not(nature, Rolled{3}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(nature, Begin{}), Illegal::not_now);
    EXPECT_EQ(evening.why_not(ann, Dispute{}), Illegal::not_now);
    EXPECT_EQ(Evening(4).why_not(ann, Roll{}), Illegal::not_now);
}

}  // namespace
}  // namespace barbarossa

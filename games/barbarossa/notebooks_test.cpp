// What is written down: the talk of the table, private notes, and what is laid open and disputed at the end.
#include "games/barbarossa/evening.hpp"

namespace barbarossa {
namespace {

constexpr int bobs = 2;  // at four seats: his first thing

Evening playing() { return Evening(4).begins(); }

Evening finished() {
    Evening evening = playing();
    evening.asks_letter_with_curse(ann, bobs, -1).curses(dora, bobs, false);
    evening.to_first_series().asks(bobs, Answer::yes, "Est-ce vivant ?");
    evening.state.table.players[2].hat = 30;
    return evening.curses(cem, 0);
}

TEST(BarbarossaNotebooks, R38_R40_questions_and_answers_are_for_all) {
    Evening evening = playing().to_first_series().asks(bobs, Answer::probably, "Est-ce vivant ?");
    for (const core::Seat any : {ann, bob, cem, spectator}) {
        const Line line = evening.seen_by(any).table.talk.back();
        EXPECT_EQ(line.text, "Est-ce vivant ?");
        EXPECT_EQ(line.answer, Answer::probably);
        EXPECT_FALSE(line.is_hidden);
    }
}

TEST(BarbarossaNotebooks, R38_a_letter_is_for_its_asker) {
    Evening evening = playing().asks_letter_with_curse(ann, bobs, 2);
    EXPECT_EQ(evening.seen_by(ann).table.talk.back().text, "t");
    for (const core::Seat other : {bob, cem, spectator}) {
        const Line line = evening.seen_by(other).table.talk.back();
        EXPECT_EQ(line.text, "");
        EXPECT_TRUE(line.is_hidden);
        EXPECT_EQ(line.position, 2);  // what was asked is said aloud
    }
    evening.asks_letter_with_curse(ann, bobs, 40);
    EXPECT_FALSE(evening.seen_by(ann).table.talk.back().is_hidden);
    EXPECT_TRUE(evening.seen_by(cem).table.talk.back().is_hidden);  // nor that there is none
}

TEST(BarbarossaNotebooks, R38_a_guess_is_for_asker_and_owner) {
    Evening evening = playing().does(ann, Evening::guess(bobs, "astre", true));
    for (const core::Seat both : {ann, bob}) EXPECT_EQ(evening.seen_by(both).table.talk.back().text, "astre");
    for (const core::Seat other : {cem, spectator}) {
        EXPECT_EQ(evening.seen_by(other).table.talk.back().text, "");
        EXPECT_TRUE(evening.seen_by(other).table.talk.back().is_hidden);
    }
    evening.does(bob, Judge{true});
    EXPECT_EQ(evening.seen_by(spectator).table.talk.back().answer, Answer::yes);
    EXPECT_EQ(evening.seen_by(ann).table.objects[bobs].word, "");  // the word itself stays its owner's
    EXPECT_EQ(evening.seen_by(bob).table.objects[bobs].word, "étoile");
    const Guess guess = Evening::guess(bobs, "astre", true);
    EXPECT_EQ(Rules::redact(guess, ann, ann), Rules::Action(guess));
    EXPECT_EQ(Rules::redact(guess, ann, cem), Rules::Action(Evening::guess(bobs, "", true)));
}

TEST(BarbarossaNotebooks, R39_once_it_is_over_players_see_everything_and_spectators_what_they_saw) {
    const Evening evening = finished();
    const Table players = evening.seen_by(dora).table, others = evening.seen_by(spectator).table;
    for (std::size_t object = 0; object < players.objects.size(); ++object) {
        EXPECT_EQ(players.objects[object].word, usual_words[object]);
        EXPECT_EQ(others.objects[object].word, "");
    }
    for (std::size_t line = 0; line < players.talk.size(); ++line) {
        EXPECT_EQ(players.talk[line], evening.state.table.talk[line]);
        const bool is_question = others.talk[line].kind == Kind::question;
        EXPECT_EQ(others.talk[line].text, is_question ? "Est-ce vivant ?" : "");
    }
}

TEST(BarbarossaNotebooks, R40_everybody_has_a_private_one) {
    Evening evening = playing();
    evening.does(cem, Note{.object = bobs, .text = "Une étoile ?\nOu un astre."}).does(bob, Note{.object = 0});
    EXPECT_EQ(evening.seen_by(cem).notes[bobs], "Une étoile ?\nOu un astre.");
    EXPECT_EQ(evening.seen_by(cem).notes.size(), 8u);
    EXPECT_EQ(evening.seen_by(bob).notes[bobs], "");
    EXPECT_TRUE(evening.seen_by(spectator).notes.empty());
    EXPECT_EQ(evening.why_not(cem, Note{.object = bobs, .text = std::string(401, 'a')}), Illegal::note_too_long);
    EXPECT_EQ(evening.why_not(cem, Note{.object = bobs, .text = "\x02"}), Illegal::not_text);
    EXPECT_EQ(evening.why_not(cem, Note{.object = 8}), Illegal::no_such_object);
    EXPECT_EQ(Evening(4).why_not(cem, Note{.object = bobs}), Illegal::not_now);
}

TEST(BarbarossaNotebooks, R40_notes_can_be_taken_at_any_time) {
    Evening asked = playing().to_first_series().does(ann, Question{.object = bobs, .text = "Vivant ?"});
    const Evening rolling = playing().does(ann, Roll{}), second = playing().to_second_series(), over = finished();
    for (const Evening* each : std::initializer_list<const Evening*>{&asked, &rolling, &second, &over}) {
        for (const core::Seat seat : {ann, bob, cem, dora}) {
            EXPECT_EQ(each->why_not(seat, Note{.object = 1, .text = "?"}), std::nullopt);
            EXPECT_TRUE(each->to_act().has(seat) || Rules::may_interrupt(each->state).has(seat));
        }
    }
}

TEST(BarbarossaNotebooks, R41_answers_and_verdicts_can_be_disputed_once_it_is_over) {
    EXPECT_EQ(playing().to_first_series().asks(bobs, Answer::yes).why_not(ann, Dispute{.line = 0}), Illegal::not_now);
    Evening evening = finished();
    EXPECT_EQ(evening.why_not(ann, Dispute{.line = 0}), Illegal::no_such_line);  // a letter is as it is
    EXPECT_EQ(evening.why_not(ann, Dispute{.line = -1}), Illegal::no_such_line);
    EXPECT_EQ(evening.why_not(ann, Dispute{.line = 99}), Illegal::no_such_line);
    evening.does(dora, Dispute{.line = 1}).does(ann, Dispute{.line = 1}).does(ann, Dispute{.line = 2});
    EXPECT_EQ(evening.seen_by(spectator).table.talk[1].disputed, (core::Set<max_seats>{0, 3}));
    const auto outcome = Rules::outcome(evening.state);
    evening.does(dora, Dispute{.line = 1, .is_disputed = false});
    EXPECT_EQ(evening.state.table.talk[1].disputed, (core::Set<max_seats>{0}));
    EXPECT_EQ(Rules::outcome(evening.state), outcome);
    for (const core::Seat seat : {ann, bob, cem, dora}) EXPECT_TRUE(Rules::may_interrupt(evening.state).has(seat));
}

}  // namespace
}  // namespace barbarossa

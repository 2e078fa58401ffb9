// What bots make of what they hear: answers, letters and wrong guesses move the chances as they should, and nothing
// that a seat cannot see does.
#include "games/barbarossa/belief.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace barbarossa {
namespace {

using core::Seat;

View table_with(std::vector<Line> talk, lexicon::Language language = lexicon::Language::french) {
    View view{.me = Seat(0)};
    view.table.config.language = language;
    view.table.seats = 3;
    view.table.talk = std::move(talk);
    return view;
}

Line asked(std::string text, Answer answer) {
    return {.asker = Seat(2), .object = 3, .text = std::move(text), .answer = answer};
}
Line letter(std::string text, int position) {
    return {.kind = Kind::letter, .object = 3, .text = std::move(text), .position = static_cast<std::int8_t>(position)};
}
Line wrong_guess(std::string word) {
    return {.kind = Kind::guess, .object = 3, .text = std::move(word), .answer = Answer::no};
}

Belief belief_after(std::vector<Line> talk) { return Belief(table_with(std::move(talk)), 3); }

std::size_t id(std::string_view name) { return *facet_named(name); }

TEST(Logarithms, are_near_enough) {
    EXPECT_NEAR(log2_of(1), 0, 1e-9);
    EXPECT_NEAR(log2_of(2), 1, 1e-9);
    EXPECT_NEAR(log2_of(10), 3.321928, 1e-4);
    EXPECT_NEAR(log2_of(1e-5), -16.609640, 1e-4);
    EXPECT_NEAR(log2_of(1.999999), 0.9999993, 1e-4);
}

TEST(Beliefs, find_a_thing_by_what_is_answered) {
    const Belief belief = belief_after({asked("Est-ce un animal ?", Answer::yes),
                                        asked("Est-ce que ça a une queue ?", Answer::yes),
                                        asked("Est-ce un animal de compagnie ?", Answer::yes),
                                        asked("ça aboie", Answer::unknown), letter("c", 1), letter("t", -1)});
    EXPECT_EQ(belief.best().word, "chat");
    EXPECT_GT(belief.best().chance, 0.5);
}

TEST(Beliefs, doubt_less_the_more_they_hear) {
    const Belief first = belief_after({}), second = belief_after({asked("Est-ce vivant ?", Answer::yes)}),
                 third = belief_after({asked("Est-ce vivant ?", Answer::yes), asked("Does it fly?", Answer::yes)});
    EXPECT_GT(first.doubt(), second.doubt());
    EXPECT_GT(second.doubt(), third.doubt());
}

TEST(Beliefs, are_not_thrown_by_one_odd_answer) {
    const Belief belief = belief_after({asked("Est-ce un animal ?", Answer::yes),
                                        asked("Est-ce un mammifère ?", Answer::yes),
                                        asked("Est-ce que ça vole ?", Answer::yes),  // it was a joke
                                        asked("Est-ce un animal de compagnie ?", Answer::yes), letter("t", -1)});
    EXPECT_EQ(belief.best().word, "chat");
}

TEST(Beliefs, find_a_thing_in_spite_of_a_wrong_answer) {
    std::vector<Line> talk = {asked("Est-ce un animal ?", Answer::no),  // a person erred, and it was the first answer
                              asked("Est-ce que ça a une queue ?", Answer::yes),
                              asked("Est-ce un animal de compagnie ?", Answer::yes),
                              asked("Est-ce que ça a des moustaches ?", Answer::yes), letter("c", 1)};
    EXPECT_EQ(belief_after(talk).best().word, "chat");
    talk.push_back(asked("Est-ce un mammifère ?", Answer::no));  // and once more
    talk.push_back(asked("Est-ce vivant ?", Answer::yes));
    talk.push_back(letter("t", -1));
    EXPECT_EQ(belief_after(talk).best().word, "chat");
}

TEST(Beliefs, take_a_wrong_guess_of_another_for_their_own_thought) {
    std::vector<Line> talk = {asked("Est-ce un animal ?", Answer::yes), letter("c", 1), letter("t", -1)};
    const Belief before = belief_after(talk);
    ASSERT_EQ(before.best().word, "chat");
    talk.push_back({.kind = Kind::guess, .object = 3, .answer = Answer::no, .is_hidden = true});
    const Belief after = belief_after(talk);
    EXPECT_LT(after.best().word == "chat" ? after.best().chance : 0, before.best().chance);
    talk.back().answer = Answer::yes;
    EXPECT_EQ(belief_after(talk).best().chance, before.best().chance);
}

TEST(Beliefs, hear_little_in_probably_and_less_in_unknown) {
    const auto no_after = [](Answer answer) {
        return belief_after({asked("Est-ce vivant ?", answer)}).of_question(id("living")).no;
    };
    const double before = belief_after({}).of_question(id("living")).no;
    EXPECT_LT(no_after(Answer::yes), no_after(Answer::probably));
    EXPECT_LT(no_after(Answer::probably), before);
    EXPECT_GT(no_after(Answer::no), before);
    EXPECT_LT(std::abs(no_after(Answer::unknown) - before), std::abs(no_after(Answer::probably) - before));
}

TEST(Beliefs, hear_nothing_where_the_question_was_not_understood) {
    const Belief before = belief_after({}), after = belief_after({asked("Est-ce vivant ?", Answer::unclear)});
    EXPECT_EQ(after.of_question(id("living")).no, before.of_question(id("living")).no);
    EXPECT_EQ(after.doubt(), before.doubt());
}

TEST(Beliefs, let_letters_rule_words_out) {
    const Belief belief = belief_after({letter("Z", 1)});
    EXPECT_EQ(belief.best().word.front(), 'z');
    EXPECT_EQ(belief.of_letter(1), 0);
    const Belief accented = belief_after({letter("é", 1)});
    EXPECT_TRUE(accented.best().word.starts_with("é")) << accented.best().word;
}

TEST(Beliefs, know_that_a_word_may_be_too_short_for_a_letter) {
    const Belief belief = belief_after({letter("", 5)});
    EXPECT_LE(tokens_of(belief.best().word).front().size(), 4u);
}

TEST(Beliefs, drop_what_was_guessed_wrong) {
    std::vector<Line> talk = {asked("Est-ce un animal ?", Answer::yes), letter("c", 1), letter("t", -1)};
    ASSERT_EQ(belief_after(talk).best().word, "chat");
    talk.push_back(wrong_guess("un chat"));
    EXPECT_NE(belief_after(talk).best().word, "chat");
    const auto before = nouns()[*noun_of("chat", lexicon::Language::french)].words[0];
    for (const std::string& word : before) EXPECT_NE(belief_after(talk).best().word, word);
}

TEST(Beliefs, take_nothing_from_what_is_hidden_or_of_other_objects) {
    Line hidden = letter("", 1);
    hidden.is_hidden = true;
    Line other = asked("Est-ce un animal ?", Answer::yes);
    other.object = 4;
    const Belief belief = belief_after({hidden, other}), fresh = belief_after({});
    EXPECT_EQ(belief.best().chance, fresh.best().chance);
    EXPECT_EQ(belief.doubt(), fresh.doubt());
}

TEST(Beliefs, remember_what_was_asked_in_whatever_words) {
    const Belief belief = belief_after({asked("ca se mange", Answer::no), asked("is it alive?", Answer::none)});
    EXPECT_TRUE(belief.was_asked(id("food")));
    EXPECT_TRUE(belief.was_asked(id("living")));
    EXPECT_FALSE(belief.was_asked(id("animal")));
}

TEST(Beliefs, expect_more_of_a_question_that_splits) {
    const Belief belief = belief_after({asked("Est-ce un animal ?", Answer::yes)});
    EXPECT_GT(belief.of_question(id("mammal")).bits, belief.of_question(id("electric")).bits);
    EXPECT_GT(belief.of_question(id("electric")).no, 0.7);
    EXPECT_GT(belief.of_letter(1), 2.5);
    EXPECT_GT(belief.best_after_letter(1), belief.best().chance);
}

TEST(Beliefs, admit_that_not_everything_is_in_the_book) {
    const Belief odd = belief_after({letter("w", 1), letter("w", 2), letter("w", 3)});
    EXPECT_GT(odd.outside(), 0.5);
    EXPECT_LT(odd.best().chance, 0.5);
}

TEST(Beliefs, are_held_in_the_language_of_the_table) {
    const View view = table_with({letter("c", 1), letter("t", -1), asked("Is it a pet?", Answer::yes)},
                                 lexicon::Language::english);
    EXPECT_EQ(Belief(view, 3).best().word, "cat");
}

}  // namespace
}  // namespace barbarossa

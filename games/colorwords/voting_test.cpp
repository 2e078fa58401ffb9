// What the table is asked, who answers, and what comes of it.
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

const Config asking{.unknown = Unknown::ask};

Vote yes_to(std::initializer_list<std::size_t> ballots) { return {.yes = ballots}; }
Vote no_to(std::initializer_list<std::size_t> ballots) { return {.no = ballots}; }

// Ann invents a word; Bob and Cem write known ones.
Story about_a_word(int seats = 3) {
    return Story(asking, seats).draws("TLA", eight_letters).write({sent("XATZ", "A1 B1 C1 D1")});
}

// Ann claims that SALADE is cooking; nobody else writes.
Story about_a_theme(int seats = 3) {
    return Story({}, seats).draws("SDA", cooking).write({claimed(sent("SALADE", "A1 A2 B2 C2 D2 E2"))});
}

std::vector<bool> asked(const Story& story) {
    std::vector<bool> asked;
    for (int seat = 0; seat < story.state.open.seats; ++seat) asked.push_back(story.to_act().has(core::Seat(seat)));
    return asked;
}

TEST(ColorWordsVoting, R19_all_others_are_asked_about_a_word) {
    const Story story = about_a_word();
    EXPECT_EQ(story.phase(), Phase::voting);
    ASSERT_EQ(story.state.open.ballots.size(), 1u);
    EXPECT_EQ(story.state.open.ballots[0].seat, ann);
    EXPECT_EQ(story.state.open.ballots[0].question, Question::word);
    EXPECT_EQ(story.state.open.offered[0].word, "XATZ");
    EXPECT_EQ(asked(story), (std::vector<bool>{false, true, true}));
}

TEST(ColorWordsVoting, R19_whoever_is_alone_answers_himself) {
    Story story = about_a_word(1);
    EXPECT_EQ(asked(story), std::vector<bool>{true});
    EXPECT_TRUE(Story(story).does(ann, yes_to({0})).result(ann).stands);
    EXPECT_FALSE(Story(story).does(ann, no_to({0})).result(ann).stands);
}

TEST(ColorWordsVoting, R19_one_vote_answers_every_question) {
    Story story(asking, 3);
    story.draws("SDA", cooking).write({claimed(sent("XATZ", "A1 B1 C1 D1")), claimed(sent("SALADE",
                                       "A1 A2 B2 C2 D2 E2")), sent("QQQ", "A1 B1 C1")});
    const Ballots& ballots = story.state.open.ballots;
    ASSERT_EQ(ballots.size(), 4u);  // Ann's word and theme, Bob's theme, Cem's word
    EXPECT_EQ(ballots[1].question, Question::theme);
    EXPECT_EQ(ballots[2].seat, bob);
    EXPECT_EQ(ballots[3].seat, cem);
    EXPECT_EQ(why_not(story.state, bob, yes_to({2})), Illegal::no_such_ballot);  // his own
    EXPECT_EQ(why_not(story.state, bob, no_to({4})), Illegal::no_such_ballot);
    EXPECT_EQ(why_not(story.state, bob, Vote{.yes = {0, 1}, .no = {1}}), Illegal::both_ways);
    story.does(bob, Vote{.yes = {0}, .no = {1, 3}}).does(ann, no_to({3})).does(cem, yes_to({0, 2}));
    EXPECT_TRUE(story.result(ann).stands);
    EXPECT_EQ(story.result(ann).bonus, 0);  // Bob said no, Cem nothing
    EXPECT_EQ(story.result(bob).bonus, 3);
    EXPECT_FALSE(story.result(cem).stands);
}

TEST(ColorWordsVoting, R19_our_own_list_is_only_a_hint) {
    Story story(asking, 3);
    story.draws("SDA", cooking).write({claimed(sent("SALADE", "A1 A2 B2 C2 D2 E2")),
                                       claimed(sent("SOUS", "A1 B1 C1 D1"))});
    EXPECT_TRUE(story.state.open.ballots[0].is_listed);
    EXPECT_FALSE(story.state.open.ballots[1].is_listed);
    story.does(cem, Vote{.yes = {1}, .no = {0}}).does(ann, yes_to({1})).does(bob, no_to({0}));
    EXPECT_EQ(story.result(ann).bonus, 0);
    EXPECT_EQ(story.result(bob).bonus, 3);
}

TEST(ColorWordsVoting, R19_nobody_votes_twice_or_where_there_is_nothing_to_say) {
    Story story = about_a_word().does(bob, yes_to({0}));
    EXPECT_EQ(story.phase(), Phase::voting);
    EXPECT_EQ(why_not(story.state, bob, no_to({0})), Illegal::not_your_turn);
    EXPECT_EQ(why_not(story.state, ann, Vote{}), Illegal::not_your_turn);
    EXPECT_EQ(why_not(Story(asking, 3).state, ann, Vote{}), Illegal::not_now);
    EXPECT_EQ(why_not(story.state, cem, GoOn{}), Illegal::not_now);
}

TEST(ColorWordsVoting, R20_the_majority_decides_and_a_tie_accepts) {
    const auto stands = [](std::string_view votes) {  // of Bob, Cem, ...: y, n or - for none
        Story story = about_a_word(1 + static_cast<int>(votes.size()));
        for (std::size_t i = 0; i < votes.size(); ++i) {
            const Vote vote = votes[i] == 'y' ? yes_to({0}) : votes[i] == 'n' ? no_to({0}) : Vote{};
            story.does(core::Seat(i + 1), vote);
        }
        return story.result(ann).stands;
    };
    EXPECT_TRUE(stands("yy"));
    EXPECT_TRUE(stands("yn"));
    EXPECT_TRUE(stands("--"));
    EXPECT_TRUE(stands("nnyy-"));
    EXPECT_FALSE(stands("n-"));
    EXPECT_FALSE(stands("nn"));
    EXPECT_FALSE(stands("nnyn-"));
}

TEST(ColorWordsVoting, R20_a_refused_word_scores_nothing_and_leaves_the_sheet) {
    const Story story = about_a_word().all_do(no_to({0}));
    EXPECT_EQ(story.phase(), Phase::reviewing);
    EXPECT_EQ(story.points(ann), 0);
    EXPECT_EQ(story.result(ann).entry.word, "XATZ");  // shown, but not on the sheet
    EXPECT_EQ(story.board().empty[0], cell_count);
    EXPECT_EQ(story.state.open.ballots[0].no.size(), 2u);  // how it went can be seen until the next round
    EXPECT_TRUE(Story(story).go_on().state.open.ballots.empty());
    const Story accepted = about_a_word().all_do(yes_to({0}));
    EXPECT_EQ(accepted.points(ann), 2);  // A and T, neither on its colour
    EXPECT_EQ(accepted.board().empty[0], cell_count - 4);
}

TEST(ColorWordsVoting, R18_R20_a_theme_is_worth_its_points_if_the_table_agrees) {
    EXPECT_EQ(about_a_theme().all_do(yes_to({0})).points(ann), 5 + 3);
    const Story refused = about_a_theme().all_do(no_to({0}));
    EXPECT_EQ(refused.points(ann), 5);
    EXPECT_TRUE(refused.result(ann).stands);
    Story unclaimed = Story({}, 3).draws("SDA", cooking).write({sent("SALADE", "A1 A2 B2 C2 D2 E2")});
    EXPECT_EQ(unclaimed.phase(), Phase::reviewing);  // nothing to ask
    EXPECT_EQ(unclaimed.points(ann), 5);
}

TEST(ColorWordsVoting, R20_a_refused_word_has_no_theme) {
    Story story = Story({}, 2).draws("SDA", cooking).write({claimed(sent("XATZ", "A1 B1 C1 D1"))});
    story.does(bob, Vote{.yes = {1}, .no = {0}});
    EXPECT_FALSE(story.result(ann).stands);
    EXPECT_EQ(story.points(ann), 0);
}

TEST(ColorWordsVoting, R29_whoever_is_late_casts_no_vote) {
    Story story = about_a_word().does(bob, no_to({0})).does(nature, TimedOut{cem});
    EXPECT_EQ(story.phase(), Phase::reviewing);
    EXPECT_FALSE(story.result(ann).stands);
    EXPECT_EQ(why_not(about_a_word().state, nature, TimedOut{ann}), Illegal::not_your_turn);  // she is not asked
}

}  // namespace
}  // namespace colorwords

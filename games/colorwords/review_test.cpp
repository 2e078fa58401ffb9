#include "games/colorwords/review.hpp"

#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

Advice advice(const Story& story) { return Review::advise(Rules::view(story.state, core::Seat::spectator)); }

TEST(Review, says_nothing_before_a_round_is_over) {
    Story story;
    EXPECT_EQ(advice(story).round, -1);
    story.draws("TLA", straight_right).does(ann, sent("TABLE", "A1 B1 C1 D1 E1"));
    EXPECT_EQ(advice(story), Advice{});
}

TEST(Review, shows_three_different_words_that_were_possible_on_the_sheet_before) {
    Story story;
    story.draws("TLA", straight_right).write({sent("TABLE", "A1 B1 C1 D1 E1"), no_word}).go_on();
    story.draws("SDE", three_red).write({sent("DES", "B2 C2 D2"), no_word});
    const Advice told = advice(story);
    EXPECT_EQ(told.round, 1);
    ASSERT_EQ(told.best.size(), 2u);
    for (const std::vector<Found>& best : told.best) {
        ASSERT_EQ(best.size(), 3u);
        EXPECT_GE(best[0].total(), best[1].total());
        EXPECT_GE(best[1].total(), best[2].total());
        EXPECT_NE(best[0].word, best[1].word);
        EXPECT_NE(best[1].word, best[2].word);
    }
    EXPECT_NE(told.best[0][0].cells[0], start) << "Ann has written there before";
    EXPECT_EQ(told.best[1][0].cells[0], start) << "Bob has not written yet";
    EXPECT_GT(told.best[0][0].total(), story.points(ann));
}

TEST(Review, is_about_the_last_round_for_as_long_as_the_next_is_written) {
    Story story;
    story.draws("TLA", straight_right).write({sent("TABLE", "A1 B1 C1 D1 E1"), no_word});
    const Advice before = advice(story);
    story.go_on().draws("SDE", three_red).does(ann, drawn("DES", "B2 C2 D2"));
    EXPECT_EQ(advice(story), before);
}

}  // namespace
}  // namespace colorwords

// The double run: a game and another that a reader cannot tell from it, played side by side. All that the reader is
// ever shown, views and actions, must be the same to the byte in both.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/colorwords/other_world.hpp"
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

using core::Seat;

TEST(ColorWordsLeaks, R31_two_games_that_look_the_same_to_a_reader_look_the_same_to_the_byte) {
    core::Rng rng(1);
    int changed = 0, games = 0;
    for (int i = 0; i < 24; ++i) {
        const Config config{.grid = Grid(i % 2), .unknown = Unknown(i / 2 % 2)};
        const int seats = 2 + i % 5;
        Log log = play_with_drafts(config, seats, rng);
        if (rng.chance(2)) log.resize(log.size() / 2 + rng.below(static_cast<std::uint32_t>(log.size() / 2)));
        for (int each = -1; each < seats; ++each) {
            const Seat reader = each < 0 ? Seat::spectator : Seat(each);
            const Log other = other_world(config, seats, log, reader, rng);
            const auto seen = [&](const Log& played) { return core::seen_by<Rules>(reader, config, seats, played); };
            ASSERT_EQ(seen(other), seen(log)) << seats << " seats, seen by " << each;
            ++games;
            for (std::size_t move = 0; move < log.size(); ++move) {
                if (log[move].action != other[move].action) {
                    ++changed;
                    break;
                }
            }
        }
    }
    EXPECT_GT(changed, games / 2);  // else nothing was tested
}

// The reverse: who writes is shown what he wrote.
TEST(ColorWordsLeaks, R31_the_writer_sees_that_the_other_game_is_another) {
    core::Rng rng(2);
    const Log log = play_with_drafts({}, 3, rng);
    const Log other = other_world({}, 3, log, bob, rng);
    EXPECT_NE(core::seen_by<Rules>(ann, {}, 3, other), core::seen_by<Rules>(ann, {}, 3, log));
}

TEST(ColorWordsLeaks, R31_others_learn_that_a_word_was_sent_and_not_which) {
    const Write lac = sent("LAC", "A1 B1 C1");
    EXPECT_EQ(Rules::redact(lac, ann, ann), Rules::Action(lac));
    EXPECT_EQ(Rules::redact(lac, ann, bob), Rules::Action(Write{.is_sent = true}));
    EXPECT_EQ(Rules::redact(claimed(drawn("LAC", "A1 B1 C1")), ann, Seat::spectator), Rules::Action(Write{}));
}

}  // namespace
}  // namespace colorwords

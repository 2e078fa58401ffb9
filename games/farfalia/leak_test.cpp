// The double run: a game and another that a reader cannot tell from it, played side by side. All that the
// reader is ever shown, views and actions, must be the same to the byte in both.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/farfalia/modes.hpp"
#include "games/farfalia/other_world.hpp"

namespace farfalia {
namespace {

using core::Seat;

TEST(FarfaliaLeaks, R40_two_games_that_look_the_same_to_a_reader_look_the_same_to_the_byte) {
    core::Rng rng(1);
    int changed = 0, games = 0;
    for (const Mode& mode : every_mode()) {
        Log log = core::play_randomly<Rules>(mode.config, mode.seats, rng).log;
        if (rng.chance(2)) log.resize(log.size() / 2 + rng.below(static_cast<std::uint32_t>(log.size() / 2)));
        for (int i = -1; i < mode.seats; ++i) {
            const Seat reader = i < 0 ? Seat::spectator : Seat(i);
            const Log other = other_world(mode.config, mode.seats, log, reader, rng);
            const auto seen = [&](const Log& played) {
                return core::seen_by<Rules>(reader, mode.config, mode.seats, played);
            };
            ASSERT_EQ(seen(other), seen(log)) << mode.name << ", seen by " << i;
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

// The reverse: what a seat knows is what tells the worlds apart, so the other seats do see a difference. That is in
// the middle of a deal; at its end all has been seen.
TEST(FarfaliaLeaks, R40_the_owner_of_a_secret_sees_that_the_other_game_is_another) {
    core::Rng rng(2);
    const Config config{.first = First::seat_1};
    Log log = core::play_randomly<Rules>(config, 5, rng).log;
    log.resize(20);
    const Log other = other_world(config, 5, log, Seat{1}, rng);
    EXPECT_NE(core::seen_by<Rules>(Seat{0}, config, 5, other), core::seen_by<Rules>(Seat{0}, config, 5, log));
}

}  // namespace
}  // namespace farfalia

// What is secret stays secret, whatever leaves the server: the double run. A table is played in two hubs, the second
// with other secrets that fit all one reader was shown; every byte that reader, a spectator or the reader's bot gets
// must be the same in both, over every reconnect, second device, call, refusal and attempt to cheat.
#include <gtest/gtest.h>

#include "games/farfalia/modes.hpp"
#include "games/farfalia/other_world.hpp"
#include "server/limits.hpp"
#include "server/twins.hpp"

namespace server {

namespace {

using farfalia::Card;

// Where two texts part, with what stands around; empty if they do not.
std::string difference(const std::string& one, const std::string& other) {
    const auto [at, where] = std::ranges::mismatch(one, other);
    if (at == one.end() && where == other.end()) return "";
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - one.begin() - 200));
    return one.substr(from, 400) + "\n  but\n" + other.substr(std::min(from, other.size()), 400);
}

using Moves = std::vector<core::Done>;

// The same moves with other secrets: nobody tells them apart who sees what `reader` sees.
Moves other_moves(const Story& story, const Moves& moves, Seat reader, core::Rng& rng) {
    farfalia::Config config;
    CHECK(core::read(story.config, config));
    farfalia::Log log;
    for (const core::Done& done : moves) CHECK(core::read(done.action, log.emplace_back(done.actor).action));
    Moves other;
    for (const auto& [actor, action] : farfalia::other_world(config, story.seats, log, reader, rng)) {
        other.push_back({actor, core::to_json(action)});
    }
    return other;
}

// All that somebody could try: whatever was done in this game, and every card there is.
std::vector<Json> probes_of(const Story& story) {
    std::vector<Json> probes;
    for (std::size_t i = 0; i < story.moves.size(); i += 5) probes.push_back(story.moves[i].action);
    for (int card = -1; card < 64; ++card) {
        probes.push_back(core::to_json(farfalia::Rules::Action(farfalia::Play{Card(card)})));
        probes.push_back(core::to_json(farfalia::Rules::Action(farfalia::Keep{Card(card)})));
    }
    return probes;
}

// After a trick, and what is kept of it, a dummy's covered card is turned up if the card above it was played.
bool turns_up(const Json& json, const Json& action) {
    farfalia::View view;
    farfalia::Rules::Action typed;
    CHECK(core::read(json, view) && core::read(action, typed));
    const auto* play = std::get_if<farfalia::Play>(&typed);
    const bool is_complete = play == nullptr || view.open.trick.cards.size() + 1 == view.open.hands.size();
    if (!is_complete) return false;
    return std::ranges::any_of(view.open.hands, [&](const farfalia::Hand& hand) {
        return std::ranges::any_of(hand.columns, [&](const farfalia::Column& column) {
            const bool is_played = column.card == Card::none || (play != nullptr && column.card == play->card);
            return column.covers && is_played;
        });
    });
}

struct DoubleRun {  // from some moment of a story on
    DoubleRun(const Story& story, Seat reader, core::Rng& rng)
        : moves(story.moves.begin(), story.moves.begin() + moment(story, rng)),
          other(other_moves(story, moves, reader, rng)), twins(story, moves, other, reader, rng.next32()) {
        for (int i = 0; i < story.seats; ++i) {
            is_another |= twins.truth(0).match->view(Seat(i)) != twins.truth(1).match->view(Seat(i));
        }
        made = twins.play(40, probes_of(story), turns_up);
    }
    static std::ptrdiff_t moment(const Story& story, core::Rng& rng) {
        auto at = static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(story.moves.size())));
        while (at > 0 && story.moves[static_cast<std::size_t>(at)].actor == Seat::nature) --at;  // it never pauses
        return at == 0 ? moment(story, rng) : at;
    }

    Moves moves, other;
    Twins twins;
    bool is_another = false;  // somebody else does hold other cards
    int made = 0;             // moves
};

Story story_of(const farfalia::Mode& mode, Seat bot, std::uint64_t seed) {
    return play_story("farfalia", mode.seats, core::to_json(mode.config), bot, seed);
}

TEST(Leaks, a_reader_cannot_tell_two_worlds_apart_that_differ_in_what_he_cannot_see) {
    core::Rng rng(1);
    int runs = 0, others = 0, made = 0, told_apart = 0;
    for (const farfalia::Mode& mode : farfalia::every_mode()) {
        const Seat bot = Seat(rng.below(static_cast<std::uint32_t>(mode.seats)));
        const Story story = story_of(mode, bot, rng.next32());
        const Seat person = core::next(bot, mode.seats);
        for (int i = -1; i < mode.seats; ++i) {
            const Seat reader = i < 0 ? Seat::spectator : Seat(i);
            DoubleRun run(story, reader, rng);
            for (const Seat who : {reader, Seat::spectator}) {
                ASSERT_EQ(difference(run.twins.heard(0, who), run.twins.heard(1, who)), "")
                    << mode.name << ", after " << run.moves.size() << " moves, seen by " << core::index(who);
            }
            ++runs, others += run.is_another, made += run.made;
            if (reader != person) told_apart += run.twins.heard(0, person) != run.twins.heard(1, person);
        }
    }
    EXPECT_GT(others, runs / 2) << "the worlds must differ, else nothing was tested";
    EXPECT_GT(made, runs * 5) << "and go on for a while";
    EXPECT_GT(told_apart, runs / 6) << "and who holds a secret must see that they do";
}

// The test of the test: a single bit that leaked would be seen. Here the bit is whether the hand after the reader's
// holds an odd number of strawberries.
TEST(Leaks, one_leaked_bit_tells_the_worlds_apart) {
    core::Rng rng(2);
    const Story story = story_of(farfalia::every_mode().front(), Seat{4}, 3);
    int told_apart = 0;
    for (int i = 0; i < 10; ++i) {
        DoubleRun run(story, Seat{0}, rng);
        const auto leaking = [&](std::size_t which) {
            farfalia::View next;
            CHECK(core::read(run.twins.truth(which).match->view(Seat{1}), next));
            const farfalia::Bits strawberries = next.hand.bits() & farfalia::cards_of(farfalia::Suit::strawberry);
            return run.twins.heard(which, Seat{0}) + (std::popcount(strawberries) % 2 == 0 ? "0" : "1");
        };
        ASSERT_EQ(difference(run.twins.heard(0, Seat{0}), run.twins.heard(1, Seat{0})), "");
        told_apart += difference(leaking(0), leaking(1)) != "";
    }
    EXPECT_GT(told_apart, 0);
}

}  // namespace

}  // namespace server

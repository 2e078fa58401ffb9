// What is secret stays secret, whatever leaves the server: the double run, for every game. A table is played in two
// hubs, the second with other secrets that fit all one reader was shown; every byte that reader, a spectator or the
// reader's bot gets must be the same in both, over every reconnect, second device, call, refusal and attempt to cheat.
// What a game's secrets are stands in its folder.
#include <gtest/gtest.h>

#include "core/laws.hpp"
#include "games/all.hpp"
#include "games/secrets.gen.hpp"  // every game's secrets.hpp; made by the build
#include "server/limits.hpp"
#include "server/twins.hpp"

namespace server {

namespace {

using Moves = std::vector<core::Done>;

// Where two texts part, with what stands around; empty if they do not.
std::string difference(const std::string& one, const std::string& other) {
    const auto [at, where] = std::ranges::mismatch(one, other);
    if (at == one.end() && where == other.end()) return "";
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, at - one.begin() - 200));
    return one.substr(from, 400) + "\n  but\n" + other.substr(std::min(from, other.size()), 400);
}

template <core::Game G>
Moves done(const core::Log<G>& log) {
    Moves moves;
    for (const auto& [actor, action] : log) moves.push_back({actor, core::to_json(action)});
    return moves;
}

// Some moment at which somebody is to act and nature is not: it never pauses.
template <core::Game G>
core::Log<G> until_some_moment(const core::Scene<G>& scene, const core::Log<G>& log, core::Rng& rng) {
    for (;;) {
        const auto moves = rng.below(static_cast<std::uint32_t>(log.size()));
        if (moves == 0 || log[moves].actor == Seat::nature) continue;
        core::Log<G> before{log.begin(), log.begin() + moves};
        const auto state = core::replay<G>(scene.config, scene.seats, before);
        CHECK(state.has_value());
        if (!G::to_act(*state).has(Seat::nature)) return before;
    }
}

template <core::Secretive G>
struct DoubleRun {  // from some moment of a game on
    using Secrets = core::SecretsOf<G>;

    DoubleRun(const Story& story, const core::Scene<G>& scene, const core::Log<G>& log, Seat reader, core::Rng& rng)
        : before(until_some_moment<G>(scene, log, rng)), other(Secrets::other(scene, before, reader, rng)),
          twins(story, done<G>(before), done<G>(other), reader, rng.next32()) {
        std::vector<Json> probes;
        for (std::size_t i = 0; i < story.moves.size(); i += 5) probes.push_back(story.moves[i].action.json());
        for (const auto& each : Secrets::probes()) probes.push_back(core::to_json(each));
        made = twins.play(40, probes, [](const Json& json, Seat actor, const Json& action) {
            typename G::View view;
            typename G::Action typed;
            CHECK(core::read(json, view) && core::read(action, typed));
            return Secrets::parts(view, actor, typed);
        });
    }
    bool is_another() const { return done<G>(before) != done<G>(other); }
    bool is_over() const { return twins.truth(0).to_act().empty(); }  // then all secrets are shown

    core::Log<G> before, other;
    Twins twins;
    int made = 0;  // moves
};

struct Tally {
    int runs = 0, others = 0, made = 0, told_apart = 0;
};

template <core::Secretive G>
void run_doubly(const core::Scene<G>& scene, core::Rng& rng, Tally& tally) {
    const core::Log<G> log = core::SecretsOf<G>::play(scene, rng);
    const Seat bot = Seat(rng.below(static_cast<std::uint32_t>(scene.seats)));
    const Story story = gather(std::string(G::name), scene.seats, core::to_json(scene.config), done<G>(log), bot,
                               rng.next32());
    for (int i = -1; i < scene.seats; ++i) {
        const Seat reader = i < 0 ? Seat::spectator : Seat(i);
        DoubleRun<G> run(story, scene, log, reader, rng);
        if (run.is_over()) continue;
        for (const Seat who : {reader, Seat::spectator}) {
            ASSERT_EQ(difference(run.twins.heard(0, who), run.twins.heard(1, who)), "")
                << core::encode(scene.config) << ", " << scene.seats << " seats, after " << run.before.size()
                << " moves, seen by " << core::index(who);
        }
        ++tally.runs, tally.others += run.is_another(), tally.made += run.made;
        for (int seat = 0; seat < scene.seats; ++seat) {
            tally.told_apart += run.twins.heard(0, Seat(seat)) != run.twins.heard(1, Seat(seat));
        }
    }
}

template <class Entry>
class Leaks : public testing::Test {};
using Entries = boost::mp11::mp_rename<games::All, testing::Types>;
TYPED_TEST_SUITE(Leaks, Entries);

TYPED_TEST(Leaks, a_reader_cannot_tell_two_worlds_apart_that_differ_in_what_he_cannot_see) {
    using G = typename TypeParam::Rules;
    if constexpr (core::has_secrets<G>()) {
        static_assert(core::Secretive<G>, "games/<game>/secrets.hpp says what is secret, or Rules::no_secrets");
        core::Rng rng(1);
        Tally tally;
        for (const core::Scene<G>& scene : core::SecretsOf<G>::scenes()) run_doubly<G>(scene, rng, tally);
        EXPECT_GT(tally.runs, 10);
        EXPECT_GT(tally.others, tally.runs / 2) << "the worlds must differ, else nothing was tested";
        EXPECT_GT(tally.made, tally.runs) << "and go on for a while";
        // The test of the test: who holds a secret is sent something else. What is played by heart is sent to nobody.
        EXPECT_EQ(tally.told_apart > tally.runs / 8, !core::Memorable<G>);
    }
}

// Where there are none, everybody is shown everything.
TYPED_TEST(Leaks, a_game_without_secrets_shows_everybody_the_same) {
    using G = typename TypeParam::Rules;
    if constexpr (!core::has_secrets<G>()) {
        core::Rng rng(2);
        const auto log = core::play_randomly<G>({}, G::max_seats, rng).log;
        const auto seen = [&](Seat reader) {
            std::string all;
            for (std::string each : core::seen_by<G>(reader, {}, G::max_seats, log)) {
                const std::string me = "\"me\":" + std::to_string(core::index(reader));
                if (const auto at = each.find(me); at != std::string::npos) each.erase(at, me.size());
                all += each + "\n";
            }
            return all;
        };
        for (int i = 0; i < G::max_seats; ++i) EXPECT_EQ(difference(seen(Seat::spectator), seen(Seat(i))), "");
    }
}

}  // namespace

}  // namespace server

// How much faster are typed rules than the same rules through JSON? The server speaks JSON once a move; bots,
// search and tests play millions of moves and must never pay for it.
#include "bench/bench.hpp"
#include "core/json.hpp"
#include "core/laws.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace bench {

namespace {

using G = coloryam::Rules;
using core::Seat;

constexpr int seats = 3;

std::int64_t play_typed(core::Rng& rng) {
    G::State state = G::setup({}, seats);
    std::int64_t actions = 0;
    for (core::Seats actors = G::to_act(state); !actors.empty(); actors = G::to_act(state), ++actions) {
        const Seat actor = actors.first();
        const G::Action action = actor == Seat::nature ? G::nature(state, rng) : G::suggest_from(state, rng);
        CHECK(G::apply(state, actor, action).has_value());
    }
    return actions;
}

std::int64_t play_json(core::Rng& rng, const core::Json& config) {
    const auto match = games::make_match(G::name, seats, config);
    std::int64_t actions = 0;
    for (core::Seats actors = (*match)->to_act(); !actors.empty(); actors = (*match)->to_act(), ++actions) {
        const Seat actor = actors.first();
        const core::Deed deed =
            actor == Seat::nature ? (*match)->nature(rng) : (*match)->think("random", actor)(rng, core::Budget{});
        CHECK((*match)->play(actor, core::Deed::unread(deed.text())).has_value());  // as it comes over the wire
    }
    return actions;
}

}  // namespace

std::vector<Result> play() {
    core::Rng rng(1);
    const core::Json config = core::to_json(G::Config{});
    const Compared random = compare([&] { return rate(Clock::cpu, [&] { return play_typed(rng); }); },
                                    [&] { return rate(Clock::cpu, [&] { return play_json(rng, config); }); });

    const auto played = core::play_randomly<G>({}, seats, rng);
    std::vector<core::Deed> deeds;
    for (const auto& move : played.log) deeds.push_back(core::Deed::unread(core::encode(move.action)));
    const auto length = static_cast<std::int64_t>(played.log.size());
    const Compared again = compare(
        [&] {
            return rate(Clock::cpu, [&] {
                CHECK(core::replay<G>({}, seats, played.log).has_value());
                return length;
            });
        },
        [&] {
            return rate(Clock::cpu, [&] {
                const auto match = games::make_match(G::name, seats, config);
                for (std::size_t i = 0; i < deeds.size(); ++i) {
                    CHECK((*match)->play(played.log[i].actor, deeds[i]).has_value());
                }
                return length;
            });
        });
    return {{.what = "random play, typed", .unit = "actions/s", .ours = random.ours, .against = "through JSON text",
             .theirs = random.theirs, .ratio = random.ratio, .goal = "8 M/s"},
            {.what = "replay of a log, typed", .unit = "actions/s", .ours = again.ours,
             .against = "through JSON text", .theirs = again.theirs, .ratio = again.ratio, .goal = ""}};
}

}  // namespace bench

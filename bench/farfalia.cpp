// Random play of Farfalia: what a card costs typed rules, against the same game through JSON text. Bots play
// millions of cards a decision, so a card must cost next to nothing.
#include "bench/bench.hpp"
#include "core/json.hpp"
#include "core/laws.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace bench {

namespace {

using G = farfalia::Rules;
using core::Seat;

constexpr int seats = 5;

std::int64_t cards_typed(core::Rng& rng) {
    G::State state = G::setup({}, seats);
    std::int64_t cards = 0;
    for (core::Seats actors = G::to_act(state); !actors.empty(); actors = G::to_act(state)) {
        const Seat actor = actors.first();
        const G::Action action = actor == Seat::nature ? G::nature(state, rng) : G::suggest_from(state, rng);
        cards += std::holds_alternative<farfalia::Play>(action);
        CHECK(G::apply(state, actor, action).has_value());
    }
    return cards;
}

std::int64_t cards_as_json(core::Rng& rng, const core::Json& config) {
    const auto match = games::make_match(G::name, seats, config);
    std::int64_t cards = 0;
    for (core::Seats actors = (*match)->to_act(); !actors.empty(); actors = (*match)->to_act()) {
        const Seat actor = actors.first();
        const core::Deed deed =
            actor == Seat::nature ? (*match)->nature(rng) : (*match)->think("random", actor)(rng, core::Budget{});
        const std::string text = deed.text();  // as it comes over the wire
        cards += text.starts_with(R"({"type":"play")");
        CHECK((*match)->play(actor, core::Deed::unread(text)).has_value());
    }
    return cards;
}

}  // namespace

std::vector<Result> farfalia_cards() {
    core::Rng rng(1);
    const core::Json config = core::to_json(G::Config{});
    const Compared random = compare([&] { return rate(Clock::cpu, [&] { return cards_typed(rng); }); },
                                    [&] { return rate(Clock::cpu, [&] { return cards_as_json(rng, config); }); });
    return {{.what = "random play, typed, all decisions", .unit = "cards/s", .ours = random.ours,
             .against = "through JSON text", .theirs = random.theirs, .ratio = random.ratio,
             .goal = "200 instructions a card by callgrind; OpenSpiel hearts plays 2.25 M/s"}};
}

}  // namespace bench

// For leak tests: a game with drafts and second thoughts, and another that one reader cannot tell from it. Words that
// were never shown are others there; all that was shown is the same. If anything the reader gets differs between the
// two, it told a secret.
#pragma once

#include <vector>

#include "core/game.hpp"
#include "games/colorwords/rules.hpp"

namespace colorwords {

using Log = std::vector<core::Move<Rules>>;

// Another action of the same kind: for a word some word that could have been written instead.
inline Rules::Action another(const State& before, core::Seat actor, const Write& write, core::Rng& rng) {
    Write other = std::get<Write>(Rules::suggest(Rules::view(before, actor), rng));
    other.is_sent = write.is_sent;
    return other;
}

// Random play in which words are drawn before they are sent, and sent again; one move in ten is the clock's.
inline Log play_with_drafts(const Config& config, int seats, core::Rng& rng) {
    Log log;
    State state = Rules::setup(config, seats);
    while (!Rules::to_act(state).empty()) {
        core::Seat actor = Rules::to_act(state).first();
        if (core::is_player(actor)) actor = core::Seat(rng.below(static_cast<std::uint32_t>(seats)));
        const bool is_writing = state.open.phase == Phase::writing && !state.open.rung.has(core::at(actor));
        if (core::is_player(actor) && !Rules::to_act(state).has(actor) && !is_writing) continue;
        Rules::Action action = actor == core::Seat::nature ? Rules::nature(state, rng)
                                                           : Rules::suggest(Rules::view(state, actor), rng);
        if (Write* write = std::get_if<Write>(&action)) {
            write->is_sent = state.open.done.has(at(actor)) || rng.chance(3);
        }
        if (Rules::to_act(state).has(actor) && core::is_player(actor) && rng.chance(10)) {
            action = TimedOut{actor};
            actor = core::Seat::nature;
        }
        CHECK(Rules::apply(state, actor, action).has_value());
        log.push_back({actor, action});
    }
    return log;
}

// The log of that other game: every word of another seat that was replaced before all were shown, or that has not been
// shown yet, is another one.
inline Log other_world(const Config& config, int seats, const Log& log, core::Seat reader, core::Rng& rng) {
    Log other = log;
    State state = Rules::setup(config, seats);
    std::vector<std::optional<std::size_t>> last(static_cast<std::size_t>(seats));  // write of each seat, this round
    const auto exchange = [&](std::size_t move, const State& before) {
        const auto& [actor, action] = log[move];
        other[move].action = another(before, actor, std::get<Write>(action), rng);
    };
    std::vector<State> before;
    for (std::size_t i = 0; i < log.size(); ++i) {
        before.push_back(state);
        CHECK(Rules::apply(state, log[i].actor, log[i].action).has_value());
        if (std::holds_alternative<Write>(log[i].action) && log[i].actor != reader) {
            std::optional<std::size_t>& replaced = last[at(log[i].actor)];
            if (replaced) exchange(*replaced, before[*replaced]);
            replaced = i;
        }
        if (state.open.phase != Phase::writing) last.assign(last.size(), std::nullopt);  // all has been shown
    }
    for (const auto& hidden : last) {
        if (hidden) exchange(*hidden, before[*hidden]);
    }
    return other;
}

}  // namespace colorwords

// The laws every game obeys. A game's test file calls laws<Rules>(configs) and adds only what is its own.
#pragma once

#include <cstdlib>
#include <string>
#include <vector>

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/words.hpp"

namespace core {

template <Game G>
struct Playthrough {
    std::vector<Move<G>> log;
    std::vector<typename G::State> states;  // states[i] is the state before log[i]; the last is final
};

// Games in which somebody may act who is not to act can say what that may be: random games are then full of it.
template <class G>
concept InterruptSuggesting = Interruptible<G> && requires(const typename G::View& view, Rng& rng) {
    { G::suggest_interrupt(view, rng) } -> std::same_as<std::optional<typename G::Action>>;
};

// What somebody who is not to act does now, one time in four; mostly nothing.
template <Game G>
std::optional<Move<G>> any_interrupt(const typename G::State& state, int seats, Rng& rng) {
    if constexpr (InterruptSuggesting<G>) {
        if (!rng.chance(4)) return std::nullopt;
        const Seat seat = Seat(rng.below(static_cast<std::uint32_t>(seats)));
        if (!G::may_interrupt(state).has(seat)) return std::nullopt;
        if (auto action = G::suggest_interrupt(G::view(state, seat), rng)) return Move<G>{seat, *std::move(action)};
    }
    return std::nullopt;
}

// Where nature works while others go on, either may come first.
inline Seat any_actor(Seats actors, int seats, Rng& rng) {
    const bool is_overtaken = actors.has(Seat::nature) && actors != Seats(Seat::nature) && rng.chance(2);
    Seat actor = Seat::nature;
    while (!actors.has(actor) || (is_overtaken && actor == Seat::nature)) {
        actor = Seat(rng.below(static_cast<std::uint32_t>(seats)));
    }
    return actor;
}

// What is done next in a random game: by somebody who is to act or interrupts, or by the clock.
template <Game G>
Move<G> any_move(const typename G::State& state, int seats, Rng& rng, std::uint32_t slow) {
    if (auto interrupt = any_interrupt<G>(state, seats, rng)) return *std::move(interrupt);
    const Seat actor = any_actor(G::to_act(state), seats, rng);
    typename G::Action action = actor == Seat::nature ? G::nature(state, rng) : G::suggest(G::view(state, actor), rng);
    if (is_player(actor) && slow != 0 && rng.chance(slow)) return {Seat::nature, TimedOut{actor}};
    return {actor, std::move(action)};
}

// A random game to its end. One move in `slow` is a time-out; 0 for none.
template <Game G>
Playthrough<G> play_on_randomly(const typename G::State& beginning, int seats, Rng& rng, std::uint32_t slow,
                                int moves_max) {
    Playthrough<G> played{.log = {}, .states = {beginning}};
    for (int moves = 0; !G::to_act(played.states.back()).empty(); ++moves) {
        CHECK(moves < moves_max);  // Law: every game ends.
        typename G::State state = played.states.back();
        played.log.push_back(any_move<G>(state, seats, rng, slow));
        const Move<G>& move = played.log.back();
        CHECK(G::apply(state, move.actor, move.action).has_value());  // Law: what the game itself suggests is legal.
        played.states.push_back(std::move(state));
    }
    return played;
}

template <Game G>
Playthrough<G> play_randomly(const typename G::Config& config, int seats, Rng& rng, std::uint32_t slow = 0,
                             int moves_max = 10'000) {
    return play_on_randomly<G>(G::setup(config, seats), seats, rng, slow, moves_max);
}

// What a reader is shown in the course of a game, actions and views, as text. Two games that differ only in what this
// reader cannot know must give the same.
template <Game G>
std::vector<std::string> seen_by(Seat reader, const typename G::Config& config, int seats,
                                 const std::vector<Move<G>>& log) {
    typename G::State state = G::setup(config, seats);
    std::vector<std::string> seen;
    for (const auto& [actor, action] : log) {
        CHECK(G::apply(state, actor, action).has_value());
        if (const auto shown = G::redact(action, actor, reader)) seen.push_back(encode(*shown));
        seen.push_back(encode(G::view(state, reader)));
    }
    return seen;
}

template <Wire T>
void check_round_trip(const T& value) {
    const auto again = decode<T>(encode(value));
    CHECK(again.has_value() && *again == value);
}

template <Game G>
void check_refused(const typename G::State& state, Seat actor, const typename G::Action& action) {
    typename G::State changed = state;
    if (!G::apply(changed, actor, action)) CHECK(changed == state);  // Law: a refused action changes nothing.
}

template <Game G>
void check_state(const typename G::State& state, int seats, Rng& rng) {
    const Seats actors = G::to_act(state);
    CHECK(actors.empty() == G::outcome(state).has_value());  // Law: over if and only if scored.
    if (const auto outcome = G::outcome(state)) {
        CHECK(static_cast<int>(outcome->scores.size()) == seats && outcome->places.size() == outcome->scores.size());
    }
    // Law: while people read, nobody's time runs, for only nature is to act.
    if (pauses<G>(state)) CHECK(actors == Seats(Seat::nature));
    if constexpr (Laborious<G>) {
        // Law: what takes long is nature's to do, and the same whoever works it out, and when.
        if (G::is_laborious(state)) CHECK(actors.has(Seat::nature) && G::labour(state)() == G::nature(state, rng));
    }
    if constexpr (Progressing<G>) CHECK(static_cast<int>(G::progress(state).scores.size()) == seats);
    const bool to_the_wire = rng.chance(8);  // it is slow, and states are much alike: a sample will do
    if (to_the_wire) check_round_trip(state);  // Law: nothing is lost on the wire.

    for (int i = index(Seat::spectator); i < seats; ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        if (seat == Seat::nature) continue;
        const typename G::View view = G::view(state, seat);
        if (to_the_wire) check_round_trip(view);
        if constexpr (Guessable<G>) {
            // Law: no leak. Any world that fits the view gives the same view. If the view held a
            // trace of something it does not show, a guess could not reproduce it.
            CHECK(G::view(G::guess(view, rng), seat) == view);
        }
        if (!actors.has(seat)) continue;
        CHECK(!may_interrupt<G>(state).has(seat));  // Law: who is to act interrupts nobody.
        typename G::State timed_out = state;
        CHECK(G::apply(timed_out, Seat::nature, TimedOut{seat}).has_value());  // Law: the clock always works,
        CHECK(!(timed_out == state));                                           // and moves the game on.
        if constexpr (Enumerable<G>) {
            const auto legal = G::legal(view);
            CHECK(!legal.empty());  // Law: who is to act can act,
            for (const auto& action : legal) {
                typename G::State after = state;
                CHECK(G::apply(after, seat, action).has_value());  // and every legal action is taken.
                if (to_the_wire) check_round_trip(action);
            }
        }
    }
}

// Actions of other moments and other seats must be refused whole or taken whole, at any time.
template <Game G>
void check_strangers(const Playthrough<G>& played, int seats, Rng& rng) {
    for (int i = 0; i < 50; ++i) {
        const auto& state = rng.pick(played.states);
        const Seat actor = Seat(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats + 2))) - 2);
        check_refused<G>(state, actor, rng.pick(played.log).action);
    }
}

// Law: what somebody wrote can be taken out at any time, of the state as of the log, and play goes on.
template <Worded G>
void check_words(const Playthrough<G>& played, int seats, Rng& rng) {
    const Seat seat = Seat(rng.below(static_cast<std::uint32_t>(seats)));
    const auto moves = rng.below(static_cast<std::uint32_t>(played.states.size()));
    typename G::State state = played.states[moves];
    G::forget_words(state, seat);
    std::vector<Move<G>> log(played.log.begin(), played.log.begin() + moves);
    for (Move<G>& move : log) {
        if (move.actor == seat) move.action = G::wordless(move.action);
    }
    const auto again = replay<G>(played.states.front(), log);
    CHECK(again.has_value() && *again == state);
    while (!G::to_act(state).empty()) {
        const Move<G> move = any_move<G>(state, seats, rng, 0);
        CHECK(G::apply(state, move.actor, move.action).has_value());
    }
}

// All configs in turn, first without time-outs, then with some, then without again; each by any version of the rules.
template <Game G>
void laws(const std::vector<typename G::Config>& configs = {{}}, int games = 200, std::uint64_t seed = 1) {
    Rng rng(seed);
    for (int game = 0; game < games; ++game) {
        const int seats = G::min_seats + static_cast<int>(rng.below(G::max_seats - G::min_seats + 1));
        const auto [round, which] = std::div(game, static_cast<int>(configs.size()));
        const typename G::Config& config = configs[static_cast<std::size_t>(which)];
        int version = G::version;
        if constexpr (Versioned<G>) version -= static_cast<int>(rng.below(G::version - G::oldest + 1));
        if (!accepts<G>(config, seats, version)) continue;
        const auto played = play_on_randomly<G>(setup<G>(config, seats, version), seats, rng,
                                                round % 2 == 0 ? 0 : 10, 10'000);
        for (const auto& state : played.states) check_state<G>(state, seats, rng);
        check_strangers<G>(played, seats, rng);
        if constexpr (Worded<G>) check_words<G>(played, seats, rng);
        for (const Move<G>& move : played.log) {
            if (is_player(move.actor)) CHECK(G::redact(move.action, move.actor, move.actor) == move.action);
            const auto seen = G::redact(move.action, move.actor, Seat::spectator);
            if (seen) CHECK(G::redact(*seen, move.actor, Seat::spectator) == seen);  // Law: hiding twice hides no more.
        }
        const auto again = replay<G>(played.states.front(), played.log);
        CHECK(again.has_value() && *again == played.states.back());  // Law: the log is the truth.
    }
}

}  // namespace core

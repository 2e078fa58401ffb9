// For the double run (server/leak_test.cpp): what a game with secrets brings to it, in games/<game>/secrets.hpp. A game
// has that file or says `no_secrets`.
#pragma once

#include <vector>

#include "core/game.hpp"

namespace core {

template <Game G>
using Log = std::vector<Move<G>>;

template <Game G>
struct Scene {  // a table to try
    int seats = 0;
    typename G::Config config{};
};

template <Game G>
struct SecretsOf;  // each game with secrets has its own

template <class G>
concept Secretive = Game<G> &&
    requires(const Scene<G>& scene, const Log<G>& log, Seat seat, const typename G::View& view,
             const typename G::Action& action, Rng& rng) {
        { SecretsOf<G>::scenes() } -> std::same_as<std::vector<Scene<G>>>;
        { SecretsOf<G>::play(scene, rng) } -> std::same_as<Log<G>>;  // a whole game, with all that can be secret
        // The same game with other secrets: this reader was shown the same, to the byte.
        { SecretsOf<G>::other(scene, log, seat, rng) } -> std::same_as<Log<G>>;
        // After this action of that seat the reader, who sees this view, may know: there the worlds part by right.
        { SecretsOf<G>::parts(view, seat, action) } -> std::same_as<bool>;
        { SecretsOf<G>::probes() } -> std::same_as<std::vector<typename G::Action>>;  // what else a cheat could try
    };

}  // namespace core

// What the double run needs to know of Barbarossa: words, letters, guesses, notes and themes.
#pragma once

#include "core/secrets.hpp"
#include "games/barbarossa/other_world.hpp"

template <>
struct core::SecretsOf<barbarossa::Rules> {
    using Rules = barbarossa::Rules;

    static std::vector<Scene<Rules>> scenes() {
        std::vector<Scene<Rules>> scenes;
        for (int i = 0; i < 4; ++i) {
            scenes.push_back({3 + i, {.common_theme = i % 2 == 0, .first = barbarossa::First(i)}});
        }
        return scenes;
    }

    static Log<Rules> play(const Scene<Rules>& scene, core::Rng& rng) {
        return barbarossa::play_evening(scene.config, scene.seats, rng);
    }

    static Log<Rules> other(const Scene<Rules>& scene, const Log<Rules>& log, core::Seat reader, core::Rng&) {
        return barbarossa::other_world(scene.config, scene.seats, log, reader).log;
    }

    // A letter is for who asked, and who guesses learns whether it was right.
    static bool parts(const barbarossa::View& view, core::Seat actor, const Rules::Action& action) {
        return actor == view.me && (std::holds_alternative<barbarossa::Letter>(action) ||
                                    std::holds_alternative<barbarossa::Guess>(action));
    }

    static std::vector<Rules::Action> probes() {
        return {barbarossa::Letter{.object = 0, .position = 1}, barbarossa::Guess{.object = 0, .word = "chat"}};
    }
};

// What the double run needs to know of Farben: which colour went under which word, and what was told.
#pragma once

#include "core/secrets.hpp"
#include "games/farben/other_world.hpp"

template <>
struct core::SecretsOf<farben::Rules> {
    using Rules = farben::Rules;

    static std::vector<Scene<Rules>> scenes() {
        std::vector<Scene<Rules>> scenes;
        for (int i = 0; i < 9; ++i) scenes.push_back({3 + i % 3, {.first = farben::First(i % 4)}});
        return scenes;
    }

    static Log<Rules> play(const Scene<Rules>& scene, core::Rng& rng) {
        return farben::play_evening(scene.config, scene.seats, rng);
    }

    static Log<Rules> other(const Scene<Rules>& scene, const Log<Rules>& log, core::Seat reader, core::Rng&) {
        core::Set<farben::max_seats> others;
        for (int seat = 0; seat < scene.seats; ++seat) {
            if (core::Seat(seat) != reader) others.add(static_cast<std::size_t>(seat));
        }
        return farben::other_world(scene.config, scene.seats, log, others).log;
    }

    // A guess turns a card up.
    static bool parts(const farben::View&, core::Seat, const Rules::Action& action) {
        return std::holds_alternative<farben::Guess>(action);
    }

    static std::vector<Rules::Action> probes() { return {farben::Guess{}, farben::Hint{"mot"}}; }
};

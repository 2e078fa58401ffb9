// What the double run needs to know of Color Words: what is written, until all words are laid open.
#pragma once

#include "core/secrets.hpp"
#include "games/colorwords/other_world.hpp"

template <>
struct core::SecretsOf<colorwords::Rules> {
    using Rules = colorwords::Rules;

    static std::vector<Scene<Rules>> scenes() {
        std::vector<Scene<Rules>> scenes;
        for (int i = 0; i < 12; ++i) {
            scenes.push_back({2 + i % 5, {.grid = colorwords::Grid(i % 2), .unknown = colorwords::Unknown(i / 2 % 2)}});
        }
        return scenes;
    }

    static Log<Rules> play(const Scene<Rules>& scene, core::Rng& rng) {
        return colorwords::play_with_drafts(scene.config, scene.seats, rng);
    }

    static Log<Rules> other(const Scene<Rules>& scene, const Log<Rules>& log, core::Seat reader, core::Rng& rng) {
        return colorwords::other_world(scene.config, scene.seats, log, reader, rng);
    }

    // When the last word is sent, all are laid open.
    static bool parts(const colorwords::View& view, core::Seat actor, const Rules::Action&) {
        if (view.open.phase != colorwords::Phase::writing) return false;
        auto done = view.open.done;
        done.add(core::at(actor));
        return std::cmp_equal(done.size(), view.open.seats);
    }

    static std::vector<Rules::Action> probes() { return {colorwords::Write{}}; }
};

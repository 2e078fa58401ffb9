// What the double run needs to know of Farfalia: hands, what was put aside, and what lies covered.
#pragma once

#include <algorithm>

#include "core/laws.hpp"
#include "core/secrets.hpp"
#include "games/farfalia/modes.hpp"
#include "games/farfalia/other_world.hpp"

template <>
struct core::SecretsOf<farfalia::Rules> {
    using Rules = farfalia::Rules;

    static std::vector<Scene<Rules>> scenes() {
        std::vector<Scene<Rules>> scenes;
        for (const farfalia::Mode& mode : farfalia::every_mode()) scenes.push_back({mode.seats, mode.config});
        return scenes;
    }

    static Log<Rules> play(const Scene<Rules>& scene, core::Rng& rng) {
        return core::play_randomly<Rules>(scene.config, scene.seats, rng).log;
    }

    static Log<Rules> other(const Scene<Rules>& scene, const Log<Rules>& log, core::Seat reader, core::Rng& rng) {
        return farfalia::other_world(scene.config, scene.seats, log, reader, rng);
    }

    // After a trick, and what is kept of it, a dummy's covered card is turned up if the card above it was played.
    static bool parts(const farfalia::View& view, core::Seat, const Rules::Action& action) {
        using farfalia::Card;
        const auto* play = std::get_if<farfalia::Play>(&action);
        const bool is_complete = play == nullptr || view.open.trick.cards.size() + 1 == view.open.hands.size();
        if (!is_complete) return false;
        return std::ranges::any_of(view.open.hands, [&](const farfalia::Hand& hand) {
            return std::ranges::any_of(hand.columns, [&](const farfalia::Column& column) {
                const bool is_played = column.card == Card::none || (play != nullptr && column.card == play->card);
                return column.covers && is_played;
            });
        });
    }

    static std::vector<Rules::Action> probes() {
        std::vector<Rules::Action> probes;
        for (int card = -1; card < 64; ++card) {
            probes.push_back(farfalia::Play{farfalia::Card(card)});
            probes.push_back(farfalia::Keep{farfalia::Card(card)});
        }
        return probes;
    }
};

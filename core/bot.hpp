// A bot sees what a player in its seat sees, and answers with an action. It cannot cheat: it never
// holds a State it did not guess.
#pragma once

#include <atomic>

#include "core/game.hpp"

namespace core {

struct Budget {
    int nodes = 1000;                         // work, not time, so that a bot's play can be repeated
    const std::atomic<bool>* stop = nullptr;  // set by the clock when a player has waited enough
    bool spent(int used) const { return used >= nodes || (stop != nullptr && stop->load()); }
};

// Bots are values: made for one decision or kept for many, they answer the same.
template <class B, class G>
concept BotFor = Game<G> && std::default_initializable<B> &&
    requires(B& bot, const typename G::View& view, Seat me, Rng& rng, const Budget& budget) {
        { B::name } -> std::convertible_to<std::string_view>;
        { bot.choose(view, me, rng, budget) } -> std::same_as<typename G::Action>;
    };

template <Game G>
struct RandomBot {
    static constexpr std::string_view name = "random";

    typename G::Action choose(const typename G::View& view, Seat, Rng& rng, const Budget&) const {
        return G::suggest(view, rng);
    }
};

// What a coach tells the seat that looks: chances, never secrets. It sees the same View.
template <class C, class G>
concept CoachFor = Game<G> && requires(const typename G::View& view) {
    { C::advise(view) } -> Wire;
};

struct Silence {  // the coach of a game that has none
    static bool advise(const auto&) { return false; }
};

}  // namespace core

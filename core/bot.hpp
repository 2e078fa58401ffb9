// A bot sees what a player in its seat sees, and answers with an action. It cannot cheat: it never
// holds a State it did not guess.
#pragma once

#include <atomic>

#include "core/memory.hpp"
#include "core/tales.hpp"

namespace core {

inline constexpr std::string_view suggester = "random";

struct Budget {
    int nodes = 1000;                         // work, not time, so that a bot's play can be repeated
    const std::atomic<bool>* stop = nullptr;  // set by the clock when a player has waited enough
    bool spent(int used) const { return used >= nodes || (stop != nullptr && stop->load()); }
};

// Bots are values: made for one decision or kept for many, they answer the same. Where there is something to remember,
// they may be given their seat's memory beside the view; where they tell tales, also which ones people here have heard.
template <class B, class G>
concept ForgetfulBotFor = requires(B& bot, const typename G::View& view, Seat me, Rng& rng, const Budget& budget) {
    { bot.choose(view, me, rng, budget) } -> std::same_as<typename G::Action>;
};
template <class B, class G>
concept MindfulBotFor = Memorable<G> &&
    requires(B& bot, const typename G::View& view, const typename G::Memory& memory, Seat me, Rng& rng,
             const Budget& budget) {
        { bot.choose(view, memory, me, rng, budget) } -> std::same_as<typename G::Action>;
    };
template <class B, class G>
concept TellingBotFor = Memorable<G> && Storied<G> &&
    requires(B& bot, const typename G::View& view, const typename G::Memory& memory, const TalesHeard& heard, Seat me,
             Rng& rng, const Budget& budget) {
        { bot.choose(view, memory, heard, me, rng, budget) } -> std::same_as<typename G::Action>;
    };
template <class B, class G>
concept BotFor = Game<G> && std::default_initializable<B> &&
    (ForgetfulBotFor<B, G> || MindfulBotFor<B, G> || TellingBotFor<B, G>) &&
    requires { { B::name } -> std::convertible_to<std::string_view>; };

// What a bot does, whichever it is.
template <class Bot, Game G>
    requires BotFor<Bot, G>
typename G::Action choose(const typename G::View& view, const typename Memories<G>::Memory& memory, Seat me, Rng& rng,
                          const Budget& budget, const TalesHeard& heard = {}) {
    if constexpr (TellingBotFor<Bot, G>) return Bot().choose(view, memory, heard, me, rng, budget);
    else if constexpr (MindfulBotFor<Bot, G>) return Bot().choose(view, memory, me, rng, budget);
    else return Bot().choose(view, me, rng, budget);
}

// Some bots also say something beside a move that they are about to make, to everybody who is here. It is kept nowhere
// and shown but for a moment; it must tell nothing that only the bot sees. Empty: nothing.
template <class B, class G>
concept TalkativeBotFor = requires(const B& bot, const typename G::View& view, const typename G::Memory& memory,
                                   Seat me, const typename G::Action& action) {
    { bot.aside(view, memory, me, action) } -> std::same_as<std::string>;
};

// What a bot does that is not to act but may: most often nothing.
template <class Bot, Game G>
std::optional<typename G::Action> interrupt(const typename G::View& view, Seat me, Rng& rng, const Budget& budget) {
    if constexpr (requires(Bot bot) { bot.interrupt(view, me, rng, budget); }) {
        return Bot().interrupt(view, me, rng, budget);
    }
    return std::nullopt;
}

// Plays what the game itself suggests: for tests and tools, and where another bot fails.
template <Game G>
struct RandomBot {
    static constexpr std::string_view name = suggester;

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

// What is remembered of a game. In some games a view shows less than it did before, and one plays by what one has
// noticed; a bot is then given its seat's memory beside the view.
#pragma once

#include <array>

#include "core/game.hpp"

namespace core {

// A seat's memory: folded from the views that it was shown, in order, and from nothing else.
template <class G>
concept Memorable = Game<G> && std::default_initializable<typename G::Memory> &&
    requires(typename G::Memory& memory, const typename G::View& view) { G::notice(memory, view); };

struct NoMemory {};

// What each seat of a game remembers; nothing where a view is enough.
template <Game G>
class Memories {
public:
    static auto none() {
        if constexpr (Memorable<G>) return typename G::Memory{};
        else return NoMemory{};
    }
    using Memory = decltype(none());

    // To be called after every move.
    void notice(const typename G::State& state, int seats) {
        if constexpr (Memorable<G>) {
            for (int i = 0; i < seats; ++i) G::notice(all_[at(Seat(i))], G::view(state, Seat(i)));
        }
    }
    // What this seat wrote, in everybody's memory.
    void forget_words(Seat seat) {
        if constexpr (Memorable<G>) {
            for (Memory& each : all_) G::forget_words(each, seat);
        }
    }
    const Memory& of(Seat seat) const {
        if constexpr (Memorable<G>) return all_[at(seat)];
        else return all_[0];
    }

private:
    std::array<Memory, Memorable<G> ? seats_max : 1> all_{};
};

}  // namespace core

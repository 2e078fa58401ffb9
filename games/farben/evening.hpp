// A game of Farben told in a test as one would tell it at the table: who chooses what, tells what, and remembers. Every
// step must be allowed by the rules; a test fails at the step that is not.
#pragma once

#include <gtest/gtest.h>

#include "games/farben/course.hpp"
#include "games/farben/rules.hpp"

namespace farben {

inline constexpr core::Seat ann{0}, bob{1}, cem{2}, dora{3}, eve{4}, nature = core::Seat::nature;

inline const Tell aloud{.is_aloud = true};
inline Tell typed(std::string story) { return {.story = std::move(story)}; }

inline std::optional<Illegal> why_not(const State& state, core::Seat actor, const Rules::Action& action) {
    State changed = state;
    const auto verdict = Rules::apply(changed, actor, action);
    if (verdict) return std::nullopt;
    EXPECT_EQ(changed, state) << "a refused action changes nothing";
    return verdict.error();
}

// Ann is first player, unless the table wants it otherwise.
class Evening {
public:
    explicit Evening(int seats = 4, const Config& config = {.first = First::seat_1})
        : state(Rules::setup(config, seats)) {}

    Evening& does(core::Seat actor, const Rules::Action& action) {
        const auto verdict = Rules::apply(state, actor, action);
        EXPECT_TRUE(verdict) << core::name_of(verdict.error()) << " in round " << state.table.packets.size();
        return *this;
    }
    Evening& draws(int card) {
        return does(nature, Draw{.first = state.table.first, .card = static_cast<std::int8_t>(card)});
    }
    // The first word card that is left, and its first side, unless another is named.
    Evening& opens(std::optional<int> card = std::nullopt, std::int8_t side = 0) {
        return draws(card.value_or(static_cast<int>(items_of(state.deck)[0]))).does(state.table.first, PickSide{side});
    }
    // By seat; whoever is not named takes the first colour left in hand.
    Evening& choose(const std::vector<Colour>& colours = {}) {
        for (std::size_t seat = 0; seat < seats_of(state.table); ++seat) {
            const Colour left = Colour(items_of(state.hands[seat])[0]);
            does(core::Seat(seat), Choose{seat < colours.size() ? colours[seat] : left});
        }
        return *this;
    }
    // The teller's story, and if it was typed everybody reads it.
    Evening& tells(const Tell& told = aloud) {
        does(state.table.teller, told);
        return phase() == Phase::listening ? all_do(Listened{}) : *this;
    }
    Evening& all_do(const Rules::Action& action) {
        const core::Seats actors = Rules::to_act(state);
        for (int seat = 0; seat < state.table.seats; ++seat) {
            if (actors.has(core::Seat(seat))) does(core::Seat(seat), action);
        }
        return *this;
    }
    Evening& tell_all(const Tell& told = aloud) {
        for (int seat = 0; seat < state.table.seats; ++seat) tells(told);
        return *this;
    }
    // Rounds in which everybody takes the first colour left and tells aloud, until this many have been played.
    Evening& plays_rounds(std::size_t count) {
        while (state.table.packets.size() < count) opens().choose().tell_all();
        return *this;
    }
    Evening& to_recall() { return plays_rounds(rounds_of(state.table.config)); }
    Evening& assigns(int packet) {
        const core::Seat neighbour = right_of(state.table.recaller, state.table.seats);
        return does(neighbour, Assign{static_cast<std::int8_t>(packet)});
    }
    // The card is turned up, and looked at.
    Evening& guesses(core::Seat owner, std::optional<Colour> colour) {
        return does(state.table.recaller, Guess{.owner = owner, .colour = colour}).does(nature, GoOn{});
    }
    // The recaller names all that is left of the packet, right or not at all.
    Evening& finishes_packet(bool is_right = false) {
        const auto packet = static_cast<std::size_t>(state.table.packet);
        for (std::size_t owner = 0; owner < seats_of(state.table); ++owner) {
            const Packet& recalled = state.table.packets[packet];
            if (is_turned_up(recalled, owner)) continue;
            guesses(core::Seat(owner), is_right ? recalled.cards[owner].colour : std::nullopt);
        }
        return *this;
    }
    Evening& to_the_end() {
        for (int packet = 0; phase() == Phase::assigning; ++packet) {
            if (!is_player(state.table.packets[static_cast<std::size_t>(packet)].recaller)) {
                assigns(packet).finishes_packet();
            }
        }
        return *this;
    }

    core::Seats to_act() const { return Rules::to_act(state); }
    Phase phase() const { return state.table.phase; }
    core::Seat teller() const { return state.table.teller; }
    View seen_by(core::Seat reader) const { return Rules::view(state, reader); }
    Card card_seen(core::Seat reader, std::size_t round, core::Seat owner) const {
        return seen_by(reader).table.packets[round].cards[at(owner)];
    }
    int score(core::Seat seat) const { return state.table.scores[at(seat)]; }

    State state;
};

}  // namespace farben

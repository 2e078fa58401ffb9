// A game that is thrown away again: sixth_game_test.py adds it to a copy of the project, and looks who finds out what
// it lacks. Two add to a heap in turn; who takes it to ten wins. What is marked `left out` the test leaves out.
#pragma once

#include "core/bot.hpp"

namespace sixth {

using boost::describe::operators::operator==;
using core::Seat;

enum class First : std::int8_t { drawn, seat_1, seat_2 };
BOOST_DESCRIBE_ENUM(First, drawn, seat_1, seat_2)
constexpr Seat seat_named(First first) { return Seat(static_cast<int>(first) - 1); }  // left out: seat

struct Config {
    First first = First::seat_1;
};
BOOST_DESCRIBE_STRUCT(Config, (), (first))

struct State {
    std::int32_t height = 0;
    Seat turn{};
};
BOOST_DESCRIBE_STRUCT(State, (), (height, turn))

struct Add {
    static constexpr std::string_view type = "add";
    std::int32_t number = 0;
};
BOOST_DESCRIBE_STRUCT(Add, (), (number))

enum class Illegal { not_your_turn };
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn)

struct Rules {
    static constexpr std::string_view name = "sixth";
    static constexpr int version = 1, min_seats = 2, max_seats = 2;
    static constexpr bool no_secrets = true;  // left out: secrets

    using Config = sixth::Config;
    using State = sixth::State;
    using Action = std::variant<Add
                                , core::TimedOut  // left out: clock
                                >;
    using View = sixth::State;
    using Illegal = sixth::Illegal;

    static core::Verdict<Illegal> accepts(const Config&, int) { return {}; }
    static State setup(const Config&, int) { return {}; }
    static core::Seats to_act(const State& state) {
        return state.height < 10 ? core::Seats(state.turn) : core::Seats();
    }
    static core::Verdict<Illegal> apply(State& state, Seat actor, const Action& action) {
        const Add* add = std::get_if<Add>(&action);
        if (state.height >= 10 || actor != (add == nullptr ? Seat::nature : state.turn)) {
            return std::unexpected(Illegal::not_your_turn);
        }
        state.height += add == nullptr ? 1 : add->number;
        state.turn = core::next(state.turn, 2);
        return {};
    }
    static Action nature(const State&, core::Rng&) { return Add{1}; }
    static std::optional<core::Outcome> outcome(const State& state) {
        if (state.height < 10) return std::nullopt;
        return core::Outcome{.scores = {0, 0}, .places = {1, 1}};
    }
    static View view(const State& state, Seat) { return state; }
    static std::optional<Action> redact(const Action& action, Seat, Seat) { return action; }
    static Action suggest(const View&, core::Rng&) { return Add{1}; }
};

struct Apprenti {
    static constexpr std::string_view name = "apprenti";
    Rules::Action choose(const Rules::View&, Seat, core::Rng&, const core::Budget&) const { return Add{1}; }
};

}  // namespace sixth

#include "games/barbarossa/rules.hpp"

#include <algorithm>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/plays.hpp"

namespace barbarossa {

using core::Seat;
using core::Seats;

namespace {

constexpr int seats_of_old_edition = 4;                    // R1
constexpr std::int32_t pace_of_days = 3600;                // from here on a table does not play live
constexpr std::array<std::int32_t, 3> minutes = {5, 10, 20};  // by Sculpting

template <class T>
constexpr bool is_natural = std::same_as<T, Measured> || std::same_as<T, Supply> || std::same_as<T, Begin> ||
                            std::same_as<T, Rolled> || std::same_as<T, TimedOut>;

Seats all_of(const Table& table, auto&& is_one) {
    Seats seats;
    for (std::size_t seat = 0; seat < seats_of(table); ++seat) {
        if (is_one(Seat(seat))) seats.add(Seat(seat));
    }
    return seats;
}

// Whoever is neither ready nor being looked at, and nature where there is somebody to look at. (R10)
Seats sculptors(const State& state) {
    Seats seats = all_of(state.table, [&](Seat seat) {
        return !state.table.players[at(seat)].is_ready && !is_looked_at(state.table, seat);
    });
    if (!state.looks.empty()) seats.add(Seat::nature);
    return seats;
}

}  // namespace

Verdict Rules::accepts(const Config& config, int seats) {
    CHECK(seats >= min_seats && seats <= max_seats);  // whoever opens a table has looked
    if (config.edition == Edition::ass && seats > seats_of_old_edition) return refuse(Illegal::no_such_seat);
    if (static_cast<int>(config.first) > seats) return refuse(Illegal::no_such_seat);
    return {};
}

State Rules::setup(const Config& config, int seats) {
    CHECK(accepts(config, seats));
    const auto count = static_cast<std::size_t>(seats);
    State state{.table = {.config = config, .seats = static_cast<std::int8_t>(seats)}};
    Table& table = state.table;
    table.players = core::List<Player, barbarossa::max_seats>::of(count, {});
    for (int seat = 0; seat < seats; ++seat) {
        for (int piece = 0; piece < pieces_of(seats); ++piece) {
            table.objects.push_back({.owner = Seat(seat), .number = static_cast<std::int8_t>(piece)});
        }
    }
    state.clay.resize(table.objects.size());
    state.looks_begun.resize(count);
    state.shaped_bytes.resize(count);
    state.notes.assign(count, std::vector<std::string>(table.objects.size()));
    return state;
}

Seats Rules::to_act(const State& state) {
    const Table& table = state.table;
    if (table.is_waiting) return Seats(object_of(table, table.talk.back()).owner);  // R23
    switch (table.phase) {
        case Phase::sculpting: return sculptors(state);
        case Phase::supplying:
        case Phase::opening:
        case Phase::rolling: return Seats(Seat::nature);
        case Phase::over: return {};
        default: return Seats(table.turn);
    }
}

Seats Rules::may_interrupt(const State& state) {
    const Table& table = state.table;
    const Seats actors = to_act(state);
    const bool is_sculpting = table.phase == Phase::sculpting;
    return all_of(table, [&](Seat seat) {
        if (actors.has(seat)) return false;
        return has_begun(table) || (is_sculpting && !state.late.has(at(seat)));  // R10, R40
    });
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        if (is_natural<T> != (actor == Seat::nature)) return refuse(Illegal::not_your_action);
        if (!is_natural<T> && !is_seated(state.table, actor)) return refuse(Illegal::not_your_turn);
        return play(state, actor, each);
    }, action);
}

std::int32_t Rules::saying_percent(const Action& action) {
    constexpr std::int32_t usual = 100, by_letter = 2, most = 300;  // a long question is three usual pauses
    const auto* question = std::get_if<Question>(&action);
    const auto* guess = std::get_if<Guess>(&action);
    const std::size_t length = question != nullptr ? question->text.size() : guess != nullptr ? guess->word.size() : 0;
    return std::min(most, usual + by_letter * static_cast<std::int32_t>(std::min<std::size_t>(length, most)));
}

bool Rules::is_draft(const Action& action) {
    return std::visit([]<class T>(const T&) {
        return std::same_as<T, Shape> || std::same_as<T, Label> || std::same_as<T, Theme> || std::same_as<T, Note> ||
               std::same_as<T, Measured>;
    }, action);
}

std::int32_t Rules::seconds(const State& state, Seat, std::int32_t pace) {  // R43
    if (pace == 0 || state.table.phase != Phase::sculpting) return pace;
    return pace >= pace_of_days ? 0 : 60 * minutes[static_cast<std::size_t>(state.table.config.sculpting)];
}

std::vector<std::string*> Rules::told(Action& action) {
    if (auto* question = std::get_if<Question>(&action)) return {&question->text};
    if (auto* label = std::get_if<Label>(&action)) return {&label->description};
    if (auto* theme = std::get_if<Theme>(&action)) return {&theme->text};
    return {};
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    if (state.table.phase != Phase::over) return std::nullopt;
    core::Outcome outcome;
    const auto& players = state.table.players;
    for (const Player& mine : players) {
        outcome.scores.push_back(mine.hat);
        const auto ahead = std::ranges::count_if(players, [&](const Player& each) { return each.hat > mine.hat; });
        outcome.places.push_back(1 + static_cast<std::int32_t>(ahead));  // R37
    }
    return outcome;
}

core::Progress Rules::progress(const State& state) {
    const Table& table = state.table;
    const int last = last_arrow(table.seats);
    core::Progress progress{.stage = has_begun(table) ? std::min(table.arrows + 1, last) : 0, .stages = last};
    for (const Player& player : table.players) progress.scores.push_back(player.hat);
    return progress;
}

}  // namespace barbarossa

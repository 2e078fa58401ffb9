#include "games/coloryam/rules.hpp"

#include <algorithm>
#include <bit>

namespace coloryam {

using core::Seat;
using core::Seats;
using Verdict = Rules::Verdict;

namespace {

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

bool is_players_move(const State& state) {
    return state.phase == Phase::throwing || state.phase == Phase::missed || state.phase == Phase::choosing;
}

bool is_drawn(const Config& config) { return config.sheet == SheetChoice::drawn || config.first == First::drawn; }

int sheet_of(const Config& config) { return static_cast<int>(config.sheet); }            // 0: to be drawn
Seat first_of(const Config& config) { return seat_named(config.first); }  // nature: to be drawn

bool has_line(const State& state, int line) { return line >= 0 && line < line_count(state); }

// A met objective can be declared missed only by house rule, and only where that is worth something. (R14)
bool is_declarable(const State& state) {
    if (!state.config.declared_miss || state.throws == 0) return false;
    const std::optional<Chance> chance = second_chance(state);
    return chance && chance->is_open && fits(state, state.line);
}

void give_turn(State& state, Seat seat) {
    state.turn = seat;
    state.throws = 0;
    state.hurried = false;
    state.phase = Phase::throwing;
}

void begin(State& state, int sheet, Seat first) {
    state.sheet = static_cast<std::int8_t>(sheet);
    state.starter = first;
    give_turn(state, first);
}

void finish(State& state) {
    state.throws = 0;
    state.hurried = false;
    state.phase = Phase::over;
}

// The first seat clockwise from `from` that has no entry on the line; nature if all have one.
Seat next_without_entry(const State& state, Seat from) {
    Seat seat = from;
    for (int i = 0; i < state.seats; ++i, seat = next(seat, state.seats)) {
        if (entry_of(state, seat, state.line) == Entry::empty) return seat;
    }
    return Seat::nature;
}

void pass_turn_freely(State& state) {
    const Seat seat = next(state.turn, state.seats);
    if (seat == state.starter) {
        if (state.line + 1 == line_count(state)) return finish(state);
        ++state.line;
    }
    give_turn(state, seat);
}

// On to whoever has to play the line, or to the next line that somebody has to play. (R9, R12, R20)
void pass_turn(State& state) {
    if (state.config.free_objectives) return pass_turn_freely(state);
    Seat seat = next_without_entry(state, next(state.turn, state.seats));
    while (seat == Seat::nature) {
        if (state.line + 1 == line_count(state)) return finish(state);
        ++state.line;
        state.starter = starter_of_line(state);
        seat = next_without_entry(state, state.starter);
    }
    give_turn(state, seat);
}

// Every turn ends with one entry, and only then.
void enter(State& state, int line, Entry entry) {
    state.entries[at(state.turn)][static_cast<std::size_t>(line)] = entry;
    pass_turn(state);
}

void end_turn(State& state) {
    if (state.config.free_objectives) {
        state.phase = Phase::choosing;  // R22
    } else if (fits(state, state.line)) {
        enter(state, state.line, written(sum_of(state.dice)));
    } else if (const auto chance = second_chance(state); chance && chance->is_open) {
        state.phase = Phase::missed;
    } else {
        enter(state, state.line, Entry::crossed);  // R8: there is nothing to choose
    }
}

// Out of time: the dice count as they lie, and nobody asks for a second chance. (R28)
void end_turn_late(State& state) {
    if (!state.config.free_objectives) {
        const bool is_written = state.phase != Phase::missed && fits(state, state.line);
        return enter(state, state.line, is_written ? written(sum_of(state.dice)) : Entry::crossed);
    }
    const core::Set<lines_max> fillable = fillable_lines(state);
    const std::uint32_t lines = fillable.empty() ? empty_lines(state).bits() : fillable.bits();
    enter(state, std::countr_zero(lines), fillable.empty() ? Entry::crossed : written(sum_of(state.dice)));
}

// One overload per action. Whose turn it is has been checked; what is refused changes nothing.

Verdict play(State& state, const Throw& thrown) {
    if (state.phase != Phase::throwing) return refuse(Illegal::not_now);
    if (thrown.dice.empty()) return refuse(Illegal::no_dice);
    if (state.throws == throws_max) return refuse(Illegal::no_throws_left);
    if (state.throws == 0 && thrown.dice != all_dice) return refuse(Illegal::first_throw_is_six);
    state.flying = thrown.dice;
    state.phase = Phase::in_the_air;
    return {};
}

Verdict play(State& state, const Stop&) {
    if (state.phase != Phase::throwing) return refuse(Illegal::not_now);
    if (state.throws == 0) return refuse(Illegal::nothing_thrown);
    end_turn(state);
    return {};
}

Verdict play(State& state, const DeclareMiss&) {
    if (state.phase != Phase::throwing) return refuse(Illegal::not_now);
    if (state.throws == 0) return refuse(Illegal::nothing_thrown);
    if (!is_declarable(state)) return refuse(Illegal::miss_not_declarable);
    state.phase = Phase::missed;
    return {};
}

Verdict play(State& state, const SecondChance&) {
    if (state.phase != Phase::missed) return refuse(Illegal::not_now);
    enter(state, second_chance(state)->line, written(sum_of(state.dice)));  // R12
    return {};
}

Verdict play(State& state, const Fill& fill) {
    if (state.phase != Phase::choosing) return refuse(Illegal::not_now);
    if (!has_line(state, fill.line)) return refuse(Illegal::no_such_line);
    if (entry_of(state, state.turn, fill.line) != Entry::empty) return refuse(Illegal::line_taken);
    if (!fits(state, fill.line)) {
        const bool is_coloryam = !lines_of(state)[static_cast<std::size_t>(fill.line)].objective;
        return refuse(is_coloryam ? Illegal::not_increasing : Illegal::objective_not_met);
    }
    enter(state, fill.line, written(sum_of(state.dice)));
    return {};
}

Verdict play(State& state, const Cross& cross) {
    if (state.phase != Phase::missed && state.phase != Phase::choosing) return refuse(Illegal::not_now);
    if (!has_line(state, cross.line)) return refuse(Illegal::no_such_line);
    if (state.phase == Phase::missed && cross.line != state.line) return refuse(Illegal::not_this_line);
    if (entry_of(state, state.turn, cross.line) != Entry::empty) return refuse(Illegal::line_taken);
    enter(state, cross.line, Entry::crossed);
    return {};
}

Verdict play(State& state, const Begin& drawn) {
    if (state.phase != Phase::beginning) return refuse(Illegal::not_now);
    const int sheet = sheet_of(state.config);
    const Seat first = first_of(state.config);
    if (drawn.sheet < 1 || drawn.sheet > static_cast<int>(sheets_count)) return refuse(Illegal::bad_draw);
    if (!is_player(drawn.first) || index(drawn.first) >= state.seats) return refuse(Illegal::bad_draw);
    if (sheet != 0 && drawn.sheet != sheet) return refuse(Illegal::bad_draw);
    if (is_player(first) && drawn.first != first) return refuse(Illegal::bad_draw);
    begin(state, drawn.sheet, drawn.first);
    return {};
}

Verdict play(State& state, const Thrown& thrown) {
    if (state.phase != Phase::in_the_air) return refuse(Illegal::not_now);
    for (std::size_t die = 0; die < dice_count; ++die) {
        const std::int8_t number = thrown.numbers[die];
        const bool can_be = state.flying.has(die) ? number >= 1 && number <= faces : number == state.dice[die];
        if (!can_be) return refuse(Illegal::bad_draw);
    }
    state.dice = thrown.numbers;
    state.flying = {};
    ++state.throws;
    state.phase = Phase::throwing;
    if (state.hurried) {
        end_turn_late(state);
    } else if (state.throws == throws_max && !is_declarable(state)) {
        end_turn(state);
    }
    return {};
}

Verdict play(State& state, const TimedOut& late) {
    if (!is_players_move(state) || late.seat != state.turn) return refuse(Illegal::not_your_turn);
    if (state.phase == Phase::throwing && state.throws == 0) {
        state.hurried = true;
        state.flying = all_dice;
        state.phase = Phase::in_the_air;
    } else {
        end_turn_late(state);
    }
    return {};
}

template <class T>
constexpr bool is_natural = std::same_as<T, Begin> || std::same_as<T, Thrown> || std::same_as<T, TimedOut>;

std::int8_t nth_line(core::Set<lines_max> lines, std::uint32_t n) {
    std::uint32_t bits = lines.bits();
    while (n-- > 0) bits &= bits - 1;
    return static_cast<std::int8_t>(std::countr_zero(bits));
}

// One draw for the whole throw: the numbers of the dice in the air are its digits to the base six.
Thrown throw_dice(const State& state, core::Rng& rng) {
    constexpr std::array<std::uint32_t, dice_count + 1> outcomes = {1, 6, 36, 216, 1296, 7776, 46656};  // by dice
    Thrown thrown{state.dice};
    std::uint32_t draw = rng.below(outcomes[state.flying.size()]);
    for (std::uint32_t flying = state.flying.bits(); flying != 0; flying &= flying - 1) {
        thrown.numbers[static_cast<std::size_t>(std::countr_zero(flying))] = static_cast<std::int8_t>(1 + draw % faces);
        draw /= faces;
    }
    return thrown;
}

}  // namespace

Verdict Rules::accepts(const Config& config, int seats) {
    const bool is_there = seats >= min_seats && seats <= max_seats && index(first_of(config)) < seats;
    if (!is_there) return refuse(Illegal::no_such_seat);
    return {};
}

State Rules::setup(const Config& config, int seats) {
    CHECK(accepts(config, seats));
    State state{.config = config,
                .seats = static_cast<std::int8_t>(seats),
                .sheet = static_cast<std::int8_t>(sheet_of(config))};
    for (auto& lines : state.entries) lines.fill(Entry::empty);
    if (!is_drawn(config)) begin(state, sheet_of(config), first_of(config));
    return state;
}

Seats Rules::to_act(const State& state) {
    if (state.phase == Phase::over) return Seats();
    return Seats(is_players_move(state) ? state.turn : Seat::nature);
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        // The clock alone acts out of turn: it is nature's, and only a seat that is to act can be late.
        if (!std::same_as<T, TimedOut> && !to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
        if (is_natural<T> != (actor == Seat::nature)) return refuse(Illegal::not_your_action);
        return play(state, each);
    }, action);
}

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    if (state.phase != Phase::beginning) return throw_dice(state, rng);
    Begin drawn{.sheet = static_cast<std::int8_t>(sheet_of(state.config)), .first = first_of(state.config)};
    if (drawn.sheet == 0) drawn.sheet = static_cast<std::int8_t>(rng.die(static_cast<int>(sheets_count)));
    if (drawn.first == Seat::nature) drawn.first = Seat(rng.die(state.seats) - 1);
    return drawn;
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    core::Outcome outcome;
    std::vector<std::pair<int, int>> results;  // total, then the highest Color'Yam (R21)
    const Lines& lines = lines_of(state);
    for (const Totals& total : totals(state)) {
        int highest = 0;
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (!lines[line].objective) highest = std::max(highest, value_of(state.entries[results.size()][line]));
        }
        results.emplace_back(total.all, highest);
        outcome.scores.push_back(total.all);
    }
    for (const auto& mine : results) {
        const auto is_better = [&mine](const auto& other) { return other > mine; };
        const auto better = std::count_if(results.begin(), results.end(), is_better);
        outcome.places.push_back(static_cast<std::int32_t>(better) + 1);
    }
    return outcome;
}

core::Progress Rules::progress(const State& state) {
    core::Progress progress;
    if (state.phase == Phase::beginning) {  // no sheet yet, and all of them are as long
        State drawn = state;
        drawn.sheet = 1;
        progress.stages = line_count(drawn);
        progress.scores.resize(static_cast<std::size_t>(state.seats));
    } else {
        progress.stages = line_count(state);
        for (const Totals& total : totals(state)) progress.scores.push_back(total.all);
    }
    progress.stage = std::min(state.line + 1, progress.stages);
    return progress;
}

std::vector<Rules::Action> Rules::legal(const View& view) {
    const State& state = view.state;
    std::vector<Action> legal;
    if (!is_players_move(state) || view.me != state.turn) return legal;
    if (state.phase == Phase::missed) return {Cross{state.line}, SecondChance{}};
    if (state.phase == Phase::choosing) {
        for (const std::int8_t line : view.board.turn.fillable) legal.push_back(Fill{line});
        for (const std::int8_t line : view.board.turn.crossable) legal.push_back(Cross{line});
        return legal;
    }
    if (state.throws == 0) return {Throw{all_dice}};
    for (std::uint32_t dice = 1; dice < 1u << dice_count && state.throws < throws_max; ++dice) {
        legal.push_back(Throw{core::Set<dice_count>::from_bits(dice)});
    }
    legal.push_back(Stop{});
    if (is_declarable(state)) legal.push_back(DeclareMiss{});
    return legal;
}

// As likely as any other in legal(), but without listing them: random play is measured in millions a second.
Rules::Action Rules::suggest_from(const State& state, core::Rng& rng) {
    if (state.phase == Phase::missed) {
        if (rng.chance(2)) return SecondChance{};
        return Cross{state.line};
    }
    if (state.phase == Phase::choosing) {
        const core::Set<lines_max> fillable = fillable_lines(state);
        const core::Set<lines_max> empty = empty_lines(state);
        const std::uint32_t draw = rng.below(static_cast<std::uint32_t>(fillable.size() + empty.size()));
        if (draw < fillable.size()) return Fill{nth_line(fillable, draw)};
        return Cross{nth_line(empty, draw - static_cast<std::uint32_t>(fillable.size()))};
    }
    if (state.throws == 0) return Throw{all_dice};
    const std::uint32_t throws = state.throws < throws_max ? (1u << dice_count) - 1u : 0u;
    const std::uint32_t draw = rng.below(throws + (is_declarable(state) ? 2u : 1u));
    if (draw < throws) return Throw{core::Set<dice_count>::from_bits(draw + 1)};
    if (draw == throws) return Stop{};
    return DeclareMiss{};
}

}  // namespace coloryam

#include "games/colorwords/rules.hpp"

#include "games/colorwords/sheet.hpp"
#include "games/colorwords/voting.hpp"
#include "games/colorwords/writing.hpp"

namespace colorwords {

using core::Seat;
using core::Seats;
using Verdict = Rules::Verdict;

namespace {

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

std::size_t seats_of(const Open& open) { return static_cast<std::size_t>(open.seats); }

const lexicon::Graph* graph_of(const Open& open) { return lexicon::graph_of(open.config.lexicon); }

// R5. Alone on grid B a star is crossed first, if there is one. (R26)
void begin_round(Open& open) {
    open.trays = {};
    open.bonus = -1;
    const bool is_crossing = open.seats == 1 && open.config.grid == Grid::b && !free_stars(open).empty();
    open.phase = is_crossing ? Phase::crossing : Phase::drawing;
}

// Everybody who filled a line or a column this round rings its star, unless it was ringed or crossed before. (R22)
void ring_stars(Open& open) {
    const Stars free = free_stars(open);
    for (std::size_t seat = 0; seat < seats_of(open); ++seat) {
        const Stars full = full_stars(filled_cells(open, seat));
        for (std::size_t star = 0; star < star_count; ++star) {
            if (free.has(star) && full.has(star)) open.stars[star].ringed.add(seat);
        }
    }
}

Result result_of(const Open& open, std::size_t seat) {
    const Entry& entry = open.offered[seat];
    if (is_refused(open, seat, Question::word)) return {.entry = entry};  // R20
    Result result = scored(open, seat, entry);
    if (is_refused(open, seat, Question::theme)) result.bonus = 0;
    return result;
}

void end_round(Open& open) {
    Round round{.trays = open.trays, .bonus = open.bonus};
    for (std::size_t seat = 0; seat < seats_of(open); ++seat) round.results.push_back(result_of(open, seat));
    open.rounds.push_back(round);
    if (open.config.grid == Grid::b) ring_stars(open);
    open.offered = {};
    open.done = {};
    open.phase = Phase::reviewing;
}

// All words at once, and what the table is asked about them. (R6, R19)
void show_words(State& state) {
    Open& open = state.open;
    open.offered = state.drafts;
    state.drafts = {};
    open.done = {};
    open.rung = {};
    open.ballots = ballots_about(open, *graph_of(open));
    open.phase = Phase::voting;
    if (open.ballots.empty()) end_round(open);
}

void cross(Open& open, std::size_t star) {
    open.stars[star].is_crossed = true;
    open.phase = Phase::drawing;
}

// The seat has done its part of this phase; if it was the last, the game goes on.
void is_done(State& state, std::size_t seat) {
    Open& open = state.open;
    open.done.add(seat);
    if (!Rules::to_act(state).empty()) return;
    if (open.phase == Phase::writing) return show_words(state);
    if (open.phase == Phase::voting) return end_round(open);
    open.done = {};
    open.ballots = {};
    if (open.rounds.size() == round_count) {
        open.phase = Phase::over;
        return;
    }
    ++open.round;
    begin_round(open);
}

// One overload per action. Players' are known to be of a seat at this table; what is refused changes nothing.

Verdict play(State& state, Seat actor, const Write& write) {  // R28
    const Open& open = state.open;
    if (open.phase < Phase::writing) return refuse(Illegal::not_now);
    if (open.phase > Phase::writing || open.rung.has(at(actor))) return refuse(Illegal::after_the_bell);
    if (!write.is_sent && open.done.has(at(actor))) return refuse(Illegal::already_sent);
    const auto judged = judge(open, at(actor), write, graph_of(open));
    if (!judged) return refuse(judged.error());
    state.drafts[at(actor)] = judged->entry;
    if (write.is_sent) is_done(state, at(actor));
    return {};
}

Verdict play(State& state, Seat, const Cross& crossed) {
    if (state.open.phase != Phase::crossing) return refuse(Illegal::not_now);
    const auto star = static_cast<std::size_t>(crossed.star);
    if (!free_stars(state.open).has(star)) return refuse(Illegal::no_such_star);
    cross(state.open, star);
    return {};
}

Verdict play(State& state, Seat actor, const Vote& vote) {
    if (state.open.phase != Phase::voting) return refuse(Illegal::not_now);
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
    if (const auto counted = cast(state.open, at(actor), vote); !counted) return counted;
    is_done(state, at(actor));
    return {};
}

Verdict play(State& state, Seat actor, const GoOn&) {
    if (state.open.phase != Phase::reviewing) return refuse(Illegal::not_now);
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
    is_done(state, at(actor));
    return {};
}

bool can_be_drawn(const Open& open, const Draw& draw) {  // R30
    core::Set<letter_count> left = open.letters;
    for (const Letter letter : draw.trays) {
        const auto card = static_cast<std::size_t>(letter);
        if (!left.has(card)) return false;
        left = left.without({card});
    }
    return draw.bonus >= 0 && open.bonuses.has(static_cast<std::size_t>(draw.bonus));
}

Verdict play(State& state, Seat, const Draw& draw) {
    Open& open = state.open;
    if (open.phase != Phase::drawing) return refuse(Illegal::not_now);
    if (!can_be_drawn(open, draw)) return refuse(Illegal::bad_draw);
    for (const Letter letter : draw.trays) open.letters = open.letters.without({static_cast<std::size_t>(letter)});
    open.bonuses = open.bonuses.without({static_cast<std::size_t>(draw.bonus)});
    open.trays = draw.trays;
    open.bonus = draw.bonus;
    open.phase = Phase::writing;
    state.drafts = core::List<Entry, max_seats>::of(seats_of(open), {});
    return {};
}

Verdict play(State& state, Seat, const TimedOut& late) {  // R29
    Open& open = state.open;
    if (!is_player(late.seat) || !Rules::to_act(state).has(late.seat)) return refuse(Illegal::not_your_turn);
    if (open.phase == Phase::crossing) {
        cross(open, static_cast<std::size_t>(std::bit_width(free_stars(open).bits()) - 1));
        return {};
    }
    if (open.phase == Phase::writing) open.rung.add(at(late.seat));
    is_done(state, at(late.seat));
    return {};
}

template <class T>
constexpr bool is_natural = std::same_as<T, Draw> || std::same_as<T, TimedOut>;

bool is_seated(const Open& open, Seat seat) { return is_player(seat) && at(seat) < seats_of(open); }

}  // namespace

Verdict Rules::accepts(const Config& config, int seats) {
    CHECK(seats >= min_seats && seats <= max_seats);  // whoever opens a table has looked
    if (lexicon::graph_of(config.lexicon) == nullptr) return refuse(Illegal::no_lexicon);
    return {};
}

State Rules::setup(const Config& config, int seats) {
    CHECK(accepts(config, seats));
    State state{.open = {.config = config,
                         .seats = static_cast<std::int8_t>(seats),
                         .letters = core::Set<letter_count>::all(),
                         .bonuses = core::Set<bonus_count>::all()}};
    begin_round(state.open);
    return state;
}

Seats Rules::to_act(const State& state) {
    const Open& open = state.open;
    if (open.phase == Phase::drawing) return Seats(Seat::nature);
    Seats actors;
    if (open.phase == Phase::over) return actors;
    for (std::size_t seat = 0; seat < seats_of(open); ++seat) {
        if (open.done.has(seat) || (open.phase == Phase::voting && !has_a_vote(open, seat))) continue;
        actors.add(Seat(seat));
    }
    return actors;
}

Verdict Rules::apply(State& state, Seat actor, const Action& action) {
    return std::visit([&]<class T>(const T& each) -> Verdict {
        if (is_natural<T> != (actor == Seat::nature)) return refuse(Illegal::not_your_action);
        if (!is_natural<T> && !is_seated(state.open, actor)) return refuse(Illegal::not_your_turn);
        return play(state, actor, each);
    }, action);
}

std::optional<core::Outcome> Rules::outcome(const State& state) {
    if (state.open.phase != Phase::over) return std::nullopt;
    return outcome_of(state.open);
}

core::Progress Rules::progress(const State& state) {
    const Open& open = state.open;
    core::Progress progress{.stage = open.round + 1, .stages = round_count};
    for (std::size_t seat = 0; seat < seats_of(open); ++seat) progress.scores.push_back(total_points(open, seat));
    return progress;
}

bool Rules::is_draft(const Action& action) {
    const Write* write = std::get_if<Write>(&action);
    return write != nullptr && !write->is_sent;
}

}  // namespace colorwords

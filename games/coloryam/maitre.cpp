// The master. Plays for the chance to win: foresees what the others will write on this line and the
// next ones, what a Color'Yam does to those after it, and what a second chance saves or spoils.
#include <deque>

#include "games/coloryam/bots.hpp"
#include "games/coloryam/free_play.hpp"
#include "games/coloryam/race.hpp"
#include "games/coloryam/valuation.hpp"

namespace coloryam {

namespace {

using core::Seat;

// A point is worth this much of a win when nothing else is at stake, so that a decided game is played to its end.
constexpr double love_of_points = 0.001;
constexpr int rounds_of_thought = 4;  // until what the others do and what is good against it agree well enough

EntryWorth worth_against(const std::vector<Forecast>& rivals) {
    EntryWorth worth{};
    for (std::size_t line = 0; line < lines_max; ++line) {
        std::vector<EntryChances> others;
        for (const Forecast& rival : rivals) others.push_back(rival[line]);
        worth[line] = entry_worth(others);
    }
    return worth;
}

// What anybody may hope for among players who all play like this. Thought begins with the plain sum as
// worth, then goes round: what such players write, what an entry is worth against that.
Prospects make_usual_prospects(const Course& course, std::int8_t seats) {
    EntryWorth worth{};
    for (BySum& line : worth) {
        for (std::size_t sum = 0; sum < sums_end; ++sum) line[sum] = static_cast<double>(sum) * seats / sums_end;
    }
    for (int round = 0; round < rounds_of_thought; ++round) {
        const Forecast usual = forecast_from_start(Prospects(course, worth));
        const EntryWorth next = worth_against(std::vector<Forecast>(static_cast<std::size_t>(seats - 1), usual));
        for (std::size_t line = 0; line < lines_max; ++line) {
            for (std::size_t i = 0; i < sums_end; ++i) worth[line][i] = (worth[line][i] + next[line][i]) / 2;
        }
    }
    return Prospects(course, worth);
}

const Prospects& usual_prospects(const State& state) {
    struct Known {
        std::int8_t seats = 0;
        Prospects prospects;
    };
    static thread_local std::deque<Known> known;  // its items stay where they are
    const Course course(state);
    for (const Known& each : known) {
        if (each.seats == state.seats && each.prospects.course() == course) return each.prospects;
    }
    return known.emplace_back(Known{state.seats, make_usual_prospects(course, state.seats)}).prospects;
}

Valuation judge(const View& view) {
    const State& state = view.state;
    const Seat me = state.turn;
    const Prospects& usual = usual_prospects(state);
    std::vector<Forecast> forecasts(static_cast<std::size_t>(state.seats));
    std::vector<Forecast> rivals;
    for (Seat seat = next(me, state.seats); seat != me; seat = next(seat, state.seats)) {
        forecasts[at(seat)] = forecast(usual, state, seat);
        rivals.push_back(forecasts[at(seat)]);
    }
    const Prospects mine(usual.course(), worth_against(rivals));
    State crossed = state;  // the ground on which every way to end the turn is compared
    crossed.entries[at(me)][static_cast<std::size_t>(state.line)] = Entry::crossed;
    forecasts[at(me)] = forecast(mine, crossed, me);
    const Race race(state, forecasts);

    const auto line = static_cast<std::size_t>(state.line);
    const Pocket pocket = mine.course().pocket_of(state, me);
    const double ground = mine.crossed(line, pocket);
    LineWorth worth{.line = state.line, .written = {}, .crossed = race.chance_to_win(0, 0), .second_chance = {}};
    for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
        const double written = mine.written(line, pocket, sum) - ground;
        const double later = written - mine.entry_worth(line, sum);
        worth.written[sum] = race.chance_to_win(sum, later) + love_of_points * written;
        if (const std::optional<double> chance = mine.second_chance(line, pocket, sum)) {
            worth.second_chance[sum] = race.chance_to_win(0, *chance - ground) + love_of_points * (*chance - ground);
        }
    }
    return {worth};
}

}  // namespace

Rules::Action Maitre::choose(const View& view, core::Seat, core::Rng&, const core::Budget&) const {
    static thread_local TurnPlay play;
    return play.choose(view, view.state.config.free_objectives ? judge_free_play : judge);
}

}  // namespace coloryam

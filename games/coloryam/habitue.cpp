// The regular. Plays the dice of a turn perfectly for the sum, takes sensible second chances, and
// looks neither at the others nor at what a Color'Yam does to the next.
#include "games/coloryam/bots.hpp"
#include "games/coloryam/difficulty.hpp"
#include "games/coloryam/valuation.hpp"

namespace coloryam {

namespace {

constexpr double usual_objective = 23;  // sums a regular is used to write
constexpr double usual_coloryam = 27;
constexpr double usual_retry = 18;      // an objective played again, the chance of missing it included

// The usual sums of the Color'Yam boxes when one may choose among them: low ones first, to leave room.
double usual_in_box(const Lines& lines, const Line& box) {
    const double boxes = lines.back().coloryam;
    return 22 + (box.coloryam - 1) * 10 / (boxes - 1);
}

LineWorth judge_line(const State& state) {
    LineWorth worth{.line = state.line};
    for (std::size_t sum = 0; sum < sums_end; ++sum) {
        const auto written = static_cast<double>(sum);
        worth.written[sum] = written;
        worth.second_chance[sum] = written - usual_coloryam + usual_retry;
    }
    return worth;
}

// Free objectives: a line is worth what it brings beyond what it would bring in another turn.
LineWorth judge_freely(const State& state, std::int8_t line) {
    const Lines& lines = lines_of(state);
    const Line& here = lines[static_cast<std::size_t>(line)];
    LineWorth worth{.line = line};
    worth.crossed = here.objective ? -usual_objective * success_percent(here.objective->kind) / 100 : -usual_coloryam;
    for (std::size_t sum = 0; sum < sums_end; ++sum) {
        const auto written = static_cast<double>(sum);
        const double waste = written - usual_in_box(lines, here);
        const bool is_wasteful = !here.objective && !state.config.color_chance;
        worth.written[sum] = worth.crossed + written - (is_wasteful ? (waste < 0 ? -waste : waste) : 0);
    }
    return worth;
}

Valuation judge(const View& view) {
    if (!view.state.config.free_objectives) return {judge_line(view.state)};
    Valuation valuation;
    for (const std::int8_t line : view.board.turn.crossable) valuation.push_back(judge_freely(view.state, line));
    return valuation;
}

}  // namespace

Rules::Action Habitue::choose(const View& view, core::Seat, core::Rng&, const core::Budget&) const {
    static thread_local TurnPlay play;
    return play.choose(view, judge);
}

}  // namespace coloryam

// The beginner. Likes big numbers, imagines a handful of throws before each one and never looks two
// ahead, does not think of the Color'Yam boxes to come, and sometimes forgets the second chance.
#include <algorithm>

#include "games/coloryam/bots.hpp"
#include "games/coloryam/difficulty.hpp"
#include "games/coloryam/solver.hpp"

namespace coloryam {

namespace {

constexpr int imagined_throws = 6;
constexpr int good_number = 4;            // what a beginner keeps when only the sum counts
constexpr int good_sum = 24;
constexpr std::uint32_t forgets_one_in = 3;

DiceSet dice_where(const auto& is_wanted) {
    DiceSet dice;
    for (std::size_t die = 0; die < dice_count; ++die) {
        if (is_wanted(die)) dice.add(die);
    }
    return dice;
}

// The sets of dice that come to a beginner's mind: one die, the small ones, one colour, two colours, all.
std::vector<DiceSet> ideas(const Dice& dice) {
    std::vector<DiceSet> sets = {all_dice};
    for (std::size_t one = 0; one < dice_count; ++one) sets.push_back(DiceSet{one});
    for (int small = 1; small < good_number; ++small) {
        sets.push_back(dice_where([&](std::size_t die) { return dice[die] <= small; }));
    }
    for (std::size_t a = 0; a < color_count; ++a) {
        for (std::size_t b = a; b < color_count; ++b) {
            sets.push_back(dice_where([&](std::size_t die) {
                const Color shown = color_of(die, dice[die]);
                return shown == Color(a) || shown == Color(b);
            }));
        }
    }
    std::erase_if(sets, [](DiceSet set) { return set.empty(); });
    return sets;
}

bool would_fit(const State& state, const Dice& dice) {
    State then = state;
    then.dice = dice;
    return state.config.free_objectives ? !fillable_lines(then).empty() : fits(then, state.line);
}

int score(const State& state, const Dice& dice) { return would_fit(state, dice) ? sum_of(dice) : 0; }

double imagined_score(const State& state, DiceSet thrown, core::Rng& rng) {
    double total = 0;
    for (int i = 0; i < imagined_throws; ++i) {
        Dice dice = state.dice;
        for (std::size_t die = 0; die < dice_count; ++die) {
            if (thrown.has(die)) dice[die] = static_cast<std::int8_t>(rng.die(faces));
        }
        total += score(state, dice);
    }
    return total / imagined_throws;
}

DiceSet dice_to_throw(const State& state, core::Rng& rng) {
    if (state.throws == throws_max) return {};
    const Line& line = lines_of(state)[static_cast<std::size_t>(state.line)];
    const bool asks_colors = line.objective || state.config.free_objectives;
    if (!asks_colors) return dice_where([&](std::size_t die) { return state.dice[die] < good_number; });
    DiceSet best;
    double best_score = score(state, state.dice);
    for (const DiceSet thrown : ideas(state.dice)) {
        const double here = imagined_score(state, thrown, rng);
        if (here <= best_score) continue;
        best = thrown;
        best_score = here;
    }
    if (best.empty() && best_score == 0) return all_dice;  // Nothing came to mind: anything may help.
    return best;
}

// Free objectives: the hardest objective the dice fit; a Color'Yam for a good sum, or if nothing else is left.
Rules::Action entry_to_make(const View& view) {
    const auto ease = [&](std::int8_t line) {
        const std::optional<Objective>& objective = view.board.rows[static_cast<std::size_t>(line)].line.objective;
        if (objective) return success_percent(objective->kind);
        return view.board.turn.sum >= good_sum ? 0 : 100;
    };
    const auto hardest = [&](const auto& lines) {
        const auto is_harder = [&](std::int8_t a, std::int8_t b) { return ease(a) < ease(b); };
        return *std::min_element(lines.begin(), lines.end(), is_harder);
    };
    if (!view.board.turn.fillable.empty()) return Fill{hardest(view.board.turn.fillable)};
    return Cross{hardest(view.board.turn.crossable)};
}

}  // namespace

Rules::Action Apprenti::choose(const View& view, core::Seat, core::Rng& rng, const core::Budget&) const {
    const State& state = view.state;
    if (state.phase == Phase::choosing) return entry_to_make(view);
    if (state.phase == Phase::missed) {
        if (rng.chance(forgets_one_in)) return Cross{state.line};
        return SecondChance{};
    }
    if (state.throws == 0) return Throw{all_dice};
    const DiceSet thrown = dice_to_throw(state, rng);
    if (thrown.empty()) return Stop{};
    return Throw{thrown};
}

}  // namespace coloryam

#include "games/coloryam/outlook.hpp"

#include <algorithm>

namespace coloryam {

Course::Course(const State& state)
    : lines_(&lines_of(state)),
      is_increasing_(!state.config.color_chance),
      is_declarable_(state.config.declared_miss) {}

std::optional<std::size_t> Course::next_box(std::size_t line, Pocket pocket) const {
    std::size_t boxes_before = 0;
    for (std::size_t i = 0; i < lines_->size(); ++i) {
        const Line& here = (*lines_)[i];
        if (here.pole != (*lines_)[line].pole || here.objective) continue;
        if (boxes_before++ == pocket.boxes) return i;
    }
    return std::nullopt;
}

bool Course::is_played(std::size_t line, Pocket pocket) const {
    return (*lines_)[line].objective || next_box(line, pocket) == line;
}

bool Course::is_written(std::size_t line, Pocket pocket, std::size_t sum) const {
    return (*lines_)[line].objective || sum > pocket.highest;
}

Pocket Course::with(Pocket pocket, std::size_t sum) const {
    return {.highest = is_increasing_ ? std::max(pocket.highest, sum) : 0, .boxes = pocket.boxes + 1};
}

Pocket Course::after(std::size_t line, Pocket pocket) const {
    const bool is_same_pole = line + 1 < lines_->size() && (*lines_)[line + 1].pole == (*lines_)[line].pole;
    return {.highest = pocket.highest, .boxes = is_same_pole ? pocket.boxes : 0};
}

Pocket Course::pocket_of(const State& state, core::Seat seat) const {
    Pocket pocket;
    for (std::size_t line = 0; line < lines_->size(); ++line) {
        const Entry entry = entry_of(state, seat, static_cast<int>(line));
        if ((*lines_)[line].objective || entry == Entry::empty) continue;
        if (is_increasing_) pocket.highest = std::max(pocket.highest, static_cast<std::size_t>(value_of(entry)));
        if ((*lines_)[line].pole == (*lines_)[static_cast<std::size_t>(state.line)].pole) ++pocket.boxes;
    }
    return pocket;
}

Prospects::Prospects(const Course& course, const EntryWorth& entry_worth) : course_(course), entry_worth_(entry_worth) {
    for (std::size_t line = course.lines().size(); line-- > 0;) {
        for (std::size_t boxes = boxes_max + 1; boxes-- > 0;) {  // A second chance leads to one box more.
            judge(line, {.highest = 0, .boxes = boxes});
            for (std::size_t highest = dice_count; highest < sums_end; ++highest) judge(line, {highest, boxes});
        }
    }
}

double Prospects::written(std::size_t line, Pocket pocket, std::size_t sum) const {
    if (!course_.lines()[line].objective) pocket = course_.with(pocket, sum);
    return entry_worth_[line][sum] + worth(line + 1, course_.after(line, pocket));
}

double Prospects::crossed(std::size_t line, Pocket pocket) const {
    if (!course_.lines()[line].objective) pocket = course_.with(pocket, 0);
    return worth(line + 1, course_.after(line, pocket));
}

std::optional<double> Prospects::second_chance(std::size_t line, Pocket pocket, std::size_t sum) const {
    if (!course_.lines()[line].objective || sum <= pocket.highest) return std::nullopt;
    const std::optional<std::size_t> box = course_.next_box(line, pocket);
    if (!box) return std::nullopt;
    return entry_worth_[*box][sum] + worth(line, course_.with(pocket, sum));
}

const Habit& Prospects::habit(std::size_t line, Pocket pocket) const {
    return habits_for(course_.lines()[line].objective)[habit_[line][pocket.boxes][pocket.highest]];
}

ByResult Prospects::turn(std::size_t line, Pocket pocket) const {
    ByResult turn;
    const double nothing = crossed(line, pocket);
    for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
        turn.met[sum] = course_.is_written(line, pocket, sum) ? written(line, pocket, sum) : nothing;
        turn.missed[sum] = nothing;
        if (const std::optional<double> chance = second_chance(line, pocket, sum)) {
            turn.missed[sum] = std::max(turn.missed[sum], *chance);
            if (course_.is_declarable()) turn.met[sum] = std::max(turn.met[sum], *chance);
        }
    }
    return turn;
}

void Prospects::judge(std::size_t line, Pocket pocket) {
    double& best = worth_[line][pocket.boxes][pocket.highest];
    if (!course_.is_played(line, pocket)) {
        best = worth(line + 1, course_.after(line, pocket));
        return;
    }
    const std::span<const Habit> habits = habits_for(course_.lines()[line].objective);
    const ByResult result = turn(line, pocket);
    for (std::size_t i = 0; i < habits.size(); ++i) {
        const double here = worth_of(habits[i], result);
        if (i > 0 && here <= best) continue;
        best = here;
        habit_[line][pocket.boxes][pocket.highest] = static_cast<std::uint8_t>(i);
    }
}

EntryChances certain(Entry entry) {
    EntryChances chances{};
    chances[static_cast<std::size_t>(value_of(entry))] = 1;
    return chances;
}

namespace {

// A seat with every pocket it may have by now, going down the sheet line by line.
class Walk {
public:
    Walk(const Prospects& prospects, Pocket pocket) : prospects_(prospects) { at(here_, pocket) = 1; }

    void play(std::size_t line) {
        for (std::size_t boxes = 0; boxes <= boxes_max; ++boxes) {  // A second chance leads to one box more.
            for (std::size_t highest = 0; highest < sums_end; ++highest) {
                const Pocket pocket{highest, boxes};
                const double chance = at(here_, pocket);
                if (chance > 0) play(line, pocket, chance);
            }
        }
        here_ = std::exchange(next_, {});
    }

    const Forecast& forecast() const { return forecast_; }

private:
    static double& at(ByPocket<double>& chances, Pocket pocket) { return chances[pocket.boxes][pocket.highest]; }

    void play(std::size_t line, Pocket pocket, double chance) {
        const Course& course = prospects_.course();
        if (!course.is_played(line, pocket)) {
            at(next_, course.after(line, pocket)) += chance;
            return;
        }
        const Habit& habit = prospects_.habit(line, pocket);
        const double nothing = prospects_.crossed(line, pocket);
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            const std::optional<double> second = prospects_.second_chance(line, pocket, sum);
            const auto end = [&](std::size_t entry, double worth, bool may_retry, double part) {
                if (may_retry && second && *second > worth) return retry(line, pocket, sum, chance * part);
                enter(line, pocket, entry, chance * part);
            };
            const bool is_written = course.is_written(line, pocket, sum);
            end(is_written ? sum : 0, prospects_.written(line, pocket, sum), course.is_declarable(), habit.met[sum]);
            end(0, nothing, true, habit.missed[sum]);
        }
    }

    void retry(std::size_t line, Pocket pocket, std::size_t sum, double chance) {
        const Course& course = prospects_.course();
        forecast_[*course.next_box(line, pocket)][sum] += chance;
        at(here_, course.with(pocket, sum)) += chance;
    }

    void enter(std::size_t line, Pocket pocket, std::size_t entry, double chance) {
        const Course& course = prospects_.course();
        forecast_[line][entry] += chance;
        at(next_, course.after(line, course.lines()[line].objective ? pocket : course.with(pocket, entry))) += chance;
    }

    const Prospects& prospects_;
    ByPocket<double> here_{};
    ByPocket<double> next_{};
    Forecast forecast_{};
};

}  // namespace

Forecast forecast(const Prospects& prospects, const State& state, core::Seat seat) {
    const Course& course = prospects.course();
    auto line = static_cast<std::size_t>(state.line);
    Pocket pocket = course.pocket_of(state, seat);
    if (entry_of(state, seat, state.line) != Entry::empty) pocket = course.after(line++, pocket);
    Walk walk(prospects, pocket);
    for (; line < course.lines().size(); ++line) walk.play(line);
    Forecast forecast = walk.forecast();
    for (std::size_t i = 0; i < course.lines().size(); ++i) {
        const Entry entry = entry_of(state, seat, static_cast<int>(i));
        if (entry != Entry::empty) forecast[i] = certain(entry);
    }
    return forecast;
}

Forecast forecast_from_start(const Prospects& prospects) {
    Walk walk(prospects, {});
    for (std::size_t line = 0; line < prospects.course().lines().size(); ++line) walk.play(line);
    return walk.forecast();
}

}  // namespace coloryam

#include "games/coloryam/race.hpp"

#include <algorithm>

namespace coloryam {

using core::Seat;

namespace {

// How my own luck may go on the lines to come. It counts against all rivals at once, so with several of
// them their chances are multiplied course by course; against a single one the courses would add nothing.
constexpr std::size_t courses_of_luck = 16;

using MyChances = std::vector<EntryChances>;  // on the lines to come, one after another

std::size_t highest_coloryam(const State& state, Seat seat) {
    int highest = 0;
    for (int line = 0; line < line_count(state); ++line) {
        const bool is_coloryam = !lines_of(state)[static_cast<std::size_t>(line)].objective;
        if (is_coloryam) highest = std::max(highest, value_of(entry_of(state, seat, line)));
    }
    return static_cast<std::size_t>(highest);
}

// The entry at which the chances, added up from below, pass `part`.
Entry quantile(const EntryChances& chances, double part) {
    double below = 0;
    std::size_t last = 0;
    for (std::size_t entry = 0; entry < sums_end && below <= part; ++entry) {
        if (chances[entry] > 0) last = entry;
        below += chances[entry];
    }
    return Entry(static_cast<std::int8_t>(last));
}

// My chances cut into courses, which together say the same: on every line each course has one slice of
// them, and the slices are shuffled.
std::vector<MyChances> courses_of(const MyChances& mine) {
    core::Rng rng(1);  // The same shuffles every time: asked again, a bot answers the same.
    std::vector<MyChances> courses(courses_of_luck);
    for (const EntryChances& chances : mine) {
        std::array<std::size_t, courses_of_luck> slices{};
        for (std::size_t i = 0; i < courses_of_luck; ++i) slices[i] = i;
        rng.shuffle(slices);
        for (std::size_t i = 0; i < courses_of_luck; ++i) {
            courses[i].push_back(certain(quantile(chances, (static_cast<double>(slices[i]) + 0.5) / courses_of_luck)));
        }
    }
    return courses;
}

}  // namespace

BySum entry_worth(const std::vector<EntryChances>& others) {
    BySum worth{};
    for (std::size_t sum = dice_count; sum < sums_end; ++sum) worth[sum] = 1;
    for (const EntryChances& other : others) {
        double before = 0;  // or with me: they keep a point from me (R15, R16)
        for (std::size_t sum = sums_end; sum-- > dice_count;) {
            before += other[sum];
            worth[sum] += 1 - before;
        }
        double behind = 0;  // or with me: I keep a point from them
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            behind += other[sum];
            worth[sum] += behind / static_cast<double>(others.size());
        }
    }
    return worth;
}

Race::Race(const State& state, const std::vector<Forecast>& forecasts)
    : my_coloryam_(highest_coloryam(state, state.turn)), is_last_line_(state.line + 1 == line_count(state)) {
    const core::List<Totals, max_seats> now = totals(state);
    std::vector<Forecast> rivals;
    for (Seat seat = next(state.turn, state.seats); seat != state.turn; seat = next(seat, state.seats)) {
        rivals_.push_back({now[at(state.turn)].all - now[at(seat)].all, highest_coloryam(state, seat)});
        rivals.push_back(forecasts[at(seat)]);
    }
    const auto line = static_cast<std::size_t>(state.line);
    others_ = others_on(line, rivals);
    std::vector<Others> later;
    MyChances mine;
    for (std::size_t i = line + 1; i < lines_of(state).size(); ++i) {
        later.push_back(others_on(i, rivals));
        mine.push_back(forecasts[at(state.turn)][i]);
    }
    for (const MyChances& course : rivals.size() == 1 ? std::vector<MyChances>(1, mine) : courses_of(mine)) {
        std::vector<ByLead>& ahead = ahead_.emplace_back(rivals.size());
        for (std::size_t rival = 0; rival < rivals.size(); ++rival) {
            const ByLead lead = lead_after(later, rival, course);
            double more = 0;  // the chance to gain more than is missing now
            for (std::size_t i = 0; i < lead.size(); ++i) {
                const double just_enough_to_tie = lead[lead.size() - 1 - i];
                ahead[rival][i] = more + just_enough_to_tie / 2;
                more += just_enough_to_tie;
            }
        }
    }
}

Race::Others Race::others_on(std::size_t line, const std::vector<Forecast>& rivals) {
    Others others;
    for (const Forecast& rival : rivals) {
        AtLeast& at_least = others.emplace_back();
        for (std::size_t entry = sums_end; entry-- > 0;) at_least[entry] = at_least[entry + 1] + rival[line][entry];
    }
    return others;
}

// Both written: those who rank between us widen the gap. One crossed: the gap is the other's points.
Race::ByGap Race::gap(const Others& others, std::size_t rival, std::size_t mine, std::size_t theirs) {
    ByGap gap{};
    if (mine == theirs) {
        gap[gap_max] = 1;
        return gap;
    }
    const std::size_t low = std::min(mine, theirs);
    const std::size_t high = std::max(mine, theirs);
    std::array<double, max_seats> counts = {1};  // of the others in question
    for (std::size_t seat = 0; seat < others.size(); ++seat) {
        if (seat == rival) continue;
        const double in = low > 0 ? others[seat][low] - others[seat][high] : others[seat][high];
        for (std::size_t n = counts.size() - 1; n > 0; --n) counts[n] = counts[n] * (1 - in) + counts[n - 1] * in;
        counts[0] *= 1 - in;
    }
    for (std::size_t n = 0; n < others.size(); ++n) {
        const std::size_t points = low > 0 ? 1 + n : others.size() + 1 - n;
        gap[mine > theirs ? gap_max + points : gap_max - points] = counts[n];
    }
    return gap;
}

Race::ByLead Race::lead_after(const std::vector<Others>& lines, std::size_t rival, const MyChances& mine) {
    ByLead lead{};
    lead[lead_max] = 1;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        ByGap gaps{};
        for (std::size_t sum = 0; sum < sums_end; ++sum) {
            for (std::size_t theirs = 0; theirs < sums_end && mine[line][sum] > 0; ++theirs) {
                const double chance = mine[line][sum] * (lines[line][rival][theirs] - lines[line][rival][theirs + 1]);
                if (chance <= 0) continue;
                const ByGap here = gap(lines[line], rival, sum, theirs);
                for (std::size_t i = 0; i < gaps.size(); ++i) gaps[i] += chance * here[i];
            }
        }
        ByLead after{};
        for (std::size_t from = gap_max; from + gap_max < lead.size(); ++from) {
            if (lead[from] == 0) continue;
            for (std::size_t i = 0; i < gaps.size(); ++i) after[from + i - gap_max] += lead[from] * gaps[i];
        }
        lead = after;
    }
    return lead;
}

Race::ByGap Race::gap_now(std::size_t rival, std::size_t sum) const {
    ByGap gaps{};
    for (std::size_t theirs = 0; theirs < sums_end; ++theirs) {
        const double chance = others_[rival][theirs] - others_[rival][theirs + 1];
        if (chance <= 0) continue;
        ByGap here = gap(others_, rival, sum, theirs);
        const int tie = gap_max - rivals_[rival].lead;
        if (is_last_line_ && tie > 0 && tie < 2 * gap_max) {  // R21: the higher Color'Yam is as good as a point
            const std::size_t mine = std::max(my_coloryam_, sum);
            const std::size_t best = std::max(rivals_[rival].coloryam, theirs);
            const int broken = mine > best ? 1 : mine < best ? -1 : 0;
            const double tied = std::exchange(here[static_cast<std::size_t>(tie)], 0.0);
            here[static_cast<std::size_t>(tie + broken)] += tied;
        }
        for (std::size_t i = 0; i < gaps.size(); ++i) gaps[i] += chance * here[i];
    }
    return gaps;
}

double Race::chance_to_win(std::size_t sum, double more) const {
    std::vector<ByGap> gaps;
    for (std::size_t rival = 0; rival < rivals_.size(); ++rival) gaps.push_back(gap_now(rival, sum));
    double wins = 0;
    for (const std::vector<ByLead>& ahead : ahead_) {
        double win = 1;
        for (std::size_t rival = 0; rival < rivals_.size(); ++rival) {
            double chance = 0;
            for (std::size_t i = 0; i < gaps[rival].size(); ++i) {
                const double lead = rivals_[rival].lead + static_cast<int>(i) - gap_max + more;
                const double from = std::clamp(lead + lead_max, 0.0, 2.0 * lead_max - 1);
                const auto below = static_cast<std::size_t>(from);
                const double part = from - static_cast<double>(below);
                chance += gaps[rival][i] * (ahead[rival][below] * (1 - part) + ahead[rival][below + 1] * part);
            }
            win *= chance;
        }
        wins += win;
    }
    return wins / static_cast<double>(ahead_.size());
}

}  // namespace coloryam

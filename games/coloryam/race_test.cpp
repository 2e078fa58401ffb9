#include "games/coloryam/race.hpp"

#include <functional>

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

EntryChances some_chances(core::Rng& rng) {
    EntryChances chances{};
    for (int i = 0; i < 4; ++i) chances[rng.chance(4) ? 0 : 20 + rng.below(6)] += 0.25;
    return chances;
}

// Calls use(entries, chance) for every way the others' entries may come out; entries[0] is left for me.
void for_every_way(const std::vector<EntryChances>& others,
                   const std::function<void(core::List<Entry, max_seats>, double)>& use) {
    const std::function<void(core::List<Entry, max_seats>, double)> fill = [&](auto entries, double chance) {
        if (entries.size() > others.size()) return use(entries, chance);
        for (std::size_t entry = 0; entry < sums_end; ++entry) {
            const double here = others[entries.size() - 1][entry];
            if (here == 0) continue;
            auto longer = entries;
            longer.push_back(Entry(static_cast<std::int8_t>(entry)));
            fill(longer, chance * here);
        }
    };
    fill({Entry::crossed}, 1);
}

TEST(Race, an_entry_is_worth_the_points_it_moves) {
    core::Rng rng(1);
    for (int others_count = 1; others_count < max_seats; ++others_count) {
        std::vector<EntryChances> others;
        for (int i = 0; i < others_count; ++i) others.push_back(some_chances(rng));
        const BySum worth = entry_worth(others);
        for (int sum = 18; sum < 28; ++sum) {
            double expected = 0;
            for_every_way(others, [&](auto entries, double chance) {
                const auto crossed = rank_points(entries);
                entries[0] = written(sum);
                const auto points = rank_points(entries);
                double margin = points[0];
                for (std::size_t i = 1; i < points.size(); ++i) margin += 1.0 * (crossed[i] - points[i]) / others_count;
                expected += chance * margin;
            });
            EXPECT_NEAR(worth[static_cast<std::size_t>(sum)], expected, 1e-12) << others_count << " others, " << sum;
        }
    }
}

// Ann is to play the last line. The two are level on points but for line 8, where Bob has 22.
State before_the_last_line(int anns_highest) {
    State state = Story().state;
    state.line = 9;
    for (std::size_t line = 0; line < 8; ++line) {
        const int better = 10 + static_cast<int>(line);
        state.entries[0][line] = written(line % 2 == 0 ? better : better - 1);
        state.entries[1][line] = written(line % 2 == 0 ? better - 1 : better);
    }
    state.entries[0][8] = written(anns_highest);
    state.entries[1][8] = written(22);
    return state;
}

double win_share(State state, int anns, int bobs) {
    state.entries[0][9] = anns == 0 ? Entry::crossed : written(anns);
    state.entries[1][9] = bobs == 0 ? Entry::crossed : written(bobs);
    state.phase = Phase::over;
    const core::Outcome outcome = *Rules::outcome(state);
    if (outcome.places[0] == outcome.places[1]) return 0.5;
    return outcome.places[0] == 1 ? 1 : 0;
}

TEST(Race, on_the_last_line_the_chance_of_a_duel_is_exact) {
    core::Rng rng(2);
    for (const int anns_highest : {21, 22, 23}) {
        const State state = before_the_last_line(anns_highest);
        std::vector<Forecast> forecasts(2);
        forecasts[1][9] = some_chances(rng);
        const Race race(state, forecasts);
        for (const int sum : {0, 22, 23, 24, 25, 30}) {
            double expected = 0;
            for (int theirs = 0; theirs < static_cast<int>(sums_end); ++theirs) {
                const double chance = forecasts[1][9][static_cast<std::size_t>(theirs)];
                if (chance > 0) expected += chance * win_share(state, sum, theirs);
            }
            const double chance = race.chance_to_win(static_cast<std::size_t>(sum), 0);
            EXPECT_NEAR(chance, expected, 1e-12) << anns_highest << ' ' << sum;
        }
    }
}

TEST(Race, a_better_entry_and_better_prospects_never_lower_the_chance) {
    core::Rng rng(3);
    for (const int seats : {2, 3, 5}) {
        const Story story(sheet_one, seats);
        std::vector<Forecast> forecasts(static_cast<std::size_t>(seats));
        for (Forecast& forecast : forecasts) {
            for (EntryChances& line : forecast) line = some_chances(rng);
        }
        const Race race(story.state, forecasts);
        double last = race.chance_to_win(0, 0);
        EXPECT_GT(last, 0);
        for (std::size_t sum = dice_count; sum < sums_end; ++sum) {
            const double chance = race.chance_to_win(sum, 0);
            EXPECT_GE(chance, last - 1e-12);
            EXPECT_GT(race.chance_to_win(sum, 0.5), chance);
            last = chance;
        }
        EXPECT_LT(last, 1);
    }
}

}  // namespace
}  // namespace coloryam

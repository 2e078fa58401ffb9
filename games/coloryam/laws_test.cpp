// What holds in every game of Color'Yam, whoever plays it how: the laws of all games, and our own.
#include "core/laws.hpp"

#include <algorithm>
#include <set>

#include "games/coloryam/story.hpp"

namespace coloryam {
namespace {

// All sixteen ways to combine the variants and the house rule, each with another sheet and first seat.
std::vector<Config> all_variants() {
    std::vector<Config> configs;
    for (int bits = 0; bits < 16; ++bits) {
        configs.push_back({.sheet = SheetChoice(bits % 7), .first = First(bits % 3), .free_objectives = (bits & 1) != 0,
                           .color_chance = (bits & 2) != 0, .pro = (bits & 4) != 0, .declared_miss = (bits & 8) != 0});
    }
    return configs;
}

std::vector<Config> all_openings() {
    std::vector<Config> configs;
    for (int sheet = 0; sheet < 7; ++sheet) {
        for (int first = 0; first < 6; ++first) configs.push_back({.sheet = SheetChoice(sheet), .first = First(first)});
    }
    return configs;
}

TEST(ColorYam, laws_hold_in_every_variant) { core::laws<Rules>(all_variants(), 32); }

TEST(ColorYam, laws_hold_for_every_choice_of_sheet_and_first_seat) { core::laws<Rules>(all_openings(), 42, 2); }

// Calls use(played, config, seats) for random games of every variant and table size, half of them with time-outs.
template <class Use>
void for_random_games(std::uint64_t seed, const Use& use) {
    core::Rng rng(seed);
    for (const Config& config : all_variants()) {
        for (int seats = Rules::min_seats; seats <= Rules::max_seats; ++seats) {
            if (!Rules::accepts(config, seats)) continue;
            for (const std::uint32_t slow : {0u, 8u}) {
                use(core::play_randomly<Rules>(config, seats, rng, slow), config, seats);
            }
        }
    }
}

// Every action a player can say at all, well-formed or not quite.
std::vector<Rules::Action> everything_sayable() {
    std::vector<Rules::Action> actions = {Stop{}, DeclareMiss{}, SecondChance{}};
    for (std::uint32_t dice = 0; dice < 64; ++dice) actions.push_back(Throw{core::Set<dice_count>::from_bits(dice)});
    for (int line = -2; line <= static_cast<int>(lines_max) + 1; ++line) {
        actions.push_back(Fill{static_cast<std::int8_t>(line)});
        actions.push_back(Cross{static_cast<std::int8_t>(line)});
    }
    return actions;
}

TEST(ColorYam, legal_lists_exactly_what_apply_takes) {
    const std::vector<Rules::Action> sayable = everything_sayable();
    for_random_games(3, [&](const auto& played, const Config&, int) {
        for (std::size_t i = 0; i < played.states.size(); i += 3) {
            const State& state = played.states[i];
            const core::Seat actor = state.turn;
            const std::vector<Rules::Action> legal = Rules::legal(Rules::view(state, actor));
            std::size_t taken = 0;
            for (const Rules::Action& action : sayable) {
                State after = state;
                const bool is_taken = Rules::apply(after, actor, action).has_value();
                ASSERT_EQ(is_taken, std::find(legal.begin(), legal.end(), action) != legal.end());
                taken += is_taken;
            }
            ASSERT_EQ(taken, legal.size());  // and nothing twice
        }
    });
}

TEST(ColorYam, legal_is_empty_for_those_who_wait) {
    const State state = Rules::setup(sheet_one, 3);
    EXPECT_TRUE(Rules::legal(Rules::view(state, bob)).empty());
    EXPECT_TRUE(Rules::legal(Rules::view(state, core::Seat::spectator)).empty());
    EXPECT_TRUE(Rules::legal(Rules::view(Rules::setup({}, 3), ann)).empty());
}

TEST(ColorYam, suggest_says_everything_that_is_legal_sooner_or_later) {
    core::Rng rng(4);
    Config config = sheet_one;
    config.declared_miss = true;
    config.free_objectives = false;
    Story met(config), third(config), missed(config);
    met.throws({1, 1, 1, 1, 1, 1});
    third.throws({1, 1, 1, 1, 1, 1}).throws({1, 1, 1, 1, 1, 1}).throws({1, 1, 1, 1, 1, 1});
    missed.misses(20);
    config.free_objectives = true;
    Story choosing(config);
    choosing.throws({1, 1, 1, 1, 1, 1}).does(Stop{});
    for (const Story* story : {&met, &third, &missed, &choosing}) {
        const View view = Rules::view(story->state, ann);
        std::set<std::string> said, legal;
        for (const Rules::Action& action : Rules::legal(view)) legal.insert(core::encode(action));
        for (int i = 0; i < 1500; ++i) said.insert(core::encode(Rules::suggest(view, rng)));
        EXPECT_EQ(said, legal);
    }
}

TEST(ColorYam, R23_every_box_of_every_seat_has_an_entry_at_the_end) {
    for_random_games(5, [](const auto& played, const Config& config, int seats) {
        const State& state = played.states.back();
        ASSERT_EQ(state.phase, Phase::over);
        const Board last = board(state);
        ASSERT_EQ(last.rows.size(), config.pro ? 13u : 10u);
        for (const Row& row : last.rows) ASSERT_TRUE(row.is_closed);
        for (int seat = 0; seat < max_seats; ++seat) {
            for (int line = 0; line < static_cast<int>(lines_max); ++line) {
                const bool is_there = seat < seats && line < line_count(state);
                ASSERT_EQ(entry_of(state, core::Seat(seat), line) != Entry::empty, is_there);
            }
        }
    });
}

TEST(ColorYam, R11_valid_coloryams_always_increase_from_box_to_box) {
    for_random_games(6, [](const auto& played, const Config& config, int seats) {
        if (config.color_chance) return;
        for (const State& state : played.states) {
            if (state.sheet == 0) continue;
            for (int seat = 0; seat < seats; ++seat) {
                int highest = 0;
                for (int line = 0; line < line_count(state); ++line) {
                    const Entry entry = entry_of(state, core::Seat(seat), line);
                    if (lines_of(state)[static_cast<std::size_t>(line)].objective || !is_valid(entry)) continue;
                    ASSERT_GT(value_of(entry), highest);
                    highest = value_of(entry);
                }
            }
        }
    });
}

TEST(ColorYam, R7_what_is_written_for_an_objective_meets_it) {
    for_random_games(7, [](const auto& played, const Config&, int) {
        for (std::size_t i = 1; i < played.states.size(); ++i) {
            const State& before = played.states[i - 1];
            const State& after = played.states[i];
            if (before.sheet == 0) continue;
            for (int line = 0; line < line_count(after); ++line) {
                const Entry entry = entry_of(after, before.turn, line);
                if (entry == entry_of(before, before.turn, line) || !is_valid(entry)) continue;
                ASSERT_EQ(value_of(entry), sum_of(after.dice));
                const auto& objective = lines_of(after)[static_cast<std::size_t>(line)].objective;
                ASSERT_TRUE(!objective || is_met(*objective, count_colors(after.dice)));
            }
        }
    });
}

TEST(ColorYam, R9_one_entry_at_a_time_and_entries_stay) {
    for_random_games(8, [](const auto& played, const Config&, int) {
        for (std::size_t i = 1; i < played.states.size(); ++i) {
            int changed = 0;
            for (std::size_t seat = 0; seat < max_seats; ++seat) {
                for (std::size_t line = 0; line < lines_max; ++line) {
                    const Entry before = played.states[i - 1].entries[seat][line];
                    if (played.states[i].entries[seat][line] == before) continue;
                    ASSERT_EQ(before, Entry::empty);
                    ASSERT_EQ(core::Seat(static_cast<int>(seat)), played.states[i - 1].turn);
                    ++changed;
                }
            }
            ASSERT_LE(changed, 1);
        }
    });
}

TEST(ColorYam, R17_scores_are_the_points_of_all_lines) {
    for_random_games(9, [](const auto& played, const Config&, int seats) {
        const auto outcome = Rules::outcome(played.states.back());
        const Board last = board(played.states.back());
        const int most = seats * (seats + 1) / 2;
        std::vector<std::int32_t> sums(static_cast<std::size_t>(seats));
        for (const Row& row : last.rows) {
            int handed_out = 0;
            for (std::size_t seat = 0; seat < sums.size(); ++seat) {
                sums[seat] += row.points[seat];
                handed_out += row.points[seat];
            }
            ASSERT_LE(handed_out, most);
        }
        ASSERT_EQ(outcome->scores, sums);
        ASSERT_EQ(*std::min_element(outcome->places.begin(), outcome->places.end()), 1);
        for (std::size_t a = 0; a < sums.size(); ++a) {
            for (std::size_t b = 0; b < sums.size(); ++b) {
                ASSERT_TRUE(sums[a] <= sums[b] || outcome->places[a] < outcome->places[b]);
            }
        }
    });
}

// Every turn fills a box, and has at most three throws with their landings, a stop and a choice.
TEST(ColorYam, R12_a_game_has_no_more_moves_than_its_boxes_allow) {
    for_random_games(10, [](const auto& played, const Config& config, int seats) {
        const std::size_t turns_max = static_cast<std::size_t>(seats) * (config.pro ? 13u : 10u);
        ASSERT_LE(played.log.size(), 1u + 8u * turns_max);
    });
}

}  // namespace
}  // namespace coloryam

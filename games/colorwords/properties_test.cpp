// What holds at every moment of every game, whoever plays and however badly; and that a preview tells the truth.
#include "core/laws.hpp"
#include "games/colorwords/other_world.hpp"
#include "games/colorwords/story.hpp"
#include "games/colorwords/writing.hpp"

namespace colorwords {
namespace {

// Calls use(before, move, after) for every move of random games on both grids, with drafts.
template <class Use>
void for_every_move(std::uint64_t seed, const Use& use) {
    core::Rng rng(seed);
    for (int game = 0; game < 40; ++game) {
        const Config config{.grid = Grid(game % 2), .lexicon = lexicon::Language(game / 2 % 2),
                            .unknown = Unknown(game / 4 % 2), .layouts = Layouts(game / 8 % 2)};
        const int seats = 1 + game % 6;
        State state = Rules::setup(config, seats);
        for (const core::Move<Rules>& move : play_with_drafts(config, seats, rng)) {
            const State before = state;
            ASSERT_TRUE(Rules::apply(state, move.actor, move.action));
            use(before, move, state);
        }
    }
}

template <class Use>
void for_every_result(std::uint64_t seed, const Use& use) {  // use(before, seat, result), before: as words were shown
    for_every_move(seed, [&](const State& before, const core::Move<Rules>&, const State& after) {
        if (after.open.rounds.size() == before.open.rounds.size()) return;
        const auto& results = after.open.rounds.back().results;
        for (std::size_t seat = 0; seat < results.size(); ++seat) use(before, seat, results[seat]);
    });
}

TEST(ColorWordsProperties, R8_words_go_right_and_down_over_cells_that_were_empty) {
    for_every_result(1, [](const State& before, std::size_t seat, const Result& result) {
        const Path& cells = result.entry.cells;
        ASSERT_EQ(cells.size(), result.entry.word.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            ASSERT_FALSE(filled_cells(before.open, seat).has(static_cast<std::size_t>(cells[i])));
            if (i == 0) continue;
            const int step = cells[i] - cells[i - 1];
            ASSERT_TRUE(step == side || (step == 1 && cells[i] % side != 0));
        }
    });
}

TEST(ColorWordsProperties, R7_words_begin_at_the_start_or_beside_a_letter) {
    for_every_result(2, [](const State& before, std::size_t seat, const Result& result) {
        if (result.entry.word.empty()) return;
        const Cells filled = filled_cells(before.open, seat);
        const int first = result.entry.cells[0], line = first / side, column = first % side;
        bool is_beside = filled.empty() && first == start;
        for (int cell = 0; cell < cell_count; ++cell) {
            const int apart = std::abs(cell / side - line) + std::abs(cell % side - column);
            is_beside |= apart == 1 && filled.has(static_cast<std::size_t>(cell));
        }
        ASSERT_TRUE(is_beside);
    });
}

TEST(ColorWordsProperties, R14_R15_points_are_what_a_plain_count_gives) {
    for_every_result(3, [](const State& before, std::size_t seat, const Result& result) {
        if (!result.stands) {
            ASSERT_EQ(result.letters + result.bonus, 0);
            return;
        }
        const std::string colours = Rules::view(before, core::Seat::spectator).board.colours[seat];
        int points = 0;
        for (std::size_t i = 0; i < result.entry.word.size(); ++i) {
            for (std::size_t tray = 0; tray < colour_count; ++tray) {
                if (char_of(before.open.trays[tray]) != result.entry.word[i]) continue;
                points += colours[static_cast<std::size_t>(result.entry.cells[i])] == "BYR"[tray] ? 2 : 1;
            }
        }
        ASSERT_EQ(result.letters, points);
        ASSERT_TRUE(result.bonus == 0 || result.bonus == bonus_card(before.open.bonus).points);
    });
}

TEST(ColorWordsProperties, R22_a_star_is_ringed_once_and_by_whoever_filled_it_that_round) {
    for_every_move(4, [](const State& before, const core::Move<Rules>&, const State& after) {
        for (std::size_t star = 0; star < star_count; ++star) {
            const Star& was = before.open.stars[star];
            const Star& is = after.open.stars[star];
            if (!was.ringed.empty() || was.is_crossed) ASSERT_EQ(was, is);
            for (std::size_t seat = 0; seat < max_seats; ++seat) {
                if (!is.ringed.has(seat)) continue;
                ASSERT_TRUE(full_stars(filled_cells(after.open, seat)).has(star));
            }
        }
    });
}

TEST(ColorWordsProperties, R24_the_board_adds_up) {
    for_every_move(5, [](const State&, const core::Move<Rules>&, const State& after) {
        const Board board = Rules::view(after, core::Seat::spectator).board;
        for (std::size_t seat = 0; seat < board.sheets.size(); ++seat) {
            int total = board.specials[seat];
            for (const Round& round : after.open.rounds) {
                total += round.results[seat].letters + round.results[seat].bonus;
            }
            ASSERT_EQ(board.totals[seat], total);
            ASSERT_EQ(board.empty[seat], std::count(board.sheets[seat].begin(), board.sheets[seat].end(), '.'));
        }
    });
}

// What the page shows while somebody writes is what the word scores if the table agrees; what it says no to is refused.
TEST(ColorWordsProperties, R28_a_preview_says_what_comes_of_a_word) {
    for_every_move(6, [](const State& before, const core::Move<Rules>& move, const State&) {
        const Write* write = std::get_if<Write>(&move.action);
        if (write == nullptr) return;
        const auto preview = Rules::preview(Rules::view(before, move.actor), *write);
        ASSERT_TRUE(preview);
        State alone = Rules::setup(before.open.config, 1);  // the same word at a table where nobody objects
        alone.open = before.open;
        alone.drafts = before.drafts;
        ASSERT_TRUE(Rules::apply(alone, move.actor, *write));
        for (int seat = 0; seat < before.open.seats; ++seat) {
            const core::Seat late{static_cast<std::int8_t>(seat)};
            while (alone.open.rounds.size() == before.open.rounds.size() && Rules::to_act(alone).has(late)) {
                ASSERT_TRUE(Rules::apply(alone, nature, TimedOut{late}));
            }
        }
        for (int seat = 0; alone.open.phase == Phase::voting && seat < before.open.seats; ++seat) {
            const core::Seat late{static_cast<std::int8_t>(seat)};
            if (Rules::to_act(alone).has(late)) ASSERT_TRUE(Rules::apply(alone, nature, TimedOut{late}));
        }
        const Result& result = alone.open.rounds.back().results[at(move.actor)];
        int points = 0;
        for (const std::int8_t each : preview->letters) points += each;
        ASSERT_EQ(preview->word, result.entry.word);
        ASSERT_EQ(points, result.letters);
        ASSERT_EQ(preview->bonus, result.bonus);
    });
}

TEST(ColorWordsProperties, R28_a_preview_refuses_what_the_rules_refuse_with_the_same_words) {
    core::Rng rng(7);
    int refused = 0;
    const auto played = core::play_randomly<Rules>({.unknown = Unknown::ask}, 3, rng, 10);
    for (int i = 0; i < 2000; ++i) {
        const State& state = rng.pick(played.states);
        const core::Seat seat{static_cast<std::int8_t>(rng.below(3))};
        const Rules::Action& action = rng.pick(played.log).action;
        const auto preview = Rules::preview(Rules::view(state, seat), action);
        const std::optional<Illegal> why = why_not(state, seat, action);
        ASSERT_EQ(preview.has_value(), !why.has_value());
        if (why) ASSERT_EQ(preview.error(), *why);
        refused += why ? 1 : 0;
    }
    EXPECT_GT(refused, 200);
}

TEST(ColorWordsProperties, R19_a_preview_tells_what_the_table_will_be_asked) {
    Story story = Story().draws("TLA", cooking);
    const auto asks = [&](const Write& write) { return Rules::preview(Rules::view(story.state, ann), write)->asks; };
    EXPECT_EQ(asks(sent("LAC", "A1 B1 C1")), (core::List<Question, 2>{}));
    EXPECT_EQ(asks(claimed(sent("LAC", "A1 B1 C1"))), (core::List<Question, 2>{Question::theme}));
    EXPECT_EQ(asks(claimed(sent("XQZ", "A1 B1 C1"))), (core::List<Question, 2>{Question::word, Question::theme}));
    EXPECT_EQ(Rules::preview(Rules::view(story.state, ann), claimed(sent("LAC", "A1 B1 C1")))->bonus, 3);
}

// A guess keeps one's own word and gives the others words that they could have written.
TEST(ColorWordsProperties, R31_guessed_words_are_legal_ones) {
    core::Rng rng(9);
    int words = 0;
    for_every_move(9, [&](const State& before, const core::Move<Rules>&, const State&) {
        if (before.open.phase != Phase::writing) return;
        const State guessed = Rules::guess(Rules::view(before, ann), rng);
        ASSERT_EQ(guessed.drafts[0], before.drafts[0]);
        for (std::size_t seat = 1; seat < guessed.drafts.size(); ++seat) {
            const auto& [word, cells, claims_theme] = guessed.drafts[seat];
            const Write write{.word = word, .cells = cells, .claims_theme = claims_theme};
            const auto judged = judge(before.open, seat, write, lexicon::graph_of(before.open.config.lexicon));
            ASSERT_TRUE(judged && judged->entry == guessed.drafts[seat]);
            words += word.empty() ? 0 : 1;
        }
    });
    EXPECT_GT(words, 100);
}

// Random play is only worth something if all kinds of words and answers come up in it.
TEST(ColorWordsProperties, R12_R19_random_games_have_words_names_inventions_claims_and_both_votes) {
    int words = 0, nothing = 0, asked_words = 0, asked_themes = 0, refused = 0, longest = 0;
    for_every_move(8, [&](const State& before, const core::Move<Rules>&, const State& after) {
        if (after.open.rounds.size() == before.open.rounds.size()) return;
        for (const Result& result : after.open.rounds.back().results) {
            (result.entry.word.empty() ? nothing : words) += 1;
            refused += !result.entry.word.empty() && !result.stands ? 1 : 0;
            longest = std::max(longest, static_cast<int>(result.entry.word.size()));
        }
        for (const Ballot& ballot : after.open.ballots) {
            (ballot.question == Question::word ? asked_words : asked_themes) += 1;
        }
    });
    EXPECT_GT(words, 2 * nothing);
    EXPECT_GT(asked_words, 20);
    EXPECT_GT(asked_themes, 20);
    EXPECT_GT(refused, 5);
    EXPECT_GE(longest, 9);
}

}  // namespace
}  // namespace colorwords

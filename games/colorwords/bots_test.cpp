// The bots at the table: they keep to the rules whatever is played, answer the same when asked again, and are as strong
// as their names say. BOTS.md has the numbers of long matches.
#include "games/colorwords/bots.hpp"

#include <set>

#include "core/json.hpp"
#include "games/arena.hpp"
#include "games/colorwords/foresight.hpp"
#include "games/colorwords/story.hpp"

namespace colorwords {
namespace {

using ColorWords = boost::mp11::mp_at_c<games::All, 2>;
static_assert(std::same_as<ColorWords::Rules, Rules>);
enum Bot : std::size_t { random_bot, apprenti, habitue, maitre };
constexpr core::Budget quick{.nodes = 120};

template <class B>
Rules::Action choice(const Story& story, core::Seat seat, core::Budget budget = quick) {
    core::Rng rng(5);
    return B().choose(Rules::view(story.state, seat), seat, rng, budget);
}

Config some_config(core::Rng& rng) {
    return {.grid = Grid(rng.below(2)),
            .lexicon = lexicon::Language(rng.below(2)),
            .unknown = Unknown(rng.below(2)),
            .layouts = Layouts(rng.below(2))};
}

template <class Who>
State played_out(State state, core::Rng& rng, const Who& who) {
    while (!Rules::to_act(state).empty()) {
        const core::Seat actor = Rules::to_act(state).first();
        const auto action = actor == core::Seat::nature
                                ? Rules::nature(state, rng)
                                : games::choose<ColorWords>(who(), Rules::view(state, actor), {}, actor, rng, quick);
        const bool is_legal = Rules::apply(state, actor, action).has_value();
        EXPECT_TRUE(is_legal) << core::encode(action);
        if (!is_legal) break;
    }
    return state;
}

TEST(Bots, keep_to_the_rules_in_every_variant_at_every_table) {
    core::Rng rng(1);
    for (int game = 0; game < 12; ++game) {
        const State table = Rules::setup(some_config(rng), 1 + game % max_seats);
        EXPECT_EQ(played_out(table, rng, [&] { return rng.below(4); }).open.phase, Phase::over);
    }
}

TEST(Bots, answer_the_same_whatever_they_were_asked_before) {
    Story story({.grid = Grid::b}, 3), other({}, 2);
    story.draws("TLA", cooking).write({sent("TABLE", "A1 B1 C1 D1 E1")}).go_on().draws("SDE", three_red);
    other.draws("ENS", first_letter_a);
    const auto answers = [&] {
        return std::vector<Rules::Action>{choice<Apprenti>(story, ann), choice<Habitue>(story, ann),
                                          choice<Maitre>(story, ann)};
    };
    const std::vector<Rules::Action> before = answers();
    for (const core::Seat seat : {ann, bob}) choice<Maitre>(other, seat);
    EXPECT_EQ(answers(), before);
}

games::Estimate lead(Bot bot, Bot rival, std::size_t seats, std::size_t games_count, Grid grid) {
    const games::Contest<ColorWords> contest{.config = {.grid = grid}, .seats = seats, .bots = {bot, rival}, .seed = 1,
                                             .budgets = {quick, quick}};
    std::vector<games::Played> played;
    const auto just_think = [](std::size_t, const auto& think) { return think(); };
    for (std::size_t game = 0; game < games_count; ++game) played.push_back(games::play(contest, game, just_think));
    return games::lead_of(played, 0, 1, &games::Share::score).value();
}

TEST(Bots, are_as_strong_as_their_names_say) {
    for (const Grid grid : {Grid::a, Grid::b}) {
        EXPECT_TRUE(lead(apprenti, random_bot, 2, 20, grid).is_above(5));
        EXPECT_TRUE(lead(habitue, apprenti, 4, 8, grid).is_above(20));
        EXPECT_TRUE(lead(maitre, habitue, 2, 24, grid).is_above(0));
    }
}

TEST(Bots, of_one_kind_at_one_table_write_different_words) {
    for (const Bot bot : {apprenti, habitue, maitre}) {
        core::Rng rng(9);
        const State state = played_out(Rules::setup({}, 4), rng, [&] { return bot; });
        std::set<std::vector<std::string>> sheets;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            std::vector<std::string> words;
            for (const Round& round : state.open.rounds) words.push_back(round.results[seat].entry.word);
            EXPECT_TRUE(sheets.insert(words).second) << "bot " << bot << ": seat " << seat << " wrote what another did";
        }
    }
}

// What each of them is known for.

TEST(Bots, apprenti_writes_short_words_that_everybody_uses_and_scores_like_a_learner) {
    core::Rng rng(3);
    int points = 0, words = 0;
    std::size_t letters = 0;
    for (int game = 0; game < 40; ++game) {
        const Config config{.grid = Grid(game % 2), .lexicon = lexicon::Language(game / 2 % 2)};
        const State state = played_out(Rules::setup(config, 2), rng, [] { return apprenti; });
        const lexicon::Graph& graph = *lexicon::graph_of(config.lexicon);
        for (const Round& round : state.open.rounds) {
            for (const Result& result : round.results) {
                const std::string& word = result.entry.word;
                if (word.empty()) continue;
                EXPECT_TRUE(graph.has(lexicon::List::common, word)) << word;
                words += 1, letters += word.size(), points += result.letters + result.bonus;
            }
        }
    }
    EXPECT_GT(words, 40 * 2 * 5) << "a word in nearly every round";
    EXPECT_LT(letters, 6u * static_cast<unsigned>(words));
    EXPECT_GT(points, 3 * words);
    EXPECT_LT(points, 6 * words) << "Habitue has about nine";
}

TEST(Bots, habitue_writes_what_scores_and_maitre_gives_up_points_for_later) {
    int habit_points = 0, master_points = 0;
    for (const std::string_view drawn_letters : {"ENS", "TLA", "OUR", "IMP", "ACE", "DIS"}) {
        Story story({}, 1);
        story.draws(drawn_letters, straight_down);
        const int habit = Story(story).does(ann, choice<Habitue>(story, ann)).points(ann);
        const int master = Story(story).does(ann, choice<Maitre>(story, ann)).points(ann);
        EXPECT_GE(habit + 2, master);
        habit_points += habit, master_points += master;
    }
    EXPECT_GT(habit_points, master_points);
}

TEST(Bots, a_word_of_the_theme_claims_it) {
    Story story;
    story.draws("ENS", cooking);
    for (const auto& action : {choice<Habitue>(story, ann), choice<Maitre>(story, ann)}) {
        const auto write = std::get<Write>(action);
        const lexicon::Graph* french = lexicon::graph_of(lexicon::Language::french);
        EXPECT_EQ(write.claims_theme, french->has(lexicon::List::cooking, write.word)) << write.word;
    }
}

Vote vote_of(const Story& story, core::Seat seat) { return std::get<Vote>(choice<Habitue>(story, seat)); }

TEST(Bots, agree_to_what_is_listed_and_deny_what_everybody_knows_to_belong_elsewhere) {
    Story story({}, 3);
    story.draws("TLA", cooking);
    story.write({claimed(sent("SEL", "A1 B1 C1")), claimed(sent("CHEVAL", "A1 B1 C1 D1 E1 F1"))});
    ASSERT_EQ(story.phase(), Phase::voting);
    EXPECT_EQ(vote_of(story, cem).yes, (core::Set<2 * max_seats>{0}));
    EXPECT_EQ(vote_of(story, cem).no, (core::Set<2 * max_seats>{1}));
    EXPECT_EQ(vote_of(story, ann).yes.size(), 0u) << "one's own word is not asked about";
}

TEST(Bots, leave_to_the_others_what_may_be_a_name) {
    Story story({}, 3);
    story.draws("TLA", cooking);
    story.write({sent("ZORBULIX", "A1 B1 C1 D1 E1 F1 G1 G2"), sent("AAAAA", "A1 B1 C1 D1 E1")});
    ASSERT_EQ(story.phase(), Phase::voting);
    EXPECT_EQ(vote_of(story, cem), (Vote{.yes = {}, .no = {1}}));
}

TEST(Bots, refuse_what_is_no_word_in_a_round_without_a_theme) {
    Story story({.unknown = Unknown::ask}, 2);
    story.draws("TLA", straight_right).write({sent("ZORBULIX", "A1 B1 C1 D1 E1 F1 G1 G2")});
    EXPECT_EQ(vote_of(story, bob), (Vote{.yes = {}, .no = {0}}));
}

TEST(Bots, cross_the_star_that_is_hardest_to_ring) {
    Story story({.grid = Grid::b}, 1);
    ASSERT_EQ(story.phase(), Phase::crossing);
    EXPECT_EQ(hardest(Stars{0, 3, 6}, Cells{42, 43, 44}), 3) << "the last of the emptiest";
    const auto crossed = std::get<Cross>(choice<Habitue>(story, ann));
    EXPECT_EQ(crossed.star, star_count - 1);
    EXPECT_TRUE(free_stars(story.state.open).has(static_cast<std::size_t>(
        std::get<Cross>(choice<Maitre>(story, ann)).star)));
}

TEST(Bots, maitre_rings_a_star_with_its_last_word_and_habitue_takes_what_scores_most) {
    const Cells::Bits line_7 = Cells::Bits{0b1111000} << 42, line_5 = Cells::Bits{0b1110000} << 28;
    const Cells filled = Cells::from_bits(Cells::all().bits() & ~line_7 & ~line_5);
    Story story({.grid = Grid::b}, 2);
    story.has_filled(ann, filled);
    while (story.state.open.rounds.size() + 1 < round_count) {
        story.state.open.rounds.push_back(Round{.results = core::List<Result, max_seats>::of(2, {})});
    }
    story.state.open.round = round_count - 1;
    story.draws("FGV", three_red);
    const auto stars_after = [&](const Rules::Action& action) {
        Cells after = filled;
        for (const std::int8_t each : std::get<Write>(action).cells) after.add(static_cast<std::size_t>(each));
        return full_stars(after).size();
    };
    EXPECT_EQ(stars_after(choice<Habitue>(story, ann)), full_stars(filled).size());
    EXPECT_GT(stars_after(choice<Maitre>(story, ann)), full_stars(filled).size());
}

}  // namespace
}  // namespace colorwords

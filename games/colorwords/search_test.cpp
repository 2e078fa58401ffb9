// The search against going through every word and every way one by one, with what the rules say each is worth.
#include "games/colorwords/search.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <deque>
#include <functional>
#include <map>

#include "core/rng.hpp"
#include "games/colorwords/sheet.hpp"
#include "lexicon/build.hpp"

namespace colorwords {
namespace {

using lexicon::Graph;
using lexicon::List;

// Kept for as long as the program runs, as searches expect it.
const Graph& graph_over(const lexicon::Lists& lists) {
    static std::deque<std::string> bytes;
    static std::deque<Graph> graphs;
    bytes.push_back(lexicon::build(lists));
    graphs.push_back(Graph::over(std::as_bytes(std::span(bytes.back()))).value());
    return graphs.back();
}

int points_of(const Task& task, std::string_view word, const Path& way) {
    int points = 0;
    for (const std::int8_t each : letter_points(word, way, *task.colours, task.trays)) points += each;
    return points;
}

int bonus_of(const Task& task, std::string_view word, const Path& way) {
    if (task.bonus == nullptr) return 0;
    const ThemeBonus* theme = std::get_if<ThemeBonus>(&task.bonus->asks);
    const bool has = theme != nullptr ? task.graph->has(theme->theme, word)
                                      : is_met(*task.bonus, word, way, *task.colours);
    return has ? task.bonus->points : 0;
}

using Use = std::function<void(const Path&)>;

void extend(const Task& task, std::size_t size, Path& way, const Use& use) {
    if (way.size() == size) return use(way);
    for (const std::int8_t next : next_cells(way.back())) {
        if (task.filled.has(static_cast<std::size_t>(next))) continue;
        way.push_back(next);
        extend(task, size, way, use);
        way.resize(way.size() - 1);
    }
}

void for_each_way(const Task& task, std::size_t size, const Use& use) {
    const Cells starts = first_cells(task.filled);
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        if (!starts.has(cell)) continue;
        Path way{static_cast<std::int8_t>(cell)};
        extend(task, size, way, use);
    }
}

std::vector<std::string> words_of(const Task& task) {
    std::vector<std::string> words = task.graph->like(task.list, "*", 1'000'000);
    const ThemeBonus* theme = task.bonus == nullptr ? nullptr : std::get_if<ThemeBonus>(&task.bonus->asks);
    if (theme == nullptr) return words;
    for (const List list : {theme->theme, task.list == List::words ? List::names : task.list}) {
        for (std::string& word : task.graph->like(list, "*", 1'000'000)) words.push_back(std::move(word));
    }
    return words;
}

int value_of(const Taste& taste, int points, const Path& way) {
    int value = taste.point * points;
    for (const std::int8_t cell : way) value += taste.cells[static_cast<std::size_t>(cell)];
    return value;
}

// The values of the `count` best, found one by one.
std::vector<int> one_by_one(const Task& task, std::size_t count, Apart apart, const Taste& taste) {
    std::map<std::string, int> best;
    for (const std::string& word : words_of(task)) {
        for_each_way(task, word.size(), [&](const Path& way) {
            const std::string key = apart == Apart::words ? word : std::string(way.begin(), way.end());
            const int value = value_of(taste, points_of(task, word, way) + bonus_of(task, word, way), way);
            const auto [place, is_new] = best.try_emplace(key, value);
            place->second = std::max(place->second, value);
        });
    }
    std::vector<int> values;
    for (const auto& [key, value] : best) values.push_back(value);
    std::ranges::sort(values, std::greater{});
    values.resize(std::min(values.size(), count));
    return values;
}

void expect_true(const Task& task, const std::vector<Found>& found) {
    const Cells starts = first_cells(task.filled);
    for (const Found& each : found) {
        ASSERT_EQ(each.word.size(), each.cells.size());
        EXPECT_TRUE(starts.has(static_cast<std::size_t>(each.cells[0])));
        for (const std::int8_t cell : each.cells) EXPECT_FALSE(task.filled.has(static_cast<std::size_t>(cell)));
        EXPECT_EQ(each.letters, points_of(task, each.word, each.cells)) << each.word;
        EXPECT_EQ(each.bonus, bonus_of(task, each.word, each.cells)) << each.word;
    }
}

std::vector<int> values_of(const Taste& taste, const std::vector<Found>& found) {
    std::vector<int> values;
    for (const Found& each : found) values.push_back(value_of(taste, each.total(), each.cells));
    return values;
}

// Words of few letters, so that many score, and score alike.
lexicon::Lists some_lists(core::Rng& rng) {
    lexicon::Lists lists;
    const std::string letters = "ABCEMNOSTX";
    for (std::size_t list = 0; list < lexicon::list_count; ++list) {
        for (int i = 0; i < (list == 0 ? 60 : 8); ++i) {
            std::string word(2 + rng.below(rng.chance(4) ? 12 : 6), ' ');
            for (char& each : word) each = letters[rng.below(static_cast<std::uint32_t>(letters.size()))];
            lists[list].push_back(word);
        }
    }
    return lists;
}

Trays some_trays(core::Rng& rng, std::string_view from) {
    std::string letters(from);
    rng.shuffle(letters);
    Trays trays;
    for (std::size_t i = 0; i < trays.size(); ++i) trays[i] = Letter(letter_cards.find(letters[i]));
    return trays;
}

// As after a few words: ways laid at random.
Cells some_sheet(core::Rng& rng, std::uint32_t words) {
    Cells filled;
    for (std::uint32_t word = 0; word < words; ++word) {
        const Cells starts = first_cells(filled);
        std::size_t cell = rng.below(cell_count);
        while (!starts.has(cell)) cell = rng.below(cell_count);
        for (std::uint32_t size = 2 + rng.below(8); size > 0; --size) {
            filled.add(cell);
            const auto next = next_cells(static_cast<int>(cell));
            if (next.empty()) break;
            cell = static_cast<std::size_t>(next[rng.below(static_cast<std::uint32_t>(next.size()))]);
            if (filled.has(cell)) break;
        }
    }
    return filled;
}

Taste some_taste(core::Rng& rng) {
    Taste taste{.point = rng.die(4)};
    for (std::int8_t& cell : taste.cells) {
        cell = static_cast<std::int8_t>(static_cast<int>(rng.below(2 * taste_max + 1)) - taste_max);
    }
    return taste;
}

TEST(Search, finds_the_best_with_every_bonus_on_every_kind_of_sheet) {
    core::Rng rng(1);
    for (int lexicon = 0; lexicon < 8; ++lexicon) {
        const Graph& graph = graph_over(some_lists(rng));
        for (int card = -1; card < bonus_count; ++card) {
            const Colours& colours = colours_of(Grid(rng.below(2)), static_cast<int>(rng.below(layout_count)));
            const Task task{.graph = &graph, .list = rng.chance(4) ? List::common : List::words, .colours = &colours,
                            .filled = some_sheet(rng, rng.below(6)), .trays = some_trays(rng, "ABCEMNOST"),
                            .bonus = card < 0 ? nullptr : &bonus_card(card)};
            const std::size_t count = 1 + rng.below(30);
            for (const Apart apart : {Apart::cells, Apart::words}) {
                const std::vector<Found> found = best_words(task, count, apart);
                EXPECT_EQ(values_of({}, found), one_by_one(task, count, apart, {})) << "card " << card;
                expect_true(task, found);
            }
            const Taste taste = some_taste(rng);
            const std::vector<Found> tasty = best_words(task, count, taste);
            EXPECT_EQ(values_of(taste, tasty), one_by_one(task, count, Apart::cells, taste)) << "card " << card;
            expect_true(task, tasty);
            const std::optional<Found> best = best_word(task);
            const std::vector<int> top = one_by_one(task, 1, Apart::cells, {});
            EXPECT_EQ(best ? best->total() : -1, top.empty() ? -1 : top[0]);
        }
    }
}

TEST(Search, finds_nothing_where_nothing_fits) {
    const Graph& graph = graph_over({{{"ABBA"}}});
    Cells filled = Cells::all();
    Task task{.graph = &graph, .colours = &colours_of(Grid::a, 0), .filled = filled};
    EXPECT_FALSE(best_word(task));
    filled = Cells::from_bits(Cells::all().bits() & ~(Cells::Bits{7} << 46));  // three cells of the last line
    task.filled = filled;
    EXPECT_FALSE(best_word(task));
    task.list = List::names;  // an empty list
    task.filled = {};
    EXPECT_FALSE(best_word(task));
}

TEST(Search, takes_a_name_in_a_round_with_a_theme_only) {
    lexicon::Lists lists;
    lists[static_cast<std::size_t>(List::words)] = {"MER"};
    lists[static_cast<std::size_t>(List::names)] = {"ANNA"};
    const Graph& graph = graph_over(lists);
    const Trays trays{Letter::A, Letter::N, Letter::T};
    Task task{.graph = &graph, .colours = &colours_of(Grid::a, 0), .trays = trays, .bonus = &bonus_card(0)};
    EXPECT_EQ(best_word(task)->word, "ANNA");
    EXPECT_EQ(best_word(task)->bonus, 0) << "it is not on the theme's list";
    task.bonus = nullptr;
    EXPECT_EQ(best_word(task)->word, "MER");
}

// The best by going through the whole list; words that cannot reach what there is are not laid.
int best_of_all(const Task& task, const std::vector<std::string>& words) {
    int best = -1;
    for (const std::string& word : words) {
        const auto hits = std::ranges::count_if(word, [&](char c) {
            return std::ranges::any_of(task.trays, [&](Letter letter) { return char_of(letter) == c; });
        });
        const int bonus = task.bonus == nullptr ? 0 : task.bonus->points;
        if (2 * static_cast<int>(hits) + bonus <= best) continue;
        for_each_way(task, word.size(), [&](const Path& way) {
            best = std::max(best, points_of(task, word, way) + bonus_of(task, word, way));
        });
    }
    return best;
}

TEST(Search, finds_the_best_of_the_whole_french_list) {
    const Graph* graph = lexicon::graph_of(lexicon::Language::french);
    core::Rng rng(3);
    for (const int card : {-1, 9, 26, 29, 32, 35}) {  // none, cooking, eight letters, a turn, two and two, three
        const Task task{.graph = graph, .colours = &colours_of(Grid(rng.below(2)), 0),
                        .filled = some_sheet(rng, 1 + rng.below(3)), .trays = some_trays(rng, letter_cards),
                        .bonus = card < 0 ? nullptr : &bonus_card(card)};
        EXPECT_EQ(best_word(task)->total(), best_of_all(task, words_of(task))) << "card " << card;
    }
}

}  // namespace
}  // namespace colorwords

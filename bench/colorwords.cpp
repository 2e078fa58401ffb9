// The best word of a sheet over the whole French list: the search against going through the list word by word. Every
// position has letters of its own, so nothing learnt about one draw helps with the next.
#include <algorithm>
#include <array>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "core/rng.hpp"
#include "games/colorwords/rules.hpp"
#include "games/colorwords/search.hpp"
#include "games/colorwords/sheet.hpp"

namespace bench {

namespace {

using namespace colorwords;
using lexicon::List;

constexpr int positions_count = 24;

const lexicon::Graph& french() { return *lexicon::graph_of(lexicon::Language::french); }

std::array<Letter, letter_count> shuffled_letters(core::Rng& rng) {
    std::array<Letter, letter_count> letters{};
    for (std::size_t i = 0; i < letter_count; ++i) letters[i] = Letter(i);
    rng.shuffle(letters);
    return letters;
}

// Sheets after none to five good words, half of them on each grid.
std::vector<Task> some_tasks(core::Rng& rng) {
    std::vector<Task> tasks;
    for (int i = 0; i < positions_count; ++i) {
        const auto letters = shuffled_letters(rng);
        Task task{.graph = &french(), .colours = &colours_of(Grid(i % 2), 0)};
        for (std::size_t round = 0;; ++round) {
            std::copy_n(letters.begin() + static_cast<std::ptrdiff_t>(3 * round), colour_count, task.trays.begin());
            if (static_cast<int>(round) == i / 2 % round_count) break;
            const std::optional<Found> found = best_word(task);
            for (const std::int8_t cell : found.value().cells) task.filled.add(static_cast<std::size_t>(cell));
        }
        tasks.push_back(task);
    }
    return tasks;
}

// The best of a list by laying its words one after another, those left out that cannot come to more than there is.
class WordByWord {
public:
    WordByWord() {
        for (const List list : {List::words, List::names}) add(list);
        for (int list = static_cast<int>(List::cinema); list <= static_cast<int>(List::people); ++list) add(List(list));
    }

    int best(const Task& task) {
        best_ = 0;
        const ThemeBonus* theme = task.bonus == nullptr ? nullptr : std::get_if<ThemeBonus>(&task.bonus->asks);
        const int bonus = task.bonus == nullptr || theme != nullptr ? 0 : task.bonus->points;
        lay_all(task, List::words, 0, bonus);
        if (theme == nullptr) return best_;
        lay_all(task, List::names, 0, 0);
        lay_all(task, theme->theme, task.bonus->points, 0);
        return best_;
    }

private:
    void add(List list) { words_[static_cast<std::size_t>(list)] = french().like(list, "*", 1'000'000); }

    void lay_all(const Task& task, List list, int sure, int bonus) {
        const Cells starts = first_cells(task.filled);
        for (const std::string& word : words_[static_cast<std::size_t>(list)]) {
            int most = sure + bonus;
            for (const char c : word) most += 2 * (tray_of(task, c) < colour_count ? 1 : 0);
            if (most <= best_) continue;
            for (int cell = 0; cell < cell_count; ++cell) {
                way_ = {};
                if (starts.has(static_cast<std::size_t>(cell))) lay(task, word, cell, sure);
            }
        }
    }

    static std::size_t tray_of(const Task& task, char c) {
        std::size_t tray = 0;
        while (tray < colour_count && char_of(task.trays[tray]) != c) ++tray;
        return tray;
    }

    void lay(const Task& task, const std::string& word, int cell, int points) {
        if (task.filled.has(static_cast<std::size_t>(cell))) return;
        const std::size_t tray = tray_of(task, word[way_.size()]);
        const auto colour = static_cast<std::size_t>((*task.colours)[static_cast<std::size_t>(cell)]);
        if (tray < colour_count) points += colour == tray + 1 ? 2 : 1;
        way_.push_back(static_cast<std::int8_t>(cell));
        if (way_.size() == word.size()) {
            const bool is_met = task.bonus != nullptr && colorwords::is_met(*task.bonus, word, way_, *task.colours);
            best_ = std::max(best_, points + (is_met ? task.bonus->points : 0));
        } else {
            for (const std::int8_t next : next_cells(cell)) lay(task, word, next, points);
        }
        way_.resize(way_.size() - 1);
    }

    std::array<std::vector<std::string>, lexicon::list_count> words_{};
    Path way_{};
    int best_ = 0;
};

struct Kind {
    const char* what;
    std::vector<int> cards;  // taken in turn; -1: none
    const char* goal;
};

Result best_word_of(const Kind& kind, std::vector<Task> tasks, WordByWord& word_by_word) {
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        const int card = kind.cards[i % kind.cards.size()];
        tasks[i].bonus = card < 0 ? nullptr : &bonus_card(card);
    }
    std::size_t ours = 0, theirs = 0;
    const Compared compared = compare(
        [&] {
            return rate(Clock::cpu, [&] {
                best_word(tasks[ours++ % tasks.size()]);
                return 1;
            });
        },
        [&] {
            return rate(Clock::cpu, [&] {
                const Task& task = tasks[theirs++ % tasks.size()];
                const auto found = best_word(task);
                CHECK(word_by_word.best(task) == (found ? found->total() : 0));  // costs it a hundredth
                return 1;
            });
        });
    return {.what = std::string("best word, ") + kind.what, .unit = "sheets/s", .ours = compared.ours,
            .against = "word by word", .theirs = compared.theirs, .ratio = compared.ratio, .goal = kind.goal};
}

std::int64_t actions_at_random(core::Rng& rng) {
    State state = Rules::setup({}, 4);
    std::int64_t actions = 0;
    for (core::Seats actors = Rules::to_act(state); !actors.empty(); actors = Rules::to_act(state), ++actions) {
        const core::Seat actor = actors.first();
        const bool is_natural = actor == core::Seat::nature;
        const Rules::Action action = is_natural ? Rules::nature(state, rng)
                                                : Rules::suggest(Rules::view(state, actor), rng);
        CHECK(Rules::apply(state, actor, action));
    }
    return actions;
}

}  // namespace

std::vector<Result> colorwords_search() {
    core::Rng rng(1);
    const std::vector<Task> tasks = some_tasks(rng);
    WordByWord word_by_word;
    const char* with_bonus = "50/s (20 ms), 60 times word by word";
    const std::array<Kind, 7> kinds = {{{"no bonus", {-1}, "500/s (2 ms), 60 times word by word"},
                                        {"theme", {0, 3, 5, 9, 11}, with_bonus},
                                        {"first letter", {12, 14, 17}, with_bonus},
                                        {"straight", {18, 20}, with_bonus},
                                        {"size", {22, 24, 26}, with_bonus},
                                        {"turn", {27, 28, 29}, with_bonus},
                                        {"cells", {30, 31, 32, 33, 34, 35}, with_bonus}}};
    std::vector<Result> results;
    for (const Kind& kind : kinds) results.push_back(best_word_of(kind, tasks, word_by_word));
    const double actions = rate(Clock::cpu, [&] { return actions_at_random(rng); });
    results.push_back({.what = "random play of four, typed", .unit = "actions/s", .ours = actions});
    return results;
}

}  // namespace bench

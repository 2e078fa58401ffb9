// The beginner. A handful of short words that everybody uses come to mind, each in a few places; the best of these is
// written. The bonus is forgotten now and then.
#include <algorithm>

#include "games/colorwords/bots.hpp"
#include "games/colorwords/guess.hpp"
#include "games/colorwords/manners.hpp"
#include "games/colorwords/sheet.hpp"
#include "games/colorwords/writing.hpp"

namespace colorwords {

namespace {

using lexicon::Graph;
using lexicon::List;

constexpr std::size_t shortest = 3, longest = 6;  // letters of a word that comes to mind
constexpr int words_seen = 5;
constexpr int ways_seen = 3;                      // of each
constexpr std::uint32_t forgets_one_in = 3;       // bonuses

bool has_drawn_letter(const std::string& word, const Trays& trays) {
    return std::ranges::any_of(trays, [&](Letter letter) { return word.find(char_of(letter)) != std::string::npos; });
}

// Common words of the list that hold one of the letters drawn.
std::vector<std::string> known_words(const Graph& graph, List list, const Trays& trays) {
    constexpr std::size_t no_limit = 100'000;
    std::vector<std::string> words;
    for (std::size_t size = shortest; size <= longest; ++size) {
        for (std::string& word : graph.like(list, std::string(size, '?'), no_limit)) {
            const bool is_known = list == List::common || graph.has(List::common, word);
            if (is_known && has_drawn_letter(word, trays)) words.push_back(std::move(word));
        }
    }
    return words;
}

class Tries {
public:
    Tries(const Open& open, core::Seat me, bool sees_bonus)
        : open_(open), me_(at(me)), filled_(filled_cells(open, me_)), sees_bonus_(sees_bonus) {}

    void add(const std::string& word, bool is_of_theme, core::Rng& rng) {
        for (int i = 0; i < ways_seen; ++i) {
            Entry entry{.word = word, .cells = any_way(filled_, rng), .claims_theme = is_of_theme};
            if (entry.cells.size() < word.size()) continue;
            entry.cells.resize(word.size());
            const Result result = scored(open_, me_, entry);
            const int points = result.letters + (sees_bonus_ ? result.bonus : 0);
            if (best_ && points <= points_) continue;
            best_ = Found{.word = word, .cells = entry.cells, .letters = result.letters, .bonus = result.bonus};
            points_ = points;
        }
    }
    const std::optional<Found>& best() const { return best_; }

private:
    const Open& open_;
    const std::size_t me_;
    const Cells filled_;
    const bool sees_bonus_;
    std::optional<Found> best_;
    int points_ = 0;
};

Write write(const Open& open, core::Seat me, core::Rng& rng) {
    const Graph& graph = *lexicon::graph_of(open.config.lexicon);
    const bool sees_bonus = !rng.chance(forgets_one_in);
    const std::optional<List> theme = sees_bonus ? theme_of(open.bonus) : std::nullopt;
    Tries tries(open, me, sees_bonus);
    const auto think_of = [&](List list, bool is_theme) {
        const std::vector<std::string> words = known_words(graph, list, open.trays);
        for (int i = 0; i < words_seen && !words.empty(); ++i) tries.add(rng.pick(words), is_theme, rng);
    };
    think_of(List::common, false);
    if (theme) think_of(*theme, true);
    if (tries.best()) return sent(open, tries.best());
    // Little room is left: whatever fits.
    Task task = task_of(open, me, List::common);
    task.bonus = nullptr;
    return sent(open, best_word(task));
}

}  // namespace

Rules::Action Apprenti::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget&) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) return Rules::suggest(view, rng);  // any star
    if (open.phase != Phase::writing) return reply(open, me);
    return write(open, me, rng);
}

}  // namespace colorwords

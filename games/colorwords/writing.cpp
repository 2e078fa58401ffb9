#include "games/colorwords/writing.hpp"

#include <numeric>

#include "games/colorwords/sheet.hpp"

namespace colorwords {
namespace {

using lexicon::Graph;
using lexicon::List;

std::unexpected<Illegal> refuse(Illegal why) { return std::unexpected(why); }

constexpr std::size_t letter_bytes_max = 4;  // a letter of two bytes, and a mark of two that follows it

bool is_on_grid(int cell) { return cell >= 0 && cell < cell_count; }

bool can_follow(int cell, int next) {
    for (const std::int8_t each : next_cells(cell)) {
        if (each == next) return true;
    }
    return false;
}

Rules::Verdict check_way(const Path& cells, Cells filled) {
    for (const std::int8_t cell : cells) {
        if (!is_on_grid(cell)) return refuse(Illegal::off_the_grid);
    }
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (!can_follow(cells[i - 1], cells[i])) return refuse(Illegal::wrong_step);  // R8
    }
    for (const std::int8_t cell : cells) {
        if (filled.has(static_cast<std::size_t>(cell))) return refuse(Illegal::occupied);
    }
    if (!first_cells(filled).has(static_cast<std::size_t>(cells[0]))) return refuse(Illegal::wrong_start);  // R7
    return {};
}

bool is_known(const Open& open, std::string_view word, const Graph& graph) {
    return graph.has(List::words, word) || (theme_of(open.bonus) && graph.has(List::names, word));  // R11
}

bool may_be_unknown(const Open& open) { return open.config.unknown == Unknown::ask || theme_of(open.bonus); }  // R12

}  // namespace

std::expected<Judged, Illegal> judge(const Open& open, std::size_t seat, const Write& write, const Graph* graph) {
    if (graph == nullptr) return refuse(Illegal::no_lexicon);
    if (write.claims_theme && !theme_of(open.bonus)) return refuse(Illegal::no_theme);
    if (write.word.empty()) {
        if (!write.cells.empty()) return refuse(Illegal::wrong_length);
        return Judged{};
    }
    const std::optional<std::string> word = lexicon::folded(write.word);  // R10
    if (!word) return refuse(Illegal::not_letters);
    if (word->size() < lexicon::word_min) return refuse(Illegal::too_short);
    const bool is_long = word->size() > lexicon::word_max || write.word.size() > letter_bytes_max * word->size();
    if (is_long) return refuse(Illegal::too_long);
    if (word->size() != write.cells.size()) return refuse(Illegal::wrong_length);
    if (const auto way = check_way(write.cells, filled_cells(open, seat)); !way) return refuse(way.error());
    if (!is_known(open, *word, *graph) && !may_be_unknown(open)) return refuse(Illegal::unknown_word);
    const Entry entry{.word = *word, .cells = write.cells, .claims_theme = write.claims_theme};
    return Judged{.entry = entry, .asks = questions_of(open, entry, *graph)};
}

Asks questions_of(const Open& open, const Entry& entry, const Graph& graph) {
    Asks asks;
    if (entry.word.empty()) return asks;
    if (!is_known(open, entry.word, graph)) asks.push_back(Question::word);
    if (entry.claims_theme) asks.push_back(Question::theme);
    return asks;
}

Result scored(const Open& open, std::size_t seat, const Entry& entry) {
    Result result{.entry = entry};
    if (entry.word.empty()) return result;  // R13
    const Colours& colours = colours_of(open, seat);
    const auto points = letter_points(entry.word, entry.cells, colours, open.trays);
    const Bonus& bonus = bonus_card(open.bonus);
    const bool has_bonus = entry.claims_theme || is_met(bonus, entry.word, entry.cells, colours);
    result.stands = true;
    result.letters = static_cast<std::int8_t>(std::accumulate(points.begin(), points.end(), 0));
    result.bonus = has_bonus ? bonus.points : std::int8_t{0};
    return result;
}

}  // namespace colorwords

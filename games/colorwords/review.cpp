#include "games/colorwords/review.hpp"

#include "games/colorwords/sheet.hpp"

namespace colorwords {

namespace {

constexpr std::size_t best_count = 3;

}  // namespace

Advice Review::advise(const View& view) {
    Advice advice;
    const lexicon::Graph* graph = lexicon::graph_of(view.open.config.lexicon);
    if (view.open.rounds.empty() || graph == nullptr) return advice;
    Open before = view.open;
    const Round round = before.rounds.back();
    before.rounds.resize(before.rounds.size() - 1);
    advice.round = static_cast<std::int8_t>(before.rounds.size());
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(before.seats); ++seat) {
        const Task task{.graph = graph, .list = lexicon::List::words, .colours = &colours_of(before, seat),
                        .filled = filled_cells(before, seat), .trays = round.trays,
                        .bonus = &bonus_card(round.bonus)};
        advice.best.push_back(best_words(task, best_count, Apart::words));
    }
    return advice;
}

}  // namespace colorwords

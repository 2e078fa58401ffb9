// What a seat sees of the table and of others' actions, and what would come of a word before it is sent.
#include "games/colorwords/rules.hpp"
#include "games/colorwords/sheet.hpp"
#include "games/colorwords/writing.hpp"

namespace colorwords {

using core::Seat;
using Action = Rules::Action;

namespace {

std::string sheet_text(const Open& open, std::size_t seat) {
    std::string text(cell_count, '.');
    for (const Round& round : open.rounds) {
        const auto& [entry, stands, letters, bonus] = round.results[seat];
        for (std::size_t i = 0; stands && i < entry.word.size(); ++i) {
            text[static_cast<std::size_t>(entry.cells[i])] = entry.word[i];
        }
    }
    return text;
}

std::string colours_text(const Open& open, std::size_t seat) {
    std::string text;
    for (const Colour colour : colours_of(open, seat)) text += "*BYR"[static_cast<std::size_t>(colour)];
    return text;
}

Board board_of(const Open& open) {
    Board board;
    for (const Round& round : open.rounds) board.bonuses.push_back(bonus_card(round.bonus));
    const bool is_under_way = open.phase == Phase::writing || open.phase == Phase::voting;
    if (is_under_way) board.bonuses.push_back(bonus_card(open.bonus));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(open.seats); ++seat) {
        board.sheets.push_back(sheet_text(open, seat));
        board.colours.push_back(colours_text(open, seat));
        board.totals.push_back(static_cast<std::int16_t>(total_points(open, seat)));
        board.specials.push_back(static_cast<std::int8_t>(special_points(open, seat)));
        board.empty.push_back(static_cast<std::int8_t>(cell_count - filled_cells(open, seat).size()));
    }
    if (open.seats == 1 && open.phase == Phase::over) {
        board.rating = static_cast<std::int8_t>(rating_of(open.config.grid, board.totals[0]));
    }
    return board;
}

}  // namespace

View Rules::view(const State& state, Seat me) {
    View view{.me = me, .open = state.open, .board = board_of(state.open)};
    if (is_player(me) && !state.drafts.empty()) view.draft = state.drafts[at(me)];
    return view;
}

std::optional<Action> Rules::redact(const Action& action, Seat actor, Seat reader) {
    const Write* write = std::get_if<Write>(&action);
    if (write == nullptr || reader == actor) return action;
    return Write{.is_sent = write->is_sent};  // R31
}

std::expected<Preview, Illegal> Rules::preview(const View& view, const Action& action) {
    State state{.open = view.open};
    if (view.open.phase == Phase::writing) {
        state.drafts.resize(static_cast<std::size_t>(view.open.seats));
        if (is_player(view.me)) state.drafts[at(view.me)] = view.draft;
    }
    if (const auto taken = apply(state, view.me, action); !taken) return std::unexpected(taken.error());
    const Write* write = std::get_if<Write>(&action);
    if (write == nullptr) return Preview{};
    const auto judged = judge(view.open, at(view.me), *write, lexicon::graph_of(view.open.config.lexicon));
    CHECK(judged);  // or it would not have been taken
    const auto& [entry, asks] = *judged;
    return Preview{.word = entry.word,
                   .letters = letter_points(entry.word, entry.cells, colours_of(view.open, at(view.me)),
                                            view.open.trays),
                   .bonus = scored(view.open, at(view.me), entry).bonus,
                   .asks = asks};
}

}  // namespace colorwords

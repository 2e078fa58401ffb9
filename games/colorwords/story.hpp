// A game of Color Words told in a test as one would tell it at the table: what is drawn, who writes what where. Every
// step must be allowed by the rules; a test fails at the step that is not.
#pragma once

#include <gtest/gtest.h>

#include "games/colorwords/rules.hpp"
#include "games/colorwords/sheet.hpp"

namespace colorwords {

inline constexpr core::Seat ann{0}, bob{1}, cem{2}, nature = core::Seat::nature;

// Bonus cards by what they ask.
inline constexpr std::int8_t cinema = 0, nature_theme = 5, cooking = 9, first_letter_a = 12, straight_right = 18,
                             straight_down = 20, four_letters = 22, eight_letters = 26, turn_on_blue = 27,
                             turn_on_red = 29, two_blue_two_yellow = 30, three_red = 35;

// "C2" is column C, line 2.
inline std::int8_t cell(std::string_view name) {
    return static_cast<std::int8_t>(side * (name[1] - '1') + (name[0] - 'A'));
}

inline Path way(std::string_view names) {  // "A1 A2 B2"
    Path cells;
    for (std::size_t i = 0; i < names.size(); i += 3) cells.push_back(cell(names.substr(i, 2)));
    return cells;
}

inline Letter letter(char name) { return Letter(letter_cards.find(name)); }

inline Trays trays(std::string_view blue_yellow_red) {
    return {letter(blue_yellow_red[0]), letter(blue_yellow_red[1]), letter(blue_yellow_red[2])};
}

inline Write sent(std::string_view word, std::string_view cells) {
    return {.word = std::string(word), .cells = way(cells), .is_sent = true};
}
inline Write drawn(std::string_view word, std::string_view cells) {
    return {.word = std::string(word), .cells = way(cells)};
}
inline Write claimed(Write write) {
    write.claims_theme = true;
    return write;
}
inline const Write no_word{.is_sent = true};

inline std::optional<Illegal> why_not(const State& state, core::Seat actor, const Rules::Action& action) {
    State changed = state;
    const auto verdict = Rules::apply(changed, actor, action);
    if (verdict) return std::nullopt;
    EXPECT_EQ(changed, state) << "a refused action changes nothing";
    return verdict.error();
}

class Story {
public:
    explicit Story(const Config& config = {}, int seats = 2) : state(Rules::setup(config, seats)) {}

    Story& does(core::Seat actor, const Rules::Action& action) {
        const auto verdict = Rules::apply(state, actor, action);
        EXPECT_TRUE(verdict) << core::name_of(verdict.error()) << " in round " << int{state.open.round};
        return *this;
    }
    Story& draws(std::string_view blue_yellow_red, std::int8_t bonus) {
        return does(nature, Draw{trays(blue_yellow_red), bonus});
    }
    // A word for each seat, in their order; whoever is not named writes none.
    Story& write(const std::vector<Write>& words) {
        for (int seat = 0; seat < state.open.seats; ++seat) {
            const auto each = static_cast<std::size_t>(seat);
            does(core::Seat(seat), each < words.size() ? words[each] : no_word);
        }
        return *this;
    }
    // All who are still asked do this.
    Story& all_do(const Rules::Action& action) {
        const core::Seats actors = Rules::to_act(state);
        for (int seat = 0; seat < state.open.seats; ++seat) {
            if (actors.has(core::Seat(seat))) does(core::Seat(seat), action);
        }
        return *this;
    }
    Story& go_on() { return all_do(GoOn{}); }

    // As if these cells had been filled by words of earlier rounds, thirteen in each.
    Story& has_filled(core::Seat seat, Cells cells) {
        Entry entry;
        std::size_t round = 0;
        const auto put = [&] {
            while (state.open.rounds.size() <= round) {
                Round empty;
                empty.results.resize(static_cast<std::size_t>(state.open.seats));
                state.open.rounds.push_back(empty);
                state.open.round = static_cast<std::int8_t>(state.open.rounds.size());
            }
            state.open.rounds[round++].results[at(seat)] = {.entry = entry, .stands = true};
            entry = {};
        };
        for (std::size_t each = 0; each < cell_count; ++each) {
            if (!cells.has(each)) continue;
            entry.word += 'A';
            entry.cells.push_back(static_cast<std::int8_t>(each));
            if (entry.cells.size() == Path::capacity) put();
        }
        if (!entry.word.empty()) put();
        return *this;
    }

    core::Seats to_act() const { return Rules::to_act(state); }
    Phase phase() const { return state.open.phase; }
    Board board() const { return Rules::view(state, core::Seat::spectator).board; }
    Result result(core::Seat seat) const { return state.open.rounds.back().results[at(seat)]; }  // of the last round
    int points(core::Seat seat) const { return result(seat).letters + result(seat).bonus; }

    State state;
};

}  // namespace colorwords

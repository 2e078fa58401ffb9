#include "games/colorwords/grid.hpp"

#include <algorithm>

namespace colorwords {
namespace {

using lexicon::List;

constexpr int right_step = 1, down_step = side;

constexpr std::array<std::string_view, 2> printed = {  // R1
    "*YRBYRB"
    "RBYRBYR"
    "YRBYRBY"
    "BYRBYRB"
    "RBYRBYR"
    "YRBYRBY"
    "BYRBYRB",
    "*YBYBRR"
    "BYYBBRR"
    "RRYBYBY"
    "YRBYRRB"
    "BBRYYBR"
    "RBBRRYY"
    "YYRRBYB"};

// What blue, yellow and red of the printing become. (R2)
constexpr std::array<std::string_view, layout_count> orders = {"BYR", "YRB", "RBY", "BRY", "YBR", "RYB"};

constexpr Colour colour_named(char letter) {
    switch (letter) {
        case 'B': return Colour::blue;
        case 'Y': return Colour::yellow;
        case 'R': return Colour::red;
        default: return Colour::none;
    }
}

constexpr Colour exchanged(Colour colour, std::string_view order) {
    return colour == Colour::none ? colour : colour_named(order[static_cast<std::size_t>(colour) - 1]);
}

constexpr auto layouts = [] {
    std::array<std::array<Colours, layout_count>, printed.size()> made{};
    for (std::size_t grid = 0; grid < made.size(); ++grid) {
        for (std::size_t layout = 0; layout < layout_count; ++layout) {
            for (std::size_t cell = 0; cell < cell_count; ++cell) {
                made[grid][layout][cell] = exchanged(colour_named(printed[grid][cell]), orders[layout]);
            }
        }
    }
    return made;
}();

constexpr std::array<Bonus, bonus_count> bonus_cards = {{  // R4
    {ThemeBonus{List::cinema}, 3}, {ThemeBonus{List::literature}, 3}, {ThemeBonus{List::sports}, 3},
    {ThemeBonus{List::fashion}, 3}, {ThemeBonus{List::travel}, 3}, {ThemeBonus{List::nature}, 3},
    {ThemeBonus{List::science}, 3}, {ThemeBonus{List::music}, 3}, {ThemeBonus{List::games}, 3},
    {ThemeBonus{List::cooking}, 3}, {ThemeBonus{List::history}, 3}, {ThemeBonus{List::people}, 3},
    {FirstLetter{Letter::A}, 2}, {FirstLetter{Letter::C}, 2}, {FirstLetter{Letter::D}, 2},
    {FirstLetter{Letter::M}, 2}, {FirstLetter{Letter::P}, 2}, {FirstLetter{Letter::S}, 2},
    {Straight{Direction::right}, 2}, {Straight{Direction::right}, 2},
    {Straight{Direction::down}, 2}, {Straight{Direction::down}, 2},
    {Size{4}, 2}, {Size{5}, 2}, {Size{6}, 3}, {Size{7}, 3}, {Size{8}, 4},
    {Turn{Colour::blue}, 2}, {Turn{Colour::yellow}, 2}, {Turn{Colour::red}, 2},
    {Covers{{2, 2, 0}}, 3}, {Covers{{0, 2, 2}}, 3}, {Covers{{2, 0, 2}}, 3},
    {Covers{{3, 0, 0}}, 4}, {Covers{{0, 3, 0}}, 4}, {Covers{{0, 0, 3}}, 4},
}};

Colour colour_at(const Colours& colours, std::int8_t cell) { return colours[static_cast<std::size_t>(cell)]; }

bool meets(const ThemeBonus&, std::string_view, const Path&, const Colours&) { return false; }

bool meets(const FirstLetter& asked, std::string_view word, const Path&, const Colours&) {
    return word.starts_with(char_of(asked.letter));
}

bool meets(const Straight& asked, std::string_view, const Path& cells, const Colours&) {
    const int step = asked.direction == Direction::right ? right_step : down_step;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (cells[i] - cells[i - 1] != step) return false;
    }
    return true;
}

bool meets(const Size& asked, std::string_view word, const Path&, const Colours&) {
    return static_cast<int>(word.size()) == asked.letters;
}

bool meets(const Turn& asked, std::string_view, const Path& cells, const Colours& colours) {  // R16
    for (std::size_t i = 1; i + 1 < cells.size(); ++i) {
        const bool is_turn = cells[i] - cells[i - 1] != cells[i + 1] - cells[i];
        if (is_turn && colour_at(colours, cells[i]) == asked.colour) return true;
    }
    return false;
}

bool meets(const Covers& asked, std::string_view, const Path& cells, const Colours& colours) {
    for (int colour = 0; colour < colour_count; ++colour) {
        const auto covered = std::ranges::count_if(
            cells, [&](std::int8_t cell) { return colour_at(colours, cell) == Colour(colour + 1); });
        if (covered < asked.cells[static_cast<std::size_t>(colour)]) return false;
    }
    return true;
}

}  // namespace

const Colours& colours_of(Grid grid, int layout) {
    CHECK(layout >= 0 && layout < layout_count);
    return layouts[static_cast<std::size_t>(grid)][static_cast<std::size_t>(layout)];
}

const Bonus& bonus_card(int card) {
    CHECK(card >= 0 && card < bonus_count);
    return bonus_cards[static_cast<std::size_t>(card)];
}

bool is_met(const Bonus& bonus, std::string_view word, const Path& cells, const Colours& colours) {
    return std::visit([&](const auto& asked) { return meets(asked, word, cells, colours); }, bonus.asks);
}

core::List<std::int8_t, lexicon::word_max> letter_points(std::string_view word, const Path& cells,
                                                         const Colours& colours, const Trays& trays) {
    core::List<std::int8_t, lexicon::word_max> points;
    for (std::size_t i = 0; i < word.size(); ++i) {
        std::int8_t scored = 0;
        for (int tray = 0; tray < colour_count; ++tray) {
            if (char_of(trays[static_cast<std::size_t>(tray)]) != word[i]) continue;
            scored = colour_at(colours, cells[i]) == Colour(tray + 1) ? 2 : 1;  // R14
        }
        points.push_back(scored);
    }
    return points;
}

}  // namespace colorwords

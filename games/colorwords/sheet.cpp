#include "games/colorwords/sheet.hpp"

#include <algorithm>

namespace colorwords {
namespace {

using Bits = Cells::Bits;

constexpr Bits bit(int cell) { return Bits{1} << cell; }

constexpr Bits first_column = [] {
    Bits cells = 0;
    for (int line = 0; line < side; ++line) cells |= bit(side * line);
    return cells;
}();
constexpr Bits last_column = first_column << (side - 1);
constexpr Bits all_cells = Cells::all().bits();

constexpr std::array<Cells, star_count> star_cells = [] {
    std::array<Cells, star_count> made{};
    for (std::size_t i = 0; i < side; ++i) {
        for (std::size_t j = 0; j < side; ++j) {
            made[i].add(side * i + j);
            made[side + i].add(side * j + i);
        }
    }
    return made;
}();

// The least total for each star of the rating. (R27)
constexpr std::array<std::array<int, rating_max>, 2> rating_bounds = {{{40, 45, 50, 55, 60}, {50, 55, 60, 65, 70}}};

int empty_cells(const Open& open, std::size_t seat) {
    return cell_count - static_cast<int>(filled_cells(open, seat).size());
}

bool is_fullest(const Open& open, std::size_t seat) {
    const int empty = empty_cells(open, seat);
    if (open.seats == 1) return empty <= solo_empty_max;
    for (std::size_t other = 0; other < static_cast<std::size_t>(open.seats); ++other) {
        if (empty_cells(open, other) < empty) return false;
    }
    return true;
}

}  // namespace

const Colours& colours_of(const Open& open, std::size_t seat) {
    return colours_of(open.config.grid, open.config.layouts == Layouts::same ? 0 : static_cast<int>(seat));
}

Cells filled_cells(const Open& open, std::size_t seat) {
    Cells filled;
    for (const Round& round : open.rounds) {
        const Result& result = round.results[seat];
        if (!result.stands) continue;
        for (const std::int8_t cell : result.entry.cells) filled.add(static_cast<std::size_t>(cell));
    }
    return filled;
}

std::optional<lexicon::List> theme_of(int bonus) {
    if (bonus < 0) return std::nullopt;
    const ThemeBonus* asked = std::get_if<ThemeBonus>(&bonus_card(bonus).asks);
    return asked == nullptr ? std::nullopt : std::optional(asked->theme);
}

Cells first_cells(Cells filled) {
    const Bits cells = filled.bits();
    if (cells == 0) return {start};
    const Bits beside = (cells & ~last_column) << 1 | (cells & ~first_column) >> 1 | cells << side | cells >> side;
    return Cells::from_bits(beside & all_cells & ~cells);
}

core::List<std::int8_t, 2> next_cells(int cell) {
    core::List<std::int8_t, 2> next;
    if (cell % side != side - 1) next.push_back(static_cast<std::int8_t>(cell + 1));
    if (cell + side < cell_count) next.push_back(static_cast<std::int8_t>(cell + side));
    return next;
}

Cells cells_of_star(int star) { return star_cells[static_cast<std::size_t>(star)]; }

Stars full_stars(Cells filled) {
    Stars full;
    for (std::size_t star = 0; star < star_count; ++star) {
        if ((star_cells[star].bits() & ~filled.bits()) == 0) full.add(star);
    }
    return full;
}

Stars free_stars(const Open& open) {
    Stars free;
    for (std::size_t star = 0; star < star_count; ++star) {
        if (open.stars[star].ringed.empty() && !open.stars[star].is_crossed) free.add(star);
    }
    return free;
}

int special_points(const Open& open, std::size_t seat) {
    if (open.config.grid == Grid::a) {
        return open.phase == Phase::over && is_fullest(open, seat) ? fill_points : 0;  // R21, R25
    }
    const auto ringed = std::ranges::count_if(open.stars, [&](const Star& star) { return star.ringed.has(seat); });
    return star_points * static_cast<int>(ringed);  // R23
}

int total_points(const Open& open, std::size_t seat) {
    int total = special_points(open, seat);
    for (const Round& round : open.rounds) total += round.results[seat].letters + round.results[seat].bonus;
    return total;
}

int rating_of(Grid grid, int total) {
    return static_cast<int>(std::ranges::count_if(rating_bounds[static_cast<std::size_t>(grid)],
                                                  [total](int bound) { return total >= bound; }));
}

core::Outcome outcome_of(const Open& open) {
    core::Outcome outcome;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(open.seats); ++seat) {
        outcome.scores.push_back(total_points(open, seat));
    }
    for (const std::int32_t mine : outcome.scores) {  // R24
        const auto better = std::ranges::count_if(outcome.scores, [mine](std::int32_t each) { return each > mine; });
        outcome.places.push_back(1 + static_cast<std::int32_t>(better));
    }
    return outcome;
}

}  // namespace colorwords

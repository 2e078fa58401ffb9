// All ways of a word over a sheet at once: for every cell what the best way that ends there is worth, over `base`; 0 if
// none does. A bonus that looks at the way keeps several such tables, by what the way has done so far.
#pragma once

#include "games/colorwords/search.hpp"
#include "games/colorwords/search_lanes.hpp"

namespace colorwords {

inline constexpr int base = 1 + taste_max * static_cast<int>(lexicon::word_max);  // so that no way is worth 0 or less

struct SheetLanes {
    Lanes empty{};                               // all bits where a letter may go
    Lanes starts{};                              // all bits where a word may begin
    std::array<Lanes, colour_count + 1> worth{}; // of a letter on each cell, signed: by tray, the last for all others
    std::array<Lanes, colour_count> colour{};    // all bits on cells of each colour
};

// Adds what a letter is worth to the ways that arrived somewhere.
inline Lanes with_letter(const Lanes& arrived, const Lanes& worth) {
    return each([](Bytes16 way, Bytes16 value) { return way + (value & std::bit_cast<Bytes16>(way != 0)); }, arrived,
                worth);
}
inline Lanes first_letter(const SheetLanes& sheet, const Lanes& worth) {
    return each([](Bytes16 may, Bytes16 value) { return (value + base) & may; }, sheet.starts, worth);
}

struct AnyWays {  // to the right and down as one likes
    using State = Lanes;
    static constexpr bool goes_right = true;
    static constexpr bool goes_down = true;
    State first(const SheetLanes& sheet, const Lanes& worth) const { return first_letter(sheet, worth); }
    State next(const SheetLanes& sheet, const State& ways, const Lanes& worth) const {
        return with_letter(most(ways.from_left(), ways.from_above()) & sheet.empty, worth);
    }
    const Lanes& all(const State& ways) const { return ways; }
    const Lanes& done(const State& ways) const { return ways; }
};

template <Direction direction>
struct StraightWays : AnyWays {
    static constexpr bool goes_right = direction == Direction::right;
    static constexpr bool goes_down = direction == Direction::down;
    State next(const SheetLanes& sheet, const State& ways, const Lanes& worth) const {
        return with_letter((goes_right ? ways.from_left() : ways.from_above()) & sheet.empty, worth);
    }
};

// Calls use(next) for the cells that a way may take after this one.
template <class Use>
void for_each_next(const SheetLanes& sheet, int cell, const Use& use) {
    if (cell % side + 1 < side && sheet.empty.at(cell + 1) != 0) use(cell + 1);
    if (cell + side < cell_count && sheet.empty.at(cell + side) != 0) use(cell + side);
}

class TurningWays {  // that turn on a colour
public:
    struct State {
        Lanes fresh{}, right{}, down{}, turned{};  // no step yet; not turned on the colour and came so; turned on it
    };
    static constexpr bool goes_right = true;
    static constexpr bool goes_down = true;

    TurningWays(const SheetLanes& sheet, Colour colour) : colour_(sheet.colour[static_cast<std::size_t>(colour) - 1]) {
        for (int cell = cell_count - 1; cell >= 0; --cell) {
            for_each_next(sheet, cell, [&](int next) {
                const bool is_right = next == cell + 1;
                const bool is_hopeful = (is_right ? right_hope_ : down_hope_).at(next) != 0;
                const bool is_turn = colour_.at(cell) != 0;
                if (is_hopeful) fresh_hope_.set(cell, 0xff);
                if (is_hopeful || (is_turn && !is_right)) right_hope_.set(cell, 0xff);
                if (is_hopeful || (is_turn && is_right)) down_hope_.set(cell, 0xff);
            });
        }
    }

    State first(const SheetLanes& sheet, const Lanes& worth) const {
        return {.fresh = first_letter(sheet, worth) & fresh_hope_, .right = {}, .down = {}, .turned = {}};
    }
    State next(const SheetLanes& sheet, const State& ways, const Lanes& worth) const {
        const Lanes right = most(most(ways.fresh, ways.right), without(ways.down, colour_)).from_left();
        const Lanes down = most(most(ways.fresh, ways.down), without(ways.right, colour_)).from_above();
        const Lanes turned = most(most(ways.turned, ways.down & colour_).from_left(),
                                  most(ways.turned, ways.right & colour_).from_above());
        return {.fresh = {}, .right = with_letter(right & sheet.empty & right_hope_, worth),
                .down = with_letter(down & sheet.empty & down_hope_, worth),
                .turned = with_letter(turned & sheet.empty, worth)};
    }
    Lanes all(const State& ways) const {
        return most(most(ways.fresh, ways.turned), most(ways.right, ways.down));
    }
    const Lanes& done(const State& ways) const { return ways.turned; }

private:
    Lanes colour_;
    Lanes fresh_hope_{}, right_hope_{}, down_hope_{};  // all bits where such a way may still turn on the colour
};

class CoveringWays {  // that cover enough cells of each colour
public:
    static constexpr std::size_t counts_max = 9;  // two of two colours, or three of one
    using State = std::array<Lanes, counts_max>;  // by what was covered, as far as it matters
    static constexpr bool goes_right = true;
    static constexpr bool goes_down = true;

    CoveringWays(const SheetLanes& sheet, const Covers& covers) {
        std::array<std::size_t, colour_count> weights{};
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            weights[colour] = count_;
            count_ *= static_cast<std::size_t>(covers.cells[colour]) + 1;
        }
        CHECK(count_ <= counts_max);
        hope_.fill(sheet.empty);
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const Lanes ahead = most_ahead(sheet, colour);
            const auto needed = static_cast<std::size_t>(covers.cells[colour]);
            for (std::size_t state = 0; state < count_; ++state) {
                const std::size_t have = state / weights[colour] % (needed + 1);
                after_[state][colour] = have < needed ? state + weights[colour] : state;
                for (int cell = 0; cell < cell_count; ++cell) {
                    if (have + ahead.at(cell) < needed) hope_[state].set(cell, 0);
                }
            }
        }
    }

    State first(const SheetLanes& sheet, const Lanes& worth) const {
        State ways{};
        arrive(sheet, ways, 0, first_letter(sheet, worth));
        return ways;
    }
    State next(const SheetLanes& sheet, const State& ways, const Lanes& worth) const {
        State later{};
        for (std::size_t state = 0; state < count_; ++state) {
            const Lanes arrived = most(ways[state].from_left(), ways[state].from_above());
            arrive(sheet, later, state, with_letter(arrived, worth));
        }
        return later;
    }
    Lanes all(const State& ways) const {
        Lanes best = ways[0];
        for (std::size_t state = 1; state < count_; ++state) best = most(best, ways[state]);
        return best;
    }
    const Lanes& done(const State& ways) const { return ways[count_ - 1]; }

private:
    // The most cells of a colour that a way may still cover after each cell.
    static Lanes most_ahead(const SheetLanes& sheet, std::size_t colour) {
        Lanes ahead;
        for (int cell = cell_count - 1; cell >= 0; --cell) {
            for_each_next(sheet, cell, [&](int next) {
                const int beyond = ahead.at(next) + (sheet.colour[colour].at(next) != 0 ? 1 : 0);
                if (beyond > ahead.at(cell)) ahead.set(cell, beyond);
            });
        }
        return ahead;
    }

    void arrive(const SheetLanes& sheet, State& later, std::size_t state, const Lanes& arrived) const {
        Lanes colourless = arrived;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            const std::size_t after = after_[state][colour];
            later[after] = most(later[after], arrived & sheet.colour[colour] & hope_[after]);
            colourless = without(colourless, sheet.colour[colour]);
        }
        later[state] = most(later[state], colourless & hope_[state]);
    }

    std::size_t count_ = 1;
    std::array<std::array<std::size_t, colour_count>, counts_max> after_{};
    std::array<Lanes, counts_max> hope_{};  // by state: all bits on empty cells from which enough can still be covered
};

}  // namespace colorwords

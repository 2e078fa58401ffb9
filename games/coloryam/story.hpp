// A game of Color'Yam told in a test as one would tell it at the table: who meets what, with which sum.
// Every step must be allowed by the rules; a test fails at the step that is not.
#pragma once

#include <gtest/gtest.h>

#include "games/coloryam/rules.hpp"

namespace coloryam {

inline constexpr core::Seat ann{0}, bob{1}, cem{2}, dee{3}, eva{4}, nature = core::Seat::nature;

// Nothing to draw: sheet 1, Ann begins. Its objectives: line 0 one brown, 1 one yellow and no green,
// 3 no triple, 4 a quadruple, 6 more blue than pink, 7 orange, pink and yellow all different.
inline constexpr Config sheet_one{.sheet = SheetChoice::sheet_1, .first = First::seat_1};

// Every way six dice can fall.
template <class Use>
void for_every_dice(const Use& use) {
    for (int code = 0; code < 46656; ++code) {
        Dice dice{};
        for (int rest = code; std::int8_t& number : dice) {
            number = static_cast<std::int8_t>(1 + rest % faces);
            rest /= faces;
        }
        use(dice);
    }
}

inline std::optional<Illegal> why_not(const State& state, core::Seat actor, const Rules::Action& action) {
    State changed = state;
    const auto verdict = Rules::apply(changed, actor, action);
    if (verdict) return std::nullopt;
    EXPECT_EQ(changed, state) << "a refused action changes nothing";
    return verdict.error();
}

class Story {
public:
    explicit Story(const Config& config = sheet_one, int seats = 2) : state(Rules::setup(config, seats)) {}

    // Whoever is to act, nature included, does this.
    Story& does(const Rules::Action& action) { return does(Rules::to_act(state).first(), action); }
    Story& does(core::Seat actor, const Rules::Action& action) {
        const auto verdict = Rules::apply(state, actor, action);
        EXPECT_TRUE(verdict) << core::name_of(verdict.error()) << " on line " << int{state.line};
        return *this;
    }

    Story& throws(const Dice& dice, core::Set<dice_count> thrown = all_dice) {
        return does(Throw{thrown}).does(Thrown{dice});
    }
    Story& meets(int sum) { return throws(dice_for(sum, true)).does(Stop{}); }    // the whole turn, in one throw
    Story& misses(int sum) { return throws(dice_for(sum, false)).does(Stop{}); }
    Story& rolls(int sum) { return throws(dice_for(sum, std::nullopt)).does(Stop{}); }  // whatever the colours
    Story& crosses() { return misses(20).crosses_if_asked(); }
    Story& takes_second_chance(int sum) { return misses(sum).does(SecondChance{}); }

    // A whole line, in the order of play: a sum, or 0 for a crossed objective.
    Story& line(const std::vector<int>& sums) {
        for (const int sum : sums) sum == 0 ? crosses() : meets(sum);
        return *this;
    }
    Story& coloryam_line(const std::vector<int>& sums) {
        for (const int sum : sums) rolls(sum);
        return *this;
    }

    Entry entry(core::Seat seat, int line) const { return entry_of(state, seat, line); }
    Board board() const { return coloryam::board(state); }

    State state;

private:
    Story& crosses_if_asked() { return state.phase == Phase::missed ? does(Cross{state.line}) : *this; }

    // Dice of this sum that meet, or miss, the objective of the line.
    Dice dice_for(int sum, std::optional<bool> is_met_wanted) const {
        const auto& objective = lines_of(state)[static_cast<std::size_t>(state.line)].objective;
        EXPECT_EQ(objective.has_value(), is_met_wanted.has_value()) << "on line " << int{state.line};
        std::optional<Dice> found;
        for_every_dice([&](const Dice& dice) {
            if (found || sum_of(dice) != sum) return;
            if (!objective || is_met(*objective, count_colors(dice)) == is_met_wanted) found = dice;
        });
        EXPECT_TRUE(found) << "no dice of sum " << sum << " on line " << int{state.line};
        return found.value_or(Dice{1, 1, 1, 1, 1, 1});
    }
};

// Six lines played; both Color'Yam boxes of pole 3 are empty, Ann has 12 to beat and Bob 11, Ann begins.
inline Story up_to_pole_three() {
    Story story;
    story.line({20, 19}).line({20, 19}).coloryam_line({10, 10}).line({20, 19}).line({20, 18}).coloryam_line({12, 11});
    EXPECT_EQ(story.state.line, 6);
    EXPECT_EQ(story.state.turn, ann);
    return story;
}

}  // namespace coloryam

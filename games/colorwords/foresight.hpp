// How a game may go on: what is still drawn, what the others write, and how far a sheet would come. The letters and
// bonuses left are no secret, nor are the others' sheets. Everybody is imagined to write words that everybody knows:
// that is quick, and tells a good sheet from a bad one as well as all words do.
#pragma once

#include "games/colorwords/rules.hpp"
#include "games/colorwords/search.hpp"
#include "games/colorwords/sheet.hpp"

namespace colorwords {

// What a player leans on who cannot see what comes: points, but room is dear, and corners are hard to fill later.
Taste taste_at(Grid, int rounds_left);

// Of these stars, the one with the most cells still to fill; -1 if there is none.
int hardest(Stars, Cells filled);

class Foresight {
public:
    // One of the courses that the game may take: after the word that is being written, or, while nothing is, from the
    // next draw on.
    Foresight(const Open&, core::Seat me, core::Rng&);

    struct End {
        int points = 0;  // of the rounds to come, and of what is special about the grid
        Stars stars{};   // ringed from now on
    };
    End end_of(Cells filled) const;  // of my sheet if it is filled so now
    int words_imagined(std::size_t ends) const;  // in all, with so many ends

private:
    int play(Cells& filled, std::size_t seat, const Draw&, const Taste&) const;
    void imagine_draws(core::Rng&);
    void imagine_others();
    int special_points(Cells filled, Stars ringed) const;

    const Open& open_;
    std::size_t me_;
    core::List<Draw, round_count> draws_{};
    std::array<Stars, round_count + 1> taken_{};  // by draw, the present one first: what others have full before it
    int others_empty_ = cell_count;               // of the fullest other sheet, in the end
};

}  // namespace colorwords

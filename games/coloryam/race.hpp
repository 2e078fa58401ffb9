// Points are ranks, so they are won from somebody. This file knows what an entry is worth against what
// the others will write on a line, and how likely its writer is to win the game after it.
#pragma once

#include "games/coloryam/outlook.hpp"

namespace coloryam {

// What each sum brings on a line beyond a crossed box: my points, and what it takes from the others on average.
BySum entry_worth(const std::vector<EntryChances>& others);

// The rest of the game as State::turn may see it: the current line, and how the lines after it may go.
class Race {
public:
    // `forecasts` by seat. Mine is for the lines after the current one, which I am to play now.
    Race(const State&, const std::vector<Forecast>& forecasts);

    // My chance to win with this sum on the current line (0: crossed), if the lines after it bring me `more`
    // points than my forecast says.
    double chance_to_win(std::size_t sum, double more) const;

private:
    static constexpr int lead_max = static_cast<int>(lines_max) * max_seats;
    static constexpr int gap_max = max_seats + 1;         // on one line; one more to break a tie
    using ByLead = std::array<double, 2 * lead_max + 1>;  // by my points less a rival's, from -lead_max on
    using ByGap = std::array<double, 2 * gap_max + 1>;    // the same for one line

    struct Rival {
        int lead = 0;              // my points less the rival's, on the lines that are closed
        std::size_t coloryam = 0;  // the highest so far
    };
    // By rival: the chances to write at least so much. [0] is certain, [37] cannot be.
    using AtLeast = std::array<double, sums_end + 1>;
    using Others = std::vector<AtLeast>;

    static Others others_on(std::size_t line, const std::vector<Forecast>& rivals);
    static ByGap gap(const Others&, std::size_t rival, std::size_t mine, std::size_t theirs);
    static ByLead lead_after(const std::vector<Others>& lines, std::size_t rival,
                             const std::vector<EntryChances>& mine);
    ByGap gap_now(std::size_t rival, std::size_t sum) const;

    std::vector<Rival> rivals_;
    std::size_t my_coloryam_ = 0;
    bool is_last_line_ = false;
    Others others_;                           // on the current line
    std::vector<std::vector<ByLead>> ahead_;  // by course of my luck, by rival: the chance to end ahead, by lead now
};

}  // namespace coloryam

// The best words for a sheet, proven: over every word of a list and every staircase of empty cells. Used by bots, by
// the review after each round, and by nobody before the bell.
#pragma once

#include <vector>

#include "games/colorwords/state.hpp"

namespace colorwords {

struct Task {  // what to search; the graph stays where it is for as long as the program runs
    const lexicon::Graph* graph = nullptr;
    lexicon::List list = lexicon::List::words;
    const Colours* colours = nullptr;
    Cells filled{};       // empty: the first word, which begins at the start
    Trays trays{};
    const Bonus* bonus = nullptr;  // null: none counts
};

struct Found {
    std::string word{};
    Path cells{};
    std::int8_t letters = 0;  // points
    std::int8_t bonus = 0;    // points
    int total() const { return letters + bonus; }
};
BOOST_DESCRIBE_STRUCT(Found, (), (word, cells, letters, bonus))

// The most points a word can score at once, with one of the words that do; nothing if no word fits. In a round with a
// theme the words of the theme's list are given its bonus, and all others are not; names may be written then, too.
std::optional<Found> best_word(const Task&);

enum class Apart { cells, words };  // what no two of the best may share

// The k best by points, the best first.
std::vector<Found> best_words(const Task&, std::size_t count, Apart = Apart::cells);

// What a search goes by if not by points alone: so much for a point, and so much for each cell that is covered.
struct Taste {
    int point = 1;                               // 1 to 4
    std::array<std::int8_t, cell_count> cells{}; // -taste_max to taste_max
};
inline constexpr int taste_max = 4;
std::vector<Found> best_words(const Task&, std::size_t count, const Taste&);

}  // namespace colorwords

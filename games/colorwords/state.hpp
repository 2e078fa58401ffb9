// The whole truth about a game of Color Words: six sheets that everybody sees, and the words that are being written,
// which nobody sees but who writes them.
#pragma once

#include "core/seat.hpp"
#include "games/colorwords/grid.hpp"

namespace colorwords {

inline constexpr int max_seats = 6;

enum class Unknown : std::int8_t { reject, ask };
BOOST_DESCRIBE_ENUM(Unknown, reject, ask)

enum class Layouts : std::int8_t { same, exchanged };
BOOST_DESCRIBE_ENUM(Layouts, same, exchanged)

struct Config {
    Grid grid = Grid::a;
    lexicon::Language lexicon = lexicon::Language::french;
    Unknown unknown = Unknown::reject;  // words that are not in the lexicon; in a round with a theme always asked
    Layouts layouts = Layouts::same;    // exchanged: seat k has the colours in their k-th order
};
BOOST_DESCRIBE_STRUCT(Config, (), (grid, lexicon, unknown, layouts))

enum class Phase : std::int8_t {
    crossing,   // alone on grid B: a star is crossed before each round
    drawing,    // nature draws three letters and a bonus
    writing,    // everybody at once
    voting,     // about words that nobody can look up, and about themes
    reviewing,  // everybody looks at what was written until they go on
    over
};
BOOST_DESCRIBE_ENUM(Phase, crossing, drawing, writing, voting, reviewing, over)

struct Entry {  // a word on a sheet, or on its way there
    std::string word{};         // folded; empty for nothing
    Path cells{};
    bool claims_theme = false;  // its writer says that it fits the round's theme
};
BOOST_DESCRIBE_STRUCT(Entry, (), (word, cells, claims_theme))

struct Result {  // of one seat in one round
    Entry entry{};              // as written
    bool stands = false;        // it is on the sheet; else it was nothing, or the table refused it
    std::int8_t letters = 0;    // points
    std::int8_t bonus = 0;      // points
};
BOOST_DESCRIBE_STRUCT(Result, (), (entry, stands, letters, bonus))

struct Round {  // one that is over
    Trays trays{};
    std::int8_t bonus = 0;                       // a card
    core::List<Result, max_seats> results{};     // by seat
};
BOOST_DESCRIBE_STRUCT(Round, (), (trays, bonus, results))

struct Star {  // grid B, of a line or a column
    core::Set<max_seats> ringed{};  // by these seats; once somebody has, nobody else can
    bool is_crossed = false;        // alone: by choice
};
BOOST_DESCRIBE_STRUCT(Star, (), (ringed, is_crossed))

enum class Question : std::int8_t { word, theme };
BOOST_DESCRIBE_ENUM(Question, word, theme)

struct Ballot {
    core::Seat seat{};  // whose word
    Question question = Question::word;
    bool is_listed = false;  // the table's list has this word under this theme: a hint, no verdict
    core::Set<max_seats> yes{};
    core::Set<max_seats> no{};
};
BOOST_DESCRIBE_STRUCT(Ballot, (), (seat, question, is_listed, yes, no))
using Ballots = core::List<Ballot, 2 * max_seats>;

struct Open {  // what everybody sees
    Config config{};
    std::int8_t seats = 0;
    Phase phase = Phase::drawing;
    std::int8_t round = 0;                  // from 0
    core::Set<letter_count> letters{};      // not drawn yet
    core::Set<bonus_count> bonuses{};       // not drawn yet
    Trays trays{};                          // of this round, once drawn
    std::int8_t bonus = -1;                 // of this round: a card, once drawn
    core::Set<max_seats> done{};            // in this phase: sent a word, voted, or went on
    core::Set<max_seats> rung{};            // while writing: their time is up
    core::List<Entry, max_seats> offered{}; // by seat, while voting
    Ballots ballots{};                      // while voting, and while reviewing how it went
    core::List<Round, round_count> rounds{};
    std::array<Star, star_count> stars{};   // grid B
};
BOOST_DESCRIBE_STRUCT(Open, (), (config, seats, phase, round, letters, bonuses, trays, bonus, done, rung, offered,
                                 ballots, rounds, stars))

struct State {
    Open open{};
    core::List<Entry, max_seats> drafts{};  // by seat, while writing: what would count if the bell rang now
};
BOOST_DESCRIBE_STRUCT(State, (), (open, drafts))

}  // namespace colorwords

// Color Words: three letters on three colours, and everybody writes a word down a staircase of coloured cells. Words
// are secret until all have sent theirs or the bell has rung. Rules are by number in README.md, sheet and cards in
// grid.hpp, and what becomes of a word in writing.hpp.
#pragma once

#include "core/game.hpp"
#include "games/colorwords/state.hpp"

namespace colorwords {

// What a player does.

struct Write {  // A word over cells, sent or only drawn. Others see that it was done and whether it was sent.
    static constexpr std::string_view type = "write";
    std::string word{};         // as typed: accents and small letters will do; empty for none
    Path cells{};
    bool claims_theme = false;
    bool is_sent = false;       // a sent word can be replaced by another sent one until the bell
};
BOOST_DESCRIBE_STRUCT(Write, (), (word, cells, claims_theme, is_sent))

struct Cross {  // Alone on grid B: gives up a star.
    static constexpr std::string_view type = "cross";
    std::int8_t star = 0;
};
BOOST_DESCRIBE_STRUCT(Cross, (), (star))

struct Vote {  // On all ballots at once; those in neither set are left to the others.
    static constexpr std::string_view type = "vote";
    core::Set<2 * max_seats> yes{};
    core::Set<2 * max_seats> no{};
};
BOOST_DESCRIBE_STRUCT(Vote, (), (yes, no))

struct GoOn {  // Has seen enough of what was written.
    static constexpr std::string_view type = "go_on";
};
BOOST_DESCRIBE_STRUCT(GoOn, (), ())

// What nature does.

struct Draw {
    static constexpr std::string_view type = "draw";
    Trays trays{};
    std::int8_t bonus = 0;
};
BOOST_DESCRIBE_STRUCT(Draw, (), (trays, bonus))

// The word drawn so far counts; no vote; goes on; the last star that can be crossed.
using core::TimedOut;

enum class Illegal {
    not_your_turn,     // somebody else is to act
    not_your_action,   // nature's actions are nature's, players' are players'
    no_lexicon,        // the words of this language are not here
    not_now,           // the round is at another point
    after_the_bell,    // time is up, or all words have been shown
    already_sent,      // a draft cannot take back a word that was sent
    not_letters,       // a word is made of letters and nothing else
    too_short,         // two letters at least
    too_long,          // more letters than a way has cells
    wrong_length,      // as many cells as letters
    off_the_grid,      // there is no such cell
    wrong_step,        // the next cell is to the right or below
    occupied,          // the cell has a letter already
    wrong_start,       // the first word begins at the start, others beside a letter
    unknown_word,      // it is not in the lexicon
    no_theme,          // this round has no theme to claim
    no_such_star,      // it does not exist, is ringed, or crossed already
    no_such_ballot,    // there is no such question, or it is about one's own word
    both_ways,         // yes and no to the same question
    bad_draw           // nature drew what cannot be
};
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_your_action, no_lexicon, not_now, after_the_bell, already_sent,
                    not_letters, too_short, too_long, wrong_length, off_the_grid, wrong_step, occupied, wrong_start,
                    unknown_word, no_theme, no_such_star, no_such_ballot, both_ways, bad_draw)

struct Board {  // what follows from the open table for a reader who does not know the rules
    core::List<std::string, max_seats> sheets{};   // by seat: 49 cells, a letter or a dot
    core::List<std::string, max_seats> colours{};  // by seat: 49 cells, * B Y R
    core::List<Bonus, round_count> bonuses{};      // of the rounds so far, the present one's last, once drawn
    core::List<std::int16_t, max_seats> totals{};  // by seat, specials included
    core::List<std::int8_t, max_seats> specials{}; // by seat: 5 for the fullest sheet once over, or 2 a ringed star
    core::List<std::int8_t, max_seats> empty{};    // by seat: cells
    std::int8_t rating = -1;                       // alone, once over: 0 to 5 stars
};
BOOST_DESCRIBE_STRUCT(Board, (), (sheets, colours, bonuses, totals, specials, empty, rating))

struct View {
    core::Seat me = core::Seat::spectator;
    Open open{};
    Entry draft{};  // mine
    Board board{};
};
BOOST_DESCRIBE_STRUCT(View, (), (me, open, draft, board))

struct Preview {  // what a Write would be worth
    std::string word{};                                          // folded
    core::List<std::int8_t, lexicon::word_max> letters{};        // points of each
    std::int8_t bonus = 0;                                       // points; of a theme: if the table agrees
    core::List<Question, 2> asks{};                              // what the table will be asked
};
BOOST_DESCRIBE_STRUCT(Preview, (), (word, letters, bonus, asks))

struct Rules {
    static constexpr std::string_view name = "colorwords";
    static constexpr int version = 2;
    static constexpr int min_seats = 1;
    static constexpr int max_seats = colorwords::max_seats;
    static constexpr auto words_in = &colorwords::Config::lexicon;  // the language in which it looks words up

    using Config = colorwords::Config;
    using State = colorwords::State;
    using Action = std::variant<Write, Cross, Vote, GoOn, Draw, TimedOut>;
    using View = colorwords::View;
    using Illegal = colorwords::Illegal;
    using Verdict = core::Verdict<Illegal>;
    using Preview = colorwords::Preview;

    static Verdict accepts(const Config&, int seats);
    static State setup(const Config&, int seats);
    static core::Seats to_act(const State&);
    static Verdict apply(State&, core::Seat, const Action&);
    static Action nature(const State&, core::Rng&);
    static std::optional<core::Outcome> outcome(const State&);
    static View view(const State&, core::Seat me);
    static std::optional<Action> redact(const Action&, core::Seat actor, core::Seat reader);
    static Action suggest(const View&, core::Rng&);
    static State guess(const View&, core::Rng&);

    static core::Progress progress(const State&);
    // The seat goes on thinking after this: its clock runs on.
    static bool is_draft(const Action&);
    // What would come of this action, from what the seat sees; what `apply` would refuse is refused here.
    static std::expected<Preview, Illegal> preview(const View&, const Action&);
};
static_assert(core::Guessable<Rules> && core::Progressing<Rules>);

}  // namespace colorwords

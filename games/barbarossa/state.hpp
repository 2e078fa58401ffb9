// The whole truth about a game of Barbarossa: what everybody made and what it is called, where the magicians stand, and
// all that was asked. What is secret in it: words and themes, letters that were given, guesses, notes.
#pragma once

#include "core/game.hpp"
#include "lexicon/lexicon.hpp"

namespace barbarossa {

using boost::describe::operators::operator==;  // for every described struct here

inline constexpr int max_seats = 6;
inline constexpr int pieces_max = 3;                       // objects of a player
inline constexpr int objects_max = 12;                     // on the table: 3 x 3, or 6 x 2
inline constexpr int ring_spaces = 12;
inline constexpr int gems_at_start = 12, gems_max = 13;
inline constexpr int hat_at_start = 6, goal = 32, hat_min = 1;  // spaces of the score track
inline constexpr int curses_at_start = 3, curses_refilled = 3, curses_spent_for_refill = 5;
inline constexpr int arrows_max = 2;                       // on one object
inline constexpr std::size_t question_chars_max = 140;
inline constexpr std::size_t word_chars_max = 24;          // of a simple word; two words or an expression: 40
inline constexpr std::size_t expression_chars_max = 40;
inline constexpr std::size_t description_chars_max = 200;
inline constexpr std::size_t theme_chars_max = 40;
inline constexpr std::size_t note_chars_max = 400;
inline constexpr std::int32_t shaped_bytes_max = 300'000;  // of strokes that a player sends in a game, as text
inline constexpr std::int32_t looks_max = 40;              // at things of a player, in a game; then balls will do
inline constexpr int position_max = 40;                    // of a letter, from either end
inline constexpr int questions_max = 30;                   // in one series: it must end one day
inline constexpr std::size_t lines_max = 400;              // of talk; then only curses ask: all is shown to all

enum class Edition : std::int8_t { kosmos, ass };  // at the older one sit four at most
BOOST_DESCRIBE_ENUM(Edition, kosmos, ass)
enum class Riddles : std::int8_t { one_word, two_words, expressions };
BOOST_DESCRIBE_ENUM(Riddles, one_word, two_words, expressions)
enum class Sculpting : std::int8_t { minutes_5, minutes_10, minutes_20 };  // at a table that plays live
BOOST_DESCRIBE_ENUM(Sculpting, minutes_5, minutes_10, minutes_20)
enum class First : std::int8_t { drawn, seat_1, seat_2, seat_3, seat_4, seat_5, seat_6 };
BOOST_DESCRIBE_ENUM(First, drawn, seat_1, seat_2, seat_3, seat_4, seat_5, seat_6)
constexpr core::Seat seat_named(First first) { return core::Seat(static_cast<int>(first) - 1); }  // nature: none

struct Config {
    lexicon::Language language = lexicon::Language::french;  // of the words, and of what bots ask
    Riddles riddles = Riddles::one_word;
    Sculpting sculpting = Sculpting::minutes_10;
    bool letter_questions = true;    // one may ask about the letters of a word
    bool penalties_always = false;   // unguessed objects cost their owners however the game ends
    bool common_theme = false;       // the objects of a player may have something in common, told at the end
    bool forgiving_curses = false;   // a no to the guess of one's own curse does not end one's second series
    Edition edition = Edition::kosmos;
    First first = First::drawn;
};
BOOST_DESCRIBE_STRUCT(Config, (), (language, riddles, sculpting, letter_questions, penalties_always, common_theme,
                                   forgiving_curses, edition, first))

enum class Space : std::int8_t { elf, gem, dragon, question, ghost };
BOOST_DESCRIBE_ENUM(Space, elf, gem, dragon, question, ghost)

enum class Phase : std::int8_t {
    sculpting,      // everybody at once
    supplying,      // nature gives words and sculptures to whom time was up
    opening,        // nature throws a die for everybody: the highest begins, unless the host has chosen
    moving,         // the player throws the die or pays gems
    rolling,        // nature throws it
    lettering,      // on an elf: the player may ask for a letter
    first_series,   // on a question: the player asks until a no
    second_series,  // the player asks or guesses until a no
    over
};
BOOST_DESCRIBE_ENUM(Phase, sculpting, supplying, opening, moving, rolling, lettering, first_series, second_series, over)

// none: not given yet; unknown: the question was understood; unclear: it was not.
enum class Answer : std::int8_t { none, yes, no, probably, unknown, unclear };
BOOST_DESCRIBE_ENUM(Answer, none, yes, no, probably, unknown, unclear)

enum class Kind : std::int8_t { question, letter, guess };
BOOST_DESCRIBE_ENUM(Kind, question, letter, guess)

// Something that was asked about an object. The lines of one object are its notebook, all of them the table's talk.
struct Line {
    Kind kind = Kind::question;
    core::Seat asker{};
    std::int8_t object = 0;
    std::string text{};          // the question; the letter, empty if there is none there; the guessed word
    Answer answer = Answer::none;  // of a letter: none
    std::int8_t position = 0;    // of a letter, from 1; from the end below zero
    bool is_curse = false;       // a curse was spent for it
    bool is_hidden = false;      // the text is not for who looks
    core::Set<max_seats> disputed{};  // once over: by whom
};
BOOST_DESCRIBE_STRUCT(Line, (), (kind, asker, object, text, answer, position, is_curse, is_hidden, disputed))

// What following its strokes gave, once nature did: after Ready, and again only after other strokes. It takes a while.
enum class Made : std::int8_t { unmeasured, looked_at, sound, too_much, nothing };
BOOST_DESCRIBE_ENUM(Made, unmeasured, looked_at, sound, too_much, nothing)

struct Object {
    core::Seat owner{};
    std::int8_t number = 0;           // which of the owner's, from 0
    std::string word{};               // as it is written; empty to who may not see it
    std::string description{};        // by its owner, for who cannot see the clay; empty: none, or not shown
    bool is_described = false;        // the owner shows the description
    std::int32_t clay_bytes = 0;      // of the sculpture, packed; 0: none yet, or not to be seen yet
    Made made = Made::unmeasured;     // shown to its owner, who makes another if it is not sound
    core::List<core::Seat, arrows_max> arrows{};  // who guessed it, in order
};
BOOST_DESCRIBE_STRUCT(Object, (), (owner, number, word, description, is_described, clay_bytes, made, arrows))

struct Player {
    std::int8_t space = 0;                // of the ring
    std::int8_t gems = gems_at_start;
    std::int16_t hat = hat_at_start;      // space of the score track; after penalties it may be below 1
    // How far the hat came, as far as the ends of the track let it:
    std::int16_t by_guesses = 0;          // right ones
    std::int16_t by_objects = 0;          // one's own, which others guessed
    std::int16_t by_hazards = 0;          // dragons and ghosts on others' ways
    std::int8_t curses = curses_at_start; // left
    bool has_refilled = false;
    bool is_ready = false;                // with sculpting
    std::string theme{};                  // of their objects, where the table plays so
};
BOOST_DESCRIBE_STRUCT(Player, (), (space, gems, hat, by_guesses, by_objects, by_hazards, curses, has_refilled, is_ready,
                                   theme))

struct Table {  // of which a View shows what its reader may know
    Config config{};
    std::int8_t seats = 0;
    Phase phase = Phase::sculpting;
    core::List<Player, max_seats> players{};     // by seat
    core::List<Object, objects_max> objects{};   // by owner, then number
    core::List<std::int8_t, max_seats> opening{};  // by seat: the dice that said who begins; empty before
    core::Seat turn = core::Seat::nature;        // whose magician moves
    std::int8_t die = 0;                         // thrown in this turn; 0: not thrown, or paid
    std::int8_t asked = 0;                       // questions and guesses in this series
    std::vector<Line> talk{};                    // in order
    bool is_waiting = false;                     // the last line waits for its owner's answer
    std::int8_t spent_curses = 0;                // by all
    std::int8_t arrows = 0;                      // planted
    core::Set<max_seats> reached{};              // hats that came to the goal, in the move that ended the game
};
BOOST_DESCRIBE_STRUCT(Table, (), (config, seats, phase, players, objects, opening, turn, die, asked, talk, is_waiting,
                                  spent_curses, arrows, reached))

struct Mark {  // where a stroke ends
    std::int32_t bytes = 0;  // of all strokes up to here, packed
    std::int32_t work = 0;   // of following them
};
BOOST_DESCRIBE_STRUCT(Mark, (), (bytes, work))

// Strokes, packed one after the other: to add some, or to take the last ones off, costs what these are.
struct Clay {
    std::vector<std::uint8_t> bytes{};
    std::vector<Mark> marks{};  // by stroke
    std::int32_t changes = 0;   // how often it was changed, so that one knows which clay was looked at
};
BOOST_DESCRIBE_STRUCT(Clay, (), (bytes, marks, changes))

struct State {
    Table table{};                                        // with everything open
    core::List<Clay, objects_max> clay{};                 // by object
    std::vector<std::int8_t> looks{};                     // objects that nature looks at, one after the other
    core::List<std::int32_t, max_seats> looks_begun{};    // by seat: things looked at so far
    std::vector<std::vector<std::string>> notes{};        // by seat, then object: private
    core::List<std::int32_t, max_seats> shaped_bytes{};   // by seat: strokes sent so far, as text
    core::Set<max_seats> late{};                          // their time is up, and nature supplies what they lack
};
BOOST_DESCRIBE_STRUCT(State, (), (table, clay, looks, looks_begun, notes, shaped_bytes, late))

}  // namespace barbarossa

// Barbarossa: make things of clay that are neither too hard nor too easy to guess, and ask your way to what the others
// made. Rules by number in README.md; what a word is and when two are the same in words.hpp, the ready-made sculptures
// in library.hpp, clay itself in clay/.
#pragma once

#include "games/barbarossa/facts.hpp"
#include "games/barbarossa/state.hpp"

namespace barbarossa {

// What a player does while sculpting. All but Ready and Rework are drafts.

struct Shape {  // The first strokes of an object stay, and these follow. Others see nothing of it.
    static constexpr std::string_view type = "shape";
    std::int8_t object = 0;
    std::int32_t keep = 0;     // strokes that stay
    std::string strokes{};     // a packed list, as base64; empty: none
};
BOOST_DESCRIBE_STRUCT(Shape, (), (object, keep, strokes))

struct Label {  // What an object is, and what is said of it to who cannot see it.
    static constexpr std::string_view type = "label";
    std::int8_t object = 0;
    std::string word{};
    std::string description{};
    bool is_described = false;
};
BOOST_DESCRIBE_STRUCT(Label, (), (object, word, description, is_described))

struct Theme {
    static constexpr std::string_view type = "theme";
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Theme, (), (text))

struct Ready {  // All objects are made and named.
    static constexpr std::string_view type = "ready";
};
BOOST_DESCRIBE_STRUCT(Ready, (), ())

struct Rework {  // Not ready after all, as long as somebody else still sculpts.
    static constexpr std::string_view type = "rework";
};
BOOST_DESCRIBE_STRUCT(Rework, (), ())

// In one's turn.

struct Roll {
    static constexpr std::string_view type = "roll";
};
BOOST_DESCRIBE_STRUCT(Roll, (), ())

struct Pay {  // One gem a space.
    static constexpr std::string_view type = "pay";
    std::int8_t spaces = 0;
};
BOOST_DESCRIBE_STRUCT(Pay, (), (spaces))

struct Letter {  // Asked on an elf, or with a curse at almost any time. The answer comes at once, to the asker alone.
    static constexpr std::string_view type = "letter";
    std::int8_t object = 0;
    std::int8_t position = 0;  // from 1; -1 is the last
    bool is_curse = false;
};
BOOST_DESCRIBE_STRUCT(Letter, (), (object, position, is_curse))

struct Question {
    static constexpr std::string_view type = "question";
    std::int8_t object = 0;
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Question, (), (object, text))

struct Guess {  // In the second series, or with a curse. Only asker and owner see the word.
    static constexpr std::string_view type = "guess";
    std::int8_t object = 0;
    std::string word{};
    bool is_curse = false;
};
BOOST_DESCRIBE_STRUCT(Guess, (), (object, word, is_curse))

struct Stop {  // No letter, no further question: the first series gives way to the second, else the turn ends.
    static constexpr std::string_view type = "stop";
};
BOOST_DESCRIBE_STRUCT(Stop, (), ())

// The owner.

struct Reply {  // to a question
    static constexpr std::string_view type = "reply";
    Answer answer = Answer::none;
};
BOOST_DESCRIBE_STRUCT(Reply, (), (answer))

struct Judge {  // whether a guess is right that is not the very word
    static constexpr std::string_view type = "judge";
    bool is_right = false;
};
BOOST_DESCRIBE_STRUCT(Judge, (), (is_right))

// Anybody, at almost any time.

struct Refill {  // Three curses back, once a game, for who has none left.
    static constexpr std::string_view type = "refill";
};
BOOST_DESCRIBE_STRUCT(Refill, (), ())

struct Note {  // In one's own notebook about an object; nobody else sees it. A draft.
    static constexpr std::string_view type = "note";
    std::int8_t object = 0;
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Note, (), (object, text))

struct Dispute {  // Once all lies open: that answer was not right. It changes nothing but what is written beside it.
    static constexpr std::string_view type = "dispute";
    std::int16_t line = 0;
    bool is_disputed = true;
};
BOOST_DESCRIBE_STRUCT(Dispute, (), (line, is_disputed))

// What nature does.

struct Supply {  // A word and a sculpture of the library for an object that lacks its word.
    static constexpr std::string_view type = "supply";
    std::int8_t object = 0;
    std::int16_t entry = -1;  // of the library; -1 for those who may not see it
};
BOOST_DESCRIBE_STRUCT(Supply, (), (object, entry))

// What following the strokes of an object gave. The log holds it, so that nobody needs to follow them again to know. A
// draft: nobody has decided anything, and whose thing it was goes on in the time they had.
struct Measured {
    static constexpr std::string_view type = "measured";
    core::Seat seat{};       // whose
    std::int8_t object = 0;
    std::int32_t clay = 0;   // which it was, by its changes
    Made made = Made::unmeasured;  // to others than its owner nothing but whose it was is shown
};
BOOST_DESCRIBE_STRUCT(Measured, (), (seat, object, clay, made))

struct Begin {  // A die for everybody, until one is highest. Nobody throws if the host said who begins.
    static constexpr std::string_view type = "begin";
    core::List<std::int8_t, max_seats> dice{};
};
BOOST_DESCRIBE_STRUCT(Begin, (), (dice))

struct Rolled {
    static constexpr std::string_view type = "rolled";
    std::int8_t die = 0;
};
BOOST_DESCRIBE_STRUCT(Rolled, (), (die))

// Objects count as they are, and what lacks a word is supplied; the die is thrown; no letter; the series stops; "I do
// not know"; a guess is right if it is the word but for accents.
using core::TimedOut;

enum class Illegal {
    not_your_turn,       // somebody else is to act
    not_your_action,     // nature's actions are nature's, players' are players'
    not_now,             // the game is at another point
    no_such_seat,
    no_such_object,
    not_your_object,     // one shapes and names one's own
    already_ready,       // ready, or being looked at: take that back first
    strokes_too_long,    // 64 KB, packed, is all a sculpture may be; and what one sends in a game has an end too
    strokes_corrupt,     // these are no strokes
    strokes_version,     // made by another clay
    strokes_outside,     // out of the block
    too_much_clay,       // the block is used up
    too_much_work,       // too many large strokes
    no_clay,             // nothing was made
    no_word,             // an object needs its word
    word_too_long,
    word_has_digits,
    not_one_word,        // simple words only
    not_two_words,       // two words at most
    not_text,            // letters and what joins them
    same_word,           // one's objects are different things
    theme_too_long,
    description_too_long,
    too_few_gems,        // one gem a space
    no_such_distance,    // one space at least
    own_object,          // one knows it
    object_finished,     // two have guessed it
    already_guessed,     // one arrow of everybody is enough
    no_such_position,    // letters are counted from 1, or from -1 backwards
    no_guess_yet,        // the first series is for questions
    no_question,         // something must be asked
    question_too_long,
    no_letter_questions, // at this table letters are not asked for in words
    not_owner,           // the object's owner answers
    no_answer,           // yes, no, probably or I do not know
    no_curse_left,
    no_curse_now,        // somebody is in the second series, or waits for an answer
    no_refill,           // for who has none left, once, when five have been spent
    note_too_long,
    no_such_line,
    bad_draw             // nature drew what cannot be
};
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_your_action, not_now, no_such_seat, no_such_object, not_your_object,
                    already_ready, strokes_too_long, strokes_corrupt, strokes_version, strokes_outside, too_much_clay,
                    too_much_work, no_clay, no_word, word_too_long, word_has_digits, not_one_word, not_two_words,
                    not_text, same_word, theme_too_long, description_too_long, too_few_gems,
                    no_such_distance, own_object, object_finished, already_guessed, no_such_position, no_guess_yet,
                    no_question, question_too_long, no_letter_questions, not_owner, no_answer, no_curse_left,
                    no_curse_now, no_refill, note_too_long, no_such_line, bad_draw)

// Words and themes, descriptions that are not shown, letters given to others and guesses of others are not in it; nor,
// while people sculpt, anything of other people's objects. Once it is over, everything, for those who played; a
// spectator is shown no word, theme, guess or letter. Clay is not in it: it travels once (Rules::bulk).
struct View {
    core::Seat me = core::Seat::spectator;
    Table table{};
    bool can_curse = false;               // I, now
    bool can_refill = false;
    std::vector<std::string> notes{};     // mine, by object; empty for a spectator
    std::int32_t shape_bytes_left = 0;    // of strokes that I may still send; a plain ball always
};
BOOST_DESCRIBE_STRUCT(View, (), (me, table, can_curse, can_refill, notes, shape_bytes_left))

struct Rules {
    static constexpr std::string_view name = "barbarossa";
    static constexpr int version = 3;
    static constexpr int min_seats = 3;
    static constexpr int max_seats = barbarossa::max_seats;
    static constexpr bool is_confidential = true;  // sculptures and words stay at the table, unless all agree
    static constexpr int drafts_max = 1500;        // strokes, and what is typed meanwhile

    using Config = barbarossa::Config;
    using State = barbarossa::State;
    using Action = std::variant<Shape, Label, Theme, Ready, Rework, Roll, Pay, Letter, Question, Guess, Stop, Reply,
                                Judge, Refill, Note, Dispute, Measured, Supply, Begin, Rolled, TimedOut>;
    using View = barbarossa::View;
    using Illegal = barbarossa::Illegal;
    using Verdict = core::Verdict<Illegal>;

    static Facts facts() { return barbarossa::facts(); }
    static Verdict accepts(const Config&, int seats);
    static State setup(const Config&, int seats);
    static core::Seats to_act(const State&);
    static core::Seats may_interrupt(const State&);  // not to act, but some action of theirs may be taken now
    static Verdict apply(State&, core::Seat, const Action&);
    static bool is_draft(const Action&);
    static std::int32_t saying_percent(const Action&);  // a question takes longer than a yes
    static Action nature(const State&, core::Rng&);
    // Nature looks at somebody's clay: following its strokes is what costs a server most.
    static bool is_laborious(const State&);
    static core::Labour<Rules> labour(const State&);
    // How long a decision may take, where a move has `pace` seconds: sculpting has its own clock, or none over days.
    static std::int32_t seconds(const State&, core::Seat, std::int32_t pace);
    static std::vector<std::string*> told(Action&);
    static std::optional<core::Outcome> outcome(const State&);
    static core::Progress progress(const State&);  // by the arrow that is played for; 0 while people sculpt
    static View view(const State&, core::Seat me);
    // The clay of an object as base64, for who may see it: one's own always, everybody's once all are ready.
    static std::optional<std::string> bulk(const State&, core::Seat me, std::int32_t object);
    static std::optional<Action> redact(const Action&, core::Seat actor, core::Seat reader);
    // For the record: without notes, and without what was taken back at the clay. As many, and played like these.
    using Doings = std::vector<std::pair<core::Seat, Action>>;
    static Doings laid_open(Doings);
    static void forget_words(State&, core::Seat);
    static Action wordless(const Action&);
    static Action suggest(const View&, core::Rng&);
    static std::optional<Action> suggest_interrupt(const View&, core::Rng&);  // of a seat that may interrupt
};
static_assert(core::Laborious<Rules>);

}  // namespace barbarossa

// The whole truth about a game of Farben: who gave which colour to which word, and why. What of it is lying face down
// is in nobody's view (README, R12): this game is played with one's memory.
#pragma once

#include "core/game.hpp"
#include "lexicon/lexicon.hpp"

namespace farben {

using boost::describe::operators::operator==;  // for every described struct here

inline constexpr int max_seats = 5;
inline constexpr int rounds_max = 10, rounds_short = 5;
inline constexpr int colour_count = 12;
inline constexpr int card_count = 59;  // word cards, with a word on each side
inline constexpr std::size_t story_chars_max = 600;
inline constexpr std::size_t hint_chars_max = 40;

enum class Colour : std::int8_t {
    black, white, grey, brown, red, orange, yellow, green, blue, purple, pink, multicolour
};
BOOST_DESCRIBE_ENUM(Colour, black, white, grey, brown, red, orange, yellow, green, blue, purple, pink, multicolour)
using Hand = core::Set<colour_count>;

enum class First : std::int8_t { drawn, seat_1, seat_2, seat_3, seat_4, seat_5 };
BOOST_DESCRIBE_ENUM(First, drawn, seat_1, seat_2, seat_3, seat_4, seat_5)
constexpr core::Seat seat_named(First first) { return core::Seat(static_cast<int>(first) - 1); }  // nature: none

enum class Rounds : std::int8_t { ten, five };  // five: for a short evening
BOOST_DESCRIBE_ENUM(Rounds, ten, five)

struct Config {
    lexicon::Language language = lexicon::Language::french;  // of the words, and of what bots tell
    First first = First::drawn;
    Rounds rounds = Rounds::ten;
};
BOOST_DESCRIBE_STRUCT(Config, (), (language, first, rounds))

enum class Phase : std::int8_t {
    opening,    // nature draws the first player, if the host left it open
    drawing,    // nature turns up a word card
    siding,     // the first player, who alone sees it, picks a side
    choosing,   // everybody at once, a colour face down
    telling,    // one shows their colour and tells why
    listening,  // the others read what was typed until they have; then the card goes face down under the word
    assigning,  // the right-hand neighbour picks a packet for the recaller
    recalling,  // the recaller names colours, or asks for a hint
    hinting,    // the owner of a card is asked for a word of their story
    revealing,  // a card was turned up, and people read it before nature goes on
    over
};
BOOST_DESCRIBE_ENUM(Phase, opening, drawing, siding, choosing, telling, listening, assigning, recalling, hinting,
                    revealing, over)

struct Card {  // a colour card; its place in the packet says whose
    std::optional<Colour> colour{};  // none: not chosen yet, or face down to who looks
    std::string story{};
    bool is_aloud = false;  // told by voice; the story is then a transcript, or empty
};
BOOST_DESCRIBE_STRUCT(Card, (), (colour, story, is_aloud))

enum class Help : std::int8_t { none, asked, given, forgotten };
BOOST_DESCRIBE_ENUM(Help, none, asked, given, forgotten)

struct Answer {  // what the recaller made of a card
    Help help = Help::none;
    std::string hint{};              // the word that was given
    bool is_made = false;            // a colour was announced, or the recaller had none; the card is face up
    std::optional<Colour> colour{};  // announced
    bool is_right = false;
};
BOOST_DESCRIBE_STRUCT(Answer, (), (help, hint, is_made, colour, is_right))

struct Packet {  // a word with a colour card of everybody
    std::string word{};                       // in the table's language; empty until its side was picked
    core::Seat first{};                       // who was first player
    core::List<Card, max_seats> cards{};      // by seat
    core::Seat recaller = core::Seat::nature; // whom it was given to; nature: nobody yet
    core::List<Answer, max_seats> answers{};  // by seat of the owner, once it was given to somebody
};
BOOST_DESCRIBE_STRUCT(Packet, (), (word, first, cards, recaller, answers))

struct Table {  // of which a View shows what is face up
    Config config{};
    std::int8_t seats = 0;
    Phase phase = Phase::opening;
    core::Seat first = core::Seat::nature;         // player of this round
    core::List<Packet, rounds_max> packets{};      // one a round; the last is this round's
    core::Set<max_seats> done{};                   // chose a colour, or have read the story
    core::Seat teller = core::Seat::nature;        // while telling and listening
    core::Seat recaller = core::Seat::nature;      // from assigning on
    std::int8_t packet = -1;                       // that is being recalled
    core::Seat asked = core::Seat::nature;         // owner of the card a hint was asked for; it is the next to be named
    core::Seat turned = core::Seat::nature;        // owner of the card of this packet that was turned up last
    core::List<std::int16_t, max_seats> scores{};  // by seat
};
BOOST_DESCRIBE_STRUCT(Table, (), (config, seats, phase, first, packets, done, teller, recaller, packet, asked, turned,
                                    scores))

struct State {
    Table table{};                            // with everything face up
    core::List<Hand, max_seats> hands{};      // by seat: colours not played yet
    core::Set<max_seats> late{};              // while choosing: their time is up, and nature chooses for them
    core::Set<card_count> deck{};             // word cards not turned up yet
    std::int8_t card = -1;                    // turned up for the first player, until a side is picked
};
BOOST_DESCRIBE_STRUCT(State, (), (table, hands, late, deck, card))

}  // namespace farben

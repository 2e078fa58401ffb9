// The whole truth about a game of Farfalia: what lies open on the table, and what is hidden. A deal is
// played by three to five hands, clockwise from the dealer's, which is hand 0; a seat plays one hand, or
// two when its partner is a dummy. Flat, no heap, cheap to copy.
#pragma once

#include "core/seat.hpp"
#include "games/farfalia/trick.hpp"

namespace farfalia {

inline constexpr int max_seats = 5;
inline constexpr int max_sides = 3;
inline constexpr int subject_count = 5;     // in a proposal
inline constexpr int subjects_a_family = 5; // in the pack
inline constexpr int cards_max = 18;        // of a hand when dealt
inline constexpr int deals_max = 24;        // a game to a target score ends then at the latest
inline constexpr int columns_max = 7;       // of a dummy
inline constexpr int covered = 6;           // columns that begin with two cards
inline constexpr int doubling_jokers = 2;   // a player, for a game of Double You
inline constexpr int jokers_a_family = 2;   // Burnin' Down the House: in the box

enum class Five : std::int8_t { beginner, chinkway, chinkway_ten, chinkway_short };
BOOST_DESCRIBE_ENUM(Five, beginner, chinkway, chinkway_ten, chinkway_short)

enum class Four : std::int8_t { deals_4, deals_8, deals_12, points_30, points_60 };
BOOST_DESCRIBE_ENUM(Four, deals_4, deals_8, deals_12, points_30, points_60)

enum class Three : std::int8_t { six_deals, quick };
BOOST_DESCRIBE_ENUM(Three, six_deals, quick)

enum class Jokers : std::int8_t { none, double_you, burning };
BOOST_DESCRIBE_ENUM(Jokers, none, double_you, burning)

enum class NextDealer : std::int8_t { lowest_other, lowest_score, left_neighbour };
BOOST_DESCRIBE_ENUM(NextDealer, lowest_other, lowest_score, left_neighbour)

enum class Pack : std::int8_t { drawn_on, reshuffled };
BOOST_DESCRIBE_ENUM(Pack, drawn_on, reshuffled)

enum class Points : std::int8_t { triangular, arithmetic };
BOOST_DESCRIBE_ENUM(Points, triangular, arithmetic)

enum class First : std::int8_t { drawn, seat_1, seat_2, seat_3, seat_4, seat_5 };
BOOST_DESCRIBE_ENUM(First, drawn, seat_1, seat_2, seat_3, seat_4, seat_5)
constexpr core::Seat seat_named(First first) { return core::Seat(static_cast<int>(first) - 1); }  // nature: none

struct Config {
    Five five = Five::beginner;       // which game five players play,
    Four four = Four::deals_4;        // four,
    Three three = Three::six_deals;   // and three; two play four deals
    Jokers jokers = Jokers::none;
    First first = First::drawn;       // who deals first
    NextDealer next_dealer = NextDealer::lowest_other;  // five beginners
    Pack pack = Pack::drawn_on;       // of subjects: drawn on until fewer than five are left, or whole every deal
    Points points = Points::triangular;
    bool double_last_deal = true;     // but never in Chinkway's ten deals, nor when the score ends the game
    bool double_extra_deal = false;   // Chinkway's eleventh
};
BOOST_DESCRIBE_STRUCT(Config, (), (five, four, three, jokers, first, next_dealer, pack, points, double_last_deal,
                                   double_extra_deal))

enum class Phase : std::int8_t {
    beginning,   // nature says who deals: drawn at first, then by the rules; how the last deal ended is read meanwhile
    staking,     // Double You: `turn` says whether to spend a joker
    dealing,     // nature deals
    discarding,  // the dealer puts cards aside
    naming,      // the dealer names trumps
    proposing,   // nature turns up the subjects
    playing,     // `turn` plays a card
    capturing,   // `turn` won the trick and may keep a card of it
    over
};
BOOST_DESCRIBE_ENUM(Phase, beginning, staking, dealing, discarding, naming, proposing, playing, capturing, over)

struct Column {  // of a dummy
    Card card = Card::none;  // face up; none once it was played and nothing lay beneath
    bool covers = false;     // a card lies face down beneath it; it is turned up after the trick
};
BOOST_DESCRIBE_STRUCT(Column, (), (card, covers))

struct alignas(32) Hand {  // a power of two, to be found by a shift
    core::Seat seat{};         // who plays it
    std::int8_t side = 0;      // 0 is the dealer's
    bool is_dummy = false;
    std::int8_t cards = 0;     // held, the joker included
    bool has_joker = false;    // Burnin' Down the House: dealt and not played yet
    core::Set<suit_count> voids{};  // suits it has shown not to have (never of a dummy: it lies open)
    core::List<Column, columns_max> columns{};  // of a dummy: six that cover another, and one beside them
};
BOOST_DESCRIBE_STRUCT(Hand, (), (seat, side, is_dummy, cards, has_joker, voids, columns))

struct Trick {
    std::int8_t leader = 0;  // a hand
    TrickCards cards{};
    std::int8_t winner = -1;    // a hand, once the trick is complete
    Card kept = Card::none;     // of it, by the winner
};
BOOST_DESCRIBE_STRUCT(Trick, (), (leader, cards, winner, kept))

using Kept = core::List<core::List<Card, subject_count>, max_sides>;  // cards kept, by side

struct Result {  // of a deal, for the score sheet
    core::Seat dealer{};
    Trump trump = Trump::none;
    core::List<Family, subject_count> subjects{};
    core::List<std::int8_t, max_seats> sides{};       // by seat
    Kept kept{};                                      // by side: as many subjects matched
    Trick last{};                                     // which ended it
    core::List<std::int16_t, max_seats> points{};     // by seat, all doubling included
    core::Set<max_seats> doubled{};                   // seats that spent a joker
};
BOOST_DESCRIBE_STRUCT(Result, (), (dealer, trump, subjects, sides, kept, last, points, doubled))

struct Open {  // what everybody sees
    Config config{};
    std::int8_t seats = 0;
    Phase phase = Phase::beginning;
    std::int8_t deal = 0;                        // being played, from 0
    core::Seat dealer{};
    core::List<Hand, hands_max> hands{};         // of this deal, clockwise from the dealer's
    std::int8_t turn = 0;                        // the hand that is to act
    Trump trump = Trump::none;                   // once named or turned up
    core::List<Family, subject_count> proposal{};        // in the order turned up; empty before
    Kept kept{};
    std::int8_t tricks = 0;                      // gathered in this deal: not the one on the table
    Trick trick{};                               // on the table
    Trick last{};                                // the one before, of this deal
    Cards played{};                              // in this deal, the trick on the table included; no jokers
    std::array<std::int16_t, max_seats> scores{};        // by seat
    std::array<std::int8_t, max_seats> doublings{};      // Double You: jokers left, by seat
    core::Set<max_seats> doubled{};              // seats that spent one on this deal
    std::array<std::int8_t, family_count> burners{};     // jokers played in this deal, by the family they burn
    std::array<std::int8_t, family_count> pack{};        // subjects left, by family
    core::List<Result, deals_max> results{};     // of the deals before
};
BOOST_DESCRIBE_STRUCT(Open, (), (config, seats, phase, deal, dealer, hands, turn, trump, proposal, kept, tricks, trick,
                                 last, played, scores, doublings, doubled, burners, pack,
                                 results))

struct Hidden {  // what at most one seat sees
    std::array<Cards, hands_max> hands{};  // jokers included; of a dummy: its face-up cards
    Cards discards{};                      // the dealer's
    std::array<core::List<Card, covered>, hands_max> beneath{};  // of a dummy: face down, by column; none once up
};
BOOST_DESCRIBE_STRUCT(Hidden, (), (hands, discards, beneath))

using Needs = std::array<std::int8_t, family_count>;  // cards that a side still lacks, by family

// What follows from the rest, kept because every card asks for it.
struct Moment {
    core::Seat actor = core::Seat::nature;  // a spectator, when nobody is to act any more
    Cards playable{};  // by the hand whose turn it is
    Cards keepable{};  // by the hand that won the trick
    Cards down{};  // the trick on the table
    Cards led{};   // all cards of the suit that was led; none when a card is to lead
    std::array<Needs, max_sides> needs{};
    std::array<Cards, max_sides> wants{};  // all cards of the families that a side needs
};
BOOST_DESCRIBE_STRUCT(Moment, (), (actor, playable, keepable, down, led, needs, wants))

struct State {
    Open open{};
    Hidden hidden{};
    Moment moment{};
};
BOOST_DESCRIBE_STRUCT(State, (), (open, hidden, moment))

}  // namespace farfalia

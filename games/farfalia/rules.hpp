// Farfalia: win tricks, and of each trick keep at most one card that the magazine's proposal still asks for.
// Hands are secret, sides change with the dealer, dummies sit in for missing players. Rules by number in
// README.md; cards in cards.hpp, a single trick in trick.hpp, the course of a game in course.hpp.
#pragma once

#include "core/game.hpp"
#include "games/farfalia/facts.hpp"
#include "games/farfalia/state.hpp"

namespace farfalia {

// What a player does.

struct Stake {  // Double You: spend a joker on this deal, or not.
    static constexpr std::string_view type = "stake";
    bool joker = false;
};
BOOST_DESCRIBE_STRUCT(Stake, (), (joker))

struct Discard {  // The dealer puts cards aside, face down. Others only see that it was done.
    static constexpr std::string_view type = "discard";
    Cards cards{};
};
BOOST_DESCRIBE_STRUCT(Discard, (), (cards))

struct Name {  // The dealer names trumps, or none.
    static constexpr std::string_view type = "name";
    Trump trump = Trump::none;
};
BOOST_DESCRIBE_STRUCT(Name, (), (trump))

struct Play {  // A card of the hand whose turn it is, a dummy's included; a joker too.
    static constexpr std::string_view type = "play";
    Card card = Card::none;
};
BOOST_DESCRIBE_STRUCT(Play, (), (card))

struct Keep {  // The winner of the trick keeps a useful card of it.
    static constexpr std::string_view type = "keep";
    Card card = Card::none;
};
BOOST_DESCRIBE_STRUCT(Keep, (), (card))

struct Leave {  // The winner of the trick keeps nothing.
    static constexpr std::string_view type = "leave";
};
BOOST_DESCRIBE_STRUCT(Leave, (), ())

// What nature does.

struct Begin {  // Says who deals: drawn before the first deal, if the host left it open; then as the rules have it.
    static constexpr std::string_view type = "begin";
    core::Seat dealer{};
};
BOOST_DESCRIBE_STRUCT(Begin, (), (dealer))

struct Dealt {  // to one hand
    core::Seat seat{};
    bool is_dummy = false;
    Cards cards{};  // its joker included; only its own player is told
    core::List<Card, covered> beneath{};      // of a dummy: face down; nobody is told
    core::List<Card, columns_max> columns{};  // of a dummy: face up, six that cover those, and one beside them
};
BOOST_DESCRIBE_STRUCT(Dealt, (), (seat, is_dummy, cards, beneath, columns))

struct Deal {
    static constexpr std::string_view type = "deal";
    core::List<Dealt, hands_max> hands{};  // clockwise from the dealer's
};
BOOST_DESCRIBE_STRUCT(Deal, (), (hands))

struct Propose {  // Turns up the subjects.
    static constexpr std::string_view type = "propose";
    core::List<Family, subject_count> subjects{};  // in the order turned up
};
BOOST_DESCRIBE_STRUCT(Propose, (), (subjects))

// Lowest legal card; first useful card; lowest cards aside; longest suit trumps; no joker spent.
using core::TimedOut;

enum class Illegal {
    not_your_turn,      // somebody else is to act
    not_your_action,    // nature's actions are nature's, players' are players'
    no_such_seat,       // Config::first names a seat that is not at the table
    not_now,            // the deal is at another point
    no_such_card,       // no card has this number
    card_not_held,      // the hand does not hold this card, or it is covered
    must_follow,        // the hand has a card of the led suit
    joker_leads,        // a joker cannot be the first card of a trick
    wrong_count,        // the dealer must put aside as many cards as he was dealt too many
    joker_discarded,    // a joker is not put aside
    already_discarded,  // the dealer's cards have been put aside
    already_named,      // trumps have been named
    too_early,          // the first tricks of this deal are won for the lead alone
    not_in_trick,       // only a card of the trick can be kept
    useless_card,       // the side does not need this card, or not any more
    burnt_card,         // a joker burnt this card
    bad_draw            // nature drew what cannot be
};
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_your_action, no_such_seat, not_now, no_such_card, card_not_held,
                    must_follow, joker_leads, wrong_count, joker_discarded, already_discarded, already_named,
                    too_early, not_in_trick, useless_card, burnt_card, bad_draw)

struct Board {  // what follows from the open table for a reader who does not know the rules
    std::int8_t deals = 0;                              // of this game; 0 when the score ends it
    std::int8_t target = 0;                             // that a pair's two scores must reach on average; 0 for none
    std::int8_t tricks = 0;                             // in this deal
    std::int8_t captures_from = 0;                      // the first trick, from 0, of which a card can be kept
    std::int8_t discards = 0;                           // cards the dealer puts aside in this deal
    std::array<std::int16_t, subject_count + 1> points{};  // of 0 to 5 subjects in this deal
    Cards useful{};                                     // while capturing: what may be kept
    Cards burnt{};                                      // of the trick on the table: what its jokers burn
    Cards last_burnt{};                                 // of the trick before
    bool is_trump_known = false;                        // named or turned up in this deal
    std::int8_t winning = -1;                           // the hand whose card in the trick is the best so far
    core::Set<max_seats> barred{};                      // from Double You, by their score
    core::List<Hand, hands_max> next{};                 // while a deal is read: who sits where in the one after it
};
BOOST_DESCRIBE_STRUCT(Board, (), (deals, target, tricks, captures_from, discards, points, useful, burnt, last_burnt,
                                  is_trump_known, winning, barred, next))

struct View {
    core::Seat me = core::Seat::spectator;
    Open open{};
    Cards hand{};      // mine, the joker included
    Cards discards{};  // mine, if I deal
    Cards playable{};  // when a hand of mine is to play: what it may
    Board board{};
};
BOOST_DESCRIBE_STRUCT(View, (), (me, open, hand, discards, playable, board))

struct Rules {
    static constexpr std::string_view name = "farfalia";
    static constexpr int version = 2;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = farfalia::max_seats;

    using Config = farfalia::Config;
    using State = farfalia::State;
    using Action = std::variant<Stake, Discard, Name, Play, Keep, Leave, Begin, Deal, Propose, TimedOut>;
    using View = farfalia::View;
    using Illegal = farfalia::Illegal;
    using Verdict = core::Verdict<Illegal>;

    static Facts facts() { return farfalia::facts(); }
    static Verdict accepts(const Config&, int seats);
    static State setup(const Config&, int seats);
    static core::Seats to_act(const State& state) {
        return state.moment.actor == core::Seat::spectator ? core::Seats() : core::Seats(state.moment.actor);
    }
    static Verdict apply(State&, core::Seat, const Action&);
    static Action nature(const State&, core::Rng&);
    static std::optional<core::Outcome> outcome(const State&);
    static bool pauses(const State& state) {  // a deal was counted, and the next has not begun
        return state.open.phase == Phase::beginning && state.open.deal > 0;
    }
    static core::Progress progress(const State&);
    static View view(const State&, core::Seat me);
    static std::optional<Action> redact(const Action&, core::Seat actor, core::Seat reader);
    static std::vector<Action> legal(const View&);
    static Action suggest(const View&, core::Rng&);
    static Action suggest_from(const State&, core::Rng&);  // for the actor, without a view to build
    static State guess(const View&, core::Rng&);
};
static_assert(core::Enumerable<Rules> && core::Guessable<Rules> && core::Pausing<Rules> && core::Progressing<Rules>);

}  // namespace farfalia

// Farben: give a colour to a word, tell why, and remember later who gave which. Rules by number in README.md; the
// word cards in words.hpp, what counts as a hint in hints.hpp, the bots' stock of stories in stories.hpp.
#pragma once

#include "core/tales.hpp"
#include "games/farben/facts.hpp"
#include "games/farben/memory.hpp"
#include "games/farben/state.hpp"

namespace farben {

// What a player does.

struct PickSide {  // The first player, of the word card that only they see.
    static constexpr std::string_view type = "pick_side";
    std::int8_t side = 0;  // 0 or 1
};
BOOST_DESCRIBE_STRUCT(PickSide, (), (side))

struct Choose {  // A colour of one's hand, face down. Others see that it was done.
    static constexpr std::string_view type = "choose";
    std::optional<Colour> colour{};  // always there, but for those who may not see it
};
BOOST_DESCRIBE_STRUCT(Choose, (), (colour))

struct Tell {  // The teller's story, typed, or told by voice and done; then what is typed is a transcript, or nothing.
    static constexpr std::string_view type = "tell";
    std::string story{};
    bool is_aloud = false;
};
BOOST_DESCRIBE_STRUCT(Tell, (), (story, is_aloud))

struct Listened {  // Has read the story; when all have, it is gone.
    static constexpr std::string_view type = "listened";
};
BOOST_DESCRIBE_STRUCT(Listened, (), ())

struct Assign {  // The right-hand neighbour picks a packet for the recaller.
    static constexpr std::string_view type = "assign";
    std::int8_t packet = 0;
};
BOOST_DESCRIBE_STRUCT(Assign, (), (packet))

struct Ask {  // The recaller asks the owner of a card for a hint, and must name that card's colour next.
    static constexpr std::string_view type = "ask";
    core::Seat owner{};
};
BOOST_DESCRIBE_STRUCT(Ask, (), (owner))

struct Hint {  // One word of the story, and no name of the colour.
    static constexpr std::string_view type = "hint";
    std::string word{};
};
BOOST_DESCRIBE_STRUCT(Hint, (), (word))

struct Forgot {  // The owner does not remember: no hint was given.
    static constexpr std::string_view type = "forgot";
};
BOOST_DESCRIBE_STRUCT(Forgot, (), ())

struct Guess {  // The recaller names the colour of a card, or none; the card is turned up.
    static constexpr std::string_view type = "guess";
    core::Seat owner{};
    std::optional<Colour> colour{};
};
BOOST_DESCRIBE_STRUCT(Guess, (), (owner, colour))

// What nature does.

struct Begin {
    static constexpr std::string_view type = "begin";
    core::Seat first{};
};
BOOST_DESCRIBE_STRUCT(Begin, (), (first))

struct Draw {  // Turns up a word card for the first player alone.
    static constexpr std::string_view type = "draw";
    core::Seat first{};
    std::int8_t card = -1;  // -1 for those who may not see it
};
BOOST_DESCRIBE_STRUCT(Draw, (), (first, card))

struct ChooseFor {  // A colour at random for somebody whose time was up. Others see that it was done.
    static constexpr std::string_view type = "choose_for";
    core::Seat seat{};
    std::optional<Colour> colour{};
};
BOOST_DESCRIBE_STRUCT(ChooseFor, (), (seat, colour))

struct GoOn {  // From a card that was turned up, once people had time to read it.
    static constexpr std::string_view type = "go_on";
};
BOOST_DESCRIBE_STRUCT(GoOn, (), ())

// The first side; a colour that nature will draw; no story; has read; the first packet that is left; no hint; no
// colour named for the card a hint was asked for, or for the first that is left.
using core::TimedOut;

enum class Illegal {
    not_your_turn,     // somebody else is to act
    not_your_action,   // nature's actions are nature's, players' are players'
    no_such_seat,      // there is nobody there
    not_now,           // the game is at another point
    no_such_side,      // a card has two
    no_colour,         // a colour must be chosen
    colour_used,       // this colour was played before
    story_too_long,    // 600 characters at most
    not_text,          // control characters are no story
    no_story,          // typed with nothing in it: tell it aloud, or type it
    no_such_packet,    // there is none of that number
    packet_taken,      // somebody recalled it already
    own_card,          // nobody helps with one's own card
    card_turned_up,    // its colour is known already
    already_asked,     // one hint a card
    other_card_asked,  // the card a hint was asked for comes first
    not_one_word,      // a hint is a single word
    hint_is_colour,    // a hint never names the colour
    hint_not_in_story, // a hint is a word of the story
    bad_draw           // nature drew what cannot be
};
BOOST_DESCRIBE_ENUM(Illegal, not_your_turn, not_your_action, no_such_seat, not_now, no_such_side, no_colour,
                    colour_used, story_too_long, not_text, no_story, no_such_packet, packet_taken, own_card,
                    card_turned_up, already_asked, other_card_asked, not_one_word, hint_is_colour, hint_not_in_story,
                    bad_draw)

// While the game runs, a view holds the colours and stories of cards that are face up: the teller's, one's own that
// was not told yet, and those that were turned up in recalling. Once it is over, everything, for those who played; a
// spectator is shown who was right, and no colour, story or hint any more.
struct View {
    core::Seat me = core::Seat::spectator;
    Table table{};
    Hand hand{};                            // mine
    core::List<std::string, 2> sides{};     // the words of the card, for the first player while they pick
};
BOOST_DESCRIBE_STRUCT(View, (), (me, table, hand, sides))

struct Rules {
    static constexpr std::string_view name = "farben";
    static constexpr int version = 2;
    static constexpr int min_seats = 3;
    static constexpr int max_seats = farben::max_seats;
    static constexpr bool is_confidential = true;  // what was told stays at the table, unless all agree

    using Config = farben::Config;
    using State = farben::State;
    using Action = std::variant<PickSide, Choose, Tell, Listened, Assign, Ask, Hint, Forgot, Guess, Begin, Draw,
                                ChooseFor, GoOn, TimedOut>;
    using View = farben::View;
    using Illegal = farben::Illegal;
    using Verdict = core::Verdict<Illegal>;
    using Memory = farben::Memory;

    static Facts facts() { return {}; }
    static Verdict accepts(const Config&, int seats);
    static State setup(const Config&, int seats);
    static core::Seats to_act(const State&);
    static Verdict apply(State&, core::Seat, const Action&);
    static Action nature(const State&, core::Rng&);
    static std::vector<std::string*> told(Action&);
    static std::optional<core::Tale> tale(const Action&);
    // How long a bot takes to say it, in hundredths of its usual pause: nobody tells a story, or reads one, at once.
    static std::int32_t saying_percent(const Action&);
    static std::optional<core::Outcome> outcome(const State&);
    static bool pauses(const State& state) { return state.table.phase == Phase::revealing; }
    static core::Progress progress(const State&);  // first the rounds, then the packets that are recalled
    static View view(const State&, core::Seat me);
    static std::optional<Action> redact(const Action&, core::Seat actor, core::Seat reader);
    static void forget_words(State&, core::Seat);
    static void forget_words(Memory&, core::Seat);
    static Action wordless(const Action&);
    static Action suggest(const View&, core::Rng&);
    static State guess(const View&, core::Rng&);
    static void notice(Memory&, const View&);
};
static_assert(core::Guessable<Rules> && core::Pausing<Rules> && core::Progressing<Rules> && core::Storied<Rules>);

}  // namespace farben

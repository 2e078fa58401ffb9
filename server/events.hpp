// What can happen to a table. Its log is a list of these, and the table is their fold (table.hpp):
// nothing else about it is stored, so a restart is the same code as play. Once written an event is
// read for ever: types may be added here, fields of old ones never change.
#pragma once

#include "server/protocol.hpp"

namespace server {

struct Created {
    static constexpr std::string_view type = "created";
    std::string game{};
    std::string code{};
    std::string secret{};  // 64 hexadecimal digits; leaves the server when the game is over
    std::string host{};    // a guest's id
    std::string host_name{};
    Setup setup{};
    bool start = false;    // as soon as the host sits
};
BOOST_DESCRIBE_STRUCT(Created, (), (game, code, secret, host, host_name, setup, start))

struct Kept {  // an open seat is for this guest and nobody else
    static constexpr std::string_view type = "kept";
    Seat seat{};
    std::string guest{};
    std::string name{};
};
BOOST_DESCRIBE_STRUCT(Kept, (), (seat, guest, name))

struct Barred {  // the host of an earlier game with these people removed this guest, who may look on
    static constexpr std::string_view type = "barred";
    std::string guest{};
};
BOOST_DESCRIBE_STRUCT(Barred, (), (guest))

struct Sat {
    static constexpr std::string_view type = "sat";
    Seat seat{};
    std::string guest{};
    std::string name{};
    std::string nonce{};
};
BOOST_DESCRIBE_STRUCT(Sat, (), (seat, guest, name, nonce))

struct BotSat {  // on an open seat, or in place of another bot
    static constexpr std::string_view type = "bot_sat";
    Seat seat{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(BotSat, (), (seat, bot))

struct Freed {  // by the host, who bars nobody: the person who sat here is told, and may sit down again
    static constexpr std::string_view type = "freed";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Freed, (), (seat))

struct Vacated {  // who sat here stood up, or the seat is no longer kept, or its bot is gone
    static constexpr std::string_view type = "vacated";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Vacated, (), (seat))

struct Arranged {
    static constexpr std::string_view type = "arranged";
    Setup setup{};
};
BOOST_DESCRIBE_STRUCT(Arranged, (), (setup))

struct Renamed {
    static constexpr std::string_view type = "renamed";
    std::string guest{};
    std::string name{};
};
BOOST_DESCRIBE_STRUCT(Renamed, (), (guest, name))

struct Started {
    static constexpr std::string_view type = "started";
    std::int32_t version = 0;  // of the rules, when the game began
};
BOOST_DESCRIBE_STRUCT(Started, (), (version))

struct Played {  // a move of a person, a bot or nature
    static constexpr std::string_view type = "played";
    Seat actor{};
    Deed action{};
};
BOOST_DESCRIBE_STRUCT(Played, (), (actor, action))

struct TimedOut {  // a move too: nature's, because this seat was too slow
    static constexpr std::string_view type = "timed_out";
    Seat seat{};
    Deed action{};
};
BOOST_DESCRIBE_STRUCT(TimedOut, (), (seat, action))

struct TookTime {  // this seat takes so much of the table's time: more at once, less from its next decision on
    static constexpr std::string_view type = "took_time";
    Seat seat{};
    std::int32_t percent = 100;
};
BOOST_DESCRIBE_STRUCT(TookTime, (), (seat, percent))

struct Covered {  // a bot plays for an absent person
    static constexpr std::string_view type = "covered";
    Seat seat{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(Covered, (), (seat, bot))

struct Returned {
    static constexpr std::string_view type = "returned";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Returned, (), (seat))

struct Followed {  // by a rematch
    static constexpr std::string_view type = "followed";
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(Followed, (), (code))

struct Agreed {  // to show what was told to anybody, or no longer
    static constexpr std::string_view type = "agreed";
    Seat seat{};
    bool agrees = false;
};
BOOST_DESCRIBE_STRUCT(Agreed, (), (seat, agrees))

struct Removed {  // by the host, for good, before Expelled took their words too
    static constexpr std::string_view type = "removed";
    Seat seat{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(Removed, (), (seat, bot))

// By the host, for good: a bot plays this seat to the end, and what the person wrote is read by nobody at the table any
// more. In this log it stays, for whoever looks at a report.
struct Expelled {
    static constexpr std::string_view type = "expelled";
    Seat seat{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(Expelled, (), (seat, bot))

struct Left {  // of their own will, for good; once the game runs a bot plays their seat to the end
    static constexpr std::string_view type = "left";
    std::string guest{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(Left, (), (guest, bot))

struct PutAway {  // this guest wants the table no longer among theirs; at the table nothing changes
    static constexpr std::string_view type = "put_away";
    std::string guest{};
};
BOOST_DESCRIBE_STRUCT(PutAway, (), (guest))

struct Said {
    static constexpr std::string_view type = "said";
    Seat seat{};
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Said, (), (seat, text))

struct WordsMinded {  // the host says whether words that hurt are softened here
    static constexpr std::string_view type = "words_minded";
    bool softens = true;
};
BOOST_DESCRIBE_STRUCT(WordsMinded, (), (softens))

struct Reported {  // to the operator, before Complained said what somebody did
    static constexpr std::string_view type = "reported";
    std::string by{};  // a guest's id
    PersonId person{};
    About about{};
    std::int32_t item = -1;
    std::string note{};
};
BOOST_DESCRIBE_STRUCT(Reported, (), (by, person, about, item, note))

struct Complained {  // to the operator; what it is about is the log up to here
    static constexpr std::string_view type = "complained";
    std::string by{};  // a guest's id
    PersonId person{};
    About about{};
    Offence offence{};
    std::int32_t item = -1;
    std::string note{};
};
BOOST_DESCRIBE_STRUCT(Complained, (), (by, person, about, offence, item, note))

struct Became {  // what was this person's is another's, who had no part in this table
    static constexpr std::string_view type = "became";
    std::string from{};
    std::string to{};
    std::string name{};  // of the latter
};
BOOST_DESCRIBE_STRUCT(Became, (), (from, to, name))

// Somebody deleted their account: they have no name any more, what they wrote is read by nobody, and a bot plays on
// where they sat.
struct Forgotten {
    static constexpr std::string_view type = "forgotten";
    std::string guest{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(Forgotten, (), (guest, bot))

using TableEvent = std::variant<Created, Kept, Sat, BotSat, Vacated, Arranged, Renamed, Started, Played, TimedOut,
                                TookTime, Covered, Returned, Followed, Agreed, Removed, Said, Reported, Barred,
                                WordsMinded, Freed, Expelled, Left, Complained, PutAway, Became, Forgotten>;

}  // namespace server

// What people played and with whom, over HTTP: history, people's pages, friends, whom one blocked, and one's own data.
// What it says of games it reads from what is kept of finished ones; no table is loaded for it.
#pragma once

#include "server/protocol_people.hpp"

namespace server {

// ---- History

struct PastSeat {
    std::string person{};  // public id; empty: a bot, or somebody who deleted their account
    std::string name{};    // when the game ended; empty: a bot, or somebody
    std::string bot{};     // its level
    std::int32_t place = 0;  // 1 is first
    std::int32_t score = 0;
};
BOOST_DESCRIBE_STRUCT(PastSeat, (), (person, name, bot, place, score))

struct PastGame {
    std::string code{};          // of its table, whose page and record are there
    std::string game{};
    std::int32_t move_seconds = 0;  // its pace; 0: no clock
    std::uint32_t ended_at = 0;  // seconds since 1970
    Seat seat{};                 // whose history this is
    std::vector<PastSeat> seats{};
};
BOOST_DESCRIBE_STRUCT(PastGame, (), (code, game, move_seconds, ended_at, seat, seats))

struct History {
    std::vector<PastGame> games{};  // ended last first
    std::string next{};             // what asks for those that follow; empty: there are no more
};
BOOST_DESCRIBE_STRUCT(History, (), (games, next))

enum class Ended { any, won, lost };  // won: nobody was before them
BOOST_DESCRIBE_ENUM(Ended, any, won, lost)

enum class Tempo { any, live, days };  // days: a move may take an hour or more
BOOST_DESCRIBE_ENUM(Tempo, any, live, days)

struct GetHistory {
    static constexpr std::string_view type = "get_history";
    using Answer = History;
    std::string person{};  // whose; empty: the caller's
    std::string game{};    // empty: of all games
    std::string with{};    // the public id of somebody who played too; empty: with anybody
    Ended ended{};
    Tempo tempo{};
    std::string after{};   // History::next; empty: from the latest on
};
BOOST_DESCRIBE_STRUCT(GetHistory, (), (person, game, with, ended, tempo, after))

// ---- People

struct Tally {  // of one game
    std::string game{};
    std::int32_t played = 0;
    std::int32_t won = 0;
    std::int32_t best = 0;  // score
};
BOOST_DESCRIBE_STRUCT(Tally, (), (game, played, won, best))

enum class Tie { none, wished, wishes, friends };  // wished: by the caller; wishes: by them
BOOST_DESCRIBE_ENUM(Tie, none, wished, wishes, friends)

struct PersonPage {
    PersonCard card{};
    std::int32_t made_day = 0;    // here since; 0: before this was noted
    Tie tie{};
    bool is_blocked = false;      // by the caller
    bool is_me = false;
    std::vector<Tally> tallies{}; // empty where they wish not to be listed
};
BOOST_DESCRIBE_STRUCT(PersonPage, (), (card, made_day, tie, is_blocked, is_me, tallies))

struct GetPerson {
    static constexpr std::string_view type = "get_person";
    using Answer = PersonPage;
    std::string person{};
};
BOOST_DESCRIBE_STRUCT(GetPerson, (), (person))

struct People {
    std::vector<PersonCard> cards{};  // of those who are still here
};
BOOST_DESCRIBE_STRUCT(People, (), (cards))

struct GetPeople {  // The cloths of those at a table (Room::people).
    static constexpr std::string_view type = "get_people";
    using Answer = People;
    std::vector<std::string> people{};  // at most 20
};
BOOST_DESCRIBE_STRUCT(GetPeople, (), (people))

// ---- Friends. One wishes, the other agrees by wishing too; either may take it back.

struct FriendTable {
    std::string code{};
    std::string game{};
};
BOOST_DESCRIBE_STRUCT(FriendTable, (), (code, game))

struct Friend {
    PersonCard card{};
    Tie tie{};
    std::vector<FriendTable> tables{};  // of a friend: those that wait for people
};
BOOST_DESCRIBE_STRUCT(Friend, (), (card, tie, tables))

struct FriendList {
    std::vector<Friend> friends{};  // who wishes to be one first, then friends, then those who have not answered
    std::vector<PersonCard> blocked{};
};
BOOST_DESCRIBE_STRUCT(FriendList, (), (friends, blocked))

struct MyFriends {
    static constexpr std::string_view type = "my_friends";
    using Answer = FriendList;
};
BOOST_DESCRIBE_STRUCT(MyFriends, (), ())

// By a link such as /p/<person>, or after a game. Who blocked the caller is not told of it, and the answer is the same.
struct AddFriend {
    static constexpr std::string_view type = "add_friend";
    using Answer = FriendList;
    std::string person{};
};
BOOST_DESCRIBE_STRUCT(AddFriend, (), (person))

struct RemoveFriend {  // Takes one's wish back, or declines theirs.
    static constexpr std::string_view type = "remove_friend";
    using Answer = FriendList;
    std::string person{};
};
BOOST_DESCRIBE_STRUCT(RemoveFriend, (), (person))

struct Block {  // Ends a friendship too. They are not told.
    static constexpr std::string_view type = "block";
    using Answer = FriendList;
    std::string person{};
};
BOOST_DESCRIBE_STRUCT(Block, (), (person))

struct Unblock {
    static constexpr std::string_view type = "unblock";
    using Answer = FriendList;
    std::string person{};
};
BOOST_DESCRIBE_STRUCT(Unblock, (), (person))

// ---- My data

// All that the House keeps of the caller, the latest games first; the records of the games are GetRecord's.
struct MyData {
    Me me{};
    std::int32_t made_day = 0;
    std::vector<Passkey> passkeys{};
    std::vector<SessionInfo> sessions{};
    FriendList friends{};
    std::vector<PastGame> games{};
    std::string next{};  // for the games that follow; empty: there are no more
};
BOOST_DESCRIBE_STRUCT(MyData, (), (me, made_day, passkeys, sessions, friends, games, next))

struct GetMyData {
    static constexpr std::string_view type = "get_my_data";
    using Answer = MyData;
    std::string after{};  // MyData::next; empty: from the latest game on
};
BOOST_DESCRIBE_STRUCT(GetMyData, (), (after))

// For good: sessions, keys, password, friends and name go, what they wrote at tables is read by nobody any more, and a
// bot plays on where they sat. The games of the others stay whole. The answer is a newcomer's.
struct DeleteMe {
    static constexpr std::string_view type = "delete_me";
    using Answer = Me;
    std::string name{};  // as it is shown, typed to be sure
};
BOOST_DESCRIBE_STRUCT(DeleteMe, (), (name))

}  // namespace server

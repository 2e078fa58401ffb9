// Every message between page and server. The TypeScript types are made from these.
//
// A page opens one WebSocket per table at /t/<code>/ws?wire=<hash>. It gets a Room and, once the game
// runs, an Update; then one of each whenever something changes. Everything else is HTTP: calls are
// POSTed as JSON to /api and answered with JSON (see Call below).
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"
#include "core/record.hpp"
#include "server/protocol_past.hpp"
#include "server/protocol_people.hpp"
#include "server/protocol_talk.hpp"
#include "server/reason.hpp"

namespace server {

using boost::describe::operators::operator==;  // for every described struct here

using core::Deed, core::Json;

struct Pace {
    std::int32_t move_seconds = 0;  // to make a move; 0: no clock. At most 14 days.
};
BOOST_DESCRIBE_STRUCT(Pace, (), (move_seconds))

struct Setup {  // what the host chooses while people gather
    std::int32_t seats = 0;
    Pace pace{};
    Json config{};  // the game's Config
};
BOOST_DESCRIBE_STRUCT(Setup, (), (seats, pace, config))

// ---- From the page, over the table's socket

struct Sit {  // Take an open seat. The nonce is this seat's part in the dice.
    static constexpr std::string_view type = "sit";
    Seat seat{};
    std::string nonce{};
};
BOOST_DESCRIBE_STRUCT(Sit, (), (seat, nonce))

struct Stand {  // Leave one's seat before the game starts.
    static constexpr std::string_view type = "stand";
};
BOOST_DESCRIBE_STRUCT(Stand, (), ())

struct SeatBot {  // The host puts a bot on an open seat, or changes a bot's level.
    static constexpr std::string_view type = "seat_bot";
    Seat seat{};
    std::string bot{};
};
BOOST_DESCRIBE_STRUCT(SeatBot, (), (seat, bot))

// The host frees the seat of a bot or of somebody else, before the game starts. It bars nobody: who sat there is told,
// and may sit down again.
struct Clear {
    static constexpr std::string_view type = "clear";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Clear, (), (seat))

// The host changes seats, pace or options before the game starts: only what is given changes, so that two changes sent
// one after the other both count.
struct Arrange {
    static constexpr std::string_view type = "arrange";
    std::optional<std::int32_t> seats{};
    std::optional<Pace> pace{};
    std::optional<Json> config{};  // an object of those options that change
};
BOOST_DESCRIBE_STRUCT(Arrange, (), (seats, pace, config))

struct Start {  // The host starts; seats still open close up.
    static constexpr std::string_view type = "start";
};
BOOST_DESCRIBE_STRUCT(Start, (), ())

struct Act {
    static constexpr std::string_view type = "act";
    // The last move the page had seen. It is stale if nature has moved since, or this seat, drafts apart; if this
    // seat's time was up since, it comes after the bell.
    std::int32_t move = 0;
    Deed action{};
};
BOOST_DESCRIBE_STRUCT(Act, (), (move, action))

// I have read how a deal or a round ended: the table goes on when all who are here have. About a pause that is over it
// says nothing.
struct GoOn {
    static constexpr std::string_view type = "go_on";
    std::int32_t move = 0;  // Paused::move
};
BOOST_DESCRIBE_STRUCT(GoOn, (), (move))

// Asks for something the game keeps apart from its views because it is large, such as clay; a Bulk answers.
struct Fetch {
    static constexpr std::string_view type = "fetch";
    std::int32_t item = 0;
};
BOOST_DESCRIBE_STRUCT(Fetch, (), (item))

// Time for one's own seat, in percent of the table's: 100, 150, 200 or 300. More counts at once, less from the next
// decision on.
struct TakeTime {
    static constexpr std::string_view type = "take_time";
    std::int32_t percent = 100;
};
BOOST_DESCRIBE_STRUCT(TakeTime, (), (percent))

struct Remove {  // The host takes somebody's seat for good while the game runs; a bot plays it to the end.
    static constexpr std::string_view type = "remove";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Remove, (), (seat))

struct Cover {  // Somebody seated asks a bot to play for a seat whose person is away, or for oneself.
    static constexpr std::string_view type = "cover";
    Seat seat{};
};
BOOST_DESCRIBE_STRUCT(Cover, (), (seat))

struct Return {  // Take one's seat back from the bot that covers it. Opening the table again does the same.
    static constexpr std::string_view type = "return";
};
BOOST_DESCRIBE_STRUCT(Return, (), ())

// After the game: a new table with the same setup and bots, the caller as host, seats kept for those who
// played; everybody is shown the way (Room::rematch), and who was removed may only look on there. It takes no
// nonce, for the reason OpenTable takes none.
struct Rematch {
    static constexpr std::string_view type = "rematch";
};
BOOST_DESCRIBE_STRUCT(Rematch, (), ())

// After a game in which people told each other things: whether anybody with the link may read them. It takes everybody,
// and each may think again.
struct Share {
    static constexpr std::string_view type = "share";
    bool agrees = false;
};
BOOST_DESCRIBE_STRUCT(Share, (), (agrees))

using ClientMessage = std::variant<Sit, Stand, SeatBot, Clear, Arrange, Start, Act, GoOn, Fetch, TakeTime, Remove,
                                   Cover, Return, Rematch, Share, Say, MindWords, Report, JoinVoice, LeaveVoice, Mute,
                                   Signal>;

// ---- To the page, over the table's socket

enum class Status { waiting, playing, over };
BOOST_DESCRIBE_ENUM(Status, waiting, playing, over)

enum class Sitter { open, person, bot };
BOOST_DESCRIBE_ENUM(Sitter, open, person, bot)

struct SeatInfo {
    Sitter sitter = Sitter::open;
    std::string name{};        // a person's, or of the one for whom an open seat is kept; empty for a bot, whose name
                               // the page makes from its level and seat
    std::string bot{};         // a bot's level, or the level of the bot that covers an absent person; else empty
    bool is_host = false;
    bool is_present = false;   // a person with the table open somewhere
    std::int32_t time_percent = 100;  // of the table's time, which this seat takes
    bool agrees = false;       // that what was told may be shown to others
    PersonId person = PersonId::nobody;  // who sits here
    // From when on others may let a bot play for this person, counted from when this was sent; 0: now. Null: they are
    // here, a bot plays already, or nothing is being played.
    std::optional<std::int32_t> cover_in_ms{};
    bool was_removed = false;  // who had this seat was removed: their words read "…"
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (sitter, name, bot, is_host, is_present, time_percent, agrees, person, cover_in_ms,
                                     was_removed))

struct Room {  // the table around the game
    static constexpr std::string_view type = "room";
    std::string code{};
    std::string game{};
    Status status = Status::waiting;
    Setup setup{};
    std::vector<SeatInfo> seats{};
    std::vector<std::string> people{};      // by PersonId: public ids of those who sit here or once did; empty: gone
    Seat me = Seat::spectator;
    bool am_host = false;
    bool was_removed = false;               // I had a seat in the game, and the host took it for good
    bool was_freed = false;                 // I had a seat before the game, and the host freed it; I may sit again
    std::optional<Seat> kept_for_me{};      // an open seat that only I may take
    std::string host{};                     // the host's name
    bool softens = true;                    // words that hurt; the host may say otherwise
    std::int32_t spectators = 0;
    std::string commitment{};               // the seal on the dice, published from the first moment
    std::optional<core::Proof> proof{};     // once over
    std::optional<std::string> rematch{};   // the code of the table that follows this one
    bool is_shared = false;                 // once over: anybody may have the record
};
BOOST_DESCRIBE_STRUCT(Room, (), (code, game, status, setup, seats, people, me, am_host, was_removed, was_freed,
                                 kept_for_me, host, softens, spectators, commitment, proof, rematch, is_shared))

struct Clock {
    Seat seat{};
    std::int32_t left_ms = 0;  // when this was sent
};
BOOST_DESCRIBE_STRUCT(Clock, (), (seat, left_ms))

struct Update {  // One move and the view after it. The view alone is enough to draw the table.
    static constexpr std::string_view type = "update";
    std::int32_t move = 0;         // how many moves were made
    Seat actor = Seat::nature;
    std::optional<Json> action{};  // for animation; null on join, or if this reader may not know
    Json view{};
    std::vector<Seat> to_act{};    // players only; empty when the game is over, or pauses
    std::vector<Clock> clocks{};   // of those to act, if the table has a clock
    std::optional<core::Outcome> outcome{};
};
BOOST_DESCRIBE_STRUCT(Update, (), (move, actor, action, view, to_act, clocks, outcome))

// Something ended that is read before the next begins: nature waits, and no clock runs, until everybody who is here has
// gone on or the time is up. It follows the Update that began it and comes again when somebody goes on; the next move
// ends it.
struct Paused {
    static constexpr std::string_view type = "paused";
    std::int32_t move = 0;          // the one that began it
    std::int32_t left_ms = 0;       // when this was sent
    std::vector<Seat> gone_on{};    // have read
};
BOOST_DESCRIBE_STRUCT(Paused, (), (move, left_ms, gone_on))

struct MissedMove {
    std::int32_t move = 0;
    bool by_clock = false;         // because their time was up; else a bot made it
    std::optional<Json> action{};  // null where the game is played by heart: what was missed is not shown again
};
BOOST_DESCRIBE_STRUCT(MissedMove, (), (move, by_clock, action))

struct Missed {  // To who comes back, once, after the Update: what was played for them while they were away.
    static constexpr std::string_view type = "missed";
    std::int32_t total = 0;
    std::vector<MissedMove> moves{};  // the last of them, oldest first
};
BOOST_DESCRIBE_STRUCT(Missed, (), (total, moves))

struct Bulk {  // What a Fetch asked for.
    static constexpr std::string_view type = "bulk";
    std::int32_t item = 0;
    std::optional<std::string> data{};  // null: there is none, or it is not for this reader
};
BOOST_DESCRIBE_STRUCT(Bulk, (), (item, data))

struct Refused {  // What you asked for did not happen, and why. The table goes on.
    static constexpr std::string_view type = "refused";
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(Refused, (), (code))

struct Bye {  // The server closes this connection, and why. Coming back at once is pointless.
    static constexpr std::string_view type = "bye";
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(Bye, (), (code))

using ServerMessage = std::variant<Room, Update, Paused, Missed, Bulk, Refused, Bye, Chat, Heard, Aside, Softened,
                                   Noted, Voice, Signaled>;

// ---- HTTP: POST /api with a Call, answered by its Answer, or by Refused with status 4xx.

struct TableOpened;
struct TableList;

// The caller is host, and seat 0 is kept for them. Opening takes no nonce on purpose: the seal on the dice
// must be published before the server knows any nonce. The page joins, sees the seal in the Room, then Sits.
struct OpenTable {
    static constexpr std::string_view type = "open_table";
    using Answer = TableOpened;
    std::string game{};
    Setup setup{};
    std::vector<std::string> bots{};  // levels, for seats 1, 2, ...
    bool start = false;               // start by itself as soon as the host sits: play now against these bots
};
BOOST_DESCRIBE_STRUCT(OpenTable, (), (game, setup, bots, start))

struct MyTables {  // Where the caller sits, newest first.
    static constexpr std::string_view type = "my_tables";
    using Answer = TableList;
};
BOOST_DESCRIBE_STRUCT(MyTables, (), ())

// Leaves a table for good: it is no longer in the caller's list, which is the answer. Before the game their seat is
// free again; while it runs a bot plays it to the end; a host's part goes to the next person who sits there.
struct LeaveTable {
    static constexpr std::string_view type = "leave_table";
    using Answer = TableList;
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(LeaveTable, (), (code))

struct GetRecord {  // Of a game that is over, if it is shared or the caller played.
    static constexpr std::string_view type = "get_record";
    using Answer = core::Record;
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(GetRecord, (), (code))

using Call = std::variant<
    OpenTable, MyTables, LeaveTable, GetRecord,
    // protocol_people.hpp
    WhoAmI, SetName, SetCloth, SetListed, BeginPasskey, FinishPasskey, MyPasskeys, RenamePasskey, RemovePasskey,
    BeginSignIn, SignIn, SignInByPassword, SignInByCode, SignInByLink, MakeLink, SignOut, ClaimGuest, SetPassword,
    RemovePassword, MakeRecoveryCodes, MySessions, EndSession, EndOtherSessions,
    // protocol_past.hpp
    GetHistory, GetPerson, GetPeople, MyFriends, AddFriend, RemoveFriend, Block, Unblock, GetMyData, DeleteMe>;

struct TableOpened {
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(TableOpened, (), (code))

struct SeatBrief {  // a seat as lists show it; what it says is as in SeatInfo
    Sitter sitter = Sitter::open;
    std::string name{};
    std::string bot{};
    bool is_host = false;
};
BOOST_DESCRIBE_STRUCT(SeatBrief, (), (sitter, name, bot, is_host))

struct TableSummary {
    std::string code{};
    std::string game{};
    Status status = Status::waiting;
    bool my_turn = false;
    std::vector<SeatBrief> seats{};
    std::int32_t left_seconds = 0;  // on my clock; 0 without one
    Seat me = Seat::spectator;
    std::optional<core::Progress> progress{};  // once started, if the game has words for it
};
BOOST_DESCRIBE_STRUCT(TableSummary, (), (code, game, status, my_turn, seats, left_seconds, me, progress))

struct TableList {
    std::vector<TableSummary> tables{};
};
BOOST_DESCRIBE_STRUCT(TableList, (), (tables))

}  // namespace server

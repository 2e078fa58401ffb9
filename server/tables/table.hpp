// One table: the fold of its log. `fold` is the only function that changes a Table, in play and after
// a restart alike, so what a restart brings back is what was there. It also knows the rules of the room
// (who may sit where, what must wait for the start); who may ask for what is the hub's business.
#pragma once

#include <deque>
#include <memory>
#include <span>

#include "core/match.hpp"
#include "server/events.hpp"
#include "store/store.hpp"

namespace server {

struct MadeFor {  // a move that a bot or the clock made for a person
    std::int32_t move = 0;
    Seat actor{};           // theirs, or nature's if their time was up or their bot was at a loss
    bool by_clock = false;  // their own, not a bot's
    core::Deed action{};
};

struct Place {  // a seat of the table, and who has it
    Sitter sitter = Sitter::open;
    std::string guest{};  // the person, or whom an open seat is kept for; else empty
    std::string name{};   // theirs
    std::string nonce{};
    std::string bot{};           // the level of the bot that sits here or covers the person; else empty
    std::int32_t time_percent = 100;   // of the table's time: what the person asked for,
    std::int32_t clock_percent = 100;  // and what the present decision has
    std::int64_t since_ms = 0;   // when this seat last came to act
    std::int32_t moved = 0;      // its last move that was no draft
    std::int32_t drafts = 0;     // since it came to act; what replaces a decision counts as one
    std::int32_t drafts_ever = 0;
    std::int64_t draft_bytes = 0;  // of all of them
    std::int32_t rang = 0;       // the move that was made for it when its time was up last
    std::int32_t time_outs = 0;  // in a row
    std::int32_t times_taken = 0;  // how often the person asked for more or less time
    std::int32_t times_agreed = 0;
    bool agrees = false;           // that what was told may be shown to others
    std::deque<MadeFor> made_for{};    // since the person last acted, the last of them,
    std::int32_t times_made_for = 0;   // ever,
    std::int32_t times_before = 0;     // and before that last act
    bool was_removed = false;          // who had it was, and a bot has it now

    void count_draft(std::size_t bytes) {
        ++drafts, ++drafts_ever;
        draft_bytes += static_cast<std::int64_t>(bytes);
    }
};

struct Person {  // who sits here, or once did
    std::string guest{};
    std::int32_t lines = 0;  // of chat
    bool is_removed = false;
    bool has_left = false;   // the game, for good
    bool is_forgotten = false;  // they deleted their account
    Seat played = Seat::spectator;  // where they sat when the game began
    std::vector<core::Tale> tales{};  // that bots told here while they played
};

struct Spoken {  // a line of chat
    std::int32_t number = 0;
    PersonId person{};
    std::string name{};  // as it was then
    std::string text{};
    std::int64_t at_ms = 0;
};

struct Filed {  // a report: who made it, and when
    std::string by{};
    std::int64_t at_ms = 0;
};

struct Pause {  // something ended, and is read before nature goes on
    std::int32_t move = 0;  // the one that began it
    std::int64_t since_ms = 0;
};

struct Table {
    std::string game{};
    std::string code{};
    std::string host{};
    std::string host_name{};
    Setup setup{};
    Status status = Status::waiting;
    std::vector<Place> places{};
    core::Bytes32 secret{};
    core::Bytes32 key{};                   // of nature's draws; once started
    std::int32_t version = 0;              // of the rules; once started
    std::unique_ptr<core::Match> match{};  // once started
    std::int32_t moves = 0;                // made so far
    std::int32_t changes = 0;              // events that were neither moves nor talk
    std::int32_t nature_moved = 0;         // nature's last move
    std::int64_t moved_ms = 0;             // the last event that makes it news in a list
    std::int64_t ended_ms = 0;             // once over
    std::int32_t decisions = 0;            // moves that were no drafts
    std::int64_t decided_ms = 0;           // the last of them
    std::optional<Pause> pause{};
    std::optional<std::string> rematch{};
    bool start = false;                    // as soon as the host sits
    bool softens = true;                   // words that hurt
    std::vector<Person> people{};          // by PersonId, in order of first sitting down
    std::vector<std::string> barred{};     // guests who were removed from a game that led to this one
    std::vector<std::string> freed{};      // guests whose seat the host freed, until they sit again
    std::vector<std::string> put_away{};   // guests who want it no longer among their tables, until they sit again
    std::deque<Spoken> chat{};             // the last lines
    std::int32_t lines = 0;                // of chat, ever
    std::vector<Filed> reports{};

    void hear(core::Tale);  // those who play for themselves do

    core::Seats to_act() const { return match ? match->to_act() : core::Seats(); }
    Seat seat_of(std::string_view guest) const;  // spectator if they have none
    const Place* place(Seat) const;              // null if there is no such seat
    PersonId person_of(std::string_view guest) const;  // nobody if they never sat here
    const Person* person(PersonId) const;              // null if there is no such person
    bool has_removed(std::string_view guest) const;
    bool has_freed(std::string_view guest) const;
    std::optional<Seat> kept_for(std::string_view guest) const;  // an open seat that only they may take
    bool calls(std::string_view guest, std::string_view name) const;  // this guest so, wherever it names them
    bool has_part(std::string_view guest) const;  // they sit here or a seat is kept for them, or they must not sit here
    std::optional<Seat> heir() const;  // who is host when the host leaves: the next person who sits; empty: nobody
    // What was decided after `move` may no longer count, because the seat or nature moved since, or the seat's time was
    // up: then it was decided about another position. What other seats do meanwhile, in time or not, is for the rules,
    // and so is all that interrupts: it comes when it comes.
    std::optional<Reason> overtaken(Seat seat, std::int32_t move) const;
    // For this decision, or in this game: a log must stay quick to fold. A decision of who is to act is never too much.
    bool has_drafted_enough(Seat, const core::Deed&) const;
    core::Deed draw() const;                     // nature's next move; only if nature is to act
    bool is_laborious() const { return match && match->is_laborious(); }  // nature is to act, and that takes long
    std::optional<core::Proof> proof() const;    // once over
    // Whether anybody may have the record: a game in which people tell each other things is theirs until all agree.
    bool is_shared() const;

    // When the time ends, or ended, that this seat had since it last came to act. Empty: there is no clock.
    std::optional<std::int64_t> bell_ms(Seat) const;
    // When this seat's time is up. Empty: it is not to act, a bot plays it, or there is no clock.
    std::optional<std::int64_t> deadline_ms(Seat) const;
    // When the bot of this seat moves. Empty: it is not to act, or no bot plays it.
    std::optional<std::int64_t> bot_due_ms(Seat, std::int32_t delay_ms) const;
    // When nature begins with what takes long: at once. Empty: there is no such thing.
    std::optional<std::int64_t> labour_due_ms() const {
        return is_laborious() ? std::optional(moved_ms) : std::nullopt;
    }
    // When nature goes on even if somebody still reads. Who takes more time for moves has more time here, and so have
    // the others. Empty: there is no pause.
    std::optional<std::int64_t> pause_ends_ms() const;
    // When the bot of this seat, which is not to act, considers whether to do something all the same.
    std::optional<std::int64_t> interrupt_due_ms(Seat, std::int32_t delay_ms) const;
};

bool is_move(const TableEvent&);
bool is_talk(const TableEvent&);  // it leaves the game and its room as they are
bool is_news(const TableEvent&);  // in a list of tables: not what somebody does for themselves alone

// Takes one event into the table, or refuses it and changes nothing. An event that was once taken is
// taken again when the log is read.
core::Result<void> fold(Table&, const TableEvent&, std::int64_t at_ms);

// The whole log, as it was stored. Empty: there is no table in it, it has a gap or a damaged event, or it is longer
// than any may be.
std::optional<Table> read_table(std::span<const store::Event>);

}  // namespace server

// A table in memory: the fold of its log, and what the log does not know, which is who is here now.
#pragma once

#include <array>
#include <map>
#include <vector>

#include "server/parts.hpp"
#include "server/tables/projection.hpp"

namespace server {

// A bot that cuts in leaves people the time to think of it first: so many times what it takes for a move of its own,
// which is 8.4 seconds at the usual pace.
inline constexpr std::int32_t interrupt_patience = 7;

// How much one connection may still say: it fills with time and is spent by messages.
class Allowance {
public:
    bool spend(std::int64_t now_ms, std::int32_t per_second, std::int32_t at_once, std::int32_t messages = 1) {
        const std::int64_t most = at_once * std::int64_t{1000};
        const std::int64_t gained = (now_ms - at_ms_) * per_second;
        left_ = at_ms_ == never || gained > most ? most : std::min(most, left_ + gained);
        at_ms_ = now_ms;
        const std::int64_t cost = messages * std::int64_t{1000};
        if (left_ < cost) return false;
        left_ -= cost;
        return true;
    }

private:
    static constexpr std::int64_t never = -1;
    std::int64_t at_ms_ = never;
    std::int64_t left_ = 0;  // thousandths of messages
};

struct Socket {
    Conn conn{};
    TableId table{};
    std::string guest{};  // empty: a nameless spectator
    Allowance allowance{};
    Allowance fetches{};
    std::int32_t malformed = 0;  // messages so far
    std::int32_t too_fast = 0;
};

struct Reader {  // those who are shown the same
    Seat seat = Seat::spectator;
    bool is_host = false;
    bool is_removed = false;
    bool was_freed = false;
    std::optional<Seat> kept{};
    friend bool operator==(const Reader&, const Reader&) = default;
};

struct Watcher {
    Conn conn{};
    std::string guest{};
    std::string network{};
    bool has_chat = false;  // they know what was said before, and hear what is said
};

struct Joined {  // a page in the voice of its table
    SpeakerId id{};
    Conn conn{};
    std::string guest{};
    bool is_muted = false;
};

struct Reading {  // how far a pause has come
    std::int32_t move = 0;
    std::int64_t ends_ms = 0;
    std::vector<Seat> gone_on{};
    friend bool operator==(const Reading&, const Reading&) = default;
};

// A bot's move on its way: what is long to say takes longer.
struct Unsaid {
    core::Deed action{};
    std::int64_t due_ms = 0;
};

struct Live {
    TableId id{};
    Table table{};
    std::int32_t seq = 0;
    std::int64_t loaded_ms = 0;
    std::int64_t hub_since_ms = 0;                          // when the server was started
    std::vector<Watcher> watchers{};                        // in order of coming
    std::size_t shown = 0;                                  // so many of them have been shown the table
    std::map<std::string, std::int64_t> left_ms{};          // when the last socket of a guest closed
    std::array<std::int32_t, core::seats_max> asked{};      // by seat: at which move its bot was asked; -1: it was not
    std::array<std::int32_t, core::seats_max> considered{}; // by seat: after which decision its bot last thought of one
    std::array<std::optional<Unsaid>, core::seats_max> unsaid{};  // by seat: what its bot has decided, and is saying
    std::array<std::int32_t, core::seats_max> refused{};    // by seat: answers of its bot in a row that were refused
    std::array<std::int32_t, core::seats_max> gone_on{};    // by seat: the move of the pause it last went on from
    std::array<std::int32_t, core::seats_max> told{};       // by seat: moves made for its person that they know of
    core::Match::Heard heard{};                             // tales, by its people before; read when a bot needs it
    Projection projected{};                                 // as it was last stored,
    std::int32_t projected_seq = 0;                         // after this event
    std::uint64_t batch = 0;                                // the last one with something of this table in it
    bool is_nature_at_work = false;                         // it was asked, and has not answered
    std::optional<Reading> reading_told{};                  // what all who look know of the pause
    std::map<PersonId, Allowance> chatting{};
    std::map<PersonId, Allowance> signaling{};              // on all their devices together
    std::vector<Joined> voice{};                            // in order of joining
    std::int32_t joined_so_far = 0;                         // so that nobody has an id that was somebody else's
    std::vector<Speaker> speakers_told{};                   // those the seated heard of last
    bool has_voice_newcomers = false;                       // seated by now, who have heard of no speaker yet
    bool room_changed = false;
    bool has_asked_for_rematch = false;                     // somebody has, and the House has not answered yet
    bool touched = false;  // in this tick

    Live(TableId table_id, std::int64_t now_ms, std::int64_t since_ms)
        : id(table_id), loaded_ms(now_ms), hub_since_ms(since_ms) {
        asked.fill(-1);
        considered.fill(-1);
        gone_on.fill(-1);
    }

    Reader reader(std::string_view guest) const {
        return {table.seat_of(guest), !guest.empty() && guest == table.host, table.has_removed(guest),
                table.has_freed(guest), table.kept_for(guest)};
    }
    bool is_here(const Place&) const;  // the person who has it
    std::int32_t sockets_of(Seat) const;
    // When its bot is to be asked, because it is to act or may interrupt, and has not been asked after this move.
    std::optional<std::int64_t> bot_due_ms(Seat, std::int32_t delay_ms) const;
    std::int32_t spectators_from(std::string_view network) const;
    // From when on others may ask for a bot in this person's place. Empty: never, as things are.
    std::optional<std::int32_t> cover_in_ms(const Place&, std::int64_t now_ms) const;
    std::int32_t missed(Seat) const;                        // moves made for its person that they do not know of
    bool is_thinking() const;                               // a bot is, or nature
    bool reads(const Place&) const;                         // in a pause: somebody who is here and plays for themselves
    bool has_readers() const;
    bool is_being_read(std::int64_t now_ms) const;          // there is a pause, and not all of them have gone on
    std::optional<Reading> reading() const;                 // empty: there is no pause

    // When this seat's time is up, if it has any. Nobody loses by the server's absence: whose time ran out meanwhile
    // can come back first.
    std::optional<std::int64_t> deadline_ms(Seat) const;
    // When the table needs the server as things stand: with the grace, and without the bots that were asked already.
    std::optional<std::int64_t> wake_ms(std::int32_t bot_delay_ms) const;
};

std::vector<SeatInfo> seat_infos(const Live&, std::int64_t now_ms);

// What a reader is sent: a Room, an Update; a Missed, or nothing.
std::string room_text(const Live&, Reader, std::int64_t now_ms);
std::string missed_text(const Live&, Reader);
struct Move { Seat actor = Seat::nature; Deed deed{}; };  // none: the reader has just come
std::string update_text(const Live&, Reader, const Move&, std::int64_t now_ms);

}  // namespace server

// What people at a table say to each other, and about each other: chat, reports and voice. What is written is in the
// table's log; a report is there too, and nobody at the table is told of it; of voices nothing is stored.
#pragma once

#include "core/game.hpp"
#include "core/json.hpp"

namespace server {

using boost::describe::operators::operator==;  // for every described struct here

using core::Seat;

// Somebody who sits at this table or once did. It stays theirs wherever they sit.
enum class PersonId : std::int32_t { nobody = -1 };

// ---- From the page

struct Say {  // To everybody at the table, from somebody seated.
    static constexpr std::string_view type = "say";
    std::string text{};  // 1 to 280 visible characters
};
BOOST_DESCRIBE_STRUCT(Say, (), (text))

// The host says whether words that hurt, telephone numbers and addresses are softened at this table, and threats not
// passed on (manners/). They are, until the host says otherwise: people who know each other need it less.
struct MindWords {
    static constexpr std::string_view type = "mind_words";
    bool softens = true;
};
BOOST_DESCRIBE_STRUCT(MindWords, (), (softens))

enum class About { name, chat, word, sculpture, other };  // a sculpture is what a game has as bulk; logs say so
BOOST_DESCRIBE_ENUM(About, name, chat, word, sculpture, other)

// What they did. Some fit some games only; the page offers those that do.
enum class Offence { insult, hate, sexual, harassment, personal_data, stalling, cheating, other };
BOOST_DESCRIBE_ENUM(Offence, insult, hate, sexual, harassment, personal_data, stalling, cheating, other)

struct Report {  // Asks whoever runs this server to look at what somebody did. A Noted answers.
    static constexpr std::string_view type = "report";
    PersonId person{};
    About about{};
    Offence offence{};
    std::int32_t item = -1;  // the number of a line of chat, or the game's own of a sculpture; -1: none in particular
    std::string note{};      // up to 400 characters
};
BOOST_DESCRIBE_STRUCT(Report, (), (person, about, offence, item, note))

// Voice. Sound goes straight from page to page; the server says who is there and passes on what two pages must tell
// each other to connect.

enum class SpeakerId : std::int32_t {};  // of one joining; who joins again is somebody new to the others

struct JoinVoice {  // One device of a person at a time: who joins from another takes over.
    static constexpr std::string_view type = "join_voice";
    bool is_muted = false;
};
BOOST_DESCRIBE_STRUCT(JoinVoice, (), (is_muted))

struct LeaveVoice {
    static constexpr std::string_view type = "leave_voice";
};
BOOST_DESCRIBE_STRUCT(LeaveVoice, (), ())

struct Mute {
    static constexpr std::string_view type = "mute";
    bool is_muted = false;
};
BOOST_DESCRIBE_STRUCT(Mute, (), (is_muted))

struct Signal {  // From page to page; the server does not read it. To count as one, `type` must be written first.
    static constexpr std::string_view type = "signal";
    SpeakerId to{};
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Signal, (), (to, text))

// ---- To the page

struct ChatLine {
    std::int32_t number = 0;  // 1, 2, 3, ... at this table
    PersonId person{};
    std::string name{};       // theirs when they said it
    std::string text{};
    std::int32_t ago_seconds = 0;  // when this was sent
    bool is_removed = false;       // with who said it: name and text are empty
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (number, person, name, text, ago_seconds, is_removed))

// To who comes: what was said last. Without it, nothing was said. To all, when what somebody said is removed.
struct Chat {
    static constexpr std::string_view type = "chat";
    std::vector<ChatLine> lines{};
};
BOOST_DESCRIBE_STRUCT(Chat, (), (lines))

struct Heard {  // To everybody: somebody said something.
    static constexpr std::string_view type = "heard";
    ChatLine line{};
};
BOOST_DESCRIBE_STRUCT(Heard, (), (line))

// To everybody who is here: what a bot says beside its move. It is stored nowhere and comes once; a page shows it for a
// moment. It stands in no list of what was said, because where a game is played by heart nothing may bring back what
// was told.
struct Aside {
    static constexpr std::string_view type = "aside";
    Seat seat{};
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Aside, (), (seat, text))

struct Softened {  // Something in what you wrote is shown to the others in softer form.
    static constexpr std::string_view type = "softened";
};
BOOST_DESCRIBE_STRUCT(Softened, (), ())

struct Noted {  // Your report is kept, and whoever runs this server will find it.
    static constexpr std::string_view type = "noted";
};
BOOST_DESCRIBE_STRUCT(Noted, (), ())

struct Speaker {
    SpeakerId id{};
    Seat seat{};
    bool is_muted = false;
};
BOOST_DESCRIBE_STRUCT(Speaker, (), (id, seat, is_muted))

struct IceServer {  // where pages that cannot reach each other find help, as RTCPeerConnection wants it
    std::vector<std::string> urls{};
    std::string username{};    // empty: none is asked for
    std::string credential{};
};
BOOST_DESCRIBE_STRUCT(IceServer, (), (urls, username, credential))

struct Voice {  // To everybody seated, whenever it changes: who is talking with whom.
    static constexpr std::string_view type = "voice";
    std::optional<SpeakerId> me{};      // null: this page has not joined
    std::vector<Speaker> speakers{};    // in order of joining
    std::vector<IceServer> servers{};   // for pages that have joined
};
BOOST_DESCRIBE_STRUCT(Voice, (), (me, speakers, servers))

struct Signaled {
    static constexpr std::string_view type = "signaled";
    SpeakerId from{};
    std::string text{};
};
BOOST_DESCRIBE_STRUCT(Signaled, (), (from, text))

}  // namespace server

// The voice of a table: who is in it, and passing on what their pages must tell each other to connect.
// It lives as long as their sockets; nothing of it is stored or logged, and what is passed on is not read.
#include <algorithm>

#include "server/tables/tables.hpp"
#include "server/limits.hpp"
#include "server/tables/turn.hpp"

namespace server {

using core::refuse;

namespace {

// One of each seat, and every page sends to all others: that is what a phone can do.
static_assert(core::seats_max <= 6);

Joined* joined_as(Live& live, Conn conn) {
    const auto found = std::ranges::find(live.voice, conn, &Joined::conn);
    return found == live.voice.end() ? nullptr : &*found;
}

Joined* joined_as(Live& live, SpeakerId id) {
    const auto found = std::ranges::find(live.voice, id, &Joined::id);
    return found == live.voice.end() ? nullptr : &*found;
}

bool is_seated(const Live& live, std::string_view guest) { return live.table.seat_of(guest) != Seat::spectator; }

std::vector<Speaker> speakers_of(const Live& live) {
    std::vector<Speaker> speakers;
    for (const Joined& each : live.voice) {
        speakers.push_back({each.id, live.table.seat_of(each.guest), each.is_muted});
    }
    return speakers;
}

}  // namespace

Result<void> Tables::handle(Live& live, const Socket& socket, const JoinVoice& join) {
    if (!is_seated(live, socket.guest)) return refuse(Reason::not_seated);
    std::erase_if(live.voice, [&](const Joined& each) { return each.guest == socket.guest; });
    live.voice.push_back({SpeakerId{++live.joined_so_far}, socket.conn, socket.guest, join.is_muted});
    touch(live);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const LeaveVoice&) {
    if (joined_as(live, socket.conn) == nullptr) return refuse(Reason::not_in_voice);
    std::erase_if(live.voice, [&](const Joined& each) { return each.conn == socket.conn; });
    touch(live);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Mute& mute) {
    Joined* joined = joined_as(live, socket.conn);
    if (joined == nullptr) return refuse(Reason::not_in_voice);
    joined->is_muted = mute.is_muted;
    touch(live);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Signal& signal) {
    tell_voice(live);  // who came or went in this very tick: nobody hears from a stranger
    const Joined* from = joined_as(live, socket.conn);
    if (from == nullptr) return refuse(Reason::not_in_voice);
    const Joined* to = joined_as(live, signal.to);
    if (to == nullptr || to == from) return refuse(Reason::no_such_speaker);
    if (signal.text.size() > signal_bytes_max) return refuse(Reason::too_large);
    send(to->conn, Signaled{from->id, signal.text});
    return {};
}

void Tables::hush(Live& live) {
    std::erase_if(live.voice, [&](const Joined& each) {
        const bool is_open = sockets_.contains(each.conn);
        if (is_open && is_seated(live, each.guest)) return false;
        if (is_open) send(each.conn, Voice{});  // they stood up: this is the last they hear of it
        return true;
    });
}

void Tables::tell_voice(Live& live) {
    hush(live);
    std::vector<Speaker> speakers = speakers_of(live);
    const bool has_news = speakers != live.speakers_told;
    const bool has_newcomers = std::exchange(live.has_voice_newcomers, false) && !speakers.empty();
    if (!has_news && !has_newcomers) return;
    for (const Watcher& each : live.watchers) {
        if (!is_seated(live, each.guest)) continue;
        Voice voice{.speakers = speakers};
        if (const Joined* mine = joined_as(live, each.conn)) {
            voice.me = mine->id;
            voice.servers = ice_servers(options_.voice, each.guest, now_ms_);
        }
        send(each.conn, voice);
    }
    live.speakers_told = std::move(speakers);
}

}  // namespace server

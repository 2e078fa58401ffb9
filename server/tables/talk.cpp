// Chat, and reports to whoever runs this server. What is said is an event of the table's log, so that a report finds it
// exactly as it was; it is sent as it is said, and once to who comes. Of a report nobody hears but who made it.
#include <algorithm>
#include <limits>
#include <utility>

#include "manners/manners.hpp"
#include "server/tables/tables.hpp"
#include "server/limits.hpp"
#include "server/names.hpp"

namespace server {

using core::refuse;

namespace {

// What somebody said who was removed since stays in the log, and is not read any more.
ChatLine line_of(const Table& table, const Spoken& spoken, std::int64_t now_ms) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    const std::int64_t ago = std::clamp<std::int64_t>((now_ms - spoken.at_ms) / second_ms, 0, most);
    ChatLine line{.number = spoken.number, .person = spoken.person, .ago_seconds = static_cast<std::int32_t>(ago)};
    const Person& speaker = *table.person(spoken.person);
    line.is_removed = speaker.is_removed || speaker.is_forgotten;
    if (!line.is_removed) line.name = spoken.name, line.text = spoken.text;
    return line;
}

// One person may report so often a day. Onlookers share a number, because anybody may become as many as they like.
bool has_reported_enough(const Table& table, std::string_view guest, std::int64_t now_ms) {
    const auto count = [&](const auto& counts) { return std::ranges::count_if(table.reports, counts); };
    const auto is_onlooker = [&](std::string_view by) { return table.person_of(by) == PersonId::nobody; };
    const auto of_today = count([&](const Filed& each) { return each.by == guest && now_ms - each.at_ms < day_ms; });
    if (of_today >= reports_per_day_max || std::cmp_greater_equal(table.reports.size(), reports_max)) return true;
    return is_onlooker(guest) &&
           count([&](const Filed& each) { return is_onlooker(each.by); }) >= onlookers_reports_max;
}

manners::Reading read_for(const Table& table, std::string_view written) {
    return table.softens ? manners::read(written) : manners::Reading{.text = std::string(written)};
}

}  // namespace

Result<void> Tables::handle(Live& live, const Socket& socket, const Say& say) {
    const Seat seat = live.table.seat_of(socket.guest);
    if (seat == Seat::spectator) return refuse(Reason::not_seated);
    const auto text = clean_text(say.text, line_chars_max);
    if (!text) return refuse(Reason::bad_text);
    const PersonId person = live.table.person_of(socket.guest);
    const bool is_full = live.table.lines >= lines_max || live.table.person(person)->lines >= lines_per_person_max;
    if (is_full) return refuse(Reason::chat_full);
    if (!live.chatting[person].spend(now_ms_, lines_per_second, lines_at_once)) return refuse(Reason::too_fast);
    const manners::Reading reading = read_for(live.table, *text);
    if (reading.is_threat) return refuse(Reason::held_back);
    if (auto said = decide(live, Said{seat, reading.text}); !said) return said;
    if (reading.is_softened) send(socket.conn, Softened{});
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const MindWords& mind_words) {
    if (socket.guest.empty() || socket.guest != live.table.host) return refuse(Reason::not_host);
    if (live.table.softens == mind_words.softens) return {};
    return decide(live, WordsMinded{mind_words.softens});
}

Result<Tables::Worded> Tables::mind(const Table& table, const Deed& deed) {
    Worded worded;
    bool is_threat = false, is_changed = false;
    worded.action = table.match->reworded(deed, [&](std::string_view written) {
        const manners::Reading reading = read_for(table, written);
        is_threat = is_threat || reading.is_threat;
        is_changed = is_changed || reading.is_softened;
        return reading.text;
    });
    if (is_threat) return refuse(Reason::held_back);
    worded.is_softened = is_changed && !table.match->is_draft(deed);  // who still types is told once, in the end
    return worded;
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Report& report) {
    if (socket.guest.empty()) return refuse(Reason::not_named);
    if (live.table.person(report.person) == nullptr) return refuse(Reason::no_such_person);
    if (report.person == live.table.person_of(socket.guest)) return refuse(Reason::not_oneself);
    const auto note = report.note.empty() ? std::optional<std::string>("") : clean_text(report.note, note_chars_max);
    if (!note) return refuse(Reason::bad_text);
    if (has_reported_enough(live.table, socket.guest, now_ms_)) return refuse(Reason::reported_enough);
    const Complained event{socket.guest, report.person, report.about, report.offence, report.item, *note};
    if (auto kept = decide(live, event); !kept) return kept;
    batch_.reports.push_back(store::Report{.table = live.id, .seq = live.seq, .at_ms = now_ms_});
    send(socket.conn, Noted{});
    return {};
}

void Tables::tell_line(const Live& live) {
    const Heard heard{line_of(live.table, live.table.chat.back(), now_ms_)};
    const auto text = std::make_shared<const std::string>(core::encode(ServerMessage(heard)));
    for (const Watcher& each : live.watchers) {
        if (each.has_chat) outbox_.push_back(Send{each.conn, text});
    }
}

void Tables::tell_chat(Live& live) {
    Chat chat;
    for (const Spoken& each : live.table.chat) chat.lines.push_back(line_of(live.table, each, now_ms_));
    const auto text = std::make_shared<const std::string>(core::encode(ServerMessage(chat)));
    for (Watcher& each : live.watchers) {
        if (std::exchange(each.has_chat, true) || chat.lines.empty()) continue;
        outbox_.push_back(Send{each.conn, text});
    }
}

}  // namespace server

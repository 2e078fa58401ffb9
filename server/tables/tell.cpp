// What those at a table are shown, when it is due: the room, the game, a pause. How it is written is in live.cpp.
#include <algorithm>
#include <utility>

#include "server/tables/tables.hpp"

namespace server {

// Shows watchers what `make` makes for their like, if it makes anything: once for all who may see the same.
template <class Make>
void Tables::tell(const Live& live, std::span<const Watcher> watchers, const Make& make) {
    std::vector<std::pair<Reader, std::shared_ptr<const std::string>>> texts;
    for (const Watcher& each : watchers) {
        const Reader reader = live.reader(each.guest);
        auto found = std::ranges::find_if(texts, [&](const auto& text) { return text.first == reader; });
        if (found == texts.end()) {
            texts.emplace_back(reader, std::make_shared<const std::string>(make(reader)));
            found = texts.end() - 1;
        }
        if (!found->second->empty()) outbox_.push_back(Send{each.conn, found->second});
    }
}

void Tables::tell_move(Live& live, const Move& move) {
    const bool is_draft = live.table.match->is_draft(move.deed);
    tell(live, live.watchers, [&](Reader reader) {
        // A draft that a reader may not know of changes nothing that they see.
        const bool is_unseen = is_draft && !live.table.match->redact(move.deed, move.actor, reader.seat);
        return is_unseen ? std::string() : update_text(live, reader, move, now_ms_);
    });
}

void Tables::tell_aside(const Live& live, const Aside& aside) {
    tell(live, live.watchers, [text = core::encode(ServerMessage(aside))](Reader) { return text; });
}

void Tables::tell_room(Live& live) {
    if (!std::exchange(live.room_changed, false)) return;
    tell(live, live.watchers, [&](Reader reader) { return room_text(live, reader, now_ms_); });
    const auto newcomers = std::span<const Watcher>(live.watchers).subspan(live.shown);
    live.shown = live.watchers.size();
    tell_chat(live);
    if (live.table.status == Status::waiting) return;
    if (!newcomers.empty()) live.reading_told.reset();
    tell(live, newcomers, [&](Reader reader) { return update_text(live, reader, {}, now_ms_); });
    tell(live, newcomers, [&](Reader reader) { return missed_text(live, reader); });
    witness(live);
}

void Tables::witness(Live& live) {
    for (std::size_t i = 0; i < live.table.places.size(); ++i) {
        const Place& each = live.table.places[i];
        if (each.sitter == Sitter::person && live.is_here(each)) live.told[i] = each.times_made_for;
    }
}

void Tables::tell_pause(Live& live) {
    const auto reading = live.reading();
    if (std::exchange(live.reading_told, reading) == reading || !reading) return;
    const std::int64_t left_ms = std::max<std::int64_t>(0, reading->ends_ms - now_ms_);
    const Paused paused{reading->move, static_cast<std::int32_t>(left_ms), reading->gone_on};
    tell(live, live.watchers, [text = core::encode(ServerMessage(paused))](Reader) { return text; });
}

}  // namespace server

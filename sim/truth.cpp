#include "sim/truth.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "core/fair.hpp"
#include "server/limits.hpp"

namespace sim {

using namespace server;

Truth::Shadow& Truth::shadow(const std::string& code) {
    Shadow& shadow = shadows_[code];
    const auto id = disk_.find(code);
    CHECK(id.has_value());
    const std::span<const store::Event> log = disk_.log(*id);
    for (; shadow.folded < log.size(); ++shadow.folded) {
        const store::Event& event = log[shadow.folded];
        const auto decoded = core::decode<TableEvent>(event.body);
        CHECK(decoded.has_value());
        const TableEvent& body = *decoded;
        const bool was_shared = shadow.table.is_shared();
        CHECK(fold(shadow.table, body, event.at_ms).has_value());
        if (was_shared && !shadow.table.is_shared()) shadow.unshared_ms = event.at_ms;
        const bool takes_words = std::holds_alternative<Expelled>(body) || std::holds_alternative<Forgotten>(body);
        if (takes_words) shadow.expelled_at = shadow.table.moves;
        if (const auto* played = std::get_if<Played>(&body)) shadow.moves.push_back({played->actor, played->action});
        if (const auto* slow = std::get_if<TimedOut>(&body)) shadow.moves.push_back({Seat::nature, slow->action});
    }
    return shadow;
}

const Table& Truth::table(const std::string& code) { return shadow(code).table; }

void Truth::check(const std::string& code, Seat reader, const Update& update) {
    const Shadow& truth = shadow(code);
    const Table& table = truth.table;
    CHECK(update.move <= table.moves);  // nobody hears of what is not stored
    if (update.action) {
        const Move& move = truth.moves[static_cast<std::size_t>(update.move) - 1];
        CHECK(update.actor == move.actor);
        const auto seen = table.match->redact(move.deed, move.actor, reader);
        CHECK(seen && *update.action == seen->json());
    }
    if (update.move < table.moves) return;  // one of several in this tick; the last is compared whole
    if (update.move == truth.expelled_at) return;  // it may be from before somebody's words went
    CHECK(update.view == table.match->view(reader));
    CHECK(update.outcome == table.match->outcome());
    core::Seats to_act;
    for (const Seat seat : update.to_act) to_act.add(seat);
    if (table.to_act().has(Seat::nature)) to_act.add(Seat::nature);
    CHECK(to_act == table.to_act());
}

void Truth::check(const std::string& code, const Room& room) {
    const Table& table = shadow(code).table;
    CHECK(room.code == code && room.status <= table.status);
    CHECK(room.commitment == core::commitment(table.secret));
    CHECK(room.proof.has_value() == (room.status == Status::over));  // the secret is shown at the end, not before
    if (room.rematch) CHECK(disk_.find(*room.rematch).has_value());
}

void Truth::check(const std::string& code, const ChatLine& line) {
    const Table& table = shadow(code).table;
    const auto said = std::ranges::find(table.chat, line.number, &Spoken::number);
    CHECK(line.number <= table.lines && table.person(line.person) != nullptr);  // nobody hears what is not stored
    const Person& speaker = *table.person(line.person);
    if (line.is_removed) CHECK((speaker.is_removed || speaker.is_forgotten) && line.text.empty() && line.name.empty());
    else CHECK(said == table.chat.end() || (said->text == line.text && said->person == line.person));
}

// Bots alone speak so, each in its own name.
void Truth::check(const std::string& code, const Aside& aside) {
    const Place* place = shadow(code).table.place(aside.seat);
    CHECK(place != nullptr && place->sitter == Sitter::bot && !aside.text.empty());
}

void Truth::check(const std::string& code, const Paused& paused) {
    const Table& table = shadow(code).table;
    CHECK(table.pause && table.pause->move == paused.move && table.to_act() == core::Seats(Seat::nature));
    CHECK(paused.left_ms > 0 && paused.left_ms <= pause_ms * time_percents.back() / 100);
}

// All of it is on the disk, and in order.
void Truth::check(const std::string& code, Seat reader, const Missed& missed) {
    const Shadow& truth = shadow(code);
    CHECK(!missed.moves.empty() && std::cmp_less_equal(missed.moves.size(), missed.total));
    CHECK(missed.moves.size() <= missed_moves_max && core::is_player(reader));
    std::int32_t last = 0;
    for (const MissedMove& each : missed.moves) {
        CHECK(each.move > last && each.move <= truth.table.moves);
        last = each.move;
        const Move& move = truth.moves[static_cast<std::size_t>(each.move) - 1];
        CHECK(move.actor == Seat::nature || (move.actor == reader && !each.by_clock));
        const auto seen = truth.table.match->redact(move.deed, move.actor, reader);
        if (each.action) CHECK(seen && *each.action == seen->json());
    }
}

void Truth::check(const core::Record& record, std::string_view guest, std::int64_t at_ms) {
    CHECK(record.proof.has_value());
    const Shadow& truth = shadow(record.proof->table);
    const bool has_played = core::is_player(truth.table.seat_of(guest));
    // What people told each other leaves the table with the consent of all, or not at all. In one tick somebody may
    // have read it and somebody else thought again.
    CHECK(has_played || truth.table.is_shared() || truth.unshared_ms >= at_ms);
}

}  // namespace sim

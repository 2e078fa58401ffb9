// What a table is told from outside, and what it answers. A note that lasts is struck out in the batch in which it was
// heard; it may come again after a crash, and then changes nothing.
#include <algorithm>
#include <utility>

#include "core/check.hpp"
#include "core/fair.hpp"
#include "core/steps.hpp"
#include "games/make_match.hpp"
#include "server/setup.hpp"
#include "server/tables/tables.hpp"

namespace server {

namespace {

// What a seat wrote so far is read by nobody any more.
void silence(core::Record& record, Seat seat) {
    for (core::Done& done : record.moves) {
        if (done.actor == seat) done.action = games::wordless(record.game, done.action);
    }
}

// What the record of a table has of an event; of most nothing.
template <class Event>
void enter(core::Record&, const Table&, const Event&) {}
void enter(core::Record& record, const Table&, const Played& played) {
    record.moves.push_back({played.actor, played.action});
}
void enter(core::Record& record, const Table&, const TimedOut& slow) {
    record.moves.push_back({Seat::nature, slow.action});
}
void enter(core::Record& record, const Table&, const Expelled& expelled) { silence(record, expelled.seat); }
void enter(core::Record& record, const Table& table, const Forgotten& forgotten) {
    for (const Person& each : table.people) {
        if (each.guest == forgotten.guest) silence(record, each.played);
    }
}

}  // namespace

using core::refuse;

void Tables::handle(const ToTable& told) {
    if (told.id) batch_.told.push_back(*told.id);
    std::visit([&](const auto& note) { hear(told.code, note); }, told.note);
}

void Tables::hear(const std::string& code, const NameChanged& changed) {
    const auto found = find(code);
    if (!found) return;
    const Table& table = (*found)->table;
    if (table.status == Status::over || table.changes >= changes_max) return;
    if (!table.calls(changed.guest, changed.name)) (void)decide(**found, Renamed{changed.guest, changed.name});
}

// Where both have a part, the one whom nobody is any more leaves what still runs; what is over stays as it is.
void Tables::hear(const std::string& code, const Claimed& claimed) {
    const auto found = find(code);
    if (!found) return;
    Live& live = **found;
    const Table& table = live.table;
    if (table.host != claimed.from && table.person_of(claimed.from) == PersonId::nobody) return;  // it was heard before
    if (table.has_part(claimed.to) && table.status != Status::over) (void)leave(code, claimed.from);
    (void)decide(live, Became{claimed.from, claimed.to, claimed.name});
}

void Tables::hear(const std::string& code, const Departed& departed) {
    const auto found = find(code);
    if (!found) return;
    Live& live = **found;
    const Person* person = live.table.person(live.table.person_of(departed.guest));
    if (person != nullptr && person->is_forgotten) return;
    (void)decide(live, Forgotten{departed.guest, cover_level(live.table.game)});
}

void Tables::hear(const std::string& code, const RematchMade& made) {
    const auto found = find(code);
    if (!found || (*found)->table.rematch) return;
    (void)decide(**found, Followed{made.code});
}

void Tables::hear(const std::string&, const RematchRefused& refused) {
    const auto socket = sockets_.find(refused.conn);
    if (socket == sockets_.end()) return;  // They have left meanwhile.
    tables_.at(socket->second.table).has_asked_for_rematch = false;
    send(refused.conn, Refused{refused.why});
}

void Tables::hear(const std::string& code, const TableWanted& wanted) {
    Made made{.wanted = wanted, .code = code};
    // The House drew a code that nobody had; in the same moment somebody else may have drawn it too.
    const bool is_new = !codes_.contains(code) && !store_->find(code);
    if (const auto opened = is_new ? open(code, wanted.opening) : refuse(Reason::unknown_table); !opened) {
        made.refused = opened.error();
    } else if (!wanted.after.empty()) {
        post(wanted.after, RematchMade{code});
    }
    tell_house(std::move(made));
}

void Tables::hear(const std::string& code, const LeaveWanted& wanted) {
    HasLeft left{.conn = wanted.conn, .guest = wanted.guest};
    if (const auto done = leave(code, wanted.guest); !done) left.refused = done.error();
    tell_house(std::move(left));
}

Result<void> Tables::leave(const std::string& code, const std::string& guest) {
    const auto found = find(code);
    if (!found) return refuse(found.error());
    Live& live = **found;
    const bool has_place = live.table.seat_of(guest) != Seat::spectator || live.table.kept_for(guest);
    const bool hands_over = guest == live.table.host && live.table.heir();
    if (live.table.status != Status::over && (has_place || hands_over)) {
        return decide(live, Left{guest, cover_level(live.table.game)});
    }
    if (std::ranges::binary_search(project(live.id, live.table).members, guest)) return decide(live, PutAway{guest});
    return {};
}

void Tables::hear(const std::string& code, const RecordWanted& wanted) {
    const auto found = codes_.find(code);
    const bool is_ahead = found != codes_.end() && tables_.at(found->second).batch > batches_stored_;
    if (is_ahead) return until_stored_.push_back({code, wanted});  // It is written from what is stored.
    outbox_.push_back(answer_to(wanted.conn, record_for(code, wanted.guest)));
}

Result<std::string> Tables::record_for(const std::string& code, const std::string& guest) {
    const auto found = find(code);
    if (!found) return refuse(found.error());
    const Live& live = **found;
    const Table& table = live.table;
    if (table.status != Status::over) return refuse(Reason::not_over);
    const bool has_played = core::is_player(table.seat_of(guest));
    if (!has_played && !table.is_shared()) return refuse(Reason::not_shared);
    if (const std::string* text = records_.find(live.id, table.moves)) return *text;
    const std::int64_t before = core::steps_done;
    auto text = record_text(live);
    loaded_steps_ += core::steps_done - before;
    if (text) records_.keep(live.id, table.moves, *text);
    return text;
}

// Nothing in it changes once the game is over, but for what people still mark in it, which are moves.
Result<std::string> Tables::record_text(const Live& live) const {
    const Table& table = live.table;
    core::Record record{.game = table.game, .version = table.version, .seats = table.setup.seats,
                        .config = table.setup.config, .names = {}, .moves = {},
                        .commitment = core::commitment(table.secret), .proof = table.proof()};
    for (const Place& each : table.places) record.names.push_back(each.sitter == Sitter::bot ? each.bot : each.name);
    for (const store::Event& event : store_->events(live.id)) {
        const auto body = core::decode<TableEvent>(event.body);
        if (!body) return refuse(Reason::unreadable_table);  // the disk has aged since
        std::visit([&](const auto& each) { enter(record, table, each); }, *body);
    }
    auto open = games::laid_open(table.game, std::move(record.moves));
    if (!open) return refuse(Reason::unreadable_table);
    record.moves = *std::move(open);
    return core::encode(record);
}

}  // namespace server

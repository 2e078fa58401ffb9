// What people ask for outside a table, over HTTP: who they are, a new table, their tables, a game that
// is over. Every call gets one answer.
#include "core/check.hpp"
#include "core/fair.hpp"
#include "core/steps.hpp"
#include "games/make_match.hpp"
#include "manners/manners.hpp"
#include "server/inside.hpp"
#include "server/limits.hpp"
#include "server/names.hpp"

namespace server {

using core::refuse;

namespace {

int status_of(std::string_view code) {
    if (code == core::name_of(Reason::unknown_table)) return 404;
    if (code == core::name_of(Reason::not_named)) return 401;
    if (code == core::name_of(Reason::unreadable_table)) return 410;
    if (code == core::name_of(Reason::too_large)) return 413;
    if (code == core::name_of(Reason::too_many_tables)) return 429;
    if (code == core::name_of(Reason::not_over)) return 409;
    if (code == core::name_of(Reason::not_shared)) return 403;
    return 400;
}

// Whether all of the caller's tables are looked at.
bool needs_tables(const Call& call) {
    return std::holds_alternative<SetName>(call) || std::holds_alternative<OpenTable>(call) ||
           std::holds_alternative<MyTables>(call) || std::holds_alternative<LeaveTable>(call);
}

}  // namespace

core::Bytes32 draw_bytes(core::Rng& rng) {
    core::Bytes32 bytes;
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
    return bytes;
}

std::string guest_id(std::string_view token) { return core::to_hex(core::Blake2b().add(token).finish()); }

void Hub::Inside::handle(const Called& called) {
    Caller caller{.guest = ledger_.guest(guest_id(called.token))};
    const bool is_large = called.text.size() > message_bytes_max;
    const auto call = is_large ? std::nullopt : core::decode<Call>(called.text);
    const bool is_early = call && needs_tables(*call) && caller.guest && !bring_tables(caller.guest->id);
    const auto* record = call ? std::get_if<GetRecord>(&*call) : nullptr;
    const bool is_much = record != nullptr && loaded_steps_ >= loaded_steps_max;
    if (is_early || is_much) return waiting_.push_back(called);
    Result<std::string> answer = refuse(is_large ? Reason::too_large : Reason::malformed);
    if (call) answer = std::visit([&](const auto& each) { return handle(caller, each); }, *call);
    // Who comes back is known for another year.
    if (call && std::holds_alternative<WhoAmI>(*call) && caller.guest) caller.new_token = called.token;
    if (answer) {
        outbox_.push_back(Answer{called.conn, 200, *answer, caller.new_token});
    } else {
        const std::string& code = answer.error().code;
        outbox_.push_back(Answer{called.conn, status_of(code), core::encode(ServerMessage(Refused{code})), {}});
    }
}

Result<std::string> Hub::Inside::handle(Caller& caller, const WhoAmI&) {
    return core::encode(Me{caller.guest ? std::optional(caller.guest->name) : std::nullopt});
}

Result<std::string> Hub::Inside::handle(Caller& caller, const SetName& set_name) {
    const auto name = clean_name(set_name.name);
    if (!name) return refuse(Reason::bad_name);
    // A name goes from table to table, to people one does not know.
    if (manners::read(*name).is_softened) return refuse(Reason::unkind_name);
    if (!caller.guest) {
        caller.new_token = core::to_hex(draw_bytes(rng_));
        caller.guest = store::Guest{.id = guest_id(caller.new_token)};
    }
    if (caller.guest->name == *name) return core::encode(Me{*name});
    caller.guest->name = *name;
    ledger_.add(*caller.guest);
    for (const TableId id : ledger_.tables_of(caller.guest->id, tables_listed_max)) {
        const auto live = load(id);
        if (live && (*live)->table.status != Status::over && (*live)->table.changes < changes_max) {
            (void)decide(**live, Renamed{caller.guest->id, *name});
        }
    }
    return core::encode(Me{*name});
}

// What was brought stays for a while, so that a call that waits gets further with every tick.
bool Hub::Inside::bring_tables(std::string_view guest) {
    for (const TableId id : ledger_.tables_of(guest, tables_listed_max)) {
        if (tables_.contains(id) || unreadable_.contains(id)) continue;
        if (must_wait(id)) return false;
        (void)load(id);
    }
    return true;
}

int Hub::Inside::open_tables(std::string_view guest) {
    int open = 0;
    for (const TableId id : ledger_.tables_of(guest, tables_listed_max)) {
        const auto live = load(id);
        if (!live || (*live)->table.status == Status::over) continue;
        const std::int64_t quiet_ms = (*live)->table.status == Status::waiting ? never_started_ms : forgotten_ms;
        if (now_ms_ - (*live)->table.touched_ms < quiet_ms) ++open;
    }
    return open;
}

Result<std::string> Hub::Inside::handle(Caller& caller, const OpenTable& wanted) {
    if (!caller.guest) return refuse(Reason::not_named);
    if (const auto good = check_pace(wanted.setup.pace); !good) return std::unexpected(good.error());
    Opening opening{.game = wanted.game, .setup = wanted.setup, .host = *caller.guest,
                    .kept = {{Seat{0}, caller.guest->id, caller.guest->name}}, .start = wanted.start};
    if (wanted.bots.size() >= static_cast<std::size_t>(core::seats_max)) return refuse(Reason::bad_setup);
    for (std::size_t i = 0; i < wanted.bots.size(); ++i) {
        if (const auto known = check_bot(wanted.game, wanted.bots[i]); !known) return std::unexpected(known.error());
        opening.bots.push_back({Seat(i + 1), wanted.bots[i]});
    }
    if (open_tables(caller.guest->id) >= open_tables_max) return refuse(Reason::too_many_tables);
    const auto live = open(opening);
    if (!live) return std::unexpected(live.error());
    return core::encode(TableOpened{(*live)->table.code});
}

Result<std::string> Hub::Inside::handle(Caller& caller, const MyTables&) {
    if (!caller.guest) return refuse(Reason::not_named);
    TableList list;
    for (const TableId id : ledger_.tables_of(caller.guest->id, tables_listed_max)) {
        const auto loaded = load(id);
        if (!loaded) continue;
        const Live* live = *loaded;
        const Seat me = live->table.seat_of(caller.guest->id);
        TableSummary summary{.code = live->table.code, .game = live->table.game, .status = live->table.status,
                             .my_turn = live->table.to_act().has(me), .seats = seat_infos(*live, now_ms_), .me = me};
        if (live->table.match) summary.progress = live->table.match->progress();
        if (const auto deadline = core::is_player(me) ? live->deadline_ms(me) : std::nullopt) {
            const std::int64_t left_ms = std::max<std::int64_t>(0, *deadline - now_ms_);
            summary.left_seconds = static_cast<std::int32_t>(left_ms / second_ms);
        }
        list.tables.push_back(std::move(summary));
    }
    return core::encode(list);
}

Result<std::string> Hub::Inside::handle(Caller& caller, const LeaveTable& wanted) {
    if (!caller.guest) return refuse(Reason::not_named);
    const auto found = find(wanted.code);
    if (!found) return refuse(found.error());
    Live& live = **found;
    const std::string& guest = caller.guest->id;
    const bool has_place = live.table.seat_of(guest) != Seat::spectator || live.table.kept_for(guest);
    const bool hands_over = guest == live.table.host && live.table.heir();
    if (live.table.status != Status::over && (has_place || hands_over)) {
        CHECK(decide(live, Left{guest, cover_level(live.table.game)}).has_value());
    }
    ledger_.add(store::Membership{guest, live.id, false});
    return handle(caller, MyTables{});
}

Result<std::string> Hub::Inside::handle(Caller& caller, const GetRecord& wanted) {
    const auto found = find(wanted.code);
    if (!found) return refuse(found.error());
    const Live* live = *found;
    if (live->table.status != Status::over) return refuse(Reason::not_over);
    const Table& table = live->table;
    const bool has_played = caller.guest && core::is_player(table.seat_of(caller.guest->id));
    if (!has_played && !table.is_shared()) return refuse(Reason::not_shared);
    if (const std::string* text = records_.find(live->id, table.moves)) return *text;
    const std::int64_t before = core::steps_done;
    auto text = record_text(*live);
    loaded_steps_ += core::steps_done - before;
    if (text) records_.keep(live->id, table.moves, *text);
    return text;
}

// Nothing in it changes once the game is over, but for what people still mark in it, which are moves.
Result<std::string> Hub::Inside::record_text(const Live& live) const {
    const Table& table = live.table;
    core::Record record{.game = table.game, .version = table.version, .seats = table.setup.seats,
                        .config = table.setup.config, .names = {}, .moves = {},
                        .commitment = core::commitment(table.secret), .proof = table.proof()};
    for (const Place& each : table.places) record.names.push_back(each.sitter == Sitter::bot ? each.bot : each.name);
    for (const store::Event& event : ledger_.events(live.id)) {
        TableEvent body;
        if (!core::read(event.body, body)) return refuse(Reason::unreadable_table);  // the disk has aged since
        if (const auto* played = std::get_if<Played>(&body)) record.moves.push_back({played->actor, played->action});
        if (const auto* slow = std::get_if<TimedOut>(&body)) record.moves.push_back({Seat::nature, slow->action});
        if (const auto* expelled = std::get_if<Expelled>(&body)) {
            for (core::Done& done : record.moves) {
                if (done.actor == expelled->seat) done.action = games::wordless(table.game, done.action);
            }
        }
    }
    auto open = games::laid_open(table.game, std::move(record.moves));
    if (!open) return refuse(Reason::unreadable_table);
    record.moves = *std::move(open);
    return core::encode(record);
}

}  // namespace server

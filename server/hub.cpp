#include "server/hub.hpp"

#include <algorithm>
#include <utility>

#include "core/check.hpp"
#include "core/steps.hpp"
#include "games/make_match.hpp"
#include "server/codes.hpp"
#include "server/inside.hpp"
#include "server/limits.hpp"

namespace server {

namespace {

std::string suggester(std::string_view game) { return games::find(game)->bots.front(); }

// Known before it is read, because reading is what a flood costs; what says its type twice is no message.
bool is_signal(std::string_view text) { return text.starts_with(R"({"type":"signal",)"); }
bool is_fetch(std::string_view text) { return text.starts_with(R"({"type":"fetch",)"); }

// Whether it may end in the log as something other than a move.
bool may_change_table(const ClientMessage& message) {
    const bool is_said = std::holds_alternative<Say>(message) || std::holds_alternative<Report>(message);
    const bool is_of_the_game = std::holds_alternative<Act>(message) || std::holds_alternative<Start>(message) ||
                                std::holds_alternative<GoOn>(message) || std::holds_alternative<Fetch>(message);
    return !is_of_the_game && !is_said && !is_voice(message);
}

// Consent can always be taken back, and a host can always protect the others; neither happens without end.
bool is_always_allowed(const ClientMessage& message) {
    const auto* share = std::get_if<Share>(&message);
    return std::holds_alternative<Remove>(message) || (share != nullptr && !share->agrees);
}

// Who has a seat, or has one kept, that this event takes from them.
std::string leaver_of(const Table& table, const TableEvent& event) {
    Seat seat = Seat::spectator;
    if (const auto* vacated = std::get_if<Vacated>(&event)) seat = vacated->seat;
    if (const auto* freed = std::get_if<Freed>(&event)) seat = freed->seat;
    if (const auto* expelled = std::get_if<Expelled>(&event)) seat = expelled->seat;
    const Place* place = table.place(seat);
    return place == nullptr ? std::string() : place->guest;
}

// A long signal counts for several: it ends in the line of a neighbour, who is cut off if too much waits there.
std::int32_t signals_in(std::string_view text) {
    return static_cast<std::int32_t>(1 + text.size() / signal_bytes_usual);
}

// Whether this connection, or of signals this person, has not said too much lately.
bool may_say(Live& live, Socket& socket, std::string_view text, std::int64_t now_ms, const HubOptions& options) {
    if (is_signal(text)) {
        Allowance& signals = live.signaling[live.table.person_of(socket.guest)];
        return signals.spend(now_ms, options.signals_per_second, options.signals_at_once, signals_in(text));
    }
    if (is_fetch(text)) return socket.fetches.spend(now_ms, fetches_per_second, fetches_at_once);
    return socket.allowance.spend(now_ms, options.messages_per_second, options.messages_at_once);
}

}  // namespace

Hub::Hub(store::Store& store, const HubOptions& options) : inside_(std::make_unique<Inside>(store, options)) {}
Hub::~Hub() = default;
std::vector<Output> Hub::tick(std::int64_t now_ms, const std::vector<Input>& inputs) {
    return inside_->tick(now_ms, inputs);
}
std::optional<std::int64_t> Hub::next_due_ms() const { return inside_->next_due_ms(); }
std::size_t Hub::loaded_tables() const { return inside_->loaded_tables(); }

Hub::Inside::Inside(store::Store& store, const HubOptions& options)
    : ledger_(store), options_(options), rng_(options.entropy) {
    for (const store::Due& due : ledger_.stored_dues()) dues_.set(due.table, due.at_ms);
}

std::vector<Output> Hub::Inside::tick(std::int64_t now_ms, const std::vector<Input>& inputs) {
    now_ms_ = std::max(now_ms_, now_ms);
    if (since_ms_ == 0) since_ms_ = now_ms_;
    loaded_steps_ = 0;
    const auto handle_all = [this](const std::vector<Input>& all) {
        for (const Input& input : all) std::visit([&](const auto& each) { handle(each); }, input);
    };
    handle_all(std::exchange(waiting_, {}));
    // What people did comes first: who moved in the last moment moved in time.
    handle_all(inputs);
    for (std::size_t i = 0; i < due_tables_max && (i == 0 || loaded_steps_ < loaded_steps_max); ++i) {
        const auto due = dues_.take(now_ms_);
        if (!due) break;
        if (const auto live = load(*due)) wake(**live);
    }
    for (const TableId table : std::exchange(touched_, {})) rest(tables_.at(table));
    while (const auto idle = naps_.take(now_ms_)) tables_.erase(*idle);
    ledger_.commit();
    return std::exchange(outbox_, {});
}

std::optional<std::int64_t> Hub::Inside::next_due_ms() const {
    if (!waiting_.empty()) return now_ms_;
    const auto due = dues_.next_ms(), nap = naps_.next_ms();
    return due && nap ? std::min(due, nap) : due ? due : nap;
}

void Hub::Inside::handle(const Opened& opened) {
    CHECK(!sockets_.contains(opened.conn));
    if (const auto id = find_id(opened.code); id && must_wait(*id)) {
        opening_.insert_or_assign(opened.conn, 0);
        return waiting_.push_back(opened);
    }
    opening_.erase(opened.conn);
    const auto found = find(opened.code);
    if (!found) return dismiss(opened.conn, found.error());
    Live* live = *found;
    Socket socket{.conn = opened.conn, .table = live->id};
    if (const auto guest = ledger_.guest(guest_id(opened.token))) socket.guest = guest->id;
    const Seat seat = live->table.seat_of(socket.guest);
    const std::int32_t most = core::is_player(seat) ? devices_max : spectators_max;
    const bool is_pushy = !core::is_player(seat) && live->spectators_from(opened.network) >= spectators_per_network_max;
    if (is_pushy || live->sockets_of(seat) >= most) return dismiss(opened.conn, Reason::crowded);

    live->watchers.push_back({.conn = opened.conn, .guest = socket.guest, .network = opened.network});
    sockets_.emplace(opened.conn, std::move(socket));
    live->room_changed = true;
    if (core::is_player(seat)) live->has_voice_newcomers = true;
    touch(*live);
    const Place* place = live->table.place(seat);
    if (place != nullptr && live->table.status == Status::playing && !place->bot.empty()) {
        CHECK(decide(*live, Returned{seat}).has_value());
    }
}

bool Hub::Inside::must_wait(TableId id) const {
    return loaded_steps_ >= loaded_steps_max && !tables_.contains(id) && !unreadable_.contains(id);
}

bool Hub::Inside::is_put_off(Conn conn, const Input& said) {
    const auto found = opening_.find(conn);
    if (found == opening_.end()) return false;
    const bool is_heard = ++found->second <= waiting_messages_max || std::holds_alternative<Closed>(said);
    if (is_heard) waiting_.push_back(said);
    return true;
}

void Hub::Inside::handle(const Closed& closed) {
    if (!is_put_off(closed.conn, closed)) forget(closed.conn);
}

void Hub::Inside::handle(const Received& received) {
    if (is_put_off(received.conn, received)) return;
    const auto found = sockets_.find(received.conn);
    if (found == sockets_.end()) return;  // It was closed while this was on its way.
    Socket& socket = found->second;
    Live& live = tables_.at(socket.table);
    if (!may_say(live, socket, received.text, now_ms_, options_)) {
        if (++socket.too_fast > too_fast_max) return dismiss(received.conn, Reason::too_fast);
        return send(received.conn, Refused{std::string(core::name_of(Reason::too_fast))});
    }
    const bool is_large = received.text.size() > message_bytes_max;
    const auto message = is_large ? std::nullopt : core::decode<ClientMessage>(received.text);
    if (!message) {
        const Reason why = is_large ? Reason::too_large : Reason::malformed;
        if (++socket.malformed > malformed_max) return dismiss(received.conn, why);
        return send(received.conn, Refused{std::string(core::name_of(why))});
    }
    const bool is_limited = may_change_table(*message) && !is_always_allowed(*message);
    if (is_limited && live.table.changes >= changes_max) {
        return send(received.conn, Refused{std::string(core::name_of(Reason::too_fast))});
    }
    const auto done = std::visit([&](const auto& each) { return handle(live, socket, each); }, *message);
    if (!done) send(received.conn, Refused{done.error().code});
}

void Hub::Inside::handle(const BotMoved& moved) {
    const auto found = tables_.find(moved.table);
    if (found == tables_.end()) return;
    Live& live = found->second;
    if (live.table.place(moved.seat) == nullptr || live.asked[core::at(moved.seat)] != moved.move) return;
    live.asked[core::at(moved.seat)] = -1;
    touch(live);
    if (moved.action.is_null()) return;  // It might have interrupted, and lets it be.
    // The table may have moved on while the bot thought; then it is asked again.
    const bool is_bots = live.table.bot_due_ms(moved.seat, 0).has_value();
    const bool may_interrupt = live.table.interrupt_due_ms(moved.seat, 0).has_value();
    if ((!is_bots && !may_interrupt) || live.table.overtaken(moved.seat, moved.move)) return;
    if (!is_bots) return void(decide(live, Played{moved.seat, moved.action}));
    // Where several act at once, others may have changed what it can do; then it is asked again too.
    std::int32_t& refused = live.refused[core::at(moved.seat)];
    refused = decide(live, Played{moved.seat, moved.action}) ? 0 : refused + 1;
    // Not even what the game suggests is taken: then it is as if its time were up.
    if (refused < 2 * bot_refusals_max) return;
    refused = 0;
    CHECK(decide(live, TimedOut{moved.seat, live.table.match->time_out(moved.seat)}).has_value());
}

void Hub::Inside::handle(const NatureActed& acted) {
    const auto found = tables_.find(acted.table);
    if (found == tables_.end()) return;
    Live& live = found->second;
    live.is_nature_at_work = false;
    touch(live);
    // What it worked on may have changed meanwhile; then it is asked again.
    if (!decide(live, Played{Seat::nature, acted.action})) ask_nature(live);
}

std::optional<TableId> Hub::Inside::find_id(std::string_view code) const {
    std::string lower(code);  // people write "Lilas4711"
    for (char& each : lower) each = each >= 'A' && each <= 'Z' ? static_cast<char>(each - 'A' + 'a') : each;
    return ledger_.find(lower);
}

std::expected<Live*, Reason> Hub::Inside::find(std::string_view code) {
    const auto id = find_id(code);
    if (!id) return std::unexpected(Reason::unknown_table);
    return load(*id);
}

std::expected<Live*, Reason> Hub::Inside::load(TableId id) {
    if (const auto found = tables_.find(id); found != tables_.end()) return &found->second;
    if (unreadable_.contains(id)) return std::unexpected(Reason::unreadable_table);
    Live live{id, now_ms_, since_ms_};
    const std::int64_t before = core::steps_done;
    for (const store::Event& event : ledger_.events(id)) {
        TableEvent body;
        // A log that these rules cannot follow, or that no table may have, stays as it is, for somebody to look at. The
        // others play on.
        const bool is_next = event.seq == live.seq + 1 && core::steps_done - before < load_steps_max;
        if (!is_next || !core::read(event.body, body) || !fold(live.table, body, event.at_ms)) {
            unreadable_.insert(id);
            break;
        }
        live.seq = event.seq;
    }
    loaded_steps_ += core::steps_done - before;
    if (live.seq == 0 || unreadable_.contains(id)) {
        outbox_.push_back(PutAside{id, core::steps_done - before});
        return std::unexpected(Reason::unreadable_table);
    }
    live.stored_due_ms = live.due_ms(options_.bot_delay_ms);
    Live& loaded = tables_.emplace(id, std::move(live)).first->second;
    touch(loaded);
    return &loaded;
}

Result<Live*> Hub::Inside::open(const Opening& opening) {
    const core::Bytes32 secret = draw_bytes(rng_);
    std::string code = draw_code(rng_);
    while (ledger_.find(code)) code = draw_code(rng_);
    std::vector<TableEvent> events = {Created{opening.game, code, core::to_hex(secret), opening.host.id,
                                              opening.host.name, opening.setup, opening.start}};
    events.insert(events.end(), opening.kept.begin(), opening.kept.end());
    events.insert(events.end(), opening.bots.begin(), opening.bots.end());
    for (const std::string& guest : opening.barred) events.push_back(Barred{guest});
    if (!opening.softens) events.push_back(WordsMinded{opening.softens});

    Table rehearsal;  // so that a refusal leaves no half table behind
    for (const TableEvent& event : events) {
        if (const auto taken = fold(rehearsal, event, now_ms_); !taken) return std::unexpected(taken.error());
    }
    if (opening.start) {
        CHECK(fold(rehearsal, Sat{opening.kept[0].seat, opening.host.id, {}, {}}, now_ms_).has_value());
        const Started started{games::find(opening.game)->version};
        if (const auto taken = fold(rehearsal, started, now_ms_); !taken) return std::unexpected(taken.error());
    }
    const TableId id = ledger_.add_table(code);
    Live& live = tables_.emplace(id, Live{id, now_ms_, since_ms_}).first->second;
    for (const TableEvent& event : events) CHECK(decide(live, event).has_value());
    return &live;
}

Result<void> Hub::Inside::decide(Live& live, const TableEvent& event) {
    if (auto recorded = record(live, event); !recorded) return recorded;
    go_on(live);
    return {};
}

void Hub::Inside::go_on(Live& live) {
    while (live.table.to_act().has(Seat::nature) && !live.is_being_read(now_ms_)) {
        if (live.table.match->is_laborious()) return ask_nature(live);
        CHECK(record(live, Played{Seat::nature, live.table.draw()}).has_value());
    }
}

Result<void> Hub::Inside::record(Live& live, const TableEvent& event) {
    if (is_move(event)) tell_room(live);  // the room as it was before
    const std::string leaver = leaver_of(live.table, event);
    if (auto taken = fold(live.table, event, now_ms_); !taken) return taken;
    ledger_.add(store::Event{live.id, ++live.seq, now_ms_, core::to_json(event)});
    if (!leaver.empty() && leaver != live.table.host) ledger_.add(store::Membership{leaver, live.id, false});
    if (std::holds_alternative<Sat>(event)) live.has_voice_newcomers = true;
    if (const auto* sat = std::get_if<Sat>(&event)) ledger_.add(store::Membership{sat->guest, live.id, true});
    if (const auto* made = std::get_if<Created>(&event)) ledger_.add(store::Membership{made->host, live.id, true});
    if (const auto* returned = std::get_if<Returned>(&event)) live.asked[core::at(returned->seat)] = -1;

    touch(live);
    if (const auto* played = std::get_if<Played>(&event)) {
        tell_move(live, {played->actor, &played->action});
    } else if (const auto* timed_out = std::get_if<TimedOut>(&event)) {
        tell_move(live, {Seat::nature, &timed_out->action});
    }
    if (is_move(event)) witness(live);
    if (std::holds_alternative<Said>(event)) tell_line(live);
    if (std::holds_alternative<Expelled>(event)) {
        for (Watcher& each : live.watchers) each.has_chat = false;  // It reads otherwise now.
    }
    if (is_move(event) ? live.table.status == Status::over : !is_talk(event)) live.room_changed = true;
    const bool moves_clock = std::holds_alternative<Covered>(event) || std::holds_alternative<Returned>(event) ||
                             std::holds_alternative<TookTime>(event) || std::holds_alternative<Expelled>(event) ||
                             (std::holds_alternative<Left>(event) && live.table.status == Status::playing);
    // A start that leaves nothing to draw makes no move that would show the game.
    const bool is_started = std::holds_alternative<Started>(event) && !live.table.to_act().has(Seat::nature);
    if (moves_clock || is_started) live.shown = 0;  // everybody is shown the game, its clocks or its words anew
    return {};
}

void Hub::Inside::wake(Live& live) {
    touch(live);
    if (live.table.pause && *live.table.pause_ends_ms() <= now_ms_) go_on(live);
    ask_nature(live);
    for (std::size_t i = 0; i < live.table.places.size(); ++i) {
        const Seat seat = Seat(i);
        const auto bot_due = live.bot_due_ms(seat, options_.bot_delay_ms);
        if (bot_due && *bot_due <= now_ms_) ask_bot(live, seat);

        const auto deadline = live.deadline_ms(seat);
        if (!deadline || *deadline > now_ms_) continue;
        CHECK(decide(live, TimedOut{seat, live.table.match->time_out(seat)}).has_value());
        const bool is_gone = live.table.places[i].time_outs >= time_outs_max && live.sockets_of(seat) == 0;
        if (is_gone && live.table.status == Status::playing) {
            CHECK(decide(live, Covered{seat, cover_level(live.table.game)}).has_value());
        }
    }
}

void Hub::Inside::ask_bot(Live& live, Seat seat) {
    // Who keeps answering what cannot be is not asked for ever: what the game itself suggests is always legal.
    const bool is_lost = live.refused[core::at(seat)] >= bot_refusals_max;
    const std::string bot = is_lost ? suggester(live.table.game) : live.table.places[core::at(seat)].bot;
    core::Thought thought = live.table.match->think(bot, seat);
    // A level that is no longer offered is played by the one that covers.
    if (!thought) thought = live.table.match->think(cover_level(live.table.game), seat);
    CHECK(thought != nullptr);
    live.asked[core::at(seat)] = live.table.moves;
    live.considered[core::at(seat)] = live.table.decisions;
    outbox_.push_back(AskBot{live.id, live.table.moves, seat, std::move(thought), draw_bytes(rng_)});
}

void Hub::Inside::ask_nature(Live& live) {
    if (!live.table.is_laborious() || std::exchange(live.is_nature_at_work, true)) return;
    outbox_.push_back(AskNature{live.id, live.table.match->labour()});
}

void Hub::Inside::touch(Live& live) {
    if (!std::exchange(live.touched, true)) touched_.push_back(live.id);
}

void Hub::Inside::rest(Live& live) {
    live.touched = false;
    tell_room(live);
    tell_pause(live);
    tell_voice(live);
    if (const auto due = live.due_ms(options_.bot_delay_ms); due != live.stored_due_ms) {
        ledger_.add(store::Due{live.id, due});
        live.stored_due_ms = due;
    }
    dues_.set(live.id, live.wake_ms(options_.bot_delay_ms));
    const bool is_idle = live.watchers.empty() && !live.is_thinking();
    naps_.set(live.id, is_idle ? std::optional(now_ms_ + idle_ms) : std::nullopt);
}

void Hub::Inside::send(Conn conn, const ServerMessage& message) {
    outbox_.push_back(Send{conn, std::make_shared<const std::string>(core::encode(message))});
}

void Hub::Inside::dismiss(Conn conn, Reason why) {
    send(conn, Bye{std::string(core::name_of(why))});
    outbox_.push_back(Close{conn, why});
    forget(conn);
}

void Hub::Inside::forget(Conn conn) {
    const auto found = sockets_.find(conn);
    if (found == sockets_.end()) return;
    Live& live = tables_.at(found->second.table);
    const auto watcher = std::ranges::find(live.watchers, conn, &Watcher::conn);
    if (watcher - live.watchers.begin() < static_cast<std::ptrdiff_t>(live.shown)) --live.shown;
    live.watchers.erase(watcher);
    const std::string& guest = found->second.guest;
    if (live.table.seat_of(guest) != Seat::spectator) live.left_ms[guest] = now_ms_;
    live.room_changed = true;
    touch(live);
    sockets_.erase(found);
    // The others may have waited for them. Whom nobody is left to wait for may be back at once: then time decides.
    if (live.table.pause && live.has_readers()) go_on(live);
}

}  // namespace server

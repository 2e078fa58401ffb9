#include "server/tables/tables.hpp"

#include <algorithm>
#include <utility>

#include <boost/mp11.hpp>

#include "core/check.hpp"

namespace server {

namespace {

// Known before it is read, because reading is what a flood costs; what says its type twice is no message.
bool is_signal(std::string_view text) { return text.starts_with(R"({"type":"signal",)"); }
bool is_fetch(std::string_view text) { return text.starts_with(R"({"type":"fetch",)"); }

// Of a message that may end in the log as something other than a move a table takes so many, and no more. What is said
// has limits of its own; that a host protects the others has an end by itself.
using Uncounted =
    boost::mp11::mp_list<Act, Start, GoOn, Fetch, Say, Report, JoinVoice, LeaveVoice, Mute, Signal, Remove>;
template <class Message>
bool counts_as_change(const Message&) {
    return !boost::mp11::mp_contains<Uncounted, Message>::value;
}
bool counts_as_change(const Share& share) { return share.agrees; }  // Consent can always be taken back.

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

// What a bot says beside its move, in its own name: not for a person whom it covers.
std::string aside_of(const Table& table, Seat seat, const core::Deed& action) {
    const Place& place = table.places[core::at(seat)];
    return place.sitter == Sitter::bot ? table.match->aside(place.bot, seat, action) : std::string();
}

}  // namespace

Tables::Tables(std::shared_ptr<const store::Reader> store, const HubOptions& options, Shard shard)
    : store_(std::move(store)),
      options_(options),
      shard_(shard),
      rng_(rng_for(options.entropy, "tables " + std::to_string(shard.number))) {
    for (const store::Due& due : store_->dues()) {
        if (shard_of(due.code, shard_.of) == shard_.number) dues_.set(due.table, due.at_ms);
    }
    for (const store::Note& note : store_->notes()) {
        if (shard_of(note.to, shard_.of) != shard_.number) continue;
        const auto lasting = core::decode<LastingNote>(note.body);
        if (!lasting) continue;  // of a newer program; it waits for that
        waiting_.push_back(ToTable{note.to, std::visit([](const auto& each) { return TableNote(each); }, *lasting),
                                   note.id});
    }
}

Ticked Tables::tick(std::int64_t now_ms, std::vector<TablesInput> inputs) {
    now_ms_ = std::max(now_ms_, now_ms);
    if (since_ms_ == 0) since_ms_ = now_ms_;
    loaded_steps_ = 0;
    waiting_conns_.clear();
    std::vector<TablesInput> all = std::exchange(waiting_, {});
    std::ranges::move(inputs, std::back_inserter(all));
    std::ranges::move(std::exchange(until_stored_, {}), std::back_inserter(all));
    // What people did comes first: who moved in the last moment moved in time.
    for (TablesInput& input : all) take(std::move(input));
    for (std::size_t i = 0; i < due_tables_max && (i == 0 || loaded_steps_ < loaded_steps_max); ++i) {
        const auto due = dues_.take(now_ms_);
        if (!due) break;
        if (const auto live = load(*due)) wake(**live);
    }
    for (const TableId table : std::exchange(touched_, {})) rest(tables_.at(table));
    drop_idle();
    if (!batch_.empty()) ++batches_given_;
    return {std::exchange(batch_, {}), std::exchange(outbox_, {})};
}

// What waits stays in order for each connection: what comes after it waits too.
void Tables::take(TablesInput input) {
    const bool must_wait = std::visit([&](const auto& each) { return must_wait_for(each); }, input);
    if (must_wait) return put_off(std::move(input));
    std::visit([&](const auto& each) { handle(each); }, input);
}

void Tables::put_off(TablesInput input) {
    const auto* received = std::get_if<Received>(&input);
    const bool is_much = received != nullptr && ++waiting_conns_[received->conn] > waiting_messages_max;
    if (!is_much) waiting_.push_back(std::move(input));  // else it is not heard
}

std::optional<std::int64_t> Tables::next_due_ms() const {
    const bool is_stored = batches_stored_ == batches_given_;
    if (!waiting_.empty() || (is_stored && !until_stored_.empty())) return now_ms_;
    const auto due = dues_.next_ms(), nap = naps_.next_ms();
    return due && nap ? std::min(due, nap) : due ? due : nap;
}

void Tables::handle(const Visited& opened) {
    CHECK(!sockets_.contains(opened.conn));
    const auto found = find(opened.code);
    if (!found) return dismiss(opened.conn, found.error());
    Live* live = *found;
    Socket socket{.conn = opened.conn, .table = live->id, .guest = opened.guest};
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

void Tables::handle(const Closed& closed) { forget(closed.conn); }

void Tables::handle(const Received& received) {
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
    const bool is_limited = std::visit([](const auto& each) { return counts_as_change(each); }, *message);
    if (is_limited && live.table.changes >= changes_max) {
        return send(received.conn, Refused{std::string(core::name_of(Reason::too_fast))});
    }
    const auto done = std::visit([&](const auto& each) { return handle(live, socket, each); }, *message);
    if (!done) send(received.conn, Refused{done.error().code});
}

void Tables::handle(const BotMoved& moved) {
    const auto found = tables_.find(moved.table);
    if (found == tables_.end()) return;
    Live& live = found->second;
    const Seat seat = moved.seat;
    if (live.table.place(seat) == nullptr || live.asked[core::at(seat)] != moved.move) return;
    if (live.unsaid[core::at(seat)]) return;  // it was heard already
    touch(live);
    const bool is_to_act = live.table.bot_due_ms(seat, 0).has_value();
    if (is_to_act && !moved.action.is_none() && awaits_bot(live, seat)) {
        const std::int64_t percent = live.table.match->saying_percent(moved.action);
        const std::int64_t due_ms = *live.table.bot_due_ms(seat, 0) + options_.bot_delay_ms * percent / 100;
        if (due_ms > now_ms_) return void(live.unsaid[core::at(seat)] = Unsaid{moved.action, due_ms});
    }
    take_from_bot(live, seat, moved.action);
}

void Tables::take_from_bot(Live& live, Seat seat, const core::Deed& action) {
    const bool is_awaited = awaits_bot(live, seat);
    live.asked[core::at(seat)] = -1;
    // It might have interrupted, and lets it be; or the table has moved on in this tick, and it is asked again.
    if (action.is_none() || !is_awaited) return;
    const bool is_to_act = live.table.bot_due_ms(seat, 0).has_value();
    if (!is_to_act) return void(decide(live, Played{seat, action}));
    // Where several act at once, others may have changed what it can do; then it is asked again too.
    const std::string aside = aside_of(live.table, seat, action);
    std::int32_t& refused = live.refused[core::at(seat)];
    refused = decide(live, Played{seat, action}) ? 0 : refused + 1;
    if (refused == 0 && !aside.empty()) tell_aside(live, {seat, aside});
    // Not even what the game suggests is taken: then it is as if its time were up.
    if (refused < 2 * bot_refusals_max) return;
    refused = 0;
    CHECK(decide(live, TimedOut{seat, live.table.match->time_out(seat)}).has_value());
}

void Tables::handle(const NatureActed& acted) {
    const auto found = tables_.find(acted.table);
    if (found == tables_.end()) return;
    Live& live = found->second;
    live.is_nature_at_work = false;
    touch(live);
    // What it worked on may have changed meanwhile; then it is asked again.
    if (!decide(live, Played{Seat::nature, acted.action})) ask_nature(live);
}

void Tables::send(Conn conn, const ServerMessage& message) {
    outbox_.push_back(Send{conn, std::make_shared<const std::string>(core::encode(message))});
}

void Tables::dismiss(Conn conn, Reason why) {
    send(conn, Bye{std::string(core::name_of(why))});
    outbox_.push_back(Close{conn, why});
    forget(conn);
}

void Tables::forget(Conn conn) {
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

void Tables::tell_house(HouseNote note) { outbox_.push_back(ToHouse{std::move(note)}); }

void Tables::post(const std::string& code, const LastingNote& note) {
    const store::NoteId id{draw_id(rng_)};
    batch_.notes.push_back({id, code, core::encode(note)});
    outbox_.push_back(ToTable{code, std::visit([](const auto& each) { return TableNote(each); }, note), id});
}

}  // namespace server

// The life of a table: found in the store, folded, opened, played on, woken, laid to rest.
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

// Whose table it is, as far as that matters for a fair share of what is scarce: that of who has been here longest.
std::string network_of(const Live& live) { return live.watchers.empty() ? "" : live.watchers.front().network; }

}  // namespace

std::expected<Live*, Reason> Tables::find(std::string_view code) {
    if (const auto found = codes_.find(std::string(code)); found != codes_.end()) return &tables_.at(found->second);
    const auto id = store_->find(code);
    if (!id) return std::unexpected(Reason::unknown_table);
    return load(*id);
}

bool Tables::may_load(std::string_view code) const {
    return loaded_steps_ < loaded_steps_max || codes_.contains(std::string(code));
}

std::expected<Live*, Reason> Tables::load(TableId id) {
    if (const auto found = tables_.find(id); found != tables_.end()) return &found->second;
    if (unreadable_.contains(id)) return std::unexpected(Reason::unreadable_table);
    const std::int64_t before = core::steps_done;
    const std::vector<store::Event> log = store_->events(id);
    auto table = read_table(log);
    loaded_steps_ += core::steps_done - before;
    // A log that these rules cannot follow, or that no table may have, stays as it is, for somebody to look at. The
    // others play on.
    if (!table) {
        unreadable_.insert(id);
        outbox_.push_back(PutAside{id, core::steps_done - before});
        return std::unexpected(Reason::unreadable_table);
    }
    Live& live = tables_.emplace(id, Live{id, now_ms_, since_ms_}).first->second;
    live.table = *std::move(table);
    live.seq = log.back().seq;
    live.projected = project(id, live.table);
    live.projected_seq = live.seq;
    codes_.emplace(live.table.code, id);
    touch(live);
    miss_the_gone(live);
    return &live;
}

// Of who sits here, or has it among theirs, the House tells a table. Who had left it before they deleted their account
// is missed when it is next loaded: nobody reads what they wrote, and nobody waits for such a host.
void Tables::miss_the_gone(Live& live) {
    std::vector<std::string> guests;
    const auto has_left = [&](const std::string& guest) {
        const bool is_host = guest == live.table.host && std::ranges::count(live.table.put_away, guest) == 0;
        return !guest.empty() && !is_host && live.table.seat_of(guest) == Seat::spectator;
    };
    for (const Person& each : live.table.people) {
        if (!each.is_forgotten && has_left(each.guest)) guests.push_back(each.guest);
    }
    if (has_left(live.table.host)) guests.push_back(live.table.host);
    for (const std::string& each : guests) {
        if (!store_->person(each)) CHECK(record(live, Forgotten{each, cover_level(live.table.game)}).has_value());
    }
}

Result<void> Tables::open(const std::string& code, const Opening& opening) {
    const core::Bytes32 secret = draw_bytes(rng_);
    std::vector<TableEvent> events = {Created{opening.game, code, core::to_hex(secret), opening.host.id,
                                              opening.host.name, opening.setup, opening.start}};
    events.insert(events.end(), opening.kept.begin(), opening.kept.end());
    events.insert(events.end(), opening.bots.begin(), opening.bots.end());
    for (const std::string& guest : opening.barred) events.push_back(Barred{guest});
    if (!opening.softens) events.push_back(WordsMinded{opening.softens});

    Table rehearsal;  // so that a refusal leaves no half table behind
    for (const TableEvent& event : events) {
        if (const auto taken = fold(rehearsal, event, now_ms_); !taken) return taken;
    }
    if (opening.start) {
        CHECK(fold(rehearsal, Sat{opening.kept[0].seat, opening.host.id, {}, {}}, now_ms_).has_value());
        const Started started{games::find(opening.game)->version};
        if (const auto taken = fold(rehearsal, started, now_ms_); !taken) return taken;
    }
    const TableId id{draw_id(rng_)};
    batch_.tables.push_back({id, code});
    codes_.emplace(code, id);
    Live& live = tables_.emplace(id, Live{id, now_ms_, since_ms_}).first->second;
    for (const TableEvent& event : events) CHECK(decide(live, event).has_value());
    return {};
}

Result<void> Tables::decide(Live& live, const TableEvent& event) {
    if (auto recorded = record(live, event); !recorded) return recorded;
    go_on(live);
    return {};
}

void Tables::go_on(Live& live) {
    while (live.table.to_act().has(Seat::nature) && !live.is_being_read(now_ms_)) {
        if (live.table.match->is_laborious()) return ask_nature(live);
        CHECK(record(live, Played{Seat::nature, live.table.draw()}).has_value());
    }
}

Result<void> Tables::record(Live& live, const TableEvent& event) {
    if (is_move(event)) tell_room(live);  // the room as it was before
    if (auto taken = fold(live.table, event, now_ms_); !taken) return taken;
    batch_.events.push_back({live.id, ++live.seq, now_ms_, core::encode(event)});
    live.batch = batches_given_ + 1;
    touch(live);
    if (!is_move(event) && !is_talk(event)) live.room_changed = true;
    std::visit([&](const auto& each) { react(live, each); }, event);
    return {};
}

void Tables::react(Live& live, const Played& played) {
    tell_move(live, {played.actor, played.action});
    witness(live);
    if (live.table.status == Status::over) live.room_changed = true;
}

void Tables::react(Live& live, const TimedOut& timed_out) {
    tell_move(live, {Seat::nature, timed_out.action});
    witness(live);
    if (live.table.status == Status::over) live.room_changed = true;
}

void Tables::react(Live& live, const Sat&) { live.has_voice_newcomers = true; }
void Tables::react(Live& live, const Said&) { tell_line(live); }

// Everybody is shown the game anew: its clocks, or whose words may be read.
void Tables::react(Live& live, const Covered&) { live.shown = 0; }
void Tables::react(Live& live, const TookTime&) { live.shown = 0; }
void Tables::react(Live& live, const Returned&) { live.shown = 0; }
void Tables::react(Live& live, const Left&) {
    if (live.table.status == Status::playing) live.shown = 0;
}
void Tables::react(Live& live, const Expelled&) {
    for (Watcher& each : live.watchers) each.has_chat = false;  // It reads otherwise now.
    live.shown = 0;
}
void Tables::react(Live& live, const Forgotten&) {
    for (Watcher& each : live.watchers) each.has_chat = false;
    live.shown = 0;
    records_.forget(live.id);
}
// Who has the table open is the same person in front of it; who looked on may have a seat now, and sees what it sees.
void Tables::react(Live& live, const Became& became) {
    const auto replace = [&](std::string& guest) {
        if (guest == became.from) guest = became.to;
    };
    for (Watcher& each : live.watchers) {
        replace(each.guest);
        replace(sockets_.at(each.conn).guest);
    }
    for (Joined& each : live.voice) replace(each.guest);
    if (auto left = live.left_ms.extract(became.from)) {
        left.key() = became.to;
        live.left_ms.insert(std::move(left));
    }
    live.shown = 0;
}
// A start that leaves nothing to draw makes no move that would show the game.
void Tables::react(Live& live, const Started&) {
    if (!live.table.to_act().has(Seat::nature)) live.shown = 0;
}

void Tables::wake(Live& live) {
    touch(live);
    if (live.table.pause && *live.table.pause_ends_ms() <= now_ms_) go_on(live);
    ask_nature(live);
    for (std::size_t i = 0; i < live.table.places.size(); ++i) {
        const Seat seat = Seat(i);
        if (live.unsaid[i] && live.unsaid[i]->due_ms <= now_ms_) {
            take_from_bot(live, seat, std::exchange(live.unsaid[i], std::nullopt)->action);
        }
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

void Tables::ask_bot(Live& live, Seat seat) {
    // Who keeps answering what cannot be is not asked for ever: what the game itself suggests is always legal.
    const bool is_lost = live.refused[core::at(seat)] >= bot_refusals_max;
    const std::string_view bot = is_lost ? core::suggester : live.table.places[core::at(seat)].bot;
    if (live.table.match->has_tales() && !live.heard) live.heard = heard_by(live);
    core::Thought thought = live.table.match->think(bot, seat, live.heard);
    // A level that is no longer offered is played by the one that covers.
    if (!thought) thought = live.table.match->think(cover_level(live.table.game), seat, live.heard);
    CHECK(thought != nullptr);
    live.asked[core::at(seat)] = live.table.moves;
    live.considered[core::at(seat)] = live.table.decisions;
    outbox_.push_back(AskBot{live.id, live.table.moves, seat, std::move(thought), draw_bytes(rng_), shard_.number,
                             live.table.game + '/' + std::string(bot), network_of(live)});
}

core::Match::Heard Tables::heard_by(const Live& live) const {
    auto heard = std::make_shared<core::TalesHeard>();
    for (const Place& each : live.table.places) {
        if (each.sitter != Sitter::person) continue;
        for (const store::Tales& told : store_->tales_of(each.guest, live.table.game, tales_tables_max)) {
            if (told.table == live.id) continue;  // A bot knows by itself what was told tonight.
            const auto tales = core::decode<std::vector<core::Tale>>(told.body);
            for (const core::Tale tale : tales.value_or(std::vector<core::Tale>())) heard->add(tale);
        }
    }
    return heard;
}

bool Tables::awaits_bot(const Live& live, Seat seat) {
    const Table& table = live.table;
    const bool may_act = table.bot_due_ms(seat, 0) || table.interrupt_due_ms(seat, 0);
    return may_act && !table.overtaken(seat, live.asked[core::at(seat)]);
}

void Tables::take_back_questions(Live& live) {
    for (std::size_t i = 0; i < live.table.places.size(); ++i) {
        if (live.asked[i] < 0 || awaits_bot(live, Seat(i))) continue;
        live.asked[i] = live.considered[i] = -1;  // it was not thought about
        live.unsaid[i].reset();
        outbox_.push_back(NeverMind{{shard_.number, live.id, Seat(i)}});
    }
}

void Tables::ask_nature(Live& live) {
    if (!live.table.is_laborious() || std::exchange(live.is_nature_at_work, true)) return;
    outbox_.push_back(AskNature{live.id, live.table.match->labour(), shard_.number, network_of(live)});
}

void Tables::touch(Live& live) {
    if (!std::exchange(live.touched, true)) touched_.push_back(live.id);
}

void Tables::rest(Live& live) {
    live.touched = false;
    take_back_questions(live);
    tell_room(live);
    tell_pause(live);
    tell_voice(live);
    if (live.seq != live.projected_seq) {
        Projection now = project(live.id, live.table);
        add_difference(live.projected, now, batch_);
        live.projected = std::move(now);
        live.projected_seq = live.seq;
    }
    dues_.set(live.id, live.wake_ms(options_.bot_delay_ms));
    const bool is_idle = live.watchers.empty() && !live.is_thinking();
    naps_.set(live.id, is_idle ? std::optional(now_ms_ + idle_ms) : std::nullopt);
}

// A table is read from the store again: it leaves memory when all of it is there.
void Tables::drop_idle() {
    while (const auto idle = naps_.take(now_ms_)) {
        const auto found = tables_.find(*idle);
        if (found->second.batch > batches_stored_) {
            naps_.set(*idle, now_ms_ + idle_ms);
            continue;
        }
        codes_.erase(found->second.table.code);
        tables_.erase(found);
    }
}

}  // namespace server

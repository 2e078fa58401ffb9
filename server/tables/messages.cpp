// What people at a table may ask for, and who may ask: one handler per message. Each checks the asker
// and words the event; whether the table takes it is the table's business.
#include <algorithm>

#include "core/fair.hpp"
#include "games/make_match.hpp"
#include "server/tables/tables.hpp"
#include "server/setup.hpp"

namespace server {

using core::refuse;

namespace {

Result<void> must_be_host(const Live& live, const Socket& socket) {
    if (socket.guest.empty() || socket.guest != live.table.host) return refuse(Reason::not_host);
    return {};
}

Result<Seat> seat_of(const Live& live, const Socket& socket) {
    const Seat seat = live.table.seat_of(socket.guest);
    if (seat == Seat::spectator) return refuse(Reason::not_seated);
    return seat;
}

Result<void> must_be_playing(const Live& live) {
    if (live.table.status == Status::waiting) return refuse(Reason::not_started);
    if (live.table.status == Status::over) return refuse(Reason::game_over);
    return {};
}

// Who was removed here, or from a game that led here, does not sit at the rematch either.
std::vector<std::string> barred_from_rematch(const Table& table) {
    std::vector<std::string> guests = table.barred;
    for (const Person& each : table.people) {
        if (each.is_removed) guests.push_back(each.guest);
    }
    return guests;
}

}  // namespace

Result<void> Tables::handle(Live& live, const Socket& socket, const Sit& sit) {
    const auto guest = store_->person(socket.guest);
    if (!guest) return refuse(Reason::not_named);
    if (auto good = check_nonce(sit.nonce); !good) return good;
    if (auto sat = decide(live, Sat{sit.seat, guest->id, guest->name, sit.nonce}); !sat) return sat;
    // If it cannot start by now, because the host changed what was agreed at the opening, the host will say when.
    if (live.table.start && guest->id == live.table.host) (void)start(live);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Stand&) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    return decide(live, Vacated{*seat});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const SeatBot& seat_bot) {
    if (auto host = must_be_host(live, socket); !host) return host;
    if (auto known = check_bot(live.table.game, seat_bot.bot); !known) return known;
    return decide(live, BotSat{seat_bot.seat, seat_bot.bot});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Clear& clear) {
    if (auto host = must_be_host(live, socket); !host) return host;
    const Place* place = live.table.place(clear.seat);
    if (place != nullptr && place->sitter == Sitter::person) return decide(live, Freed{clear.seat});
    return decide(live, Vacated{clear.seat});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Arrange& arrange) {
    if (auto host = must_be_host(live, socket); !host) return host;
    Setup setup = live.table.setup;
    if (arrange.seats) setup.seats = *arrange.seats;
    if (arrange.pace) setup.pace = *arrange.pace;
    if (auto good = check_pace(setup.pace); !good) return good;
    if (arrange.config) {
        if (!arrange.config->is_object()) return refuse(Reason::bad_setup);
        for (const auto& option : arrange.config->get_object()) setup.config.as_object()[option.key()] = option.value();
    }
    return decide(live, Arranged{setup});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Start&) {
    if (auto host = must_be_host(live, socket); !host) return host;
    return start(live);
}

Result<void> Tables::start(Live& live) { return decide(live, Started{games::find(live.table.game)->version}); }

// Who has decided may think again, but not after the bell, though others have more time; and not without end.
Result<void> Tables::must_be_timely(const Table& table, Seat seat, const Deed& deed) const {
    const bool is_late = !table.to_act().has(seat) && !table.match->may_interrupt().has(seat);
    const auto bell_ms = table.bell_ms(seat);
    if (table.match->takes_drafts() && is_late && bell_ms && now_ms_ >= *bell_ms) return refuse(Reason::after_the_bell);
    if (table.has_drafted_enough(seat, deed)) return refuse(Reason::too_fast);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Act& act) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    if (auto playing = must_be_playing(live); !playing) {
        // Some games let people have a word when all is over.
        const bool is_afterword = live.table.status == Status::over && live.table.match->may_interrupt().has(*seat);
        if (!is_afterword) return playing;
    } else if (!live.table.place(*seat)->bot.empty()) {  // Who acts is back.
        if (auto back = decide(live, Returned{*seat}); !back) return back;
    }
    if (const auto why = live.table.overtaken(*seat, act.move)) return refuse(*why);
    const Deed deed = live.table.match->read(act.action);  // once; all that follows has the game's own value
    if (!deed.is_read()) return refuse(Reason::malformed);
    if (auto timely = must_be_timely(live.table, *seat, deed); !timely) return timely;
    auto worded = mind(live.table, deed);
    if (!worded) return std::unexpected(worded.error());
    if (auto played = decide(live, Played{*seat, std::move(worded->action)}); !played) return played;
    if (worded->is_softened) send(socket.conn, Softened{});
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const GoOn& message) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    const auto& pause = live.table.pause;
    if (!pause || message.move < pause->move || message.move > live.table.moves) return {};  // It is over.
    live.gone_on[core::at(*seat)] = pause->move;
    touch(live);
    go_on(live);
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Fetch& fetch) {
    if (live.table.status == Status::waiting) return refuse(Reason::not_started);
    const Seat reader = live.table.seat_of(socket.guest);
    send(socket.conn, Bulk{.item = fetch.item, .data = live.table.match->bulk(reader, fetch.item)});
    return {};
}

Result<void> Tables::handle(Live& live, const Socket& socket, const TakeTime& take_time) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    if (std::ranges::find(time_percents, take_time.percent) == time_percents.end()) return refuse(Reason::bad_setup);
    const Place& place = *live.table.place(*seat);
    if (place.time_percent == take_time.percent) return {};
    if (place.times_taken >= times_taken_max) return refuse(Reason::too_fast);
    return decide(live, TookTime{*seat, take_time.percent});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Remove& remove) {
    if (auto host = must_be_host(live, socket); !host) return host;
    if (remove.seat == live.table.seat_of(socket.guest)) return refuse(Reason::not_oneself);
    return decide(live, Expelled{remove.seat, cover_level(live.table.game)});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Cover& cover) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    if (auto playing = must_be_playing(live); !playing) return playing;
    const Place* place = live.table.place(cover.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (!place->bot.empty()) return {};  // It is so already: two people asked at once.
    if (cover.seat != *seat && live.cover_in_ms(*place, now_ms_) != 0) return refuse(Reason::not_away);
    return decide(live, Covered{cover.seat, cover_level(live.table.game)});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Return&) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    return decide(live, Returned{*seat});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Share& share) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    if (!games::find(live.table.game)->is_confidential) return {};  // Nobody is asked: anybody may have the record.
    const Place& place = *live.table.place(*seat);
    if (place.agrees == share.agrees) return {};
    if (share.agrees && place.times_agreed >= agreements_max) return refuse(Reason::too_fast);
    return decide(live, Agreed{*seat, share.agrees});
}

Result<void> Tables::handle(Live& live, const Socket& socket, const Rematch&) {
    const auto seat = seat_of(live, socket);
    if (!seat) return std::unexpected(seat.error());
    if (live.table.status != Status::over) return refuse(Reason::not_over);
    if (live.table.rematch) {  // Somebody was quicker: the room shows the way.
        live.room_changed = true;
        touch(live);
        return {};
    }
    const auto host = store_->person(socket.guest);
    if (live.has_asked_for_rematch || !host) return {};
    Opening opening{.game = live.table.game, .setup = live.table.setup, .host = {host->id, host->name},
                    .barred = barred_from_rematch(live.table), .softens = live.table.softens};
    for (std::size_t i = 0; i < live.table.places.size(); ++i) {
        const Place& place = live.table.places[i];
        if (place.sitter == Sitter::bot) opening.bots.push_back({Seat(i), place.bot});
        else if (store_->person(place.guest)) opening.kept.push_back({Seat(i), place.guest, place.name});
    }
    live.has_asked_for_rematch = true;
    tell_house(RematchWanted{socket.conn, std::move(opening), live.table.code});
    return {};
}

}  // namespace server

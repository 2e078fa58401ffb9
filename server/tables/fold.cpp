// How each event changes a table: the fold of table.hpp, one overload per event. Those by which somebody leaves, or
// becomes somebody else, are in leaving.hpp.
#include <algorithm>
#include <utility>

#include "core/fair.hpp"
#include "games/make_match.hpp"
#include "server/limits.hpp"
#include "server/tables/leaving.hpp"
#include "server/tables/table.hpp"

namespace server {

using core::refuse;
using core::Result;
using core::Seats;

namespace {

Result<void> must_be_waiting(const Table& table) {
    if (table.status != Status::waiting) return refuse(Reason::already_started);
    return {};
}

Result<void> must_be_playing(const Table& table) {
    if (table.status == Status::waiting) return refuse(Reason::not_started);
    if (table.status == Status::over) return refuse(Reason::game_over);
    return {};
}

// Some games let people have a word when all is over.
Result<void> must_take(const Table& table, Seat actor) {
    if (table.status == Status::over && table.match->may_interrupt().has(actor)) return {};
    return must_be_playing(table);
}

bool is_open(const Place& place) { return place.sitter == Sitter::open; }

std::int32_t seated(const Table& table) {
    return static_cast<std::int32_t>(table.places.size()) -
           static_cast<std::int32_t>(std::ranges::count_if(table.places, is_open));
}

// Everybody moves up to the front, in order, at a table of so many seats.
void close_up(std::vector<Place>& places, std::int32_t seats) {
    std::erase_if(places, is_open);
    places.resize(static_cast<std::size_t>(seats));
}

// Who comes to act has all their time before them, and so has who has `decided` and is to act again. Others go on, and
// so does who has `resumed`: took up by themselves what they had laid down.
void set_clocks(Table& table, Seats before, Seat decided, std::int64_t at_ms, Seat resumed = Seat::nature) {
    const Seats after = table.to_act();
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const Seat seat = Seat(i);
        if (!after.has(seat) || seat == resumed || (before.has(seat) && seat != decided)) continue;
        table.places[i].since_ms = at_ms;
        table.places[i].clock_percent = table.places[i].time_percent;
        table.places[i].drafts = 0;
    }
}

void settle(Table& table, std::int64_t at_ms) {
    const Seats after = table.to_act();
    if (after.empty()) table.status = Status::over;
    if (!after.has(Seat::nature) || !table.match->pauses()) table.pause.reset();
    else if (!table.pause) table.pause = {table.moves, at_ms};
}

// What a person comes back to. Whether they saw it happen the log does not know.
void note_made_for(Place& place, const MadeFor& made) {
    if (place.sitter != Sitter::person) return;
    ++place.times_made_for;
    if (place.made_for.size() == missed_moves_max) place.made_for.pop_front();
    place.made_for.push_back(made);
}

void decided(Table& table, std::int64_t at_ms) {
    ++table.decisions;
    table.decided_ms = at_ms;
}

Result<void> take(Table& table, const Created& created, std::int64_t) {
    const auto secret = core::from_hex(created.secret);
    if (!table.code.empty() || !secret) return refuse(Reason::malformed);
    if (const auto made = games::make_match(created.game, created.setup.seats, created.setup.config); !made) {
        return std::unexpected(made.error());
    }
    table.game = created.game;
    table.code = created.code;
    table.secret = *secret;
    table.host = created.host;
    table.host_name = created.host_name;
    table.setup = created.setup;
    table.setup.config = games::completed(table.game, created.setup.config);
    table.start = created.start;
    table.places.resize(static_cast<std::size_t>(created.setup.seats));
    return {};
}

Result<void> take(Table& table, const Kept& kept, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    const Place* place = table.place(kept.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (!is_open(*place)) return refuse(Reason::seat_taken);
    table.places[core::at(kept.seat)] = {.guest = kept.guest, .name = kept.name};
    return {};
}

Result<void> take(Table& table, const Barred& barred, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    table.barred.push_back(barred.guest);
    return {};
}

Result<void> take(Table& table, const Sat& sat, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    if (std::ranges::count(table.barred, sat.guest) > 0) return refuse(Reason::barred);
    const Place* place = table.place(sat.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (table.seat_of(sat.guest) != Seat::spectator) return refuse(Reason::already_seated);
    if (!is_open(*place) || (!place->guest.empty() && place->guest != sat.guest)) return refuse(Reason::seat_taken);
    for (Place& each : table.places) {
        if (each.guest == sat.guest) each = {};  // Whoever sits needs no seat kept elsewhere.
    }
    table.places[core::at(sat.seat)] = {
        .sitter = Sitter::person, .guest = sat.guest, .name = sat.name, .nonce = sat.nonce};
    std::erase(table.freed, sat.guest);
    std::erase(table.put_away, sat.guest);
    if (table.person_of(sat.guest) == PersonId::nobody) table.people.push_back({.guest = sat.guest});
    if (table.host.empty()) table.host = sat.guest, table.host_name = sat.name;
    return {};
}

Result<void> take(Table& table, const BotSat& sat, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    const Place* place = table.place(sat.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter == Sitter::person) return refuse(Reason::seat_taken);
    table.places[core::at(sat.seat)] = {.sitter = Sitter::bot, .bot = sat.bot};
    return {};
}

Result<void> take(Table& table, const Vacated& vacated, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    const Place* place = table.place(vacated.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (is_open(*place) && place->guest.empty()) return refuse(Reason::seat_open);
    table.places[core::at(vacated.seat)] = {};
    return {};
}

Result<void> take(Table& table, const Freed& freed, std::int64_t at_ms) {
    const Place* place = table.place(freed.seat);
    if (place != nullptr && place->sitter != Sitter::person) return refuse(Reason::seat_open);
    const std::string guest = place == nullptr ? "" : place->guest;
    if (auto vacated = take(table, Vacated{freed.seat}, at_ms); !vacated) return vacated;
    table.freed.push_back(guest);
    return {};
}

Result<void> take(Table& table, const Arranged& arranged, std::int64_t) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    const Setup& setup = arranged.setup;
    if (const auto made = games::make_match(table.game, setup.seats, setup.config); !made) {
        return std::unexpected(made.error());
    }
    if (seated(table) > setup.seats) return refuse(Reason::seat_taken);
    const auto kept = static_cast<std::size_t>(setup.seats);
    while (table.places.size() > kept && is_open(table.places.back())) table.places.pop_back();
    if (table.places.size() > kept) close_up(table.places, setup.seats);  // somebody sat beyond the new end
    table.places.resize(kept);
    table.setup = setup;
    table.setup.config = games::completed(table.game, setup.config);
    return {};
}

Result<void> take(Table& table, const Renamed& renamed, std::int64_t) {
    if (table.status == Status::over) return refuse(Reason::game_over);
    if (table.host == renamed.guest) table.host_name = renamed.name;
    for (Place& each : table.places) {
        if (each.guest == renamed.guest) each.name = renamed.name;
    }
    return {};
}

Result<void> take(Table& table, const Started& started, std::int64_t at_ms) {
    if (auto waiting = must_be_waiting(table); !waiting) return waiting;
    const std::int32_t seats = seated(table);
    const games::Info* info = games::find(table.game);
    if (info == nullptr || seats < info->min_seats) return refuse(Reason::too_few_players);
    if (started.version < info->oldest || started.version > info->version) return refuse(Reason::unreadable_table);
    auto match = games::make_match(table.game, seats, table.setup.config, started.version);
    if (!match) return std::unexpected(match.error());

    close_up(table.places, seats);
    table.setup.seats = seats;
    table.version = started.version;
    table.match = std::move(*match);
    table.status = Status::playing;
    table.freed.clear();
    std::vector<std::string> nonces;
    for (const Place& each : table.places) nonces.push_back(each.nonce);
    table.key = core::table_key(table.secret, table.code, nonces);
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const PersonId person = table.person_of(table.places[i].guest);
        if (person != PersonId::nobody) table.people[static_cast<std::size_t>(person)].played = Seat(i);
    }
    set_clocks(table, Seats(), Seat::nature, at_ms);
    settle(table, at_ms);
    return {};
}

Result<void> take(Table& table, const Played& played, std::int64_t at_ms) {
    if (auto open = must_take(table, played.actor); !open) return open;
    if (played.actor != Seat::nature && table.place(played.actor) == nullptr) return refuse(Reason::no_such_seat);
    const Seats before = table.to_act();
    const core::Deed deed = table.match->read(played.action);
    if (auto taken = table.match->play(played.actor, deed); !taken) return taken;
    ++table.moves;
    const bool is_draft = table.match->is_draft(deed);
    if (played.actor == Seat::nature) {
        if (!is_draft) table.nature_moved = table.moves;
        table.pause.reset();  // another may follow at once
    } else {
        Place& place = table.places[core::at(played.actor)];
        place.time_outs = 0;
        if (const auto tale = table.match->tale(deed); tale && !place.bot.empty()) table.hear(*tale);
        if (place.bot.empty()) note_own(place);
        else if (!is_draft) note_made_for(place, {table.moves, played.actor, false, deed});
        if (is_draft || !before.has(played.actor)) place.count_draft(played.action.bytes());
        if (!is_draft) place.moved = table.moves;
    }
    if (!is_draft) {  // else nobody has decided anything, and all clocks run on
        decided(table, at_ms);
        set_clocks(table, before, played.actor, at_ms, before.has(played.actor) ? Seat::nature : played.actor);
    }
    settle(table, at_ms);
    return {};
}

Result<void> take(Table& table, const TimedOut& timed_out, std::int64_t at_ms) {
    if (auto playing = must_be_playing(table); !playing) return playing;
    if (table.place(timed_out.seat) == nullptr) return refuse(Reason::no_such_seat);
    const Seats before = table.to_act();
    const core::Deed deed = table.match->read(timed_out.action);
    if (auto taken = table.match->play(Seat::nature, deed); !taken) return taken;
    Place& place = table.places[core::at(timed_out.seat)];
    place.rang = ++table.moves;
    ++place.time_outs;
    note_made_for(place, {table.moves, Seat::nature, place.bot.empty(), deed});
    decided(table, at_ms);
    set_clocks(table, before, timed_out.seat, at_ms);
    settle(table, at_ms);
    return {};
}

Result<void> take(Table& table, const TookTime& took, std::int64_t) {
    const Place* place = table.place(took.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter != Sitter::person) return refuse(Reason::seat_open);
    if (table.status == Status::over) return refuse(Reason::game_over);
    Place& taker = table.places[core::at(took.seat)];
    taker.time_percent = took.percent;
    taker.clock_percent = std::max(taker.clock_percent, took.percent);
    ++taker.times_taken;
    return {};
}

Result<void> take(Table& table, const Covered& covered, std::int64_t) {
    if (auto playing = must_be_playing(table); !playing) return playing;
    const Place* place = table.place(covered.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (!place->bot.empty()) return refuse(Reason::seat_taken);
    table.places[core::at(covered.seat)].bot = covered.bot;  // its time runs on: a bot to act moves at once
    return {};
}

Result<void> take(Table& table, const Returned& returned, std::int64_t) {
    if (auto playing = must_be_playing(table); !playing) return playing;
    const Place* place = table.place(returned.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter != Sitter::person || place->bot.empty()) return refuse(Reason::not_covered);
    Place& back = table.places[core::at(returned.seat)];
    back.bot.clear();
    back.time_outs = 0;  // but no new time: going and coming back must not stop the clock
    return {};
}

Result<void> take(Table& table, const Removed& removed, std::int64_t) {
    if (auto playing = must_be_playing(table); !playing) return playing;
    const Place* place = table.place(removed.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter != Sitter::person) return refuse(Reason::seat_open);
    Place& left = table.places[core::at(removed.seat)];
    table.people[static_cast<std::size_t>(table.person_of(left.guest))].is_removed = true;
    left.was_removed = true;
    hand_over(left, removed.bot);
    return {};
}

Result<void> take(Table& table, const Expelled& expelled, std::int64_t at_ms) {
    if (auto removed = take(table, Removed{expelled.seat, expelled.bot}, at_ms); !removed) return removed;
    table.match->forget_words(expelled.seat);
    return {};
}

Result<void> take(Table& table, const PutAway& put_away, std::int64_t) {
    table.put_away.push_back(put_away.guest);
    return {};
}

Result<void> take(Table& table, const Said& said, std::int64_t at_ms) {
    const Place* place = table.place(said.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter != Sitter::person) return refuse(Reason::seat_open);
    const PersonId person = table.person_of(place->guest);
    ++table.people[static_cast<std::size_t>(person)].lines;
    if (table.chat.size() == chat_kept_max) table.chat.pop_front();
    table.chat.push_back({++table.lines, person, place->name, said.text, at_ms});
    return {};
}

Result<void> take(Table& table, const Reported& reported, std::int64_t at_ms) {
    if (table.person(reported.person) == nullptr) return refuse(Reason::no_such_person);
    table.reports.push_back({reported.by, at_ms});
    return {};
}

Result<void> take(Table& table, const Complained& complained, std::int64_t at_ms) {
    if (table.person(complained.person) == nullptr) return refuse(Reason::no_such_person);
    table.reports.push_back({complained.by, at_ms});
    return {};
}

Result<void> take(Table& table, const Agreed& agreed, std::int64_t) {
    const Place* place = table.place(agreed.seat);
    if (place == nullptr) return refuse(Reason::no_such_seat);
    if (place->sitter != Sitter::person) return refuse(Reason::seat_open);
    if (table.status != Status::over) return refuse(Reason::not_over);
    Place& sharer = table.places[core::at(agreed.seat)];
    sharer.agrees = agreed.agrees;
    if (agreed.agrees) ++sharer.times_agreed;
    return {};
}

Result<void> take(Table& table, const WordsMinded& minded, std::int64_t) {
    table.softens = minded.softens;
    return {};
}

Result<void> take(Table& table, const Followed& followed, std::int64_t) {
    if (table.status != Status::over) return refuse(Reason::not_over);
    table.rematch = followed.code;
    return {};
}

}  // namespace

Result<void> fold(Table& table, const TableEvent& event, std::int64_t at_ms) {
    if (table.code.empty() != std::holds_alternative<Created>(event)) return refuse(Reason::malformed);
    const std::int32_t decisions = table.decisions;
    auto taken = std::visit([&](const auto& each) { return take(table, each, at_ms); }, event);
    if (!taken) return taken;
    if (is_move(event) ? table.decisions != decisions : is_news(event)) table.moved_ms = at_ms;
    if (table.status == Status::over && table.ended_ms == 0) table.ended_ms = at_ms;
    if (!is_move(event) && !is_talk(event)) ++table.changes;
    return taken;
}

}  // namespace server

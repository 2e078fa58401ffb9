#include "server/tables/live.hpp"

#include <algorithm>
#include <limits>

#include "core/fair.hpp"
#include "games/make_match.hpp"
#include "server/limits.hpp"

namespace server {

namespace {

constexpr std::size_t update_bytes_usual = 4096;
constexpr std::int64_t clock_ms_max = std::numeric_limits<std::int32_t>::max();  // more is shown as this, 24 days

void keep_sooner(std::optional<std::int64_t>& soonest, std::optional<std::int64_t> time) {
    if (time && (!soonest || *time < *soonest)) soonest = time;
}

// The update as text, what was done and the view written by the game itself: a Json in between would be most of the
// work.
std::string text_of(const Update& update, const std::optional<Deed>& seen, const core::Match& match, Seat reader) {
    std::string text = R"({"type":"update")";
    text.reserve(update_bytes_usual);
    boost::mp11::mp_for_each<core::Fields<Update>>([&](auto field) {
        constexpr auto& opening = core::field_opening<decltype(field)>;
        text.append(opening.data(), opening.size());
        using Field = std::remove_cvref_t<decltype(update.*field.pointer)>;
        static_assert(std::same_as<Field, std::optional<Json>> == (std::string_view(field.name) == "action"));
        if constexpr (std::same_as<Field, Json>) match.write_view(reader, text);  // the view, and only the view
        else if constexpr (std::same_as<Field, std::optional<Json>>) core::write(seen, text);  // the action
        else core::write(update.*field.pointer, text);
    });
    text += '}';
    return text;
}

}  // namespace

bool Live::is_here(const Place& place) const {
    return std::ranges::find(watchers, place.guest, &Watcher::guest) != watchers.end();
}

std::int32_t Live::sockets_of(Seat seat) const {
    return static_cast<std::int32_t>(std::ranges::count_if(
        watchers, [&](const Watcher& each) { return table.seat_of(each.guest) == seat; }));
}

std::int32_t Live::spectators_from(std::string_view network) const {
    return static_cast<std::int32_t>(std::ranges::count_if(watchers, [&](const Watcher& each) {
        return each.network == network && table.seat_of(each.guest) == Seat::spectator;
    }));
}

std::optional<std::int32_t> Live::cover_in_ms(const Place& place, std::int64_t now_ms) const {
    const bool plays = table.status == Status::playing && place.sitter == Sitter::person && place.bot.empty();
    if (!plays || is_here(place)) return std::nullopt;
    const auto left = left_ms.find(place.guest);
    const std::int64_t from_ms = (left == left_ms.end() ? loaded_ms : left->second) + away_ms;
    return static_cast<std::int32_t>(std::max<std::int64_t>(0, from_ms - now_ms));
}

std::int32_t Live::missed(Seat seat) const {
    const Place* place = table.place(seat);
    if (place == nullptr) return 0;
    return place->times_made_for - std::max(place->times_before, told[core::at(seat)]);
}

bool Live::is_thinking() const {
    return is_nature_at_work || std::ranges::any_of(asked, [](std::int32_t move) { return move >= 0; });
}

bool Live::reads(const Place& place) const {
    return place.sitter == Sitter::person && place.bot.empty() && is_here(place);
}

bool Live::has_readers() const {
    return std::ranges::any_of(table.places, [&](const Place& each) { return reads(each); });
}

bool Live::is_being_read(std::int64_t now_ms) const {
    if (!table.pause || now_ms >= *table.pause_ends_ms()) return false;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        if (reads(table.places[i]) && gone_on[i] != table.pause->move) return true;
    }
    return false;
}

std::optional<Reading> Live::reading() const {
    if (!table.pause) return std::nullopt;
    Reading reading{.move = table.pause->move, .ends_ms = *table.pause_ends_ms()};
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        if (gone_on[i] == table.pause->move) reading.gone_on.push_back(Seat(i));
    }
    return reading;
}

std::optional<std::int64_t> Live::deadline_ms(Seat seat) const {
    const auto by_log = table.deadline_ms(seat);
    if (!by_log) return std::nullopt;
    const std::int64_t whole_ms = table.setup.pace.move_seconds * second_ms;
    return std::max(*by_log, hub_since_ms + std::min(grace_ms, whole_ms));
}

std::optional<std::int64_t> Live::bot_due_ms(Seat seat, std::int32_t delay_ms) const {
    if (asked[core::at(seat)] >= 0) return std::nullopt;
    if (const auto to_act = table.bot_due_ms(seat, delay_ms)) return to_act;
    if (considered[core::at(seat)] == table.decisions) return std::nullopt;
    return table.interrupt_due_ms(seat, interrupt_patience * delay_ms);
}

std::optional<std::int64_t> Live::wake_ms(std::int32_t bot_delay_ms) const {
    std::optional<std::int64_t> soonest = table.pause_ends_ms();
    if (!is_nature_at_work) keep_sooner(soonest, table.labour_due_ms());
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        keep_sooner(soonest, deadline_ms(Seat(i)));
        keep_sooner(soonest, bot_due_ms(Seat(i), bot_delay_ms));
        if (unsaid[i]) keep_sooner(soonest, unsaid[i]->due_ms);
    }
    return soonest;
}

std::vector<SeatInfo> seat_infos(const Live& live, std::int64_t now_ms) {
    std::vector<SeatInfo> seats;
    for (const Place& each : live.table.places) {
        const bool is_person = each.sitter == Sitter::person;
        seats.push_back({.sitter = each.sitter,
                         .name = each.name,
                         .bot = each.bot,
                         .is_host = is_person && each.guest == live.table.host,
                         .is_present = is_person && live.is_here(each),
                         .time_percent = each.time_percent,
                         .agrees = each.agrees,
                         .person = is_person ? live.table.person_of(each.guest) : PersonId::nobody,
                         .cover_in_ms = live.cover_in_ms(each, now_ms),
                         .was_removed = each.was_removed});
    }
    return seats;
}

std::string missed_text(const Live& live, Reader reader) {
    const std::int32_t total = live.missed(reader.seat);
    if (total <= 0) return {};
    const std::deque<MadeFor>& made = live.table.place(reader.seat)->made_for;
    const bool is_shown = !games::find(live.table.game)->is_by_heart;
    Missed missed{.total = total};
    for (std::size_t i = made.size() - std::min(made.size(), static_cast<std::size_t>(total)); i < made.size(); ++i) {
        MissedMove move{.move = made[i].move, .by_clock = made[i].by_clock};
        if (is_shown) {
            const auto seen = live.table.match->redact(made[i].action, made[i].actor, reader.seat);
            if (seen) move.action = seen->json();
        }
        missed.moves.push_back(std::move(move));
    }
    return core::encode(ServerMessage(missed));
}

std::string room_text(const Live& live, Reader reader, std::int64_t now_ms) {
    const Table& table = live.table;
    std::vector<std::string> people;
    for (const Person& each : table.people) people.push_back(each.is_forgotten ? "" : public_id(each.guest));
    return core::encode(ServerMessage(Room{.code = table.code,
                                           .game = table.game,
                                           .status = table.status,
                                           .setup = table.setup,
                                           .seats = seat_infos(live, now_ms),
                                           .people = std::move(people),
                                           .me = reader.seat,
                                           .am_host = reader.is_host,
                                           .was_removed = reader.is_removed,
                                           .was_freed = reader.was_freed,
                                           .kept_for_me = reader.kept,
                                           .host = table.host_name,
                                           .softens = table.softens,
                                           .spectators = live.sockets_of(Seat::spectator),
                                           .commitment = core::commitment(table.secret),
                                           .proof = table.proof(),
                                           .rematch = table.rematch, .is_shared = table.is_shared()}));
}

std::string update_text(const Live& live, Reader reader, const Move& move, std::int64_t now_ms) {
    const Table& table = live.table;
    Update update{.move = table.moves, .actor = move.actor};
    std::optional<Deed> seen;
    if (!move.deed.is_none()) seen = table.match->redact(move.deed, move.actor, reader.seat);
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        if (!table.to_act().has(Seat(i))) continue;
        update.to_act.push_back(Seat(i));
        if (const auto deadline = live.deadline_ms(Seat(i))) {
            const std::int64_t left = std::clamp<std::int64_t>(*deadline - now_ms, 0, clock_ms_max);
            update.clocks.push_back({Seat(i), static_cast<std::int32_t>(left)});
        }
    }
    update.outcome = table.match->outcome();
    return text_of(update, seen, *table.match, reader.seat);
}

}  // namespace server

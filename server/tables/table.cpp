#include "server/tables/table.hpp"

#include <algorithm>
#include <utility>

#include "core/check.hpp"
#include "core/fair.hpp"
#include "core/steps.hpp"
#include "games/make_match.hpp"
#include "server/limits.hpp"

namespace server {

void Table::hear(core::Tale tale) {
    for (const Place& each : places) {
        if (each.sitter != Sitter::person || !each.bot.empty()) continue;
        people[static_cast<std::size_t>(person_of(each.guest))].tales.push_back(tale);
    }
}

Seat Table::seat_of(std::string_view guest) const {
    const auto found = std::ranges::find_if(
        places, [&](const Place& each) { return each.sitter == Sitter::person && each.guest == guest; });
    return found == places.end() ? Seat::spectator : Seat(found - places.begin());
}

const Place* Table::place(Seat seat) const {
    return core::is_player(seat) && core::at(seat) < places.size() ? &places[core::at(seat)] : nullptr;
}

PersonId Table::person_of(std::string_view guest) const {
    const auto found = std::ranges::find(people, guest, &Person::guest);
    return found == people.end() ? PersonId::nobody : PersonId(found - people.begin());
}

const Person* Table::person(PersonId id) const {
    const auto index = static_cast<std::int32_t>(id);
    return index >= 0 && std::cmp_less(index, people.size()) ? &people[static_cast<std::size_t>(index)] : nullptr;
}

bool Table::has_removed(std::string_view guest) const {
    const Person* found = person(person_of(guest));
    return found != nullptr && found->is_removed;
}

bool Table::has_freed(std::string_view guest) const { return std::ranges::find(freed, guest) != freed.end(); }

std::optional<Seat> Table::kept_for(std::string_view guest) const {
    const auto found = std::ranges::find_if(places, [&](const Place& each) {
        return each.sitter == Sitter::open && !each.guest.empty() && each.guest == guest;
    });
    return found == places.end() ? std::nullopt : std::optional(Seat(found - places.begin()));
}

bool Table::calls(std::string_view guest, std::string_view name) const {
    if (host == guest && host_name != name) return false;
    return std::ranges::none_of(places, [&](const Place& each) { return each.guest == guest && each.name != name; });
}

bool Table::has_part(std::string_view guest) const {
    return seat_of(guest) != Seat::spectator || kept_for(guest) || has_removed(guest) ||
           std::ranges::count(barred, guest) > 0;
}

std::optional<Seat> Table::heir() const {
    const auto found = std::ranges::find_if(
        places, [&](const Place& each) { return each.sitter == Sitter::person && each.guest != host; });
    return found == places.end() ? std::nullopt : std::optional(Seat(found - places.begin()));
}

std::optional<Reason> Table::overtaken(Seat seat, std::int32_t move) const {
    const Place& each = places[core::at(seat)];
    const bool is_interrupt = !to_act().has(seat) && match->may_interrupt().has(seat);
    if (is_interrupt) return move > moves ? std::optional(Reason::stale) : std::nullopt;
    if (move < each.rang) return Reason::after_the_bell;
    if (move > moves || move < std::max(nature_moved, each.moved)) return Reason::stale;
    return std::nullopt;
}

bool Table::has_drafted_enough(Seat seat, const core::Deed& deed) const {
    const Place& each = places[core::at(seat)];
    const bool is_draft = match->is_draft(deed);
    if (!is_draft && to_act().has(seat)) return false;  // it decides
    if (is_draft && each.draft_bytes >= draft_bytes_per_game_max) return true;  // what else interrupts is short
    return each.drafts >= match->drafts_max() || each.drafts_ever >= drafts_per_game_max;
}

core::Deed Table::draw() const {
    CHECK(to_act().has(Seat::nature));
    core::Rng rng = core::draw_for(key, moves + 1);
    return match->nature(rng);
}

std::optional<core::Proof> Table::proof() const {
    if (status != Status::over) return std::nullopt;
    core::Proof proof{.secret = core::to_hex(secret), .table = code, .nonces = {}};
    for (const Place& each : places) proof.nonces.push_back(each.nonce);
    return proof;
}

bool Table::is_shared() const {
    if (status != Status::over) return false;
    if (!games::find(game)->is_confidential) return true;
    // Who was removed or left told things too, and can no longer be asked.
    const auto is_gone = [](const Person& each) { return each.is_removed || each.has_left || each.is_forgotten; };
    return std::ranges::none_of(people, is_gone) &&
           std::ranges::all_of(places, [](const Place& each) { return each.sitter != Sitter::person || each.agrees; });
}

std::optional<std::int64_t> Table::bell_ms(Seat seat) const {
    if (setup.pace.move_seconds == 0 || !match) return std::nullopt;
    const std::int32_t seconds = match->seconds(seat, setup.pace.move_seconds);
    if (seconds == 0) return std::nullopt;
    const Place& each = places[core::at(seat)];
    return each.since_ms + std::int64_t{seconds} * 10 * each.clock_percent;
}

std::optional<std::int64_t> Table::deadline_ms(Seat seat) const {
    if (!places[core::at(seat)].bot.empty() || !to_act().has(seat)) return std::nullopt;
    return bell_ms(seat);
}

std::optional<std::int64_t> Table::bot_due_ms(Seat seat, std::int32_t delay_ms) const {
    const Place& each = places[core::at(seat)];
    if (each.bot.empty() || !to_act().has(seat)) return std::nullopt;
    return each.since_ms + delay_ms;
}

std::optional<std::int64_t> Table::pause_ends_ms() const {
    if (!pause) return std::nullopt;
    std::int32_t percent = 100;
    for (const Place& each : places) {
        if (each.sitter == Sitter::person && each.bot.empty()) percent = std::max(percent, each.time_percent);
    }
    return pause->since_ms + pause_ms * percent / 100;
}

std::optional<std::int64_t> Table::interrupt_due_ms(Seat seat, std::int32_t delay_ms) const {
    if (status != Status::playing || pause || places[core::at(seat)].bot.empty()) return std::nullopt;
    if (!match->may_interrupt().has(seat)) return std::nullopt;
    return decided_ms + delay_ms;
}

bool is_move(const TableEvent& event) {
    return std::holds_alternative<Played>(event) || std::holds_alternative<TimedOut>(event);
}

bool is_news(const TableEvent& event) {
    return !is_talk(event) && !std::holds_alternative<Renamed>(event) && !std::holds_alternative<PutAway>(event) &&
           !std::holds_alternative<Became>(event) && !std::holds_alternative<Forgotten>(event) &&
           !std::holds_alternative<Agreed>(event) && !std::holds_alternative<TookTime>(event);
}

bool is_talk(const TableEvent& event) {
    return std::holds_alternative<Said>(event) || std::holds_alternative<Reported>(event) ||
           std::holds_alternative<Complained>(event);
}

std::optional<Table> read_table(std::span<const store::Event> log) {
    Table table;
    std::int32_t seq = 0;
    const std::int64_t before = core::steps_done;
    for (const store::Event& event : log) {
        const auto body = core::decode<TableEvent>(event.body);
        const bool is_endless = core::steps_done - before > load_steps_max;
        if (event.seq != ++seq || is_endless || !body || !fold(table, *body, event.at_ms)) return std::nullopt;
    }
    if (seq == 0) return std::nullopt;
    return table;
}

}  // namespace server

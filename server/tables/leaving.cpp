#include "server/tables/leaving.hpp"

#include <algorithm>

namespace server {

using core::refuse;
using core::Result;

void note_own(Place& place) {
    place.made_for.clear();
    place.times_before = place.times_made_for;
}

void hand_over(Place& place, const std::string& bot) {
    place.sitter = Sitter::bot;
    place.bot = bot;
    place.guest.clear();
    place.name.clear();
    place.agrees = false;
    place.time_percent = 100;
    note_own(place);
}

Result<void> take(Table& table, const Left& left, std::int64_t) {
    if (table.status == Status::over) return refuse(Reason::game_over);
    const bool is_host = left.guest == table.host;
    const auto heir = table.heir();
    for (Place& each : table.places) {
        if (each.guest != left.guest) continue;
        if (table.status == Status::waiting) each = {};
        else hand_over(each, left.bot);
    }
    const PersonId person = table.person_of(left.guest);
    if (table.status == Status::playing && person != PersonId::nobody) {
        table.people[static_cast<std::size_t>(person)].has_left = true;
    }
    table.put_away.push_back(left.guest);
    if (!is_host || !heir) return {};
    table.host = table.places[core::at(*heir)].guest;
    table.host_name = table.places[core::at(*heir)].name;
    return {};
}

// Wherever the one was, the other is; what was said and written stays with its place among the people of the table. Who
// has a part here already keeps it, and is at most host for the other.
Result<void> take(Table& table, const Became& became, std::int64_t) {
    if (became.from == became.to) return refuse(Reason::not_oneself);
    const auto replace = [&](std::string& who) {
        if (who == became.from) who = became.to;
    };
    const bool has_part = table.has_part(became.to);
    if (table.host == became.from && table.status != Status::over) table.host_name = became.name;
    replace(table.host);
    if (has_part) return {};
    for (Place& each : table.places) {
        if (each.guest == became.from && table.status != Status::over) each.name = became.name;
        replace(each.guest);
    }
    for (Person& each : table.people) replace(each.guest);
    for (Filed& each : table.reports) replace(each.by);
    for (auto* all : {&table.barred, &table.freed, &table.put_away}) std::ranges::for_each(*all, replace);
    return {};
}

Result<void> take(Table& table, const Forgotten& forgotten, std::int64_t at_ms) {
    const std::string& guest = forgotten.guest;
    if (table.status != Status::over) (void)take(table, Left{guest, forgotten.bot}, at_ms);
    else table.put_away.push_back(guest);
    if (table.host == guest) table.host.clear(), table.host_name.clear();  // Who sits down next is host.
    for (Place& each : table.places) {
        if (each.guest == guest) each.name.clear(), each.agrees = false;
    }
    for (std::size_t i = 0; i < table.people.size(); ++i) {  // twice, if they became who had sat here before
        Person& person = table.people[i];
        if (person.guest != guest) continue;
        person.is_forgotten = true;
        for (Spoken& each : table.chat) {
            if (each.person == PersonId(i)) each.name.clear(), each.text.clear();
        }
        if (table.match && core::is_player(person.played)) table.match->forget_words(person.played);
    }
    return {};
}

}  // namespace server

#include "server/tables/projection.hpp"

#include <algorithm>

#include "server/limits.hpp"

namespace server {

namespace {

constexpr std::size_t overview_bytes_usual = 1024;

// Who sits here as a person; empty: a bot does, nobody, or somebody who is forgotten.
std::string person_at(const Table& table, const Place& place) {
    const Person* person = place.sitter == Sitter::person ? table.person(table.person_of(place.guest)) : nullptr;
    return person != nullptr && !person->is_forgotten ? place.guest : std::string();
}

// All but the setup, which is written from the table: copying it would be most of the work of a move's projection.
Overview overview_of(const Table& table) {
    Overview overview{.game = table.game, .status = table.status, .host = table.host_name};
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const Place& each = table.places[i];
        const bool is_person = each.sitter == Sitter::person;
        overview.seats.push_back({.sitter = each.sitter, .name = each.name, .bot = each.bot,
                                  .is_host = is_person && each.guest == table.host});
        overview.guests.push_back(person_at(table, each));
        const std::int64_t left_ms = table.deadline_ms(Seat(i)).value_or(table.moved_ms) - table.moved_ms;
        overview.left_seconds.push_back(static_cast<std::int32_t>(left_ms / second_ms));
        if (table.to_act().has(Seat(i))) overview.to_act.push_back(Seat(i));
    }
    if (!table.match) return overview;
    overview.progress = table.match->progress();
    overview.outcome = table.match->outcome();
    return overview;
}

std::string overview_text(const Table& table) {
    const Overview overview = overview_of(table);
    std::string text = "{";
    text.reserve(overview_bytes_usual);
    boost::mp11::mp_for_each<core::Fields<Overview>>([&](auto field) {
        constexpr auto& opening = core::field_opening<decltype(field)>;
        const std::size_t skipped = text.size() == 1 ? 1 : 0;  // the first has no comma
        text.append(opening.data() + skipped, opening.size() - skipped);
        using Field = std::remove_cvref_t<decltype(overview.*field.pointer)>;
        if constexpr (std::same_as<Field, Setup>) core::write(table.setup, text);
        else core::write(overview.*field.pointer, text);
    });
    text += '}';
    return text;
}

std::vector<std::string> members_of(const Table& table) {
    std::vector<std::string> members;
    if (!table.host.empty()) members.push_back(table.host);
    for (const Place& each : table.places) {
        if (each.sitter == Sitter::person) members.push_back(each.guest);
    }
    std::ranges::sort(members);
    members.erase(std::ranges::unique(members).begin(), members.end());
    std::erase_if(members, [&](const std::string& each) { return std::ranges::count(table.put_away, each) > 0; });
    return members;
}

std::vector<store::Result> results_of(store::TableId id, const Table& table) {
    std::vector<store::Result> results;
    const auto outcome = table.match ? table.match->outcome() : std::nullopt;
    if (table.status != Status::over || !outcome) return results;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const Place& each = table.places[i];
        const bool is_person = each.sitter == Sitter::person;
        results.push_back({.table = id,
                           .seat = static_cast<std::int32_t>(i),
                           .guest = person_at(table, each),
                           .bot = is_person ? "" : each.bot,
                           .game = table.game,
                           .seats = static_cast<std::int32_t>(table.places.size()),
                           .place = outcome->places[i],
                           .score = outcome->scores[i],
                           .ended_ms = table.ended_ms,
                           .move_seconds = table.setup.pace.move_seconds});
    }
    return results;
}

std::vector<store::Tales> tales_of(store::TableId id, const Table& table) {
    std::vector<store::Tales> tales;
    for (const Person& each : table.people) {
        if (each.tales.empty() || each.is_forgotten) continue;
        tales.push_back({id, each.guest, table.game, core::encode(each.tales)});
    }
    std::ranges::sort(tales, {}, &store::Tales::guest);
    return tales;
}

// By its log alone; a bot's pause before it moves is the server's to add.
std::optional<std::int64_t> due_ms(const Table& table) {
    std::optional<std::int64_t> soonest = table.pause_ends_ms();
    const auto keep_sooner = [&](std::optional<std::int64_t> time) {
        if (time && (!soonest || *time < *soonest)) soonest = time;
    };
    keep_sooner(table.labour_due_ms());
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        keep_sooner(table.deadline_ms(Seat(i)));
        keep_sooner(table.bot_due_ms(Seat(i), 0));
    }
    return soonest;
}

constexpr std::size_t tables_at_once = 500;

}  // namespace

Projection project(store::TableId id, const Table& table) {
    return {.summary = {.table = id,
                        .is_open = table.status == Status::waiting,
                        .moved_ms = table.moved_ms,
                        .due_ms = due_ms(table),
                        .body = overview_text(table)},
            .members = members_of(table),
            .results = results_of(id, table),
            .tales = tales_of(id, table)};
}

void add_difference(const Projection& before, const Projection& after, store::Batch& batch) {
    if (after.summary != before.summary) batch.summaries.push_back(after.summary);
    const auto has = [](const Projection& projection, const std::string& guest) {
        return std::ranges::binary_search(projection.members, guest);
    };
    for (const std::string& each : before.members) {
        if (!has(after, each)) batch.memberships.push_back({each, after.summary.table, false});
    }
    for (const std::string& each : after.members) {
        if (!has(before, each)) batch.memberships.push_back({each, after.summary.table, true});
    }
    for (const store::Result& each : after.results) {
        if (std::ranges::count(before.results, each) == 0) batch.results.push_back(each);
    }
    for (const store::Tales& each : after.tales) {
        if (std::ranges::count(before.tales, each) == 0) batch.tales.push_back(each);
    }
    for (store::Tales each : before.tales) {
        if (std::ranges::count(after.tales, each.guest, &store::Tales::guest) > 0) continue;
        each.body.clear();
        batch.tales.push_back(std::move(each));
    }
}

std::optional<Projection> projection_by_log(const store::Reader& reader, store::TableId id) {
    const auto table = read_table(reader.events(id));
    return table ? std::optional(project(id, *table)) : std::nullopt;
}

Projection kept_projection(const store::Reader& reader, store::TableId id) {
    return {reader.summary(id).value_or(store::Summary{}), reader.members(id), reader.results(id), reader.tales(id)};
}

Differing check_projections(store::Store& store, Mend mend) {
    Differing found;
    for (store::TableId last{};;) {
        const std::vector<store::Table> tables = store.tables(last, tables_at_once);
        if (tables.empty()) return found;
        store::Batch mended;
        for (const store::Table& each : tables) {
            const auto by_log = projection_by_log(store, each.id);
            const Projection kept = kept_projection(store, each.id);
            if (!by_log) found.unreadable.push_back(each.code);
            if (!by_log || *by_log == kept) continue;
            found.different.push_back(each.code);
            add_difference(kept, *by_log, mended);
        }
        if (mend == Mend::yes && !mended.empty()) store.commit(mended);
        found.tables += tables.size();
        last = tables.back().id;
    }
}

void bring_projections_up_to_date(store::Store& store) {
    if (store.projected() == projection_version) return;
    (void)check_projections(store, Mend::yes);
    store.commit({.projected = projection_version});
}

}  // namespace server

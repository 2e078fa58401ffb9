#include "games/barbarossa/sculpting.hpp"

#include <algorithm>
#include <utility>

#include "clay/field.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/plays.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

using clay::version_bytes;
using core::Seat;

namespace {

constexpr std::int16_t ball_middle = clay::width / 2;
constexpr std::uint8_t ball_half = 50;  // in steps of 4 units: 200

Illegal reason_of(clay::Fault fault) {
    switch (fault) {
        case clay::Fault::too_long: return Illegal::strokes_too_long;
        case clay::Fault::wrong_version: return Illegal::strokes_version;
        case clay::Fault::out_of_block: return Illegal::strokes_outside;
        case clay::Fault::over_volume: return Illegal::too_much_clay;
        case clay::Fault::too_much_work: return Illegal::too_much_work;
        case clay::Fault::corrupt: break;
    }
    return Illegal::strokes_corrupt;
}

struct Added {  // strokes that are to follow others
    std::string_view bytes{};    // packed, without the version
    std::vector<Mark> marks{};
};

// A packed list, to follow the first `keep` strokes of some clay. Why not, if there would be more than may be.
std::expected<Added, Illegal> added_to(const Clay& clay, std::size_t keep, std::string_view packed) {
    const Mark before = keep == 0 ? Mark{} : clay.marks[keep - 1];
    Added added;
    if (packed.empty()) return added;
    const auto strokes = clay::unpack_apart(packed);
    if (!strokes) return refuse(reason_of(strokes.error()));
    added.bytes = packed.substr(version_bytes);
    std::int64_t work = before.work;
    for (const auto& [stroke, end] : *strokes) {
        work += clay::work_of(stroke);
        if (work > clay::work_max) return refuse(Illegal::too_much_work);
        added.marks.push_back({before.bytes + static_cast<std::int32_t>(end - version_bytes),
                               static_cast<std::int32_t>(work)});
    }
    const std::size_t bytes = version_bytes + static_cast<std::size_t>(before.bytes) + added.bytes.size();
    if (keep + added.marks.size() > clay::strokes_max || bytes > clay::packed_bytes_max) {
        return refuse(Illegal::strokes_too_long);
    }
    return added;
}

void keep_clay(State& state, std::size_t object, std::size_t keep, const Added& added) {
    Clay& clay = state.clay[object];
    clay.marks.resize(keep);
    clay.bytes.resize(keep == 0 ? 0 : static_cast<std::size_t>(clay.marks.back().bytes));
    clay.bytes.insert(clay.bytes.end(), added.bytes.begin(), added.bytes.end());
    clay.marks.insert(clay.marks.end(), added.marks.begin(), added.marks.end());
    ++clay.changes;
    Object& shown = state.table.objects[object];
    shown.clay_bytes = clay.marks.empty() ? 0 : static_cast<std::int32_t>(version_bytes + clay.bytes.size());
    shown.made = Made::unmeasured;
}

// What is ours, and known to be sound.
void keep_own(State& state, std::size_t object, std::string_view text) {
    const auto packed = clay::from_text(text);
    CHECK(packed.has_value());
    const auto added = added_to(state.clay[object], 0, *packed);
    CHECK(added.has_value());
    keep_clay(state, object, 0, *added);
    state.table.objects[object].made = Made::sound;
}

// Somebody sculpts, and this is theirs.
Verdict check_sculptor(const Table& table, Seat actor) {
    if (table.phase != Phase::sculpting) return refuse(Illegal::not_now);
    if (table.players[at(actor)].is_ready || is_looked_at(table, actor)) return refuse(Illegal::already_ready);
    return {};
}

Verdict check_own(const Table& table, Seat actor, int object) {
    if (const auto can = check_sculptor(table, actor); !can) return can;
    if (!is_object(table, object)) return refuse(Illegal::no_such_object);
    if (table.objects[static_cast<std::size_t>(object)].owner != actor) return refuse(Illegal::not_your_object);
    return {};
}

// Not empty, and nothing else of one's own. (R7, R9)
Verdict check_label(const Table& table, std::size_t object, std::string_view word) {
    if (const auto fits = check_word(word, table.config.riddles); !fits) return fits;
    const Seat owner = table.objects[object].owner;
    for (std::size_t other = 0; other < table.objects.size(); ++other) {
        const Object& each = table.objects[other];
        if (other == object || each.owner != owner || each.word.empty()) continue;
        if (is_same_folded(word, each.word, table.config.language)) return refuse(Illegal::same_word);
    }
    return {};
}

bool is_named(const Object& object) { return !object.word.empty(); }

void begin_play(State& state) {
    state.late = {};
    state.table.phase = Phase::opening;
}

void supply_or_begin(State& state) {
    if (std::ranges::all_of(state.table.objects, is_named)) return begin_play(state);
    state.table.phase = Phase::supplying;
}

void look_at(State& state, std::size_t object) {
    Object& each = state.table.objects[object];
    each.made = Made::looked_at;
    state.looks.push_back(static_cast<std::int8_t>(object));
    ++state.looks_begun[at(each.owner)];
}

void finish(State& state, Seat seat) {
    state.table.players[at(seat)].is_ready = true;
    if (std::ranges::all_of(state.table.players, &Player::is_ready)) supply_or_begin(state);
}

// Ready is whose things have all been looked at, if all may stay; whose time was up has them as they are.
void settle_looks(State& state, Seat seat) {
    if (is_looked_at(state.table, seat)) return;
    const bool is_sound = std::ranges::all_of(state.table.objects, [&](const Object& each) {
        return each.owner != seat || each.made == Made::sound;
    });
    if (is_sound || state.late.has(at(seat))) finish(state, seat);
}

}  // namespace

std::expected<clay::Strokes, Illegal> strokes_in(std::string_view text) {
    if (text.empty()) return clay::Strokes{};
    const auto bytes = clay::from_text(text);
    if (!bytes) return refuse(reason_of(bytes.error()));
    auto strokes = clay::unpack(*bytes);
    if (!strokes) return refuse(reason_of(strokes.error()));
    return *std::move(strokes);
}

std::string packed_of(const Clay& clay) {
    std::string packed = clay::pack({});
    packed.append(clay.bytes.begin(), clay.bytes.end());
    return packed;
}

std::string text_of(const Clay& clay) { return clay.marks.empty() ? "" : clay::to_text(packed_of(clay)); }

Made made_of(const Verdict& clay) {
    if (clay) return Made::sound;
    return clay.error() == Illegal::no_clay ? Made::nothing : Made::too_much;
}

Verdict check_clay(std::string_view packed) {
    const auto strokes = clay::unpack(packed);
    if (!strokes) return refuse(reason_of(strokes.error()));
    if (strokes->empty()) return refuse(Illegal::no_clay);
    const auto measured = clay::measure(*strokes);
    if (!measured) return refuse(reason_of(measured.error()));
    if (measured->volume == 0) return refuse(Illegal::no_clay);
    return {};
}

const std::string& plain_ball() {
    static const std::string ball = clay::to_text(clay::pack(
        {{.tool = clay::Tool::ball,
          .shape = {.half = {ball_half, ball_half, ball_half}},
          .path = {{.at = {ball_middle, ball_middle, ball_middle}}}}}));
    return ball;
}

std::vector<std::int16_t> free_entries(const Table& table) {
    const lexicon::Language language = table.config.language;
    std::vector<std::int16_t> all, free;
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const std::string& word = ready_made(entry, language).word;
        const bool is_taken = std::ranges::any_of(table.objects, [&](const Object& object) {
            return is_named(object) && is_same_folded(word, object.word, language);
        });
        all.push_back(static_cast<std::int16_t>(entry));
        if (!is_taken) free.push_back(all.back());
    }
    return free.empty() ? all : free;
}

bool can_send(std::int32_t bytes_left, std::string_view strokes) {
    return strokes.size() <= plain_ball().size() || static_cast<std::int32_t>(strokes.size()) <= bytes_left;
}

Verdict play(State& state, Seat actor, const Shape& shaped) {
    if (const auto can = check_own(state.table, actor, shaped.object); !can) return can;
    const auto object = static_cast<std::size_t>(shaped.object);
    Clay& clay = state.clay[object];
    if (shaped.keep < 0 || static_cast<std::size_t>(shaped.keep) > clay.marks.size()) {
        return refuse(Illegal::strokes_corrupt);
    }
    const auto keep = static_cast<std::size_t>(shaped.keep);
    const auto packed = clay::from_text(shaped.strokes);
    if (!packed) return refuse(reason_of(packed.error()));
    const auto added = added_to(clay, keep, *packed);
    if (!added) return refuse(added.error());
    std::int32_t& sent = state.shaped_bytes[at(actor)];
    if (!can_send(shaped_bytes_max - sent, shaped.strokes)) return refuse(Illegal::strokes_too_long);
    sent += static_cast<std::int32_t>(shaped.strokes.size());
    keep_clay(state, object, keep, *added);
    if (keep == 0 && shaped.strokes == plain_ball()) state.table.objects[object].made = Made::sound;
    return {};
}

Verdict play(State& state, Seat actor, const Label& label) {
    if (const auto can = check_own(state.table, actor, label.object); !can) return can;
    const auto object = static_cast<std::size_t>(label.object);
    const std::string_view word = trimmed(label.word);
    if (!word.empty()) {  // else it has none yet
        if (const auto fits = check_label(state.table, object, word); !fits) return fits;
    }
    const auto characters = characters_in(label.description);
    if (!characters) return refuse(Illegal::not_text);
    if (*characters > description_chars_max) return refuse(Illegal::description_too_long);
    Object& named = state.table.objects[object];
    named.word = word;
    named.description = trimmed(label.description);
    named.is_described = label.is_described && !named.description.empty();
    return {};
}

Verdict play(State& state, Seat actor, const Theme& theme) {  // R11
    if (!state.table.config.common_theme) return refuse(Illegal::not_now);
    if (const auto can = check_sculptor(state.table, actor); !can) return can;
    const auto characters = characters_in(theme.text);
    if (!characters) return refuse(Illegal::not_text);
    if (*characters > theme_chars_max) return refuse(Illegal::theme_too_long);
    state.table.players[at(actor)].theme = trimmed(theme.text);
    return {};
}

// Nature looks at what it has not seen yet; who is found out to have made too much or nothing is not ready. (R10)
Verdict play(State& state, Seat actor, const Ready&) {
    const Table& table = state.table;
    if (const auto can = check_sculptor(table, actor); !can) return can;
    std::int32_t unseen = 0;
    for (const Object& each : table.objects) {
        if (each.owner != actor) continue;
        if (!is_named(each)) return refuse(Illegal::no_word);
        if (each.clay_bytes == 0 || each.made == Made::nothing) return refuse(Illegal::no_clay);
        if (each.made == Made::too_much) return refuse(Illegal::too_much_clay);
        if (each.made == Made::unmeasured) ++unseen;
    }
    if (state.looks_begun[at(actor)] + unseen > looks_max) return refuse(Illegal::too_much_work);
    for (std::size_t object = 0; object < table.objects.size(); ++object) {
        if (table.objects[object].owner == actor && table.objects[object].made != Made::sound) look_at(state, object);
    }
    if (unseen == 0) finish(state, actor);
    return {};
}

Verdict play(State& state, Seat actor, const Rework&) {
    Player& player = state.table.players[at(actor)];
    const bool is_over = state.table.phase != Phase::sculpting || state.late.has(at(actor));
    if (is_over || !(player.is_ready || is_looked_at(state.table, actor))) return refuse(Illegal::not_now);
    player.is_ready = false;
    for (std::size_t object = 0; object < state.table.objects.size(); ++object) {
        Object& each = state.table.objects[object];
        if (each.owner != actor || each.made != Made::looked_at) continue;
        each.made = Made::unmeasured;
        std::erase(state.looks, static_cast<std::int8_t>(object));
    }
    return {};
}

// It is believed: whoever looked did so at this very clay. (R10, R45)
Verdict play(State& state, Seat, const Measured& measured) {
    if (state.looks.empty()) return refuse(Illegal::not_now);
    const auto object = static_cast<std::size_t>(state.looks.front());
    Object& each = state.table.objects[object];
    const bool is_it = std::cmp_equal(measured.object, object) && measured.seat == each.owner &&
                       measured.clay == state.clay[object].changes;
    if (!is_it || measured.made <= Made::looked_at) return refuse(Illegal::bad_draw);
    state.looks.erase(state.looks.begin());
    each.made = measured.made;
    if (each.made != Made::sound && state.late.has(at(each.owner))) keep_own(state, object, plain_ball());
    settle_looks(state, each.owner);
    return {};
}

Verdict play(State& state, Seat, const Supply& supply) {  // R42, R45
    Table& table = state.table;
    if (table.phase != Phase::supplying) return refuse(Illegal::not_now);
    const bool is_lacking =
        is_object(table, supply.object) && !is_named(table.objects[static_cast<std::size_t>(supply.object)]);
    const auto entries = free_entries(table);
    if (!is_lacking || std::ranges::find(entries, supply.entry) == entries.end()) return refuse(Illegal::bad_draw);
    const auto object = static_cast<std::size_t>(supply.object);
    const ReadyMade& made = ready_made(static_cast<std::size_t>(supply.entry), table.config.language);
    table.objects[object].word = made.word;
    table.objects[object].description = made.description;
    table.objects[object].is_described = !made.description.empty();
    keep_own(state, object, made.clay);
    supply_or_begin(state);
    return {};
}

void end_sculpting_of(State& state, Seat seat) {
    state.late.add(at(seat));
    for (std::size_t object = 0; object < state.table.objects.size(); ++object) {
        const Object& each = state.table.objects[object];
        if (each.owner != seat || !is_named(each) || each.made == Made::sound) continue;
        const bool is_unseen = each.clay_bytes > 0 && each.made == Made::unmeasured;
        if (is_unseen && state.looks_begun[at(seat)] < looks_max) look_at(state, object);
        else keep_own(state, object, plain_ball());
    }
    settle_looks(state, seat);
}

}  // namespace barbarossa

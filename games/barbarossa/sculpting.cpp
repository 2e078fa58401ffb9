#include "games/barbarossa/sculpting.hpp"

#include <algorithm>

#include "clay/field.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/plays.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

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

// What can be known of a list without following it.
Verdict check_size(const clay::Strokes& strokes, const std::string& packed) {
    if (strokes.size() > clay::strokes_max || packed.size() > clay::packed_bytes_max) {
        return refuse(Illegal::strokes_too_long);
    }
    std::int64_t work = 0;
    for (const clay::Stroke& stroke : strokes) work += clay::work_of(stroke);
    if (work > clay::work_max) return refuse(Illegal::too_much_work);
    return {};
}

void keep_clay(State& state, std::size_t object, const clay::Strokes& strokes, const std::string& packed) {
    state.clay[object] = strokes.empty() ? "" : clay::to_text(packed);
    state.table.objects[object].clay_bytes = strokes.empty() ? 0 : static_cast<std::int32_t>(packed.size());
    state.table.objects[object].made = Made::unmeasured;
}

Made made_of(const Verdict& clay) {
    if (clay) return Made::sound;
    return clay.error() == Illegal::no_clay ? Made::nothing : Made::too_much;
}

// Once for the same strokes: following them is what costs a server most.
Made measure(State& state, std::size_t object) {
    Made& made = state.table.objects[object].made;
    if (made == Made::unmeasured) made = made_of(check_clay(state.clay[object]));
    return made;
}

// Somebody sculpts, and this is theirs.
Verdict check_sculptor(const Table& table, Seat actor) {
    if (table.phase != Phase::sculpting) return refuse(Illegal::not_now);
    if (table.players[at(actor)].is_ready) return refuse(Illegal::already_ready);
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
    Table& table = state.table;
    state.late = {};
    if (table.config.first == First::drawn) table.phase = Phase::opening;  // R13
    else begin_turn(table, Seat(static_cast<int>(table.config.first) - 1));
}

void supply_or_begin(State& state) {
    if (std::ranges::all_of(state.table.objects, is_named)) return begin_play(state);
    state.table.phase = Phase::supplying;
}

void finish(State& state, Seat seat) {
    state.table.players[at(seat)].is_ready = true;
    if (std::ranges::all_of(state.table.players, &Player::is_ready)) supply_or_begin(state);
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

Verdict check_clay(std::string_view text) {
    const auto strokes = strokes_in(text);
    if (!strokes) return refuse(strokes.error());
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
    const auto added = strokes_in(shaped.strokes);
    if (!added) return refuse(added.error());
    auto strokes = strokes_in(state.clay[object]);
    CHECK(strokes.has_value());  // it was accepted
    if (shaped.keep < 0 || static_cast<std::size_t>(shaped.keep) > strokes->size()) {
        return refuse(Illegal::strokes_corrupt);
    }
    strokes->resize(static_cast<std::size_t>(shaped.keep));
    strokes->insert(strokes->end(), added->begin(), added->end());
    const std::string packed = clay::pack(*strokes);
    if (const auto fits = check_size(*strokes, packed); !fits) return fits;
    std::int32_t& sent = state.shaped_bytes[at(actor)];
    if (!can_send(shaped_bytes_max - sent, shaped.strokes)) return refuse(Illegal::strokes_too_long);
    sent += static_cast<std::int32_t>(shaped.strokes.size());
    keep_clay(state, object, *strokes, packed);
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

// Who is found out to have made too much or nothing is not ready, and the thing remembers why: what is refused may
// change nothing, so that comes with the next Ready. (R10)
Verdict play(State& state, Seat actor, const Ready&) {
    const Table& table = state.table;
    bool is_sound = true;
    if (const auto can = check_sculptor(table, actor); !can) return can;
    for (std::size_t object = 0; object < table.objects.size(); ++object) {
        if (table.objects[object].owner != actor) continue;
        const Object& each = table.objects[object];
        if (!is_named(each)) return refuse(Illegal::no_word);
        if (each.clay_bytes == 0 || each.made == Made::nothing) return refuse(Illegal::no_clay);
        if (each.made == Made::too_much) return refuse(Illegal::too_much_clay);
    }
    for (std::size_t object = 0; object < table.objects.size(); ++object) {
        if (table.objects[object].owner == actor && measure(state, object) != Made::sound) is_sound = false;
    }
    if (is_sound) finish(state, actor);
    return {};
}

Verdict play(State& state, Seat actor, const Rework&) {
    Player& player = state.table.players[at(actor)];
    const bool is_over = state.table.phase != Phase::sculpting || state.late.has(at(actor));
    if (is_over || !player.is_ready) return refuse(Illegal::not_now);
    player.is_ready = false;
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
    const auto strokes = strokes_in(made.clay);
    CHECK(strokes.has_value());  // the library is ours
    keep_clay(state, object, *strokes, clay::pack(*strokes));
    supply_or_begin(state);
    return {};
}

void end_sculpting_of(State& state, Seat seat) {
    for (std::size_t object = 0; object < state.table.objects.size(); ++object) {
        const Object& each = state.table.objects[object];
        if (each.owner != seat || !is_named(each) || measure(state, object) == Made::sound) continue;
        const auto ball = strokes_in(plain_ball());
        keep_clay(state, object, *ball, clay::pack(*ball));
    }
    state.late.add(at(seat));
    finish(state, seat);
}

}  // namespace barbarossa

#include "games/script.hpp"

#include <algorithm>

#include "core/json.hpp"

namespace games {

namespace {

using core::Json;
using core::Seat;

Json name_of(Seat seat) {
    if (seat == Seat::nature) return "nature";
    return core::index(seat);
}

Json names_of(core::Seats actors, int seats) {
    boost::json::array names;
    for (int i = core::index(Seat::nature); i < seats; ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        if (actors.has(seat)) names.push_back(name_of(seat));
    }
    return names;
}

bool has(const std::vector<std::string_view>& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string quoted(std::string_view name) { return '"' + std::string(name) + '"'; }

// Bots must not share numbers with the dice, nor with each other.
core::Rng thoughts_of(const core::Bytes32& key, Seat seat, std::int32_t move) {
    return core::Rng(key, std::uint64_t{1 + core::at(seat)} << 32 | static_cast<std::uint64_t>(move));
}

}  // namespace

struct Script::Request {
    enum class For { table, player, player_to_act, reader, actor };  // a table's request names no seat

    std::string_view name;
    For whom;
    std::vector<std::string_view> needs;  // fields besides "do" and "seat"
    std::vector<std::string_view> may;
    Answer (Script::*answer)(Seat, const Fields&);

    bool names_seat() const { return whom != For::table; }
    bool takes(std::string_view field) const {
        return field == "do" || (field == "seat" && names_seat()) || has(needs, field) || has(may, field);
    }
};

const std::vector<Script::Request>& Script::requests() {
    using enum Request::For;
    static const std::vector<Request> all = {
        {"act", actor, {"action"}, {}, &Script::act},
        {"draw", table, {}, {}, &Script::draw},
        {"time_out", player_to_act, {}, {}, &Script::time_out},
        {"view", reader, {}, {}, &Script::view},
        {"bulk", reader, {"item"}, {}, &Script::bulk},
        {"legal", player, {}, {}, &Script::legal},
        {"suggest", player_to_act, {}, {"bot"}, &Script::suggest},
        {"advise", player, {}, {}, &Script::advise},
        {"log", table, {}, {}, &Script::log},
        {"record", table, {}, {}, &Script::record},
    };
    return all;
}

Script::Script(const Info& info, std::unique_ptr<core::Match> match, core::Record record, std::uint64_t seed)
    : info_(&info), match_(std::move(match)), record_(std::move(record)) {
    const core::Bytes32 secret = core::Rng::key_of(seed);
    proof_ = {core::to_hex(secret), "script", std::vector<std::string>(static_cast<std::size_t>(record_.seats))};
    record_.commitment = core::commitment(secret);
    key_ = core::table_key(secret, proof_.table, proof_.nonces);
}

Explained<Script> Script::open(std::string_view game, int seats, const Json& config, std::uint64_t seed) {
    const Info* info = find(game);
    const Json whole = info == nullptr ? config : with_defaults(*info, config);
    auto match = open_match(game, seats, whole);
    if (!match) return std::unexpected(match.error());
    core::Record record{.game = info->name, .version = info->version, .seats = seats, .config = whole,
                        .names = std::vector<std::string>(static_cast<std::size_t>(seats)),
                        .moves = {}, .commitment = {}, .proof = {}};
    return Script(*info, std::move(*match), std::move(record), seed);
}

std::string Script::say(std::string_view line) {
    Answer special = answer(line);
    if (!special) {
        return boost::json::serialize(Fields{{"ok", false},
                                             {"refused", std::string_view(special.error().code)},
                                             {"why", std::string_view(special.error().why)}});
    }
    Fields whole{{"ok", true},
                 {"to_act", names_of(match_->to_act(), record_.seats)},
                 {"outcome", core::to_json(match_->outcome())},
                 {"move", moves()}};
    for (auto& [name, value] : *special) whole[name] = std::move(value);
    return boost::json::serialize(whole);
}

Script::Answer Script::answer(std::string_view line) {
    const std::optional<Json> json = core::decode<Json>(line);
    const Fields* fields = json ? json->if_object() : nullptr;
    if (fields == nullptr) return fault("malformed", "a request is one JSON object on one line");
    const Json* name = fields->if_contains("do");
    if (name == nullptr || !name->is_string()) return fault("malformed", "\"do\" must say what to do");
    std::vector<std::string> names;
    for (const Request& request : requests()) {
        names.emplace_back(request.name);
        if (request.name != std::string_view(name->get_string())) continue;
        for (const std::string_view needed : request.needs) {
            if (!fields->contains(needed)) return fault("malformed", names.back() + " needs " + quoted(needed));
        }
        for (const auto& [field, value] : *fields) {
            if (!request.takes(field)) return fault("malformed", names.back() + " takes no " + quoted(field));
        }
        const Explained<Seat> seat = seat_for(request, *fields);
        if (!seat) return std::unexpected(seat.error());
        return (this->*request.answer)(*seat, *fields);
    }
    return fault("unknown_request", "\"do\" takes one of " + list_of(names));
}

Script::Answer Script::act(Seat seat, const Fields& fields) { return play(seat, match_->read(fields.at("action"))); }

Script::Answer Script::draw(Seat, const Fields&) {
    if (!match_->to_act().has(Seat::nature)) return fault("nothing_to_draw", whose_turn());
    core::Rng rng = core::draw_for(key_, moves() + 1);
    return play(Seat::nature, match_->nature(rng));
}

Script::Answer Script::time_out(Seat seat, const Fields&) { return play(Seat::nature, match_->time_out(seat)); }

Script::Answer Script::view(Seat seat, const Fields&) { return Fields{{"view", match_->view(seat)}}; }

Script::Answer Script::bulk(Seat seat, const Fields& fields) {
    std::int32_t item = 0;
    if (!core::read(fields.at("item"), item)) return fault("malformed", "\"item\" takes a number");
    return Fields{{"bulk", core::to_json(match_->bulk(seat, item))}};
}

Script::Answer Script::legal(Seat seat, const Fields&) {
    const std::optional<Json> actions = match_->legal(seat);
    if (!actions) return fault("endless", info_->name + " cannot list its actions; ask for a suggestion");
    return Fields{{"legal", *actions}};
}

Script::Answer Script::suggest(Seat seat, const Fields& fields) {
    std::string bot = info_->bots.back();
    if (const Json* given = fields.if_contains("bot")) bot = given->is_string() ? given->get_string().c_str() : "";
    const core::Thought thought = match_->think(bot, seat);
    if (!thought) return fault("unknown_bot", "\"bot\" takes one of " + list_of(info_->bots));
    core::Rng rng = thoughts_of(key_, seat, moves());
    return Fields{{"action", thought(rng, core::Budget{}).json()}};
}

Script::Answer Script::advise(Seat seat, const Fields&) { return Fields{{"advice", match_->advise(seat)}}; }

Script::Answer Script::log(Seat, const Fields&) {
    boost::json::array done;
    for (const core::Done& move : record_.moves) {
        done.push_back(Fields{{"seat", name_of(move.actor)}, {"action", move.action.json()}});
    }
    return Fields{{"log", std::move(done)}};
}

Script::Answer Script::record(Seat, const Fields&) {
    core::Record record = record_;
    if (match_->to_act().empty()) record.proof = proof_;
    return Fields{{"record", core::to_json(record)}};
}

Script::Answer Script::play(Seat seat, const core::Deed& deed) {
    if (const auto taken = match_->play(seat, deed); !taken) {
        const std::string& code = taken.error().code;
        if (code == "malformed") return fault(code, "this is not an action of " + info_->name);
        return fault(code, "the rules refuse it: " + words_of(code));
    }
    record_.moves.push_back({seat, deed});
    return Fields{{"action", deed.json()}};
}

Explained<Seat> Script::seat_for(const Request& request, const Fields& fields) const {
    if (!request.names_seat()) return Seat::spectator;
    const bool acts = request.whom == Request::For::actor, looks = request.whom == Request::For::reader;
    const Json* seat = fields.if_contains("seat");
    if (seat != nullptr && acts && *seat == "nature") return Seat::nature;
    if (seat != nullptr && looks && *seat == "spectator") return Seat::spectator;
    const std::int64_t* number = seat == nullptr ? nullptr : seat->if_int64();
    if (number == nullptr || *number < 0 || *number >= record_.seats) {
        return fault("no_such_seat", "\"seat\" takes a number from 0 to " + std::to_string(record_.seats - 1) +
                                         (acts ? " or \"nature\"" : looks ? " or \"spectator\"" : ""));
    }
    const Seat player{static_cast<std::int8_t>(*number)};
    if (request.whom == Request::For::player_to_act && !match_->to_act().has(player)) {
        return fault("not_to_act", whose_turn());
    }
    return player;
}

std::string Script::whose_turn() const {
    const core::Seats actors = match_->to_act();
    if (actors.empty()) return "the game is over";
    std::string names;
    const Json waiting = names_of(actors, record_.seats);
    for (const Json& name : waiting.as_array()) {
        names += (names.empty() ? "" : ", ") + (name.is_string() ? "nature" : "seat " + boost::json::serialize(name));
    }
    return "the game waits for " + names;
}

}  // namespace games

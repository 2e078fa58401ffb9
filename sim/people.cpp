#include "sim/people.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "games/all.hpp"
#include "games/fault.hpp"
#include "games/verify.hpp"

namespace sim {

using namespace server;

namespace {

// Some legal action for whoever sees this, in any game.
core::Json suggest(const std::string& game, const core::Json& view, core::Rng& rng) {
    core::Json action;
    games::for_each([&](auto entry) {
        using G = typename decltype(entry)::type::Rules;
        if (game != G::name) return;
        typename G::View typed;
        CHECK(core::read(view, typed));
        action = core::to_json(G::suggest(typed, rng));
    });
    return action;
}

// Where words are written, one tries before one sends: the same action, only drawn. Elsewhere it is what it was.
core::Json as_draft(core::Json action) {
    if (action.is_object() && action.as_object().contains("is_sent")) action.as_object()["is_sent"] = false;
    return action;
}

std::string rubbish(core::Rng& rng) {
    switch (rng.below(8)) {
        case 0: return "";
        case 1: return std::string(20'000, 'x');
        case 2: return R"({"type":"act","move":0})";
        case 3: return R"({"type":"act","move":0,"action":{},"also":1})";
        case 4: return R"({"type":"sit","seat":"0","nonce":"n"})";
        case 5: return R"({"type":"sit","seat":300,"nonce":"n"})";
        case 6: return std::string(200, '[');
        default: {
            std::string bytes(rng.below(40), '\0');
            for (char& each : bytes) each = static_cast<char>(rng.below(256));
            return bytes;
        }
    }
}

}  // namespace

void Person::act() {
    hear();
    if (token_.empty()) {
        if (!calling_ || !service_.is_pending(*calling_)) call("", SetName{name_});
        return;
    }
    if (town_.codes.size() < town_.tables_max && rng_.chance(12)) open_table();
    if (rng_.chance(15)) ask();
    if (devices_.size() < 3 && rng_.chance(6)) open_somewhere();
    if (devices_.empty()) return;
    use(devices_[rng_.below(static_cast<std::uint32_t>(devices_.size()))]);
}

void Person::finish() {
    hear();
    if (token_.empty() || id_of(token_).empty()) return token_.clear(), act();
    if (!guest_.empty() || is_claiming_) return move_in();  // Nobody else can play for the guest.
    watch_all();
    for (Device& device : devices_) {
        if (is_my_turn(device) || (device.room && device.paused)) play_on(device);
        else if (device.room && device.room->am_host && device.room->status == Status::waiting) gather(device);
        else if (device.room && device.room->status == Status::over) play_again(device);
    }
    if (rng_.chance(15)) ask();
}

// A host whose guests do not come plays against bots.
void Person::gather(Device& device) {
    const std::vector<SeatInfo>& seats = device.room->seats;
    const Seat seat = Seat(rng_.below(static_cast<std::uint32_t>(seats.size())));
    const bool is_open = seats[core::at(seat)].sitter == Sitter::open;
    const bool is_full = std::ranges::count(seats, Sitter::open, &SeatInfo::sitter) == 0;
    if (device.is_pending || (!is_open && !is_full)) return;
    device.is_pending = true;
    if (is_full) return say(device, Start{});
    if (device.room->me == Seat::spectator && rng_.chance(2)) return say(device, Sit{seat, nonce()});
    say(device, SeatBot{seat, "random"});
}

void Person::check() const {
    for (const std::string& code : town_.codes) {  // Nobody is who became somebody else, or wished to be forgotten.
        const Table& table = service_.truth().table(code);
        for (const Place& each : table.places) {
            if (each.guest.empty() || service_.disk().person(each.guest)) continue;
            const bool is_departed = std::ranges::count(town_.departed, each.guest) > 0;
            CHECK(table.status == Status::over && (is_departed ? each.name.empty() : !each.name.empty()));
        }
    }
    for (const Device& device : devices_) {
        CHECK(device.room && device.room->status == Status::over && device.update);
        const Table& table = service_.truth().table(device.code);
        CHECK(device.update->move == table.moves);
        CHECK(device.update->view == table.match->view(device.room->me));
        CHECK(device.room->proof == table.proof());
        for (std::size_t i = 0; i < table.places.size(); ++i) {
            CHECK(device.room->seats[i].name == table.places[i].name);
            CHECK(device.room->seats[i].time_percent == table.places[i].time_percent);
            CHECK(device.room->seats[i].agrees == table.places[i].agrees);
        }
        CHECK(device.room->is_shared == table.is_shared());
    }
}

void Person::hear() {
    if (calling_) {
        if (const auto answer = service_.answer(*calling_)) hear(*answer);
    }
    std::erase_if(devices_, [&](const Device& each) { return !service_.is_open(each.conn); });
    for (Device& device : devices_) {
        for (std::size_t some = rng_.below(6); some > 0; --some) {
            const Message message = service_.receive(device.conn);
            if (!message) break;
            device.is_pending = false;
            if (std::holds_alternative<Refused>(*message)) ++town_.refusals;
            if (const auto* room = std::get_if<Room>(message.get())) {
                // Somebody else's seat is theirs by now: what is on the screen was not for it.
                const bool is_other_seat = device.room && device.room->me != room->me;
                if (is_other_seat) device.update = device.earlier = nullptr;
                device.room = {message, room};
            }
            if (const auto* paused = std::get_if<Paused>(message.get())) device.paused = {message, paused};
            listen(device, message);
            if (const auto* update = std::get_if<Update>(message.get())) {
                CHECK(!device.update || update->move >= device.update->move);  // a page never goes back in time
                device.earlier = std::exchange(device.update, {message, update});
            }
        }
    }
}

// Voice is for those who sit; signals are for those who joined, from those they were told of.
void Person::listen(Device& device, const Message& message) {
    if (const auto* voice = std::get_if<Voice>(message.get())) {
        CHECK(!voice->me || std::ranges::count(voice->speakers, *voice->me, &Speaker::id) == 1);
        device.voice = {message, voice};
    }
    if (const auto* heard = std::get_if<Heard>(message.get())) {
        CHECK(heard->line.number > device.heard);  // in order, and nothing twice
        device.heard = heard->line.number;
    }
    if (const auto* chat = std::get_if<Chat>(message.get())) {
        CHECK(!chat->lines.empty() && chat->lines.back().number >= device.heard);  // to who comes, or without somebody
        device.heard = chat->lines.back().number;
    }
    if (const auto* signaled = std::get_if<Signaled>(message.get())) {
        CHECK(device.voice && device.voice->me && *device.voice->me != signaled->from);
        CHECK(std::ranges::count(device.voice->speakers, signaled->from, &Speaker::id) == 1);
    }
}

void Person::hear(const Answer& answer) {
    calling_.reset();
    const bool is_in = answer.status == 200;
    if (answer.forgets_token) token_.clear(), guest_.clear(), login_.clear(), codes_.clear();
    if (!answer.new_token.empty()) {
        CHECK(service_.disk().session(session_id(answer.new_token)).has_value());  // whoever got a cookie is known
        const bool is_guests = std::holds_alternative<SetName>(called_) && !token_.empty();
        (is_guests ? guest_ : token_) = answer.new_token;
    }
    if (const auto link = core::decode<DeviceLink>(answer.text)) link_ = link->link;
    if (const auto made = core::decode<RecoveryCodes>(answer.text)) codes_ = made->codes;
    if (const auto* by_code = std::get_if<SignInByCode>(&called_)) {
        CHECK(!is_in || std::ranges::count(used_codes_, by_code->code) == 0);  // it lets nobody in twice
        if (is_in) used_codes_.push_back(by_code->code);
    }
    if (std::holds_alternative<SignInByLink>(called_)) {
        link_.clear();
        if (is_in) guest_.clear(), is_claiming_ = true;
    }
    if (std::holds_alternative<SetPassword>(called_) && is_in) login_ = core::decode<Me>(answer.text)->login;
    if (std::holds_alternative<ClaimGuest>(called_)) {
        is_claiming_ = false;
        if (is_in) ++town_.claims;
    }
    if (const auto record = core::decode<core::Record>(answer.text)) {
        const auto verified = games::verify(*record);
        CHECK(verified.has_value() && verified->is_over);  // what is handed out is proven
        ++town_.records;
    }
    if (const auto opened = core::decode<TableOpened>(answer.text)) {
        CHECK(service_.disk().find(opened->code).has_value());
        town_.codes.push_back(opened->code);
    }
}

void Person::open_table() {
    if (calling_ && service_.is_pending(*calling_)) return;
    const games::Info& info = rng_.pick(games::catalogue());
    OpenTable wanted{.game = info.name};
    wanted.setup.seats =
        info.min_seats + static_cast<std::int32_t>(rng_.below(static_cast<std::uint32_t>(5 - info.min_seats)));
    wanted.setup.pace.move_seconds = rng_.chance(2) ? 0 : 5 + static_cast<std::int32_t>(rng_.below(60));
    wanted.setup.config = some_config(info);
    if (rng_.chance(2)) wanted.bots.push_back(rng_.chance(3) ? rng_.pick(info.bots) : info.bots.front());
    wanted.start = rng_.chance(3);
    call(token_, wanted);
}

// Other calls: who am I by now, where do I sit, how did it go?
void Person::ask() {
    if (calling_ && service_.is_pending(*calling_)) return;
    const std::string code = town_.codes.empty() ? "nowhere0000" : rng_.pick(town_.codes);
    if (service_.faults && rng_.chance(4)) return move_in();
    if (service_.faults && rng_.chance(8)) return come_back();
    if (service_.faults && rng_.chance(60)) return leave_for_good();
    switch (rng_.below(service_.faults ? 8 : 3)) {
        case 3: call(token_, rng_.chance(2) ? Call(LeaveTable{code}) : MyTables{}); return;
        case 0: call(token_, SetName{name_ + std::to_string(rng_.below(100))}); return;
        case 1: call(token_, MyTables{}); return;
        default: call(token_, GetRecord{code});
    }
}

// Every option as it is, or any of its choices. Some do not fit the seats; then no table is opened.
core::Json Person::some_config(const games::Info& info) {
    core::Json config = games::with_defaults(info, boost::json::object());
    for (const games::Field& field : info.config) {
        if (rng_.chance(2)) continue;
        core::Json& value = config.as_object()[field.name];
        if (field.choices.empty()) value = rng_.chance(2);
        else value = rng_.pick(field.choices);
    }
    return config;
}

void Person::open_somewhere() {
    const std::string code = town_.codes.empty() || rng_.chance(20) ? "nowhere0000" : rng_.pick(town_.codes);
    const bool is_nameless = rng_.chance(6), is_guest = !is_nameless && !guest_.empty() && rng_.chance(3);
    const Conn conn = service_.open(is_nameless ? "" : is_guest ? guest_ : token_, code);
    devices_.push_back({.conn = conn, .code = code, .is_nameless = is_nameless, .is_guest = is_guest});
}

void Person::watch_all() {
    for (const Device& each : devices_) {
        if (each.is_nameless || each.is_guest) service_.close(each.conn);
    }
    std::erase_if(devices_, [](const Device& each) { return each.is_nameless || each.is_guest; });
    for (const std::string& code : town_.codes) {
        if (std::ranges::find(devices_, code, &Device::code) != devices_.end()) continue;
        devices_.push_back({.conn = service_.open(token_, code), .code = code});
    }
}

void Person::use(Device& device) {
    if (rng_.chance(10)) return misbehave(device);
    if (!device.room) return;
    if (rng_.chance(10)) return talk(device);
    if (device.room->status == Status::waiting) return wait_with(device);
    if (device.room->status == Status::playing) return play_on(device);
    play_again(device);
}

void Person::play_again(Device& device) {
    share(device);
    const std::optional<std::string>& next = device.room->rematch;
    if (!next && town_.codes.size() < town_.rematches_max && rng_.chance(4)) say(device, Rematch{});
    if (next && std::ranges::find(town_.codes, *next) == town_.codes.end()) town_.codes.push_back(*next);
}

// Who told stories may let others read them, and thinks again; but not for ever.
void Person::share(const Device& device) {
    const bool has_told = games::find(device.room->game)->is_confidential && device.room->me != Seat::spectator;
    if (!has_told || shares_left_ == 0 || !rng_.chance(4)) return;
    --shares_left_;
    say(device, Share{!rng_.chance(3)});
}

void Person::wait_with(Device& device) {
    const Room& room = *device.room;
    const Seat seat = Seat(rng_.below(static_cast<std::uint32_t>(room.setup.seats) + 1));  // one beyond, at times
    if (room.me == Seat::spectator && !rng_.chance(3)) return say(device, Sit{seat, nonce()});
    if (rng_.chance(30)) return say(device, Stand{});
    if (rng_.chance(10)) return take_time(device);
    if (!room.am_host && !rng_.chance(20)) return;
    switch (rng_.below(6)) {
        case 0: return say(device, SeatBot{seat, "random"});
        case 1: return say(device, rng_.chance(4) ? ClientMessage(Clear{seat}) : Start{});
        case 2: {
            if (rng_.chance(2)) return say(device, Arrange{.config = some_config(*games::find(room.game))});
            return say(device, Arrange{.seats = room.setup.seats + static_cast<std::int32_t>(rng_.below(3)) - 1});
        }
        default: return say(device, Start{});
    }
}

void Person::take_time(const Device& device) {
    say(device, TakeTime{rng_.pick(std::vector<std::int32_t>{100, 150, 200, 300, 7})});
}

// Chat, at times too much of it or from the wrong people; reports; and hosts who have had enough.
void Person::chat(const Device& device) {
    const auto person = PersonId{static_cast<std::int32_t>(rng_.below(4)) - 1};
    const Seat seat = Seat(rng_.below(4));
    const Report report{person, About::chat, rng_.chance(2) ? Offence::insult : Offence::stalling, -1, name_};
    if (rng_.chance(6)) return say(device, report);
    if (rng_.chance(10) && device.room->am_host) return say(device, Remove{seat});
    if (rng_.chance(10)) return say(device, MindWords{rng_.chance(2)});
    say(device, Say{rng_.chance(8) ? std::string(rng_.below(400), ' ') : name_ + " says " + nonce()});
}

void Person::talk(const Device& device) {
    if (rng_.chance(2)) return chat(device);
    const bool knows_somebody = device.voice && !device.voice->speakers.empty();
    if (knows_somebody && rng_.chance(2)) return say(device, Signal{rng_.pick(device.voice->speakers).id, name_});
    switch (rng_.below(5)) {
        case 0: return say(device, Mute{rng_.chance(2)});
        case 1: return say(device, LeaveVoice{});
        default: return say(device, JoinVoice{rng_.chance(2)});
    }
}

// In a pause some go on at once, some click twice, some never do, and some click long after.
void Person::read_on(Device& device) {
    if (device.room->me == Seat::spectator ? !rng_.chance(60) : !rng_.chance(3)) return;
    say(device, GoOn{device.paused->move});
    if (rng_.chance(3)) device.paused = nullptr;
}

void Person::play_on(Device& device) {
    if (device.paused) read_on(device);
    if (!is_my_turn(device)) {
        if (rng_.chance(device.room->me == Seat::spectator ? 60 : 12)) say(device, Cover{Seat(rng_.below(3))});
        if (rng_.chance(device.room->me == Seat::spectator ? 60 : 12)) say(device, Return{});
        // Thinks again, too late or not.
        if (device.sent && device.update && rng_.chance(6)) say(device, Act{device.update->move, *device.sent});
        return;
    }
    if (rng_.chance(40)) take_time(device);
    if (device.is_pending && !(service_.faults && rng_.chance(10))) return;
    const Update& seen = service_.faults && device.earlier && rng_.chance(10) ? *device.earlier : *device.update;
    const Act act{seen.move, suggest(device.room->game, device.update->view, rng_)};
    const core::Json draft = as_draft(act.action.json());
    if (draft != act.action.json() && rng_.chance(3)) say(device, Act{seen.move, draft});
    say(device, act);
    device.sent = act.action.json();
    device.is_pending = true;
    if (service_.faults && rng_.chance(5)) say(device, act);  // an impatient finger clicks twice
}

void Person::misbehave(Device& device) {
    if (!service_.faults) return;
    switch (rng_.below(3)) {
        case 0: return service_.close(device.conn);
        case 1: return service_.send(device.conn, rubbish(rng_));
        default:
            if (rng_.chance(5)) {  // a flood
                for (int i = 0; i < 70; ++i) say(device, Return{});
            }
    }
}

void Person::say(const Device& device, const ClientMessage& message) {
    service_.send(device.conn, core::encode(message));
}

std::string Person::nonce() { return std::to_string(rng_.next32()); }

bool Person::is_my_turn(const Device& device) const {
    return device.room && device.update && std::ranges::count(device.update->to_act, device.room->me) > 0;
}

}  // namespace sim

#include "sim/service.hpp"

#include <algorithm>
#include <utility>

#include "core/check.hpp"
#include "server/house/codes.hpp"
#include "server/tables/projection.hpp"

namespace sim {

using namespace server;

Service::Service(core::Rng& rng, std::size_t shards) : rng_(rng), shards_(shards) {
    disk_.fails = [this] { return faults && rng_.chance(60); };
    start();
}

void Service::start() {
    HubOptions options;
    for (std::uint8_t& byte : options.entropy) byte = static_cast<std::uint8_t>(rng_.below(256));
    options.shards = shards_;
    options.password_cost = keys::cheap_password_cost;
    house_ = std::make_unique<Worker<House, HouseInput>>(House(disk_.reader(), options));
    tables_.clear();
    for (std::size_t i = 0; i < shards_; ++i) tables_.emplace_back(Tables(disk_.reader(), options, Shard{i, shards_}));
    check_disk();
}

void Service::check_disk() {
    const Differing found = check_projections(disk_, Mend::no);
    CHECK(found.different.empty() && found.unreadable.empty());
}

void Service::crash() {
    ++crashes_;
    wire_.clear();
    sockets_.clear();
    calls_.clear();
    thinking_.clear();
    labours_.clear();
    works_.clear();
    sessions_ = {};
    shards_of_.clear();
    unstored_.clear();  // never told, never there
    start();
}

Conn Service::open(const std::string& token, const std::string& code) {
    const Conn conn{next_conn_++};
    sockets_[conn].code = code;
    wire_.push_back(Opened{conn, token, code});
    return conn;
}

Conn Service::call(const std::string& token, const Call& wanted) {
    const Conn conn{next_conn_++};
    const auto session = disk_.session(session_id(token));
    calls_[conn].guest = session ? session->person : "";
    wire_.push_back(Called{conn, token, core::encode(wanted), "home", "https://palette.example", "Firefox, Linux"});
    return conn;
}

void Service::send(Conn conn, std::string text) {
    if (is_open(conn)) wire_.push_back(Received{conn, std::move(text)});
}

void Service::close(Conn conn) {
    if (sockets_.erase(conn) != 0) wire_.push_back(Closed{conn});
}

Message Service::receive(Conn conn) {
    const auto found = sockets_.find(conn);
    if (found == sockets_.end() || found->second.inbound.empty()) return nullptr;
    Message message = std::move(found->second.inbound.front());
    found->second.inbound.pop_front();
    return message;
}

std::optional<Answer> Service::answer(Conn conn) {
    const auto found = calls_.find(conn);
    if (found == calls_.end() || !found->second.answer) return std::nullopt;
    return std::move(calls_.extract(found).mapped().answer);
}

bool Service::is_quiet() const {
    const bool is_worked_on = !thinking_.empty() || !labours_.empty() || !works_.empty() || !unstored_.empty() ||
                              !disk_.errands().empty() || !disk_.notes().empty();
    if (!wire_.empty() || is_worked_on || !house_->is_idle()) return false;
    if (!std::ranges::all_of(tables_, [](const TablesWorker& each) { return each.is_idle(); })) return false;
    return std::ranges::all_of(sockets_, [](const auto& each) { return each.second.inbound.empty(); });
}

void Service::step() {
    now_ms_ += rng_.chance(10) ? rng_.below(40'000) : rng_.below(400);
    for (std::size_t some = rng_.below(8); some > 0 && !wire_.empty(); --some) {
        deliver(wire_.front());
        wire_.pop_front();
    }
    let_a_bot_move();
    if (!labours_.empty() && rng_.chance(3)) {
        const AskNature& ask = labours_.front();
        tables_[ask.shard].arrive(NatureActed{ask.table, ask.labour(), ask.shard});
        labours_.pop_front();
    }
    if (!works_.empty() && rng_.chance(3)) {
        house_->arrive(WorkDone{works_.front().id, works_.front().work()});
        works_.pop_front();
    }
    for (std::size_t part = 0; part <= tables_.size(); ++part) {
        if (!rng_.chance(4)) tick(part);
    }
    if (rng_.chance(40)) is_slow_ = faults && !is_slow_;
    if (!faults) is_slow_ = false;
    while (!unstored_.empty() && !rng_.chance(is_slow_ ? 2 : 20)) {
        if (is_slow_ && !rng_.chance(20)) break;
        if (!write()) return crash();
    }
    for (std::size_t part = 0; part <= tables_.size(); ++part) tell(part);
}

void Service::deliver(Input& input) {
    const auto to_table = [&](Conn conn, TablesInput what) {
        const auto found = shards_of_.find(conn);
        if (found != shards_of_.end()) tables_[found->second].arrive(std::move(what));
    };
    if (auto* opened = std::get_if<Opened>(&input)) {
        const std::string code = code_of(opened->code);
        shards_of_[opened->conn] = shard_of(code, tables_.size());
        sessions_.add(opened->conn, opened->token);
        to_table(opened->conn, Visited{opened->conn, house_->part().who(opened->token), code, opened->network});
    } else if (auto* received = std::get_if<Received>(&input)) {
        to_table(received->conn, std::move(*received));
    } else if (const auto* closed = std::get_if<Closed>(&input)) {
        to_table(closed->conn, *closed);
        sessions_.drop(closed->conn);
        shards_of_.erase(closed->conn);
    } else {
        house_->arrive(std::move(std::get<Called>(input)));
    }
}

void Service::let_a_bot_move() {
    if (thinking_.empty() || rng_.chance(4)) return;
    rng_.shuffle(thinking_);  // thinkers finish in any order
    const AskBot ask = std::move(thinking_.back());
    thinking_.pop_back();
    core::Rng thinking(ask.seed);
    tables_[ask.shard].arrive(
        BotMoved{ask.table, ask.move, ask.seat, ask.thought(thinking, {.nodes = 20}), ask.shard});
}

void Service::tick(std::size_t part) {
    store::Batch batch = part == 0 ? house_->tick(now_ms_) : tables_[part - 1].tick(now_ms_);
    if (!batch.empty()) unstored_.push_back({part, std::move(batch)});
}

bool Service::write() {
    if (faults && rng_.chance(300)) return false;  // between the tick and the disk
    const auto [part, batch] = std::move(unstored_.front());
    unstored_.pop_front();
    try {
        disk_.commit(batch);
    } catch (const store::Error&) {
        return false;
    }
    if (part == 0) house_->stored();
    else tables_[part - 1].stored();
    if (faults && rng_.chance(150)) return false;  // between the disk and the wire
    tell(part);
    return true;
}

void Service::tell(std::size_t part) {
    while (auto said = part == 0 ? house_->take() : tables_[part - 1].take()) {
        for (const Output& output : said->outputs) carry_out(output, said->at_ms);
        decoded_.clear();
    }
}

void Service::carry_out(const Output& output, std::int64_t at_ms) {
    if (const auto* send = std::get_if<Send>(&output)) {
        arrive(*send);
    } else if (const auto* close = std::get_if<Close>(&output)) {
        sockets_.erase(close->conn);
        sessions_.drop(close->conn);
        shards_of_.erase(close->conn);
    } else if (const auto* answer = std::get_if<Answer>(&output)) {
        const auto found = calls_.find(answer->conn);
        CHECK(found != calls_.end() && !found->second.answer);  // every call is answered once
        found->second.answer = *answer;
        if (const auto record = core::decode<core::Record>(answer->text)) {
            truth_.check(*record, found->second.guest, at_ms);
        }
    } else if (const auto* note = std::get_if<ToTable>(&output)) {
        tables_[shard_of(note->code, tables_.size())].arrive(*note);
    } else if (const auto* told = std::get_if<ToHouse>(&output)) {
        house_->arrive(*told);
    } else if (const auto* labour = std::get_if<AskNature>(&output)) {
        CHECK(std::ranges::find(labours_, labour->table, &AskNature::table) == labours_.end());  // one at a time
        labours_.push_back(*labour);
    } else if (const auto* work = std::get_if<AskWork>(&output)) {
        works_.push_back(*work);
    } else if (const auto* signed_out = std::get_if<SignedOut>(&output)) {
        CHECK(!disk_.session(signed_out->session));  // it is over before anybody hears of it
        for (const Conn conn : sessions_.end(signed_out->session)) {
            Input closed = Closed{conn};
            deliver(closed);
            sockets_.erase(conn);
        }
    } else if (const auto* unwanted = std::get_if<NeverMind>(&output)) {
        const bool is_done = rng_.below(2) == 0;  // Some have their answer ready by now.
        if (!is_done) std::erase_if(thinking_, [&](const AskBot& each) { return each.who() == unwanted->who; });
    } else {
        CHECK(!std::holds_alternative<PutAside>(output));  // every log of ours can be followed
        thinking_.push_back(std::get<AskBot>(output));
    }
}

void Service::arrive(const Send& send) {
    const auto found = sockets_.find(send.conn);
    if (found == sockets_.end()) return;  // closed by the visitor meanwhile
    Line& line = found->second;
    const bool is_shared = decoded_.contains(send.text);
    const Message message = decode(send.text);
    const auto* room = std::get_if<Room>(message.get());
    const auto* update = std::get_if<Update>(message.get());
    if (room != nullptr) line.me = room->me;
    if (room != nullptr && !is_shared) truth_.check(line.code, *room);
    if (update != nullptr && !is_shared) truth_.check(line.code, line.me, *update);
    if (const auto* paused = std::get_if<Paused>(message.get())) truth_.check(line.code, *paused);
    if (const auto* missed = std::get_if<Missed>(message.get())) truth_.check(line.code, line.me, *missed);
    if (const auto* heard = std::get_if<Heard>(message.get())) truth_.check(line.code, heard->line);
    if (const auto* aside = std::get_if<Aside>(message.get())) truth_.check(line.code, *aside);
    if (const auto* chat = std::get_if<Chat>(message.get())) {
        for (const ChatLine& each : chat->lines) truth_.check(line.code, each);
    }
    line.inbound.push_back(message);
}

Message Service::decode(const std::shared_ptr<const std::string>& text) {
    Message& message = decoded_[text];
    if (!message) {
        const auto decoded = core::decode<ServerMessage>(*text);
        CHECK(decoded.has_value());
        message = std::make_shared<const ServerMessage>(*decoded);
    }
    return message;
}

}  // namespace sim

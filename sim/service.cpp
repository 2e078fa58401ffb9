#include "sim/service.hpp"

#include <algorithm>
#include <utility>

#include "core/check.hpp"
#include "core/hash.hpp"

namespace sim {

using namespace server;

Service::Service(core::Rng& rng) : rng_(rng) {
    disk_.fails = [this] { return faults && rng_.chance(60); };
    start();
}

void Service::start() {
    HubOptions options;
    for (std::uint8_t& byte : options.entropy) byte = static_cast<std::uint8_t>(rng_.below(256));
    hub_ = std::make_unique<Hub>(disk_, options);
}

void Service::crash() {
    ++crashes_;
    wire_.clear();
    sockets_.clear();
    calls_.clear();
    thinking_.clear();
    labours_.clear();
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
    calls_[conn].guest = token.empty() ? "" : core::to_hex(core::Blake2b().add(token).finish());
    wire_.push_back(Called{conn, token, core::encode(wanted)});
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
    if (!wire_.empty() || !thinking_.empty() || !labours_.empty()) return false;
    return std::ranges::all_of(sockets_, [](const auto& each) { return each.second.inbound.empty(); });
}

void Service::step() {
    now_ms_ += rng_.chance(10) ? rng_.below(40'000) : rng_.below(400);
    std::vector<Input> inputs;
    for (std::size_t some = rng_.below(8); some > 0 && !wire_.empty(); --some) {
        inputs.push_back(std::move(wire_.front()));
        wire_.pop_front();
    }
    if (!labours_.empty() && rng_.chance(3)) {
        inputs.push_back(NatureActed{labours_.front().table, labours_.front().labour()});
        labours_.pop_front();
    }
    if (!thinking_.empty() && !rng_.chance(4)) {  // thinkers finish in any order
        rng_.shuffle(thinking_);
        const AskBot ask = std::move(thinking_.back());
        thinking_.pop_back();
        core::Rng thinking(ask.seed);
        inputs.push_back(BotMoved{ask.table, ask.move, ask.seat, ask.thought(thinking, {.nodes = 20})});
    }
    try {
        const std::vector<Output> outputs = hub_->tick(now_ms_, inputs);
        if (faults && rng_.chance(150)) return crash();  // between the disk and the wire
        for (const Output& output : outputs) carry_out(output);
        decoded_.clear();
    } catch (const store::Error&) {
        crash();
    }
}

void Service::carry_out(const Output& output) {
    if (const auto* send = std::get_if<Send>(&output)) {
        arrive(*send);
    } else if (const auto* close = std::get_if<Close>(&output)) {
        sockets_.erase(close->conn);
    } else if (const auto* answer = std::get_if<Answer>(&output)) {
        const auto found = calls_.find(answer->conn);
        CHECK(found != calls_.end() && !found->second.answer);  // every call is answered once
        found->second.answer = *answer;
        if (const auto record = core::decode<core::Record>(answer->text)) {
            truth_.check(*record, found->second.guest, now_ms_);
        }
    } else if (const auto* labour = std::get_if<AskNature>(&output)) {
        CHECK(std::ranges::find(labours_, labour->table, &AskNature::table) == labours_.end());  // one at a time
        labours_.push_back(*labour);
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

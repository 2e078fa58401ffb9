// A small world around a hub, for tests: people with tokens and open sockets, a clock that is turned by
// hand, bots that think at once. Everything sent is decoded and kept.
#pragma once

#include <map>
#include <memory>
#include <set>

#include "core/check.hpp"
#include "games/make_match.hpp"
#include "server/hub.hpp"
#include "store/memory.hpp"

namespace server {

struct World {
    explicit World(std::uint64_t seed = 1, HubOptions given = {}) : options(given), rng(seed) { restart(); }

    // Throws the hub away, with every socket, and starts again from the store.
    void restart() {
        for (std::uint8_t& byte : options.entropy) byte = static_cast<std::uint8_t>(rng.below(256));
        hub = std::make_unique<Hub>(store, options);
        inbox.clear(), asked.clear();
    }

    void tick(const std::vector<Input>& inputs = {}) {
        for (Output& output : hub->tick(now_ms, inputs)) {
            if (const auto* send = std::get_if<Send>(&output)) {
                const auto message = core::decode<ServerMessage>(*send->text);
                CHECK(message.has_value());
                inbox[send->conn].push_back(*message);
                texts.push_back(*send->text);
            } else if (const auto* close = std::get_if<Close>(&output)) {
                closed.insert_or_assign(close->conn, close->why);
            } else if (const auto* answer = std::get_if<Answer>(&output)) {
                CHECK(answers.emplace(answer->conn, *answer).second);  // exactly one answer a call
                texts.push_back(answer->text);
            } else {
                asked.push_back(std::get<AskBot>(output));
            }
        }
    }

    // Lets bots answer and time pass, tick by tick, until `ms` later.
    void pass(std::int64_t ms) {
        const std::int64_t until = now_ms + ms;
        for (;;) {
            let_bots_move();
            const auto due = hub->next_due_ms();
            if (asked.empty() && (!due || *due > until)) break;
            if (asked.empty()) now_ms = std::max(now_ms, *due), tick();
        }
        now_ms = until;
        tick();
    }

    void let_bots_move() {
        std::vector<Input> moved;
        for (const AskBot& ask : std::exchange(asked, {})) moved.push_back(answer_of(ask));
        if (!moved.empty()) tick(moved);
    }
    static BotMoved answer_of(const AskBot& ask) {
        core::Rng thinking(ask.seed);
        return {ask.table, ask.move, ask.seat, ask.thought(thinking, {.nodes = 50})};
    }

    const Answer& call_text(const std::string& token, const std::string& text) {
        const Conn conn{next_conn++};
        tick({Called{conn, token, text}});
        return answers.at(conn);
    }
    const Answer& call(const std::string& token, const Call& wanted) { return call_text(token, core::encode(wanted)); }
    std::string newcomer(const std::string& name) { return call("", SetName{name}).new_token; }

    Conn open(const std::string& token, const std::string& code) {
        const Conn conn{next_conn++};
        tick({Opened{conn, token, code}});
        return conn;
    }
    void close(Conn conn) { tick({Closed{conn}}); }

    // Says it, and returns why it was refused, or "".
    std::string say_text(Conn conn, const std::string& text) {
        const std::size_t before = inbox[conn].size();
        tick({Received{conn, text}});
        for (std::size_t i = before; i < inbox[conn].size(); ++i) {
            if (const auto* refused = std::get_if<Refused>(&inbox[conn][i])) return refused->code;
        }
        return "";
    }
    std::string say(Conn conn, const ClientMessage& message) { return say_text(conn, core::encode(message)); }

    template <class Message>
    const Message* last(Conn conn) {
        const std::vector<ServerMessage>& messages = inbox[conn];
        for (auto each = messages.rbegin(); each != messages.rend(); ++each) {
            if (const auto* found = std::get_if<Message>(&*each)) return found;
        }
        return nullptr;
    }
    const Room& room(Conn conn) { return *last<Room>(conn); }
    const Update& update(Conn conn) { return *last<Update>(conn); }
    bool is_to_act(Conn conn) {
        const Update* latest = last<Update>(conn);
        return latest != nullptr && std::ranges::count(latest->to_act, room(conn).me) > 0;
    }

    store::Memory store;
    HubOptions options;
    core::Rng rng;
    std::unique_ptr<Hub> hub;
    std::int64_t now_ms = 1'700'000'000'000;
    std::uint32_t next_conn = 1;
    std::map<Conn, std::vector<ServerMessage>> inbox;
    std::map<Conn, Reason> closed;
    std::map<Conn, Answer> answers;
    std::vector<AskBot> asked;
    std::vector<std::string> texts;  // every text that left the hub
};

}  // namespace server

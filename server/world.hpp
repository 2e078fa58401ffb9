// A small world around a hub, for tests: people with tokens and open sockets, a clock that is turned by
// hand, bots that think at once. Everything sent is decoded and kept.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "core/check.hpp"
#include "games/fault.hpp"
#include "server/hub.hpp"
#include "server/tables/table.hpp"
#include "store/memory.hpp"

namespace server {

struct World {
    explicit World(std::uint64_t seed = 1, HubOptions given = {}) : options(given), rng(seed) {
        options.password_cost = keys::cheap_password_cost;
        restart();
    }

    // Throws the hub away, with every socket, and starts again from the store.
    void restart() {
        for (std::uint8_t& byte : options.entropy) byte = static_cast<std::uint8_t>(rng.below(256));
        hub = std::make_unique<Hub>(store, options);
        inbox.clear(), asked.clear(), labours.clear(), works.clear();
    }

    void tick(const std::vector<Input>& inputs = {}) {
        for (Output& output : hub->tick(now_ms, inputs)) {
            if (const auto* send = std::get_if<Send>(&output)) {
                const auto message = core::decode<ServerMessage>(*send->text);
                CHECK(message.has_value());
                inbox[send->conn].push_back(*message);
                texts.push_back(*send->text);
                heard[send->conn] += *send->text + '\n';
            } else if (const auto* close = std::get_if<Close>(&output)) {
                closed.insert_or_assign(close->conn, close->why);
                heard[close->conn] += "closed: " + std::string(core::name_of(close->why)) + '\n';
            } else if (const auto* answer = std::get_if<Answer>(&output)) {
                CHECK(answers.emplace(answer->conn, *answer).second);  // exactly one answer a call
                texts.push_back(answer->text);
                heard[answer->conn] += std::to_string(answer->status) + ' ' + answer->text + answer->new_token + '\n';
            } else if (const auto* labour = std::get_if<AskNature>(&output)) {
                labours.push_back(*labour);
            } else if (const auto* unwanted = std::get_if<NeverMind>(&output)) {
                std::erase_if(asked, [&](const AskBot& each) { return each.who() == unwanted->who; });
            } else if (const auto* work = std::get_if<AskWork>(&output)) {
                works.push_back(*work);
            } else if (const auto* aside = std::get_if<PutAside>(&output)) {
                put_aside.push_back(aside->table);
            } else {
                asked.push_back(std::get<AskBot>(output));
            }
        }
        if (!is_nature_slow) let_nature_act();
        std::vector<Input> done;
        for (const AskWork& each : std::exchange(works, {})) done.push_back(WorkDone{each.id, each.work()});
        if (!done.empty()) tick(done);
    }
    void let_nature_act() {
        std::vector<Input> acted;
        for (const AskNature& ask : std::exchange(labours, {})) {
            acted.push_back(NatureActed{ask.table, ask.labour(), ask.shard});
        }
        if (!acted.empty()) tick(acted);
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
    BotMoved answer_of(const AskBot& ask) {
        core::Rng thinking(ask.seed);
        Deed deed = bots_are_random ? Deed(some_action(ask.table, ask.seat)) : ask.thought(thinking, {.nodes = 50});
        return {ask.table, ask.move, ask.seat, std::move(deed), ask.shard};
    }

    const Answer& call_text(const std::string& token, const std::string& text) {
        const Conn conn{next_conn++};
        tick({Called{conn, token, text, "home", "https://palette.example", "Firefox, Linux"}});
        return answers.at(conn);
    }
    // Whose session this is; empty: nobody's.
    std::string person(const std::string& token) const {
        const auto session = store.session(session_id(token));
        return session ? session->person : "";
    }
    const Answer& call(const std::string& token, const Call& wanted) { return call_text(token, core::encode(wanted)); }
    std::string newcomer(const std::string& name) { return call("", SetName{name}).new_token; }

    Conn open(const std::string& token, const std::string& code, std::string network = "") {
        const Conn conn{next_conn++};
        if (network.empty()) network = std::to_string(next_conn);  // everybody from elsewhere
        tick({Opened{conn, token, code, network}});
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

    // A table of this many seats, opened by somebody with this token.
    std::string table(const std::string& host, OpenTable wanted = {}) {
        if (wanted.game.empty()) wanted.game = games::catalogue().front().name;
        const games::Info& info = *games::find(wanted.game);
        if (wanted.setup.seats == 0) wanted.setup.seats = 2;
        if (wanted.setup.config.is_null()) wanted.setup.config = games::with_defaults(info, boost::json::object());
        const auto opened = core::decode<TableOpened>(call(host, wanted).text);
        CHECK(opened.has_value());
        return opened->code;
    }

    // The table as the store has it.
    Table stored(TableId id) const {
        auto table = read_table(store.log(id));
        CHECK(table.has_value());
        return *std::move(table);
    }
    Table stored(const std::string& code) const { return stored(*store.find(code)); }

    // Two people at a table that runs: Ann is host on seat 0, Bob sits on seat 1.
    struct Duel { std::string ann{}, bob{}, code{}; Conn a{}, b{}; };
    Duel duel(const Pace& pace = {}, const std::string& game = {}) {
        Duel duel{.ann = newcomer("Ann"), .bob = newcomer("Bob")};
        duel.code = table(duel.ann, {.game = game, .setup = {.pace = pace}});
        duel.a = open(duel.ann, duel.code);
        duel.b = open(duel.bob, duel.code);
        CHECK(say(duel.a, Sit{Seat{0}, "nonce-of-ann"}).empty());
        CHECK(say(duel.b, Sit{Seat{1}, "nonce-of-bob"}).empty() && say(duel.a, Start{}).empty());
        return duel;
    }

    // Something this seat may do now.
    Json some_action(TableId table, Seat seat) { return stored(table).match->think("random", seat)(rng, {}).json(); }
    Json some_action(const std::string& code, Seat seat) { return some_action(*store.find(code), seat); }
    // Who has something to read has read it.
    void go_on(const std::vector<Conn>& conns) {
        for (const Conn conn : conns) {
            const Paused* paused = last<Paused>(conn);
            if (paused != nullptr && paused->move == update(conn).move) (void)say(conn, GoOn{paused->move});
        }
    }
    // Whoever is to act among these does something.
    void play(const std::string& code, const std::vector<Conn>& conns) {
        for (const Conn conn : conns) {
            if (!is_to_act(conn)) continue;
            const std::string refused = say(conn, Act{update(conn).move, some_action(code, room(conn).me)});
            CHECK(refused.empty());
            now_ms += 300;  // nobody is too fast
            return go_on(conns);
        }
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
    std::vector<AskNature> labours;
    std::vector<AskWork> works;
    std::vector<TableId> put_aside;
    bool is_nature_slow = false;     // else what takes long is done at the end of a tick
    bool bots_are_random = false;    // instead of thinking; for those in a hurry
    std::vector<std::string> texts;  // every text that left the hub
    std::map<Conn, std::string> heard;  // the same, by whom it was sent to
};

}  // namespace server

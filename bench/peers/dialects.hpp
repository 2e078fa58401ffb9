// How each server is spoken to at a table: what to say on coming, what counts as news, and what the next move is.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bench/peers/wire.hpp"

namespace peers {

struct Chair {  // one of the two connections of a table
    int file = -1;
    int seat = 0;
    std::string path{};   // what to ask for in the upgrade
    std::string words{};  // what this server wants to know besides: a cookie, or a match and its password
    std::string unread{};
    int news = 0;         // positions heard of
    std::string move{};   // what to say next; empty: it is the other's turn
    bool has_sat = false;
    bool has_started = false;
    int read_until = 0;   // the last pause it went on from
};

enum class Heard { nothing, news, game_over };

class Dialect {
public:
    virtual ~Dialect() = default;
    virtual Opcode opcode() const { return Opcode::text; }
    virtual std::string upgrade_lines(const Chair&) const { return ""; }

    // What a message means. Answers it if it asks for an answer, and leaves in the chair the move that it allows.
    Heard hear(Chair& chair, std::string_view message) {
        const Heard heard = understand(chair, message);
        if (heard == Heard::news) ++chair.news, chair.move = move(chair, message);
        return heard;
    }

private:
    virtual Heard understand(Chair&, std::string_view message) = 0;
    virtual std::string move(const Chair&, std::string_view message) const = 0;
};

// The seats of the counter take turns; each move adds three.
inline bool is_turn(const Chair& chair) { return (chair.news - 1) % 2 == chair.seat; }

class Limit : public Dialect {
    Heard understand(Chair&, std::string_view) override { return Heard::news; }
    std::string move(const Chair& chair, std::string_view) const override {
        return is_turn(chair) ? R"({"type":"add","amount":3})" : "";
    }
};

class Colyseus : public Dialect {
    static constexpr char join_room = 10, room_data = 13, room_state = 14, room_state_patch = 15;

    Opcode opcode() const override { return Opcode::binary; }
    Heard understand(Chair& chair, std::string_view message) override {
        if (message[0] == join_room) send_frame(chair.file, Opcode::binary, std::string(1, join_room));
        return message[0] == room_state || message[0] == room_state_patch ? Heard::news : Heard::nothing;
    }
    std::string move(const Chair& chair, std::string_view) const override {
        return is_turn(chair) ? std::string{room_data} + "\xa3" "add" "\x03" : "";
    }
};

// socket.io's own framing: 0 opens, 2 pings, 40 joins a namespace, 42 is an event.
class BoardgameIo : public Dialect {
    Heard understand(Chair& chair, std::string_view message) override {
        const auto [match, password] = words_of(chair);
        const std::string who = match + "\",\"" + std::to_string(chair.seat) + "\",\"" + password;
        if (message == "2") send_frame(chair.file, Opcode::text, "3");
        if (message.starts_with("0{")) send_frame(chair.file, Opcode::text, "40/counter,");
        if (message.starts_with("40/counter,")) {
            send_frame(chair.file, Opcode::text, "42/counter,[\"sync\",\"" + who + "\",2]");
        }
        return is_event(message, "sync") || is_event(message, "update") ? Heard::news : Heard::nothing;
    }
    std::string move(const Chair& chair, std::string_view) const override {
        if (!is_turn(chair)) return "";
        const auto [match, password] = words_of(chair);
        const std::string seat = std::to_string(chair.seat), state = std::to_string(chair.news - 1);
        return R"(42/counter,["update",{"type":"MAKE_MOVE","payload":{"type":"add","args":[3],"playerID":")" + seat +
               R"(","credentials":")" + password + R"("}},)" + state + ",\"" + match + "\",\"" + seat + "\"]";
    }
    static bool is_event(std::string_view message, std::string_view name) {
        constexpr std::string_view head = "42/counter,[\"";
        return message.starts_with(head) && message.substr(head.size()).starts_with(name);
    }
    static std::pair<std::string, std::string> words_of(const Chair& chair) {
        const std::size_t space = chair.words.find(' ');
        return {chair.words.substr(0, space), chair.words.substr(space + 1)};
    }
};

// Palette, at a table of Farfalia for two. A deal is nature's, and part of the move before it; how one ended is read in
// no time.
class Palette : public Dialect {
    std::string upgrade_lines(const Chair& chair) const override { return "Cookie: " + chair.words + "\r\n"; }
    Heard understand(Chair& chair, std::string_view message) override {
        if (message.starts_with(R"({"type":"refused")")) fail(std::string(message));
        if (message.starts_with(R"({"type":"room")")) enter(chair, message);
        if (message.starts_with(R"({"type":"paused")")) go_on(chair, number_after(message, R"("move":)"));
        if (!message.starts_with(R"({"type":"update")")) return Heard::nothing;
        if (!message.ends_with(R"("outcome":null})")) return Heard::game_over;
        return number_after(message, to_act) >= 0 ? Heard::news : Heard::nothing;
    }
    static void go_on(Chair& chair, int move) {
        if (std::exchange(chair.read_until, move) == move) return;
        send_frame(chair.file, Opcode::text, R"({"type":"go_on","move":)" + std::to_string(move) + "}");
    }
    static void enter(Chair& chair, std::string_view room) {
        const bool is_full = room.find(R"("sitter":"open")") == std::string_view::npos;
        if (!std::exchange(chair.has_sat, true)) {
            const std::string seat = std::to_string(chair.seat);
            send_frame(chair.file, Opcode::text, R"({"type":"sit","seat":)" + seat + R"(,"nonce":"nonce"})");
        } else if (chair.seat == 0 && is_full && !std::exchange(chair.has_started, true)) {
            send_frame(chair.file, Opcode::text, R"({"type":"start"})");
        }
    }
    std::string move(const Chair& chair, std::string_view message) const override {
        if (number_after(message, to_act) != chair.seat) return "";
        const bool captures = message.find(R"("phase":"capturing")") != std::string_view::npos;
        const int card = number_after(message, captures ? R"("useful":[)" : R"("playable":[)");
        return R"({"type":"act","move":)" + std::to_string(number_after(message.substr(0, 40), R"("move":)")) +
               R"(,"action":{"type":")" + (captures ? "keep" : "play") + R"(","card":)" + std::to_string(card) + "}}";
    }
    static constexpr std::string_view to_act = R"("to_act":[)";
};

inline std::unique_ptr<Dialect> dialect_called(std::string_view name) {
    if (name == "palette") return std::make_unique<Palette>();
    if (name == "colyseus") return std::make_unique<Colyseus>();
    if (name == "boardgameio") return std::make_unique<BoardgameIo>();
    if (name == "limit") return std::make_unique<Limit>();
    fail("nobody speaks '" + std::string(name) + "'");
}

}  // namespace peers

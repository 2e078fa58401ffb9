// What goes over a WebSocket, as frames (RFC 6455): bytes in, what was said out; and the heads of what a server says.
// Pure, and believes nothing: who sends it may be an enemy.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace server {

inline constexpr std::size_t frame_bytes_max = 64 * 1024;  // of a whole message

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

enum class CloseCode : std::uint16_t {
    normal = 1000,
    going_away = 1001,
    protocol_error = 1002,
    unknown_data = 1003,
    no_text = 1007,
    policy_error = 1008,
    too_big = 1009,
};

class FrameHead {  // of a whole message; a server does not mask
public:
    FrameHead(Opcode, std::size_t payload_bytes);
    std::string_view bytes() const { return {bytes_.data(), size_}; }
    Opcode opcode() const { return static_cast<Opcode>(bytes_[0] & 0x0F); }

private:
    std::array<char, 10> bytes_{};
    std::uint8_t size_ = 0;
};

std::string farewell(CloseCode, std::string_view reason);  // the payload of a close

// What a client says.
struct Words { std::string text{}; };
struct Pinged { std::string payload{}; };
struct Ponged {};
struct Leaving {};                    // they close; nothing follows
struct Fault { CloseCode code{}; };   // what they sent is no good; nothing follows
using FromPage = std::variant<Words, Pinged, Ponged, Leaving, Fault>;

class FrameReader {
public:
    std::vector<FromPage> take(std::string_view bytes);  // that came next

private:
    bool take_frame(std::string_view& bytes, std::vector<FromPage>&);  // false: not all of it is there, or it is over
    bool end(std::vector<FromPage>&, FromPage last);

    std::string unread_;    // what is not a whole frame yet
    std::string message_;   // what is not a whole message yet
    bool is_in_message_ = false;
    bool is_over_ = false;
};

}  // namespace server

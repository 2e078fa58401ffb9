// Sockets and WebSocket frames as the driver needs them, and no more: it talks to servers that it started itself.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>

namespace peers {

[[noreturn]] inline void fail(const std::string& why) {
    std::fprintf(stderr, "driver: %s\n", why.c_str());
    std::exit(1);
}

inline int connect_to(std::uint16_t port) {
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(file, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) fail("no connection");
    const int on = 1;
    setsockopt(file, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    return file;
}

inline void send_all(int file, std::string_view bytes) {
    if (send(file, bytes.data(), bytes.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(bytes.size())) fail("cannot send");
}

// What there is to read, after what was read before. It waits only if there is nothing at all.
inline void receive(int file, std::string& unread) {
    static std::array<char, 1 << 16> part;
    const ssize_t size = recv(file, part.data(), part.size(), 0);
    if (size <= 0) fail("the server hung up");
    unread.append(part.data(), static_cast<std::size_t>(size));
}

enum class Opcode : std::uint8_t { text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

inline void send_frame(int file, Opcode opcode, std::string_view payload) {
    static constexpr std::array<char, 4> mask{0x17, 0x2a, 0x39, 0x4c};
    std::string frame{static_cast<char>(0x80 | static_cast<int>(opcode))};
    if (payload.size() < 126) {
        frame += static_cast<char>(0x80 | payload.size());
    } else {
        frame += {static_cast<char>(0x80 | 126), static_cast<char>(payload.size() >> 8),
                  static_cast<char>(payload.size())};
    }
    frame.append(mask.data(), mask.size());
    for (std::size_t i = 0; i < payload.size(); ++i) frame += static_cast<char>(payload[i] ^ mask[i % 4]);
    send_all(file, frame);
}

struct Frame {
    Opcode opcode{};
    std::string_view payload{};
    std::size_t bytes = 0;  // with its head; 0: not all of it is there
};

inline Frame first_frame(std::string_view unread) {
    if (unread.size() < 2) return {};
    const auto byte = [&](std::size_t i) { return static_cast<std::size_t>(static_cast<unsigned char>(unread[i])); };
    std::size_t size = byte(1), head = 2;  // servers do not mask
    if (size == 126) {
        if (unread.size() < 4) return {};
        size = byte(2) << 8 | byte(3), head = 4;
    } else if (size == 127) {
        if (unread.size() < 10) return {};
        size = byte(6) << 24 | byte(7) << 16 | byte(8) << 8 | byte(9), head = 10;
    }
    if (unread.size() < head + size) return {};
    return {static_cast<Opcode>(byte(0) & 15), unread.substr(head, size), head + size};
}

// The number after the last `name`; -1 if there is none.
inline int number_after(std::string_view text, std::string_view name) {
    const std::size_t found = text.rfind(name);
    if (found == std::string_view::npos) return -1;
    int number = -1;
    std::from_chars(text.data() + found + name.size(), text.data() + text.size(), number);
    return number;
}

// Processor seconds of a process and all its threads, in its own code and in the system.
inline double cpu_seconds(int process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string line;
    std::getline(file, line);
    const std::size_t name_end = line.rfind(')');
    if (name_end == std::string::npos) fail("the server is gone");
    long user = 0, system = 0;
    std::sscanf(line.c_str() + name_end, ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &system);
    return static_cast<double>(user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

}  // namespace peers

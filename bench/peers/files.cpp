// Asks for one file again and again on a few connections, and says what it cost the server.
//   files PORT PROCESS PATH SECONDS     until the server has worked so long
#include <sys/epoll.h>

#include <vector>

#include "bench/peers/wire.hpp"

namespace {

using namespace peers;

constexpr std::uint64_t connections = 32;

// The size of the first whole response; 0: not all of it is there.
std::size_t first_response(const std::string& unread) {
    const std::size_t head = unread.find("\r\n\r\n");
    if (head == std::string::npos) return 0;
    if (!unread.starts_with("HTTP/1.1 200")) fail("no file but " + unread);
    const int body = number_after(std::string_view(unread).substr(0, head), "Content-Length: ");
    if (body < 0) fail("no length in " + unread);
    const std::size_t bytes = head + 4 + static_cast<std::size_t>(body);
    return unread.size() < bytes ? 0 : bytes;
}

}  // namespace

int main(int count, char** words) {
    if (count != 5) fail("files PORT PROCESS PATH SECONDS");
    const int process = std::atoi(words[2]);
    const std::string request = "GET " + std::string(words[3]) + " HTTP/1.1\r\nHost: localhost:" + words[1] +
                                "\r\nAccept-Encoding: gzip, br\r\nUser-Agent: files\r\nAccept: */*\r\n\r\n";
    const int poll = epoll_create1(EPOLL_CLOEXEC);
    std::vector<int> files;
    std::vector<std::string> unread(connections);
    for (std::uint64_t i = 0; i < connections; ++i) {
        files.push_back(connect_to(static_cast<std::uint16_t>(std::atoi(words[1]))));
        epoll_event event{.events = EPOLLIN, .data = {.u64 = i}};
        epoll_ctl(poll, EPOLL_CTL_ADD, files.back(), &event);
        send_all(files.back(), request);
    }
    long responses = 0;
    const double start = cpu_seconds(process), end = start + std::atof(words[4]);
    for (long turns = 1; turns % 256 != 0 || cpu_seconds(process) < end; ++turns) {
        std::array<epoll_event, connections> events;
        const int ready = epoll_wait(poll, events.data(), events.size(), -1);
        for (int i = 0; i < ready; ++i) {
            const std::uint64_t who = events[static_cast<std::size_t>(i)].data.u64;
            receive(files[who], unread[who]);
            if (const std::size_t bytes = first_response(unread[who]); bytes > 0) {
                unread[who].erase(0, bytes);
                send_all(files[who], request);
                ++responses;
            }
        }
    }
    std::printf("{\"requests\":%ld,\"cpu_seconds\":%.2f}\n", responses, cpu_seconds(process) - start);
}

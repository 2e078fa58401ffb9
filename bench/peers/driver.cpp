// Plays at many tables at once, two connections each, and says how fast the server was. One thread; what it does for a
// move is less than any server does, so that the server is what is measured, by its own processor time.
//   driver DIALECT PORT PROCESS
// Its commands come line by line, and each is answered by a line:
//   chair PATH TAB WORDS     one more chair; every second one makes a table (no answer)
//   come                     connects them, waits until every table is ready: "ready"
//   play SECONDS             every table moves again as soon as all its seats have heard, until the server has
//                            worked so long: the same whatever else the machine does
//   pace SECONDS RATE        RATE moves a second, at whatever table has waited longest
#include <fcntl.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <utility>
#include <vector>

#include "bench/peers/dialects.hpp"

namespace {

using namespace peers;

constexpr std::size_t tables_at_once = 100;  // the others wait until a game is over
constexpr double wait_seconds_max = 20;      // without any news: something is wrong

double now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

struct Table {
    std::array<Chair, 2> chairs{};
    int position = 0;     // that both chairs have heard of
    double sent = 0;      // when the move was that they wait for
    bool is_over = false;
};

class Driver {
public:
    Driver(std::string_view dialect, std::uint16_t port, int process)
        : dialect_(dialect_called(dialect)), port_(port), process_(process), poll_(epoll_create1(EPOLL_CLOEXEC)) {
        epoll_event event{.events = EPOLLIN, .data = {.u64 = commands}};
        epoll_ctl(poll_, EPOLL_CTL_ADD, STDIN_FILENO, &event);
    }

    void run() {
        while (!is_done_) {
            wait(wait_seconds_max);  // also between commands, for servers look whether we are still there
            for (std::size_t end; (end = said_.find('\n')) != std::string::npos;) {
                const std::string line = said_.substr(0, end);
                said_.erase(0, end + 1);
                obey(line);
            }
        }
    }

private:
    static constexpr std::uint64_t commands = ~std::uint64_t{0};

    void obey(const std::string& line) {
        double seconds = 0, rate = 0;
        if (line.starts_with("chair ")) return add_chair(line.substr(6));
        if (line == "come") return come();
        if (std::sscanf(line.c_str(), "play %lf", &seconds) == 1) return report([&] { play(seconds); });
        const bool is_paced = std::sscanf(line.c_str(), "pace %lf %lf", &seconds, &rate) == 2;
        if (is_paced) return report([&] { pace(seconds, rate); });
        fail("what is '" + line + "'?");
    }

    void add_chair(const std::string& words) {
        const std::size_t tab = words.find('\t');
        if (chairs_++ % 2 == 0) tables_.emplace_back();
        const int seat = static_cast<int>((chairs_ - 1) % 2);
        tables_.back().chairs[static_cast<std::size_t>(seat)] = {
            .seat = seat, .path = words.substr(0, tab), .words = words.substr(tab + 1)};
    }

    void come() {
        for (; come_ < tables_.size(); ++come_) {
            for (Chair& chair : tables_[come_].chairs) upgrade(chair);
        }
        double limit = now() + wait_seconds_max;
        while (waiting_.size() < tables_.size()) {
            wait(wait_seconds_max);
            if (now() > limit) fail("only " + std::to_string(waiting_.size()) + " tables are ready");
        }
        std::puts("ready"), std::fflush(stdout);
    }

    void upgrade(Chair& chair) {
        chair.file = connect_to(port_);
        const std::string host = "localhost:" + std::to_string(port_);
        send_all(chair.file, "GET " + chair.path + " HTTP/1.1\r\nHost: " + host + "\r\nOrigin: http://" + host +
                                 "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n" +
                                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n" +
                                 dialect_->upgrade_lines(chair) + "\r\n");
        std::size_t end;
        while ((end = chair.unread.find("\r\n\r\n")) == std::string::npos) receive(chair.file, chair.unread);
        if (!chair.unread.starts_with("HTTP/1.1 101")) fail("no WebSocket but " + chair.unread);
        chair.unread.erase(0, end + 4);
        epoll_event event{.events = EPOLLIN, .data = {.u64 = come_ * 2 + static_cast<std::uint64_t>(chair.seat)}};
        epoll_ctl(poll_, EPOLL_CTL_ADD, chair.file, &event);
        understand(tables_[come_], chair);
    }

    // Hears what there is to hear; waits for it at most so long.
    void wait(double seconds) {
        static std::array<epoll_event, 256> events;
        const double left = std::max(0.0, seconds);
        const timespec time{static_cast<time_t>(left), static_cast<long>(1e9 * (left - std::floor(left)))};
        const int ready = epoll_pwait2(poll_, events.data(), events.size(), &time, nullptr);
        for (int i = 0; i < ready; ++i) {
            const std::uint64_t who = events[static_cast<std::size_t>(i)].data.u64;
            if (who == commands) {
                hear_command();
            } else {
                Table& table = tables_[who / 2];
                Chair& chair = table.chairs[who % 2];
                receive(chair.file, chair.unread);
                understand(table, chair);
            }
        }
    }

    void hear_command() {
        std::array<char, 1 << 16> part;
        const ssize_t size = read(STDIN_FILENO, part.data(), part.size());
        if (size <= 0) is_done_ = true;
        else said_.append(part.data(), static_cast<std::size_t>(size));
    }

    void understand(Table& table, Chair& chair) {
        std::size_t done = 0;
        for (Frame frame; (frame = first_frame(std::string_view(chair.unread).substr(done))).bytes > 0;) {
            done += frame.bytes;
            if (frame.opcode == Opcode::close) fail("the server closed: " + std::string(frame.payload));
            if (frame.opcode == Opcode::ping) send_frame(chair.file, Opcode::pong, frame.payload);
            if (frame.opcode != Opcode::text && frame.opcode != Opcode::binary) continue;
            const Heard heard = dialect_->hear(chair, frame.payload);
            if (heard == Heard::nothing) continue;
            news_bytes_ += frame.payload.size(), ++news_;
            if (heard == Heard::game_over) ++chair.news, table.is_over = true;
            if (std::min(table.chairs[0].news, table.chairs[1].news) > table.position) settle(table);
        }
        chair.unread.erase(0, done);
    }

    // Both seats have heard of a move.
    void settle(Table& table) {
        if (++table.position > 1) latencies_.push_back(now() - table.sent), --under_way_;
        if (table.is_over) return;
        waiting_.push_back(&table);
        if (is_playing_) move_one();
    }

    void move_one() {
        Table& table = *waiting_.front();
        waiting_.pop_front();
        Chair& chair = table.chairs[table.chairs[0].move.empty() ? 1 : 0];
        ++under_way_;
        table.sent = now();
        send_frame(chair.file, dialect_->opcode(), chair.move);
    }

    // The first hundred tables go round; one whose game is over makes room for another.
    void play(double seconds) {
        std::deque<Table*> spare;
        if (waiting_.size() > tables_at_once) {
            spare.assign(waiting_.begin() + tables_at_once, waiting_.end());
            waiting_.resize(tables_at_once);
        }
        is_playing_ = true;
        while (!waiting_.empty()) move_one();
        for (const double end = cpu_seconds(process_) + seconds; cpu_seconds(process_) < end;) {
            for (const double next_look = now() + 0.01; now() < next_look;) wait(next_look - now());
            for (; under_way_ < tables_at_once && !spare.empty(); move_one()) {
                waiting_.push_back(spare.front());
                spare.pop_front();
            }
            if (under_way_ < tables_at_once) break;  // there is nobody left to play
        }
        is_playing_ = false;
        waiting_.insert(waiting_.end(), spare.begin(), spare.end());
    }

    void pace(double seconds, double rate) {
        const double start = now();
        for (double due = start; due < start + seconds;) {
            wait(due - now());
            for (; due <= now() && !waiting_.empty(); due += 1 / rate) move_one();
            if (waiting_.empty() && now() > start + seconds) break;  // it cannot keep up
        }
    }

    template <class Work>
    void report(Work work) {
        latencies_.clear(), news_ = 0, news_bytes_ = 0;
        const double wall = now(), cpu = cpu_seconds(process_), own = cpu_seconds(getpid());
        work();
        const double asked = now() - wall;
        while (under_way_ > 0) wait(wait_seconds_max);
        const double cpu_used = cpu_seconds(process_) - cpu, own_used = cpu_seconds(getpid()) - own;
        std::sort(latencies_.begin(), latencies_.end());
        const auto moves = static_cast<double>(latencies_.size());
        const auto at = [&](double part) {
            return latencies_.empty() ? 0 : 1e3 * latencies_[static_cast<std::size_t>(part * (moves - 1))];
        };
        std::printf("{\"moves\":%.0f,\"asked_seconds\":%.3f,\"seconds\":%.3f,\"cpu_seconds\":%.2f,"
                    "\"driver_cpu_seconds\":%.2f,\"p50_ms\":%.3f,\"p99_ms\":%.3f,\"news_bytes\":%.0f}\n",
                    moves, asked, now() - wall, cpu_used, own_used, at(0.5), at(0.99),
                    static_cast<double>(news_bytes_) / std::max(1.0, static_cast<double>(news_)));
        std::fflush(stdout);
    }

    std::unique_ptr<Dialect> dialect_;
    std::uint16_t port_;
    int process_;
    int poll_;
    std::deque<Table> tables_;      // where they are, they stay
    std::deque<Table*> waiting_;    // for somebody to move
    std::size_t chairs_ = 0;
    std::size_t come_ = 0;
    std::size_t under_way_ = 0;     // moves of which not all seats have heard
    bool is_playing_ = false;
    bool is_done_ = false;
    std::string said_;
    std::vector<double> latencies_;
    std::size_t news_ = 0;
    std::size_t news_bytes_ = 0;
};

}  // namespace

int main(int count, char** words) {
    if (count != 4) fail("driver DIALECT PORT PROCESS");
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    Driver(words[1], static_cast<std::uint16_t>(std::atoi(words[2])), std::atoi(words[3])).run();
}

// Where bots think. As many as there are cores may think long; one thread more is there for those who think briefly, so
// that a beginner does not wait for a core of a master. Who comes next is in questions.hpp. Nobody thinks longer than a
// limit, nor on about a question that nobody wants answered any more.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/net/questions.hpp"

namespace server {

struct BotFigures {
    std::size_t waiting = 0;
    std::uint64_t thoughts = 0;
    std::uint64_t thinking_ms = 0;  // of processor time
};

class Thinkers {
public:
    explicit Thinkers(std::size_t cores);
    ~Thinkers();  // those who think are stopped; what they would have said goes nowhere
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void ask(AskBot, std::function<void(BotMoved)> then);  // from any thread; `then` is called on a thinker's
    void never_mind(const AskedSeat&);
    BotFigures figures();

private:
    using Clock = std::chrono::steady_clock;
    struct Thinking {  // what one of the threads does
        std::optional<AskedSeat> who{};  // empty: none
        Clock::time_point until{};
        std::atomic<bool> stop = false;
    };
    void run(Thinking&);
    std::optional<Question> next(std::unique_lock<std::mutex>&);  // waits for one; empty: it is the end
    void stop(const AskedSeat&);
    void watch();  // stops who has thought enough

    std::mutex mutex_;
    std::condition_variable wake_, watching_;
    Questions questions_;
    const std::size_t cores_;
    std::size_t thinking_long_ = 0;  // threads
    std::uint64_t thoughts_ = 0;
    double thinking_ms_ = 0;
    bool is_ending_ = false;
    std::deque<Thinking> thinking_;  // by thread; never moved
    std::vector<std::thread> threads_;
};

}  // namespace server

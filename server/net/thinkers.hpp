// Where bots think: as many threads as there are cores. Who thinks briefly goes first, so that a hundred masters do not
// delay a beginner; of the others, tables take turns, so that a table with six of them does not delay one with a single
// one. What each kind of bot takes is learnt from what it took. Nobody thinks longer than a limit, nor about a question
// that was asked anew.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/parts.hpp"

namespace server {

struct Question {
    AskBot asked{};
    std::function<void(BotMoved)> then{};
};

// In which order questions are taken; without threads or clocks, so that it can be tested.
class Questions {
public:
    void add(Question);  // in place of one about the same seat that still waits
    Question take();     // the next; there must be one
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    void learn(const std::string& kind, double ms);  // what a thought of this kind took

private:
    using Table = std::pair<std::size_t, TableId>;  // shard and id
    std::deque<Question>& line_of(const AskBot&);

    std::map<std::string, double> usual_ms_;  // by kind of bot; the latest count most
    std::deque<Question> quick_;
    std::map<Table, std::deque<Question>> slow_;
    std::deque<Table> turns_;  // of those in slow_
    std::size_t size_ = 0;
};

struct BotFigures { std::size_t waiting = 0; std::uint64_t thoughts = 0; std::uint64_t thinking_ms = 0; };

class Thinkers {
public:
    explicit Thinkers(std::size_t threads);
    ~Thinkers();  // those who think are stopped; what they would have said goes nowhere
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    void ask(AskBot, std::function<void(BotMoved)> then);  // from any thread; `then` is called on a thinker's
    BotFigures figures();

private:
    using Clock = std::chrono::steady_clock;
    struct Thinking {  // what one of the threads does
        bool is_busy = false;
        std::size_t shard = 0;
        TableId table{};
        Seat seat{};
        Clock::time_point until{};
        std::atomic<bool> stop = false;
    };
    void run(Thinking&);
    void watch();  // stops who has thought enough

    std::mutex mutex_;
    std::condition_variable wake_, watching_;
    Questions questions_;
    BotFigures figures_;
    bool is_ending_ = false;
    std::deque<Thinking> thinking_;  // by thread; never moved
    std::vector<std::thread> threads_;
};

}  // namespace server

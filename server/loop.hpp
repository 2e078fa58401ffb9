// The one thread that runs the hub. Everything that arrives while a tick works is the next tick: handled,
// and stored, together, so load makes batches and not queues. Bots think on other threads, and the alarm
// rings when the hub has something due.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/hub.hpp"

namespace server {

// One kind of executor, named in the types: the general one costs memory and a virtual call everywhere.
using Executor = boost::asio::io_context::executor_type;
using SteadyClock = std::chrono::steady_clock;
using Timer = boost::asio::basic_waitable_timer<SteadyClock, boost::asio::wait_traits<SteadyClock>, Executor>;

std::int64_t wall_ms();  // since 1970; never goes back

struct Outlet {  // where the hub's outputs go, in their order
    std::function<void(Send&)> send{};
    std::function<void(Close&)> close{};
    std::function<void(Answer&)> answer{};
};

class Loop {
public:
    Loop(Hub& hub, Outlet outlet) : hub_(hub), outlet_(std::move(outlet)) {}

    Executor executor() { return context_.get_executor(); }
    boost::asio::io_context& context() { return context_; }

    void arrive(Input);
    void run();     // until end(); throws what the store throws
    void settle();  // does what has arrived, now
    void end() { context_.stop(); }

private:
    void wake();
    void tick();
    void set_alarm();
    void ask(AskBot&);
    void ask(AskNature&);

    Hub& hub_;
    Outlet outlet_;
    boost::asio::io_context context_{1};
    Timer alarm_{context_.get_executor()};
    std::optional<std::int64_t> alarm_ms_;  // what it is set to
    std::vector<Input> arrived_;
    std::int64_t now_ms_ = 0;
    bool is_awake_ = false;                         // a tick is posted
    boost::asio::thread_pool thinkers_{2};          // ends first: its last thoughts go nowhere
};

}  // namespace server

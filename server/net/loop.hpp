// The threads that run the parts (server/parts.hpp). Everything that arrives while a tick works is the next tick:
// handled, and stored, together, so load makes batches and not queues. The House lives on the network's thread; so do
// the tables if they are one part, else each part has a thread. One more writes, and bots think on others.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <unordered_map>
#include <vector>

#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include "server/house/house.hpp"
#include "server/net/labourer.hpp"
#include "server/net/thinkers.hpp"
#include "server/net/writer.hpp"
#include "server/sessions.hpp"
#include "server/tables/tables.hpp"
#include "server/worker.hpp"

namespace server {

// One kind of executor, named in the types: the general one costs memory and a virtual call everywhere.
using Executor = boost::asio::io_context::executor_type;
using SteadyClock = std::chrono::steady_clock;
using Timer = boost::asio::basic_waitable_timer<SteadyClock, boost::asio::wait_traits<SteadyClock>, Executor>;

std::int64_t wall_ms();  // since 1970; never goes back

struct Outlet {  // where outputs go, in their order, on the network's thread
    std::function<void(Send&)> send{};
    std::function<void(Close&)> close{};
    std::function<void(Answer&)> answer{};
    std::function<void()> done{};  // that was all for now
};

// A part on its thread: ticks when something arrived or is due, and says what is stored.
template <class Part, class In>
class Station {
public:
    using Say = std::function<void(std::vector<Output>)>;  // on the part's thread
    Station(boost::asio::io_context& context, Part part, Writer& writer, Say say)
        : context_(context), worker_(std::move(part)), writer_(writer), say_(std::move(say)) {}

    void arrive(In input) {  // from any thread; in order
        ++busy_;
        boost::asio::dispatch(context_, [this, input = std::move(input)]() mutable {
            worker_.arrive(std::move(input));
            wake();
        });
    }
    void start() {  // a first tick, so that tables with something due are seen to
        boost::asio::post(context_, [this] { wake(); });
    }
    bool is_idle() const { return busy_ == 0; }  // nothing has arrived that is not done and stored
    bool is_behind() const { return busy_ > arrivals_max; }
    const Part& part() const { return worker_.part(); }  // for whoever is on its thread

private:
    static constexpr std::int64_t arrivals_max = 10'000;  // then sockets are not read
    static constexpr std::chrono::milliseconds nap_max{60'000};  // then the clock on the wall is looked at again

    void wake() {
        if (!std::exchange(is_awake_, true)) boost::asio::post(context_, [this] { tick(); });
    }

    void tick() {
        is_awake_ = false;
        if (worker_.is_full()) return;  // what is stored next wakes it
        const auto taken = static_cast<std::int64_t>(worker_.arrived());
        now_ms_ = wall_ms();
        store::Batch batch = worker_.tick(now_ms_);
        if (!batch.empty()) {
            ++busy_;
            writer_.store(std::move(batch), [this] { boost::asio::post(context_, [this] { stored(); }); });
        }
        say_all();
        busy_ -= taken;
        set_alarm();
    }

    void stored() {
        const bool was_full = worker_.is_full();
        worker_.stored();
        say_all();
        --busy_;
        if (was_full) wake();
        else set_alarm();  // Something may have waited for this.
    }

    void say_all() {
        while (auto said = worker_.take()) say_(std::move(said->outputs));
    }

    void set_alarm() {
        if constexpr (requires { worker_.part().next_due_ms(); }) {
            const std::optional<std::int64_t> due_ms = worker_.part().next_due_ms();
            if (due_ms == alarm_ms_) return;
            alarm_ms_ = due_ms;
            alarm_.cancel();
            if (!due_ms) return;
            const std::chrono::milliseconds wait(std::max<std::int64_t>(0, *due_ms - now_ms_));
            alarm_.expires_after(std::min(wait, nap_max));
            alarm_.async_wait([this](const boost::system::error_code& error) {
                if (error) return;
                alarm_ms_.reset();
                wake();
            });
        }
    }

    boost::asio::io_context& context_;
    Worker<Part, In> worker_;
    Writer& writer_;
    Say say_;
    Timer alarm_{context_.get_executor()};
    std::optional<std::int64_t> alarm_ms_;  // what it is set to
    std::int64_t now_ms_ = 0;
    std::atomic<std::int64_t> busy_ = 0;    // inputs and batches that are not done with
    bool is_awake_ = false;  // a tick is posted
};

class Loop {
public:
    Loop(store::Store&, const HubOptions&, Outlet);
    ~Loop();

    Executor executor() { return context_.get_executor(); }
    boost::asio::io_context& context() { return context_; }

    // What came over the network, on its thread.
    void arrive(const Opened&);
    void arrive(Received);
    void arrive(const Closed&);
    void arrive(Called called) { house_->arrive(std::move(called)); }

    bool is_behind(Conn) const;  // its part has so much to do that nothing more should be read
    bool is_idle() const;        // all that arrived is done, stored and said
    BotFigures bots() { return thinkers_->figures(); }

    void run();  // until end(); throws what the store throws
    void end() { context_.stop(); }

private:
    using TablesStation = Station<Tables, TablesInput>;
    void say(std::vector<Output>);  // on the thread of the part that says it
    void fail(std::exception_ptr);  // from any thread

    // Where each output goes: these three over the network, on its thread; the others from any.
    void carry_out(std::vector<Output>&);
    void carry_out(Send& message) { outlet_.send(message); }
    void carry_out(Answer& answer) { outlet_.answer(answer); }
    void carry_out(Close&);
    void carry_out(const SignedOut&);
    void carry_out(ToTable&);
    void carry_out(ToHouse&);
    void carry_out(AskBot&);
    void carry_out(AskNature&);
    void carry_out(AskWork&);
    void carry_out(const NeverMind&);
    void carry_out(const PutAside&);

    Outlet outlet_;
    boost::asio::io_context context_{1};
    std::vector<std::unique_ptr<boost::asio::io_context>> contexts_;  // of parts with a thread of their own
    std::atomic<std::int64_t> unsaid_ = 0;  // on their way to the network's thread
    std::unique_ptr<Writer> writer_;
    std::unique_ptr<Station<House, HouseInput>> house_;
    std::vector<std::unique_ptr<TablesStation>> tables_;
    std::unordered_map<Conn, std::size_t> shards_;  // of sockets
    SocketsOfSessions sessions_;
    std::unique_ptr<Thinkers> thinkers_;
    std::unique_ptr<Labourer> labourer_;
    std::vector<std::thread> threads_;
};

}  // namespace server

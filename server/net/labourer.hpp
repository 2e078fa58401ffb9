// One thread for what the House has done elsewhere because it takes long: hashing passwords, one after the other. It
// waits behind no bot, and takes the memory of one hash. How much may wait for it the House says.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/parts.hpp"

namespace server {

class Labourer {
public:
    Labourer() : thread_([this] { run(); }) {}
    ~Labourer() {  // what waits is done by nobody
        {
            const std::scoped_lock lock(mutex_);
            is_ending_ = true;
        }
        wake_.notify_one();
        thread_.join();
    }
    Labourer(const Labourer&) = delete;
    Labourer& operator=(const Labourer&) = delete;

    void ask(AskWork work, std::function<void(WorkDone)> then) {  // from any thread; `then` is called on this one
        {
            const std::scoped_lock lock(mutex_);
            waiting_.push_back({std::move(work), std::move(then)});
        }
        wake_.notify_one();
    }

private:
    struct Waiting { AskWork asked{}; std::function<void(WorkDone)> then{}; };

    void run() {
        std::unique_lock lock(mutex_);
        for (;;) {
            wake_.wait(lock, [this] { return is_ending_ || !waiting_.empty(); });
            if (is_ending_) return;
            const Waiting next = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            next.then({next.asked.id, next.asked.work()});
            lock.lock();
        }
    }

    std::mutex mutex_;
    std::condition_variable wake_;
    std::deque<Waiting> waiting_;
    bool is_ending_ = false;
    std::thread thread_;  // the last: it uses the others
};

}  // namespace server

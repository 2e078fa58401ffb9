#include "server/net/writer.hpp"

#include <utility>

namespace server {

Writer::Writer(store::Store& store, std::function<void(std::exception_ptr)> failed)
    : store_(store), failed_(std::move(failed)), thread_([this] { run(); }) {}

Writer::~Writer() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
    }
    wake_.notify_one();
    thread_.join();
}

void Writer::store(store::Batch batch, std::function<void()> then) {
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({std::move(batch), std::move(then)});
    }
    wake_.notify_one();
}

void Writer::run() {
    try {
        for (;;) {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [&] { return is_ending_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            std::vector<Waiting> all = std::exchange(waiting_, {});
            lock.unlock();
            for (std::size_t i = 1; i < all.size(); ++i) all.front().batch.append(std::move(all[i].batch));
            store_.commit(all.front().batch);
            for (const Waiting& each : all) each.then();
        }
    } catch (...) {
        failed_(std::current_exception());
    }
}

}  // namespace server

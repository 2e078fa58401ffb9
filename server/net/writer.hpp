// The one thread that writes. Batches are stored in the order they come, all that wait in one transaction; whoever
// gave one is told when it is on the disk. If the store fails nothing is told any more, and the server ends.
#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace server {

class Writer {
public:
    // `failed` is called once at most, on the writer's thread.
    Writer(store::Store&, std::function<void(std::exception_ptr)> failed);
    ~Writer();  // what it was given is still stored
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void store(store::Batch, std::function<void()> then);  // from any thread; `then` is called on the writer's

private:
    struct Waiting { store::Batch batch{}; std::function<void()> then{}; };
    void run();

    store::Store& store_;
    std::function<void(std::exception_ptr)> failed_;
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Waiting> waiting_;
    bool is_ending_ = false;
    std::thread thread_;  // the last: it uses the others
};

}  // namespace server

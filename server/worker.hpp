// One of the server's parts, and what it said and nobody may hear yet: its outputs leave in order, each when its batch
// and all before it are stored. So a slow disk delays what is told, and not what is thought. Whoever runs it stores the
// batches in the order they come. net/ does it with a thread, the simulator with chance.
#pragma once

#include <deque>
#include <optional>
#include <utility>

#include "server/parts.hpp"

namespace server {

inline constexpr std::size_t unstored_batches_max = 64;  // then it takes nothing more in until some are stored

struct Utterance {  // by one tick
    std::int64_t at_ms = 0;
    std::vector<Output> outputs{};
    bool is_unstored = false;  // its batch
};

template <class Part, class In>
class Worker {
public:
    using Input = In;
    explicit Worker(Part part) : part_(std::move(part)) {}

    void arrive(In input) { arrived_.push_back(std::move(input)); }
    std::size_t arrived() const { return arrived_.size(); }
    bool is_full() const { return unstored_ >= unstored_batches_max; }
    bool is_idle() const { return arrived_.empty() && said_.empty(); }

    // Does what has arrived, unless too much waits for the disk. What is to be stored next; empty: nothing.
    store::Batch tick(std::int64_t now_ms) {
        if (is_full()) return {};
        Ticked ticked = part_.tick(now_ms, std::exchange(arrived_, {}));
        const bool has_batch = !ticked.batch.empty();
        if (has_batch) ++unstored_;
        if (has_batch || !ticked.outputs.empty()) said_.push_back({now_ms, std::move(ticked.outputs), has_batch});
        return std::move(ticked.batch);
    }

    // The oldest batch that was not stored is now.
    void stored() {
        part_.stored();
        --unstored_;
        for (Utterance& each : said_) {
            if (std::exchange(each.is_unstored, false)) break;
        }
    }

    // The next that may be heard by now, tick by tick; empty: nothing.
    std::optional<Utterance> take() {
        if (said_.empty() || said_.front().is_unstored) return std::nullopt;
        Utterance next = std::move(said_.front());
        said_.pop_front();
        return next;
    }

    const Part& part() const { return part_; }

private:
    Part part_;
    std::vector<In> arrived_;
    std::deque<Utterance> said_;
    std::size_t unstored_ = 0;
};

}  // namespace server

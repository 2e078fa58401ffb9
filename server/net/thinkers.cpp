#include "server/net/thinkers.hpp"

#include <algorithm>
#include <utility>

namespace server {

namespace {

constexpr double quick_ms = 3;
constexpr double weight_of_the_latest = 0.1;
constexpr std::chrono::milliseconds thinking_max{3000};  // far more than any bot needs by itself on a free core

bool is_same_seat(const AskBot& one, const AskBot& other) {
    return one.table == other.table && one.seat == other.seat && one.shard == other.shard;
}

}  // namespace

// A kind that was never asked is taken for quick: it is found out at once.
std::deque<Question>& Questions::line_of(const AskBot& asked) {
    const auto usual = usual_ms_.find(asked.kind);
    if (usual == usual_ms_.end() || usual->second < quick_ms) return quick_;
    const Table table{asked.shard, asked.table};
    const auto [line, is_new] = slow_.try_emplace(table);
    if (is_new) turns_.push_back(table);
    return line->second;
}

void Questions::add(Question question) {
    std::deque<Question>& line = line_of(question.asked);
    const auto earlier = std::ranges::find_if(
        line, [&](const Question& each) { return is_same_seat(each.asked, question.asked); });
    if (earlier != line.end()) {
        *earlier = std::move(question);
        return;
    }
    line.push_back(std::move(question));
    ++size_;
}

Question Questions::take() {
    --size_;
    if (!quick_.empty()) {
        Question next = std::move(quick_.front());
        quick_.pop_front();
        return next;
    }
    const Table table = turns_.front();
    turns_.pop_front();
    const auto line = slow_.find(table);
    Question next = std::move(line->second.front());
    line->second.pop_front();
    if (line->second.empty()) slow_.erase(line);
    else turns_.push_back(table);
    return next;
}

void Questions::learn(const std::string& kind, double ms) {
    const auto [usual, is_first] = usual_ms_.try_emplace(kind, ms);
    if (!is_first) usual->second += weight_of_the_latest * (ms - usual->second);
}

Thinkers::Thinkers(std::size_t threads) {
    for (std::size_t i = 0; i < threads; ++i) {
        Thinking& thinking = thinking_.emplace_back();
        threads_.emplace_back([this, &thinking] { run(thinking); });
    }
    threads_.emplace_back([this] { watch(); });
}

Thinkers::~Thinkers() {
    {
        const std::lock_guard lock(mutex_);
        is_ending_ = true;
        for (Thinking& each : thinking_) each.stop = true;
    }
    wake_.notify_all();
    watching_.notify_all();
    for (std::thread& each : threads_) each.join();
}

void Thinkers::ask(AskBot asked, std::function<void(BotMoved)> then) {
    {
        const std::lock_guard lock(mutex_);
        for (Thinking& each : thinking_) {  // What it was asked before is no longer wanted.
            const bool is_same = each.shard == asked.shard && each.table == asked.table && each.seat == asked.seat;
            if (each.is_busy && is_same) each.stop = true;
        }
        questions_.add({std::move(asked), std::move(then)});
    }
    wake_.notify_one();
}

BotFigures Thinkers::figures() {
    const std::lock_guard lock(mutex_);
    BotFigures now = figures_;
    now.waiting = questions_.size();
    return now;
}

void Thinkers::run(Thinking& thinking) {
    std::unique_lock lock(mutex_);
    for (;;) {
        wake_.wait(lock, [&] { return is_ending_ || !questions_.empty(); });
        if (is_ending_) return;
        const Question question = questions_.take();
        const AskBot& asked = question.asked;
        const auto since = Clock::now();
        thinking.shard = asked.shard, thinking.table = asked.table, thinking.seat = asked.seat;
        thinking.until = since + thinking_max;
        thinking.stop = false;
        thinking.is_busy = true;
        lock.unlock();
        watching_.notify_one();
        core::Rng rng(asked.seed);  // The bot has a copy of its view; only its action comes back.
        BotMoved moved{asked.table, asked.move, asked.seat, asked.thought(rng, {.stop = &thinking.stop}), asked.shard};
        question.then(std::move(moved));
        lock.lock();
        thinking.is_busy = false;
        const std::chrono::duration<double, std::milli> took = Clock::now() - since;
        questions_.learn(asked.kind, took.count());
        ++figures_.thoughts;
        figures_.thinking_ms += static_cast<std::uint64_t>(took.count());
    }
}

void Thinkers::watch() {
    std::unique_lock lock(mutex_);
    while (!is_ending_) {
        std::optional<Clock::time_point> soonest;
        for (Thinking& each : thinking_) {
            if (!each.is_busy || each.stop) continue;
            if (each.until <= Clock::now()) each.stop = true;
            else soonest = soonest ? std::min(*soonest, each.until) : each.until;
        }
        if (soonest) watching_.wait_until(lock, *soonest);
        else watching_.wait(lock);
    }
}

}  // namespace server

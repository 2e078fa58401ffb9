#include "server/net/thinkers.hpp"

#include <time.h>

#include <algorithm>
#include <utility>

namespace server {

namespace {

constexpr std::chrono::milliseconds thinking_max{3000};  // far more than any bot needs by itself on a free core

// Of this thread: what others do on this machine makes nobody's thought longer.
double processor_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

}  // namespace

Thinkers::Thinkers(std::size_t cores) : cores_(cores) {
    for (std::size_t i = 0; i < cores + 1; ++i) {
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
        stop(asked.who());  // What it was asked before is no longer wanted.
        questions_.add({std::move(asked), std::move(then)});
    }
    wake_.notify_one();
}

void Thinkers::never_mind(const AskedSeat& who) {
    const std::lock_guard lock(mutex_);
    questions_.drop(who);
    stop(who);
}

void Thinkers::stop(const AskedSeat& who) {
    for (Thinking& each : thinking_) {
        if (each.who == who) each.stop = true;
    }
}

BotFigures Thinkers::figures() {
    const std::lock_guard lock(mutex_);
    return {questions_.size(), thoughts_, static_cast<std::uint64_t>(thinking_ms_)};
}

std::optional<Question> Thinkers::next(std::unique_lock<std::mutex>& lock) {
    using enum Questions::Length;
    while (!is_ending_) {
        if (auto question = questions_.take(thinking_long_ < cores_ ? any : brief)) return question;
        wake_.wait(lock);
    }
    return std::nullopt;
}

void Thinkers::run(Thinking& thinking) {
    std::unique_lock lock(mutex_);
    while (const auto question = next(lock)) {
        const AskBot& asked = question->asked;
        const bool is_long = !questions_.is_brief(asked.kind);
        if (is_long) ++thinking_long_;
        thinking.who = asked.who();
        thinking.until = Clock::now() + thinking_max;
        thinking.stop = false;
        lock.unlock();
        watching_.notify_one();
        const double before_ms = processor_ms();
        core::Rng rng(asked.seed);  // The bot has a copy of its view; only its action comes back.
        BotMoved moved{asked.table, asked.move, asked.seat, asked.thought(rng, {.stop = &thinking.stop}), asked.shard};
        const double took_ms = processor_ms() - before_ms;
        const bool is_whole = !thinking.stop;
        question->then(std::move(moved));
        lock.lock();
        thinking.who.reset();
        if (is_whole) questions_.learn(asked.kind, took_ms);
        else questions_.learn_at_least(asked.kind, took_ms);
        ++thoughts_;
        thinking_ms_ += took_ms;
        if (!is_long) continue;
        --thinking_long_;
        wake_.notify_one();  // Somebody else may think long now, if this one goes on with something brief.
    }
}

void Thinkers::watch() {
    std::unique_lock lock(mutex_);
    while (!is_ending_) {
        std::optional<Clock::time_point> soonest;
        for (Thinking& each : thinking_) {
            if (!each.who || each.stop) continue;
            if (each.until <= Clock::now()) each.stop = true;
            else soonest = soonest ? std::min(*soonest, each.until) : each.until;
        }
        if (soonest) watching_.wait_until(lock, *soonest);
        else watching_.wait(lock);
    }
}

}  // namespace server

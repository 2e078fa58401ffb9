#include "server/loop.hpp"

#include <algorithm>
#include <utility>

#include <boost/asio/post.hpp>

#include "server/log.hpp"

namespace server {

namespace asio = boost::asio;

namespace {

constexpr std::chrono::milliseconds nap_max{60'000};  // then the clock on the wall is looked at again

}  // namespace

// Read off the wall once and counted on from there: a clock that is set back must not stop the tables, nor
// one that is set forward time out everybody at once.
std::int64_t wall_ms() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    static const auto start = SteadyClock::now();
    static const auto wall = std::chrono::system_clock::now().time_since_epoch();
    return duration_cast<milliseconds>(wall).count() + duration_cast<milliseconds>(SteadyClock::now() - start).count();
}

void Loop::run() {
    wake();  // A first tick, so that tables with something due are seen to.
    context_.run();
}

void Loop::arrive(Input input) {
    arrived_.push_back(std::move(input));
    wake();
}

void Loop::settle() {
    if (is_awake_) tick();
}

void Loop::wake() {
    if (!std::exchange(is_awake_, true)) asio::post(context_, [this] { settle(); });
}

void Loop::tick() {
    is_awake_ = false;
    now_ms_ = wall_ms();
    const std::vector<Input> inputs = std::exchange(arrived_, {});
    for (Output& output : hub_.tick(now_ms_, inputs)) {
        if (auto* message = std::get_if<Send>(&output)) outlet_.send(*message);
        if (auto* close = std::get_if<Close>(&output)) outlet_.close(*close);
        if (auto* answer = std::get_if<Answer>(&output)) outlet_.answer(*answer);
        if (auto* question = std::get_if<AskBot>(&output)) ask(*question);
        if (auto* labour = std::get_if<AskNature>(&output)) ask(*labour);
        if (const auto* aside = std::get_if<PutAside>(&output)) {
            log_line("put_aside", {{"table", static_cast<std::uint32_t>(aside->table)}, {"steps", aside->steps}});
        }
    }
    set_alarm();
}

void Loop::set_alarm() {
    const std::optional<std::int64_t> due_ms = hub_.next_due_ms();
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

// The bot has a copy of its view; only its action comes back.
void Loop::ask(AskBot& question) {
    asio::post(thinkers_, [this, asked = std::move(question)] {
        core::Rng rng(asked.seed);
        BotMoved moved{asked.table, asked.move, asked.seat, asked.thought(rng, {})};
        asio::post(context_, [this, moved = std::move(moved)]() mutable { arrive(std::move(moved)); });
    });
}

// Likewise: it needs nothing of the table.
void Loop::ask(AskNature& question) {
    asio::post(thinkers_, [this, asked = std::move(question)] {
        NatureActed acted{asked.table, asked.labour()};
        asio::post(context_, [this, acted = std::move(acted)]() mutable { arrive(std::move(acted)); });
    });
}

}  // namespace server

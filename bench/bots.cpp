// How soon a bot answers somebody while hundreds of tables full of Maîtres think as well: the real pool, real matches,
// every seat asked as the tables ask it. Whoever waits is timed where the answer arrives; what the crowd answers is
// played at once and asked on, so that there is never less to think about.
#include <malloc.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"
#include "server/net/thinkers.hpp"

namespace bench {

namespace {

using core::Seat;
using server::AskBot;
using server::BotMoved;
using server::TableId;
using Time = std::chrono::steady_clock::time_point;

constexpr int rounds = 3;
constexpr int asked_each = 60;  // questions of each visitor in a round
constexpr std::chrono::milliseconds between{3};
constexpr std::uint64_t thoughts_before = 12;  // so that what each kind takes is known

struct Seating {
    std::string game{};
    std::string bot{};  // at every seat
    int seats = 0;
    std::string kind() const { return game + '/' + bot; }
};
const Seating crowded{"colorwords", "maitre", 6};
const std::array visitors = {Seating{"coloryam", "apprenti", 2}, Seating{"colorwords", "apprenti", 2},
                             Seating{"colorwords", "habitue", 2}};

core::Json options_of(std::string_view game) {
    if (game == coloryam::Rules::name) return core::to_json(coloryam::Config{});
    return core::to_json(colorwords::Config{});
}

// A table that plays by itself, game after game: who is to act is asked, and does what it answers.
class Table {
public:
    Table(std::uint64_t id, Seating seating, std::string network)
        : id_(id), seating_(std::move(seating)), network_(std::move(network)), rng_(id) {
        begin();
    }

    std::optional<AskBot> question() {  // for the next seat that is to act and was not asked
        for (int i = 0; i < seating_.seats; ++i) {
            const Seat seat{static_cast<std::int8_t>(i)};
            if (!match_->to_act().has(seat) || is_asked_[core::at(seat)]) continue;
            is_asked_[core::at(seat)] = true;
            return AskBot{.table = TableId{id_}, .seat = seat, .thought = match_->think(seating_.bot, seat),
                          .seed = core::Rng::key_of(rng_.next()), .kind = seating_.kind(), .network = network_};
        }
        return std::nullopt;
    }
    void play(const BotMoved& moved) {
        is_asked_[core::at(moved.seat)] = false;
        (void)match_->play(moved.seat, moved.action);  // Who is refused, because others acted first, is asked again.
        go_on();
    }

private:
    void begin() {
        match_ = *games::make_match(seating_.game, seating_.seats, options_of(seating_.game));
        go_on();
    }
    void go_on() {
        while (match_->to_act().has(Seat::nature)) CHECK(match_->play(Seat::nature, match_->nature(rng_)).has_value());
        if (match_->outcome()) begin();
    }

    std::uint64_t id_;
    Seating seating_;
    std::string network_;
    core::Rng rng_;
    std::unique_ptr<core::Match> match_;
    std::array<bool, core::seats_max> is_asked_{};
};

struct Answered { BotMoved moved{}; Time at{}; };

class Inbox {  // what the thinkers say, for the thread that plays
public:
    void put(BotMoved moved) {
        const std::lock_guard lock(mutex_);
        all_.push_back({std::move(moved), std::chrono::steady_clock::now()});
        wake_.notify_one();
    }
    std::vector<Answered> take(Time until) {
        std::unique_lock lock(mutex_);
        wake_.wait_until(lock, until, [&] { return !all_.empty(); });
        return std::exchange(all_, {});
    }

private:
    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<Answered> all_;
};

struct Measured {
    std::array<std::vector<double>, visitors.size()> ms{};  // by visitor: from question to answer
    double waiting = 0, bytes_each = 0;  // questions in the line, and their memory
    double crowd_thoughts = 0;           // a second
    double thinking_ms = 0;              // for each of them
};

struct Crowd {
    int tables = 0;
    bool is_watched = false;  // by people of as many addresses; or nobody looks
    std::string says() const { return std::to_string(tables) + (is_watched ? " watched" : " left alone"); }
};

// The visitors come first, from 1 on, then the crowd.
class Hall {
public:
    explicit Hall(const Crowd& crowd) : thinkers_(std::max(1u, std::thread::hardware_concurrency())) {
        for (const Seating& each : visitors) add(each, "somewhere");
        for (int i = 0; i < crowd.tables; ++i) add(crowded, crowd.is_watched ? std::to_string(i) : "");
        const std::size_t before = mallinfo2().uordblks;
        for (std::size_t i = visitors.size(); i < tables_.size(); ++i) ask_all(i);
        if (const auto waiting = thinkers_.figures().waiting; waiting > 0) {
            bytes_each_ = static_cast<double>(mallinfo2().uordblks - before) / static_cast<double>(waiting);
        }
    }

    Measured measure() {
        for (int i = 0; i < 3; ++i) ask_each({});  // what they take is found out
        while (tables_.size() > visitors.size() && thinkers_.figures().thoughts < thoughts_before) play_until(soon());
        Measured measured{.bytes_each = bytes_each_};
        const Time since = std::chrono::steady_clock::now();
        const auto before = thinkers_.figures();
        crowd_thoughts_ = 0;
        for (int i = 0; i < asked_each; ++i) ask_each(&measured);
        const auto after = thinkers_.figures();
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - since;
        measured.waiting = static_cast<double>(after.waiting);
        measured.crowd_thoughts = static_cast<double>(crowd_thoughts_) / took.count();
        measured.thinking_ms = static_cast<double>(after.thinking_ms - before.thinking_ms) /
                               static_cast<double>(after.thoughts - before.thoughts);
        return measured;
    }

private:
    static Time soon() { return std::chrono::steady_clock::now() + between; }
    void add(const Seating& seating, std::string network) {
        tables_.emplace_back(tables_.size() + 1, seating, std::move(network));
    }

    void ask_all(std::size_t table) {
        while (auto question = tables_[table].question()) ask(std::move(*question));
    }
    void ask(AskBot question) {
        thinkers_.ask(std::move(question), [this](BotMoved moved) { inbox_.put(std::move(moved)); });
    }

    void ask_each(Measured* measured) {  // one after the other
        for (std::size_t i = 0; i < visitors.size(); ++i) {
            play_until(soon());
            const Time since = std::chrono::steady_clock::now();
            ask(*tables_[i].question());
            const std::chrono::duration<double, std::milli> took = play_until_answer() - since;
            if (measured != nullptr) measured->ms[i].push_back(took.count());
        }
    }
    Time play_until_answer() {
        for (;;) {
            if (const auto at = play_all(soon())) return *at;
        }
    }
    void play_until(Time until) {
        while (std::chrono::steady_clock::now() < until) play_all(until);
    }
    std::optional<Time> play_all(Time until) {  // when a visitor was answered
        std::optional<Time> answered;
        for (const Answered& each : inbox_.take(until)) {
            const auto table = static_cast<std::size_t>(each.moved.table) - 1;
            tables_[table].play(each.moved);
            if (table < visitors.size()) answered = each.at;
            else ask_all(table), ++crowd_thoughts_;
        }
        return answered;
    }

    std::vector<Table> tables_;
    Inbox inbox_;
    double bytes_each_ = 0;
    std::int64_t crowd_thoughts_ = 0;
    server::Thinkers thinkers_;  // ends first: it speaks to the inbox
};

double at_percent(std::vector<double> values, std::size_t percent) {
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, values.size() * percent / 100)];
}

void add(Measured& all, const Measured& round) {
    for (std::size_t i = 0; i < visitors.size(); ++i) std::ranges::copy(round.ms[i], std::back_inserter(all.ms[i]));
    all.waiting = std::max(all.waiting, round.waiting);
    all.bytes_each = std::max(all.bytes_each, round.bytes_each);
    all.crowd_thoughts += round.crowd_thoughts / rounds;
    all.thinking_ms += round.thinking_ms / rounds;
}

}  // namespace

std::vector<Result> bots() {
    const std::array crowds = {Crowd{}, Crowd{500, true}, Crowd{600, false}};
    std::array<Measured, crowds.size()> all;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < crowds.size(); ++i) add(all[i], Hall(crowds[i]).measure());
    }
    std::vector<Result> results;
    for (std::size_t i = 1; i < crowds.size(); ++i) {
        const std::string beside = ", " + crowds[i].says();
        for (std::size_t who = 0; who < visitors.size(); ++who) {
            const bool is_goal = visitors[who].bot == "apprenti";
            for (const std::size_t percent : {50u, 95u}) {
                const double alone = at_percent(all[0].ms[who], percent), now = at_percent(all[i].ms[who], percent);
                const std::string which = percent == 50 ? ", median" : ", 95 %";
                results.push_back({.what = visitors[who].kind() + beside + which, .unit = "ms", .ours = now,
                                   .against = "alone", .theirs = alone, .ratio = alone / now,
                                   .goal = is_goal && percent == 50 ? "0.5: within twice of alone" : ""});
            }
        }
        const std::string of = ", " + crowds[i].says();
        results.push_back({.what = "Maîtres answer" + of, .unit = "thoughts/s", .ours = all[i].crowd_thoughts});
        results.push_back({.what = "a thought of anybody takes" + of, .unit = "ms", .ours = all[i].thinking_ms});
        results.push_back({.what = "questions that wait" + of, .unit = "", .ours = all[i].waiting});
        results.push_back({.what = "memory of one that waits" + of, .unit = "bytes", .ours = all[i].bytes_each});
    }
    return results;
}

}  // namespace bench

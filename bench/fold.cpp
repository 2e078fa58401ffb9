// How long a table takes to load: the longest log that each game and the server's limits allow, folded as after a
// restart. Nobody else is served meanwhile, so it must be short.
#include <algorithm>
#include <array>
#include <vector>

#include "bench/bench.hpp"
#include "core/steps.hpp"
#include "games/make_match.hpp"
#include "server/longest.hpp"

namespace bench {

namespace {

constexpr double goal_ms = 10;

// As the store gives it back.
std::vector<std::string> stored(const std::vector<server::TableEvent>& events) {
    std::vector<std::string> bodies;
    for (const server::TableEvent& event : events) bodies.push_back(core::encode(event));
    return bodies;
}

void fold_all(const std::vector<std::string>& log) {
    server::Table table;
    for (const std::string& body : log) {
        const auto event = core::decode<server::TableEvent>(body);
        CHECK(event && server::fold(table, *event, 1));
    }
}

// The middle one of a few.
double milliseconds(const std::vector<std::string>& log) {
    std::array<double, 5> times{};
    for (double& each : times) {
        const double start = seconds(Clock::cpu);
        fold_all(log);
        each = (seconds(Clock::cpu) - start) * 1e3;
    }
    std::ranges::nth_element(times, times.begin() + times.size() / 2);
    return times[times.size() / 2];
}

std::int64_t steps(const std::vector<std::string>& log) {
    const std::int64_t before = core::steps_done;
    fold_all(log);
    return core::steps_done - before;
}

}  // namespace

std::vector<Result> fold() {
    std::vector<Result> results;
    for (const games::Info& info : games::catalogue()) {
        const auto log = stored(server::Longest(info.name).events());
        const double ms = milliseconds(log);
        const std::string what = info.name + ", " + std::to_string(log.size()) + " events, " +
                                 std::to_string(steps(log)) + " steps";
        results.push_back({.what = what, .unit = "ms", .ours = ms, .ratio = goal_ms / ms, .goal = "10 ms"});
    }
    return results;
}

}  // namespace bench

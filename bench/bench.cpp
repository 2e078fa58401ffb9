#include "bench/bench.hpp"

#include <time.h>

#include <algorithm>

#include "bench/connections.hpp"

namespace bench {

namespace {

constexpr double enough_seconds = 0.25;
constexpr int rounds = 5;

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::vector<Result> connections() {
    constexpr int count = 1000;
    constexpr double budget_bytes = 80e6 / 10'000;
    const auto each = static_cast<double>(measure_idle_connections(count).bytes_each());
    return {{.what = "an idle connection", .unit = "bytes", .ours = each, .ratio = budget_bytes / each,
             .goal = "10,000 in 80 MB: 8,000 bytes each"}};
}

}  // namespace

const std::vector<Benchmark>& all() {
    static const std::vector<Benchmark> list = {
        {"play", "random play and replay of Color'Yam, typed rules against JSON", play},
        {"turn", "a Color'Yam turn solved exactly, against summing every throw by itself", turn},
        {"solver", "open hands of Farfalia solved exactly, against libdds where it can", solver},
        {"farfalia", "random play of Farfalia, typed rules against JSON", farfalia_cards},
        {"colorwords", "the best word of a sheet, proven, against word by word", colorwords_search},
        {"clay", "a brush on the clay, natively against WebAssembly, and how small sculptures are", clay_steps},
        {"lookup", "whether the French list has a word, against dawgdic", lookup},
        {"fold", "loading the longest log that each game and the server's limits allow", fold},
        {"talk", "how well the bots of Barbarossa understand, answer and find words, and how quickly", talk},
        {"finds", "how soon the words of the sculptures that bots bring are found, by bots and scripted people", finds},
        {"tales", "how often the bots of Farben tell somebody the same, and what their hints are worth", tales},
        {"moves", "moves through the hub, stored in SQLite against kept in memory", moves},
        {"table", "memory of a running table with two people at it", table_bytes},
        {"bots", "how soon a bot answers beside hundreds of tables of six Maîtres, against alone", bots},
        {"keys", "judging a passkey, and checking a password", keys_of_people},
        {"connections", "memory of a page that is open and silent", connections},
    };
    return list;
}

double seconds(Clock clock) {
    timespec now{};
    clock_gettime(clock == Clock::cpu ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

double rate(Clock clock, const std::function<std::int64_t()>& work) {
    const double start = seconds(clock);
    std::int64_t done = 0;
    double now = start;
    while (now - start < enough_seconds) {
        done += work();
        now = seconds(clock);
    }
    return static_cast<double>(done) / (now - start);
}

Compared compare(const std::function<double()>& ours, const std::function<double()>& theirs) {
    std::vector<double> our_rates, their_rates, ratios;
    for (int round = 0; round < rounds; ++round) {
        our_rates.push_back(ours());
        their_rates.push_back(theirs());
        ratios.push_back(our_rates.back() / their_rates.back());
    }
    return {median(our_rates), median(their_rates), median(ratios)};
}

}  // namespace bench

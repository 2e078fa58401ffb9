// What things cost, said as ratios: two ways of doing the same are measured in turns in one run, and the median of
// their ratios is what to look at. Absolute numbers are for orientation; machines differ, ratios hardly do.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bench {

struct Result {
    std::string what{};
    std::string unit{};
    double ours = 0;
    std::string against{};  // what `ours` is compared with; empty if only a budget is
    double theirs = 0;
    double ratio = 0;       // how many times better ours is; for a budget, how many times it would fit
    std::string goal{};     // from the design; empty if there is none
};

struct Benchmark {
    std::string_view name;
    std::string_view summary;
    std::vector<Result> (*run)();
};
const std::vector<Benchmark>& all();

std::vector<Result> play();         // play.cpp
std::vector<Result> turn();         // turn.cpp
std::vector<Result> farfalia_cards();  // farfalia.cpp
std::vector<Result> solver();       // solver.cpp
std::vector<Result> colorwords_search();  // colorwords.cpp
std::vector<Result> clay_steps();   // clay.cpp
std::vector<Result> lookup();       // lookup.cpp
std::vector<Result> fold();         // fold.cpp
std::vector<Result> talk();         // talk.cpp
std::vector<Result> finds();        // talk.cpp
std::vector<Result> tales();        // tales.cpp
std::vector<Result> moves();        // tables.cpp
std::vector<Result> table_bytes();  // tables.cpp
std::vector<Result> bots();         // bots.cpp
std::vector<Result> keys_of_people();  // keys.cpp

// How many items a second: calls `work`, which says how many it did, until enough time has gone by. `Clock::cpu`
// leaves out what others do on this machine; `Clock::wall` counts waiting for the disk.
enum class Clock { cpu, wall };
double rate(Clock, const std::function<std::int64_t()>& work);
double seconds(Clock);

struct Compared {
    double ours = 0;
    double theirs = 0;
    double ratio = 0;
};
// Medians of a few rounds, each measuring both; a measure returns a rate.
Compared compare(const std::function<double()>& ours, const std::function<double()>& theirs);

}  // namespace bench

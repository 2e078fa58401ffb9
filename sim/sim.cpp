// Runs the whole service under a seed: `simulate 123` does the same thing every time. First anything
// may fail; then nothing does, people finish their games, and everybody must agree with the disk.
#include <charconv>
#include <cstdio>
#include <cstring>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/check.hpp"
#include "sim/people.hpp"

namespace {

struct Counts {
    std::size_t tables = 0;
    std::map<std::string, int> events{};  // by kind
    int refusals = 0;
    int crashes = 0;
    int records = 0;
    int claims = 0;
};

constexpr int stormy_steps = 300;
constexpr int calm_steps_max = 60'000;  // far more than any table needs to end

bool is_over(sim::Service& service, const sim::Town& town) {
    for (const std::string& code : town.codes) {
        if (service.truth().table(code).status != server::Status::over) return false;
    }
    return service.is_quiet();
}

void run(std::uint64_t seed, std::size_t shards, Counts& all) {
    core::Rng rng(seed);
    sim::Service service(rng, shards);
    sim::Town town{.tables_max = 1 + rng.below(2), .rematches_max = 1 + rng.below(3)};
    std::vector<sim::Person> people;
    for (const char* name : {"Ann", "Bob", "Cleo"}) people.emplace_back(name, service, town, rng);

    for (int step = 0; step < stormy_steps; ++step) {
        for (sim::Person& person : people) person.act();
        service.step();
    }
    service.faults = false;
    int steps = 0;
    do {
        CHECK(++steps < calm_steps_max);  // every table ends
        for (sim::Person& person : people) person.finish();
        service.step();
    } while (!is_over(service, town));
    for (const sim::Person& person : people) person.check();
    service.check_disk();

    all.tables += town.codes.size();
    all.refusals += town.refusals;
    all.records += town.records;
    all.claims += town.claims;
    all.crashes += service.crashes();
    for (const std::string& code : town.codes) {
        for (const store::Event& event : service.disk().log(*service.disk().find(code))) {
            ++all.events[std::string(boost::json::parse(event.body).at("type").as_string())];
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::optional<std::uint64_t> first, count, shards;
    for (int i = 1; i < argc; ++i) {
        const bool is_count = std::strcmp(argv[i], "--seeds") == 0 && i + 1 < argc;
        const bool is_shards = std::strcmp(argv[i], "--shards") == 0 && i + 1 < argc;
        const std::string_view number = argv[is_count || is_shards ? ++i : i];
        std::uint64_t& value = (is_count ? count : is_shards ? shards : first).emplace();
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (error != std::errc() || end != number.data() + number.size()) {
            std::fprintf(stderr, "usage: simulate [--seeds N] [--shards N] [SEED]\n");
            return 2;
        }
    }
    const std::uint64_t seeds = count.value_or(first ? 1 : 300);
    Counts all;
    for (std::uint64_t seed = first.value_or(1), last = seed + seeds; seed < last; ++seed) {
        std::fprintf(stderr, "\rseed %llu ", static_cast<unsigned long long>(seed));
        run(seed, shards.value_or(1), all);
    }
    std::fprintf(stderr, "\r");
    std::printf("%llu seeds: %zu tables played to their end, %d moves, %d time-outs, %d covers, %d rematches, "
                "%d renames, %d consents, %d records proven, %d claims, %d forgotten, "
                "%d refusals, %d crashes survived\n",
                static_cast<unsigned long long>(seeds), all.tables, all.events["played"], all.events["timed_out"],
                all.events["covered"], all.events["followed"], all.events["renamed"], all.events["agreed"], all.records,
                all.claims, all.events["forgotten"], all.refusals, all.crashes);
}

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include <boost/json.hpp>

#include "bench/bench.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

std::string names() {
    std::string text;
    for (const bench::Benchmark& each : bench::all()) text += (text.empty() ? "" : ", ") + std::string(each.name);
    return text;
}

std::string number(double value) {  // three digits are all a noisy machine can tell
    char text[32];
    const char* unit = value >= 1e6 ? " M" : value >= 1e4 ? " k" : "";
    const double shown = value >= 1e6 ? value / 1e6 : value >= 1e4 ? value / 1e3 : value;
    std::snprintf(text, sizeof text, shown >= 100 ? "%.0f%s" : shown >= 10 ? "%.1f%s" : "%.2f%s", shown, unit);
    return text;
}

void print(const bench::Result& result) {
    std::printf("  %-34s %9s %s\n", result.what.c_str(), number(result.ours).c_str(), result.unit.c_str());
    if (!result.against.empty()) {
        std::printf("  %-34s %9s %s\n", result.against.c_str(), number(result.theirs).c_str(), result.unit.c_str());
        std::printf("  %-34s %9s\n", "ratio", number(result.ratio).c_str());
    }
    if (result.goal.empty()) return;
    const std::string times = result.against.empty() ? " (" + number(result.ratio) + " times)" : "";
    std::printf("  goal: %s%s\n", result.goal.c_str(), times.c_str());
}

boost::json::object to_object(std::string_view name, const bench::Result& result) {
    return {{"name", name}, {"what", result.what}, {"unit", result.unit}, {"ours", result.ours},
            {"against", result.against}, {"theirs", result.theirs}, {"ratio", result.ratio}, {"goal", result.goal}};
}

int run(const Args& args) {
    const auto& all = bench::all();
    for (const std::string& word : args.words()) {
        const bool known = std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == word; });
        if (!known) throw UsageError("there is no benchmark '" + word + "'; there are: " + names());
    }
    const bool is_watched = isatty(STDERR_FILENO) != 0;
    for (const bench::Benchmark& each : all) {
        const auto& words = args.words();
        if (!words.empty() && std::find(words.begin(), words.end(), each.name) == words.end()) continue;
        if (is_watched) std::fprintf(stderr, "measuring %s ...\r", std::string(each.name).c_str());
        const std::vector<bench::Result> results = each.run();
        if (!args.has("json")) std::puts((std::string(each.name) + ": " + std::string(each.summary)).c_str());
        for (const bench::Result& result : results) {
            if (args.has("json")) std::printf("%s\n", boost::json::serialize(to_object(each.name, result)).c_str());
            else print(result);
        }
        std::fflush(stdout);
    }
    return 0;
}

}  // namespace

Command bench_command() {
    return {.name = "bench",
            .words = "[NAME...]",
            .summary = "Measure speed and memory, as ratios in one run (bench/README.md): " + names(),
            .words_max = static_cast<int>(bench::all().size()),
            .options = {{"json", "", "", "one JSON object a line"}},
            .run = run};
}

}  // namespace tools

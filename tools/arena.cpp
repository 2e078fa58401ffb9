// `palette arena`: bots against bots, by the thousand. The games are played on all cores; what they say
// does not depend on how many there are.
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <limits>
#include <thread>

#include <boost/json.hpp>

#include "games/arena.hpp"
#include "games/fault.hpp"
#include "tools/commands.hpp"

namespace tools {

namespace {

using games::Estimate;

struct Thinking {  // of one bot
    std::int64_t decisions = 0;
    double ms = 0;
    double ms_per_decision() const { return decisions == 0 ? 0 : ms / static_cast<double>(decisions); }
};

// Of this thread's processor time: a busy machine must not make a bot look slow.
double now_ms() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Results {
    std::vector<games::Played> games{};
    std::vector<Thinking> thinking{};  // by bot
};

struct Contender {
    std::string label{};     // as the command line has it
    std::size_t bot = 0;     // by its place in the game's list
    core::Budget budget{};
};

struct Request {
    const games::Info* game = nullptr;
    std::vector<Contender> bots{};
    std::size_t seats = 0;
    std::size_t games = 0;
    core::Json config{};
    std::uint64_t seed = 0;
};

// Says how far it is, about ten times a second, if there is somebody to read it.
class Progress {
public:
    explicit Progress(std::size_t games) : games_(games), is_shown_(isatty(STDERR_FILENO) == 1) {}
    ~Progress() {
        if (is_shown_) std::fputs("\r\033[K", stderr);
    }
    void watch(const std::atomic<std::size_t>& done) const {
        while (is_shown_ && done < games_) {
            std::fprintf(stderr, "\r%zu of %zu games", std::min(done.load(), games_), games_);
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        }
    }

private:
    std::size_t games_;
    bool is_shown_;
};

template <class Entry>
Results play_all(const games::Contest<Entry>& contest, std::size_t games) {
    Results results{.games = std::vector<games::Played>(games), .thinking = std::vector<Thinking>(contest.bots.size())};
    std::vector<std::vector<Thinking>> thinking(std::max(1u, std::thread::hardware_concurrency()), results.thinking);
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::vector<std::thread> threads;
    for (std::vector<Thinking>& here : thinking) {
        threads.emplace_back([&] {
            for (std::size_t game = next++; game < games; game = next++, ++done) {
                results.games[game] = games::play(contest, game, [&](std::size_t bot, const auto& think) {
                    const double start = now_ms();
                    const auto action = think();
                    here[bot].ms += now_ms() - start;
                    ++here[bot].decisions;
                    return action;
                });
            }
        });
    }
    Progress(games).watch(done);
    for (std::thread& thread : threads) thread.join();
    for (const std::vector<Thinking>& each : thinking) {
        for (std::size_t bot = 0; bot < each.size(); ++bot) {
            results.thinking[bot].ms += each[bot].ms;
            results.thinking[bot].decisions += each[bot].decisions;
        }
    }
    return results;
}

Results play_all(const Request& request) {
    Results results;
    games::for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        if (request.game->name != Entry::Rules::name) return;
        games::Contest<Entry> contest{.config = {}, .seats = request.seats, .bots = {}, .seed = request.seed};
        CHECK(core::read(request.config, contest.config));  // a match was opened with it
        for (const Contender& each : request.bots) {
            contest.bots.push_back(each.bot);
            contest.budgets.push_back(each.budget);
        }
        results = play_all(contest, request.games);
    });
    return results;
}

std::vector<std::string> split(const std::string& list) {
    std::vector<std::string> items;
    for (std::size_t from = 0; from <= list.size();) {
        const std::size_t comma = std::min(list.find(',', from), list.size());
        items.push_back(list.substr(from, comma - from));
        from = comma + 1;
    }
    return items;
}

// "maitre" or, with nodes to think with, "maitre:4000".
Contender read_contender(const games::Info& game, const std::string& label) {
    Contender contender{.label = label};
    const std::size_t colon = std::min(label.find(':'), label.size());
    const std::string name = label.substr(0, colon);
    const auto known = std::find(game.bots.begin(), game.bots.end(), name);
    if (known == game.bots.end()) {
        throw UsageError("there is no bot '" + name + "'; " + game.name + " has " + games::list_of(game.bots));
    }
    contender.bot = static_cast<std::size_t>(known - game.bots.begin());
    if (colon == label.size()) return contender;
    const char* last = label.data() + label.size();
    const auto [end, error] = std::from_chars(label.data() + colon + 1, last, contender.budget.nodes);
    if (error != std::errc{} || end != last || contender.budget.nodes < 1) {
        throw UsageError("'" + label + "' has no number of nodes after its colon, as in " + name + ":4000");
    }
    return contender;
}

Request read_request(const Args& args) {
    const std::string& game = args.words()[0];
    Request request{.game = games::find(game)};
    if (request.game == nullptr) throw UsageError("there is no game '" + game + "'; palette games lists them");
    for (const std::string& label : split(args.text("bots"))) {
        request.bots.push_back(read_contender(*request.game, label));
    }
    request.seats = request.bots.size();
    if (args.has("seats")) {
        const std::int64_t seats = args.number("seats", request.game->min_seats, request.game->max_seats);
        request.seats = static_cast<std::size_t>(seats);
    }
    const bool is_alone = request.seats == 1 && request.game->min_seats == 1;
    if (request.bots.size() < 2 && !is_alone) {
        throw UsageError("--bots takes two names or more, with commas between them; one only where one plays alone");
    }
    request.games = static_cast<std::size_t>(args.number("games", 1, 10'000'000));
    request.seed = static_cast<std::uint64_t>(args.number("seed", 0, std::numeric_limits<std::int64_t>::max()));
    const auto config = core::decode<core::Json>(args.text("config"));
    if (!config) throw UsageError("--config is not JSON: " + args.text("config"));
    request.config = games::with_defaults(*request.game, *config);
    const auto match = games::open_match(request.game->name, static_cast<int>(request.seats), request.config);
    if (!match) throw UsageError(match.error().why);
    return request;
}

const char* verdict_on(const Estimate& lead) {
    if (lead.is_above(0)) return "stronger";
    if (Estimate{-lead.mean, lead.margin}.is_above(0)) return "weaker";
    return "no difference shown";
}

// Whoever plays alone always wins: the scores are all there is.
void print_alone(const Request& request, const Results& results) {
    std::printf("%s, alone, %zu games, seed %llu.\n\n", request.game->name.c_str(), request.games,
                static_cast<unsigned long long>(request.seed));
    std::printf("%-12s %7s  %-13s %7s %7s %7s  %s\n", "bot", "games", "score", "lowest", "median", "highest",
                "ms/decision");
    for (std::size_t bot = 0; bot < request.bots.size(); ++bot) {
        const games::Standing standing = games::standing_of(results.games, bot);
        std::printf("%-12s %7zu  %4.1f ± %-6.1f %7d %7d %7d  %.3f\n", request.bots[bot].label.c_str(), standing.games,
                    standing.score.mean, standing.score.margin, standing.spread.lowest, standing.spread.median,
                    standing.spread.highest, results.thinking[bot].ms_per_decision());
    }
}

void print_text(const Request& request, const Results& results) {
    if (request.seats == 1) return print_alone(request, results);
    std::printf("%s, %zu seats, %zu games, seed %llu. Per seat; a fair share of the wins is %.1f %%.\n\n",
                request.game->name.c_str(), request.seats, request.games,
                static_cast<unsigned long long>(request.seed), 100.0 / static_cast<double>(request.seats));
    std::printf("%-12s %7s  %-15s %-15s %-13s %-13s %s\n", "bot", "games", "wins %", "points %", "place", "score",
                "ms/decision");
    for (std::size_t bot = 0; bot < request.bots.size(); ++bot) {
        const games::Standing standing = games::standing_of(results.games, bot);
        std::printf("%-12s %7zu  %5.1f ± %-7.1f %5.1f ± %-7.1f %4.2f ± %-6.2f %4.1f ± %-6.1f %.3f\n",
                    request.bots[bot].label.c_str(), standing.games, 100 * standing.wins.mean,
                    100 * standing.wins.margin, 100 * standing.points.mean, 100 * standing.points.margin,
                    standing.place.mean, standing.place.margin, standing.score.mean, standing.score.margin,
                    results.thinking[bot].ms_per_decision());
    }
    std::printf("\n");
    for (std::size_t bot = 0; bot < request.bots.size(); ++bot) {
        for (std::size_t rival = bot + 1; rival < request.bots.size(); ++rival) {
            const std::optional<Estimate> lead = games::lead_of(results.games, bot, rival);
            if (!lead) continue;
            const Estimate score = games::lead_of(results.games, bot, rival, &games::Share::score).value();
            std::printf("%s over %s: %+.1f ± %.1f %% of the wins per seat: %s; %+.2f ± %.2f points: %s\n",
                        request.bots[bot].label.c_str(), request.bots[rival].label.c_str(), 100 * lead->mean,
                        100 * lead->margin, verdict_on(*lead), score.mean, score.margin, verdict_on(score));
        }
    }
}

boost::json::object to_json(const Estimate& estimate) { return {{"mean", estimate.mean}, {"margin", estimate.margin}}; }

void print_json(const Request& request, const Results& results) {
    boost::json::array bots;
    boost::json::array leads;
    for (std::size_t bot = 0; bot < request.bots.size(); ++bot) {
        const games::Standing standing = games::standing_of(results.games, bot);
        bots.push_back({{"name", request.bots[bot].label},
                        {"games", standing.games},
                        {"wins", to_json(standing.wins)},
                        {"points", to_json(standing.points)},
                        {"place", to_json(standing.place)},
                        {"score", to_json(standing.score)},
                        {"spread", {{"lowest", standing.spread.lowest},
                                    {"median", standing.spread.median},
                                    {"highest", standing.spread.highest}}},
                        {"ms_per_decision", results.thinking[bot].ms_per_decision()}});
        for (std::size_t rival = bot + 1; rival < request.bots.size(); ++rival) {
            const std::optional<Estimate> lead = games::lead_of(results.games, bot, rival);
            if (!lead) continue;
            leads.push_back({{"bot", request.bots[bot].label},
                             {"over", request.bots[rival].label},
                             {"wins", to_json(*lead)},
                             {"score", to_json(*games::lead_of(results.games, bot, rival, &games::Share::score))}});
        }
    }
    const boost::json::object all{{"game", request.game->name}, {"seats", request.seats}, {"games", request.games},
                                  {"config", request.config},   {"seed", request.seed},   {"bots", bots},
                                  {"leads", leads}};
    std::printf("%s\n", boost::json::serialize(all).c_str());
}

int run(const Args& args) {
    const Request request = read_request(args);
    const Results results = play_all(request);
    (args.has("json") ? print_json : print_text)(request, results);
    return 0;
}

}  // namespace

Command arena_command() {
    return {.name = "arena",
            .words = "GAME",
            .summary = "Bots against bots: wins, points, places with 95 % intervals, time per decision",
            .words_min = 1,
            .words_max = 1,
            .options = {{"bots", "A,B", "", "who plays, one alone or more; the list is repeated to fill the seats and "
                                             "moves on each game; A:4000 thinks with 4000 nodes a decision, not 1000"},
                        {"games", "N", "1000", "how many games"},
                        {"seats", "K", "", "how many sit down; as many as there are bots if not given"},
                        {"config", "JSON", "{}", "options that differ from the game's defaults"},
                        {"seed", "S", "1", "all dice and all thoughts follow from it"},
                        {"json", "", "", "print one JSON object"}},
            .run = run};
}

}  // namespace tools

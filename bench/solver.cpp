// Open hands of Farfalia solved exactly: plain tricks beside libdds, the double dummy solver of bridge, on the same
// boards; captures, for which there is no peer; and how long Maître thinks. libdds is opened when it is there, in a
// process of its own: nothing is linked to it, and it cannot be closed again without a crash.
#if __has_include(<dds/dll.h>)
#include <dds/dll.h>
#define HAS_DDS_HEADER
#endif
#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/bench.hpp"
#include "core/check.hpp"
#include "core/rng.hpp"
#include "games/farfalia/bots.hpp"
#include "games/farfalia/rules.hpp"
#include "games/farfalia/solver.hpp"

namespace bench {

namespace {

using namespace farfalia;

// A game's first deal, played at random until so many tricks are left.
State some_state(int seats, int tricks_left, core::Rng& rng) {
    State state = Rules::setup({}, seats);
    for (;;) {
        const bool is_playing = state.open.phase == Phase::playing && state.open.trick.cards.empty();
        if (is_playing && tricks_of(state.open) - state.open.tricks == tricks_left) return state;
        const core::Seat actor = actor_of(state.open);
        const bool is_natural = actor == core::Seat::nature;
        CHECK(Rules::apply(state, actor, is_natural ? Rules::nature(state, rng) : Rules::suggest_from(state, rng)));
    }
}

std::vector<Scene> some_scenes(int seats, int tricks_left, int count, core::Rng& rng) {
    std::vector<Scene> scenes;
    for (int i = 0; i < count; ++i) scenes.push_back(scene_of(some_state(seats, tricks_left, rng)));
    return scenes;
}

template <class Solve>
double per_second(const std::vector<Scene>& scenes, const Solve& solve) {
    const double start = seconds(Clock::cpu);
    for (const Scene& scene : scenes) solve(scene);
    return static_cast<double>(scenes.size()) / (seconds(Clock::cpu) - start);
}

#ifdef HAS_DDS_HEADER
class Libdds {
public:
    Libdds() {
        void* const library = dlopen("libdds.so.0", RTLD_NOW);
        if (library == nullptr) return;
        solve_ = reinterpret_cast<decltype(solve_)>(dlsym(library, "SolveBoard"));
        reinterpret_cast<decltype(&SetMaxThreads)>(dlsym(library, "SetMaxThreads"))(1);
    }
    bool is_there() const { return solve_ != nullptr; }
    int tricks(const Scene& scene) const {
        deal dealt{};
        dealt.trump = static_cast<int>(scene.trump);
        dealt.first = scene.leader;
        for (std::size_t hand = 0; hand < 4; ++hand) {
            for (int suit = 0; suit < suit_count; ++suit) {
                const Bits cards = scene.held[hand] >> (16 * suit) & ranks;
                dealt.remainCards[hand][suit] = static_cast<unsigned int>(cards << 2);  // its lowest rank is bit 2
            }
        }
        futureTricks found{};
        CHECK(solve_(dealt, -1, 1, 1, &found, 0) == RETURN_NO_FAULT);
        return found.score[0];
    }

private:
    decltype(&SolveBoard) solve_ = nullptr;
};
#else
struct Libdds {
    bool is_there() const { return false; }
    int tricks(const Scene&) const { return 0; }
};
#endif

// Boards a second by libdds, which must find as many tricks as were expected; 0 if it is not installed.
double rate_of_libdds(const std::vector<Scene>& scenes, const std::vector<int>& expected) {
    std::array<int, 2> pipe_ends{};
    CHECK(pipe(pipe_ends.data()) == 0);
    const pid_t process = fork();
    if (process == 0) {
        const Libdds libdds;
        std::size_t i = 0;
        double rate = 0;
        if (libdds.is_there()) {
            rate = per_second(scenes, [&](const Scene& scene) { CHECK(libdds.tricks(scene) == expected[i++]); });
        }
        _exit(write(pipe_ends[1], &rate, sizeof rate) == sizeof rate ? 0 : 1);
    }
    close(pipe_ends[1]);
    double rate = 0;
    CHECK(read(pipe_ends[0], &rate, sizeof rate) == sizeof rate);
    close(pipe_ends[0]);
    waitpid(process, nullptr, 0);
    return rate;
}

Result tricks(int cards, int boards, std::string goal) {
    core::Rng rng(static_cast<std::uint64_t>(cards));
    std::vector<Scene> scenes;
    std::vector<int> found;
    TrickSolver solver;
    const Compared compared = compare(
        [&] {
            scenes = some_scenes(4, cards, boards, rng);
            found.clear();
            return per_second(scenes, [&](const Scene& scene) {
                found.push_back(solver.value(scene, scene.side[static_cast<std::size_t>(scene.leader)]));
            });
        },
        [&] { return rate_of_libdds(scenes, found); });
    const std::string what = "tricks, four hands of " + std::to_string(cards);
    if (compared.theirs == 0) return {.what = what, .unit = "boards/s", .ours = compared.ours};
    return {.what = what, .unit = "boards/s", .ours = compared.ours, .against = "libdds, one thread",
            .theirs = compared.theirs, .ratio = compared.ratio, .goal = std::move(goal)};
}

// Maître values each of its cards in a hundred worlds it imagines.
Result maitre(int seats, int cards, int decisions) {
    core::Rng rng(static_cast<std::uint64_t>(seats));
    double spent = 0;
    for (int i = 0; i < decisions; ++i) {
        const State state = some_state(seats, cards, rng);
        const View view = Rules::view(state, actor_of(state.open));
        spent -= seconds(Clock::cpu);
        Maitre().choose(view, view.me, rng, {.nodes = 100 * cards});
        spent += seconds(Clock::cpu);
    }
    const double each = spent / decisions;
    return {.what = "Maître, 100 worlds x " + std::to_string(cards) + " cards, " + std::to_string(seats) + " hands",
            .unit = "ms", .ours = 1e3 * each, .ratio = 0.060 / each, .goal = "60 ms"};
}

Result captures(int seats, int cards, int worlds) {
    core::Rng rng(static_cast<std::uint64_t>(seats));
    const std::vector<Scene> scenes = some_scenes(seats, cards, worlds, rng);
    Solver solver;
    const double rate = per_second(scenes, [&](const Scene& scene) {
        const int side = scene.side[static_cast<std::size_t>(scene.leader)];
        CHECK(solver.each(scene, points_ahead(scene, side), 1'000'000'000));
    });
    return {.what = "every card valued exactly, " + std::to_string(seats) + " hands of " + std::to_string(cards),
            .unit = "worlds/s", .ours = rate};
}

}  // namespace

std::vector<Result> solver() {
    return {tricks(8, 400, "2x libdds"), tricks(13, 20, "1x libdds"), maitre(4, 8, 40), maitre(5, 8, 40),
            captures(4, 8, 40), captures(5, 6, 40), captures(5, 8, 3)};
}

}  // namespace bench

// What the bots of Farben tell somebody who plays evening after evening with three of them: how much of it was told
// before, with and without what the server remembers; how many hints stand in one story only; how often they comment.
#include <algorithm>

#include "bench/bench.hpp"
#include "games/arena.hpp"
#include "games/farben/course.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/stories.hpp"

namespace bench {

namespace {

using namespace farben;
using Farben = boost::mp11::mp_at_c<games::All, 3>;
static_assert(std::same_as<Farben::Rules, Rules>);

constexpr int seats = 4;
constexpr std::array<std::string_view, 4> level_names = {"random", Apprenti::name, Habitue::name, Maitre::name};

// An evening of four of a kind; `watch` is shown every state before a move, who makes it, and it.
template <class Watch>
void play_evening(std::size_t level, std::uint64_t seed, const core::TalesHeard& heard, const Watch& watch) {
    core::Rng rng(seed);
    State state = Rules::setup({}, seats);
    core::Memories<Rules> memories;
    while (!Rules::to_act(state).empty()) {
        const core::Seat actor = Rules::to_act(state).first();
        const auto action = actor == core::Seat::nature
                                ? Rules::nature(state, rng)
                                : games::choose<Farben>(level, Rules::view(state, actor), memories.of(actor), actor,
                                                        rng, {}, heard);
        watch(state, memories, actor, action);
        CHECK(Rules::apply(state, actor, action).has_value());
        memories.notice(state, seats);
    }
}

struct Repeats { double share = 0; int first = 0; };  // of the last evenings; and the first evening with one, 0: none

// Seat 0 is the person: what is told there is theirs. Stories of the last ten evenings that they had heard before.
Repeats repeats(std::size_t level, int evenings, bool is_remembered) {
    constexpr int last = 10;
    core::TalesHeard heard;
    Repeats found;
    int again = 0, all = 0;
    for (int evening = 1; evening <= evenings; ++evening) {
        std::vector<core::Tale> tonight;
        play_evening(level, static_cast<std::uint64_t>(evening), is_remembered ? heard : core::TalesHeard(),
                     [&](const State&, const auto&, core::Seat actor, const Rules::Action& action) {
            const auto tale = Rules::tale(action);
            if (tale && actor != core::Seat{0}) tonight.push_back(*tale);
        });
        for (const core::Tale tale : tonight) {
            const bool is_again = heard.times(tale) > 0;
            if (is_again && found.first == 0) found.first = evening;
            if (evening <= evenings - last) continue;
            again += is_again, ++all;
        }
        for (const core::Tale tale : tonight) heard.add(tale);
    }
    found.share = 100.0 * again / all;
    return found;
}

bool stands_in(const Card& card, const std::string& word) {
    return std::ranges::count(words_of(card.story), words_of(word).front()) > 0;
}

// Hints, of a hundred, that stand in no other story of the evening: those given, and any that the stock marks.
std::pair<double, double> telling_hints(std::size_t level) {
    double given = 0, any = 0, all = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        play_evening(level, seed, {}, [&](const State& state, const auto&, core::Seat actor,
                                          const Rules::Action& action) {
            const auto* hint = std::get_if<Hint>(&action);
            if (hint == nullptr) return;
            const Card& own = state.table.packets[static_cast<std::size_t>(state.table.packet)].cards[at(actor)];
            const auto is_telling = [&](const std::string& word) {
                return std::ranges::none_of(state.table.packets, [&](const Packet& packet) {
                    return std::ranges::any_of(packet.cards, [&](const Card& card) {
                        return &card != &own && stands_in(card, word);
                    });
                });
            };
            const Story* story = story_of(own.story, state.table.config.language);
            if (story == nullptr) return;
            given += is_telling(hint->word), ++all;
            any += static_cast<double>(std::ranges::count_if(story->hints, is_telling)) /
                   static_cast<double>(story->hints.size());
        });
    }
    return {100 * given / all, 100 * any / all};
}

template <class Bot>
double asides_an_evening() {
    constexpr int evenings = 50;
    int said = 0;
    for (std::uint64_t seed = 1; seed <= evenings; ++seed) {
        play_evening(2, seed, {}, [&](const State& state, const core::Memories<Rules>& memories, core::Seat actor,
                                      const Rules::Action& action) {
            if (actor == core::Seat::nature || actor == core::Seat{0}) return;
            said += !Bot().aside(Rules::view(state, actor), memories.of(actor), actor, action).empty();
        });
    }
    return double(said) / evenings;
}

}  // namespace

std::vector<Result> tales() {
    std::vector<Result> results;
    for (const std::size_t level : {1u, 2u, 3u}) {
        const std::string name(level_names[level]);
        for (const int evenings : {20, 40, 60}) {
            const Repeats with = repeats(level, evenings, true), without = repeats(level, evenings, false);
            const std::string what = name + ": stories heard before, in the ten evenings up to the ";
            results.push_back({.what = what + std::to_string(evenings) + "th", .unit = "%", .ours = with.share,
                               .against = "forgotten each time", .theirs = without.share});
            if (evenings < 60) continue;
            results.push_back({.what = name + ": first evening with one (0: none)", .unit = "",
                               .ours = double(with.first), .against = "forgotten each time",
                               .theirs = double(without.first)});
        }
        const auto [given, any] = telling_hints(level);
        results.push_back({.what = name + ": hints that stand in one story only", .unit = "%", .ours = given,
                           .against = "any marked word", .theirs = any});
    }
    results.push_back({.what = "asides of three bots in an evening of 40 stories", .unit = "",
                       .ours = asides_an_evening<Habitue>()});
    return results;
}

}  // namespace bench

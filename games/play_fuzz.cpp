// Bytes from an enemy, given as actions and as options to every game at every point of a game: they are
// refused whole or taken whole, and the game can always go on. Run under ASan and UBSan.
// The first byte says how far the game has come, the others are JSON.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/match_of.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace {

constexpr std::size_t stretches = 16;
constexpr int stretch_moves = 20;

void go_on(core::Match& match, core::Rng& rng) {
    const core::Seat actor = match.to_act().first();
    const bool is_nature = actor == core::Seat::nature;
    CHECK(match.play(actor, is_nature ? match.nature(rng) : match.think("random", actor)(rng, {})).has_value());
}

// A game at random after one stretch, two, ... : played once, for it takes longer than all that is tried on it.
template <class Entry>
auto games_under_way() {
    core::Rng rng(1);
    std::vector<core::MatchOf<typename Entry::Rules, typename Entry::Coach, typename Entry::Bots>> games;
    games.emplace_back(typename Entry::Rules::Config{}, Entry::Rules::min_seats, Entry::Rules::version);
    while (games.size() < stretches) {
        games.push_back(games.back());
        for (int moves = 0; moves < stretch_moves && !games.back().to_act().empty(); ++moves) go_on(games.back(), rng);
    }
    return games;
}

void try_on(core::Match& match, const core::Json& json) {
    for (const core::Seat seat : {core::Seat{0}, core::Seat{1}, core::Seat::nature, core::Seat::spectator}) {
        const core::Json before = match.view(seat);
        if (!match.play(seat, json)) CHECK(match.view(seat) == before);  // refused: nothing has changed
    }
}

template <class Entry>
void play(const core::Json& json, std::size_t stretch) {
    static const auto games = games_under_way<Entry>();
    auto match = games[stretch];
    core::Rng rng(2);
    try_on(match, json);
    typename Entry::Rules::Action action;
    if (!core::read(json, action)) return;  // at no point will it be one
    for (int moves = 0; moves < stretch_moves && !match.to_act().empty(); ++moves) {
        go_on(match, rng);
        try_on(match, json);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto json = core::decode<core::Json>({reinterpret_cast<const char*>(data) + 1, size - 1});
    if (!json) return 0;
    games::for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        play<Entry>(*json, *data % stretches);
        for (int seats = 0; seats <= core::seats_max + 1; ++seats) {
            (void)games::make_match(Entry::Rules::name, seats, *json);
        }
    });
    return 0;
}

// Bytes from an enemy, given as actions and as options to every game at every point of a game: they are
// refused whole or taken whole, and the game can always go on. Run under ASan and UBSan.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/match_of.hpp"
#include "games/all.hpp"
#include "games/make_match.hpp"

namespace {

constexpr int moves_max = 60;
constexpr std::size_t stretch_count = 4;  // of a game: the size of an input says in which it comes

template <class Entry>
void play(const core::Json& json, int skipped) {
    using G = typename Entry::Rules;
    core::Rng rng(1);
    core::MatchOf<G, typename Entry::Coach, typename Entry::Bots> match({}, G::min_seats);
    const auto go_on = [&](core::Seat actor) {
        const bool is_nature = actor == core::Seat::nature;
        const core::Json action = is_nature ? match.nature(rng) : match.think("random", actor)(rng, {});
        CHECK(match.play(actor, action).has_value());
    };
    for (int moves = 0; moves < skipped && !match.to_act().empty(); ++moves) go_on(match.to_act().first());
    for (int moves = 0; moves < moves_max && !match.to_act().empty(); ++moves) {
        const core::Seat actor = match.to_act().first();
        for (const core::Seat seat : {actor, core::Seat::nature, core::Seat::spectator, core::Seat{1}}) {
            const core::Json before = match.view(actor);
            if (!match.play(seat, json)) CHECK(match.view(actor) == before);  // refused: nothing has changed
        }
        if (match.to_act().has(actor)) go_on(actor);  // else it was taken
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto json = core::decode<core::Json>({reinterpret_cast<const char*>(data), size});
    if (!json) return 0;
    games::for_each([&](auto entry) {
        using Entry = typename decltype(entry)::type;
        play<Entry>(*json, moves_max * static_cast<int>(size % stretch_count));
        for (int seats = 0; seats <= core::seats_max + 1; ++seats) {
            (void)games::make_match(Entry::Rules::name, seats, *json);
        }
    });
    return 0;
}

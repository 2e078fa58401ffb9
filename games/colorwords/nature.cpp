// What nature does: it draws a letter for each tray, and a bonus card. No card is drawn twice in a game. (R5)
#include <vector>

#include "games/colorwords/rules.hpp"

namespace colorwords {
namespace {

template <std::size_t N>
std::vector<std::int8_t> cards_in(core::Set<N> left) {
    std::vector<std::int8_t> cards;
    for (std::size_t card = 0; card < N; ++card) {
        if (left.has(card)) cards.push_back(static_cast<std::int8_t>(card));
    }
    return cards;
}

}  // namespace

Rules::Action Rules::nature(const State& state, core::Rng& rng) {
    std::vector<std::int8_t> letters = cards_in(state.open.letters);
    Draw draw;
    for (Letter& tray : draw.trays) {
        const std::uint32_t drawn = rng.below(static_cast<std::uint32_t>(letters.size()));
        tray = Letter(letters[drawn]);
        letters.erase(letters.begin() + drawn);
    }
    draw.bonus = rng.pick(cards_in(state.open.bonuses));
    return draw;
}

}  // namespace colorwords

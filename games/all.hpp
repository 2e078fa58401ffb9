// Every game there is, and who plays it when people are missing. The only list: all that names games is made from it.
#pragma once

#include <type_traits>

#include <boost/mp11.hpp>

#include "core/bot.hpp"
#include "games/barbarossa/bots.hpp"
#include "games/barbarossa/coach.hpp"
#include "games/colorwords/bots.hpp"
#include "games/colorwords/review.hpp"
#include "games/coloryam/bots.hpp"
#include "games/coloryam/coach.hpp"
#include "games/coloryam/rules.hpp"
#include "games/farben/bots.hpp"
#include "games/farfalia/bots.hpp"
#include "games/farfalia/rules.hpp"

namespace games {

// Bots from weakest to strongest, as the page offers them. `random` is for tests and tools only: it
// comes first and the page leaves it out.
template <core::Game G, core::CoachFor<G> C, core::BotFor<G>... B>
    requires(sizeof...(B) > 0)
struct Entry {
    using Rules = G;
    using Coach = C;
    using Bots = boost::mp11::mp_list<core::RandomBot<G>, B...>;
};

using All = boost::mp11::mp_list<
    Entry<coloryam::Rules, coloryam::Coach, coloryam::Apprenti, coloryam::Habitue, coloryam::Maitre>,
    Entry<farfalia::Rules, core::Silence, farfalia::Apprenti, farfalia::Habitue, farfalia::Maitre>,
    Entry<colorwords::Rules, colorwords::Review, colorwords::Apprenti, colorwords::Habitue, colorwords::Maitre>,
    Entry<farben::Rules, core::Silence, farben::Apprenti, farben::Habitue, farben::Maitre>,
    Entry<barbarossa::Rules, barbarossa::Coach, barbarossa::Apprenti, barbarossa::Habitue, barbarossa::Maitre>>;

// Calls use(std::type_identity<Entry>) for every game.
template <class Use>
void for_each(const Use& use) {
    boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, All>>(use);
}

}  // namespace games

// What a bot says to a story of somebody else when it has read it. It is made of what lies open to everybody and of
// what the bot has told itself; it quotes nothing and names no colour, so it brings nothing back once it is seen late.
#pragma once

#include <string>
#include <string_view>

#include "games/farben/rules.hpp"
#include "games/farben/voices.hpp"

namespace farben {

// Of all who listen at most one says something, and of four stories one is met with silence. Empty: not this seat.
std::string react_to_story(const View&, const Memory&, core::Seat me, std::string_view level);

}  // namespace farben

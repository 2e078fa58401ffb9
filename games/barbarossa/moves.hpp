// What a bot does with what it thinks: where it walks, what it asks, when it guesses and when it curses.
#pragma once

#include "games/barbarossa/mind.hpp"

namespace barbarossa {

Rules::Action walk(const Mind&);
Rules::Action ask_letter(const Mind&);                        // on an elf
Rules::Action ask_or_guess(const Mind&, core::Rng&);          // in either series
std::optional<Rules::Action> curse(const Mind&);              // if one is worth casting now
std::optional<Rules::Action> curse_for_letter(const Mind&);   // with a guess to follow
Rules::Action answer(const View&);                            // about one's own word, as it is

}  // namespace barbarossa

// The ready-made sculptures: for bots, and for whom time was up. Written in data/sculptures/, one file each, built into
// the program; every one was looked at.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/barbarossa/state.hpp"

namespace barbarossa {

// How soon its word is found, as `palette bench finds` measures.
enum class Grade : std::int8_t { clear, middling, sly };

struct ReadyMade {
    Grade grade = Grade::middling;
    std::string word{};         // in the language asked for: one simple word
    std::string description{};  // of what one sees, not of what it is
    std::string clay{};         // packed, as base64
};

std::size_t library_size();
const ReadyMade& ready_made(std::size_t entry, lexicon::Language);

}  // namespace barbarossa

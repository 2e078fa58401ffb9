// The bots' stock of stories: for each word one of each colour, and for each colour stories that fit any word. Written
// in data/stories/, built into the program.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "games/farben/state.hpp"

namespace farben {

struct Story {
    std::string text{};
    std::vector<std::string> hints{};  // words of it that bring it back
};

struct Told {  // a story of the stock for a colour
    Colour colour{};
    Story story{};
};

std::span<const Told> stories_of(std::string_view word, lexicon::Language);  // empty for words that no card has
std::span<const Told> stories_for_any(lexicon::Language);

// What is told in a text without what its teller says around it: its longest line.
std::string_view tale_in(std::string_view text);

// The story of the stock that is told in this text; null if it is not of the stock.
const Story* story_of(std::string_view text, lexicon::Language);

}  // namespace farben

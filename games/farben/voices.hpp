// How each level of bots speaks: what it says around a story of its own, and to the stories of others. Written in
// data/voices/, built into the program. None of it names a colour, and nothing but the word stands for what was told.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/farben/state.hpp"

namespace farben {

enum class Remark : std::int8_t {
    opening, closing,    // around a story of one's own
    same,                // they chose as I did, and mine is told
    likely, surprising,  // a colour for such a word
    brief, lengthy,      // what somebody typed
    yours, ours,         // somebody's own story; one of the stock
    puzzling             // hardly a word of it is one
};
BOOST_DESCRIBE_ENUM(Remark, opening, closing, same, likely, surprising, brief, lengthy, yours, ours, puzzling)

std::span<const std::string> remarks_of(std::string_view level, Remark, lexicon::Language);

// One of them about this word. Numbers that follow each other give different ones until all were given.
std::string remark(std::string_view level, Remark, lexicon::Language, std::string_view word, std::size_t number);

}  // namespace farben

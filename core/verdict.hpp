// Three kinds of wrong, three answers:
//   a player did what the rules forbid    -> a Verdict or a Refusal, a value; it goes back to the player;
//   the program is wrong                  -> CHECK, which stops it, in release builds too;
//   the world failed (disk, network)      -> an exception, caught once, at the edge.
#pragma once

#include <expected>
#include <string>

#include "core/wire.hpp"

namespace core {

using boost::describe::operators::operator==;  // for every described struct here

// What typed rules answer: nothing, or which of the game's reasons forbids it.
template <WireEnum Illegal>
using Verdict = std::expected<void, Illegal>;

// The same once the type is erased: the reason by its name, such as "not_your_turn".
struct Refusal {
    std::string code{};
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (code))

template <class T>
using Result = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(std::string_view code) { return std::unexpected(Refusal{std::string(code)}); }
template <WireEnum Illegal>
std::unexpected<Refusal> refuse(Illegal why) { return refuse(name_of(why)); }

}  // namespace core

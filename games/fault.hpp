// What is wrong, said twice: a code for programs, a sentence for people. The engine's tools (scripted
// tables, replays, proofs) answer with it where the rules alone would answer with a code.
#pragma once

#include <expected>
#include <memory>

#include "games/make_match.hpp"

namespace games {

struct Fault {
    std::string code{};
    std::string why{};
};
BOOST_DESCRIBE_STRUCT(Fault, (), (code, why))

template <class T>
using Explained = std::expected<T, Fault>;

inline std::unexpected<Fault> fault(std::string_view code, std::string why) {
    return std::unexpected(Fault{std::string(code), std::move(why)});
}

// A fresh match, or in a sentence what is wrong with the game's name, the seats or the options.
Explained<std::unique_ptr<core::Match>> open_match(std::string_view game, int seats, const core::Json& config);
// The same by the rules that a saved game was begun under.
Explained<std::unique_ptr<core::Match>> open_match(const core::Record&);

// `some` options of a game over its defaults. What is not an option stays in, to be refused by open_match.
core::Json with_defaults(const Info&, const core::Json& some);

std::string words_of(std::string_view code);  // "not_your_turn" -> "not your turn"
std::string list_of(const std::vector<std::string>& items);  // "a, b, c"

}  // namespace games

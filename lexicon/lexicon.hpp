// The two word graphs, and letters as players type them. Natively the graphs are part of the program; the page's
// engine is given them when a table needs one. They never change while a program runs.
#pragma once

#include "lexicon/graph.hpp"

namespace lexicon {

enum class Language : std::int8_t { french, english };
BOOST_DESCRIBE_ENUM(Language, french, english)

// Null only in the page, before it was given.
const Graph* graph_of(Language);

// In the page: takes the bytes of a graph and keeps them for ever. False if they are no graph.
bool give(Language, std::string bytes);

// Capital letters A to Z without marks; œ and æ are two letters each. Empty if anything in the text is no letter.
std::optional<std::string> folded(std::string_view utf8);

}  // namespace lexicon

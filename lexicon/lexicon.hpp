// The two word graphs. Natively they are part of the program; the page's engine is given them when a table needs one.
// They never change while a program runs.
#pragma once

#include "lexicon/graph.hpp"
#include "lexicon/letters.hpp"

namespace lexicon {

enum class Language : std::int8_t { french, english };
BOOST_DESCRIBE_ENUM(Language, french, english)

// Null only in the page, before it was given.
const Graph* graph_of(Language);

// In the page: takes the bytes of a graph and keeps them for ever; the first given stays. False if they are no graph,
// or if the program has its own.
bool give(Language, std::string bytes);

}  // namespace lexicon

// Makes the bytes of a word graph from lists of words. Nodes that are alike are stored once, over all lists, so the
// graph is the smallest there is for these words.
#pragma once

#include <array>

#include "lexicon/graph.hpp"

namespace lexicon {

using Lists = std::array<std::vector<std::string>, list_count>;  // by List

// Words of letters A to Z, of word_min to word_max letters, in any order and as often as one likes.
std::string build(Lists);

}  // namespace lexicon

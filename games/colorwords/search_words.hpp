// A list of a word graph laid out for searching: its own nodes only, those that few letters follow first, and among
// them those with few edges, so that a pass over all of them runs smoothly. Such a pass says what each node can still
// bring for three letters. Both are kept for the next search of the same thread.
#pragma once

#include <vector>

#include "games/colorwords/search_lanes.hpp"

namespace colorwords {

class WordNodes {
public:
    using Edge = lexicon::Graph::Edge;  // to nodes by their numbers here
    struct Range {
        const Edge* first;
        const Edge* last;
        const Edge* begin() const { return first; }
        const Edge* end() const { return last; }
    };

    WordNodes(const lexicon::Graph&, lexicon::List);

    std::uint32_t root() const { return static_cast<std::uint32_t>(starts_.size() - 2); }  // the last; 0: no word
    std::uint32_t count() const { return static_cast<std::uint32_t>(starts_.size() - 1); }
    Range edges(std::uint32_t node) const {
        return {edges_.data() + starts_[node], edges_.data() + starts_[node + 1]};
    }

private:
    std::vector<std::uint32_t> starts_;  // of the edges of each node, and one more; node 0 has none
    std::vector<Edge> edges_;
};

// What may still come after a node, by how many letters there is room for: 1 and twice the letters of the trays in the
// best ending, each worth `point`; 0 if no word ends in time.
using Outlook = std::vector<Bytes16>;  // by node

struct Prospect {
    const WordNodes* nodes = nullptr;
    const Outlook* outlook = nullptr;
};

// The graph must stay where it is for as long as the program runs: what was learnt is kept by its address.
Prospect prospect(const lexicon::Graph&, lexicon::List, const Trays&, int point);

}  // namespace colorwords

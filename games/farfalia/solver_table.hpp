// What the solver has learnt, in general form: not "these cards", but "hands of this shape whose highest cards
// in each suit lie like so". A pattern names as many of the highest cards of a suit as the proof of its bounds
// looked at; below them only their numbers count, and those are in the key. One pattern so answers for many
// positions, of other worlds too.
#pragma once

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "games/farfalia/cards.hpp"

namespace farfalia {

// Who holds the cards left in each suit, four bits a card, the highest card first.
using Lanes = std::array<std::uint64_t, suit_count>;
using Depths = std::array<std::uint8_t, suit_count>;  // how many of the highest cards of each suit count

constexpr std::uint64_t highest_lanes(std::size_t depth) {
    return depth == 0 ? 0 : ~std::uint64_t{0} << (64 - 4 * depth);
}

struct Bounds {
    std::int16_t low = std::numeric_limits<std::int16_t>::min();
    std::int16_t high = std::numeric_limits<std::int16_t>::max();
};

struct alignas(64) Pattern {  // as long as a line of the cache
    std::uint64_t key = 0;
    Lanes lanes{};
    Depths depths{};
    Bounds bounds{};
    std::uint32_t next = 0;  // another of the same key; 0 for none

    bool settles(int target) const { return bounds.low >= target || bounds.high < target; }
    bool fits(const Lanes& position) const {
        std::uint64_t difference = 0;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            difference |= (lanes[suit] ^ position[suit]) & highest_lanes(depths[suit]);
        }
        return difference == 0;
    }
};

class PatternTable {
public:
    explicit PatternTable(int bits) : fronts_(std::size_t{1} << bits), others_(std::size_t{1} << bits) {}

    // A pattern that fits and settles whether the position is worth `target`, or nothing. What has been of use
    // comes to the front, where the next to ask looks first.
    const Pattern* find(std::uint64_t key, const Lanes& lanes, int target) {
        Pattern& first = front_of(key);
        if (first.key != key) return nullptr;
        Pattern* pattern = &first;
        for (int seen = 1; !pattern->settles(target) || !pattern->fits(lanes); ++seen) {
            if (pattern->next == 0 || seen == seen_max) return nullptr;
            pattern = &others_[pattern->next];
        }
        if (pattern != &first) {
            std::swap(*pattern, first);
            std::swap(pattern->next, first.next);  // the places stay linked as they were
        }
        return &first;
    }

    void add(std::uint64_t key, const Lanes& lanes, const Depths& depths, Bounds bounds) {
        Pattern& first = front_of(key);
        std::uint32_t next = 0;
        if (first.key == key) {
            if (tighten(first, lanes, depths, bounds)) return;
            if (used_ == others_.size()) return forget();
            others_[used_] = first;
            next = used_++;
        }
        first = {.key = key, .lanes = lanes, .depths = depths, .bounds = bounds, .next = next};
    }

private:
    // To search a trick anew is cheaper than to look through more patterns than this.
    static constexpr int seen_max = 60;

    Pattern& front_of(std::uint64_t key) { return fronts_[key & (fronts_.size() - 1)]; }

    // True if the same pattern was there.
    bool tighten(Pattern& first, const Lanes& lanes, const Depths& depths, Bounds bounds) {
        Pattern* pattern = &first;
        for (int seen = 1;; ++seen) {
            if (pattern->depths == depths && pattern->fits(lanes)) {
                pattern->bounds.low = std::max(pattern->bounds.low, bounds.low);
                pattern->bounds.high = std::min(pattern->bounds.high, bounds.high);
                return true;
            }
            if (pattern->next == 0 || seen == seen_max) return false;
            pattern = &others_[pattern->next];
        }
    }
    void forget() {
        std::fill(fronts_.begin(), fronts_.end(), Pattern{});
        used_ = 1;
    }

    std::vector<Pattern> fronts_;  // by key
    std::vector<Pattern> others_;  // linked to the fronts; the first is never used
    std::uint32_t used_ = 1;
};

}  // namespace farfalia

// What the solver has learnt, in general form: not "these cards", but "hands of this shape whose highest cards
// in each suit lie like so". A pattern names as many of the highest cards of a suit as the proof of its bounds
// looked at; below them only their numbers count, and those are in the key. One pattern so answers for many
// positions, of other worlds too.
#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include "games/farfalia/cards.hpp"

namespace farfalia {

// Who holds the cards left in each suit, four bits a card, the highest card first.
using Lanes = std::array<std::uint64_t, suit_count>;
using Depths = std::array<std::uint8_t, suit_count>;  // how many of the highest cards of each suit count

constexpr std::uint64_t highest(std::size_t depth) { return depth == 0 ? 0 : ~std::uint64_t{0} << (64 - 4 * depth); }

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
            difference |= (lanes[suit] ^ position[suit]) & highest(depths[suit]);
        }
        return difference == 0;
    }
};

class PatternTable {
public:
    explicit PatternTable(int bits) : latest_(std::size_t{1} << bits), earlier_(std::size_t{1} << bits) {}

    // A pattern that fits and settles whether the position is worth `target`, or nothing.
    const Pattern* find(std::uint64_t key, const Lanes& lanes, int target) const {
        const Pattern* pattern = &latest_of(key);
        if (pattern->key != key) return nullptr;
        for (;; pattern = &earlier_[pattern->next]) {
            if (pattern->settles(target) && pattern->fits(lanes)) return pattern;
            if (pattern->next == 0) return nullptr;
        }
    }

    void add(std::uint64_t key, const Lanes& lanes, const Depths& depths, Bounds bounds) {
        Pattern& latest = latest_of(key);
        std::uint32_t next = 0;
        if (latest.key == key) {
            if (tighten(latest, lanes, depths, bounds)) return;
            if (used_ == earlier_.size()) return forget();
            earlier_[used_] = latest;
            next = used_++;
        }
        latest = {.key = key, .lanes = lanes, .depths = depths, .bounds = bounds, .next = next};
    }

private:
    Pattern& latest_of(std::uint64_t key) { return latest_[key & (latest_.size() - 1)]; }
    const Pattern& latest_of(std::uint64_t key) const { return latest_[key & (latest_.size() - 1)]; }

    // True if the same pattern was there.
    bool tighten(Pattern& first, const Lanes& lanes, const Depths& depths, Bounds bounds) {
        for (Pattern* pattern = &first;; pattern = &earlier_[pattern->next]) {
            if (pattern->depths == depths && pattern->fits(lanes)) {
                pattern->bounds.low = std::max(pattern->bounds.low, bounds.low);
                pattern->bounds.high = std::min(pattern->bounds.high, bounds.high);
                return true;
            }
            if (pattern->next == 0) return false;
        }
    }
    void forget() {
        std::fill(latest_.begin(), latest_.end(), Pattern{});
        used_ = 1;
    }

    std::vector<Pattern> latest_;   // by key
    std::vector<Pattern> earlier_;  // in the order they were pushed out; the first is never used
    std::uint32_t used_ = 1;
};

}  // namespace farfalia

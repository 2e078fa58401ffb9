// What the solver has learnt, in general form: not "these cards", but "hands of this shape whose highest cards
// in each suit lie like so". A pattern names as many of the highest cards of a suit as the proof of its bounds
// looked at; below them only their numbers count, and those are in the key. One pattern so answers for many
// positions, of other worlds too.
#pragma once

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

struct Pattern {
    Lanes lanes{};
    Depths depths{};
    Bounds bounds{};
    std::uint32_t next = 0;

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
    explicit PatternTable(int bits) : places_(std::size_t{1} << bits), patterns_(std::size_t{1} << bits) {}

    // A pattern that fits and settles whether the position is worth `target`, or nothing.
    const Pattern* find(std::uint64_t key, const Lanes& lanes, int target) const {
        const Place& place = place_of(key);
        if (place.key != key) return nullptr;
        for (std::uint32_t i = place.first; i != 0; i = patterns_[i].next) {
            const Pattern& pattern = patterns_[i];
            if ((pattern.bounds.low >= target || pattern.bounds.high < target) && pattern.fits(lanes)) return &pattern;
        }
        return nullptr;
    }

    void add(std::uint64_t key, const Lanes& lanes, const Depths& depths, Bounds bounds) {
        Place& place = place_of(key);
        if (place.key != key) place = {.key = key};
        for (std::uint32_t i = place.first; i != 0; i = patterns_[i].next) {
            Pattern& pattern = patterns_[i];
            if (pattern.depths != depths || !pattern.fits(lanes)) continue;
            pattern.bounds.low = std::max(pattern.bounds.low, bounds.low);
            pattern.bounds.high = std::min(pattern.bounds.high, bounds.high);
            return;
        }
        if (used_ == patterns_.size()) {
            clear();
            place = {.key = key};
        }
        patterns_[used_] = {.lanes = lanes, .depths = depths, .bounds = bounds, .next = place.first};
        place.first = used_++;
    }

    // The card that did best when this key was last met, as the caller numbers them; -1 for none.
    int hint(std::uint64_t key) const { return place_of(key).key == key ? place_of(key).hint : -1; }
    void set_hint(std::uint64_t key, int hint) {
        if (place_of(key).key == key) place_of(key).hint = hint;
    }

private:
    struct Place {
        std::uint64_t key = 0;
        std::uint32_t first = 0;
        std::int32_t hint = -1;
    };
    Place& place_of(std::uint64_t key) { return places_[key & (places_.size() - 1)]; }
    const Place& place_of(std::uint64_t key) const { return places_[key & (places_.size() - 1)]; }
    void clear() {
        std::fill(places_.begin(), places_.end(), Place{});
        used_ = 1;
    }

    std::vector<Place> places_;
    std::vector<Pattern> patterns_;
    std::uint32_t used_ = 1;  // 0 ends a list
};

}  // namespace farfalia

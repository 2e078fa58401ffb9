// What the search for plain tricks has learnt, in general form: not "these cards", but "hands of this shape whose
// highest cards in each suit lie like so". Shapes are found by their number; the patterns of a shape lie together,
// those last of use at the end, where the next to ask looks first.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace farfalia {

// Who holds the cards left in each suit, two bits a card, the highest card first.
using Holders = std::array<std::uint32_t, 4>;

constexpr std::uint32_t highest_holders(int cards) { return cards == 0 ? 0 : ~std::uint32_t{0} << (32 - 2 * cards); }

struct TrickPattern {
    Holders holders{};
    Holders mask{};  // of those that count: below them the cards may lie otherwise
    std::uint8_t low = 0, high = 0;  // bounds on the tricks of hands 0 and 2

    bool fits(const Holders& position) const {
        std::uint32_t difference = 0;
        for (std::size_t suit = 0; suit < mask.size(); ++suit) {
            difference |= (holders[suit] ^ position[suit]) & mask[suit];
        }
        return difference == 0;
    }
    bool settles(int target) const { return low >= target || high < target; }
};

class TrickTable {
public:
    explicit TrickTable(int bits) : bits_(bits), shapes_(std::size_t{1} << bits), patterns_(std::size_t{4} << bits) {}

    // A pattern that fits and settles whether the position is worth `target`, or nothing.
    const TrickPattern* find(std::uint64_t key, const Holders& holders, int target) {
        const Shape& shape = shape_of(key);
        TrickPattern* const first = &patterns_[shape.first];
        for (TrickPattern* each = first + shape.count; each-- != first;) {
            if (!each->settles(target) || !each->fits(holders)) continue;
            std::swap(*each, first[shape.count - 1]);
            return &first[shape.count - 1];
        }
        return nullptr;
    }

    void add(std::uint64_t key, const TrickPattern& pattern) {
        Shape& shape = shape_of(key);
        if (shape.count == shape.room) {
            const std::uint32_t room = std::max(2 * shape.room, 2u);
            if (used_ + room > patterns_.size() || 4 * shapes_used_ >= 3 * shapes_.size()) return forget();
            if (shape.room == 0) ++shapes_used_;
            std::copy_n(&patterns_[shape.first], shape.count, &patterns_[used_]);
            shape = {.key = key, .first = used_, .count = shape.count, .room = room};
            used_ += room;
        }
        patterns_[shape.first + shape.count++] = pattern;
    }

private:
    struct Shape {
        std::uint64_t key = 0;  // never 0 once in use
        std::uint32_t first = 0, count = 0, room = 0;
    };

    // The place of the shape, or the free one where it belongs.
    Shape& shape_of(std::uint64_t key) {
        constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
        for (std::size_t at = key * golden >> (64 - bits_);; at = (at + 1) & (shapes_.size() - 1)) {
            if (shapes_[at].key == key || shapes_[at].key == 0) return shapes_[at];
        }
    }
    void forget() {
        std::fill(shapes_.begin(), shapes_.end(), Shape{});
        shapes_used_ = 0;
        used_ = 0;
    }

    int bits_;
    std::vector<Shape> shapes_;
    std::vector<TrickPattern> patterns_;
    std::size_t shapes_used_ = 0;
    std::uint32_t used_ = 0;
};

}  // namespace farfalia

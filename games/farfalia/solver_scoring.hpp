// What the search for captures plays for. It keeps count of what has been won, and knows the most and the least that
// can still come.
#pragma once

#include "games/farfalia/solver.hpp"
#include "games/farfalia/solver_world.hpp"

namespace farfalia {

struct Range {
    int low = 0, high = 0;
};

using FamilySet = std::uint32_t;     // a bit a family
using FamilyCounts = std::uint64_t;  // a byte a family, below 128: cards left of it, or missing

constexpr FamilyCounts one_of(std::size_t family) { return FamilyCounts{1} << (8 * family); }
constexpr int count_of(FamilyCounts counts, std::size_t family) {
    return static_cast<int>(counts >> (8 * family) & 127u);
}
constexpr FamilyCounts lesser(FamilyCounts a, FamilyCounts b) {  // of each family
    constexpr FamilyCounts top = 0x8080808080;
    const FamilyCounts b_is_lesser = ((((a | top) - b) & top) >> 7) * 255;
    return (b & b_is_lesser) | (a & ~b_is_lesser);
}
constexpr int sum_of(FamilyCounts counts) { return static_cast<int>(counts * 0x0101010101 >> 32 & 255); }

class CaptureScoring {
public:
    CaptureScoring() = default;
    CaptureScoring(const Scene& scene, const Payoff& payoff);

    bool maximises(std::size_t hand) const { return (maximisers_ >> side_[hand] & 1u) != 0; }
    // What the game can still come to with so many tricks to come of which a card can be kept.
    Range range(FamilyCounts left, int tricks) const;
    // Tells apart what has been kept and what can still be.
    std::uint64_t key(FamilyCounts left) const;
    // In which suits a butterfly is another thing than its neighbours: those lanes.
    Bits told_apart(FamilyCounts left, int tricks) const;

    FamilySet wanted(std::size_t hand) const { return wanted_[side_[hand]]; }
    bool may_leave() const { return may_leave_; }  // keeping nothing may pay
    int value() const;
    void keep(std::size_t hand, std::size_t family);
    void give_back(std::size_t hand, std::size_t family);

private:
    struct Still {  // of a side: what its cards come to at most and at least, by kept and more to come
        std::array<std::array<Range, subject_count + 1>, subject_count + 1> worth{};
    };
    const Range& still(std::size_t side, int more) const {
        return still_[side].worth[static_cast<std::size_t>(kept_[side])][static_cast<std::size_t>(more)];
    }
    int worth(std::size_t side, int more) const {
        return still_[side].worth[static_cast<std::size_t>(kept_[side] + more)][0].low;
    }
    Range shared_range(const std::array<int, max_sides>& more, int tricks) const;

    std::uint32_t maximisers_ = 0;
    std::size_t sides_ = 0;
    bool may_leave_ = false;
    std::uint64_t salt_ = 0;
    std::array<std::uint8_t, hands_max> side_{};
    std::array<Still, max_sides> still_{};
    std::array<FamilyCounts, max_sides> needs_{};
    std::array<FamilySet, max_sides> wanted_{};
    std::array<std::int8_t, max_sides> kept_{};
};

}  // namespace farfalia

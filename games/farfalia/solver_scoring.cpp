#include "games/farfalia/solver_scoring.hpp"

#include <algorithm>

namespace farfalia {

CaptureScoring::CaptureScoring(const Scene& scene, const Payoff& payoff)
    : maximisers_(payoff.maximisers), sides_(static_cast<std::size_t>(scene.sides)), kept_(scene.kept) {
    for (std::size_t hand = 0; hand < hands_max; ++hand) side_[hand] = static_cast<std::uint8_t>(scene.side[hand]);
    for (std::size_t side = 0; side < sides_; ++side) {
        for (std::size_t family = 0; family < family_count; ++family) {
            if (scene.needs[side][family] == 0) continue;
            needs_[side] += one_of(family) * static_cast<FamilyCounts>(scene.needs[side][family]);
            wanted_[side] |= 1u << family;
        }
        const auto& worth = payoff.worth[side];
        const bool rises = std::is_sorted(worth.begin(), worth.end());
        const bool falls = std::is_sorted(worth.rbegin(), worth.rend());
        if (!((payoff.maximisers >> side & 1u) != 0 ? rises : falls)) may_leave_ = true;
        for (const std::int16_t each : worth) salt_ = scatter(salt_ + static_cast<std::uint64_t>(each + 32768));
        for (std::size_t kept = 0; kept <= subject_count; ++kept) {
            for (std::size_t more = 0; more + kept <= subject_count; ++more) {
                const auto first = worth.begin() + static_cast<std::ptrdiff_t>(kept);
                const auto [low, high] = std::minmax_element(first, first + static_cast<std::ptrdiff_t>(more) + 1);
                still_[side].worth[kept][more] = {*low, *high};
            }
        }
    }
    salt_ = scatter(salt_ + maximisers_);
}

Range CaptureScoring::range(FamilyCounts left, int tricks) const {
    Range range;
    int useful = 0;
    std::array<int, max_sides> more{};
    for (std::size_t side = 0; side < sides_; ++side) {
        more[side] = std::min(sum_of(lesser(needs_[side], left)), tricks);
        useful += more[side];
        const Range& worth = still(side, more[side]);
        range.low += worth.low;
        range.high += worth.high;
    }
    return sides_ < 3 || useful <= tricks ? range : shared_range(more, tricks);
}

// The sides cannot all have the most: every trick is won by one of them.
Range CaptureScoring::shared_range(const std::array<int, max_sides>& more, int tricks) const {
    Range range{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    for (int first = 0; first <= more[0]; ++first) {
        for (int second = 0; second <= std::min(more[1], tricks - first); ++second) {
            const Range& third = still(2, std::min(more[2], tricks - first - second));
            const int both = worth(0, first) + worth(1, second);
            range.low = std::min(range.low, both + third.low);
            range.high = std::max(range.high, both + third.high);
        }
    }
    return range;
}

std::uint64_t CaptureScoring::key(FamilyCounts left) const {
    constexpr std::array<std::uint64_t, max_sides> factors = {scatter(1) | 1, scatter(2) | 1, scatter(3) | 1};
    std::uint64_t key = salt_;
    for (std::size_t side = 0; side < sides_; ++side) {
        key += factors[side] * (lesser(needs_[side], left) * 8 + static_cast<std::uint64_t>(kept_[side]));
    }
    return key;
}

Bits CaptureScoring::told_apart(FamilyCounts left, int tricks) const {
    if (tricks == 0) return 0;
    FamilySet wanted = 0;
    for (std::size_t side = 0; side < sides_; ++side) wanted |= wanted_[side];
    for (std::size_t family = 0; family < family_count; ++family) {
        if (count_of(left, family) == 0) wanted &= ~(1u << family);
    }
    if ((wanted & 1u << at(Family::butterfly)) != 0) return all_cards;
    Bits lanes = 0;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if ((wanted >> suit & 1u) != 0) lanes |= lane_of(suit);
    }
    return lanes;
}

int CaptureScoring::value() const { return range(0, 0).low; }

void CaptureScoring::keep(std::size_t hand, std::size_t family) {
    const std::size_t side = side_[hand];
    ++kept_[side];
    needs_[side] -= one_of(family);
    if (count_of(needs_[side], family) == 0) wanted_[side] &= ~(1u << family);
}

void CaptureScoring::give_back(std::size_t hand, std::size_t family) {
    const std::size_t side = side_[hand];
    --kept_[side];
    needs_[side] += one_of(family);
    wanted_[side] |= 1u << family;
}

}  // namespace farfalia

#include "games/farfalia/solver_scoring.hpp"

#include <algorithm>

namespace farfalia {

CaptureScoring::CaptureScoring(const Scene& scene, const Payoff& payoff)
    : maximisers_(payoff.maximisers), sides_(static_cast<std::size_t>(scene.sides)), needs_(scene.needs),
      kept_(scene.kept) {
    for (std::size_t hand = 0; hand < hands_max; ++hand) side_[hand] = static_cast<std::uint8_t>(scene.side[hand]);
    for (std::size_t side = 0; side < sides_; ++side) {
        for (std::size_t family = 0; family < family_count; ++family) {
            if (needs_[side][family] > 0) wanted_[side] |= 1u << family;
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

int CaptureScoring::still_useful(std::size_t side, const FamilyCounts& left) const {
    int useful = 0;
    for (std::size_t family = 0; family < family_count; ++family) useful += std::min(needs_[side][family], left[family]);
    return useful;
}

Range CaptureScoring::range(const FamilyCounts& left, int tricks) const {
    Range range;
    for (std::size_t side = 0; side < sides_; ++side) {
        const auto more = static_cast<std::size_t>(std::min(still_useful(side, left), tricks));
        const Range& worth = still_[side].worth[static_cast<std::size_t>(kept_[side])][more];
        range.low += worth.low;
        range.high += worth.high;
    }
    return range;
}

std::uint64_t CaptureScoring::key(const FamilyCounts& left) const {
    std::uint64_t key = 0;
    for (std::size_t side = 0; side < sides_; ++side) {
        key = key << 3 | static_cast<std::uint64_t>(kept_[side]);
        for (std::size_t family = 0; family < family_count; ++family) {
            key = key << 3 | static_cast<std::uint64_t>(std::min(needs_[side][family], left[family]));
        }
    }
    return scatter(key) ^ salt_;
}

Bits CaptureScoring::told_apart(const FamilyCounts& left, int tricks) const {
    if (tricks == 0) return 0;
    FamilySet wanted = 0;
    for (std::size_t side = 0; side < sides_; ++side) wanted |= wanted_[side];
    for (std::size_t family = 0; family < family_count; ++family) {
        if (left[family] == 0) wanted &= ~(1u << family);
    }
    if ((wanted & 1u << at(Family::butterfly)) != 0) return all_cards;
    Bits lanes = 0;
    for (std::size_t suit = 0; suit < suit_count; ++suit) {
        if ((wanted >> suit & 1u) != 0) lanes |= lane_of(suit);
    }
    return lanes;
}

int CaptureScoring::value() const { return range({}, 0).low; }

void CaptureScoring::keep(std::size_t hand, std::size_t family) {
    const std::size_t side = side_[hand];
    ++kept_[side];
    if (--needs_[side][family] == 0) wanted_[side] &= ~(1u << family);
}

void CaptureScoring::give_back(std::size_t hand, std::size_t family) {
    const std::size_t side = side_[hand];
    --kept_[side];
    ++needs_[side][family];
    wanted_[side] |= 1u << family;
}

TrickScoring::TrickScoring(const Scene& scene, std::uint32_t maximisers) {
    for (std::size_t hand = 0; hand < static_cast<std::size_t>(scene.hands); ++hand) {
        if ((maximisers >> scene.side[hand] & 1u) != 0) maximisers_ |= 1u << hand;
    }
}

}  // namespace farfalia

#include "games/farfalia/prize.hpp"

#include <algorithm>

namespace farfalia {

namespace {

constexpr double love_of_points = 0.01;  // a point is worth this much of a win whatever else happens
constexpr double swing = 7;              // by how much two scores move apart in a deal, roughly
constexpr double deals_to_a_target = 3;  // still to come, when the score ends the game

double root(double value) {  // the same on every machine, which a library's need not be
    double guess = 1 + value / 2;
    for (int i = 0; i < 8; ++i) guess = (guess + value / guess) / 2;
    return guess;
}

class Race {
public:
    Race(const Open& open, core::Seat me) : open_(open), me_(core::at(me)) {
        const int deals = deals_of(open);
        double left = deals == 0 ? deals_to_a_target : deals - open.deal - 1;
        const bool is_last_doubled = deals != 0 && left > 0 && factor_of(open, deals - 1) == 2;
        if (is_last_doubled) left += 3;  // twice the points, four times the variance
        spread_ = left > 0 ? swing * root(left) : 0;
        for (const Hand& hand : open.hands) side_[core::at(hand.seat)] = static_cast<std::size_t>(hand.side);
    }

    double worth(const KeptCounts& kept) const {
        const PointsTable points = points_of(open_);
        std::array<double, max_seats> scores{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(open_.seats); ++seat) {
            const double factor = open_.doubled.has(seat) ? 2 : 1;
            scores[seat] = open_.scores[seat] + factor * points[static_cast<std::size_t>(kept[side_[seat]])];
        }
        if (open_.seats == 4) {
            const double ahead = scores[me_] + scores[(me_ + 2) % 4] - scores[(me_ + 1) % 4] - scores[(me_ + 3) % 4];
            return is_ahead(ahead / 2) + love_of_points * ahead / 2;
        }
        return alone(scores);
    }

private:
    // The chance to be ahead at the end of who is ahead by so much now.
    double is_ahead(double lead) const {
        if (spread_ == 0) return lead > 0 ? 1.0 : lead < 0 ? 0.0 : 0.5;
        return 0.5 + 0.5 * lead / ((lead < 0 ? -lead : lead) + spread_);
    }

    // First of all, or among five beginners one of the first two.
    double alone(const std::array<double, max_seats>& scores) const {
        double none_above = 1;
        double one_above = 0;
        double lead = 0;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(open_.seats); ++seat) {
            if (seat == me_) continue;
            const double below = is_ahead(scores[me_] - scores[seat]);
            one_above = one_above * below + none_above * (1 - below);
            none_above *= below;
            lead += (scores[me_] - scores[seat]) / (open_.seats - 1);
        }
        const bool has_two_winners = open_.seats == 5 && open_.config.five == Five::beginner;
        return none_above + (has_two_winners ? one_above : 0.0) + love_of_points * lead;
    }

    const Open& open_;
    std::size_t me_;
    double spread_ = 0;
    std::array<std::size_t, max_seats> side_{};
};

}  // namespace

Prize::Prize(const Open& open, core::Seat me) {
    const Race race(open, me);
    const std::int8_t last = open.kept.size() == max_sides ? counts : 1;
    for (std::int8_t a = 0; a < counts; ++a) {
        for (std::int8_t b = 0; b < counts; ++b) {
            for (std::int8_t c = 0; c < last; ++c) worth_[place_of({a, b, c})] = race.worth({a, b, c});
        }
    }
}

Payoff payoff_of(const Prize& prize, const Scene& scene, std::size_t side) {
    constexpr double scale = 10'000;
    KeptCounts most{};  // that each side can still reach
    for (std::size_t each = 0; each < static_cast<std::size_t>(scene.sides); ++each) {
        const int tricks_left = scene.tricks_of - scene.tricks;
        most[each] = static_cast<std::int8_t>(std::min(scene.kept[each] + tricks_left, subject_count));
    }
    std::array<std::array<double, subject_count + 1>, max_sides> sum{};
    std::array<std::array<double, subject_count + 1>, max_sides> ends{};
    double sum_of_all = 0;
    double all_ends = 0;
    KeptCounts kept{};
    for (kept[0] = scene.kept[0]; kept[0] <= most[0]; ++kept[0]) {
        for (kept[1] = scene.kept[1]; kept[1] <= most[1]; ++kept[1]) {
            for (kept[2] = scene.kept[2]; kept[2] <= most[2]; ++kept[2]) {
                const double worth = prize(kept);
                sum_of_all += worth, all_ends += 1;
                for (std::size_t each = 0; each < max_sides; ++each) {
                    const auto count = static_cast<std::size_t>(kept[each]);
                    sum[each][count] += worth, ends[each][count] += 1;
                }
            }
        }
    }
    Payoff payoff{.worth = {}, .maximisers = 1u << side};
    for (std::size_t each = 0; each < static_cast<std::size_t>(scene.sides); ++each) {
        for (std::size_t count = 0; count <= subject_count; ++count) {
            if (ends[each][count] == 0) continue;
            const double worth = scale * (sum[each][count] / ends[each][count] - sum_of_all / all_ends);
            payoff.worth[each][count] = static_cast<std::int16_t>(worth);
        }
    }
    return payoff;
}

}  // namespace farfalia

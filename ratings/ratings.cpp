#include "ratings/ratings.hpp"

#include <algorithm>
#include <cmath>

namespace ratings {

namespace {

constexpr double shrinking_min = 1e-4;  // of a variance; so much is left whatever the game

double squared(double value) { return value * value; }

double of(std::int32_t number) { return static_cast<double>(number) / scale; }

// To the nearest, halves up: the same wherever it is compiled.
std::int32_t kept(double value, std::int32_t least, std::int32_t most) {
    const double rounded = std::floor(value * scale + 0.5);
    return static_cast<std::int32_t>(std::clamp(rounded, static_cast<double>(least), static_cast<double>(most)));
}

// e^x for x of no more than some hundreds. Libraries differ in the last bit; this does not.
double exponential(double x) {
    constexpr double ln2_high = 0x1.62e42fee00000p-1, ln2_low = 0x1.a39ef35793c76p-33;  // its sum; high has few bits
    const double whole = std::floor(x / (ln2_high + ln2_low) + 0.5);
    const double rest = (x - whole * ln2_high) - whole * ln2_low;
    double sum = 1;
    for (int term = 18; term > 0; --term) sum = 1 + sum * rest / term;
    return std::ldexp(sum, static_cast<int>(whole));
}

struct Side {
    std::int32_t name = 0;
    std::int32_t place = 0;
    double points = 0;    // of its players, added up
    double variance = 0;  // likewise
    double strength = 0;
    double step = 0;      // by how much of its variance the points move,
    double shrink = 0;    // and doubt goes
};

double variance_of(const Player& player) { return player.is_fixed ? 0 : squared(of(player.rating.deviation)); }

std::vector<Side> sides_of(std::span<const Player> players) {
    std::vector<Side> sides;
    for (const Player& each : players) {
        auto side = std::ranges::find(sides, each.side, &Side::name);
        if (side == sides.end()) side = sides.insert(side, {.name = each.side, .place = each.place});
        side->points += of(each.rating.points);
        side->variance += variance_of(each);
        side->place = std::min(side->place, each.place);
    }
    return sides;
}

// Algorithm 4 of the paper. A place that several share counts once for all of them together.
void compare(std::vector<Side>& sides) {
    double total = 0, best = sides.front().points;
    for (const Side& each : sides) total += each.variance + squared(spread), best = std::max(best, each.points);
    const double unit = std::sqrt(total);
    for (Side& each : sides) each.strength = exponential((each.points - best) / unit);
    for (const Side& leader : sides) {
        double rivals = 0, sharing = 0;
        for (const Side& each : sides) {
            if (each.place >= leader.place) rivals += each.strength;
            if (each.place == leader.place) sharing += 1;
        }
        for (Side& each : sides) {
            if (each.place < leader.place) continue;
            const double share = each.strength / rivals;
            each.step += ((each.name == leader.name ? 1 : 0) - share) / sharing;
            each.shrink += share * (1 - share) / sharing;
        }
    }
    for (Side& each : sides) {
        each.step /= unit;
        each.shrink *= std::sqrt(each.variance) / unit / squared(unit);
    }
}

}  // namespace

std::vector<Rating> after_game(std::span<const Player> players) {
    std::vector<Rating> after;
    if (players.empty()) return after;
    std::vector<Side> sides = sides_of(players);
    compare(sides);
    for (const Player& each : players) {
        after.push_back(each.rating);
        if (each.is_fixed) continue;
        const Side& side = *std::ranges::find(sides, each.side, &Side::name);
        const double variance = variance_of(each);
        const double left = std::max(1 - variance * side.shrink, shrinking_min);
        after.back() = {kept(of(each.rating.points) + variance * side.step, 0, points_max),
                        kept(of(each.rating.deviation) * std::sqrt(left), deviation_min, Rating{}.deviation)};
    }
    return after;
}

Rating after_solo(const Rating& before, std::int32_t reached) {
    const double variance = squared(of(before.deviation));
    const double weight = variance / (variance + squared(spread_alone));
    return {kept(of(before.points) + weight * (of(reached) - of(before.points)), 0, points_max),
            kept(of(before.deviation) * std::sqrt(1 - weight), deviation_min, Rating{}.deviation)};
}

Rating after_days(const Rating& before, std::int64_t days) {
    const double grown = squared(of(before.deviation)) + static_cast<double>(1 + days) * squared(drift);
    return {before.points, kept(std::sqrt(grown), deviation_min, Rating{}.deviation)};
}

double chance(std::int32_t points, std::int32_t other) {
    return 1 / (1 + exponential((of(other) - of(points)) / (spread * std::sqrt(2.0))));
}

}  // namespace ratings

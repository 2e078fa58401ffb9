// How well somebody plays, as two numbers: points, and how far off they may be. After a game everybody's points move by
// who came before whom (Weng and Lin's rule for the Plackett-Luce model, JMLR 2011), ties and partners included.
//
// What is kept are integers, and every game is reckoned from them alone; in between are doubles, added up in the order
// written, without fused operations and without the library's exp. So the same games give the same numbers everywhere.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace ratings {

inline constexpr std::int32_t scale = 100;  // all numbers here are hundredths of what is shown

struct Rating {
    std::int32_t points = 1500 * scale;    // of who has played nothing yet
    std::int32_t deviation = 246 * scale;  // two times in three the truth is nearer than this
    friend bool operator==(const Rating&, const Rating&) = default;
};

// Chosen so that between two whose points are known a lead means what it means in Elo: 400 points are ten to one.
inline constexpr double spread = 123;             // of how well somebody plays from game to game
inline constexpr double drift = 2.46;             // what a game, or a day without one, adds to doubt
inline constexpr double spread_alone = 100;       // of what somebody reaches alone
inline constexpr std::int32_t points_max = 5000 * scale;  // and 0 at least
inline constexpr std::int32_t deviation_min = 1 * scale;

struct Player {
    Rating rating{};
    std::int32_t side = 0;   // partners have the same
    std::int32_t place = 0;  // of the side; 1 is first, equals share one
    bool is_fixed = false;   // a bot: its points are known, and stay
};

// What everybody's rating is after the game, in the same order.
std::vector<Rating> after_game(std::span<const Player>);

// Alone one plays against a measure: `reached` is what points the game was worth.
Rating after_solo(const Rating&, std::int32_t reached);

// Doubt grows from day to day, up to that about a newcomer; what comes before the next game.
Rating after_days(const Rating&, std::int64_t days);

// The chance that who has `points` comes before who has `other`, if both are known and alone at a table; 0 to 1.
double chance(std::int32_t points, std::int32_t other);

}  // namespace ratings

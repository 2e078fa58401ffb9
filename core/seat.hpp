// Who acts. Seats are numbered from 0 in playing order; nature sits nowhere: it rolls the dice, deals
// the cards and calls time. A spectator only looks.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace core {

enum class Seat : std::int8_t { nature = -1, spectator = -2 };

inline constexpr int seats_max = 6;  // of any game

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }  // to index by a player's seat
constexpr bool is_player(Seat seat) { return index(seat) >= 0; }
constexpr Seat next(Seat seat, int seats) { return Seat((index(seat) + 1) % seats); }

// A small set of actors. Empty means the game is over.
class Seats {
public:
    constexpr Seats() = default;
    constexpr explicit Seats(Seat seat) : bits_(bit(seat)) {}
    constexpr void add(Seat seat) { bits_ |= bit(seat); }
    // Any number may be asked for: the wire can name seats that no table has.
    constexpr bool has(Seat seat) const {
        return seat >= Seat::spectator && index(seat) < seats_max && (bits_ & bit(seat)) != 0;
    }
    constexpr bool empty() const { return bits_ == 0; }
    // Nature if it is among them, else the lowest player. There must be one.
    constexpr Seat first() const { return Seat(std::countr_zero(bits_) - 1); }
    friend constexpr bool operator==(Seats, Seats) = default;

private:
    // Who acts first has the lowest bit; who only looks has the highest.
    static constexpr std::uint32_t bit(Seat seat) { return 1u << ((index(seat) + 1) & 31); }
    std::uint32_t bits_ = 0;
};

}  // namespace core

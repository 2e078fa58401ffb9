// What follows from where the table stands: who tells and recalls when, and which cards lie face down.
#pragma once

#include <vector>

#include "games/farben/state.hpp"

namespace farben {

constexpr std::size_t seats_of(const Table& table) { return static_cast<std::size_t>(table.seats); }

constexpr core::Seat right_of(core::Seat seat, int seats) { return core::Seat((index(seat) + seats - 1) % seats); }

template <std::size_t N>
constexpr std::vector<std::size_t> items_of(core::Set<N> set) {
    std::vector<std::size_t> items;
    for (std::size_t item = 0; item < N; ++item) {
        if (set.has(item)) items.push_back(item);
    }
    return items;
}

constexpr std::size_t rounds_of(const Config& config) {
    return config.rounds == Rounds::five ? rounds_short : rounds_max;
}

// Packets that are recalled in a game: as many as everybody can have equally often. (R15)
constexpr std::size_t recalled_packets(const Table& table) {
    return rounds_of(table.config) / seats_of(table) * seats_of(table);
}

constexpr std::size_t packets_given(const Table& table) {
    std::size_t given = 0;
    for (const Packet& packet : table.packets) given += is_player(packet.recaller);
    return given;
}

// The last packet is this round's, and not all of its cards are face down yet.
constexpr bool is_round(const Table& table) {
    return table.phase >= Phase::siding && table.phase <= Phase::listening;
}

// How many tell before this seat does. (R8)
constexpr int turn_of(const Table& table, core::Seat seat) {
    return (index(seat) - index(table.first) - 1 + table.seats) % table.seats;
}

constexpr bool is_chosen(const Table& table, std::size_t round, std::size_t seat) {
    if (!is_round(table) || round + 1 < table.packets.size()) return true;
    return table.phase >= Phase::telling || (table.phase == Phase::choosing && table.done.has(seat));
}

// The card went face down under its word; it may have been turned up since. (R12)
constexpr bool is_told(const Table& table, std::size_t round, std::size_t seat) {
    if (!is_round(table) || round + 1 < table.packets.size()) return true;
    return table.phase >= Phase::telling && turn_of(table, core::Seat(seat)) < turn_of(table, table.teller);
}

constexpr bool is_turned_up(const Packet& packet, std::size_t seat) {
    return !packet.answers.empty() && packet.answers[seat].is_made;
}

}  // namespace farben

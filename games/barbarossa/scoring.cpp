// How hats move, and how it ends: somebody comes to the goal, or the last arrow is planted.
#include <algorithm>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/plays.hpp"

namespace barbarossa {

using core::Seat;

namespace {

using Account = std::int16_t Player::*;  // what the hat moves by

// Whether the hat is at the goal now. (R4)
bool move_hat(Table& table, Seat seat, Account account, int points) {
    Player& player = table.players[at(seat)];
    const auto moved = std::clamp(player.hat + points, hat_min, goal) - player.hat;
    player.hat = static_cast<std::int16_t>(player.hat + moved);
    player.*account = static_cast<std::int16_t>(player.*account + moved);
    if (player.hat == goal) table.reached.add(at(seat));
    return player.hat == goal;
}

void pay_penalties(Table& table) {  // R35
    for (const Object& object : table.objects) {
        Player& owner = table.players[at(object.owner)];
        owner.hat = static_cast<std::int16_t>(owner.hat - penalties[object.arrows.size()]);
    }
}

void end_game(Table& table) {
    table.phase = Phase::over;
    if (table.reached.empty() || table.config.penalties_always) pay_penalties(table);  // R33, R36
}

}  // namespace

void hazard(Table& table, int points) {  // R16
    for (std::size_t seat = 0; seat < seats_of(table); ++seat) {
        if (Seat(seat) != table.turn) move_hat(table, Seat(seat), &Player::by_hazards, points);
    }
    if (table.reached.empty()) return end_turn(table);
    end_game(table);
}

void plant_arrow(Table& table, std::size_t object, Seat guesser) {  // R26, R27, R28
    Object& guessed = table.objects[object];
    const int points = arrow_points[guessed.arrows.size()];
    guessed.arrows.push_back(guesser);
    ++table.arrows;
    if (move_hat(table, guesser, &Player::by_guesses, points)) return end_game(table);
    const int owners = points_for_owner(table.seats, table.arrows);
    if (move_hat(table, guessed.owner, &Player::by_objects, owners)) return end_game(table);
    if (table.arrows == last_arrow(table.seats)) end_game(table);
}

}  // namespace barbarossa

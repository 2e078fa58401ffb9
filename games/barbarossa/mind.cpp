#include "games/barbarossa/mind.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/course.hpp"

namespace barbarossa {

namespace {

constexpr double victory = 20, defeat = -20;  // in points
constexpr double owners_share = 0.5;          // what goes to one of several rivals weighs less than one's own

bool is_just_tried(const Table& table, std::int8_t object, core::Seat me) {
    for (std::size_t i = table.talk.size(); i-- > 0;) {
        const Line& line = table.talk[i];
        if (line.object != object || (line.is_hidden && line.kind == Kind::letter)) continue;
        return line.kind == Kind::guess && line.asker != me;
    }
    return false;
}

}  // namespace

double course_of(const Table& table) {
    int highest = hat_at_start;
    for (const Player& player : table.players) highest = std::max<int>(highest, player.hat);
    const double by_hats = static_cast<double>(highest - hat_at_start) / (goal - hat_at_start);
    const double by_arrows = static_cast<double>(table.arrows) / last_arrow(table.seats);
    return std::max(by_hats, by_arrows);
}

Mind::Mind(const View& view, core::Seat me, const Habits& habits) : view_(&view), me_(me), habits_(&habits) {
    for (std::size_t object = 0; object < view.table.objects.size(); ++object) {
        const Object& each = view.table.objects[object];
        if (!check_guessable(each, me)) continue;
        const auto number = static_cast<std::int8_t>(object);
        prospects_.push_back({number, Belief(view, number), worth_of(each), is_just_tried(view.table, number, me)});
    }
}

double Mind::worth_of(const Object& object) const {
    const Table& table = view_->table;
    const int points = arrow_points[object.arrows.size()];
    if (!habits_->is_reckoning) return points;
    if (table.players[at(me_)].hat + points >= goal && !table.config.penalties_always) return victory;
    const int for_owner = points_for_owner(table.seats, table.arrows + 1);
    if (table.players[at(object.owner)].hat + for_owner >= goal) return defeat;
    if (table.arrows + 1 == last_arrow(table.seats)) return worth_of_last(object);
    return points - owners_share * for_owner;
}

// The last arrow ends the game, and what nobody guessed costs its owner. (R34, R35)
double Mind::worth_of_last(const Object& object) const {
    const Table& table = view_->table;
    std::array<int, max_seats> hats{};
    for (std::size_t seat = 0; seat < seats_of(table); ++seat) hats[seat] = table.players[seat].hat;
    hats[at(me_)] += arrow_points[object.arrows.size()];
    hats[at(object.owner)] += points_for_owner(table.seats, table.arrows + 1);
    for (const Object& each : table.objects) {
        const bool is_guessed = each.owner == object.owner && each.number == object.number;
        hats[at(each.owner)] -= penalties[each.arrows.size() + (is_guessed ? 1 : 0)];
    }
    return hats[at(me_)] == *std::ranges::max_element(hats.begin(), hats.begin() + table.seats) ? victory : defeat;
}

double promise_of(const Prospect& prospect) { return prospect.belief.best().chance * prospect.worth; }

const Prospect* Mind::surest() const {
    const auto found = std::ranges::max_element(prospects_, {}, promise_of);
    return found == prospects_.end() ? nullptr : &*found;
}

}  // namespace barbarossa

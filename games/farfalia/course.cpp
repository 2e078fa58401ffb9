#include "games/farfalia/course.hpp"

#include <algorithm>

namespace farfalia {

using core::Seat;

namespace {

using Sides = std::array<std::int8_t, hands_max>;  // by hand, clockwise from the dealer's
constexpr Sides crosswise = {0, 1, 2, 1, 2};       // R14
constexpr Sides neighbours = {0, 1, 1, 2, 2};      // R18
constexpr Sides opposite = {0, 1, 0, 1};           // R21, R29, R32
constexpr Sides alone = {0, 1, 2};                 // R31

bool is_beginner(const Open& open) { return open.seats == 5 && open.config.five == Five::beginner; }
bool is_chinkway(const Open& open) { return open.seats == 5 && open.config.five != Five::beginner; }
bool is_chinkway_extra(const Open& open) { return is_chinkway(open) && open.deal == 2 * chinkway_round; }  // R19

const Sides& sides_of(const Open& open) {
    if (open.seats == 5) return is_chinkway(open) && open.deal < chinkway_round ? neighbours : crosswise;
    return is_quick_extra(open) ? alone : opposite;
}

Seat clockwise(const Open& open, Seat from, int places) { return Seat((index(from) + places) % open.seats); }

int score_of(const Open& open, Seat seat) { return open.scores[at(seat)]; }
int best_score(const Open& open) { return *std::max_element(open.scores.begin(), open.scores.begin() + open.seats); }

// The lowest of so many seats after the dealer; of several the nearest clockwise, the dealer being the farthest. (R16)
Seat lowest(const Open& open, int seats) {
    Seat lowest = clockwise(open, open.dealer, 1);
    for (int i = 2; i <= seats; ++i) {
        const Seat seat = clockwise(open, open.dealer, i);
        if (score_of(open, seat) < score_of(open, lowest)) lowest = seat;
    }
    return lowest;
}

using Order = std::array<Seat, max_seats>;

Order clockwise_from(const Open& open, Seat first) {
    Order order{};
    for (int i = 0; i < open.seats; ++i) order[static_cast<std::size_t>(i)] = clockwise(open, first, i);
    return order;
}

// How the seats sit in the next deal, the dealer first; asked while `open.dealer` is still the one before.
Order next_order(const Open& open) {
    if (is_chinkway_extra(open)) {  // R19: by rank; of equals the first clockwise from the dealer before
        Order order = clockwise_from(open, open.dealer);
        const auto places_on = [&open](Seat seat) { return (index(seat) - index(open.dealer) + 5) % 5; };
        std::sort(order.begin(), order.end(), [&](Seat a, Seat b) {
            return std::pair(-score_of(open, a), places_on(a)) < std::pair(-score_of(open, b), places_on(b));
        });
        return order;
    }
    const NextDealer by = is_beginner(open)      ? open.config.next_dealer
                          : is_quick_extra(open) ? NextDealer::lowest_score  // R31
                                                 : NextDealer::left_neighbour;
    if (by == NextDealer::left_neighbour) return clockwise_from(open, clockwise(open, open.dealer, 1));
    return clockwise_from(open, lowest(open, by == NextDealer::lowest_score ? open.seats : open.seats - 1));
}

void add_hand(Open& open, Seat seat, bool is_dummy) {
    const std::int8_t side = sides_of(open)[open.hands.size()];
    open.hands.push_back({.seat = seat, .side = side, .is_dummy = is_dummy});
}

void seat_hands(Open& open, const Order& order) {
    open.dealer = order[0];
    open.hands = {};
    for (int i = 0; i < open.seats; ++i) {
        if (open.seats == 3 && i == 2 && !is_quick_extra(open)) add_hand(open, order[0], true);  // R29
        add_hand(open, order[static_cast<std::size_t>(i)], false);
    }
    if (open.seats == 2) {  // R32
        add_hand(open, order[0], true);
        add_hand(open, order[1], true);
    }
}

void clear_deal(Open& open) {
    open.kept = Kept::of(open.hands.size() == 4 ? 2 : 3, {});  // R14, R18, R21, R31
    open.turn = 0;
    open.trump = Trump::none;
    open.proposal = {};
    open.tricks = 0;
    open.trick = {};
    open.last = {};
    open.played = {};
    open.doubled = {};
    open.burners = {};
}

void start_deal(Open& open, const Order& order) {
    seat_hands(open, order);
    clear_deal(open);
    int subjects_left = 0;
    for (const std::int8_t left : open.pack) subjects_left += left;
    const bool is_used_up = subjects_left < subject_count;  // R3
    if (is_used_up || open.config.pack == Pack::reshuffled) open.pack.fill(subjects_a_family);
    ask_next_stake(open, 1);
}

// The hands stay seated, without their cards.
void put_away(Open& open) {
    for (Hand& hand : open.hands) hand = {.seat = hand.seat, .side = hand.side, .is_dummy = hand.is_dummy};
    clear_deal(open);
}

std::array<int, 2> pair_scores(const Open& open) {  // four seats: those opposite each other
    return {open.scores[0] + open.scores[2], open.scores[1] + open.scores[3]};
}

bool is_over(const Open& open) {  // open.deal deals were played
    if (deals_of(open) != 0) return open.deal == deals_of(open);
    if (open.deal == deals_max) return true;
    const auto [one, other] = pair_scores(open);
    return one != other && std::max(one, other) >= 2 * target_of(open);  // R25
}

// What decides about the places, by seat.
std::array<int, max_seats> merits(const Open& open) {
    std::array<int, max_seats> merits{};
    for (int i = 0; i < open.seats; ++i) {
        const auto seat = static_cast<std::size_t>(i);
        merits[seat] = open.seats == 4 ? pair_scores(open)[seat % 2] : open.scores[seat];  // R24
    }
    if (is_beginner(open)) {  // R17: two win, and whoever has as much as the second of them
        std::array<int, max_seats> sorted = merits;
        std::sort(sorted.begin(), sorted.end(), std::greater{});
        for (int& merit : merits) merit = std::min(merit, sorted[1]);
    }
    return merits;
}

}  // namespace

int deals_of(const Open& open) {
    constexpr std::array<int, 4> five = {beginner_deals, 2 * chinkway_round + 1, 2 * chinkway_round, chinkway_round};
    constexpr std::array<int, 5> four = {4, 8, 12, 0, 0};
    if (open.seats == 5) return five[static_cast<std::size_t>(open.config.five)];
    if (open.seats == 4) return four[static_cast<std::size_t>(open.config.four)];
    if (open.seats == 2) return two_players_deals;
    return open.config.three == Three::quick ? quick_deals_before + 1 : three_players_deals;
}

int target_of(const Open& open) {
    if (open.seats != 4) return 0;
    return open.config.four == Four::points_30 ? 30 : open.config.four == Four::points_60 ? 60 : 0;
}

int factor_of(const Open& open, int deal) {
    const bool is_doubled = is_chinkway(open) ? deal == 2 * chinkway_round && open.config.double_extra_deal
                                              : deal + 1 == deals_of(open) && open.config.double_last_deal;
    return is_doubled ? 2 : 1;
}

PointsTable points_of(const Open& open) {
    PointsTable points = open.config.points == Points::triangular ? triangular_points : arithmetic_points;
    const int factor = factor_of(open, open.deal);
    for (std::int16_t& each : points) each = static_cast<std::int16_t>(factor * each);
    return points;
}

bool is_barred(const Open& open, Seat seat) {
    const int worst = *std::min_element(open.scores.begin(), open.scores.begin() + open.seats);
    return score_of(open, seat) == best_score(open) && best_score(open) != worst;
}

Needs needs_of(const Open& open, std::size_t side) {
    Needs needs{};
    for (const Family subject : open.proposal) ++needs[at(subject)];
    for (const Card card : open.kept[side]) --needs[at(family_of(card))];
    return needs;
}

Moment moment_of(const Open& open, const Hidden& hidden) {
    Moment moment{.actor = open.phase == Phase::over ? Seat::spectator : actor_of(open)};
    if (open.phase != Phase::playing && open.phase != Phase::capturing) return moment;
    for (std::size_t side = 0; side < open.kept.size(); ++side) {
        moment.needs[side] = needs_of(open, side);
        moment.wants[side] = Cards::from_bits(wanted(moment.needs[side]));
    }
    const Bits down = bits_of(open.trick.cards);
    const Bits led = down == 0 ? 0 : cards_of(suit_of(open.trick.cards[0]));
    moment.down = Cards::from_bits(down);
    moment.led = Cards::from_bits(led);
    if (open.phase == Phase::playing) {
        const Bits held = hidden.hands[static_cast<std::size_t>(open.turn)].bits();
        moment.playable = Cards::from_bits(playable(held, led));
    } else {
        moment.keepable = Cards::from_bits(moment.wants[winners_side(open)].bits() & down & ~burnt_by(down));
    }
    return moment;
}

core::List<Hand, hands_max> next_hands(const Open& open) {
    Open next = open;
    seat_hands(next, next_order(open));
    return next.hands;
}

void begin(Open& open, Seat dealer) {
    start_deal(open, open.deal == 0 ? clockwise_from(open, dealer) : next_order(open));
}

void ask_next_stake(Open& open, std::size_t asked) {
    for (; open.config.jokers == Jokers::double_you && asked <= open.hands.size(); ++asked) {
        const std::size_t hand = asked % open.hands.size();  // the dealer's comes last
        const Seat seat = open.hands[hand].seat;
        if (open.hands[hand].is_dummy || open.doublings[at(seat)] == 0 || is_barred(open, seat)) continue;
        open.phase = Phase::staking;
        open.turn = static_cast<std::int8_t>(hand);
        return;
    }
    open.phase = Phase::dealing;
    open.turn = 0;
}

void end_deal(Open& open) {
    Result result{.dealer = open.dealer, .trump = open.trump, .subjects = open.proposal, .kept = open.kept,
                  .last = open.trick, .doubled = open.doubled};
    const PointsTable points = points_of(open);
    for (int i = 0; i < open.seats; ++i) {
        const Seat seat{static_cast<std::int8_t>(i)};
        const std::int8_t side = open.hands[hand_of(open, seat)].side;
        const int factor = open.doubled.has(at(seat)) ? 2 : 1;  // R33
        const int won = factor * points[open.kept[static_cast<std::size_t>(side)].size()];
        result.sides.push_back(side);
        result.points.push_back(static_cast<std::int16_t>(won));
        open.scores[at(seat)] = static_cast<std::int16_t>(open.scores[at(seat)] + won);  // R11
    }
    open.results.push_back(result);
    ++open.deal;
    put_away(open);
    open.phase = is_over(open) ? Phase::over : Phase::beginning;
}

core::Outcome outcome_of(const Open& open) {
    core::Outcome outcome;
    const std::array<int, max_seats> merit = merits(open);
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(open.seats); ++seat) {
        const auto better = std::count_if(merit.begin(), merit.begin() + open.seats,
                                          [&](int other) { return other > merit[seat]; });
        outcome.scores.push_back(open.scores[seat]);
        outcome.places.push_back(static_cast<std::int32_t>(better) + 1);
    }
    return outcome;
}

}  // namespace farfalia

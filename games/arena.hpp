// Matches between bots of one game: who sits where, one game after another, and what the results say.
// Typed from end to end, no JSON. Every game's numbers follow from its place in the contest, so the results do not
// depend on the order, or the thread, in which the games are played.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "games/all.hpp"

namespace games {

// Which bot of the contest's list sits at seat 0, 1, ... in this game. The list, repeated to fill the seats,
// moves on by one with every game; once it is round, its order behind the first bot changes to the next
// possible one. So each bot sits everywhere equally often, and beside and opposite each other bot.
inline std::vector<std::size_t> seating(std::size_t bots, std::size_t seats, std::size_t game) {
    std::vector<std::size_t> rest;
    for (std::size_t bot = 1; bot < bots; ++bot) rest.push_back(bot);
    std::vector<std::size_t> round = {0};
    for (std::size_t order = game / bots; !rest.empty();) {
        const auto taken = rest.begin() + static_cast<std::ptrdiff_t>(order % rest.size());
        order /= rest.size();
        round.push_back(*taken);
        rest.erase(taken);
    }
    std::vector<std::size_t> sitting;
    for (std::size_t seat = 0; seat < seats; ++seat) sitting.push_back(round[(game + seat) % bots]);
    return sitting;
}

template <class Entry>
struct Contest {
    typename Entry::Rules::Config config{};
    std::size_t seats = 0;
    std::vector<std::size_t> bots{};  // by their places in Entry::Bots
    std::uint64_t seed = 1;
    std::vector<core::Budget> budgets{};  // by place in `bots`; the default one for those beyond its end
    core::Budget budget_of(std::size_t bot) const { return bot < budgets.size() ? budgets[bot] : core::Budget{}; }
};

struct Played {
    std::size_t round = 0;               // games of one round have the same dice and cards, and the seats exchanged
    std::vector<std::size_t> seating{};  // by seat: a place in Contest::bots
    core::Outcome outcome{};
};

template <class Entry>
auto choose(std::size_t bot, const typename Entry::Rules::View& view,
            const typename core::Memories<typename Entry::Rules>::Memory& memory, core::Seat seat, core::Rng& rng,
            const core::Budget& budget, const core::TalesHeard& heard = {}) {
    using Bots = typename Entry::Bots;
    return boost::mp11::mp_with_index<boost::mp11::mp_size<Bots>::value>(bot, [&](auto i) {
        using Bot = boost::mp11::mp_at<Bots, decltype(i)>;
        return core::choose<Bot, typename Entry::Rules>(view, memory, seat, rng, budget, heard);
    });
}

// The bot's action though it is not to act, if it has one.
template <class Entry>
auto interrupt(std::size_t bot, const typename Entry::Rules::View& view, core::Seat seat, core::Rng& rng,
               const core::Budget& budget) {
    using Bots = typename Entry::Bots;
    return boost::mp11::mp_with_index<boost::mp11::mp_size<Bots>::value>(bot, [&](auto i) {
        using Bot = boost::mp11::mp_at<Bots, decltype(i)>;
        return core::interrupt<Bot, typename Entry::Rules>(view, seat, rng, budget);
    });
}

// One game. `around(bot, think)` is called for every decision and returns think(): a place for a stopwatch.
template <class Entry, class Around>
Played play(const Contest<Entry>& contest, std::size_t game, const Around& around) {
    using G = typename Entry::Rules;
    const core::Bytes32 key = core::Rng::key_of(contest.seed);
    const std::size_t round = game / contest.bots.size();
    core::Rng nature(key, 2 * round);
    core::Rng thoughts(key, 2 * game + 1);  // apart, so that a bot's musings do not change the dice

    Played played{.round = round, .seating = seating(contest.bots.size(), contest.seats, game), .outcome = {}};
    const int seats = static_cast<int>(contest.seats);
    typename G::State state = G::setup(contest.config, seats);
    core::Memories<G> memories;
    // Somebody who is not to act, from the left of who is: the first that has something to do does it.
    const auto is_interrupted = [&](core::Seat actor) {
        const core::Seats others = core::may_interrupt<G>(state);
        for (core::Seat seat = core::next(actor, seats); seat != actor; seat = core::next(seat, seats)) {
            if (!others.has(seat)) continue;
            const std::size_t bot = played.seating[core::at(seat)];
            const auto action = interrupt<Entry>(contest.bots[bot], G::view(state, seat), seat, thoughts,
                                                 contest.budget_of(bot));
            if (action && G::apply(state, seat, *action)) return true;
        }
        return false;
    };
    for (;; memories.notice(state, seats)) {
        const core::Seats actors = G::to_act(state);
        if (actors.empty()) break;
        const core::Seat actor = actors.first();
        if (actor == core::Seat::nature) {
            CHECK(G::apply(state, actor, G::nature(state, nature)).has_value());
            continue;
        }
        if (is_interrupted(actor)) continue;
        const std::size_t bot = played.seating[core::at(actor)];
        const auto action = around(bot, [&] {
            return choose<Entry>(contest.bots[bot], G::view(state, actor), memories.of(actor), actor, thoughts,
                                 contest.budget_of(bot));
        });
        CHECK(G::apply(state, actor, action).has_value());  // Bots play by the rules.
    }
    played.outcome = *G::outcome(state);
    return played;
}

// A mean and the half-width of its 95 % interval.
struct Estimate {
    double mean = 0;
    double margin = 0;
    bool is_above(double value) const { return mean - margin > value; }
    friend bool operator==(const Estimate&, const Estimate&) = default;
};

class Sample {
public:
    void add(double value) {
        ++count_;
        const double step = value - mean_;
        mean_ += step / static_cast<double>(count_);
        squares_ += step * (value - mean_);
    }
    std::size_t count() const { return count_; }
    Estimate estimate() const {
        const auto n = static_cast<double>(count_);
        return {.mean = mean_, .margin = count_ < 2 ? 0 : 1.96 * std::sqrt(squares_ / (n - 1) / n)};
    }

private:
    std::size_t count_ = 0;
    double mean_ = 0;
    double squares_ = 0;  // sum of squared distances from the mean
};

// What one bot had of one game, for each of its seats: several seats of a bot are one observation.
struct Share {
    double seats = 0;
    double wins = 0;    // a shared victory is split
    double points = 0;  // of all points of the game
    double place = 0;
    double score = 0;
};

inline Share share_of(const Played& played, std::size_t bot) {
    double winners = 0;
    double points = 0;
    for (const std::int32_t place : played.outcome.places) winners += place == 1;
    for (const std::int32_t score : played.outcome.scores) points += score;
    Share share;
    for (std::size_t seat = 0; seat < played.seating.size(); ++seat) {
        if (played.seating[seat] != bot) continue;
        share.seats += 1;
        share.wins += played.outcome.places[seat] == 1 ? 1 / winners : 0;
        share.points += points > 0 ? played.outcome.scores[seat] / points : 0;
        share.place += played.outcome.places[seat];
        share.score += played.outcome.scores[seat];
    }
    if (share.seats == 0) return share;
    return {share.seats, share.wins / share.seats, share.points / share.seats, share.place / share.seats,
            share.score / share.seats};
}

struct Spread {  // of scores
    std::int32_t lowest = 0;
    std::int32_t median = 0;
    std::int32_t highest = 0;
};

inline Spread spread_of(const std::vector<Played>& games, std::size_t bot) {
    std::vector<std::int32_t> scores;
    for (const Played& played : games) {
        for (std::size_t seat = 0; seat < played.seating.size(); ++seat) {
            if (played.seating[seat] == bot) scores.push_back(played.outcome.scores[seat]);
        }
    }
    if (scores.empty()) return {};
    std::ranges::sort(scores);
    return {.lowest = scores.front(), .median = scores[scores.size() / 2], .highest = scores.back()};
}

struct Standing {  // of one bot after a contest, per seat
    std::size_t games = 0;
    Estimate wins{};
    Estimate points{};
    Estimate place{};
    Estimate score{};
    Spread spread{};
};

inline Standing standing_of(const std::vector<Played>& games, std::size_t bot) {
    Sample wins, points, place, score;
    for (const Played& played : games) {
        const Share share = share_of(played, bot);
        if (share.seats == 0) continue;
        wins.add(share.wins);
        points.add(share.points);
        place.add(share.place);
        score.add(share.score);
    }
    return {wins.count(), wins.estimate(), points.estimate(), place.estimate(), score.estimate(),
            spread_of(games, bot)};
}

// How much more of the victory a seat of `bot` takes than a seat of `rival`, or of something else. A round is one
// observation: what the cards gave to one game they gave to the other seat in the next. Empty if they never met.
inline std::optional<Estimate> lead_of(const std::vector<Played>& games, std::size_t bot, std::size_t rival,
                                       double Share::* of = &Share::wins) {
    std::map<std::size_t, Sample> rounds;
    for (const Played& played : games) {
        const Share mine = share_of(played, bot);
        const Share theirs = share_of(played, rival);
        if (mine.seats > 0 && theirs.seats > 0) rounds[played.round].add(mine.*of - theirs.*of);
    }
    if (rounds.empty()) return std::nullopt;
    Sample lead;
    for (const auto& [round, leads] : rounds) lead.add(leads.estimate().mean);
    return lead.estimate();
}

}  // namespace games

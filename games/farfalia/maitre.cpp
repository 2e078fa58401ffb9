// The master. Imagines worlds that fit all it has seen, tries every choice in them, lets players who learn from
// one world to the next play the deal to its end, and takes what is worth most for the game, not only for the deal.
#include "games/farfalia/bots.hpp"
#include "games/farfalia/judgement.hpp"
#include "games/farfalia/opening.hpp"
#include "games/farfalia/prize.hpp"
#include "games/farfalia/tree.hpp"
#include "games/farfalia/trials.hpp"

namespace farfalia {

namespace {

constexpr std::size_t openings_weighed = 16;
constexpr int solved_tricks = 4;  // from so many left on, worlds are solved instead of played out
constexpr int solver_table_bits = 12;
constexpr std::int64_t solver_nodes_a_world = 10'000;
constexpr std::int64_t solver_nodes_a_playout = 20;  // take as long

double play_out(Scene scene, const Prize& prize) {
    while (!scene.is_over()) go_on(scene);
    return prize(scene.kept);
}

// Whether it makes no difference which of two cards of a hand is played.
bool are_alike(const Scene& scene, Card low, Card high) {
    if (is_joker(low) || is_joker(high) || suit_of(low) != suit_of(high)) return false;
    const Bits between = (bit(high) - 1) & ~((bit(low) << 1) - 1);
    const Bits settled = scene.held[scene.turn()] | (scene.gone & ~bits_of(scene.trick));
    if ((between & all_cards & ~settled) != 0) return false;
    for (std::size_t side = 0; side < static_cast<std::size_t>(scene.sides); ++side) {
        const bool wants_low = (scene.wants[side] & bit(low)) != 0;
        const bool wants_high = (scene.wants[side] & bit(high)) != 0;
        if (wants_low != wants_high || (wants_low && family_of(low) != family_of(high))) return false;
    }
    return true;
}

std::vector<Card> cards_to_weigh(const Scene& scene) {
    std::vector<Card> cards;
    for (Bits left = scene.playable(); left != 0; left &= left - 1) {
        const Card card = lowest_in(left);
        if (cards.empty() || !are_alike(scene, cards.back(), card)) cards.push_back(card);
    }
    return cards;
}

std::vector<Card> captures_to_weigh(const Scene& scene) {
    std::vector<Card> cards;
    for (int family = 0; family < family_count; ++family) {
        const Bits useful = scene.keepable() & cards_of(Family(family));
        if (useful != 0) cards.push_back(lowest_in(useful));
    }
    return cards;
}

// In each world everybody is taken to see all cards, which near the end is nearly true. Nothing if no world could
// be solved.
std::optional<Card> solved_choice(const View& view, const std::vector<Card>& cards, const Prize& prize,
                                  core::Rng& rng, const core::Budget& budget) {
    const Scene seen = scene_of(view);
    const Payoff payoff = payoff_of(prize, seen, seen.at_side(seen.turn()));
    Solver solver(solver_table_bits);  // a new one, so that what it learnt before cannot change where it gives up
    std::vector<std::int64_t> sum(cards.size());
    int solved = 0;
    int used = 0;
    for (int worlds = 1; worlds == 1 || !budget.spent(used); ++worlds) {
        const auto choices = solver.each(scene_of(Rules::guess(view, rng)), payoff, solver_nodes_a_world);
        used = worlds * static_cast<int>(cards.size()) + static_cast<int>(solver.nodes() / solver_nodes_a_playout);
        if (!choices) continue;
        ++solved;
        for (const Choice& choice : *choices) {
            const auto known = std::find(cards.begin(), cards.end(), choice.card);
            if (known != cards.end()) sum[static_cast<std::size_t>(known - cards.begin())] += choice.value;
        }
    }
    if (solved == 0) return std::nullopt;
    return cards[static_cast<std::size_t>(std::max_element(sum.begin(), sum.end()) - sum.begin())];
}

Card card_to_choose(const View& view, core::Rng& rng, const core::Budget& budget) {
    const Scene seen = scene_of(view);
    const std::vector<Card> cards = seen.is_capturing() ? captures_to_weigh(seen) : cards_to_weigh(seen);
    if (cards.size() == 1) return cards[0];
    const Prize prize(view.open, view.me);
    if (seen.tricks_of - seen.tricks <= solved_tricks) {
        if (const auto solved = solved_choice(view, cards, prize, rng, budget)) return *solved;
    }
    Tree tree(view.open, cards.size());
    Scene world;
    const std::size_t best = best_by_trials(
        cards.size(), budget, [&] { world = scene_of(Rules::guess(view, rng)); },
        [&](std::size_t choice) {
            Scene scene = world;
            scene.is_capturing() ? scene.keep(cards[choice]) : scene.play(cards[choice]);
            return prize(tree.visit(choice, scene));
        });
    return cards[best];
}

// The deal as the dealer has made it ready, with subjects drawn.
Scene begun(State world, const Opening& opening, core::Rng luck) {
    const core::Seat dealer = world.open.dealer;
    for (int decisions = 0; decisions < 2; ++decisions) {
        if (world.open.phase == Phase::discarding) {
            CHECK(Rules::apply(world, dealer, Discard{Cards::from_bits(opening.aside)}).has_value());
        } else if (world.open.phase == Phase::naming) {
            CHECK(Rules::apply(world, dealer, Name{opening.trump}).has_value());
        }
    }
    CHECK(Rules::apply(world, core::Seat::nature, Rules::nature(world, luck)).has_value());
    return scene_of(world);
}

Opening opening_to_choose(const View& view, core::Rng& rng, const core::Budget& budget) {
    std::vector<Opening> ways = openings(view);
    ways.resize(std::min(ways.size(), openings_weighed));
    const Prize prize(view.open, view.me);
    State world;
    core::Rng luck(0);
    const std::size_t best = best_by_trials(
        ways.size(), budget, [&] { world = Rules::guess(view, rng), luck = core::Rng(rng.next()); },
        [&](std::size_t choice) { return play_out(begun(world, ways[choice], luck), prize); });
    return ways[best];
}

}  // namespace

Rules::Action Maitre::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget& budget) const {
    switch (view.open.phase) {
        case Phase::staking: return Stake{is_worth_a_joker(view.open, me)};
        case Phase::discarding: return Discard{Cards::from_bits(opening_to_choose(view, rng, budget).aside)};
        case Phase::naming: return Name{opening_to_choose(view, rng, budget).trump};
        case Phase::capturing: return Keep{card_to_choose(view, rng, budget)};
        default: return Play{card_to_choose(view, rng, budget)};
    }
}

}  // namespace farfalia

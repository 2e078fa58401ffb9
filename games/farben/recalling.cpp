#include "games/farben/recalling.hpp"

#include <algorithm>
#include <numeric>

#include "games/farben/course.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/stories.hpp"

namespace farben {

using core::Rng;
using core::Seat;
using Action = Rules::Action;

namespace {

constexpr int usual_half_life = 15, usual_own_half_life = 60;  // of a neighbour one knows nothing about

std::size_t recalled(const Table& table) { return static_cast<std::size_t>(table.packet); }

struct Best {
    Colour colour{};
    int chance = 0;  // of 1000
};

Best best_guess(const Mind& mind, std::size_t round, std::size_t owner, Rng& rng) {
    const auto weights = mind.weights(round, owner);
    const int most = *std::ranges::max_element(weights);
    std::vector<Colour> best;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (weights[colour] == most) best.push_back(Colour(colour));
    }
    const int total = std::accumulate(weights.begin(), weights.end(), 0);
    return {.colour = rng.pick(best), .chance = total == 0 ? 0 : all_chances * most / total};
}

// Right at once is worth two points, right after a hint one. A hint for a story that was not heard brings nothing back.
bool is_hint_worth_it(const Mind& mind, std::size_t round, std::size_t owner, int chance) {
    if (mind.noticed(round, owner).story.empty()) return false;
    const int revived = mind.habits().revived;
    return revived + (all_chances - revived) * chance / all_chances > 2 * chance;
}

// What the packet may bring to the recaller, less what it brings to the bot itself; in thousandths of a point.
int worth_to_recaller(const Mind& mind, std::size_t round) {
    const Table& table = mind.table();
    int worth = 0;
    for (std::size_t owner = 0; owner < seats_of(table); ++owner) {
        const bool is_own = Seat(owner) == table.recaller;
        const int kept = mind.chance_kept(round, owner, is_own ? usual_own_half_life : usual_half_life);
        const auto is_open = [&](const Packet& packet) { return is_turned_up(packet, owner); };
        const auto left = colour_count - static_cast<int>(std::ranges::count_if(table.packets, is_open));
        const int right = kept + (all_chances - kept) / left;
        worth += Seat(owner) == mind.me() ? right : 2 * right;
    }
    return worth;
}

// What the stock says, or of a story that somebody else told the longest word: it says most, as a rule.
std::vector<std::string> hints_in(const Noticed& card, lexicon::Language language) {
    if (const Story* story = story_of(card.story, language)) return story->hints;
    std::vector<std::string_view> words = spelt_words(card.story);
    const Card told{.colour = card.colour, .story = card.story, .is_aloud = card.is_aloud};
    std::erase_if(words, [&](std::string_view word) { return !check_hint(word, told); });
    if (words.empty()) return {};
    return {std::string(*std::ranges::max_element(words, {}, &std::string_view::size))};
}

// In how many other stories that one still remembers the word is too.
std::ptrdiff_t others_with(const Mind& mind, std::size_t round, std::string_view hint) {
    const std::vector<std::string> word = words_of(hint);
    std::ptrdiff_t count = 0;
    for (std::size_t other = 0; other < mind.table().packets.size(); ++other) {
        for (std::size_t owner = 0; owner < seats_of(mind.table()); ++owner) {
            const bool is_this = other == round && Seat(owner) == mind.me();
            if (is_this || !mind.remembers(other, owner)) continue;
            count += std::ranges::count(words_of(mind.noticed(other, owner).story), word.front());
        }
    }
    return count;
}

}  // namespace

Assign pick_packet(const Mind& mind, Rng& rng) {
    const Table& table = mind.table();
    std::vector<std::int8_t> best;
    int least = 0;
    for (std::size_t round = 0; round < table.packets.size(); ++round) {
        if (is_player(table.packets[round].recaller)) continue;
        const int worth = mind.habits().is_cunning ? worth_to_recaller(mind, round) : 0;
        if (best.empty() || worth < least) best.clear(), least = worth;
        if (worth == least) best.push_back(static_cast<std::int8_t>(round));
    }
    return {rng.pick(best)};
}

Action name_or_ask(const Mind& mind, Rng& rng) {
    const Table& table = mind.table();
    const std::size_t round = recalled(table);
    std::vector<std::size_t> unknown;
    for (std::size_t owner = 0; owner < seats_of(table); ++owner) {
        const bool is_next = !is_player(table.asked) || table.asked == Seat(owner);
        if (is_turned_up(table.packets[round], owner) || !is_next) continue;
        if (const auto colour = mind.known(round, owner)) return Guess{.owner = Seat(owner), .colour = colour};
        unknown.push_back(owner);
    }
    const std::size_t owner = rng.pick(unknown);
    const Best guess = best_guess(mind, round, owner, rng);
    const bool may_ask = Seat(owner) != mind.me() && !is_player(table.asked);
    if (may_ask && is_hint_worth_it(mind, round, owner, guess.chance)) return Ask{Seat(owner)};
    return Guess{.owner = Seat(owner), .colour = guess.colour};
}

Action give_hint(const Mind& mind, Rng& rng) {
    const std::size_t round = recalled(mind.table()), me = at(mind.me());
    if (!mind.remembers(round, me)) return Forgot{};
    const std::vector<std::string> hints = hints_in(mind.noticed(round, me), mind.table().config.language);
    if (hints.empty()) return Forgot{};
    std::vector<std::string> rarest;
    std::ptrdiff_t fewest = 0;
    for (const std::string& hint : hints) {
        const std::ptrdiff_t others = others_with(mind, round, hint);
        if (rarest.empty() || others < fewest) rarest.clear(), fewest = others;
        if (others == fewest) rarest.push_back(hint);
    }
    return Hint{rng.pick(rarest)};
}

}  // namespace farben

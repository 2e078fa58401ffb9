#include "games/farben/telling.hpp"

#include <algorithm>

#include "games/farben/course.hpp"
#include "games/farben/likely.hpp"
#include "games/farben/stories.hpp"

namespace farben {

using core::Rng;
using core::Seat;

namespace {

constexpr std::size_t in_mind_max = 2;  // stories a bot chooses from, to its taste
constexpr std::uint32_t surprise = 3;   // one colour in so many is not a likely one, though one is left

bool is_in(Hand hand, Colour colour) { return hand.has(static_cast<std::size_t>(colour)); }

bool was_told(const Memory& memory, std::string_view story) {
    return std::ranges::any_of(memory.told, [&](const auto& round) {
        return std::ranges::find(round, story, &Noticed::story) != round.end();
    });
}

// Those that nobody has told yet.
std::vector<Told> untold(std::span<const Told> stories, const Memory& memory) {
    std::vector<Told> left(stories.begin(), stories.end());
    std::erase_if(left, [&](const Told& told) { return was_told(memory, told.story.text); });
    return left;
}

std::size_t likely_in_hand(std::string_view word, const View& view) {
    const auto likely = items_of(likely_colours(word, view.table.config.language));
    return static_cast<std::size_t>(std::ranges::count_if(likely, [&](auto colour) { return view.hand.has(colour); }));
}

// Of what comes to mind, what suits the voice; else the first.
const Told& to_taste(const std::vector<Told>& in_mind, Taste taste) {
    const auto length = [](const Told& told) { return told.story.text.size(); };
    if (taste == Taste::short_stories) return *std::ranges::min_element(in_mind, {}, length);
    if (taste == Taste::long_stories) return *std::ranges::max_element(in_mind, {}, length);
    return in_mind.front();
}

// The first few of the stories, from this one around, whose colour is in the hand.
std::vector<Told> come_to_mind(std::span<const Told> stories, std::size_t from, Hand hand) {
    std::vector<Told> in_mind;
    for (std::size_t i = 0; i < stories.size() && in_mind.size() < in_mind_max; ++i) {
        const Told& told = stories[(from + i) % stories.size()];
        if (is_in(hand, told.colour)) in_mind.push_back(told);
    }
    return in_mind;
}

// All bots at a table put the word's colours into the same order, another one every evening, and begin at different
// ends of it.
std::uint64_t order_of(const Table& table) {
    std::uint64_t seed = at(table.packets[0].first);
    for (const Packet& packet : table.packets) {
        for (const char letter : packet.word) seed = seed * 257 + static_cast<unsigned char>(letter);
    }
    return seed;
}

}  // namespace

PickSide pick_side(const View& view, Rng& rng) {
    const std::size_t front = likely_in_hand(view.sides[0], view), back = likely_in_hand(view.sides[1], view);
    if (front == back) return {static_cast<std::int8_t>(rng.below(2))};
    return {static_cast<std::int8_t>(front > back ? 0 : 1)};
}

Choose choose_colour(const View& view, Seat me, const Voice& voice, Rng& rng) {
    const Table& table = view.table;
    const std::string_view word = table.packets.back().word;
    const auto for_word = stories_of(word, table.config.language);
    std::vector<Told> stories(for_word.begin(), for_word.end());
    Rng same_for_all(order_of(table));
    same_for_all.shuffle(stories);
    const Hand likely = likely_colours(word, table.config.language);
    const bool surprises = rng.chance(surprise);
    const auto from = static_cast<std::size_t>(turn_of(table, me)) + rng.chance(6);
    for (const bool wants_likely : {!surprises, surprises}) {
        std::vector<Told> group = stories;
        std::erase_if(group, [&](const Told& told) { return is_in(likely, told.colour) != wants_likely; });
        const std::vector<Told> in_mind = come_to_mind(group, from, view.hand);
        if (!in_mind.empty()) return {to_taste(in_mind, voice.taste).colour};
    }
    return {Colour(rng.pick(items_of(view.hand)))};  // a word that no card has
}

Tell tell_story(const View& view, const Memory& memory, Seat me, const Voice& voice, Rng& rng) {
    const Table& table = view.table;
    const Packet& packet = table.packets.back();
    const auto language = table.config.language;
    const auto is_other_colour = [&](const Told& told) { return told.colour != packet.cards[at(me)].colour; };
    std::array sources{stories_of(packet.word, language), stories_for_any(language)};
    if (voice.at_a_loss != 0 && rng.chance(voice.at_a_loss)) std::ranges::reverse(sources);
    for (const auto& stories : sources) {
        std::vector<Told> left = untold(stories, memory);
        std::erase_if(left, is_other_colour);
        if (left.empty()) continue;
        rng.shuffle(left);
        left.resize(std::min(left.size(), in_mind_max));
        return {.story = to_taste(left, voice.taste).story.text};
    }
    return {.story = packet.word};  // nothing comes to mind
}

}  // namespace farben

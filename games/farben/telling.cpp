#include "games/farben/telling.hpp"

#include <algorithm>

#include "games/farben/course.hpp"
#include "games/farben/stories.hpp"

namespace farben {

using core::Rng;
using core::Seat;

namespace {

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

std::size_t stories_for(std::string_view word, const View& view) {
    return static_cast<std::size_t>(std::ranges::count_if(
        stories_of(word, view.table.config.language), [&](const Told& told) { return is_in(view.hand, told.colour); }));
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
    const std::size_t front = stories_for(view.sides[0], view), back = stories_for(view.sides[1], view);
    if (front == back) return {static_cast<std::int8_t>(rng.below(2))};
    return {static_cast<std::int8_t>(front > back ? 0 : 1)};
}

Choose choose_colour(const View& view, const Memory& memory, Seat me, Rng& rng) {
    const Table& table = view.table;
    const auto for_word = stories_of(table.packets.back().word, table.config.language);
    std::vector<Told> stories(for_word.begin(), for_word.end());
    Rng same_for_all(order_of(table));
    same_for_all.shuffle(stories);
    const auto from = static_cast<std::size_t>(turn_of(table, me)) + rng.chance(6);
    for (std::size_t i = 0; i < stories.size(); ++i) {
        const Told& told = stories[(from + i) % stories.size()];
        if (is_in(view.hand, told.colour)) return {told.colour};
    }
    std::vector<Told> others = untold(stories_for_any(table.config.language), memory);
    std::erase_if(others, [&](const Told& told) { return !is_in(view.hand, told.colour); });
    if (!others.empty()) return {rng.pick(others).colour};
    return {Colour(rng.pick(items_of(view.hand)))};
}

Tell tell_story(const View& view, const Memory& memory, Seat me, Rng& rng) {
    const Table& table = view.table;
    const Packet& packet = table.packets.back();
    const auto language = table.config.language;
    const auto is_other_colour = [&](const Told& told) { return told.colour != packet.cards[at(me)].colour; };
    for (const auto& stories : {stories_of(packet.word, language), stories_for_any(language)}) {
        std::vector<Told> left = untold(stories, memory);
        std::erase_if(left, is_other_colour);
        if (!left.empty()) return {.story = rng.pick(left).story.text};
    }
    return {.story = packet.word};  // nothing comes to mind
}

}  // namespace farben

#include "games/farben/telling.hpp"

#include <algorithm>
#include <limits>

#include "games/farben/course.hpp"
#include "games/farben/digest.hpp"
#include "games/farben/likely.hpp"
#include "games/farben/stories.hpp"
#include "games/farben/voices.hpp"

namespace farben {

using core::Rng;
using core::Seat;
using core::TalesHeard;

namespace {

constexpr std::size_t in_mind_max = 2;  // stories a bot chooses from, to its taste
constexpr std::uint32_t manners = 12;   // ways to tell a story, of which a Voice says how many are its own
constexpr std::size_t evenings = 97;    // that begin at other lines
constexpr std::uint32_t surprise = 3;   // one colour in so many is not a likely one, though one is left

bool is_in(Hand hand, Colour colour) { return hand.has(static_cast<std::size_t>(colour)); }

bool was_told(const Memory& memory, std::string_view story) {
    return std::ranges::any_of(memory.told, [&](const auto& round) {
        return std::ranges::any_of(round, [&](const Noticed& each) { return tale_in(each.story) == story; });
    });
}

// Those that nobody has told yet.
std::vector<Told> untold(std::span<const Told> stories, const Memory& memory) {
    std::vector<Told> left(stories.begin(), stories.end());
    std::erase_if(left, [&](const Told& told) { return was_told(memory, told.story.text); });
    return left;
}

int times_heard(const Told& told, const TalesHeard& heard) { return heard.times(core::tale_of(told.story.text)); }

constexpr int none = std::numeric_limits<int>::max();  // more often than anything was heard

// How often the one of them was heard that was heard least.
int fewest_times(std::span<const Told> stories, const TalesHeard& heard) {
    int fewest = none;
    for (const Told& told : stories) fewest = std::min(fewest, times_heard(told, heard));
    return fewest;
}

std::vector<Told> of_colour(std::vector<Told> stories, Colour colour) {
    std::erase_if(stories, [&](const Told& told) { return told.colour != colour; });
    return stories;
}

// Leaves the colours for which there is something that people here have not heard: about the word, or else about any.
void keep_freshest(std::vector<Told>& stories, const View& view, const TalesHeard& heard) {
    const auto any = stories_for_any(view.table.config.language);
    const auto staleness = [&](const Told& told) {
        const int times = times_heard(told, heard);
        if (times == 0) return 0;
        return 1 + std::min(times, fewest_times(of_colour({any.begin(), any.end()}, told.colour), heard));
    };
    int least = none;
    for (const Told& told : stories) {
        if (is_in(view.hand, told.colour)) least = std::min(least, staleness(told));
    }
    std::erase_if(stories, [&](const Told& told) { return staleness(told) > least; });
}

std::size_t likely_in_hand(std::string_view word, const View& view, const TalesHeard& heard) {
    const Hand likely = likely_colours(word, view.table.config.language);
    const auto stories = stories_of(word, view.table.config.language);
    return static_cast<std::size_t>(std::ranges::count_if(stories, [&](const Told& told) {
        return is_in(likely, told.colour) && is_in(view.hand, told.colour) && times_heard(told, heard) == 0;
    }));
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

// Nobody at the table says the same twice in an evening, unless they are many of one level.
std::string in_own_words(const std::string& story, const Table& table, Seat me, const Voice& voice, Rng& rng) {
    const std::uint32_t manner = rng.below(manners);
    const Remark kind = manner < voice.openings ? Remark::opening : Remark::closing;
    if (manner >= voice.openings + voice.closings) return story;
    const std::size_t start = Digest().add(table.packets[0].word).value() % evenings + at(me) * rounds_max;
    const std::string said = remark(voice.level, kind, table.config.language, table.packets.back().word,
                                    start + table.packets.size());
    return kind == Remark::opening ? said + '\n' + story : story + '\n' + said;
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

PickSide pick_side(const View& view, const TalesHeard& heard, Rng& rng) {
    const std::size_t front = likely_in_hand(view.sides[0], view, heard);
    const std::size_t back = likely_in_hand(view.sides[1], view, heard);
    if (front == back) return {static_cast<std::int8_t>(rng.below(2))};
    return {static_cast<std::int8_t>(front > back ? 0 : 1)};
}

Choose choose_colour(const View& view, const TalesHeard& heard, Seat me, const Voice& voice, Rng& rng) {
    const Table& table = view.table;
    const std::string_view word = table.packets.back().word;
    const auto for_word = stories_of(word, table.config.language);
    std::vector<Told> stories(for_word.begin(), for_word.end());
    Rng same_for_all(order_of(table));
    same_for_all.shuffle(stories);
    keep_freshest(stories, view, heard);
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

Tell tell_story(const View& view, const Memory& memory, const TalesHeard& heard, Seat me, const Voice& voice,
                Rng& rng) {
    const Table& table = view.table;
    const Packet& packet = table.packets.back();
    const auto language = table.config.language;
    const Colour colour = *packet.cards[at(me)].colour;
    const std::vector<Told> about_it = of_colour(untold(stories_of(packet.word, language), memory), colour);
    const std::vector<Told> about_any = of_colour(untold(stories_for_any(language), memory), colour);
    if (about_it.empty() && about_any.empty()) return {.story = packet.word};  // nothing comes to mind
    // What is about the word, unless that was heard more often, or the bot is at a loss for once. What fits any word is
    // not spent on that when little of it is left unheard.
    const auto is_new = [&](const Told& told) { return times_heard(told, heard) == 0; };
    const bool may_be_lost = 2 * std::ranges::count_if(about_any, is_new) > std::ssize(about_any);
    const bool is_lost = voice.at_a_loss != 0 && rng.chance(voice.at_a_loss) && may_be_lost;
    const bool is_about_it = !is_lost && fewest_times(about_it, heard) <= fewest_times(about_any, heard);
    std::vector<Told> left = is_about_it ? about_it : about_any;
    const int fewest = fewest_times(left, heard);
    std::erase_if(left, [&](const Told& told) { return times_heard(told, heard) > fewest; });
    rng.shuffle(left);
    left.resize(std::min(left.size(), in_mind_max));
    const std::string& story = to_taste(left, voice.taste).story.text;
    return {.story = is_about_it ? in_own_words(story, table, me, voice, rng) : story};
}

}  // namespace farben

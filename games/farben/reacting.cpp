#include "games/farben/reacting.hpp"

#include <algorithm>

#include "core/words.hpp"
#include "games/farben/course.hpp"
#include "games/farben/digest.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/likely.hpp"
#include "games/farben/stories.hpp"
#include "lexicon/lexicon.hpp"

namespace farben {

using core::Seat;

namespace {

constexpr std::size_t brief_words = 4, lengthy_words = 60;
constexpr std::size_t silence = 4;  // one story in so many

// Who of those who listen has something to say; the teller: nobody. It follows from the story, so all agree.
Seat speaker(const Table& table, std::string_view story) {
    const std::uint64_t die = Digest().add("speaker").add(table.packets.size()).add(story).value();
    if (die % silence == 0) return table.teller;
    const std::size_t listeners = seats_of(table) - 1;
    return Seat((at(table.teller) + 1 + die / silence % listeners) % seats_of(table));
}

// Most of it is in no list of words: a cat on the keyboard, or another language.
bool is_puzzling(std::string_view story, lexicon::Language language) {
    const lexicon::Graph* graph = lexicon::graph_of(language);
    if (graph == nullptr) return false;
    std::vector<std::string> words = words_of(story);
    std::erase_if(words, [](const std::string& word) { return word.find_first_of("'-") != std::string::npos; });
    const auto known = std::ranges::count_if(words, [&](const std::string& word) {
        return word.size() < lexicon::word_min || graph->has(lexicon::List::words, word) ||
               graph->has(lexicon::List::names, word);
    });
    return std::cmp_less(2 * known, words.size());
}

Remark remark_on(const View& view, const Memory& memory, Seat me) {
    const Table& table = view.table;
    const Packet& packet = table.packets.back();
    const std::size_t round = table.packets.size() - 1;
    const Card& card = packet.cards[at(table.teller)];
    const bool is_of_stock = story_of(card.story, table.config.language) != nullptr;
    if (!is_of_stock && is_puzzling(card.story, table.config.language)) return Remark::puzzling;
    // Not before mine was told: until then it is nobody's business which it is. (R7)
    if (is_told(table, round, at(me)) && memory.told[round][at(me)].colour == card.colour) return Remark::same;
    const std::size_t words = spelt_words(card.story).size();
    if (!is_of_stock && words <= brief_words) return Remark::brief;
    if (!is_of_stock && words > lengthy_words) return Remark::lengthy;
    if (Digest().add("manner").add(card.story).value() % 2 == 0) return is_of_stock ? Remark::ours : Remark::yours;
    const Hand likely = likely_colours(packet.word, table.config.language);
    return likely.has(static_cast<std::size_t>(*card.colour)) ? Remark::likely : Remark::surprising;
}

}  // namespace

std::string react_to_story(const View& view, const Memory& memory, Seat me, std::string_view level) {
    const Table& table = view.table;
    if (table.phase != Phase::listening || table.teller == me) return {};
    const Packet& packet = table.packets.back();
    const std::string& story = packet.cards[at(table.teller)].story;
    if (story.empty() || story == core::removed_words || speaker(table, story) != me) return {};
    // Another one every time: evenings begin at different lines, and rounds and tellers go on from there.
    const std::uint64_t start = Digest().add(table.packets[0].word).add(at(me)).value();
    const std::size_t story_number = table.packets.size() + 5 * static_cast<std::size_t>(turn_of(table, table.teller));
    return remark(level, remark_on(view, memory, me), table.config.language, packet.word, start % 97 + story_number);
}

}  // namespace farben

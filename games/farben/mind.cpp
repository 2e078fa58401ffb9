#include "games/farben/mind.hpp"

#include <algorithm>

#include "games/farben/course.hpp"
#include "games/farben/digest.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/likely.hpp"

namespace farben {

namespace {

constexpr int weight_of_likely = 3;  // a colour people think of at the word, next to any other

}  // namespace

Mind::Mind(const View& view, const Memory& memory, core::Seat me, const Habits& habits)
    : view_(view), memory_(memory), me_(me), habits_(habits) {}

int Mind::die(std::size_t round, std::size_t owner, std::string_view about) const {
    const Noticed& card = noticed(round, owner);
    Digest digest;
    digest.add(about).add(at(me_)).add(round).add(owner).add(static_cast<std::size_t>(*card.colour));
    digest.add(card.story).add(table().packets[round].word);
    return static_cast<int>(digest.value() % all_chances);
}

int Mind::chance_kept(std::size_t round, std::size_t owner, int half_life) const {
    const int since = memory_.count - noticed(round, owner).order;
    return all_chances * half_life / (half_life + since);
}

bool Mind::remembers(std::size_t round, std::size_t owner) const {
    if (!noticed(round, owner).colour) return false;
    const int half_life = core::Seat(owner) == me_ ? habits_.own_half_life : habits_.half_life;
    return die(round, owner, "kept") < chance_kept(round, owner, half_life);
}

bool Mind::is_brought_back(std::size_t round, std::size_t owner) const {
    const auto& answers = table().packets[round].answers;
    const Noticed& card = noticed(round, owner);
    if (answers.empty() || answers[owner].help != Help::given || !card.colour) return false;
    const std::vector<std::string> hint = words_of(answers[owner].hint), heard = words_of(card.story);
    const bool is_recognised = !hint.empty() && std::ranges::find(heard, hint.front()) != heard.end();
    return is_recognised && die(round, owner, "brought back") < habits_.revived;
}

std::optional<Colour> Mind::known(std::size_t round, std::size_t owner) const {
    const Packet& packet = table().packets[round];
    if (is_turned_up(packet, owner)) return packet.cards[owner].colour;
    if (remembers(round, owner) || is_brought_back(round, owner)) return noticed(round, owner).colour;
    return std::nullopt;
}

std::array<int, colour_count> Mind::weights(std::size_t round, std::size_t owner) const {
    std::array<int, colour_count> weights;
    weights.fill(1);
    if (habits_.is_cunning) {
        const Hand likely = likely_colours(table().packets[round].word, table().config.language);
        for (const std::size_t colour : items_of(likely)) weights[colour] = weight_of_likely;
    }
    if (habits_.reckoning == Reckoning::none) return weights;
    if (core::Seat(owner) == me_) {
        for (const std::size_t colour : items_of(view_.hand)) weights[colour] = 0;
    }
    for (std::size_t other = 0; other < table().packets.size(); ++other) {
        const bool is_open = is_turned_up(table().packets[other], owner);
        if (other == round || (!is_open && habits_.reckoning != Reckoning::all)) continue;
        if (const auto colour = known(other, owner)) weights[static_cast<std::size_t>(*colour)] = 0;
    }
    return weights;
}

}  // namespace farben

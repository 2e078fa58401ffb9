#include "games/barbarossa/moves.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/fairness.hpp"

namespace barbarossa {

using Action = Rules::Action;

namespace {

// What it is worth to stand on a space, in points.
constexpr double question_worth = 4, elf_worth = 2;
constexpr std::array<int, 8> letter_places = {1, 2, 3, 4, 5, -1, -2, -3};
constexpr double too_little = 0.02;  // bits that are not worth a question
constexpr double fitting = 0.15;     // bits of what one might ask without much thought
constexpr double patience = 0.2;     // keeps a bot from asking thirty things that are nearly sure

double worth_of_space(int space, double gem_worth) {
    switch (ring[static_cast<std::size_t>(space % ring_spaces)]) {
        case Space::question: return question_worth;
        case Space::elf: return elf_worth;
        case Space::gem: return gem_worth;
        case Space::dragon: return -dragon_points;
        case Space::ghost: return -ghost_points;
    }
    return 0;
}

// A bit about a thing that is nearly known is worth more than one about a thing in the dark.
double worth_of_bit(const Prospect& prospect) { return std::max(prospect.worth, 0.1) / (prospect.belief.doubt() + 1); }

struct Idea {
    const Prospect* prospect = nullptr;
    std::size_t facet = 0;
    Promise promise{};
    double value = 0;
};

double value_of(const Prospect& prospect, Promise promise, Asking asking) {
    const double bits = promise.bits * worth_of_bit(prospect);
    return asking == Asking::going_on ? bits / (promise.no + patience) : bits;
}

std::vector<Idea> ideas_of(const Mind& mind) {
    std::vector<Idea> ideas;
    for (const Prospect& prospect : mind.prospects()) {
        for (const std::size_t facet : asked_facets()) {
            if (prospect.belief.was_asked(facet)) continue;
            const Promise promise = prospect.belief.of_question(facet);
            if (promise.bits < too_little) continue;
            ideas.push_back({&prospect, facet, promise, value_of(prospect, promise, mind.habits().asking)});
        }
    }
    return ideas;
}

// In a wording that nobody at the table has used, as long as there is one.
Question in_words(const Idea& idea, const Mind& mind, core::Rng& rng) {
    const Table& table = mind.view().table;
    const auto all = ways_to_ask(idea.facet, table.config.language, mind.habits().voice);
    std::vector<std::string> fresh(all.begin(), all.end());
    std::erase_if(fresh, [&](const std::string& way) {
        return std::ranges::find(table.talk, way, &Line::text) != table.talk.end();
    });
    if (fresh.empty()) fresh.assign(all.begin(), all.end());
    return {.object = idea.prospect->object, .text = rng.pick(fresh)};
}

// One of the best few, so that no two tables hear the same.
std::optional<Question> something_to_ask(const Mind& mind, core::Rng& rng) {
    std::vector<Idea> ideas = ideas_of(mind);
    if (ideas.empty()) return std::nullopt;
    if (mind.habits().asking == Asking::at_random) {
        std::vector<Idea> fit = ideas;
        std::erase_if(fit, [](const Idea& idea) { return idea.promise.bits < fitting; });
        return in_words(rng.pick(fit.empty() ? ideas : fit), mind, rng);
    }
    std::ranges::sort(ideas, [](const Idea& a, const Idea& b) {  // the same on every machine
        if (a.value != b.value) return a.value > b.value;
        return std::pair(a.prospect->object, a.facet) < std::pair(b.prospect->object, b.facet);
    });
    const double nearly = ideas.front().value * 0.97;
    std::size_t good = 1;
    while (good < ideas.size() && good < 4 && ideas[good].value >= nearly) ++good;
    return in_words(ideas[rng.below(static_cast<std::uint32_t>(good))], mind, rng);
}

struct LetterIdea {
    const Prospect* prospect = nullptr;
    int place = 0;
    double value = 0;
};

template <class Value>
LetterIdea best_letter(const Mind& mind, const Value& value) {
    LetterIdea best;
    for (const Prospect& prospect : mind.prospects()) {
        for (const int place : letter_places) {
            const double here = value(prospect, place);
            if (here > best.value) best = {&prospect, place, here};
        }
    }
    return best;
}

Letter in_place(const LetterIdea& idea, bool is_curse) {
    return {.object = idea.prospect->object, .position = static_cast<std::int8_t>(idea.place), .is_curse = is_curse};
}

Guess in_words(const Prospect& prospect, bool is_curse) {
    return {.object = prospect.object, .word = std::string(prospect.belief.best().word), .is_curse = is_curse};
}

double price_of_curse(const Mind& mind) {  // unspent ones are lost
    return mind.habits().curse_worth * (1 - course_of(mind.view().table));
}

}  // namespace

Action walk(const Mind& mind) {
    const Player& me = mind.view().table.players[at(mind.me())];
    const double gem = mind.habits().gem_worth * (1 - course_of(mind.view().table));  // unspent ones are lost
    double rolled = 0;
    for (int die = 1; die <= die_sides; ++die) rolled += worth_of_space(me.space + die, gem) / die_sides;
    int best = 0;
    for (int spaces = 1; spaces <= std::min<int>(me.gems, ring_spaces); ++spaces) {
        const double paid = worth_of_space(me.space + spaces, gem) - spaces * gem;
        if (paid > rolled) rolled = paid, best = spaces;
    }
    if (best == 0) return Roll{};
    return Pay{static_cast<std::int8_t>(best)};
}

Action ask_letter(const Mind& mind) {
    const LetterIdea idea = best_letter(mind, [](const Prospect& prospect, int place) {
        return prospect.belief.of_letter(place) * worth_of_bit(prospect);
    });
    if (idea.prospect == nullptr) return Stop{};
    return in_place(idea, false);
}

Action ask_or_guess(const Mind& mind, core::Rng& rng) {
    const Prospect* surest = mind.surest();
    const bool may_guess = mind.view().table.phase == Phase::second_series && surest != nullptr && surest->worth > 0;
    if (may_guess && surest->belief.best().chance >= mind.habits().sure_in_series) return in_words(*surest, false);
    if (const auto question = something_to_ask(mind, rng)) return *question;
    if (may_guess) return in_words(*surest, false);  // nothing is left to ask, and a wrong guess costs nothing
    return Stop{};
}

// What another has just tried, right or wrong, is left alone until there is something new to go by: else a whole table
// of bots would shout the same word.
std::optional<Action> curse(const Mind& mind) {
    const double price = price_of_curse(mind);
    const Prospect* surest = nullptr;
    for (const Prospect& each : mind.prospects()) {
        if (each.is_just_tried || each.worth <= 0 || promise_of(each) <= price) continue;
        if (surest == nullptr || promise_of(each) > promise_of(*surest)) surest = &each;
    }
    if (surest != nullptr) return in_words(*surest, true);
    return curse_for_letter(mind);
}

// A letter now, and a guess right after it: two curses, for what both together promise.
std::optional<Action> curse_for_letter(const Mind& mind) {
    const int curses = mind.view().table.players[at(mind.me())].curses;
    if (!mind.habits().is_reckoning || curses < 2) return std::nullopt;
    const LetterIdea idea = best_letter(mind, [](const Prospect& prospect, int place) {
        const double gain = prospect.belief.best_after_letter(place) - prospect.belief.best().chance;
        const bool is_idle = gain < 0.1 || prospect.is_just_tried;
        return is_idle ? 0 : prospect.belief.best_after_letter(place) * prospect.worth;
    });
    if (idea.prospect == nullptr || idea.value < 2 * price_of_curse(mind)) return std::nullopt;
    return in_place(idea, true);
}

Action answer(const View& view) {
    const Line& line = view.table.talk.back();
    const std::string& word = view.table.objects[static_cast<std::size_t>(line.object)].word;
    const lexicon::Language language = view.table.config.language;
    if (line.kind == Kind::question) return Reply{answer_to(line.text, word, language)};
    return Judge{is_fairly_right(line.text, word, language)};
}

}  // namespace barbarossa

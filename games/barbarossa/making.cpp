#include "games/barbarossa/making.hpp"

#include <algorithm>
#include <array>

#include "games/barbarossa/knowledge.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/sculpting.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

using Action = Rules::Action;

namespace {

struct Common {
    std::string_view facet{};
    std::array<std::string_view, 2> theme{};  // by language
};
constexpr std::array<Common, 8> commons = {{
    {"animal", {"des animaux", "animals"}},
    {"food", {"à table", "good to eat"}},
    {"vehicle", {"en route", "on the way"}},
    {"clothing", {"à porter", "to wear"}},
    {"in_kitchen", {"à la cuisine", "in the kitchen"}},
    {"in_house", {"à la maison", "at home"}},
    {"outdoors", {"dehors", "out of doors"}},
    {"made", {"fait par les hommes", "made by people"}},
}};
constexpr std::array<std::string_view, 2> any_theme = {"un peu de tout", "a bit of everything"};

bool is_true(std::string_view word, std::string_view facet, lexicon::Language language) {
    const auto noun = noun_of(word, language);
    return noun && nouns()[*noun].truths[*facet_named(facet)] == Truth::yes;
}

struct Mine {
    std::vector<std::string> words{};
    lexicon::Language language{};

    bool has(std::string_view word) const {
        return std::ranges::any_of(words, [&](const std::string& each) {
            return is_same_folded(word, each, language);
        });
    }
    // What they have in common; nothing before the first, and with some choices.
    const Common* common() const {
        const auto shared = std::ranges::find_if(commons, [&](const Common& each) {
            return std::ranges::all_of(words, [&](const std::string& word) {
                return is_true(word, each.facet, language);
            });
        });
        return words.empty() || shared == commons.end() ? nullptr : &*shared;
    }
};

// Nobody knows what others make, so everybody begins at a place of their own.
std::vector<std::size_t> choices(const View& view, core::Seat me, const Mine& mine, const Taste& taste) {
    std::vector<std::size_t> own, all;
    const Common* common = view.table.config.common_theme ? mine.common() : nullptr;
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const auto& [grade, word, description, clay] = ready_made(entry, mine.language);
        if (mine.has(word) || (common && !is_true(word, common->facet, mine.language))) continue;
        const int times = taste[static_cast<std::size_t>(grade)];
        auto& fit = entry % static_cast<std::size_t>(view.table.seats) == at(me) ? own : all;
        fit.insert(fit.end(), static_cast<std::size_t>(times), entry);
    }
    return own.empty() ? all : own;
}

Action name_it(const View& view, core::Seat me, std::int8_t object, const Mine& mine, const Taste& taste,
               core::Rng& rng) {
    const auto fit = choices(view, me, mine, taste);
    const std::size_t entry = fit.empty() ? rng.below(static_cast<std::uint32_t>(library_size())) : rng.pick(fit);
    const ReadyMade& made = ready_made(entry, mine.language);
    return Label{.object = object, .word = made.word, .description = made.description, .is_described = rng.chance(2)};
}

Action shape_it(std::int8_t object, const std::string& word, const View& view) {
    const lexicon::Language language = view.table.config.language;
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        const ReadyMade& made = ready_made(entry, language);
        const bool is_it = is_same_folded(word, made.word, language) && can_send(view.shape_bytes_left, made.clay);
        if (is_it) return Shape{.object = object, .strokes = made.clay};
    }
    return Shape{.object = object, .strokes = plain_ball()};  // somebody else named it, and left
}

}  // namespace

Action make_something(const View& view, core::Seat me, const Taste& taste, core::Rng& rng) {
    Mine mine{.language = view.table.config.language};
    for (std::size_t object = 0; object < view.table.objects.size(); ++object) {
        const Object& each = view.table.objects[object];
        if (each.owner != me) continue;
        const auto number = static_cast<std::int8_t>(object);
        if (each.word.empty()) return name_it(view, me, number, mine, taste, rng);
        if (is_lacking_clay(each)) return shape_it(number, each.word, view);
        mine.words.push_back(each.word);
    }
    if (view.table.config.common_theme && view.table.players[at(me)].theme.empty()) {
        const Common* common = mine.common();
        const auto which = static_cast<std::size_t>(mine.language);
        return Theme{std::string(common ? common->theme[which] : any_theme[which])};
    }
    return Ready{};
}

}  // namespace barbarossa

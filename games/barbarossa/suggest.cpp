// Something that somebody may do, at random: for tests, and for who wants to see a game run. It makes balls of clay and
// calls them what comes to mind.
#include <array>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

using core::Rng;
using core::Seat;
using Action = Rules::Action;

namespace {

constexpr std::array<const char*, 8> words = {"lune", "sac", "pont", "vase", "mur", "train", "nid", "cape"};
constexpr std::array<const char*, 3> french_questions = {"Est-ce vivant\u202F?", "Est-ce lourd\u202F?",
                                                         "Est-ce que ça vole\u202F?"};
constexpr std::array<const char*, 3> english_questions = {"Is it alive?", "Is it heavy?", "Does it fly?"};
constexpr int letter_count = 6;  // how far into a word one asks

template <class T>
T any_of(const std::array<T, 3>& items, Rng& rng) { return items[rng.below(3)]; }

std::string any_question(const Config& config, Rng& rng) {
    return any_of(config.language == lexicon::Language::french ? french_questions : english_questions, rng);
}

std::string any_word(Rng& rng) { return words[rng.below(static_cast<std::uint32_t>(words.size()))]; }

std::vector<std::int8_t> objects_of_others(const View& view) {
    std::vector<std::int8_t> others;
    for (std::size_t object = 0; object < view.table.objects.size(); ++object) {
        if (view.table.objects[object].owner != view.me) others.push_back(static_cast<std::int8_t>(object));
    }
    return others;
}

std::vector<std::int8_t> guessable(const View& view) {
    std::vector<std::int8_t> open;
    for (const std::int8_t object : objects_of_others(view)) {
        if (check_guessable(view.table.objects[static_cast<std::size_t>(object)], view.me)) open.push_back(object);
    }
    return open;
}

Letter any_letter(const View& view, bool is_curse, Rng& rng) {
    const int place = rng.die(letter_count);
    return {.object = rng.pick(objects_of_others(view)),
            .position = static_cast<std::int8_t>(rng.chance(2) ? place : -place),
            .is_curse = is_curse};
}

Action any_question_or_guess(const View& view, Rng& rng) {
    const auto open = guessable(view);
    if (view.table.phase == Phase::second_series && !open.empty() && rng.chance(2)) {
        return Guess{.object = rng.pick(open), .word = any_word(rng)};
    }
    return Question{.object = rng.pick(objects_of_others(view)), .text = any_question(view.table.config, rng)};
}

Action any_curse(const View& view, Rng& rng) {
    const auto open = guessable(view);
    if (open.empty() || rng.chance(2)) return any_letter(view, true, rng);
    return Guess{.object = rng.pick(open), .word = any_word(rng), .is_curse = true};
}

Action any_piece(const View& view, Rng& rng) {
    const std::size_t seat = at(view.me);
    for (std::size_t object = 0; object < view.table.objects.size(); ++object) {
        const Object& each = view.table.objects[object];
        const auto number = static_cast<std::int8_t>(object);
        if (each.owner != view.me) continue;
        if (is_lacking_clay(each)) return Shape{.object = number, .strokes = plain_ball()};
        if (!each.word.empty()) continue;
        // One of every third word, so that nobody has two alike.
        const std::size_t word = static_cast<std::size_t>(each.number) + pieces_max * rng.below(2);
        return Label{.object = number, .word = words[word], .description = "Une boule.", .is_described = rng.chance(2)};
    }
    if (view.table.config.common_theme && view.table.players[seat].theme.empty()) return Theme{"rond"};
    return Ready{};
}

Action any_answer(const View& view, Rng& rng) {
    if (view.table.talk.back().kind == Kind::guess) return Judge{rng.chance(3)};
    return Reply{Answer(rng.die(4))};
}

Action any_move(const View& view, Rng& rng) {
    const int gems = view.table.players[at(view.me)].gems;
    if (gems == 0 || !rng.chance(3)) return Roll{};
    return Pay{static_cast<std::int8_t>(rng.die(std::min(gems, die_sides)))};
}

}  // namespace

Action Rules::suggest(const View& view, Rng& rng) {
    const Table& table = view.table;
    if (table.phase == Phase::sculpting) return any_piece(view, rng);
    if (table.is_waiting) return any_answer(view, rng);
    if (view.can_refill && rng.chance(2)) return Refill{};
    if (view.can_curse && rng.chance(10)) return any_curse(view, rng);
    if (table.phase == Phase::moving) return any_move(view, rng);
    if (rng.chance(4)) return Stop{};
    if (table.phase == Phase::lettering) return any_letter(view, false, rng);
    return any_question_or_guess(view, rng);
}

std::optional<Action> Rules::suggest_interrupt(const View& view, Rng& rng) {
    if (!has_begun(view.table)) return std::nullopt;
    if (view.can_refill) return Refill{};
    if (view.can_curse && rng.chance(2)) return any_curse(view, rng);
    const auto object = rng.below(static_cast<std::uint32_t>(view.table.objects.size()));
    return Note{.object = static_cast<std::int8_t>(object), .text = any_word(rng) + " ?"};
}

}  // namespace barbarossa

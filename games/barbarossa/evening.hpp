// A game of Barbarossa told in a test as one would tell it at the table. Every step must be allowed by the rules; a
// test fails at the step that is not.
#pragma once

#include <array>

#include <gtest/gtest.h>

#include "games/barbarossa/board.hpp"
#include "games/barbarossa/course.hpp"
#include "games/barbarossa/sculpting.hpp"

namespace barbarossa {

inline constexpr core::Seat ann{0}, bob{1}, cem{2}, dora{3}, eve{4}, fred{5};
inline constexpr core::Seat nature = core::Seat::nature, spectator = core::Seat::spectator;

// By object. At four seats chat and lune are Ann's, étoile and arbre Bob's, and so on.
inline constexpr std::array<const char*, objects_max> usual_words = {
    "chat", "lune", "étoile", "arbre", "clé", "vélo", "fleur", "bateau", "citron", "marteau", "lampe", "éléphant"};

inline std::optional<Illegal> why_not(const State& state, core::Seat actor, const Rules::Action& action) {
    State changed = state;
    const auto verdict = Rules::apply(changed, actor, action);
    if (verdict) return std::nullopt;
    EXPECT_EQ(changed, state) << "a refused action changes nothing";
    return verdict.error();
}

// Ann begins, unless the table wants it otherwise.
class Evening {
public:
    explicit Evening(int seats = 4, const Config& config = {.first = First::seat_1})
        : state(Rules::setup(config, seats)) {}

    Evening& does(core::Seat actor, const Rules::Action& action) {
        const auto verdict = Rules::apply(state, actor, action);
        EXPECT_TRUE(verdict) << core::name_of(verdict.error()) << " after " << state.table.talk.size() << " lines";
        return *this;
    }
    Evening& names(std::size_t object, std::string word) {
        return does(state.table.objects[object].owner, Label{.object = number(object), .word = std::move(word)});
    }
    Evening& shapes(std::size_t object, std::string clay = plain_ball()) {
        return does(state.table.objects[object].owner, Shape{.object = number(object), .strokes = std::move(clay)});
    }
    // Makes and names all that this seat still lacks, without saying so.
    Evening& makes(core::Seat seat) {
        for (std::size_t object = 0; object < state.table.objects.size(); ++object) {
            if (state.table.objects[object].owner != seat) continue;
            if (state.clay[object].marks.empty()) shapes(object);
            if (state.table.objects[object].word.empty()) names(object, usual_words[object]);
        }
        return *this;
    }
    // Says to be ready, and nature looks at what it has not seen yet.
    Evening& hands_in(core::Seat seat) { return does(seat, Ready{}).is_looked_at(); }
    Evening& is_looked_at() {
        while (Rules::is_laborious(state)) does(nature, Rules::labour(state)());
        return *this;
    }
    // Everybody who is not ready makes what is lacking, and is; then play begins, unless dice say with whom.
    Evening& begins() {
        for (int seat = 0; seat < state.table.seats; ++seat) {
            if (!state.table.players[static_cast<std::size_t>(seat)].is_ready) {
                makes(core::Seat(seat)).hands_in(core::Seat(seat));
            }
        }
        const bool is_chosen = phase() == Phase::opening && state.table.config.first != First::drawn;
        return is_chosen ? does(nature, Begin{}) : *this;
    }
    Evening& rolls(int die) {
        return does(state.table.turn, Roll{}).does(nature, Rolled{static_cast<std::int8_t>(die)});
    }
    Evening& pays(int spaces) { return does(state.table.turn, Pay{static_cast<std::int8_t>(spaces)}); }
    // Who is on move comes to the next such space by the die, wherever that is.
    Evening& comes_to(Space space) {
        int spaces = 1;
        while (ring[static_cast<std::size_t>((turn().space + spaces) % ring_spaces)] != space) ++spaces;
        const int before = spaces > die_sides ? spaces - die_sides : 0;
        turn_to_change().space = static_cast<std::int8_t>((turn().space + before) % ring_spaces);
        return rolls(spaces - before);
    }
    Evening& to_first_series() { return comes_to(Space::question); }
    Evening& to_second_series() { return to_first_series().does(state.table.turn, Stop{}); }

    Evening& asks(int object, Answer answer, std::string text = "Est-ce vivant ?") {
        does(state.table.turn, Question{.object = static_cast<std::int8_t>(object), .text = std::move(text)});
        return does(owner(object), Reply{answer});
    }
    // In the second series, or with a curse: the very word, or one that its owner refuses.
    Evening& guesses(int object, bool is_right = true) {
        return guesses_as(state.table.turn, object, is_right, false);
    }
    Evening& curses(core::Seat seat, int object, bool is_right = true) {
        return guesses_as(seat, object, is_right, true);
    }
    Evening& asks_letter_with_curse(core::Seat seat, int object, int position = 1) {
        return does(seat, letter(object, position, true));
    }
    static Letter letter(int object, int position, bool is_curse = false) {
        return {static_cast<std::int8_t>(object), static_cast<std::int8_t>(position), is_curse};
    }
    static Guess guess(int object, std::string word, bool is_curse = false) {
        return {static_cast<std::int8_t>(object), std::move(word), is_curse};
    }
    Evening& late(core::Seat seat) { return does(nature, TimedOut{seat}); }

    std::string clay(std::size_t object) const { return text_of(state.clay[object]); }
    core::Seats to_act() const { return Rules::to_act(state); }
    Phase phase() const { return state.table.phase; }
    const Player& player(core::Seat seat) const { return state.table.players[at(seat)]; }
    const Player& turn() const { return player(state.table.turn); }
    int hat(core::Seat seat) const { return player(seat).hat; }
    core::Seat owner(int object) const { return state.table.objects[static_cast<std::size_t>(object)].owner; }
    const Line& last() const { return state.table.talk.back(); }
    View seen_by(core::Seat reader) const { return Rules::view(state, reader); }
    std::optional<Illegal> why_not(core::Seat actor, const Rules::Action& action) const {
        return barbarossa::why_not(state, actor, action);
    }

    State state;

private:
    static std::int8_t number(std::size_t object) { return static_cast<std::int8_t>(object); }
    Player& turn_to_change() { return state.table.players[at(state.table.turn)]; }
    Evening& guesses_as(core::Seat seat, int object, bool is_right, bool is_curse) {
        const std::string& word = state.table.objects[static_cast<std::size_t>(object)].word;
        does(seat, guess(object, is_right ? word : "zzz", is_curse));
        return is_right ? *this : does(owner(object), Judge{false});
    }
};

}  // namespace barbarossa

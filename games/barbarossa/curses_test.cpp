// When a curse may be cast, and that it changes nothing but what it is for: told by hand, then held against random
// games in which everybody tries to curse all the time.
#include <algorithm>

#include "core/laws.hpp"
#include "games/barbarossa/evening.hpp"

namespace barbarossa {
namespace {

using core::Seat;

constexpr int anns = 0, bobs = 2, cems = 4;  // at four seats: their first things

Evening playing() { return Evening(4).begins(); }

TEST(BarbarossaCurses, R29_a_curse_is_a_letter_or_a_guess) {
    Evening evening = playing().asks_letter_with_curse(cem, bobs, 2);
    EXPECT_EQ(evening.last().text, "t");
    EXPECT_TRUE(evening.last().is_curse);
    EXPECT_EQ(evening.player(cem).curses, 2);
    evening.curses(cem, bobs);
    EXPECT_EQ(evening.hat(cem), hat_at_start + 5);
    EXPECT_EQ(evening.player(cem).curses, 1);
    EXPECT_EQ(evening.state.table.spent_curses, 2);
    EXPECT_EQ(evening.why_not(cem, Evening::letter(cems, 1, true)), Illegal::own_object);
    EXPECT_EQ(evening.why_not(cem, Evening::guess(cems, "clé", true)), Illegal::own_object);
    EXPECT_EQ(evening.why_not(cem, Evening::letter(bobs, 0, true)), Illegal::no_such_position);
    EXPECT_EQ(evening.why_not(cem, Evening::letter(bobs, 1)), Illegal::not_now);  // without a curse
    EXPECT_EQ(evening.why_not(cem, Evening::guess(3, "arbre")), Illegal::not_now);
}

TEST(BarbarossaCurses, R30_between_questions_of_others) {
    Evening evening = playing().to_first_series().asks(bobs, Answer::yes);
    evening.asks_letter_with_curse(dora, anns).curses(dora, bobs).asks_letter_with_curse(cem, bobs);
    EXPECT_EQ(evening.phase(), Phase::first_series);
    EXPECT_EQ(evening.to_act(), core::Seats(ann));
    EXPECT_EQ(evening.state.table.asked, 1);
    EXPECT_EQ(evening.asks(bobs, Answer::yes).state.table.asked, 2);
}

TEST(BarbarossaCurses, R30_several_in_succession_and_none_beyond_the_last) {
    Evening evening = playing();
    for (int i = 0; i < 3; ++i) evening.asks_letter_with_curse(dora, bobs, i + 1);
    EXPECT_EQ(evening.player(dora).curses, 0);
    EXPECT_FALSE(evening.seen_by(dora).can_curse);
    EXPECT_EQ(evening.why_not(dora, Evening::letter(bobs, 4, true)), Illegal::no_curse_left);
    EXPECT_EQ(evening.why_not(dora, Evening::guess(bobs, "étoile", true)), Illegal::no_curse_left);
}

TEST(BarbarossaCurses, R30_never_in_the_second_series_of_another) {
    Evening evening = playing().to_second_series();
    for (const Seat other : {bob, cem, dora}) {
        EXPECT_EQ(evening.why_not(other, Evening::letter(anns, 1, true)), Illegal::no_curse_now);
        EXPECT_EQ(evening.why_not(other, Evening::guess(anns, "chat", true)), Illegal::no_curse_now);
        EXPECT_FALSE(evening.seen_by(other).can_curse);
    }
    EXPECT_TRUE(evening.seen_by(ann).can_curse);
    evening.asks_letter_with_curse(ann, bobs).curses(ann, bobs);
    EXPECT_EQ(evening.phase(), Phase::second_series);
    EXPECT_EQ(evening.state.table.asked, 0);
}

TEST(BarbarossaCurses, R30_never_while_an_answer_is_due_or_a_die_rolls) {
    Evening asked = playing().to_first_series().does(ann, Question{.object = bobs, .text = "Vivant ?"});
    Evening cursed = playing().does(dora, Evening::guess(anns, "tigre", true));
    Evening rolling = playing().does(ann, Roll{});
    for (const Evening* each : {&asked, &cursed, &rolling}) {
        for (const Seat seat : {ann, bob, cem, dora}) {
            EXPECT_EQ(each->why_not(seat, Evening::letter(seat == cem ? bobs : cems, 1, true)), Illegal::no_curse_now);
            EXPECT_FALSE(each->seen_by(seat).can_curse);
        }
    }
    EXPECT_EQ(cursed.to_act(), core::Seats(ann));
    EXPECT_EQ(cursed.why_not(ann, Roll{}), Illegal::not_now);  // she judges first
}

TEST(BarbarossaCurses, R31_a_no_to_ones_own_curse_ends_ones_second_series) {
    Evening own = playing().to_second_series().curses(ann, bobs).curses(ann, cems, false);
    EXPECT_EQ(own.phase(), Phase::moving);
    EXPECT_EQ(own.to_act(), core::Seats(bob));
    Evening late = playing().to_second_series().does(ann, Evening::guess(bobs, "zzz", true)).late(bob);
    EXPECT_EQ(late.to_act(), core::Seats(bob));
    EXPECT_EQ(late.phase(), Phase::moving);
}

TEST(BarbarossaCurses, R31_a_curse_ends_nothing_else) {
    for (const Seat seat : {dora, ann}) {
        Evening first = playing().to_first_series().curses(seat, bobs, false);
        EXPECT_EQ(first.phase(), Phase::first_series);
        EXPECT_EQ(first.to_act(), core::Seats(ann));
    }
    Evening letter = playing().to_second_series().asks_letter_with_curse(ann, bobs, 20);
    EXPECT_EQ(letter.phase(), Phase::second_series);
    Evening forgiving = Evening(4, {.forgiving_curses = true, .first = First::seat_1}).begins();
    forgiving.to_second_series().curses(ann, bobs, false);
    EXPECT_EQ(forgiving.phase(), Phase::second_series);
    EXPECT_EQ(forgiving.to_act(), core::Seats(ann));
}

TEST(BarbarossaCurses, R30_before_the_game_and_after_it_there_are_none) {
    EXPECT_EQ(Evening(4).why_not(ann, Evening::letter(bobs, 1, true)), Illegal::not_now);
    Evening over = playing();
    over.state.table.players[2].hat = 30;
    over.curses(cem, bobs);
    EXPECT_EQ(over.phase(), Phase::over);
    EXPECT_EQ(over.why_not(cem, Evening::letter(bobs, 1, true)), Illegal::not_now);
    EXPECT_EQ(over.why_not(cem, Refill{}), Illegal::not_now);
}

TEST(BarbarossaCurses, R32_three_come_back_once_also_while_others_think) {
    Evening evening = playing();
    for (const Seat seat : {bob, bob, bob, cem, cem}) evening.asks_letter_with_curse(seat, anns);
    EXPECT_TRUE(evening.seen_by(bob).can_refill);
    EXPECT_FALSE(evening.seen_by(cem).can_refill);  // has one left
    EXPECT_EQ(evening.why_not(cem, Refill{}), Illegal::no_refill);
    evening.to_first_series().does(ann, Question{.object = cems, .text = "Vivant ?"});
    evening.does(bob, Refill{});
    EXPECT_EQ(evening.player(bob).curses, 3);
    EXPECT_TRUE(evening.player(bob).has_refilled);
    EXPECT_EQ(evening.state.table.spent_curses, 5);  // what was spent stays spent
    EXPECT_EQ(evening.to_act(), core::Seats(cem));
    EXPECT_FALSE(evening.seen_by(spectator).can_refill);
    EXPECT_FALSE(evening.seen_by(spectator).can_curse);
}

// The laws of interleaving, said a second time and otherwise than the rules say them: when may this seat curse?
bool may_curse(const State& state, Seat seat) {
    const Table& table = state.table;
    const bool is_quiet = !table.is_waiting && table.players[at(seat)].curses > 0;
    switch (table.phase) {
        case Phase::moving:
        case Phase::lettering:
        case Phase::first_series: return is_quiet;
        case Phase::second_series: return is_quiet && table.turn == seat;
        default: return false;
    }
}

// The table without what a curse may touch.
Table rest_of(Table table) {
    table.talk.pop_back();
    for (Player& player : table.players) {
        player.curses = 0;
        player.hat = player.by_guesses = player.by_objects = 0;
    }
    for (Object& object : table.objects) object.arrows = {};
    table.spent_curses = table.arrows = 0;
    table.is_waiting = false;
    return table;
}
Table rest_before(Table table) {
    table.talk.emplace_back();
    return rest_of(std::move(table));
}

int curses_left(const Table& table) {
    int left = 0;
    for (const Player& player : table.players) left += player.curses;
    return left;
}

struct Tried {
    int legal = 0, refused = 0, wrong = 0, right = 0;
};

// Takes a curse in a copy of the table and looks at what is left. (R31)
void check_curse(const State& before, Seat seat, const Rules::Action& curse, Tried& tried) {
    State after = before;
    const auto taken = Rules::apply(after, seat, curse);
    ASSERT_EQ(taken.has_value(), may_curse(before, seat)) << index(seat);
    EXPECT_EQ(Rules::view(before, seat).can_curse, taken.has_value());
    ++(taken ? tried.legal : tried.refused);
    if (!taken) return;
    EXPECT_EQ(curses_left(after.table), curses_left(before.table) - 1);
    EXPECT_EQ(after.table.spent_curses, before.table.spent_curses + 1);
    EXPECT_EQ(after.notes, before.notes);
    EXPECT_EQ(after.clay, before.clay);
    if (after.table.is_waiting) {
        EXPECT_EQ(Rules::to_act(after), core::Seats(object_of(after.table, after.table.talk.back()).owner));
        State wrong = after;
        const Seat owner = object_of(after.table, after.table.talk.back()).owner;
        ASSERT_TRUE(Rules::apply(wrong, owner, Judge{false}));
        EXPECT_EQ(wrong.table.arrows, before.table.arrows);
        const bool ends = before.table.phase == Phase::second_series;  // it was one's own
        EXPECT_EQ(Rules::to_act(wrong) == Rules::to_act(before), !ends);
        ASSERT_TRUE(Rules::apply(after, owner, Judge{true}));
        ++tried.wrong;
    }
    tried.right += after.table.arrows - before.table.arrows;
    if (after.table.phase == Phase::over) return;
    EXPECT_EQ(Rules::to_act(after), Rules::to_act(before));  // who was to act is to act
    EXPECT_EQ(core::encode(rest_of(after.table)), core::encode(rest_before(before.table)));
}

TEST(BarbarossaCurses, R30_R31_at_every_moment_of_many_games) {
    core::Rng rng(1);
    Tried tried;
    for (int game = 0; game < 16; ++game) {
        const int seats = 3 + game % 4;
        const auto played = core::play_randomly<Rules>({}, seats, rng, game % 2 == 0 ? 0 : 12);
        for (const State& state : played.states) {
            const Seat seat{static_cast<std::int8_t>(rng.below(static_cast<std::uint32_t>(seats)))};
            std::vector<std::int8_t> open;
            for (std::size_t object = 0; object < state.table.objects.size(); ++object) {
                const bool can = check_guessable(state.table.objects[object], seat).has_value();
                if (can) open.push_back(static_cast<std::int8_t>(object));
            }
            if (open.empty()) continue;
            const std::int8_t object = rng.pick(open);
            const std::string& word = state.table.objects[static_cast<std::size_t>(object)].word;
            check_curse(state, seat, Evening::letter(object, 1, true), tried);
            check_curse(state, seat, Evening::guess(object, rng.chance(2) ? word + "y" : "wagon", true), tried);
        }
    }
    for (const int each : {tried.legal, tried.refused, tried.wrong, tried.right}) EXPECT_GT(each, 300);
}

// Nobody ever spends more than six, and nothing comes from nowhere.
TEST(BarbarossaCurses, R32_curses_are_never_made_but_by_refilling) {
    core::Rng rng(2);
    int refills = 0;
    for (int game = 0; game < 16; ++game) {
        const int seats = 3 + game % 4;
        for (const State& state : core::play_randomly<Rules>({}, seats, rng).states) {
            const Table& table = state.table;
            int refilled = 0;
            for (const Player& player : table.players) refilled += player.has_refilled;
            EXPECT_EQ(curses_left(table) + table.spent_curses, 3 * (seats + refilled));
            EXPECT_TRUE(refilled == 0 || table.spent_curses >= curses_spent_for_refill);
            refills += refilled;
        }
    }
    EXPECT_GT(refills, 0);
}

}  // namespace
}  // namespace barbarossa

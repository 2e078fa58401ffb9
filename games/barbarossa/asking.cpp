// Letters, questions and guesses, in one's turn or with a curse, and what their owners answer.
#include "games/barbarossa/plays.hpp"
#include "games/barbarossa/text.hpp"
#include "games/barbarossa/words.hpp"

namespace barbarossa {

using core::Seat;

namespace {

Verdict check_turn(const State& state, Seat actor, bool is_now) {
    if (!is_now) return refuse(Illegal::not_now);
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_your_turn);
    return {};
}

Verdict check_curse(const Table& table, Seat actor) {  // R30
    if (!is_playing(table)) return refuse(Illegal::not_now);
    if (table.players[at(actor)].curses == 0) return refuse(Illegal::no_curse_left);
    if (!is_time_to_curse(table, actor)) return refuse(Illegal::no_curse_now);
    return {};
}

void spend_curse(Table& table, Seat actor) {
    --table.players[at(actor)].curses;
    ++table.spent_curses;
}

Verdict check_others_object(const Table& table, Seat actor, int object) {
    if (!is_object(table, object)) return refuse(Illegal::no_such_object);
    if (table.objects[static_cast<std::size_t>(object)].owner == actor) return refuse(Illegal::own_object);
    return {};
}

Verdict check_question(const Config& config, std::string_view text) {  // R22
    const auto characters = characters_in(text);
    if (!characters) return refuse(Illegal::not_text);
    if (trimmed(text).empty()) return refuse(Illegal::no_question);
    if (*characters > question_chars_max) return refuse(Illegal::question_too_long);
    if (!config.letter_questions && asks_about_letters(text)) {
        return refuse(Illegal::no_letter_questions);
    }
    return {};
}

// Any text may be tried: it need not be a word that could have been chosen.
Verdict check_guessed_word(std::string_view text) {
    const auto characters = characters_in(text);
    if (!characters) return refuse(Illegal::not_text);
    if (trimmed(text).empty()) return refuse(Illegal::no_word);
    if (*characters > expression_chars_max) return refuse(Illegal::word_too_long);
    return {};
}

Verdict check_guess(const State& state, Seat actor, const Guess& guess) {
    const Table& table = state.table;
    if (guess.is_curse) {
        if (const auto can = check_curse(table, actor); !can) return can;
    } else {
        const bool is_series = table.phase == Phase::first_series || table.phase == Phase::second_series;
        if (const auto can = check_turn(state, actor, is_series && !table.is_waiting); !can) return can;
        if (table.phase == Phase::first_series) return refuse(Illegal::no_guess_yet);  // R19
    }
    if (!is_object(table, guess.object)) return refuse(Illegal::no_such_object);
    const Object& object = table.objects[static_cast<std::size_t>(guess.object)];
    if (const auto can = check_guessable(object, actor); !can) return can;
    return check_guessed_word(guess.word);
}

Verdict check_answer(const State& state, Seat actor, bool is_question) {  // R23
    const Table& table = state.table;
    if (!table.is_waiting || (table.talk.back().kind == Kind::question) != is_question) {
        return refuse(Illegal::not_now);
    }
    if (!Rules::to_act(state).has(actor)) return refuse(Illegal::not_owner);
    return {};
}

}  // namespace

// Only questions and guesses of the series itself count in it. A no ends it, also to a curse of who is in their second
// series, for a guess is a guess. (R19, R20, R31)
void settle(Table& table, Answer answer) {
    Line& line = table.talk.back();
    line.answer = answer;
    table.is_waiting = false;
    if (line.kind == Kind::guess && answer == Answer::yes) {
        plant_arrow(table, static_cast<std::size_t>(line.object), line.asker);
    }
    if (table.phase == Phase::over) return;
    if (line.is_curse) {
        const bool ends = table.phase == Phase::second_series && !table.config.forgiving_curses;
        if (answer == Answer::no && ends) end_series(table);
        return;
    }
    ++table.asked;
    if (answer == Answer::no || table.asked == questions_max || is_talked_out(table)) end_series(table);
}

Verdict play(State& state, Seat actor, const Letter& asked) {  // R17, R18
    Table& table = state.table;
    const auto can = asked.is_curse ? check_curse(table, actor)
                                    : check_turn(state, actor, table.phase == Phase::lettering && !table.is_waiting);
    if (!can) return can;
    if (const auto fits = check_others_object(table, actor, asked.object); !fits) return fits;
    if (asked.position == 0 || asked.position > position_max || asked.position < -position_max) {
        return refuse(Illegal::no_such_position);
    }
    const std::string& word = table.objects[static_cast<std::size_t>(asked.object)].word;
    table.talk.push_back({.kind = Kind::letter, .asker = actor, .object = asked.object,
                          .text = letter_at(word, asked.position), .position = asked.position,
                          .is_curse = asked.is_curse});
    if (asked.is_curse) spend_curse(table, actor);
    else end_turn(table);
    return {};
}

Verdict play(State& state, Seat actor, const Question& question) {  // R19, R20
    Table& table = state.table;
    const bool is_series = table.phase == Phase::first_series || table.phase == Phase::second_series;
    if (const auto can = check_turn(state, actor, is_series && !table.is_waiting); !can) return can;
    if (const auto fits = check_others_object(table, actor, question.object); !fits) return fits;
    if (const auto fits = check_question(table.config, question.text); !fits) return fits;
    table.talk.push_back({.kind = Kind::question, .asker = actor, .object = question.object,
                          .text = std::string(trimmed(question.text))});
    table.is_waiting = true;
    return {};
}

Verdict play(State& state, Seat actor, const Guess& guess) {  // R24, R29
    if (const auto can = check_guess(state, actor, guess); !can) return can;
    Table& table = state.table;
    if (guess.is_curse) spend_curse(table, actor);
    table.talk.push_back({.kind = Kind::guess, .asker = actor, .object = guess.object,
                          .text = std::string(trimmed(guess.word)), .is_curse = guess.is_curse});
    table.is_waiting = true;
    const std::string& word = table.objects[static_cast<std::size_t>(guess.object)].word;
    if (is_same_word(guess.word, word, table.config.language)) settle(table, Answer::yes);
    return {};
}

Verdict play(State& state, Seat actor, const Reply& reply) {
    if (const auto can = check_answer(state, actor, true); !can) return can;
    if (reply.answer == Answer::none) return refuse(Illegal::no_answer);
    settle(state.table, reply.answer);
    return {};
}

Verdict play(State& state, Seat actor, const Judge& judged) {  // R25
    if (const auto can = check_answer(state, actor, false); !can) return can;
    settle(state.table, judged.is_right ? Answer::yes : Answer::no);
    return {};
}

}  // namespace barbarossa

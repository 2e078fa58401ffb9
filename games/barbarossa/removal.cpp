// When somebody is removed from the table, what they wrote goes with them: questions, descriptions, their theme, their
// notes. The words of their objects stay, because others are asked for them, and so do guesses, which are words too.
#include "core/words.hpp"
#include "games/barbarossa/library.hpp"
#include "games/barbarossa/rules.hpp"
#include "games/barbarossa/text.hpp"

namespace barbarossa {

using core::removed_words;
using core::Seat;

namespace {

void take_out(std::string& text) {
    if (!trimmed(text).empty()) text = removed_words;
}

// What a bot or the clock made is nobody's.
bool is_of_library(std::string_view description) {
    for (std::size_t entry = 0; entry < library_size(); ++entry) {
        for (const auto language : {lexicon::Language::french, lexicon::Language::english}) {
            if (ready_made(entry, language).description == trimmed(description)) return true;
        }
    }
    return false;
}

void take_out_description(std::string& description) {
    if (!is_of_library(description)) take_out(description);
}

}  // namespace

void Rules::forget_words(State& state, Seat seat) {
    Table& table = state.table;
    for (Line& line : table.talk) {
        if (line.asker == seat && line.kind == Kind::question) take_out(line.text);
    }
    for (Object& object : table.objects) {
        if (object.owner == seat) take_out_description(object.description);
    }
    take_out(table.players[at(seat)].theme);
    if (at(seat) < state.notes.size()) {
        for (std::string& note : state.notes[at(seat)]) take_out(note);
    }
}

Rules::Action Rules::wordless(const Action& action) {
    Action without = action;
    if (Question* question = std::get_if<Question>(&without)) take_out(question->text);
    if (Label* label = std::get_if<Label>(&without)) take_out_description(label->description);
    if (Theme* theme = std::get_if<Theme>(&without)) take_out(theme->text);
    if (Note* note = std::get_if<Note>(&without)) take_out(note->text);
    return without;
}

}  // namespace barbarossa

// When somebody is removed from the table, what they told goes with them. Their colours stay: others played by them.
#include "core/words.hpp"
#include "games/farben/rules.hpp"

namespace farben {

using core::removed_words;
using core::Seat;

namespace {

// Heard, as it were, and not written down: then a hint is taken on trust.
void take_out(std::string& story, bool& is_aloud) {
    if (story.empty()) return;
    story = removed_words;
    is_aloud = true;
}

}  // namespace

void Rules::forget_words(State& state, Seat seat) {
    for (Packet& packet : state.table.packets) {
        if (at(seat) < packet.cards.size()) take_out(packet.cards[at(seat)].story, packet.cards[at(seat)].is_aloud);
        const bool has_hint = at(seat) < packet.answers.size() && !packet.answers[at(seat)].hint.empty();
        if (has_hint) packet.answers[at(seat)].hint = removed_words;
    }
}

void Rules::forget_words(Memory& memory, Seat seat) {
    for (auto& round : memory.told) take_out(round[at(seat)].story, round[at(seat)].is_aloud);
}

Rules::Action Rules::wordless(const Action& action) {
    Action without = action;
    if (Tell* told = std::get_if<Tell>(&without)) take_out(told->story, told->is_aloud);
    if (Hint* hint = std::get_if<Hint>(&without)) hint->word = removed_words;
    return without;
}

}  // namespace farben

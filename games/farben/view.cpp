// What a reader sees of the table and of others' actions. A card that is face down is in nobody's view, its owner's
// neither: what was told is to be remembered. (R12, R13)
#include "games/farben/course.hpp"
#include "games/farben/hints.hpp"
#include "games/farben/rules.hpp"
#include "games/farben/words.hpp"

namespace farben {

using core::Seat;
using Action = Rules::Action;

namespace {

bool is_face_up(const Table& table, std::size_t round, std::size_t owner, Seat reader) {
    if (table.phase == Phase::over && is_player(reader)) return true;
    if (is_turned_up(table.packets[round], owner)) return true;
    if (is_told(table, round, owner)) return false;
    return Seat(owner) == reader || Seat(owner) == table.teller;
}

Card seen(const Table& table, std::size_t round, std::size_t owner, Seat reader) {
    const Card& card = table.packets[round].cards[owner];
    return is_face_up(table, round, owner, reader) ? card : Card{};
}

// Stories are long, and most lie face down: they are not even copied.
Table without_cards(const Table& table) {
    Table shown{.config = table.config, .seats = table.seats, .phase = table.phase, .first = table.first,
                .done = table.done, .teller = table.teller, .recaller = table.recaller, .packet = table.packet,
                .asked = table.asked, .turned = table.turned, .scores = table.scores};
    for (const Packet& packet : table.packets) {
        shown.packets.push_back({.word = packet.word, .first = packet.first, .recaller = packet.recaller,
                                 .answers = packet.answers});
    }
    return shown;
}

// R23. Once it is over, what was told stays with those who played; who only looks on sees what was right.
void close(Table& table) {
    for (Packet& packet : table.packets) {
        for (Card& card : packet.cards) card = {};
        for (Answer& answer : packet.answers) {
            answer = {.help = answer.help, .is_made = answer.is_made, .is_right = answer.is_right};
        }
    }
}

}  // namespace

View Rules::view(const State& state, Seat me) {
    View view{.me = me, .table = without_cards(state.table)};
    for (std::size_t round = 0; round < state.table.packets.size(); ++round) {
        for (std::size_t owner = 0; owner < state.table.packets[round].cards.size(); ++owner) {
            view.table.packets[round].cards.push_back(seen(state.table, round, owner, me));
        }
    }
    if (is_player(me)) view.hand = state.hands[at(me)];
    else if (state.table.phase == Phase::over) close(view.table);
    if (state.table.phase == Phase::siding && me == state.table.first) {  // R6
        for (const int side : {0, 1}) {
            view.sides.push_back(std::string(word_on(state.card, side, state.table.config.language)));
        }
    }
    return view;
}

std::optional<Action> Rules::redact(const Action& action, Seat actor, Seat reader) {
    if (reader == actor) return action;
    if (std::holds_alternative<Choose>(action)) return Choose{};  // R7
    if (const Draw* draw = std::get_if<Draw>(&action); draw != nullptr && draw->first != reader) {
        return Draw{.first = draw->first};  // R6
    }
    if (const ChooseFor* chosen = std::get_if<ChooseFor>(&action); chosen != nullptr && chosen->seat != reader) {
        return ChooseFor{.seat = chosen->seat};  // R7
    }
    if (const Hint* hint = std::get_if<Hint>(&action)) return Hint{std::string(only_word(hint->word))};  // R18
    return action;
}

}  // namespace farben

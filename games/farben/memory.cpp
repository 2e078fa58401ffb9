#include "games/farben/memory.hpp"

#include "games/farben/rules.hpp"

namespace farben {

void Rules::notice(Memory& memory, const View& view) {
    const Table& table = view.table;
    if (!is_player(table.teller)) return;
    const Card& card = table.packets.back().cards[at(table.teller)];
    Noticed& noticed = memory.told[table.packets.size() - 1][at(table.teller)];
    if (!noticed.colour) noticed.order = ++memory.count;
    noticed.colour = card.colour;
    noticed.story = card.story;
    noticed.is_aloud = card.is_aloud;
}

}  // namespace farben

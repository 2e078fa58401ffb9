// What somebody may do, and what may lie face down: any colours that their owners can have played there.
#include "games/farben/course.hpp"
#include "games/farben/rules.hpp"
#include "games/farben/words.hpp"

namespace farben {

using core::Rng;
using core::Seat;
using Action = Rules::Action;

namespace {

// Cards of the packet that is being recalled and can be named next.
std::vector<Seat> cards_left(const Table& table) {
    if (is_player(table.asked)) return {table.asked};
    std::vector<Seat> left;
    const Packet& packet = table.packets[static_cast<std::size_t>(table.packet)];
    for (std::size_t owner = 0; owner < seats_of(table); ++owner) {
        if (!is_turned_up(packet, owner)) left.push_back(Seat(owner));
    }
    return left;
}

Action any_answer(const View& view, Rng& rng) {
    const Seat owner = rng.pick(cards_left(view.table));
    if (owner != view.me && !is_player(view.table.asked) && rng.chance(3)) return Ask{owner};
    if (rng.chance(8)) return Guess{.owner = owner};
    return Guess{.owner = owner, .colour = Colour(rng.below(colour_count))};
}

Assign any_packet(const Table& table, Rng& rng) {
    std::vector<std::int8_t> left;
    for (std::size_t packet = 0; packet < table.packets.size(); ++packet) {
        if (!is_player(table.packets[packet].recaller)) left.push_back(static_cast<std::int8_t>(packet));
    }
    return {rng.pick(left)};
}

// Gives the seat's cards that are face down colours which it has played, and says which are left in its hand.
Hand fill_in(Table& table, std::size_t seat, Hand unseen, Rng& rng) {
    std::vector<std::size_t> colours = items_of(unseen);
    rng.shuffle(colours);
    for (std::size_t round = 0; round < table.packets.size(); ++round) {
        Card& card = table.packets[round].cards[seat];
        if (card.colour || !is_chosen(table, round, seat)) continue;
        card.colour = Colour(colours.back());
        card.is_aloud = is_told(table, round, seat);  // and was not written down
        unseen = unseen.without({colours.back()});
        colours.pop_back();
    }
    return unseen;
}

Hand shown_colours(const Table& table, std::size_t seat) {
    Hand shown;
    for (const Packet& packet : table.packets) {
        if (const auto& colour = packet.cards[seat].colour) shown.add(static_cast<std::size_t>(*colour));
    }
    return shown;
}

}  // namespace

Action Rules::suggest(const View& view, Rng& rng) {
    const Table& table = view.table;
    switch (table.phase) {
        case Phase::siding: return PickSide{static_cast<std::int8_t>(rng.below(2))};
        case Phase::choosing: return Choose{Colour(rng.pick(items_of(view.hand)))};
        case Phase::telling: return Tell{.story = table.packets.back().word, .is_aloud = rng.chance(4)};
        case Phase::listening: return Listened{};
        case Phase::assigning: return any_packet(table, rng);
        case Phase::hinting: return Forgot{};  // a view does not say what was told
        default: return any_answer(view, rng);
    }
}

State Rules::guess(const View& view, Rng& rng) {
    State state{.table = view.table, .deck = core::Set<card_count>::all()};
    Table& table = state.table;
    for (std::size_t seat = 0; seat < seats_of(table); ++seat) {
        const Hand unseen = Hand::all().without(shown_colours(table, seat));
        const bool is_mine = Seat(seat) == view.me;
        const Hand left = fill_in(table, seat, is_mine ? unseen.without(view.hand) : unseen, rng);
        state.hands.push_back(is_mine ? view.hand : left);
    }
    for (const Packet& packet : table.packets) {
        if (const auto card = card_with(packet.word, table.config.language)) {
            state.deck = state.deck.without({static_cast<std::size_t>(*card)});
        }
    }
    if (table.phase == Phase::siding) {
        const auto seen = view.sides.empty() ? std::nullopt : card_with(view.sides[0], table.config.language);
        do {
            state.card = static_cast<std::int8_t>(seen.value_or(static_cast<int>(rng.below(card_count))));
        } while (!state.deck.has(static_cast<std::size_t>(state.card)));
        state.deck = state.deck.without({static_cast<std::size_t>(state.card)});
    }
    return state;
}

}  // namespace farben

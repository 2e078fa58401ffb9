// A guess at the whole truth: the unseen cards dealt anew to where unseen cards lie, so that nothing anybody
// has seen speaks against it. Cards go one by one, in random order, to a place that may hold them; a place is
// as likely as it has room, and is passed over if the cards after it could then no longer be placed (Hall).
#include "games/farfalia/course.hpp"
#include "games/farfalia/rules.hpp"

namespace farfalia {
namespace {

constexpr unsigned suit_sets = 1u << suit_count;

// Where unseen cards lie: the other hands, and a last place for what is face down on the table.
struct Places {
    static constexpr std::size_t face_down = hands_max;

    std::array<int, hands_max + 1> room{};
    std::array<unsigned, hands_max + 1> suits{};  // that may lie there
    std::array<Bits, hands_max> cards{};          // placed, by hand
    core::List<Card, deck_size> on_table{};

    // Of every set of suits: room in places that may hold one of them, less unseen cards of them.
    std::array<int, suit_sets> slack{};
    unsigned tight = 0;  // sets without slack, as bits
};

// Which sets of suits have a suit in common with this one, as bits.
constexpr std::array<unsigned, suit_sets> meeting = [] {
    std::array<unsigned, suit_sets> made{};
    for (unsigned one = 0; one < suit_sets; ++one) {
        for (unsigned other = 0; other < suit_sets; ++other) made[one] |= (one & other) != 0 ? 1u << other : 0u;
    }
    return made;
}();

void count_slack(Places& places, Bits unseen) {
    for (unsigned set = 0; set < suit_sets; ++set) {
        int slack = 0;
        for (std::size_t place = 0; place < places.room.size(); ++place) {
            if ((places.suits[place] & set) != 0) slack += places.room[place];
        }
        for (int suit = 0; suit < suit_count; ++suit) {
            if ((set >> suit & 1u) != 0) slack -= std::popcount(unseen & cards_of(Suit(suit)));
        }
        places.slack[set] = slack;
        if (slack == 0) places.tight |= 1u << set;
    }
}

// Placing a card takes a room from all sets the place may hold, and a card from all sets with its suit: these
// lose slack.
unsigned tightened(const Places& places, std::size_t place, unsigned suit) {
    return meeting[places.suits[place]] & ~meeting[suit];
}

bool can_take(const Places& places, std::size_t place, unsigned suit) {
    if (places.room[place] == 0 || (places.suits[place] & suit) == 0) return false;
    return (places.tight & tightened(places, place, suit)) == 0;
}

void place_card(Places& places, Card card, core::Rng& rng) {
    const unsigned suit = 1u << index(suit_of(card));
    std::array<int, hands_max + 1> chances{};
    int all = 0;
    for (std::size_t place = 0; place < chances.size(); ++place) {
        if (can_take(places, place, suit)) all += chances[place] = places.room[place];
    }
    CHECK(all > 0);
    int draw = static_cast<int>(rng.below(static_cast<std::uint32_t>(all)));
    std::size_t place = 0;
    while (draw >= chances[place]) draw -= chances[place++];
    --places.room[place];
    for (unsigned sets = tightened(places, place, suit); sets != 0; sets &= sets - 1) {
        const int set = std::countr_zero(sets);
        if (--places.slack[static_cast<std::size_t>(set)] == 0) places.tight |= 1u << set;
    }
    if (place == Places::face_down) {
        places.on_table.push_back(card);
    } else {
        places.cards[place] |= bit(card);
    }
}

Bits open_cards(const Hand& dummy) {
    Bits cards = 0;
    for (const Column& column : dummy.columns) {
        if (column.card != Card::none) cards |= bit(column.card);
    }
    return cards;
}

// Jokers go to the other hands that hold one: any of the ten that nobody has seen. (R35)
void guess_jokers(const Open& open, std::size_t mine, Hidden& hidden, core::Rng& rng) {
    core::List<Card, family_count * jokers_a_family> unseen;
    for (int family = 0; family < family_count; ++family) {
        const Card joker = joker_of(Family(family));
        int left = jokers_a_family - open.burners[static_cast<std::size_t>(family)];
        if (mine < hands_max && (hidden.hands[mine].bits() & bit(joker)) != 0) --left;
        for (int i = 0; i < left; ++i) unseen.push_back(joker);
    }
    rng.shuffle(unseen);
    for (std::size_t hand = 0; hand < open.hands.size(); ++hand) {
        if (open.hands[hand].has_joker && hand != mine) hidden.hands[hand].add(static_cast<std::size_t>(unseen[hand]));
    }
}

}  // namespace

State Rules::guess(const View& view, core::Rng& rng) {
    const Open& open = view.open;
    State state{.open = open};
    if (!is_dealt(open.phase)) {
        state.moment = moment_of(open, state.hidden);
        return state;
    }

    const std::size_t mine = is_player(view.me) ? hand_of(open, view.me) : hands_max;
    Hidden& hidden = state.hidden;
    Places places;
    places.suits.fill(suit_sets - 1);
    Bits unseen = all_cards & ~(open.played.bits() | view.hand.bits() | view.discards.bits());
    int elsewhere = 0;  // room in hands
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        const Hand& hand = open.hands[i];
        if (i == mine) {
            hidden.hands[i] = view.hand;
        } else if (hand.is_dummy) {
            hidden.hands[i] = Cards::from_bits(open_cards(hand));
            unseen &= ~open_cards(hand);
        } else {
            places.room[i] = hand.cards - (hand.has_joker ? 1 : 0);
            places.suits[i] = (suit_sets - 1) & ~hand.voids.bits();
            elsewhere += places.room[i];
        }
    }
    hidden.discards = view.discards;
    places.room[Places::face_down] = std::popcount(unseen) - elsewhere;
    count_slack(places, unseen);

    core::List<Card, deck_size> deck;
    for (Bits cards = unseen; cards != 0; cards &= cards - 1) deck.push_back(lowest_in(cards));
    rng.shuffle(deck);
    for (const Card card : deck) place_card(places, card, rng);

    std::size_t taken = 0;
    for (std::size_t i = 0; i < open.hands.size(); ++i) {
        const Hand& hand = open.hands[i];
        hidden.hands[i] = Cards::from_bits(hidden.hands[i].bits() | places.cards[i]);
        if (!hand.is_dummy) continue;
        for (std::size_t column = 0; column < covered; ++column) {
            hidden.beneath[i].push_back(hand.columns[column].covers ? places.on_table[taken++] : Card::none);
        }
    }
    while (taken < places.on_table.size()) hidden.discards.add(static_cast<std::size_t>(places.on_table[taken++]));
    if (open.config.jokers == Jokers::burning) guess_jokers(open, mine, hidden, rng);
    state.moment = moment_of(open, hidden);
    return state;
}

}  // namespace farfalia

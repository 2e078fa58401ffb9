// The search for captures: alpha-beta with an empty window over one trick after another. Beside a value it finds
// which cards decided it by their rank; everything below those could lie otherwise without changing a thing. That
// is what makes a learnt pattern general, and what spares looking at a lower card when one that did as little has
// been tried.
#pragma once

#include <algorithm>

#include "games/farfalia/solver_scoring.hpp"

namespace farfalia {

struct Found {
    int value = 0;      // a lower bound if at least the target, else an upper bound
    Bits decisive = 0;  // cards whose rank decided; of each suit only the lowest matters
};

struct OnTable {  // the trick so far
    Bits cards = 0;
    Card led = Card::none;
    Card best = Card::none;  // wins so far,
    std::uint8_t strength = 0;  // of that card,
    std::uint8_t winner = 0;    // and whose it is
    std::uint8_t turn = 0;    // whose card comes next
    std::uint8_t count = 0;
    FamilySet families = 0;  // of its cards,
    FamilySet burnt = 0;     // and of its jokers
    Bits told_apart = 0;     // lanes in which butterflies differ from the other cards

    FamilySet keepable() const { return families & ~burnt; }
};

class Search {
public:
    explicit Search(int table_bits) : table_(table_bits) {}

    // Takes a world and gives it a meaning. Until the next call, the answers are about it.
    void take(const Scene& scene, const CaptureScoring& scoring);
    // The value, or nothing once `nodes_max` more nodes were visited. A guess, if good, saves time.
    std::optional<int> value(std::int64_t nodes_max, std::optional<int> guess);
    // The same after the hand that is to play plays this card.
    std::optional<int> value_after(Card card, std::int64_t nodes_max, std::optional<int> guess);
    bool are_alike(Card one, Card other) const;  // as good as each other to the hand that is to play
    std::int64_t nodes() const { return nodes_; }

private:
    struct Counts {  // of the cards left when a trick begins
        std::uint64_t shape = 0;
        std::array<std::uint64_t, suit_count> butterfly_shapes{};
        FamilyCounts families = 0;
    };
    struct Move {
        Card card;
        int merit;
    };
    struct Moves {
        std::array<Move, cards_max> list;  // not initialised: there are many
        std::size_t count = 0;
        void add(Card card) { list[count++] = {card, 0}; }
        Card take_best() {
            std::size_t best = 0;
            for (std::size_t i = 1; i < count; ++i) best = list[i].merit > list[best].merit ? i : best;
            const Card card = list[best].card;
            list[best] = list[--count];
            return card;
        }
    };

    Found trick(int target);
    Found last_trick();
    Found turn(const OnTable& table, int target);
    Found play(Card card, const OnTable& table, int target);
    Found complete(const OnTable& table, int target);
    Found capture(const OnTable& table, int target);
    template <class Continue>
    std::optional<int> settle(std::int64_t nodes_max, std::optional<int> guess, const Continue& found_for);

    OnTable new_table() const;
    OnTable with(const OnTable& table, Card card) const;
    void add(Card card, int sign);
    void turn_up(Bits trick, int sign);
    Bits decisive_in(const OnTable& table) const;
    Bits others_below(Card card, std::size_t hand) const;
    Bits same_kind(Card card, const OnTable& table) const;
    Moves moves(const OnTable& table) const;
    struct Prospects {  // of a trick: the strongest card that is still to come from either side, and whose it is
        int ours = 0, theirs = 0;
        std::uint8_t our_hand = 0, their_hand = 0;
    };
    Prospects prospects(const OnTable& table, Suit led) const;
    int merit(Card card, const OnTable& table, Suit led, const Prospects& later) const;

    int open_tricks() const {  // those still to come that count
        return std::min(tricks_left_, world_.tricks_open);
    }
    std::uint64_t key(Bits told_apart) const;
    Lanes lanes(Bits told_apart) const;
    Depths depths_of(Bits decisive) const;
    Bits decisive_of(const Depths& depths) const;

    PatternTable table_;
    World world_{};
    CaptureScoring scoring_{};
    OnTable root_{};
    std::array<Bits, hands_max> held_{};
    Bits left_ = 0;  // when the trick began, in all hands
    Counts counts_{};
    std::size_t leader_ = 0;
    int tricks_left_ = 0;
    int covers_ = 0;
    std::int64_t nodes_ = 0;
    std::int64_t nodes_max_ = 0;
    bool is_stopped_ = false;
};

}  // namespace farfalia

// Plain tricks of four open hands, partners opposite: how many can hands 0 and 2 take? Asked as "so many?" again
// and again, one trick after another. Beside its answer every question finds which cards decided it by their rank;
// everything below those could lie otherwise without changing a thing. That is what makes a learnt pattern general,
// and what spares looking at a lower card when one that did as little has been tried.
#pragma once

#include <optional>

#include "games/farfalia/solver_plain_order.hpp"
#include "games/farfalia/solver_plain_table.hpp"

namespace farfalia {

struct Proof {
    bool is_reached = false;  // the target
    Bits decisive = 0;        // cards whose rank decided; of each suit only the lowest matters
};

class PlainSearch {
public:
    explicit PlainSearch(int table_bits) : table_(table_bits) {}

    int value(const Scene& scene);  // tricks of hands 0 and 2
    std::int64_t nodes() const { return nodes_; }

private:
    Proof trick(const Position& position, int target);
    std::optional<Proof> sure(const Position& position, int target) const;
    Proof last_trick(const Position& position) const;
    template <std::size_t place>
    Proof turn(const Position& position, const PlainTrick& trick, int target);
    Proof complete(const Position& position, const PlainTrick& trick, int target);
    bool beats(Card card, Card best) const;

    TrickTable table_;
    Trump trump_ = Trump::none;
    Bits trumps_ = 0;
    std::array<Card, rank_max + 1> last_good_{};  // lead with so many tricks left: often as good in the next position
    std::int64_t nodes_ = 0;
};

}  // namespace farfalia

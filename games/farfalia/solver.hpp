// Exact values of open hands: all cards known, two coalitions, captures scored. Ask it about a whole world as
// a Scene; it tells what the position is worth under best play, or what each choice would lead to. One solver
// serves a whole decision, or many: what it has learnt about a position holds for every world that looks alike
// from there on, so the table is never thrown away before it is full.
#pragma once

#include <memory>
#include <optional>

#include "games/farfalia/scene.hpp"

namespace farfalia {

// What the end of a deal is worth: the sum over the sides of worth[side][cards kept]. The hands of the sides in
// `maximisers` play for as much as possible, all others for as little.
struct Payoff {
    std::array<std::array<std::int16_t, subject_count + 1>, max_sides> worth{};
    std::uint32_t maximisers = 0;  // a bit a side
};
// The side's points, as `scene.points` counts them, minus those of every other side.
Payoff points_ahead(const Scene& scene, int side);

struct Choice {
    Card card = Card::none;  // to play, or to keep; none: keeps nothing
    int value = 0;
};
using Choices = core::List<Choice, cards_max + 1>;

class Solver {
public:
    static constexpr int table_bits_default = 17;

    // The table has 2^(table_bits + 1) places of 64 bytes.
    explicit Solver(int table_bits = table_bits_default);
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Under best play by all. Nothing if it takes more than nodes_max tricks looked at.
    std::optional<int> value(const Scene& scene, const Payoff& payoff, std::int64_t nodes_max);
    // After each thing the hand that is to act may do: every playable card; or, of the trick it won, every card
    // it may keep, and none.
    std::optional<Choices> each(const Scene& scene, const Payoff& payoff, std::int64_t nodes_max);

    std::int64_t nodes() const;  // tricks looked at since the solver was made

private:
    struct Engine;
    std::unique_ptr<Engine> engine_;
};

// How many of the remaining tricks a side wins under best play when captures count for nothing. For four hands,
// partners opposite, between tricks; no jokers, no covered cards.
class TrickSolver {
public:
    static constexpr int table_bits_default = 17;

    // The table has room for 2^table_bits shapes of hands and 2^(table_bits + 2) patterns of 36 bytes.
    explicit TrickSolver(int table_bits = table_bits_default);
    ~TrickSolver();
    TrickSolver(TrickSolver&&) noexcept;
    TrickSolver& operator=(TrickSolver&&) noexcept;

    int value(const Scene& scene, int side);
    std::int64_t nodes() const;

private:
    struct Engine;
    std::unique_ptr<Engine> engine_;
};

}  // namespace farfalia

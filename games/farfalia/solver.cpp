#include "games/farfalia/solver.hpp"

#include <algorithm>

#include "core/check.hpp"
#include "games/farfalia/solver_plain.hpp"
#include "games/farfalia/solver_search.hpp"

namespace farfalia {

struct Solver::Engine : Search {
    using Search::Search;
};
struct TrickSolver::Engine : PlainSearch {
    using PlainSearch::PlainSearch;
};

namespace {

bool maximises(const Scene& scene, const Payoff& payoff) {
    return (payoff.maximisers >> scene.at_side(scene.turn()) & 1u) != 0;
}

Scene after_keeping(Scene scene, Card card) {
    scene.keep(card);
    return scene;
}

}  // namespace

Payoff points_ahead(const Scene& scene, int side) {
    Payoff payoff{.maximisers = 1u << side};
    for (int each = 0; each < scene.sides; ++each) {
        for (std::size_t kept = 0; kept <= subject_count; ++kept) {
            const int points = each == side ? scene.points[kept] : -scene.points[kept];
            payoff.worth[static_cast<std::size_t>(each)][kept] = static_cast<std::int16_t>(points);
        }
    }
    return payoff;
}

Solver::Solver(int table_bits) : engine_(std::make_unique<Engine>(table_bits)) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

std::int64_t Solver::nodes() const { return engine_->nodes(); }

std::optional<int> Solver::value(const Scene& scene, const Payoff& payoff, std::int64_t nodes_max) {
    if (scene.is_capturing()) {
        const std::optional<Choices> choices = each(scene, payoff, nodes_max);
        if (!choices) return std::nullopt;
        const auto is_less = [](const Choice& a, const Choice& b) { return a.value < b.value; };
        const auto [worst, best] = std::minmax_element(choices->begin(), choices->end(), is_less);
        return maximises(scene, payoff) ? best->value : worst->value;
    }
    engine_->take(scene, CaptureScoring(scene, payoff));
    return engine_->value(nodes_max, std::nullopt);
}

std::optional<Choices> Solver::each(const Scene& scene, const Payoff& payoff, std::int64_t nodes_max) {
    Choices choices;
    std::optional<int> value;
    const std::int64_t end = engine_->nodes() + nodes_max;
    if (scene.is_capturing()) {
        const auto add = [&](Card card) {
            value = this->value(after_keeping(scene, card), payoff, end - engine_->nodes());
            if (value) choices.push_back({card, *value});
            return value.has_value();
        };
        for (Bits cards = scene.keepable(); cards != 0; cards &= cards - 1) {
            if (!add(lowest_in(cards))) return std::nullopt;
        }
        if (!add(Card::none)) return std::nullopt;
        return choices;
    }
    engine_->take(scene, CaptureScoring(scene, payoff));
    for (Bits cards = scene.playable(); cards != 0; cards &= cards - 1) {
        const Card card = lowest_in(cards);
        const auto known = std::find_if(choices.begin(), choices.end(),
                                        [&](const Choice& choice) { return engine_->are_alike(choice.card, card); });
        if (known != choices.end()) {
            value = known->value;
        } else {
            value = engine_->value_after(card, end - engine_->nodes(), value);
        }
        if (!value) return std::nullopt;
        choices.push_back({card, *value});
    }
    return choices;
}

TrickSolver::TrickSolver(int table_bits) : engine_(std::make_unique<Engine>(table_bits)) {}
TrickSolver::~TrickSolver() = default;
TrickSolver::TrickSolver(TrickSolver&&) noexcept = default;
TrickSolver& TrickSolver::operator=(TrickSolver&&) noexcept = default;

std::int64_t TrickSolver::nodes() const { return engine_->nodes(); }

int TrickSolver::value(const Scene& scene, int side) {
    CHECK(scene.hands == 4 && scene.side[0] == scene.side[2] && scene.side[1] == scene.side[3]);
    CHECK(scene.trick.empty() && !scene.is_capturing());
    const int tricks = engine_->value(scene);
    return scene.side[0] == side ? tricks : scene.tricks_of - scene.tricks - tricks;
}

}  // namespace farfalia

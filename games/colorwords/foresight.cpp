#include "games/colorwords/foresight.hpp"

#include <algorithm>

namespace colorwords {

namespace {

template <std::size_t N>
std::vector<std::int8_t> shuffled(core::Set<N> cards, core::Rng& rng) {
    std::vector<std::int8_t> all;
    for (std::size_t card = 0; card < N; ++card) {
        if (cards.has(card)) all.push_back(static_cast<std::int8_t>(card));
    }
    rng.shuffle(all);
    return all;
}

Stars both(Stars a, Stars b) { return Stars::from_bits(a.bits() | b.bits()); }

Taste shape(int slope_halves, int offset) {
    Taste taste{.point = 4};
    for (int cell = 0; cell < cell_count; ++cell) {
        const int from_diagonal = cell / side > cell % side ? cell / side - cell % side : cell % side - cell / side;
        const int worth = from_diagonal * slope_halves / 2 + offset;
        const int kept = std::clamp(worth, -taste_max, taste_max);
        taste.cells[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(kept);
    }
    return taste;
}

}  // namespace

Taste taste_at(Grid grid, int rounds_left) {
    static const Taste last = shape(0, 1);
    static const Taste on_a = shape(1, -3);
    static const Taste on_b = shape(2, -3);
    if (rounds_left == 0) return last;
    return grid == Grid::a ? on_a : on_b;
}

int hardest(Stars free, Cells filled) {
    int hard = -1, empty_most = -1;
    for (int star = 0; star < star_count; ++star) {
        if (!free.has(static_cast<std::size_t>(star))) continue;
        const int empty = std::popcount(cells_of_star(star).bits() & ~filled.bits());
        if (empty < empty_most) continue;
        empty_most = empty;
        hard = star;
    }
    return hard;
}

Foresight::Foresight(const Open& open, core::Seat me, core::Rng& rng) : open_(open), me_(at(me)) {
    imagine_draws(rng);
    imagine_others();
}

void Foresight::imagine_draws(core::Rng& rng) {
    const std::vector<std::int8_t> letters = shuffled(open_.letters, rng);
    const std::vector<std::int8_t> bonuses = shuffled(open_.bonuses, rng);
    const std::size_t begun = open_.rounds.size() + (open_.phase == Phase::writing ? 1 : 0);
    for (std::size_t i = 0; i + begun < round_count; ++i) {
        draws_.push_back({.trays = {Letter(letters[3 * i]), Letter(letters[3 * i + 1]), Letter(letters[3 * i + 2])},
                          .bonus = bonuses[i]});
    }
}

int Foresight::play(Cells& filled, std::size_t seat, const Draw& draw, const Taste& taste) const {
    const Task task{.graph = lexicon::graph_of(open_.config.lexicon), .list = lexicon::List::common,
                    .colours = &colours_of(open_, seat), .filled = filled, .trays = draw.trays,
                    .bonus = &bonus_card(draw.bonus)};
    const std::vector<Found> found = best_words(task, 1, taste);
    if (found.empty()) return 0;
    for (const std::int8_t cell : found[0].cells) filled.add(static_cast<std::size_t>(cell));
    return found[0].total();
}

// They write what scores most.
void Foresight::imagine_others() {
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(open_.seats); ++seat) {
        if (seat == me_) continue;
        Cells filled = filled_cells(open_, seat);
        play(filled, seat, {.trays = open_.trays, .bonus = open_.bonus}, {});
        for (std::size_t i = 0; i < draws_.size(); ++i) {
            taken_[i + 1] = both(taken_[i + 1], full_stars(filled));
            play(filled, seat, draws_[i], {});
        }
        others_empty_ = std::min(others_empty_, cell_count - static_cast<int>(filled.size()));
    }
}

int Foresight::special_points(Cells filled, Stars ringed) const {
    if (open_.config.grid == Grid::b) return star_points * static_cast<int>(ringed.size());
    const int empty = cell_count - static_cast<int>(filled.size());
    return empty <= (open_.seats == 1 ? solo_empty_max : others_empty_) ? fill_points : 0;
}

int Foresight::words_imagined(std::size_t ends) const {
    const std::size_t others = static_cast<std::size_t>(open_.seats) - 1;
    return static_cast<int>(others + (others + ends) * draws_.size());
}

Foresight::End Foresight::end_of(Cells filled) const {
    End end;
    Stars free = free_stars(open_);
    const auto ring = [&](Stars taken) {
        const Stars mine = Stars::from_bits(full_stars(filled).bits() & free.without(taken).bits());
        end.stars = both(end.stars, mine);
        free = free.without(mine);
    };
    ring({});
    for (std::size_t i = 0; i < draws_.size(); ++i) {
        if (open_.seats == 1 && !free.empty()) free = free.without({static_cast<std::size_t>(hardest(free, filled))});
        const int rounds_left = static_cast<int>(draws_.size() - i) - 1;
        end.points += play(filled, me_, draws_[i], taste_at(open_.config.grid, rounds_left));
        ring(taken_[i + 1]);
    }
    end.points += special_points(filled, end.stars);
    return end;
}

}  // namespace colorwords

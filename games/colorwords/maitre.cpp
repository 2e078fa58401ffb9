// The master. Thinks of a few dozen words, the best by points and the best by shape, and imagines how the game goes on
// after each of them. All are tried in the same courses, and the worse half drops out again and again.
#include <algorithm>

#include "games/colorwords/bots.hpp"
#include "games/colorwords/foresight.hpp"
#include "games/colorwords/manners.hpp"

namespace colorwords {

namespace {

constexpr int near_full = 4;         // empty cells of a line that a word may fill
constexpr std::size_t last_few = 4;  // choices that are not halved any more
constexpr int crossing_nodes = 4;    // a star to cross takes less thought than a word: so many times less

struct Choice {
    Found word{};
    Cells filled{};           // with it
    std::int64_t points = 0;  // now and later, over all courses so far
};

class Choices {
public:
    explicit Choices(const Task& task) : task_(task) {}

    // The best by this taste. Of two words on the same cells the better one stays.
    void add(std::size_t count, const Taste& taste) {
        for (Found& found : best_words(task_, count, taste)) {
            Cells filled = task_.filled;
            for (const std::int8_t cell : found.cells) filled.add(static_cast<std::size_t>(cell));
            const auto same = std::ranges::find(all_, filled, &Choice::filled);
            if (same == all_.end()) all_.push_back({std::move(found), filled});
            else if (same->word.total() < found.total()) same->word = std::move(found);
        }
    }
    std::vector<Choice> take() { return std::move(all_); }

private:
    const Task& task_;
    std::vector<Choice> all_;
};

Taste alike(int point, int cell) {
    Taste taste{.point = point};
    taste.cells.fill(static_cast<std::int8_t>(cell));
    return taste;
}

Taste for_star(int star) {
    Taste taste{.point = 2};
    for (std::size_t cell = 0; cell < cell_count; ++cell) {
        if (cells_of_star(star).has(cell)) taste.cells[cell] = taste_max;
    }
    return taste;
}

void add_for_stars(Choices& choices, Stars free, Cells filled) {
    for (int star = 0; star < star_count; ++star) {
        const int empty = std::popcount(cells_of_star(star).bits() & ~filled.bits());
        if (free.has(static_cast<std::size_t>(star)) && empty <= near_full) choices.add(2, for_star(star));
    }
}

std::vector<Choice> choices_of(const Open& open, core::Seat me) {
    const Task task = task_of(open, me, lexicon::List::words);
    const int rounds_left = round_count - 1 - open.round;
    Choices choices(task);
    choices.add(4, alike(4, 1));
    if (rounds_left == 0) {
        choices.add(24, {});
        choices.add(16, alike(1, 2));
    } else {
        choices.add(8, {});
        choices.add(6, alike(4, -2));
        choices.add(6, alike(4, -3));
        choices.add(7, taste_at(Grid::a, rounds_left));
        choices.add(7, taste_at(Grid::b, rounds_left));
    }
    if (open.config.grid == Grid::b) add_for_stars(choices, free_stars(open), task.filled);
    return choices.take();
}

bool is_better(const Choice& a, const Choice& b) {
    return a.points != b.points ? a.points > b.points : a.filled.bits() < b.filled.bits();
}

void weigh(std::vector<Choice>& choices, const Foresight& course) {
    for (Choice& each : choices) each.points += each.word.total() + course.end_of(each.filled).points;
}

// Each trial gets an equal part of the nodes; a node is a word that is imagined. What is left in the end is as good as
// the best if it is less than half a point behind: any of it will do, so that two masters do not write the same.
Choice best_of(std::vector<Choice> left, const Open& open, core::Seat me, core::Rng& rng, const core::Budget& budget) {
    const bool is_last = open.round + 1 == round_count;  // then nothing is left to chance
    const int trials = 1 + static_cast<int>(std::bit_width((left.size() - 1) / last_few));
    int used = 0, courses = 0;
    for (int trial = 1;; ++trial) {
        do {
            const Foresight course(open, me, rng);
            weigh(left, course);
            used += course.words_imagined(left.size());
            ++courses;
        } while (!is_last && !budget.spent(used) && used < budget.nodes / trials * trial);
        std::ranges::sort(left, is_better);
        if (trial == trials || is_last || budget.spent(used)) break;
        left.resize((left.size() + 1) / 2);
    }
    const std::int64_t most = left.front().points;
    const auto is_alike = [&](const Choice& each) { return 2 * (most - each.points) < courses; };
    return left[rng.below(static_cast<std::uint32_t>(std::ranges::count_if(left, is_alike)))];
}

Write write(const Open& open, core::Seat me, core::Rng& rng, const core::Budget& budget) {
    std::vector<Choice> choices = choices_of(open, me);
    if (choices.empty()) return sent(open, std::nullopt);
    return sent(open, best_of(std::move(choices), open, me, rng, budget).word);
}

// The star that is ringed in the fewest courses.
Cross cross(const Open& open, core::Seat me, core::Rng& rng, const core::Budget& budget) {
    const Cells filled = filled_cells(open, at(me));
    std::array<int, star_count> ringed{};
    for (int used = 0; !budget.spent(used * crossing_nodes);) {
        const Foresight course(open, me, rng);
        const Stars stars = course.end_of(filled).stars;
        for (std::size_t star = 0; star < star_count; ++star) ringed[star] += stars.has(star) ? 1 : 0;
        used += course.words_imagined(1);
    }
    const Stars free = free_stars(open);
    auto least = static_cast<std::size_t>(hardest(free, filled));
    for (std::size_t star = 0; star < star_count; ++star) {
        if (free.has(star) && ringed[star] < ringed[least]) least = star;
    }
    return {static_cast<std::int8_t>(least)};
}

}  // namespace

Rules::Action Maitre::choose(const View& view, core::Seat me, core::Rng& rng, const core::Budget& budget) const {
    const Open& open = view.open;
    if (open.phase == Phase::crossing) return cross(open, me, rng, budget);
    if (open.phase != Phase::writing) return reply(open, me);
    return write(open, me, rng, budget);
}

}  // namespace colorwords

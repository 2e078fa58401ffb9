#include "games/colorwords/search.hpp"

#include <algorithm>

#include "games/colorwords/search_ways.hpp"
#include "games/colorwords/search_words.hpp"
#include "games/colorwords/sheet.hpp"

namespace colorwords {

namespace {

using lexicon::List;

// The best so far, and what the next has to beat.
class Best {
public:
    Best(std::size_t count, Apart apart) : count_(count), apart_(apart) {}

    int to_beat() const { return to_beat_; }

    void offer(const Found& found, int value) {
        if (value <= to_beat_) return;
        const auto rival = std::ranges::find_if(ranked_, [&](const Ranked& each) {
            return is_rival(each.found, found);
        });
        if (rival != ranked_.end()) {
            if (rival->value >= value) return;
            ranked_.erase(rival);
        }
        const auto place = std::ranges::find_if(ranked_, [&](const Ranked& each) { return each.value < value; });
        ranked_.insert(place, {found, value});
        if (ranked_.size() > count_) ranked_.pop_back();
        if (ranked_.size() == count_) to_beat_ = ranked_.back().value;
    }

    std::vector<Found> take() {
        std::vector<Found> all;
        for (Ranked& each : ranked_) all.push_back(std::move(each.found));
        return all;
    }

private:
    struct Ranked {
        Found found{};
        int value = 0;
    };
    bool is_rival(const Found& a, const Found& b) const {
        return apart_ == Apart::words ? a.word == b.word : a.cells == b.cells;
    }

    std::size_t count_;
    Apart apart_;
    std::vector<Ranked> ranked_;
    int to_beat_ = -base;
};

// The sheet as a search wants it.
struct Terrain {
    SheetLanes lanes{};
    std::array<std::uint8_t, 26> tray_of{};  // by letter; colour_count: on no tray
};

bool is_empty(const Task& task, int cell) { return !task.filled.has(static_cast<std::size_t>(cell)); }

Terrain terrain_of(const Task& task, const Taste& taste) {
    const Cells starts = first_cells(task.filled);
    Terrain terrain;
    terrain.tray_of.fill(colour_count);
    for (std::size_t tray = 0; tray < colour_count; ++tray) {
        terrain.tray_of[static_cast<std::size_t>(char_of(task.trays[tray]) - 'A')] = static_cast<std::uint8_t>(tray);
    }
    for (int cell = 0; cell < cell_count; ++cell) {
        if (!is_empty(task, cell)) continue;
        const auto at = static_cast<std::size_t>(cell);
        const auto colour = static_cast<std::size_t>((*task.colours)[at]);  // 0: the start
        terrain.lanes.empty.set(cell, 0xff);
        if (starts.has(at)) terrain.lanes.starts.set(cell, 0xff);
        if (colour > 0) terrain.lanes.colour[colour - 1].set(cell, 0xff);
        for (std::size_t tray = 0; tray < colour_count; ++tray) {
            terrain.lanes.worth[tray].set(cell, taste.cells[at] + taste.point * (colour == tray + 1 ? 2 : 1));
        }
        terrain.lanes.worth[colour_count].set(cell, taste.cells[at]);
    }
    return terrain;
}

// What lies beyond each cell for ways of this kind: how many letters fit, and what their cells are worth at most.
struct Beyond {
    Lanes room{};
    Lanes worth{};
};

template <class Ways>
Beyond beyond(const Task& task, const Taste& taste) {
    Beyond result;
    for (int cell = cell_count - 1; cell >= 0; --cell) {
        int room = 0, worth = 0;
        const auto look = [&](int next) {
            if (!is_empty(task, next)) return;
            room = std::max(room, 1 + result.room.at(next));
            worth = std::max(worth, taste.cells[static_cast<std::size_t>(next)] + result.worth.at(next));
        };
        if (Ways::goes_right && cell % side + 1 < side) look(cell + 1);
        if (Ways::goes_down && cell + side < cell_count) look(cell + side);
        result.room.set(cell, room);
        result.worth.set(cell, worth);
    }
    return result;
}

struct Wanted {  // of the words of one walk
    List list = List::words;
    int extra = 0;        // points of the bonus that each of them gets
    char first = 0;       // letter; 0: any
    int size = 0;         // letters; 0: any number
};

// One walk down all words of a list, with all ways of each at once; turns back where nothing better can come.
template <class Ways>
class Walk {
public:
    Walk(const Task& task, const Taste& taste, const Terrain& terrain, const Wanted& wanted, const Ways& ways,
         Best& best)
        : task_(task), taste_(taste), terrain_(terrain), wanted_(wanted), ways_(ways), best_(best),
          beyond_(beyond<Ways>(task, taste)), prospect_(prospect(*task.graph, wanted.list, task.trays, taste.point)) {}

    void run() {
        if (prospect_.nodes->root() == 0) return;
        for (const WordNodes::Edge& edge : prospect_.nodes->edges(prospect_.nodes->root())) {
            if (wanted_.first != 0 && edge.letter() != wanted_.first) continue;
            step(edge, 0, ways_.first(terrain_.lanes, worth_of(edge.letter())));
        }
    }

private:
    const Lanes& worth_of(char letter) const {
        return terrain_.lanes.worth[terrain_.tray_of[static_cast<std::size_t>(letter - 'A')]];
    }
    int longest() const { return wanted_.size != 0 ? wanted_.size : static_cast<int>(lexicon::word_max); }

    // What a way has to be worth more than, the bonus aside.
    int to_beat_in_lanes() const { return best_.to_beat() - wanted_.extra * taste_.point + base; }

    // The letter of `edge` has been laid as number `at`, from 0, in all ways.
    void step(const WordNodes::Edge& edge, std::size_t at, const typename Ways::State& ways) {
        word_[at] = edge.letter();
        reached_[at] = ways_.all(ways);
        const int size = static_cast<int>(at) + 1;
        if (edge.ends_word() && (wanted_.size == 0 || wanted_.size == size)) finish(at, ways_.done(ways));
        if (edge.node() == 0 || !is_promising(edge.node(), reached_[at], longest() - size)) return;
        for (const WordNodes::Edge& next : prospect_.nodes->edges(edge.node())) {
            step(next, at + 1, ways_.next(terrain_.lanes, ways, worth_of(next.letter())));
        }
    }

    bool is_promising(std::uint32_t node, const Lanes& reached, int letters_left) const {
        const Bytes16 outlook = (*prospect_.outlook)[node];
        const Bytes16 room_max = all_of(letters_left);
        const Bytes16 to_beat = all_of(std::max(0, to_beat_in_lanes() + 1));  // an outlook is one more than its worth
        return each([&](Bytes16 way, Bytes16 room, Bytes16 worth) {
                   const Bytes16 rest = look_up(outlook, room < room_max ? room : room_max);
                   return std::bit_cast<Bytes16>((way + rest + worth > to_beat) & (way != 0) & (rest != 0));
               }, reached, beyond_.room, beyond_.worth).any();
    }

    // A word ends here: takes all its ways that beat what there is.
    void finish(std::size_t last, const Lanes& done) {
        const Bytes16 to_beat = all_of(std::max(0, to_beat_in_lanes()));
        const Lanes better = each([&](Bytes16 way) {
            return std::bit_cast<Bytes16>((way > to_beat) & (way != 0));
        }, done);
        if (!better.any()) return;
        path_.resize(last + 1);
        for (int cell = 0; cell < cell_count; ++cell) {
            if (better.at(cell) != 0) trace(last, cell, 0);
        }
    }

    // All ways that end with letter number `at` on this cell; what follows it is in path_ and worth `behind`.
    void trace(std::size_t at, int cell, int behind) {
        const int before = reached_[at].at(cell);
        if (before == 0 || before + behind <= to_beat_in_lanes()) return;
        path_[at] = static_cast<std::int8_t>(cell);
        if (at == 0) return take();
        const int here = behind + static_cast<std::int8_t>(worth_of(word_[at]).at(cell));
        const bool has_left = Ways::goes_right && cell % side > 0;
        const bool has_above = Ways::goes_down && cell >= side;
        const int left = has_left ? reached_[at - 1].at(cell - 1) : 0;
        const int above = has_above ? reached_[at - 1].at(cell - side) : 0;
        if (left >= above && left != 0) trace(at - 1, cell - 1, here);
        if (above != 0) trace(at - 1, cell - side, here);
        if (left < above && left != 0) trace(at - 1, cell - 1, here);
    }

    // A theme is given to all words of its list. What else is asked must be looked at: not all ways traced do it.
    int bonus_of(std::string_view word) const {
        if (task_.bonus == nullptr) return 0;
        if (std::holds_alternative<ThemeBonus>(task_.bonus->asks)) return wanted_.extra;
        return is_met(*task_.bonus, word, path_, *task_.colours) ? task_.bonus->points : 0;
    }

    void take() {
        const std::string_view word(word_.data(), path_.size());
        Found found{.word = std::string(word), .cells = path_};
        int cells = 0;
        for (const std::int8_t points : letter_points(word, path_, *task_.colours, task_.trays)) {
            found.letters = static_cast<std::int8_t>(found.letters + points);
        }
        for (const std::int8_t cell : path_) cells += taste_.cells[static_cast<std::size_t>(cell)];
        found.bonus = static_cast<std::int8_t>(bonus_of(word));
        best_.offer(found, taste_.point * found.total() + cells);
    }

    const Task& task_;
    const Taste& taste_;
    const Terrain& terrain_;
    const Wanted wanted_;
    const Ways& ways_;
    Best& best_;
    const Beyond beyond_;
    const Prospect prospect_;
    std::array<char, lexicon::word_max> word_{};
    std::array<Lanes, lexicon::word_max> reached_{};  // by letter: the best of the ways so far
    Path path_{};
};

// The walks that a task asks for.
class Search {
public:
    Search(const Task& task, const Taste& taste, Best& best)
        : task_(task), taste_(taste), terrain_(terrain_of(task, taste)), best_(best) {}

    // First all words without the bonus: that is quick, and whatever has the bonus then has something to beat.
    void run() {
        walk({.list = task_.list}, AnyWays{});
        if (task_.bonus != nullptr) std::visit([&](const auto& asks) { walk_for(asks); }, task_.bonus->asks);
    }

private:
    void walk_for(const ThemeBonus& asks) {
        walk({.list = asks.theme, .extra = points()}, AnyWays{});
        if (task_.list == List::words) walk({.list = List::names}, AnyWays{});
    }
    void walk_for(const FirstLetter& asks) {
        walk({.list = task_.list, .extra = points(), .first = char_of(asks.letter)}, AnyWays{});
    }
    void walk_for(const Size& asks) {
        walk({.list = task_.list, .extra = points(), .size = asks.letters}, AnyWays{});
    }
    void walk_for(const Straight& asks) {
        const Wanted wanted{.list = task_.list, .extra = points()};
        if (asks.direction == Direction::right) walk(wanted, StraightWays<Direction::right>{});
        else walk(wanted, StraightWays<Direction::down>{});
    }
    void walk_for(const Turn& asks) {
        walk({.list = task_.list, .extra = points()}, TurningWays(terrain_.lanes, asks.colour));
    }
    void walk_for(const Covers& asks) {
        walk({.list = task_.list, .extra = points()}, CoveringWays(terrain_.lanes, asks));
    }

    int points() const { return task_.bonus->points; }

    template <class Ways>
    void walk(const Wanted& wanted, const Ways& ways) {
        Walk<Ways>(task_, taste_, terrain_, wanted, ways, best_).run();
    }

    const Task& task_;
    const Taste& taste_;
    const Terrain terrain_;
    Best& best_;
};

std::vector<Found> search(const Task& task, std::size_t count, Apart apart, const Taste& taste) {
    if (count == 0) return {};
    Best best(count, apart);
    Search(task, taste, best).run();
    return best.take();
}

}  // namespace

std::optional<Found> best_word(const Task& task) {
    std::vector<Found> best = best_words(task, 1);
    if (best.empty()) return std::nullopt;
    return std::move(best.front());
}

std::vector<Found> best_words(const Task& task, std::size_t count, Apart apart) {
    return search(task, count, apart, {});
}

std::vector<Found> best_words(const Task& task, std::size_t count, const Taste& taste) {
    return search(task, count, Apart::cells, taste);
}

}  // namespace colorwords

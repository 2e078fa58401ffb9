// What somebody may do, and what others may have written: words found by a walk at random through the lexicon, over
// cells that are empty. Not every word is as likely as any other, but each can come up, and it takes no time.
#include "games/colorwords/guess.hpp"

#include "games/colorwords/rules.hpp"
#include "games/colorwords/sheet.hpp"
#include "games/colorwords/voting.hpp"

namespace colorwords {

using core::Rng;
using core::Seat;
using Action = Rules::Action;
using lexicon::Graph;

namespace {

constexpr int walks_max = 8;  // tried before nothing is written

std::int8_t any_of(Cells cells, Rng& rng) {
    std::uint32_t skip = rng.below(static_cast<std::uint32_t>(cells.size()));
    for (std::int8_t cell = 0;; ++cell) {
        if (cells.has(static_cast<std::size_t>(cell)) && skip-- == 0) return cell;
    }
}

}  // namespace

Path any_way(Cells filled, Rng& rng) {
    Path way;
    const Cells first = first_cells(filled);
    if (first.empty()) return way;
    way.push_back(any_of(first, rng));
    while (way.size() < Path::capacity) {
        Cells next;
        for (const std::int8_t cell : next_cells(way.back())) {
            if (!filled.has(static_cast<std::size_t>(cell))) next.add(static_cast<std::size_t>(cell));
        }
        if (next.empty()) return way;
        way.push_back(any_of(next, rng));
    }
    return way;
}

namespace {

Graph::Edge any_edge(const Graph& graph, std::uint32_t node, Rng& rng) {
    std::uint32_t last = node;
    while (!graph.edge(last).is_last()) ++last;
    return graph.edge(node + rng.below(last - node + 1));
}

// Some word of the list with at most so many letters; often none.
std::string any_word(const Graph& graph, lexicon::List list, std::size_t letters_max, Rng& rng) {
    std::string word;
    std::size_t ended = 0;  // letters up to which it is a word
    std::uint32_t node = graph.root(list);
    while (node != 0 && word.size() < letters_max) {
        const Graph::Edge edge = any_edge(graph, node, rng);
        word += edge.letter();
        node = edge.node();
        if (!edge.ends_word()) continue;
        ended = word.size();
        if (rng.chance(3)) break;
    }
    word.resize(ended);
    return word;
}

std::string any_letters(std::size_t letters_max, Rng& rng) {
    std::string word;
    while (word.size() < letters_max && (word.size() < lexicon::word_min || !rng.chance(3))) {
        word += static_cast<char>('A' + rng.below(26));
    }
    return word;
}

// Something the seat may write, or nothing.
Entry any_entry(const Open& open, std::size_t seat, Rng& rng) {
    const Graph* graph = lexicon::graph_of(open.config.lexicon);
    if (graph == nullptr || rng.chance(16)) return {};
    const bool has_theme = theme_of(open.bonus).has_value();
    const bool is_invented = (has_theme || open.config.unknown == Unknown::ask) && rng.chance(8);
    const lexicon::List list = has_theme && rng.chance(4) ? lexicon::List::names : lexicon::List::words;
    for (int walk = 0; walk < walks_max; ++walk) {
        Entry entry{.cells = any_way(filled_cells(open, seat), rng)};
        const std::size_t room = entry.cells.size();
        entry.word = is_invented ? any_letters(room, rng) : any_word(*graph, list, room, rng);
        if (entry.word.size() < lexicon::word_min) continue;
        entry.cells.resize(entry.word.size());
        entry.claims_theme = has_theme && rng.chance(2);
        return entry;
    }
    return {};
}

Vote any_vote(const Open& open, std::size_t seat, Rng& rng) {
    Vote vote;
    for (std::size_t i = 0; i < open.ballots.size(); ++i) {
        if (!may_vote(open, seat, open.ballots[i])) continue;
        const std::uint32_t says = rng.below(3);
        if (says == 0) vote.yes.add(i);
        if (says == 1) vote.no.add(i);
    }
    return vote;
}

Cross any_star(const Open& open, Rng& rng) {
    const Stars free = free_stars(open);
    std::int8_t star = 0;
    do {
        star = static_cast<std::int8_t>(rng.below(star_count));
    } while (!free.has(static_cast<std::size_t>(star)));
    return {star};
}

}  // namespace

Action Rules::suggest(const View& view, Rng& rng) {
    const Open& open = view.open;
    switch (open.phase) {
        case Phase::crossing: return any_star(open, rng);
        case Phase::voting: return any_vote(open, at(view.me), rng);
        case Phase::reviewing: return GoOn{};
        default: break;
    }
    const Entry entry = any_entry(open, at(view.me), rng);
    return Write{.word = entry.word, .cells = entry.cells, .claims_theme = entry.claims_theme, .is_sent = true};
}

State Rules::guess(const View& view, Rng& rng) {
    State state{.open = view.open};
    if (view.open.phase != Phase::writing) return state;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(view.open.seats); ++seat) {
        state.drafts.push_back(Seat(seat) == view.me ? view.draft : any_entry(view.open, seat, rng));
    }
    return state;
}

}  // namespace colorwords

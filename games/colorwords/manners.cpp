#include "games/colorwords/manners.hpp"

#include <algorithm>

#include "games/colorwords/sheet.hpp"
#include "games/colorwords/voting.hpp"

namespace colorwords {

namespace {

using lexicon::Graph;
using lexicon::List;

enum class Opinion { no, none, yes };

bool is_known(const Graph& graph, const std::string& word) {
    return graph.has(List::words, word) || graph.has(List::names, word);
}

// Nobody knows all names; but some letters are no name.
bool looks_like_a_name(std::string_view word) {
    for (std::size_t i = 2; i < word.size(); ++i) {
        if (word[i] == word[i - 1] && word[i] == word[i - 2]) return false;
    }
    return word.find_first_of("AEIOUY") != std::string_view::npos;
}

Opinion on_word(const Open& open, const Graph& graph, const std::string& word) {
    if (is_known(graph, word)) return Opinion::yes;
    return theme_of(open.bonus) && looks_like_a_name(word) ? Opinion::none : Opinion::no;
}

// Only what everybody knows to belong elsewhere is denied.
Opinion on_theme(const Graph& graph, const Ballot& ballot, const std::string& word) {
    if (ballot.is_listed) return Opinion::yes;
    if (!graph.has(List::common, word)) return Opinion::none;
    for (int list = static_cast<int>(List::cinema); list <= static_cast<int>(List::people); ++list) {
        if (graph.has(List(list), word)) return Opinion::no;
    }
    return Opinion::none;
}

Vote vote(const Open& open, std::size_t seat) {
    const Graph& graph = *lexicon::graph_of(open.config.lexicon);
    Vote all;
    for (std::size_t i = 0; i < open.ballots.size(); ++i) {
        const Ballot& ballot = open.ballots[i];
        if (!may_vote(open, seat, ballot)) continue;
        const std::string& word = open.offered[at(ballot.seat)].word;
        const bool is_about_word = ballot.question == Question::word;
        const Opinion opinion = is_about_word ? on_word(open, graph, word) : on_theme(graph, ballot, word);
        if (opinion == Opinion::yes) all.yes.add(i);
        if (opinion == Opinion::no) all.no.add(i);
    }
    return all;
}

}  // namespace

Task task_of(const Open& open, core::Seat seat, List list) {
    return {.graph = lexicon::graph_of(open.config.lexicon), .list = list, .colours = &colours_of(open, at(seat)),
            .filled = filled_cells(open, at(seat)), .trays = open.trays, .bonus = &bonus_card(open.bonus)};
}

const Found& one_of(const std::vector<Found>& words, core::Rng& rng) {
    const std::size_t one = rng.below(static_cast<std::uint32_t>(words.size()));
    const std::size_t other = rng.below(static_cast<std::uint32_t>(words.size()));
    return words[std::min(one, other)];
}

Write sent(const Open& open, const std::optional<Found>& found) {
    if (!found) return {.is_sent = true};
    return {.word = found->word, .cells = found->cells,
            .claims_theme = theme_of(open.bonus).has_value() && found->bonus > 0, .is_sent = true};
}

Rules::Action reply(const Open& open, core::Seat seat) {
    if (open.phase == Phase::voting) return vote(open, at(seat));
    return GoOn{};
}

}  // namespace colorwords

#include "games/colorwords/voting.hpp"

#include <algorithm>

#include "games/colorwords/sheet.hpp"
#include "games/colorwords/writing.hpp"

namespace colorwords {

Ballots ballots_about(const Open& open, const lexicon::Graph& graph) {
    Ballots ballots;
    const std::optional<lexicon::List> theme = theme_of(open.bonus);
    for (std::size_t seat = 0; seat < open.offered.size(); ++seat) {
        const Entry& entry = open.offered[seat];
        for (const Question question : questions_of(open, entry, graph)) {
            const bool is_listed = question == Question::theme && graph.has(*theme, entry.word);
            ballots.push_back({.seat = core::Seat(seat), .question = question, .is_listed = is_listed});
        }
    }
    return ballots;
}

bool may_vote(const Open& open, std::size_t seat, const Ballot& ballot) {
    return open.seats == 1 || at(ballot.seat) != seat;
}

bool has_a_vote(const Open& open, std::size_t seat) {
    return std::ranges::any_of(open.ballots, [&](const Ballot& ballot) { return may_vote(open, seat, ballot); });
}

Rules::Verdict cast(Open& open, std::size_t seat, const Vote& vote) {
    if ((vote.yes.bits() & vote.no.bits()) != 0) return std::unexpected(Illegal::both_ways);
    for (std::size_t i = 0; i < Ballots::capacity; ++i) {
        if (!vote.yes.has(i) && !vote.no.has(i)) continue;
        if (i >= open.ballots.size() || !may_vote(open, seat, open.ballots[i])) {
            return std::unexpected(Illegal::no_such_ballot);
        }
    }
    for (std::size_t i = 0; i < open.ballots.size(); ++i) {
        if (vote.yes.has(i)) open.ballots[i].yes.add(seat);
        if (vote.no.has(i)) open.ballots[i].no.add(seat);
    }
    return {};
}

bool is_refused(const Open& open, std::size_t seat, Question question) {
    return std::ranges::any_of(open.ballots, [&](const Ballot& ballot) {
        return at(ballot.seat) == seat && ballot.question == question && ballot.no.size() > ballot.yes.size();
    });
}

}  // namespace colorwords

#include "store/store.hpp"

#include <algorithm>
#include <iterator>

namespace store {

void Batch::append(Batch later) {
    const auto add = [](auto& rows, auto& more) { std::ranges::move(more, std::back_inserter(rows)); };
    add(people, later.people);
    add(tables, later.tables);
    add(events, later.events);
    add(memberships, later.memberships);
    add(summaries, later.summaries);
    add(results, later.results);
    add(tales, later.tales);
    add(reports, later.reports);
    add(closed, later.closed);
    add(notes, later.notes);
    add(told, later.told);
    if (later.projected) projected = later.projected;
}

}  // namespace store

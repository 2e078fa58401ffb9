// What is kept beside a table's log so that nobody need fold it: a summary, whose table it is, how a finished game
// ended, and which tales bots told whom. All of it follows from the log alone, by one function, and is stored with the
// events it follows from: what is kept equals what would be made anew (`palette check`).
#pragma once

#include "server/overview.hpp"
#include "server/tables/table.hpp"
#include "store/store.hpp"

namespace server {

inline constexpr std::int32_t projection_version = 2;  // raised when another would be made of the same log

struct Projection {
    store::Summary summary{};
    std::vector<std::string> members{};    // guests who have it among their tables, in order of id
    std::vector<store::Result> results{};  // by seat, once the game is over
    std::vector<store::Tales> tales{};     // of guests whom bots told some, in order of id
    friend bool operator==(const Projection&, const Projection&) = default;
};

Projection project(store::TableId, const Table&);

// What changes in the store when `before`, which is there, becomes `after`.
void add_difference(const Projection& before, const Projection& after, store::Batch&);

// The projection of a stored table, by its log and as it is kept. Empty: its log cannot be read.
std::optional<Projection> projection_by_log(const store::Reader&, store::TableId);
Projection kept_projection(const store::Reader&, store::TableId);

struct Differing { std::size_t tables = 0; std::vector<std::string> different{}, unreadable{}; };  // codes

// Compares the two for every table. If asked to, what differs is written anew.
enum class Mend { no, yes };
Differing check_projections(store::Store&, Mend);

// Files of an older program have none, or others: then they are made, before anybody comes.
void bring_projections_up_to_date(store::Store&);

}  // namespace server

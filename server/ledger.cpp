#include "server/ledger.hpp"

#include <algorithm>
#include <utility>

namespace server {

using store::TableId;

std::optional<TableId> Ledger::find(std::string_view code) const {
    const auto found = std::ranges::find(batch_.tables, code, &store::Table::code);
    return found == batch_.tables.end() ? store_.find(code) : found->id;
}

std::optional<store::Guest> Ledger::guest(std::string_view id) const {
    for (auto latest = batch_.guests.rbegin(); latest != batch_.guests.rend(); ++latest) {
        if (latest->id == id) return *latest;
    }
    return store_.guest(id);
}

std::vector<store::Event> Ledger::events(TableId table) const {
    std::vector<store::Event> log = store_.events(table);
    std::ranges::copy_if(batch_.events, std::back_inserter(log), [&](const auto& each) { return each.table == table; });
    return log;
}

std::vector<TableId> Ledger::tables_of(std::string_view guest, std::size_t most) const {
    std::vector<TableId> tables;
    for (const store::Table& each : store_.tables_of(guest, most)) tables.push_back(each.id);
    for (const store::Membership& each : batch_.memberships) {
        if (each.guest != guest) continue;
        std::erase(tables, each.table);
        if (each.seated) tables.push_back(each.table);
    }
    std::ranges::sort(tables, std::ranges::greater{});
    if (tables.size() > most) tables.resize(most);
    return tables;
}

TableId Ledger::add_table(const std::string& code) {
    const TableId id = std::exchange(next_table_, TableId{static_cast<std::uint32_t>(next_table_) + 1});
    batch_.tables.push_back({id, code});
    return id;
}

void Ledger::commit() {
    if (!batch_.empty()) store_.commit(std::exchange(batch_, {}));
}

}  // namespace server
